"""A match: choices, moves, taking back, looking back, telling."""

import hashlib
import json
from random import Random

import numpy as np
import pytest

import reynard
from reynard.core.match import Match, Move, commit

GAME = reynard.game("wolf-and-fox")


def played(moves: int, seats: int = 3, seed: int = 7, **more) -> Match:
    """Play some moves at random."""
    match, choices = GAME.start(seats, seed=seed, **more), Random(seed)
    for _ in range(moves):
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    """Play a match to its end."""
    match, choices = GAME.start(3, seed=7, names=["Ann", "Bob", "<Cy>"]), Random(7)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choices.choice(match.legal(seat)))
    return match


def test_a_fresh_match():
    match = GAME.start(3, seed=7)
    assert match.ply == 0
    assert match.moves == []
    assert len(match.pending) == 1
    assert not match.over
    assert match.scores == [0, 0, 0]
    assert match.winners == ()
    assert match.notes == {}


def test_choices_are_what_may_be_done():
    match = GAME.start(3, seed=7)
    (seat,) = match.pending
    assert sorted(choice.id for choice in match.choices(seat)) == match.legal(seat)
    assert [choice.rank for choice in match.choices(seat)] == sorted(choice.rank for choice in match.choices(seat))
    for other in {0, 1, 2} - {seat}:
        assert match.choices(other) == match.legal(other) == []


def test_a_move_is_kept():
    match = GAME.start(3, seed=7)
    (seat,) = match.pending
    choice = match.legal(seat)[0]
    before = match.table.tobytes()
    match.play(seat, choice)
    assert match.ply == 1
    assert match.moves == [Move(seat, choice)]
    assert match.table.tobytes() != before
    assert match.tables[0].tobytes() == before


def test_an_illegal_move_names_the_rule_and_changes_nothing():
    match = played(5)
    (seat,) = match.pending
    before = [table.tobytes() for table in match.tables]
    for who, what, rule in ((seat, -1, "col-2"), ((seat + 1) % 3, match.legal(seat)[0], "col-1"), (9, 0, "col-1")):
        with pytest.raises(reynard.IllegalMove) as refused:
            match.play(who, what)
        assert refused.value.rule == rule
        assert refused.value.rule in GAME.rulebook.rules
    assert [table.tobytes() for table in match.tables] == before
    assert match.ply == 5


def test_numbers_from_arrays_are_plain_numbers_in_the_match():
    """Whoever plays by array hands over NumPy numbers; the save must still be one."""
    match = GAME.start(2, seed=3)
    match.play(np.int64(match.pending[0]), np.int64(match.legal(match.pending[0])[0]))
    assert type(match.moves[0].seat) is type(match.moves[0].action) is int
    assert reynard.load(match.save()).moves == match.moves


def test_undo_takes_back_the_latest_move():
    match = played(6)
    tables = [table.tobytes() for table in match.tables]
    last = match.moves[-1]
    assert match.undo() == last
    assert match.ply == 5
    assert match.table.tobytes() == tables[5]
    match.play(last.seat, last.action)
    assert match.table.tobytes() == tables[6]


def test_undo_takes_back_the_end_of_the_game(finished):
    match = finished.at(finished.ply)
    match.undo()
    assert not match.over
    assert match.winners == ()


def test_there_is_nothing_before_the_deal():
    with pytest.raises(reynard.ReynardError, match="no move to undo"):
        GAME.start(2).undo()


def test_at_is_the_match_as_it_was(finished):
    for ply in range(finished.ply + 1):
        then = finished.at(ply)
        assert then.ply == ply
        assert then.moves == finished.moves[:ply]
        assert then.table.tobytes() == finished.tables[ply].tobytes()
        assert then.commitment == finished.commitment
    assert finished.at(20).log() == finished.log()[: len(finished.at(20).log())]


@pytest.mark.parametrize("ply", [-1, 6, 99])
def test_at_refuses_what_was_never_played(ply):
    with pytest.raises(reynard.ReynardError, match=f"moves 0 to 5, not {ply}"):
        played(5).at(ply)


def test_no_earlier_table_changes_when_a_copy_is_played_on():
    match = played(10)
    before = [table.tobytes() for table in match.tables]
    copy = match.at(10)
    copy.names[0] = "Someone else"
    copy.notes["pup"] = "Rusty"
    for _ in range(10):
        seat = copy.pending[0]
        copy.play(seat, copy.legal(seat)[-1])
    fork = match.at(4)
    seat = fork.pending[0]
    fork.play(seat, fork.legal(seat)[-1])
    fork.table.seat[0].bones = 99
    match.at(10).table.seat[0].bones = 99
    match.hidden(0, 1).seat[0].bones = 99
    assert [table.tobytes() for table in match.tables] == before
    assert match.ply == 10
    assert match.names == ["Player 1", "Player 2", "Player 3"]
    assert match.notes == {}


