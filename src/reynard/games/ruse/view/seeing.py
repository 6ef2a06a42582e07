"""What a seat sees, ready for JSON."""

from dataclasses import dataclass
from typing import Any

from reynard.core.box import Box
from reynard.core.remembering import once_for_a_table
from reynard.games.ruse.rules.survey import Survey, survey
from reynard.games.ruse.rules.walking import LAST_OF_DAY
from reynard.games.ruse.table import DICE, NOBODY, NOTHING, ROUNDS, VITAL, Obstacle, Stage, Step, Table, Told
from reynard.games.ruse.view.boards import own_view, view_seat, view_tiles
from reynard.games.ruse.view.land import view_mountain, view_territory
from reynard.games.ruse.view.printing import gain_said, plain_box, view_chart, view_gain, view_growth, view_supply
from reynard.games.ruse.view.result import next_rank, view_ranks, view_result
from reynard.games.ruse.view.round_end import round_end
from reynard.games.ruse.view.types import DestinyView, RivalView, RoundEndView, TerritoryView, TurnView, View
from reynard.games.ruse.words.board import destiny_words, left_words
from reynard.games.ruse.words.ending import final_words
from reynard.games.ruse.words.keys import OBSTACLE_KEYS, PLACE_KEYS, STEP_KEYS, VITAL_KEYS
from reynard.games.ruse.words.listening import place_line, rival_line, round_line, seat_line, territory_line
from reynard.games.ruse.words.names import OBSTACLE_NAMES, figure_word, rank_name, seat_name
from reynard.games.ruse.words.turn import onlooking_words, stage_words

IN_TURN = (Step.ROLLED, Step.PLACE, Step.WALK, Step.ACT, Step.DEN, Step.TAKE, Step.LAY, Step.TURN)


def view(box: Box, t: Any, seat: int) -> View:
    """Show what a seat may see."""
    lies_open = open_table(box, t)
    if not 0 <= seat < lies_open.t.seats:
        return lies_open.view
    seats = list(lies_open.view["seats"])
    seats[seat] = own_view(lies_open.box, lies_open.t, lies_open.seen, seats[seat], seat)
    return {**lies_open.view, "seats": seats}


@dataclass(frozen=True)
class OpenTable:
    """A table laid out as plain Python, what was found on it, and all of it that lies open as it is shown."""

    box: Box
    t: Table
    seen: Survey
    view: View


@once_for_a_table
def open_table(box: Box, t: Any) -> OpenTable:
    """Show what everyone may see."""
    found = Survey.new()
    survey(box.record, t, found)
    ended = Told.plain_row(t.ended[: int(t.ends)])
    result = final_words(box, t, [seat_name(seat) for seat in range(int(t.seats))]) if t.stage == Stage.OVER else []
    box, seen, t = plain_box(box), Survey.plain(found), Table.plain(t, leaving_out=("told", "ended"))
    alone, end = t.seats == 1, round_end(box, t, ended)
    shown: View = {
        "round": t.round_number,
        "rounds": ROUNDS,
        "night": t.destiny_die > LAST_OF_DAY,
        "photographer": bool(t.photographer),
        "figure": figure_word(t),
        "alone": alone,
        "ranks": view_ranks(box, t.seat[0].points) if alone else [],
        "rank": rank_name(box, t.seat[0].points) if alone else "",
        "next_rank": next_rank(box, t.seat[0].points) if alone else "",
        "rival": view_rival(t) if alone and t.stage != Stage.OVER else None,
        "destiny": view_destiny(box, t),
        "territories": [view_territory(box, t, seen, territory) for territory in range(VITAL)],
        "mountain": view_mountain(box, t, seen),
        "order": t.order[: t.seats],
        "cheese": None if t.cheese == NOBODY else t.cheese,
        "cheese_ref": "cheese",
        "cheese_points": box.record.cheese_points,
        "cheese_growth": box.record.cheese_growth,
        "supply": view_supply(box),
        "welcome_growth": box.record.welcome_growth,
        "objectives": {"ref": "objectives", "left": t.objectives},
        "bonus": {"ref": "bonus", "left": sum(t.bonus_stack)},
        "display": view_tiles(box, "display", t.display),
        "den_stack": t.den_left,
        "chart": view_chart(box),
        "growth": view_growth(box),
        "most_dice": DICE,
        "seats": [view_seat(box, t, seen, seat) for seat in range(t.seats)],
        "turn": view_turn(box, t, end),
        "end": end,
        "result": view_result(t, seen, result) if t.stage == Stage.OVER else None,
        "lines": [],
    }
    shown["lines"] = lines_of(t, shown)
    return OpenTable(box, t, seen, shown)


