"""Bots choose legally, from what their seat may know, and better ones win."""

import threading

import numpy as np
import pytest

import reynard
from reynard.bots import LEVELS, PLAIN, Greedy, Search, Thought, advise, appraisal, by_merit
from reynard.bots.thinking import BATCH, filled_cup, playing, prepare, searching, think
from reynard.core.errors import ReynardError, UnknownBot
from reynard.lab.duel import duel


@pytest.fixture(params=reynard.game_names())
def game(request):
    return reynard.game(request.param)


def fewest_rivals(game):
    """Give the smallest number of seats that play against each other."""
    return min(seats for seats in game.seats if seats > 1)


@pytest.fixture
def match(game):
    return game.start(seats=fewest_rivals(game), seed=11)


def play_on_until(match, there):
    """Play at random until it is as wanted."""
    while not there(match):
        seat = match.pending[0]
        match.play(seat, reynard.bot("random").choose(match, seat, seed=match.ply))


@pytest.mark.parametrize("name", [*LEVELS, *PLAIN])
def test_every_bot_chooses_something_legal_until_the_end(match, name):
    player = Search(playouts=20) if name in ("fox", "reynard") and match.game.mind is None else reynard.bot(name)
    while not match.over:
        seat = match.pending[0]
        choice = player.choose(match, seat, seed=match.ply)
        assert choice in match.legal(seat)
        match.play(seat, choice)


@pytest.mark.parametrize("player", [reynard.bot("random"), Greedy(2.0), Search(playouts=50)])
def test_the_same_seed_gives_the_same_choice(match, player):
    seat = match.pending[0]
    assert player.choose(match, seat, seed=5) == player.choose(match, seat, seed=5)


def test_choosing_leaves_the_match_as_it_was(match):
    before = match.table.tobytes()
    Search(playouts=50).choose(match, match.pending[0])
    assert match.table.tobytes() == before
    assert match.ply == 0


def test_a_seat_with_nothing_to_decide_is_refused(match):
    play_on_until(match, lambda match: len(match.pending) < match.seats)
    idle = next(seat for seat in range(match.seats) if seat not in match.pending)
    with pytest.raises(ReynardError, match="nothing to decide"):
        reynard.bot("greedy").choose(match, idle)
    with pytest.raises(ReynardError, match="nothing to decide"):
        advise(match, idle, milliseconds=1)


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(UnknownBot, match="kit, cub, fox, reynard"):
        reynard.bot("wolf")


def test_a_cold_greedy_bot_takes_the_best_judged_choice(match):
    seat = match.pending[0]
    values = appraisal(match.sight(seat), seed=1)
    choice = reynard.bot("greedy").choose(match, seat)
    assert values[choice] == max(values[action] for action in match.legal(seat))


def test_a_level_plays_by_eye_where_the_game_says_so(monkeypatch):
    """In Ruse the fox does not think ahead, and reynard does."""
    match = reynard.game("ruse").start(seats=2, seed=11)
    monkeypatch.setattr("reynard.bots.think", lambda *_, **__: (1, [Thought(-7, 1.0, 0.0, 1.0, 1.0)]))
    assert reynard.bot("fox").choose(match, 0, seed=5) == reynard.bot("greedy").choose(match, 0, seed=5)
    assert reynard.bot("reynard").choose(match, 0, seed=5) == -7


def test_a_hot_bot_chooses_more_widely_than_a_cold_one(match):
    play_on_until(match, lambda match: len(match.legal(match.pending[0])) > 9)
    seat = match.pending[0]
    choices = {heat: {Greedy(heat).choose(match, seat, seed=seed) for seed in range(40)} for heat in (0.0, 5.0)}
    assert len(choices[0.0]) == 1
    assert len(choices[5.0]) > 3


def test_advice_is_the_best_of_the_well_tried_choices_with_its_numbers(match):
    seat = match.pending[0]
    advice = advise(match, seat, milliseconds=50, seed=3)
    assert advice.choice == advice.options[0].choice
    assert advice.advisor
    assert advice.reasons
    for option in advice.options:
        assert option.choice in match.legal(seat)
        assert 0 <= option.share <= 1


def test_what_won_most_of_those_looked_into_well_comes_first(match):
    _, found = think(match.sight(match.pending[0]), seed=3, playouts=500)
    options = by_merit(found)
    most = max(option.share for option in options)
    well_tried = [option for option in options if option.share >= most / 4]
    assert options[: len(well_tried)] == well_tried
    assert well_tried[0].wins == max(option.wins for option in well_tried)


