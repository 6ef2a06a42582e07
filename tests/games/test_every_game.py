"""What holds for every game and every way to play it, tried on games played at random.

Snatch, the tests' own game, is among them: small enough for a reader to see why it holds there.
"""

import json
from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reynard
from examples import few
from reynard.core.contract import SPECTATOR
from reynard.core.dice_cup import fill
from reynard.core.match import Match
from reynard.core.notes import named
from reynard.core.saving import read, rebuild
from toy import GAME as SNATCH

from .playing import Way, enough_ways, ways_to_play

GAMES = [*(reynard.game(name) for name in reynard.game_names()), SNATCH]
LONGEST = 1000  # moves; no game comes near
MOMENTS = 20  # of a game; whoever sees them all in a short one sees every few of a long one

every_combination = pytest.mark.parametrize("way", [way for game in GAMES for way in ways_to_play(game)], ids=str)
every_way = pytest.mark.parametrize("way", [way for game in GAMES for way in enough_ways(game)], ids=str)
seeds = st.integers(0, 2**63 - 1)


def seed_of(way: Way) -> int:
    """Give each way to play a seed of its own, for what takes too long to try on many."""
    return crc32(str(way).encode())


def play_step_by_step(way: Way, seed: int):
    """Play a match at random and stop before every move."""
    match, choices = way.start(seed), Random(seed)
    while not match.over:
        seat = choices.choice(match.pending)
        action = choices.choice(match.legal(seat))
        yield match, seat, action
        match.play(seat, action)


