"""Long lists of choices stand under headings, which the choices themselves carry."""

from random import Random

import pytest

import reynard


@pytest.mark.parametrize("name", reynard.game_names())
def test_choices_that_point_at_the_same_thing_first_stand_under_one_heading(name: str) -> None:
    game, headings = reynard.game(name), set()
    for seats in game.seats[:3]:
        match, choices = game.start(seats, seed=seats), Random(seats)
        while not match.over:
            seat = match.pending[0]
            offered = match.choices(seat)
            for first in {choice.at[0] for choice in offered}:
                together = {choice.heading for choice in offered if choice.at[0] == first}
                assert len(together) == 1, [choice.words for choice in offered if choice.at[0] == first]
                headings |= together
            match.play(seat, choices.choice(offered).id)
    assert headings - {""}
