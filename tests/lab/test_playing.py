"""Units of a question are the same games wherever, however and in whatever order they are played."""

import time
from threading import Event

import numpy as np
import pytest

import reynard
from reynard.bots import Bot
from reynard.core.errors import BadOptions, ReynardError, UnknownBot
from reynard.lab.keeping import Kept, usual_folder
from reynard.lab.playing import Played, play_unit
from reynard.lab.question import Question, Unit, ask
from reynard.lab.running import Interrupted, run

GAMES = ("wolf-and-fox", "fox-experiment", "foxy", "ruse")


def question(game: str = "wolf-and-fox", lineup: tuple[str, ...] = ("cub", "kit", "cub"), games: int = 500) -> Question:
    played = reynard.game(game)
    return ask("balance", played, (lineup,), games, counts=played.counting is not None, seed=3)


def rows_of(asked: Question, kept: Kept) -> list[bytes]:
    with kept:
        return [part.tobytes() for played in kept.read(asked.units()) for part in played]


@pytest.mark.parametrize("name", GAMES)
def test_compiled_games_are_the_games_played_move_by_move(name, monkeypatch):
    """Points, ranks, places, moves, changes of the lead, and everything that was counted."""
    asked, unit = question(name, ("greedy", "random")), Unit(0, 0, 3, 7)
    compiled = play_unit(asked, unit)
    for kind in (reynard.bots.Greedy, reynard.bots.Random):
        monkeypatch.setattr(kind, "temperature", Bot.temperature)
    step_by_step = play_unit(asked, unit)
    assert np.array_equal(compiled.players, step_by_step.players)
    assert np.array_equal(compiled.things, step_by_step.things)
    assert len(compiled.players) >= 8


@pytest.mark.parametrize("name", GAMES)
def test_rows_agree_with_the_match(name):
    game = reynard.game(name)
    asked = ask("tournament", game, (("greedy", "random"),), 4, seed=2)
    rows = play_unit(asked, Unit(0, 0, 1, 2)).players
    match = game.start(seats=2, seed=2 * 1_000_003)
    bots = [reynard.bot("random"), reynard.bot("greedy")]  # whose seats have moved on by one
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(match, seat, seed=1009 + match.ply))
    assert rows["points"][:2].tolist() == match.scores
    assert [seat for seat in range(2) if rows["won"][seat] > 0] == list(match.winners)
    assert rows["player"][:2].tolist() == [1, 0]
    assert rows["moves"][0] == match.ply


def test_victories_add_up_and_ranks_follow_from_points():
    rows = play_unit(question(), Unit(0, 0, 0, 240)).players.reshape(240, 3)
    assert rows["won"].sum(axis=1) == pytest.approx(1)
    assert ((rows["rank"] == 0) == (rows["won"] > 0)).all()
    assert (rows["ahead"].max(axis=1) >= 0).all()
    best = rows["points"].max(axis=1, keepdims=True)
    assert ((rows["ahead"] >= 0) == (rows["points"] == best)).all()
    assert sorted(set(rows["place"].ravel())) == [0, 1, 2]


def test_units_are_packed_and_unpacked_unchanged():
    played = play_unit(question(), Unit(0, 0, 0, 5))
    again = Played.from_bytes(played.to_bytes())
    assert np.array_equal(played.players, again.players)
    assert np.array_equal(played.things, again.things)


@pytest.mark.parametrize("lineup", [("cub", "kit", "cub"), ("cub", "fox")])
def test_jobs_change_nothing(lineup, cache):
    asked = question(lineup=lineup, games=720 if "fox" not in lineup else 4)
    one = rows_of(asked, run(asked, jobs=1, keep=cache / "one"))
    assert one == rows_of(asked, run(asked, jobs=2, keep=cache / "two"))


def test_every_game_is_in_one_unit_and_questions_of_several_line_ups_grow_evenly():
    asked = ask("tournament", reynard.game("wolf-and-fox"), (("cub", "kit"), ("cub", "fox")), 500)
    units = list(asked.units())
    for lineup in (0, 1):
        covered = [number for unit in units if unit.lineup == lineup for number in range(unit.first, unit.last)]
        assert covered == list(range(500))
    assert {unit.lineup for unit in units[:241]} == {0, 1}
    assert units[241].first == 240