def moments(way: Way, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Play a match at random and go back to moments all through it, each before a move."""
    match = way.play(seed)
    for ply in some_of(range(match.ply), seed):
        move = match.moves[ply]
        yield match.at(ply), move.seat, move.action


def some_of(plies: range, seed: int) -> range:
    """Choose so many plies of a long game, the same number apart; the seed says where to begin."""
    stride = 1 + (len(plies) - 1) // MOMENTS
    return plies[seed % stride :: stride]


@every_way
@given(seed=seeds)
@few(2)
def test_it_ends_and_whoever_is_waited_for_has_a_choice(way, seed):
    for match, _, _ in play_step_by_step(way, seed):
        assert match.ply < LONGEST
        for seat in range(way.seats):
            assert bool(match.legal(seat)) == (seat in match.pending)
        assert match.winners == ()
    assert match.over
    assert match.leaders
    assert all(match.legal(seat) == [] for seat in range(way.seats))


@every_combination
def test_options_go_together(way):
    """However they are combined, a game ends, and its save leads to the same bytes."""
    match = way.play(seed_of(way))
    assert match.ply < LONGEST
    assert rebuild(read(match.save()), way.game).table.tobytes() == match.table.tobytes()


@every_way
@given(seed=seeds, stranger=st.integers())
@few(2)
def test_what_is_not_offered_is_refused_by_a_rule_and_changes_nothing(way, seed, stranger):
    rules = way.game.rulebook.rules
    choices = Random(seed)
    for match, seat, action in moments(way, seed):
        before = match.table.tobytes()
        forbidden = sorted(set(range(len(way.game.actions))) - set(match.legal(seat)))
        attempts = [(seat, choices.choice(forbidden)), (seat, len(way.game.actions) + abs(stranger)), (seat, -1)]
        attempts += [(seat, action + 0.5)]
        attempts += [(other, action) for other in range(way.seats) if other not in match.pending]
        for who, what in attempts:
            with pytest.raises(reynard.IllegalMove) as refused:
                match.play(who, what)
            assert str(refused.value).endswith(".")
            assert refused.value.rule in rules
        assert match.table.tobytes() == before


@every_way
def test_every_refusal_has_words_and_a_rule(way):
    rules = way.game.rulebook.rules
    for match, seat, _ in moments(way, seed_of(way)):
        for action in set(range(len(way.game.actions))) - set(match.legal(seat)):
            refusal = way.game.words.refuse(match.box, match.table, seat, action)
            assert refusal.words
            assert refusal.rule in rules


@every_way
@given(seed=seeds)
@few(2)
def test_it_replays_to_the_same_bytes_and_no_earlier_table_ever_changes(way, seed):
    seen = [match.table.tobytes() for match, _, _ in play_step_by_step(way, seed)]
    match = way.play(seed)
    assert [table.tobytes() for table in match.tables[:-1]] == seen
    again = way.start(seed)
    for move in match.moves:
        again.play(move.seat, move.action)
    assert again.table.tobytes() == match.table.tobytes()
    assert [table.tobytes() for table in again.tables[:-1]] == seen


@every_way
@given(seed=seeds, part=st.floats(0, 1))
@few(2)
def test_it_saves_and_loads_to_the_same_bytes(way, seed, part):
    match = way.play(seed)
    for then in (match, match.at(int(part * match.ply))):
        loaded = rebuild(read(then.save()), way.game)
        assert loaded.save() == then.save()
        assert [table.tobytes() for table in loaded.tables] == [table.tobytes() for table in then.tables]


@every_way
@given(seed=seeds)
@few(2)
def test_scores_are_the_sum_of_their_sources(way, seed):
    for then, _, _ in moments(way, seed):
        assert sums(then) == [*then.scores, *then.rival_scores]
    match = way.play(seed)
    assert sums(match) == [*match.scores, *match.rival_scores]
    best = max(tuple(row) for row in match.standing)
    assert match.winners == tuple(seat for seat in range(way.seats) if tuple(match.standing[seat]) == best)


def sums(match):
    """Add up the sources of everybody's points, the rivals' too."""
    return [sum(source.points for source in match.breakdown(row)) for row in range(match.seats + len(match.rivals))]


@every_way
def test_points_by_source_tell_nothing_that_is_hidden(way):
    """Whoever clicks on a score is told where the points come from, at any moment; that must give nothing away."""
    match = way.play(seed_of(way))
    for ply in some_of(range(match.ply + 1), seed_of(way)):
        viewer = ply % (way.seats + 1) - 1  # everybody in turn, the spectator too
        then, might_be = match.at(ply), match.at(ply)
        might_be.tables[-1] = then.hidden(viewer, seed_of(way) + 2 + ply)
        assert might_be.breakdowns == then.breakdowns


@every_way
def test_nobody_sees_what_they_may_not_know(way):
    """A view is the same for the table and for any table that could be true for all the viewer knows."""
    match = way.play(seed_of(way))
    for viewer in (SPECTATOR, *range(way.seats)):
        for ply in some_of(range(match.ply + 1), seed_of(way) + viewer):
            then = match.at(ply)
            might_be = then.hidden(viewer, seed_of(way) + 1 + ply)
            view = way.game.view(then.box, then.table, viewer)
            assert view == way.game.view(then.box, might_be, viewer)
            assert view == json.loads(json.dumps(view))
            assert might_be.cup.tobytes() != then.table.cup.tobytes()


@every_way
@given(seed=seeds)
@few(2)
def test_nobody_hears_what_they_may_not_know(way, seed):
    """The log is told to each viewer from what that viewer may know of the tables before and after."""
    words = way.game.words
    match = way.play(seed)
    for viewer in [SPECTATOR, *range(way.seats)]:
        opening = words.opening(match.box, match.at(0).hidden(viewer, seed), viewer, match.names)
        assert [named(line, match.notes) for line in opening] == match.lines(0, viewer)
        for ply in some_of(range(1, match.ply + 1), seed + viewer + 1):
            move = match.moves[ply - 1]
            before, after = (match.at(when).hidden(viewer, seed ^ when) for when in (ply - 1, ply))
            told = words.tell(match.box, before, move.seat, move.action, after, viewer, match.names)
            told = [named(line, match.notes) for line in told]
            assert told == match.lines(ply, viewer)
            assert all(line and line.endswith(".") for line in told)


@every_way
@given(seed=seeds)
@few(2)
def test_what_a_seat_may_do_depends_only_on_what_it_knows(way, seed):
    for match, seat, _ in moments(way, seed):
        for each in match.pending:
            might_be = imagined(match, each, seed)
            assert might_be.legal(each) == match.legal(each)
            assert might_be.pending == match.pending
            if each == seat:
                assert might_be.choices(each) == match.choices(each)


@every_way
@given(seed=seeds)
@few(2)
def test_what_a_seat_imagines_depends_only_on_what_it_knows(way, seed):
    """From any table that could be true a seat imagines the same: not even a bot with a known seed gives it away."""
    for match, seat, _ in moments(way, seed):
        for viewer in (seat, SPECTATOR):
            assert imagined(match, viewer, seed).hidden(viewer, 7).tobytes() == match.hidden(viewer, 7).tobytes()


def imagined(match, viewer, seed):
    """Give the match as it might be for all that a viewer can know."""
    might_be = match.at(match.ply)
    might_be.tables[-1] = match.hidden(viewer, seed ^ match.ply)
    return might_be


@every_way
@given(seed=seeds)
@few(3)
def test_who_is_waited_for_gives_nothing_away(way, seed):
    """Where others hold other cards, the same move told in the same words leads to the same seats being waited for."""
    for match, seat, action in moments(way, seed):
        after = match.at(match.ply)
        after.play(seat, action)
        others = [viewer for viewer in (SPECTATOR, *range(way.seats)) if viewer != seat]
        viewer = others[match.ply % len(others)]
        might_be = imagined(match, viewer, seed)
        might_be.table.cup = match.table.cup
        if action in might_be.legal(seat):
            might_be.play(seat, action)
            if might_be.lines(after.ply, viewer) == after.lines(after.ply, viewer):
                assert might_be.pending == after.pending


@every_way
@given(seed=seeds)
@few(2)
def test_a_step_that_leaves_the_dice_cup_alone_has_revealed_nothing(way, seed):
    """With any other dice in the cup the same step would have led to the same table."""
    for match, seat, action in moments(way, seed):
        after = match.at(match.ply)
        after.play(seat, action)
        if after.table.cup.tobytes() == match.table.cup.tobytes():
            other = match.at(match.ply)
            fill(other.table.cup, seed ^ 1)
            other.play(seat, action)
            fill(other.table.cup, 0)
            fill(after.table.cup, 0)
            assert other.table.tobytes() == after.table.tobytes()


@every_way
def test_every_choice_has_words_a_rule_and_things_to_point_at(way):
    rules = way.game.rulebook.rules
    for match, seat, _ in moments(way, seed_of(way)):
        things = refs(match.view(seat))
        choices = match.choices(seat)
        assert sorted(choice.id for choice in choices) == match.legal(seat)
        assert len({choice.words for choice in choices}) == len(choices)
        for choice in choices:
            assert choice.words.strip()
            assert choice.rule in rules
            assert choice.at
            assert set(choice.at) <= things


def refs(view):
    """List everything on the table that can be pointed at: what carries a ref, and what stands there by name."""
    found = set(view)

    def look(part):
        if isinstance(part, dict):
            found.update(value for key, value in part.items() if key == "ref" or key.endswith("_ref"))
            found.update(each for key, rows in part.items() if key.endswith("_refs") for row in rows for each in row)
            part = list(part.values())
        if isinstance(part, list):
            for each in part:
                look(each)

    look(view)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_small_and_a_box_is_read_only(game):
    assert game.table.dtype.itemsize < 12_000  # most of it Ruse's account of a round's end
    record = game.standard_box.record
    if game is not SNATCH:
        with pytest.raises(ValueError, match="read-only"):
            record[record.dtype.names[0]] = 0


@pytest.mark.parametrize("name", reynard.game_names())
def test_it_has_a_title_seats_and_options_people_can_read(name):
    game = reynard.game(name)
    assert game.name == name
    assert game.title
    assert game.tagline.endswith(".")
    assert list(game.seats) == sorted(set(game.seats))
    for option in game.options:
        assert option.words
        assert len(option.labels) == len(option.values) == len(set(option.values)) > 1
