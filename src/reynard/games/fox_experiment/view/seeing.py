"""What a seat sees, ready for JSON."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from reynard.core.box import Box
from reynard.core.contract import SPECTATOR
from reynard.core.remembering import once_for_a_table
from reynard.games.fox_experiment.box.record import GOAL_KEYS, TRAIT_KEYS, BoxRecord
from reynard.games.fox_experiment.table import GENERATIONS, HELPING, NOBODY, NOTHING, Sex, Table
from reynard.games.fox_experiment.view.automa import automa_view
from reynard.games.fox_experiment.view.counting import Counts, count
from reynard.games.fox_experiment.view.dice import all_faces_view
from reynard.games.fox_experiment.view.foxes import family_view, fox_track_view, litters_view, newcomers_view, row_view
from reynard.games.fox_experiment.view.seats import open_seat, own_view
from reynard.games.fox_experiment.view.types import GoalKey, PatronView, RewardView, SpaceView, SupplyKey, View
from reynard.games.fox_experiment.words.doing import is_selection, phase_of, whose_turn
from reynard.games.fox_experiment.words.ending import tie_words
from reynard.games.fox_experiment.words.names import goal_in_short, goal_words, points_for, supply_keys
from reynard.games.fox_experiment.words.table_in_words import table_words
from reynard.games.fox_experiment.words.things import (
    bare_space_words,
    discarded_words,
    is_blocked,
    joining_words,
    reward_words,
    space_words,
)

MODE_KEYS: tuple[Literal["standard", "two_players", "solo"], ...] = ("standard", "two_players", "solo")
THINGS = (
    *(f"{thing}:{trait}" for thing in ("token", "trade", "trait") for trait in TRAIT_KEYS),
    *(f"best:{tokens}" for tokens in range(HELPING + 1)),
    *("friendly", "roll", "blank", "record", "done"),
)


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table to a seat; everything but hands and studies on offer lies open."""
    lies_open = open_table(box, t)
    if not 0 <= seat < lies_open.t.seats:
        return lies_open.view
    seats = list(lies_open.view["seats"])
    seats[seat] = own_view(lies_open.box, lies_open.t, seats[seat], seat)
    return {**lies_open.view, "phase_words": phase_of(lies_open.t, seat), "seats": seats}


@dataclass(frozen=True)
class OpenTable:
    """A table laid out as plain Python, and all of it that lies open as it is shown."""

    box: Box
    t: Table
    view: View


@once_for_a_table
def open_table(box: Box, t: Table) -> OpenTable:
    """Show what everyone may see."""
    counts = count(box, t)
    tie = tie_words(box, t) if t.over else None
    box, t = replace(box, record=BoxRecord.plain_sealed(box.record)), Table.plain(t)
    return OpenTable(box, t, open_view(box, t, counts, tie))


def open_view(box: Box, t: Table, counts: Counts, tie: str | None) -> View:
    """Show a table that is laid out as plain Python to somebody who only watches."""
    litters = litters_view(t) if t.over else []
    return {
        "mode": MODE_KEYS[t.mode],
        "hard": bool(t.hard),
        "siblings": bool(t.siblings),
        "over": bool(t.over),
        "generation": t.generation + 1,
        "generations": GENERATIONS,
        "phase": phase_view(t),
        "phase_words": phase_of(t, SPECTATOR),
        "order": t.order[: t.entrants],
        "turn": whose_turn(t),
        "males": row_view(box, t, Sex.MALE),
        "females": row_view(box, t, Sex.FEMALE),
        "track": [space_view(box, t, space) for space in range(t.spaces)],
        "fox_track": fox_track_view(box.record),
        "patrons": [patron_view(box, t, counts, patron) for patron in range(t.patrons)],
        "rewards": [reward_view(box, t, generation) for generation in range(GENERATIONS)],
        "newcomers": newcomers_view(box, t),
        "science_deck": t.science_left,
        "science_discards": sum(t.science_discard),
        "study_deck": t.studies + t.bottoms,
        "tile_stack": t.tiles,
        "tile_discards": [
            {
                "ref": f"discard:{tile}",
                "icons": icons_view(box.record.tile[tile].icon),
                "label": discarded_words(box, tile),
            }
            for tile in sorted(t.tile_discard[: t.discarded])
        ],
        "seats": [open_seat(box, t, counts, seat) for seat in range(t.seats)],
        "automa": automa_view(box, t, counts),
        "family": family_view(box, t, litters) if t.over else [],
        "litters": litters,
        "tie": tie,
        "dice": all_faces_view(box),
        "things": [{"ref": ref} for ref in THINGS],
        "words": list(table_words(box, t)),
    }


def phase_view(t: Table) -> Literal["preparing", "selection", "generation", "over"]:
    """Say what is going on."""
    if t.over:
        return "over"
    if not t.begun:
        return "preparing"
    return "selection" if is_selection(t) else "generation"


def icons_view(icons: Iterable[int]) -> list[SupplyKey]:
    """Show the icons of a tile one by one."""
    keys: list[SupplyKey] = supply_keys(icons)  # type: ignore[assignment]  # made from Supply, which SupplyKey lists
    return keys


def space_view(box: Box, t: Table, space: int) -> SpaceView:
    """Show a space of the supply track."""
    tile, holder = t.tile[space], t.holder[space]
    return {
        "ref": f"space:{space}",
        "number": space + 1,
        "tile": None if tile == NOTHING else icons_view(box.record.tile[tile].icon),
        "printed": icons_view(box.record.printed[t.side, space].icon),
        "holder": None if holder == NOBODY else holder,
        "blocked": is_blocked(t, space),
        "words": space_words(box, t, space),
        "bare": bare_space_words(box, t, space) if tile == NOTHING and holder == NOBODY else "",
    }


def patron_view(box: Box, t: Table, counts: Counts, patron: int) -> PatronView:
    """Show a patron."""
    goal = t.patron[patron]
    goal_key: GoalKey = GOAL_KEYS[goal]  # type: ignore[assignment]  # the same words, listed in the order of Goal
    tile, science = icons_view(box.record.tile[t.patron_tile[patron]].icon), int(box.record.patron_science)
    printed: list[SupplyKey] = ["science"] * science
    return {
        "ref": f"patron:{patron}",
        "goal": goal_key,
        "words": goal_words(box, goal),
        "points": int(box.record.goal[goal]),
        "points_for": points_for(box, goal),
        "short": goal_in_short(box, goal),
        "label": joining_words(box, t, patron),
        "tile": tile,
        "science": science,
        "brings": tile + printed,
        "joined": [seat for seat in range(t.seats) if t.seat[seat].patrons >> patron & 1],
        "now": counts.goals[patron],
    }


def reward_view(box: Box, t: Table, generation: int) -> RewardView:
    """Show a space of the friendliness track."""
    return {
        "points": int(box.record.reward[generation]),
        "consolation": int(box.record.consolation[generation]),
        "winners": [entrant for entrant in range(t.entrants) if t.friendliest[generation] >> entrant & 1],
        "words": reward_words(box, t, generation),
    }