def test_looking_changes_nothing(finished):
    match = finished.at(20)
    before = match.table.tobytes()
    for seat in (None, 0, 1, 2):
        match.view(seat)
        match.log(seat)
    for seat in range(3):
        match.choices(seat)
        match.breakdown(seat)
    assert match.scores
    assert repr(match)
    assert match._repr_html_()
    assert match.table.tobytes() == before


def test_the_view_is_ready_for_json(finished):
    for ply in (0, 17, finished.ply):
        view = finished.at(ply).view(0)
        assert json.loads(json.dumps(view)) == view
        assert finished.at(ply).view() == finished.at(ply).view(None)


def test_scores_winners_and_where_points_came_from(finished):
    assert [sum(source.points for source in finished.breakdown(seat)) for seat in range(3)] == finished.scores
    assert max(finished.scores) in [finished.scores[seat] for seat in finished.winners]
    assert [source.words for source in finished.breakdown(0)] == [
        "sheep",
        "pigs",
        "chickens",
        "bacon",
        "pancakes",
        "mice",
        "forest friends",
        "bones",
    ]


def test_the_log_uses_the_players_names(finished):
    log = finished.log()
    assert log == [line for ply in range(finished.ply + 1) for line in finished.lines(ply)]
    assert any(line.startswith("Ann takes the ") for line in log)
    assert any(line.startswith("<Cy> takes the ") for line in log)
    assert not any("Player" in line for line in log)
    assert " wins with " in log[-1] or " share the win " in log[-1]


def test_hidden_is_a_table_of_its_own():
    match = played(3)
    hidden = match.hidden(0, 1)
    assert hidden.tobytes() == match.hidden(0, 1).tobytes() != match.hidden(0, 2).tobytes()
    assert hidden.cup.tobytes() != match.table.cup.tobytes()


def test_the_commitment_binds_seed_and_salt():
    match = GAME.start(2, seed=7)
    assert match.commitment == hashlib.sha256(f"reynard:{match.salt}:7".encode()).hexdigest() == commit(7, match.salt)
    assert GAME.start(2, seed=7).commitment != match.commitment
    assert commit(8, match.salt) != match.commitment != commit(7, "another")


def test_the_commitment_stands_from_the_first_moment_to_the_last(finished):
    assert {finished.at(ply).commitment for ply in range(finished.ply + 1)} == {finished.commitment}


def test_no_view_and_no_log_shows_the_seed():
    match = played(30, seed=1234567890123456789)
    for seat in (None, 0, 1, 2):
        said = json.dumps([match.view(seat), match.log(seat), repr(match), match._repr_html_()])
        assert str(match.seed) not in said
        assert match.salt not in said
        assert not any(str(int(word)) in said for word in match.table.cup.key)


def test_a_match_says_what_it_is(finished):
    match = GAME.start(2, seed=7, names=["Ann", "Bob"])
    waiting = match.names[match.pending[0]]
    assert repr(match) == f"<The Wolf and the Fox, 2 seats, move 0, waiting for {waiting}>"
    assert repr(finished) == f"<The Wolf and the Fox, 3 seats, move {finished.ply}, over>"


def test_a_match_shows_itself_in_a_notebook(finished):
    page = finished._repr_html_()
    assert "<b>The Wolf and the Fox</b>" in page
    assert page.count("<tr>") == 4
    for name, points in zip(("Ann", "Bob", "&lt;Cy&gt;"), finished.scores, strict=True):
        assert f"<td>{name}</td><td>{points}</td>" in page
    assert "<Cy>" not in page


def test_a_name_cannot_break_out_of_the_notebook():
    match = GAME.start(2, seed=7, names=["<script>alert(1)</script>", "\"&'"])
    assert "<script>" not in match._repr_html_()
    assert "&lt;script&gt;" in match._repr_html_()


def test_the_same_seed_deals_the_same_table_and_another_another():
    assert GAME.start(3, seed=7).table.tobytes() == GAME.start(3, seed=7).table.tobytes()
    assert GAME.start(3, seed=7).table.tobytes() != GAME.start(3, seed=8).table.tobytes()
    assert len({GAME.start(3, seed=seed).table.tobytes() for seed in range(300)}) == 300


@pytest.mark.parametrize("ply", [-1, 1])
def test_a_moment_that_never_was_is_refused(ply):
    match = GAME.start(2, seed=1)
    with pytest.raises(reynard.ReynardError, match="moves 0 to 0"):
        match.lines(ply)
    with pytest.raises(reynard.ReynardError, match="moves 0 to 0"):
        match.at(ply)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7"])
def test_a_seed_that_is_no_seed_is_refused(seed):
    with pytest.raises(reynard.BadOptions, match="A seed is a whole number"):
        GAME.start(2, seed=seed)
