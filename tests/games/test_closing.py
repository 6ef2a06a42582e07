"""The log of every game ends with who has won and with everybody's points."""

import re

import pytest

import reynard

from .playing import Way, enough_ways

WAYS = [way for name in reynard.game_names() for way in enough_ways(reynard.game(name))]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_log_ends_with_the_winner_and_the_totals(way: Way) -> None:
    match = way.play(seed=3)
    told = " ".join(match.lines(match.ply))
    if way.seats > 1:
        assert re.search(r"\b(wins?|share)\b", told)
        missing = [points for points in match.scores if not re.search(rf"\b{points}\b", told)]
        assert missing == []
    else:
        assert re.search(r"\b(wins|ends with)\b", told)
