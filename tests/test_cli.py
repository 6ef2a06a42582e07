"""The command line, as a person or a script meets it."""

import asyncio
import json
import re
import shlex
import socket
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import reynard
from reynard import preparing
from reynard.cli import main, parser
from reynard.core.errors import ReynardError
from reynard.lab import bench
from reynard.service import serve, sqlite, storage
from reynard.service.limits import Limits
from reynard.service.proxies import Proxies
from reynard.service.reach import read_public_url
from toy.fixtures import snatch

__all__ = ["snatch"]


def test_bench_prints_one_object(monkeypatch, capsys):
    monkeypatch.setattr(bench, "SECONDS", 0.1)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert main(["bench", "foxy", "--json"]) == 0
    speed = json.loads(capsys.readouterr().out)
    assert set(speed) == {"decisions_per_s", "games_per_s", "playouts_per_s", "compile_s", "table_bytes"}
    assert all(value > 0 for value in speed.values())


def test_duel_prints_one_object(capsys):
    assert main(["duel", "wolf-and-fox", "greedy", "random", "--games", "10", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [entry["bot"] for entry in result["bots"]] == ["greedy", "random"]
    for entry in result["bots"]:
        assert {"wins", "share", "interval"} <= set(entry)


def test_duel_prints_a_table_for_people(capsys):
    assert main(["duel", "wolf-and-fox", "greedy", "random", "--games", "4"]) == 0
    assert "95 % interval" in capsys.readouterr().out


def test_prepare_compiles_once_and_says_so(tmp_path, monkeypatch, capsys):
    """And after a change to one game only that one."""
    monkeypatch.setattr(preparing, "code_folder", lambda package: tmp_path / package.name)
    assert main(["prepare"]) == 0
    assert capsys.readouterr().out.startswith("Compiling the rules of 4 games, once")
    assert main(["prepare"]) == 0
    assert not "".join(capsys.readouterr())
    preparing.mark_of("foxy").unlink()
    assert main(["prepare"]) == 0
    assert capsys.readouterr().out.startswith("Compiling the rules of 1 game, once")


def test_box_prints_a_box_that_can_be_played(tmp_path, capsys):
    main(["box", "wolf-and-fox"])
    path = tmp_path / "mine.toml"
    path.write_text(capsys.readouterr().out)
    assert main(["duel", "wolf-and-fox", "random", "random", "--games", "2", "--json", "--box", str(path)]) == 0


def test_a_box_that_comes_with_the_game_goes_by_its_name(snatch, capsys):
    assert main(["box", "snatch", "short-hands"]) == 0
    assert capsys.readouterr().out == snatch.open_box("short-hands").text
    duel = ["duel", "snatch", "random", "random", "--games", "2", "--json"]
    assert main([*duel, "--box", "short-hands"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["box", "snatch", "long-hands"]) == 2
    assert "Snatch has no box 'long-hands'; it has short-hands." in capsys.readouterr().err
    assert main(["box", "wolf-and-fox", "long-hands"]) == 2
    assert "The Wolf and the Fox has no box 'long-hands'; it has only the usual one." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["duel", "chess", "fox", "cub"], "There is no game 'chess'"),
        (["duel", "wolf-and-fox", "fox", "dragon"], "There is no bot 'dragon'"),
        (["duel", "wolf-and-fox", "fox"], "2 to 4 players"),
        (["duel", "wolf-and-fox", "kit", "kit", "--option", "young"], "NAME=VALUE"),
        (["duel", "wolf-and-fox", "kit", "kit", "--option", "wings=1"], "no option 'wings'"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["duel", "wolf-and-fox", "kit", "kit", "--box", "nowhere.toml"], "cannot be read"),
        (["serve", "--limit", "wings=1"], "there is no such limit"),
        (["--limit", "tables=many"], "NAME=VALUE with a number"),
        (["serve", "--limit", "tables=-1"], "a number from 0"),
        (["serve", "--public-url", "fox.example.org"], "such as https://fox.example.org"),
        (["--public-url", "https://fox.example.org/games"], "nothing behind the name but a port"),
        (["serve", "--trusted-proxy", "my-proxy"], "such as 127.0.0.1"),
        (["serve", "--trusted-proxy", "10.0.0.1/8"], "a network of addresses"),
        (["serve", "--network", "--host", "192.0.2.7"], "Leave one of them out"),
    ],
)
def test_mistakes_get_a_sentence(arguments, words, capsys):
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


def finished():
    match = reynard.game("wolf-and-fox").start(seats=2, seed=3, names=["Ann", "Bo"])
    player = reynard.bot("random")
    while not match.over:
        match.play(match.pending[0], player.choose(match, match.pending[0], seed=match.ply))
    return match


def test_verify_proves_a_fair_match(tmp_path, capsys):
    match = finished()
    path = tmp_path / "match.json"
    path.write_text(match.save())
    assert main(["verify", str(path), "--commitment", match.commitment]) == 0
    said = capsys.readouterr().out
    assert "Fair" in said
    assert match.commitment in said
    assert f"Ann {match.scores[0]}" in said


def test_verify_refuses_other_dice(tmp_path, capsys):
    match = finished()
    path = tmp_path / "match.json"
    path.write_text(match.save().replace('"seed": "3"', '"seed": "4"'))
    assert main(["verify", str(path)]) == 2
    assert "the dice were changed" in capsys.readouterr().err
    path.write_text(match.save())
    assert main(["verify", str(path), "--commitment", "0" * 64]) == 2
    assert "not the one that was shown" in capsys.readouterr().err


