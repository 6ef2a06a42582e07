"""``python -m benchmarks.ruse_choices``: the ways taken in Ruse and what each is worth, in docs/ruse-balance.md."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from rich.progress import Progress

import reynard
from benchmarks import readme
from reynard.bots.thinking import callable_rules, filled_cup, playing
from reynard.core.compiled import njit
from reynard.core.dice_cup import draw, draw_word
from reynard.core.record import Many, Record, f8, i8
from reynard.games.ruse.actions import ACTIONS, CHART_ROW, PLACE, RESOURCE, SEND
from reynard.games.ruse.table import CHART, NOTHING, ROUNDS, SEATS, VITAL, Obstacle, Place, Step, Table, Tale
from reynard.games.ruse.words.names import chart_words

PAGE = Path(__file__).parents[1] / "docs" / "ruse-balance.md"
SEVERAL = (2, 3, 4, 5)
BATCH = 250  # games between two looks at the progress
GAME = reynard.game("ruse")
RULES = callable_rules(GAME)
deal, legal, play, appraise = RULES["deal"], RULES["legal"], RULES["play"], RULES["appraise"]
best_choice = playing(GAME).best_choice
# What a seat does all game where it would choose by eye otherwise; then one habit for each row of the den's chart.
BY_EYE, SENDS_SOON, SENDS_LATE, LIKES_ALL_KINDS, SHUNS_DAM, IGNORES_DAM, DIGS = range(7)
HABITS = DIGS + CHART
LOTS = 2 * HABITS  # as many seats have a habit as have none


class Sample(Record):
    """The seats that had something in common, and their points at the end."""

    seats: f8
    points: f8
    squares: f8


class Notes(Record):
    """What has to be remembered until a game is over."""

    habit: Annotated[Many[i8], SEATS]
    could: Annotated[Many[i8], SEATS]  # bits: rounds at whose end a kit could be sent out
    sent: Annotated[Many[i8], SEATS]  # bits: rounds at whose end one was


class Ways(Record):
    """What was chosen by seats without a habit, and what every habit ended with."""

    with_habit: Annotated[Many[Sample], HABITS]
    could: Annotated[Many[f8], ROUNDS + 1]  # ends of each round at which a kit could be sent out
    sent: Annotated[Many[f8], ROUNDS + 1]
    rows: Annotated[Many[f8], CHART]  # of the den's chart
    kinds: Annotated[Many[f8], VITAL]  # of resources of choice
    dice: Annotated[Many[f8], 2]  # that could go to the River, without and with somebody else's beaver
    river: Annotated[Many[f8], 2]  # those that did
    beavers: f8  # put at the dam
    tolls: f8  # growth points that all have paid them


@njit
def play_many(
    box: Any, tables: Any, seats: int, options: Any, games: int, mask: Any, values: Any, cup: Any, notes: Notes,
    ways: Ways,
) -> None:  # fmt: skip
    """Deal and play so many games and count; the second table lies empty, to clear the first."""
    for _ in range(games):
        tables[0] = tables[1]
        t = tables[0]
        deal(box, t, draw_word(cup), seats, options)
        for seat in range(seats):
            lot = draw(cup, LOTS)
            notes.habit[seat] = lot if lot < HABITS else BY_EYE
            notes.could[seat] = 0
            notes.sent[seat] = 0
        while t.due:
            seat = 0
            while not t.due >> seat & 1:
                seat += 1
            choice = choose(box, t, seat, mask, values, cup, notes.habit[seat])
            if notes.habit[seat] == BY_EYE:
                count_choice(t, seat, mask, choice, notes, ways)
            play(box, t, seat, choice)
            count_tales(t, ways)
        for seat in range(seats):
            count_seat(t, seat, notes, ways)


@njit
def choose(box: Any, t: Table, seat: int, mask: Any, values: Any, cup: Any, habit: int) -> int:
    """Choose by eye, or as the habit of the seat has it."""
    count = legal(box, t, seat, mask)
    if count > 1:
        judge(box, t, seat, mask, values, habit)
    if count > 1 and habit == LIKES_ALL_KINDS and t.step == Step.RESOURCE:
        return RESOURCE(draw(cup, VITAL))
    wanted = 0
    for action in range(ACTIONS):
        wanted += 1 if mask[action] and is_wanted(t, seat, habit, action) else 0
    if wanted > 0:
        count = wanted
        for action in range(ACTIONS):
            mask[action] = mask[action] and is_wanted(t, seat, habit, action)
    return best_choice(mask, values, count)


@njit
def judge(box: Any, t: Table, seat: int, mask: Any, values: Any, habit: int) -> None:
    """Judge by eye, but for whoever ignores the dam or the kinds of resources as if nothing were to be seen of them."""
    held, beaver = t.seat[seat].resource, t.obstacle[Obstacle.BEAVER]
    fields, river, forest, farm = held[0], held[1], held[2], held[3]
    if habit == IGNORES_DAM and (t.step == Step.PLACE or t.step == Step.WALK):
        t.obstacle[Obstacle.BEAVER] = NOTHING
    if habit == LIKES_ALL_KINDS:
        for kind in range(VITAL):
            held[kind] = (fields + river + forest + farm + kind) // VITAL
    appraise(box, t, seat, mask, values)
    t.obstacle[Obstacle.BEAVER] = beaver
    held[0], held[1], held[2], held[3] = fields, river, forest, farm


@njit
def is_wanted(t: Table, seat: int, habit: int, action: int) -> bool:
    """Say whether a choice is what a habit would have; where there is none such, it chooses by eye."""
    if habit == SENDS_SOON:
        return t.step == Step.GROW and action in SEND
    if habit == SENDS_LATE:
        return t.step == Step.GROW and t.round_number < ROUNDS and action not in SEND
    if habit == SHUNS_DAM:
        return t.step == Step.PLACE and is_dammed(t, seat) and not goes_to_river(action)
    return habit >= DIGS and t.step == Step.DEN and action in CHART_ROW and CHART_ROW.part(action) == habit - DIGS


@njit
def is_dammed(t: Table, seat: int) -> bool:
    """Say whether somebody else's beaver is at the dam."""
    return t.obstacle[Obstacle.BEAVER] != NOTHING and t.beaver_owner != seat


