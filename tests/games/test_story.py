"""What every game adds to its story, tried on games played at random: headlines, pages, marks and points."""

import pytest

import reynard
from reynard.core.contract import SPECTATOR

from .playing import Way
from .test_every_game import every_way, imagined, moments, refs, seed_of, some_of


@every_way
def test_every_decision_has_a_headline_that_says_nothing_a_seat_may_not_know(way: Way) -> None:
    for match, _, _ in moments(way, seed_of(way)):
        for seat in match.pending:
            headline = match.headline(seat)
            assert headline == headline.strip()
            assert headline
            assert not headline.endswith(".")
            assert "{" not in headline
            assert imagined(match, seat, seed_of(way)).headline(seat) == headline
        for seat in set(range(way.seats)) - set(match.pending):
            assert match.headline(seat) == ""


@every_way
def test_pages_and_marks_tell_only_what_everyone_may_know(way: Way) -> None:
    match, game = way.play(seed_of(way)), way.game
    for ply in some_of(range(1, match.ply + 1), seed_of(way)):
        then, move = match.at(ply), match.moves[ply - 1]
        before, after = (match.at(when).hidden(SPECTATOR, seed_of(way) ^ when) for when in (ply - 1, ply))
        assert game.chapter(match.box, before, after) == then.chapter
        assert game.traces(match.box, before, move.seat, move.action, after) == then.traces
        assert set(then.traces) <= refs(then.view()) | refs(match.at(ply - 1).view())


@every_way
def test_points_by_source_tell_only_what_everyone_may_know(way: Way) -> None:
    for match, _, _ in moments(way, seed_of(way)):
        assert imagined(match, SPECTATOR, seed_of(way)).breakdowns == match.breakdowns


@every_way
def test_pages_of_the_story_have_a_title_and_sentences(way: Way) -> None:
    match = way.play(seed_of(way))
    chapters = [chapter for ply in range(1, match.ply + 1) if (chapter := match.at(ply).chapter)]
    for chapter in chapters:
        assert chapter.title
        assert not chapter.title.endswith(".")
        assert all(line.endswith((".", "!")) for line in chapter.lines)
    titles = [chapter.title for chapter in chapters]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", ["wolf-and-fox", "fox-experiment", "ruse"])
def test_games_in_parts_have_pages(name: str) -> None:
    """Three days, five generations, six rounds or however many the box has: each is a page."""
    game = reynard.game(name)
    match = Way(game, game.seats[1], {option.name: option.values[0] for option in game.options}).play(5)
    assert sum(match.at(ply).chapter is not None for ply in range(1, match.ply + 1)) >= 2