def in_terminal(answers, arguments, monkeypatch, capsys):
    lines = iter(answers)

    def answer(_prompt):
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "wolf-and-fox", *arguments]) == 0
    return capsys.readouterr().out


def test_a_whole_game_in_the_terminal(monkeypatch, capsys):
    said = in_terminal(["1"] * 60, ["--players", "me,kit", "--seed", "5"], monkeypatch, capsys)
    assert "Final scores" in said
    assert "Fair dice:" in said


def test_undo_hint_save_and_leave_in_the_terminal(tmp_path, monkeypatch, capsys):
    path = tmp_path / "saved.json"
    answers = ["x", "u", "1", "u", "h", "s", str(path), "s", str(path), "q"]
    said = in_terminal(answers, ["--players", "me,me", "--seed", "5"], monkeypatch, capsys)
    assert "no step that could be undone" in said
    assert "wins" in said
    assert "That could not be saved" in said
    assert "See you next time." in said
    assert reynard.load(path.read_text()).seats == 2
    again = in_terminal(["q"], ["--players", "me,me", "--load", str(path)], monkeypatch, capsys)
    assert "it is your turn" in again


def test_help_does_not_wake_the_compiler():
    code = "import sys, reynard.cli as c; c.parser().format_help(); print('numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "False"


OPTIONS = ("--port", "9", "--data", "here", "--name", "fox.lan", "--limit", "tables=5", "--name", "den.lan")


@pytest.mark.parametrize("words", [(*OPTIONS, "serve"), ("serve", *OPTIONS)])
def test_options_of_the_table_count_before_the_command_and_after_it(words):
    given = parser().parse_args(words)
    assert (given.host, given.port, given.data, given.browser) == ("127.0.0.1", 9, Path("here"), False)
    assert (given.name, given.limit) == (["fox.lan", "den.lan"], ["tables=5"])


def test_help_lists_every_limit(capsys):
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out.splitlines()
    for each in fields(Limits):
        assert f"{each.name}={each.default:g}: {each.metadata['words']}" in said


def test_limits_and_names_reach_the_app(tmp_path, monkeypatch, capsys):
    """What the app is made with is what was given, and the name that it listens on is one of its names."""
    made = []

    def create_app(data, **more):
        made.append(more)
        raise ReynardError("It is enough to have been asked.")

    monkeypatch.setattr(preparing, "prepare_games", lambda: None)
    monkeypatch.setattr(serve, "create_app", create_app)
    before = sys.getswitchinterval()
    try:
        options = ["--host", "localhost", "--port", "0", "--limit", "tables=5", "--name", "fox.lan"]
        assert main(["serve", "--data", str(tmp_path), *options]) == 2
        assert sys.getswitchinterval() == pytest.approx(0.001)
    finally:
        sys.setswitchinterval(before)
    assert "It is enough to have been asked." in capsys.readouterr().err
    assert made[0]["limits"] == Limits(tables=5)
    assert made[0]["names"] == ["fox.lan", "localhost"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "There is no port 70000"),
        (["--port", "-1"], "There is no port -1"),
        (["--host", "192.0.2.7", "--port", "0"], "is no address of this machine"),
    ],
)
def test_where_it_cannot_listen_nothing_is_begun(arguments, words, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(preparing, "prepare_games", lambda: None)
    assert main(["serve", "--data", str(tmp_path / "data"), *arguments]) == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_a_port_that_is_taken_is_told_and_nothing_is_begun(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(preparing, "prepare_games", lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--data", str(tmp_path / "data"), "--port", str(port)]) == 2
    assert "already in use. Choose another with --port" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_the_unit_in_the_guide_starts_what_there_is():
    """The options that docs/hosting.md tells a server to start with exist, and are what they say."""
    guide = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text()
    command = re.search(r"^ExecStart=\S+/reynard (.*?[^\\])$", guide, re.MULTILINE | re.DOTALL)
    given = parser().parse_args(shlex.split(command[1].replace("\\\n", " ")))
    assert read_public_url(given.public_url) == "https://fox.example.org"
    assert Proxies(given.trusted_proxy).trust("127.0.0.1")
    assert (given.port, given.data) == (8000, Path("/var/lib/reynard"))


def test_a_second_table_on_one_folder_and_a_folder_that_is_none(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(preparing, "prepare_games", lambda: None)
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    first = storage.Storage(tmp_path)
    try:
        assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    finally:
        asyncio.run(first.close())
    assert "already being served from this data folder" in capsys.readouterr().err

    def refuse(*_args, **_more):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as without_rights:
        without_rights.setattr(Path, "mkdir", refuse)
        assert main(["serve", "--data", str(tmp_path / "theirs"), "--port", "0"]) == 2
    assert "(Permission denied). Give yourself the right to write there" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["serve", "--data", str(tmp_path / "file"), "--port", "0"]) == 2
    assert "choose another folder with --data" in capsys.readouterr().err


def test_a_name_that_is_none_is_told_at_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(preparing, "prepare_games", lambda: None)
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--name", "http://fox.lan"]) == 2
    assert "write a name without http:// and port" in capsys.readouterr().err
