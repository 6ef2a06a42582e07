"""Matches outlive the rules they were begun under: as they lie in memory, and as they are played."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from reynard.core.contract import Game
from reynard.core.errors import BadSave, ReynardError
from reynard.core.match import Era, Match
from reynard.core.record import Record
from reynard.core.saving import read, rebuild, verify
from toy import GAME
from toy.other_rules import OtherTable, changed, pick_and_pluck, recounted, relaid


def played(game: Game, moves: int) -> Match:
    """Play some moves at random."""
    match, choices = game.start(2, seed=7, names=["Ann", "Ben"]), Random(3)
    for _ in range(moves):
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def saved(moves: int) -> str:
    """Save a match that was played under the first rules."""
    return played(GAME, moves).save()


@pytest.mark.parametrize("moves", [0, 3, 10])
def test_another_layout_is_the_same_match(moves: int) -> None:
    before = played(GAME, moves)
    match = rebuild(read(before.save()), relaid)
    assert match.since == 0
    assert match.eras == [Era(0, 1)]
    assert match.log(0) == before.log(0)
    assert json.loads(match.save()) == json.loads(before.save())
    assert verify(read(match.save()), GAME).scores == before.scores


@pytest.mark.parametrize("layout", [GAME.table, OtherTable])
def test_a_match_in_play_goes_on_from_where_it_stood_under_other_rules(layout: type[Record]) -> None:
    before, today = played(GAME, 3), replace(changed, table=layout)
    match = rebuild(read(before.save()), today)
    assert (match.ply, match.since, match.moves) == (3, 3, before.moves)
    assert match.eras == [Era(0, 1), Era(3, 2)]
    assert match.scores == before.scores
    assert match.view(0) == before.view(0)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    assert match.scores[seat] >= before.scores[seat] + 1
    assert match.log()[0] == (
        "The first 3 moves were made under version 1 of the rules of Snatch. "
        "This release has version 2 and cannot show them one by one."
    )
    assert match.log()[1] == "Ben picks a card."


def test_a_piece_that_the_rules_no_longer_know_is_left_out() -> None:
    before = played(relaid, 3)
    before.table.feathers = 5
    match = rebuild(read(before.save()), replace(GAME, version=2))
    assert (match.ply, match.is_carried, match.scores) == (3, True, before.scores)
    assert match.view(1) == before.view(1)


def test_it_can_be_saved_and_loaded_again() -> None:
    match = rebuild(read(saved(3)), changed)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    again = rebuild(read(match.save()), changed)
    assert (again.ply, again.since, again.scores, again.eras) == (4, 3, match.scores, match.eras)
    assert again.save() == match.save()
    later = rebuild(read(match.save()), replace(GAME, version=3))
    assert (later.since, later.eras[-1]) == (4, Era(4, 3))


def test_nothing_is_taken_back_that_was_done_under_other_rules() -> None:
    match = rebuild(read(saved(3)), changed)
    mover = match.moves[-1].seat
    with pytest.raises(ReynardError, match="no step that could be undone"):
        match.last_step(mover)
    with pytest.raises(ReynardError, match="no move to undo"):
        match.undo()
    with pytest.raises(ReynardError, match="made under version 1"):
        match.at(2)


def test_a_finished_match_keeps_its_result() -> None:
    before = played(GAME, 10)
    assert before.over
    for today in (changed, recounted):
        match = rebuild(read(before.save()), today)
        assert match.over
        assert match.scores == before.scores
        assert match.winners == before.winners
        assert [match.breakdown(seat) for seat in range(2)] == [before.breakdown(seat) for seat in range(2)]
        assert rebuild(read(match.save()), today).scores == before.scores
    assert rebuild(read(before.save()), recounted).since == 0


def test_rules_that_changed_nothing_for_a_match_leave_it_whole() -> None:
    before = played(GAME, 3)
    match = rebuild(read(before.save()), replace(GAME, version=2))
    assert match.since == 0
    assert match.eras == [Era(0, 1), Era(3, 2)]
    assert match.log() == before.log()
    assert match.told_of_eras == "All moves were made under versions 1 and 2 of the rules of Snatch."
    assert verify(read(match.save()), replace(GAME, version=2)).versions == "versions 1 and 2"


def test_a_proof_says_under_which_rules_it_cannot_be_made() -> None:
    assert verify(read(saved(10)), GAME).versions == "version 1"
    with pytest.raises(BadSave, match=r"The first 10 moves were made under version 1 .* So it cannot prove them"):
        verify(read(saved(10)), changed)


def test_rules_of_tomorrow_are_not_guessed() -> None:
    text = replace(GAME, version=2).start(2).save()
    with pytest.raises(BadSave, match=r"version 2 of the rules of Snatch; this Reynard has version 1\. Update"):
        rebuild(read(text), GAME)


def test_other_rules_under_the_same_version_are_noticed() -> None:
    with pytest.raises(BadSave, match="does not replay to the table"):
        rebuild(read(saved(3)), replace(GAME, play=pick_and_pluck))


def test_saves_of_the_first_format_are_read() -> None:
    data = json.loads(saved(10))
    first = {**data, "reynard": 1, "table": "0" * 64}
    for key in ("eras", "since", "digest", "result"):
        del first[key]
    match = rebuild(read(json.dumps(first)), GAME)
    assert json.loads(match.save()) == data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"eras": []}, "under which version"),
        ({"eras": [[1, 1]]}, "belong to no moves"),
        ({"eras": [[0, "1"]]}, "not a whole number"),
        ({"since": {"ply": 99, "pieces": {}}}, "names no move"),
        ({"since": 3}, "'since' is not of the expected kind"),
        ({"table": {"seats": 1.5}}, "'seats' is not of the expected kind"),
        ({"result": {"standing": [[1, 2]]}}, "its result is not one"),
        ({"result": {"standing": [], "breakdown": [[[1, 2]]]}}, "its result is not one"),
    ],
)
def test_what_is_damaged_is_named(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        rebuild(read(json.dumps({**json.loads(saved(3)), **change})), GAME)