@njit
def goes_to_river(action: int) -> bool:
    """Say whether a choice places the die at the River."""
    return action in PLACE and PLACE.parts(action)[0] == Place.RIVER


@njit
def count_choice(t: Table, seat: int, mask: Any, choice: int, notes: Notes, ways: Ways) -> None:
    """Count what a seat without a habit chooses, and what it could have chosen."""
    if choice in RESOURCE:
        ways.kinds[RESOURCE.part(choice)] += 1
    elif choice in CHART_ROW:
        ways.rows[CHART_ROW.part(choice)] += 1
    elif t.step == Step.GROW:
        for action in range(ACTIONS):
            if mask[action] and action in SEND:
                notes.could[seat] |= 1 << t.round_number
        if choice in SEND:
            notes.sent[seat] |= 1 << t.round_number
    elif t.step == Step.PLACE and (t.obstacle[Obstacle.BEAVER] == NOTHING or is_dammed(t, seat)):
        found = 0
        for action in range(ACTIONS):
            found = 1 if mask[action] and goes_to_river(action) else found
        dammed = 1 if is_dammed(t, seat) else 0
        ways.dice[dammed] += found
        ways.river[dammed] += 1 if goes_to_river(choice) else 0


@njit
def count_tales(t: Table, ways: Ways) -> None:
    """Count beavers and what is paid to them."""
    for number in range(t.tales):
        told = t.told[number]
        if told.what == Tale.OBSTACLE and told.one == Obstacle.BEAVER:
            ways.beavers += 1
        elif told.what == Tale.TOLL and told.four:
            ways.tolls += told.three


@njit
def join(sample: Sample, points: float) -> None:
    """Count one more seat of a sample."""
    sample.seats += 1
    sample.points += points
    sample.squares += points * points


@njit
def count_seat(t: Table, seat: int, notes: Notes, ways: Ways) -> None:
    """Count what a seat has ended with, and in which rounds it sent kits."""
    habit = notes.habit[seat]
    join(ways.with_habit[habit], t.seat[seat].points)
    if habit == BY_EYE:
        for number in range(1, ROUNDS + 1):
            ways.could[number] += notes.could[seat] >> number & 1
            ways.sent[number] += notes.sent[seat] >> number & 1


