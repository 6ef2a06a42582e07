"""A bot is handed what its seat may know and nothing else, whatever its level and whatever the game."""

from dataclasses import replace
from functools import cache, partial
from random import Random
from types import SimpleNamespace

import pytest

import reynard
from bots.reach import secrets_within_reach
from games.playing import Way, enough_ways, play_out
from reynard.bots import LEVELS, PLAIN, Bot, LevelledBot, Search, advise, weigh
from reynard.bots.thinking import think
from toy import GAME as SNATCH

GAMES = [*(reynard.game(name) for name in reynard.game_names()), SNATCH]
SEED, SALT = 0x5EED_5EED_5EED_5EED, "salt of the earth"
MOMENTS = 8  # of a game
MOVES = 20  # for which two tables may grow apart unseen
PLAYOUTS = 20


def ways_by_seats(game):
    """Give one way to play for each number of seats."""
    return {way.seats: way for way in enough_ways(game)}


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_bot = pytest.mark.parametrize("name", [*LEVELS, *PLAIN])
every_number_of_rivals = pytest.mark.parametrize(
    "way", [way for game in GAMES for seats, way in ways_by_seats(game).items() if seats > 1], ids=str
)


def quick(name):
    """Give a bot of this name; one that thinks ahead does so for a short while only."""
    player = reynard.bot(name)
    if isinstance(player, LevelledBot) and isinstance(player.thinker, Search):
        return replace(player, thinker=Search(PLAYOUTS))
    return player


@cache
def played(game):
    """Play a whole match of three at random, and list the plies at which a seat had several choices."""
    match = play_out(Way(game, 3, game.settle_options(None, 3)).start(SEED, SALT), Random(SEED))
    return match, [ply for ply, move in enumerate(match.moves) if len(match.at(ply).legal(move.seat)) > 1]


def moments(game, count=MOMENTS):
    """Go back to so many moments of a match at which a seat has several choices, the last of them first."""
    match, plies = played(game)
    for ply in plies[:: -(1 + len(plies) // count)]:
        yield match.at(ply), match.moves[ply].seat


def with_other_secrets(match, seat, seed):
    """Give the match as it might be for all that a seat knows; of what everybody was shown, nothing is changed."""
    other = match.at(match.ply)
    other.tables = [match.hidden(seat, seed)]
    if match.game.mind:
        other.table.card = match.table.card
    other.seed, other.salt = seed, ""
    return other


@every_game
@every_bot
def test_no_match_no_seed_and_no_true_table_is_within_reach_of_a_bot(game, name, monkeypatch):
    handed = []

    def take_down(bot, *given, **named):
        handed.append((bot, given, named))
        return decide(bot, *given, **named)

    decide = Bot.decide
    monkeypatch.setattr(Bot, "decide", take_down)
    for match, seat in moments(game):
        quick(name).choose(match, seat, seed=5)
        assert secrets_within_reach(match, handed.pop()) == []


def test_what_is_within_reach_is_found():
    """However it is wrapped up; or the test above would prove nothing."""
    match = next(moments(SNATCH))[0]
    for wrapped in ([match], {"a": (match,)}, lambda: match, partial(len, match), SimpleNamespace(it=match.legal)):
        assert "a match" in secrets_within_reach(match, wrapped)
    assert secrets_within_reach(match, [match.seed]) == ["the seed"]
    assert secrets_within_reach(match, f"{match.seed}") == ["the seed or the salt in a text"]
    assert set(secrets_within_reach(match, match.table)) == {"a table", "the dice cup"}
    assert set(secrets_within_reach(match, match.table.cup)) == {"the dice cup", "a table"}, "a part leads to the whole"


@every_game
@every_bot
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(game, name):
    """Two tables that differ only in what the seat cannot know: it sees the same, and does the same."""
    player = quick(name)
    for match, seat in moments(game):
        other = with_other_secrets(match, seat, seed=99)
        assert other.table.tobytes() != match.table.tobytes()
        sights = [each.sight(seat) for each in (match, other)]
        assert len({(sight.table.tobytes(), sight.legal, str(sight.shown)) for sight in sights}) == 1
        assert player.choose(other, seat, seed=5) == player.choose(match, seat, seed=5)


@every_number_of_rivals
def test_what_was_hidden_before_leaves_no_trace(way):
    """Two tables that look alike to a seat and go on looking alike to it are the same to it, to the last byte.

    So no place that is empty by now tells who once held what.
    """
    match = way.play(seed=1)
    for ply in range(0, match.ply, 1 + match.ply // MOMENTS):
        viewer = ply % way.seats
        then, might_be = match.at(ply), match.at(ply)
        might_be.tables[-1] = match.at(ply).hidden(viewer, ply)
        might_be.table.cup = then.table.cup
        for move in match.moves[ply : ply + MOVES]:
            if move.action not in might_be.legal(move.seat):
                break
            for each in (then, might_be):
                each.play(move.seat, move.action)
            if then.over or news(then, viewer) != news(might_be, viewer):
                break
            assert then.sight(viewer).table.tobytes() == might_be.sight(viewer).table.tobytes()


def news(match, seat):
    """Give all that a seat sees and hears after a move."""
    return match.view(seat), match.lines(match.ply, seat)


@every_game
@every_bot
def test_a_sight_is_all_that_a_bot_needs(game, name):
    """It chooses from the sight alone as from the match, even when nothing is left of the match."""
    player = quick(name)
    for match, seat in moments(game):
        choice, sight = player.choose(match, seat, seed=5), match.sight(seat)
        match.table.cup.key[:] = 0
        vars(match).clear()
        assert player.decide(sight, seed=5) == choice


@every_game
def test_imagining_from_a_sight_is_imagining_from_the_true_table(game):
    """Dealing the unknown anew twice is the same as once, seed by seed; so no bot plays worse for having a sight."""
    for match, seat in moments(game):
        sight = match.sight(seat)
        for seed in range(20):
            assert sight.imagine(seed).tobytes() == match.hidden(seat, seed).tobytes()
        assert sight.view == match.view(seat)
        assert sight.legal == tuple(match.legal(seat))


@every_game
def test_a_sight_cannot_be_changed(game):
    sight = played(game)[0].at(0).sight(0)
    before = sight.table.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        sight.table.cup = sight.imagine(1).cup
    think(sight, seed=1, playouts=PLAYOUTS)
    assert sight.table.tobytes() == before


@every_game
def test_advice_follows_from_a_sight_too(game):
    for match, seat in moments(game, 2):
        other = with_other_secrets(match, seat, seed=99)
        advices = [weigh(match.sight(seat), 0, seed=5), advise(match, seat, 0, seed=5), advise(other, seat, 0, seed=5)]
        assert advices[0] == advices[1] == advices[2]
