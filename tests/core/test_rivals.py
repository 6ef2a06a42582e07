"""Rivals: they score, they can win, and they have no seat."""

import reynard
from reynard.bots import advise
from reynard.core.contract import ScoreLine
from reynard.core.match import Match
from reynard.core.saving import read, verify
from reynard.lab.duel import duel
from toy.fixtures import snatch

__all__ = ["snatch"]


def played(snatch, seed: int, keen: bool = False, seats: int = 1) -> Match:
    """Play a match with the first card each time."""
    match = snatch.start(seats, seed=seed, options={"keen": keen}, names=["Ann", "Bo"][:seats])
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_rival_has_a_row_after_the_seats(snatch):
    match = played(snatch, seed=1)
    assert match.rivals == ("The magpie",)
    assert match.standing.shape == (2, 2)
    assert [match.scores[0], match.rival_scores[0]] == [int(points) for points in match.standing[:, 0]]
    assert len(match.scores) == len(match.rival_scores) == 1
    assert match.breakdown(1) == [ScoreLine("birds", match.rival_scores[0])]
    assert "The magpie" in match._repr_html_()


def test_without_rivals_nothing_changes(snatch):
    match = played(snatch, seed=1, seats=2)
    assert (match.rivals, match.rival_scores, len(match.standing)) == ((), [], 2)
    assert match.winners == match.leaders


def test_a_seat_wins_only_if_nobody_stands_above_it(snatch):
    ends = {(match.scores[0] > match.rival_scores[0], match.winners) for match in all_ends(snatch)}
    assert {(True, (0,)), (False, ())} <= ends
    for match in all_ends(snatch):
        mine, rival = match.scores[0], match.rival_scores[0]
        assert match.winners == ((0,) if mine >= rival else ())
        assert match.leaders == ((0, 1) if mine == rival else (0,) if mine > rival else (1,))


def all_ends(snatch) -> list[Match]:
    return [played(snatch, seed, keen) for seed in range(12) for keen in (False, True)]


def test_bots_play_against_a_rival(snatch):
    match = snatch.start(1, seed=3)
    assert advise(match, 0, milliseconds=50, seed=1).choice in match.legal(0)
    assert reynard.bot("fox").choose(match, 0, seed=1) in match.legal(0)


def test_a_duel_counts_the_rival(snatch):
    result = duel(snatch, ["random"], 20, options={"keen": True})
    (mine,), (rival,) = result.bots, result.rivals
    assert (mine.bot, rival.bot, result.even) == ("random", "The magpie", 0.5)
    assert mine.wins + rival.wins == 20
    assert rival.wins > 0
    assert rival.points > 0


def test_a_proof_tells_the_rivals_points(snatch):
    match = played(snatch, seed=1)
    proof = verify(read(match.save()), snatch)
    assert proof.names == ["Ann", "The magpie"]
    assert proof.scores == [*match.scores, *match.rival_scores]