def play_all(seats: int, games: int, seed: int, progress: Progress) -> Any:
    """Play so many games and give what was counted."""
    ways, notes, cup = Ways.new(), Notes.new(), filled_cup(seed)
    tables, options = GAME.table.row(2), GAME.option_values(GAME.settle_options(None, seats))
    mask, values = np.zeros(len(GAME.actions), np.bool_), np.zeros(len(GAME.actions))
    box = GAME.standard_box.record
    for start in progress.track(range(0, games, BATCH), description=players(seats)):
        batch = min(BATCH, games - start)
        play_many(box, tables, seats, options, batch, mask, values, cup, notes, ways)
    return ways


def mean(group: Any) -> Any:
    """Give the mean points of groups of seats."""
    return group["points"] / group["seats"]


def error(group: Any) -> Any:
    """Give the standard error of that mean."""
    return np.sqrt(np.maximum(0, group["squares"] / group["seats"] - mean(group) ** 2) / group["seats"])


def players(seats: int) -> str:
    """Say how many play."""
    return f"{seats} players"


def write(mark: str, heading: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write a table into the page."""
    readme.write(mark, heading, rows, PAGE)


def write_ways(counted: list[Any]) -> None:
    """Write how often each way is taken by eye, and what it is worth to take it always."""
    box = GAME.standard_box
    each = np.array([mean(ways.with_habit) - mean(ways.with_habit)[BY_EYE] for ways in counted])
    doubts = np.array([np.hypot(error(ways.with_habit), error(ways.with_habit)[BY_EYE]) for ways in counted])
    worth, doubt = each.mean(axis=0), np.sqrt((doubts**2).sum(axis=0)) / len(counted)
    early = sum(ways.sent[1:ROUNDS].sum() for ways in counted) / sum(ways.could[1:ROUNDS].sum() for ways in counted)
    digs = sum(ways.rows for ways in counted)
    visits = sum(ways.river for ways in counted) / sum(ways.dice for ways in counted)
    rows = [
        ("a kit that may go to an exit before the last round", "goes", early, SENDS_SOON),
        ("", "waits for the last round", 1 - early, SENDS_LATE),
        *(
            ("a die in the den" if row == 0 else "", chart_words(box, row), digs[row] / digs.sum(), DIGS + row)
            for row in range(int(box.record.chart_rows))
        ),
        ("kinds of resources", "all are liked alike", None, LIKES_ALL_KINDS),
        ("another's beaver at the dam", "keeps away from the River", None, SHUNS_DAM),
        ("", "goes there as if it were not", None, IGNORES_DAM),
    ]
    lines = [
        (
            where,
            way,
            "" if share is None else f"{share:.1%}",
            f"{worth[habit]:+.2f} ± {doubt[habit]:.2f}",
            *(f"{value:+.1f}" for value in each[:, habit]),
        )
        for where, way, share, habit in rows
    ]
    write("ways", ("where", "way", "by eye", "points if always", *map(players, SEVERAL)), lines)
    write(
        "early kits",
        ("at the end of round", "seats that could send a kit", "of them did"),
        [
            (
                str(number),
                f"{sum(ways.could[number] for ways in counted) / seats_by_eye(counted):.0%}",
                f"{sum(ways.sent[number] for ways in counted) / sum(ways.could[number] for ways in counted):.0%}",
            )
            for number in range(1, ROUNDS)
        ],
    )
    kinds = sum(ways.kinds for ways in counted)
    write(
        "kinds",
        ("resource of choice", *box.names["resource"]),
        [("taken", *(f"{share:.0%}" for share in kinds / kinds.sum()))],
    )
    write(
        "dam",
        ("dice that could go to the River", "go there"),
        [
            ("without the beaver", f"{visits[0]:.1%}"),
            ("with another's beaver", f"{visits[1]:.1%}"),
            ("growth points paid to each beaver", f"{total(counted, 'tolls') / total(counted, 'beavers'):.2f}"),
        ],
    )


def seats_by_eye(counted: list[Any]) -> float:
    """Count the seats without a habit."""
    return float(sum(ways.with_habit["seats"][BY_EYE] for ways in counted))


def total(counted: list[Any], name: str) -> float:
    """Add up one count."""
    return float(sum(ways[name] for ways in counted))


def measure(games: int, seed: int) -> None:
    """Play with every number of players and write all tables."""
    with Progress(disable=not sys.stderr.isatty()) as progress:
        counted = [play_all(seats, games, seed, progress) for seats in SEVERAL]
    write_ways(counted)


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--games", type=int, default=10_000, help="with each number of players")
    wishes.add_argument("--seed", type=int, default=1, help="other games than these")
    wish = wishes.parse_args()
    measure(wish.games, wish.seed)