def test_an_interrupted_run_keeps_what_was_played_and_goes_on_there(cache, monkeypatch):
    asked, seen = question(games=2400), []

    def stop(done: int, weight: int) -> None:
        seen.append(done / weight)
        if len(seen) == 4:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted, match=r"30% is played and kept\. The same command goes on"):
        run(asked, jobs=1, progress=stop)
    assert seen == pytest.approx([0, 0.1, 0.2, 0.3])
    seen.clear()
    again = rows_of(asked, run(asked, jobs=1, progress=lambda done, weight: seen.append(done / weight)))
    assert seen[0] == pytest.approx(0.3)
    assert again == rows_of(asked, run(asked, jobs=1, keep=cache / "undisturbed"))


def test_whoever_stops_does_not_wait_for_the_games_in_progress(monkeypatch):
    asked, gate, told = question(games=720), Event(), []

    def slow(question: Question, unit: Unit) -> bytes:
        if unit.first:
            gate.wait(60)
        return b"played"

    def stop(done: int, weight: int) -> None:
        told.append(done)
        if done:
            raise KeyboardInterrupt

    monkeypatch.setattr("reynard.lab.running.packed_unit", slow)
    began = time.monotonic()
    with pytest.raises(Interrupted):
        run(asked, jobs=2, progress=stop)
    gate.set()
    assert time.monotonic() - began < 50
    assert told == [0, 720]


def test_a_unit_that_fails_is_told_as_what_it_is(monkeypatch):
    def fail(*_: object) -> bytes:
        raise ReynardError("The dice fell off the table.")

    monkeypatch.setattr("reynard.lab.running.packed_unit", fail)
    with pytest.raises(ReynardError, match="The dice fell off the table"):
        run(question(games=10), jobs=2)


def test_more_games_are_the_same_question(cache):
    asked, seen = question(games=480), []
    run(asked, keep=cache).close()
    more = asked.with_games(960)
    assert more.digest == asked.digest
    run(more, keep=cache, progress=lambda done, weight: seen.append(done / weight)).close()
    assert seen[0] == pytest.approx(0.5)


def test_a_unit_that_is_played_twice_counts_once(cache):
    asked = question(games=240)
    with run(asked) as kept:
        (unit,) = asked.units()
        kept.keep(unit, b"late")
        assert len(kept.units()) == 1
        assert len(next(kept.read([unit])).players) == 720


def test_a_folder_of_another_question_is_refused(cache):
    run(question(games=10), keep=cache).close()
    with pytest.raises(
        ReynardError, match=r"keeps the games of another question \(balance of wolf-and-fox: cub, kit, cub"
    ):
        run(question(lineup=("cub", "kit"), games=10), keep=cache)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(ReynardError, match="Nothing can be kept in"):
        run(question(games=10), keep=tmp_path / "file")


def test_what_was_answered_is_deleted(cache):
    asked = question(games=10)
    kept = run(asked)
    kept.delete()
    assert not usual_folder(asked).exists()


def test_questions_survive_being_written_down():
    asked = question("ruse", ("fox", "fox"))
    assert Question.from_json(asked.to_json()) == asked
    assert Question.from_json(asked.to_json()).digest == asked.digest


def test_a_machine_with_other_rules_does_not_play():
    asked = question()
    other = Question.from_json(asked.to_json().replace(f'"version": {asked.version}', '"version": 99'))
    with pytest.raises(ReynardError, match="the question is about version 99"):
        play_unit(other, Unit(0, 0, 0, 1))


def test_what_cannot_be_played_is_refused_before_the_first_game():
    wolf = reynard.game("wolf-and-fox")
    with pytest.raises(UnknownBot):
        ask("luck", wolf, (("cub", "dragon"),), 10)
    with pytest.raises(BadOptions, match="2 to 4 players"):
        ask("luck", wolf, (("cub",) * 5,), 10)
    with pytest.raises(BadOptions, match="has no option 'wings'"):
        ask("luck", wolf, (("cub", "cub"),), 10, options={"wings": 1})
    with pytest.raises(BadOptions, match="at least 1 game"):
        ask("luck", wolf, (("cub", "cub"),), 0)
    with pytest.raises(BadOptions, match="A seed of the lab"):
        ask("luck", wolf, (("cub", "cub"),), 10, seed=-1)
