"""A short run of every example."""

import doctest
import runpy
from pathlib import Path

import numpy as np
import pytest
import torch

EXAMPLES = Path(__file__).parents[2] / "examples"


def open_example(name):
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


@pytest.mark.parametrize(
    ("name", "settings", "told"),
    [
        ("pettingzoo_random", {}, "ahead of the best of the others"),
        ("gymnasium_greedy", {"games": 20}, "games against two random bots"),
        ("openspiel_search", {"simulations": 2}, "shares of the victory"),
    ],
)
def test_the_short_ones_play(name, settings, told, capsys):
    open_example(name)["main"](**settings)
    assert told in capsys.readouterr().out


def test_the_page_on_environments_says_what_happens():
    failed, tried = doctest.testfile(str(EXAMPLES.parent / "docs" / "environments.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_every_example_is_run():
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {
        "gymnasium_greedy",
        "openspiel_search",
        "pettingzoo_random",
        "ppo",
    }


def test_it_learns(monkeypatch, tmp_path, capsys):
    """A few rounds take it well above an even share; the whole of what it learns is measured by a benchmark."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        asked = [
            "ppo.py",
            "--minutes",
            "0",
            "--rounds",
            "8",
            "--tables",
            "64",
            "--games",
            "200",
            "--out",
            str(tmp_path / "ppo"),
        ]
        monkeypatch.setattr("sys.argv", asked)
        open_example("ppo")["main"]()
    finally:
        torch.set_num_threads(threads)
    told = capsys.readouterr().out
    assert "of 200 games against random" in told
    share = float(told.split("% of 200 games")[0].split()[-1])
    assert share > 60
    assert (tmp_path / "ppo.png").read_bytes().startswith(b"\x89PNG")
    assert torch.load(tmp_path / "ppo.pt", weights_only=True)


def test_an_advantage_is_what_followed_for_the_same_seat():
    """Two seats take turns at one table; the first game ends at the third step, the second goes on."""
    judge = open_example("ppo")["judge"]
    trace = open_example("ppo")["TRACE"]
    played = {
        "seat": torch.tensor([[0], [1], [0], [1], [0]]),
        "value": torch.tensor([[0.5], [0.6], [0.7], [0.4], [0.3]]),
        "rewards": torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]], [[0.0, 0.0]]]),
        "end": torch.tensor([[False], [False], [True], [False], [False]]),
    }
    found = judge(played).squeeze(1).numpy()
    expected = [0.2 + trace * 0.3, -0.6, 0.3, np.nan, np.nan]
    assert found == pytest.approx(expected, nan_ok=True)