def view_rival(t: Table) -> RivalView:
    """Show how the rival of a game alone stands."""
    rival = t.seat[1]
    return {"points": rival.points, "words": rival_line(rival.points, rival.growth, rival.catches)}


def view_destiny(box: Box, t: Table) -> DestinyView | None:
    """Show the destiny tile and its die."""
    if t.destiny == NOTHING:
        return None
    gain = view_gain(box.record.destiny_gain[t.destiny])
    return {
        "gain": gain,
        "territory": VITAL_KEYS[box.record.destiny_hunter[t.destiny]],
        "die": t.destiny_die,
        "words": destiny_words(t.destiny_die, gain_said(gain)),
    }


def view_turn(box: Box, t: Table, end: RoundEndView | None) -> TurnView:
    """Show what is going on."""
    step = Step(t.step)
    asked = None if t.due == 0 or step == Step.KEEP else t.due.bit_length() - 1
    obstacle = t.need[0].what if step == Step.TERRITORY and t.needs else NOTHING
    puts = obstacle in set(Obstacle)
    die = t.die if step in IN_TURN or t.die_at != NOTHING else 0
    ending = end is not None and not end["complete"]
    # Between the last turn of a round and the next one no die is in hand.
    in_hand = bool(t.rolled > 0 and (die > 0 or step in IN_TURN) and t.stage != Stage.OVER and not ending)
    return {
        "seat": asked,
        "asks": STEP_KEYS[step],
        "words": stage_words(t, in_hand),
        "onlookers": onlooking_words(step, asked),
        "die": die,
        "die_words": left_words(die),
        "in_hand": in_hand,
        "rolled": t.rolled,
        "at": PLACE_KEYS[t.die_at] if step in IN_TURN and t.die_at != NOTHING else None,
        "drawn": view_tiles(box, "drawn", t.drawn[: t.draws]),
        "obstacle": OBSTACLE_KEYS[obstacle] if puts else None,
    }


def lines_of(t: Table, shown: View) -> list[str]:
    """Say the whole table in lines."""
    destiny, mountain = shown["destiny"], shown["mountain"]
    return [
        round_line(
            shown["round"], shown["night"], shown["order"], destiny["words"] if destiny else "", shown["cheese"]
        ),
        *(line_of_territory(t, number, each) for number, each in enumerate(shown["territories"])),
        place_line(
            mountain["name"],
            [space["words"] for space in mountain["spaces"]],
            [space["words"] for space in mountain["path"]],
        ),
        *(
            seat_line(seat, own["counts_words"], own["kits_out"], own["markers"])
            for seat, own in enumerate(shown["seats"])
        ),
        *([shown["rival"]["words"]] if shown["rival"] else []),
    ]


def line_of_territory(t: Table, territory: int, shown: TerritoryView) -> str:
    """Say a territory in a line."""
    obstacles = [OBSTACLE_NAMES[each] for each in Obstacle if t.obstacle[each] == territory]
    return territory_line(
        shown["name"],
        [space["words"] for space in shown["spaces"]],
        [space["words"] for space in shown["path"]],
        shown["hunting"],
        [f"The {figure_word(t)}", *obstacles] if shown["hunter"] else obstacles,
        [(seat, step) for step, each in enumerate(shown["track"], 1) for seat in each["paws"]],
    )