def test_the_clock_stops_a_search(match):
    playouts, _ = think(match.sight(match.pending[0]), seed=1, playouts=10_000_000 // 20, milliseconds=20)
    assert BATCH <= playouts < 500_000


def test_a_bot_stops_thinking_once_its_choice_is_settled_and_not_before(match):
    saved = 0
    for _ in range(8):
        seat = match.pending[0]
        everything, patiently = think(match.sight(seat), seed=3, playouts=500)
        needed, soon = think(match.sight(seat), seed=3, playouts=500, to_choose=True)
        assert everything == 500
        assert soon[0].choice == patiently[0].choice
        saved += everything - needed
        match.play(seat, soon[0].choice)
    assert saved > 0


def test_a_full_tree_goes_on_searching(match):
    """When there is no room for another node the search still plays on and learns."""
    module = searching(match.game)
    nodes = module.Node.row(4)
    nodes[0].child = module.NONE
    root, tables = match.game.table.row(1), match.game.table.row(1)
    root[0] = match.table
    actions = len(match.game.actions)
    used = module.search(
        match.box.record,
        root,
        match.pending[0],
        100,
        nodes,
        1,
        tables,
        np.zeros(actions, np.bool_),
        np.zeros(actions),
        np.full(actions, module.NONE, np.int64),
        np.zeros((match.seats, 2), np.int64),
        filled_cup(1),
    )
    assert used == 4
    assert sum(int(node.visits) for node in nodes[1:]) > 3


@pytest.mark.parametrize("legal", [[0], [7], [8], [3, 60, 61, 300], [0, 7, 8, 15, 16], list(range(0, 364, 7))])
def test_a_choice_is_found_by_its_place_among_the_legal_ones(legal):
    game = reynard.game("wolf-and-fox")
    mask = np.zeros(len(game.actions), np.bool_)
    mask[legal] = True
    assert [playing(game).nth_choice(mask, number) for number in range(len(legal))] == legal


def judged(rows):
    module = searching(reynard.game("wolf-and-fox"))
    standing = np.array(rows, np.int64)
    results = np.zeros((len(rows), 3))
    module.judge(standing, results)
    return results


def test_winning_counts_and_so_does_the_lead():
    narrow, clear = judged([[80, 0], [79, 0]]), judged([[95, 0], [60, 0]])
    assert narrow[0, 1] == clear[0, 1] == 1
    assert 0.5 < narrow[0, 0] < clear[0, 0] <= 1
    assert clear[0, 2] == 35
    assert clear[1, 2] == -35


def test_a_tie_break_decides_and_a_shared_victory_is_half_a_win():
    assert list(judged([[80, 2], [80, 1], [70, 9]])[:, 1]) == [1, 0, 0]
    assert list(judged([[80, 1], [80, 1], [70, 9]])[:, 1]) == [0.5, 0.5, 0]


def test_thinking_lets_other_threads_run(match):
    """The search gives up the interpreter's lock, so a server thread can answer meanwhile."""
    think(match.sight(match.pending[0]), seed=1, playouts=10)
    done = threading.Event()
    ticks = 0

    def search():
        think(match.sight(match.pending[0]), seed=1, playouts=500_000, milliseconds=2000)
        done.set()

    thread = threading.Thread(target=search)
    thread.start()
    while not done.wait(0.005):
        ticks += 1
    thread.join()
    assert ticks > 10


def test_prepare_compiles_what_a_table_needs(game):
    prepare(game)
    assert playing(game).play_games.signatures
    assert searching(game).search.signatures


@pytest.mark.parametrize(("better", "worse", "games"), [("greedy", "random", 20), ("cub", "kit", 20)])
def test_better_bots_win(game, better, worse, games):
    seats = fewest_rivals(game)
    result = duel(game, [better] * (seats - 1) + [worse], games)
    assert result.bots[0].share > result.bots[-1].share + 0.2


@pytest.mark.parametrize(("better", "worse"), [("fox", "cub"), ("reynard", "fox")])
@pytest.mark.parametrize("game", [each for each in map(reynard.game, reynard.game_names()) if each.mind])
def test_who_remembers_more_wins(game, better, worse):
    result = duel(game, [better, worse], 40)
    assert result.bots[0].share > 0.6


THINKING = [each for each in map(reynard.game, reynard.game_names()) if not each.mind and not each.by_eye]


@pytest.mark.parametrize("game", THINKING)
def test_search_beats_greed(game, monkeypatch):
    """Where thinking is quick enough to be tried here; of the other games the ladder tells."""
    monkeypatch.setitem(PLAIN, "quick", lambda: Search(playouts=100))
    result = duel(game, ["quick", "greedy"], 8, workers=2)
    assert result.bots[0].share > 0.6
