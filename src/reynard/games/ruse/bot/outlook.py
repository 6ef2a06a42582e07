"""A seat's outlook: what it expects of the rest of the game."""

from typing import Annotated

from reynard.core.record import Many, Record, f8
from reynard.core.scratch import scratch
from reynard.games.ruse.table import DEEDS, EXITS, KITS, VITAL

DICE_A_ROUND = 4.2
PIPS_OF_A_KIT = 3.7
AN_INSTINCT = 4.9


class Outlook(Record):
    """What each thing is worth to a seat just now, and what the deeds of a tile would bring."""

    dice: f8  # that the seat will still place, the one of this turn included
    rounds: f8  # that follow this one
    growth: f8
    resource: Annotated[Many[f8], VITAL]
    best_resource: f8
    kit: Annotated[Many[f8], KITS]  # one pip more on each kit
    best_kit: f8
    step: Annotated[Many[f8], VITAL]
    best_step: f8
    catch: Annotated[Many[f8], VITAL]  # a hunting tile of each territory
    card: f8  # one more private objective in hand
    advance: f8
    dig: f8  # a random den tile
    dig_aims: f8  # what of it comes from private objectives
    cheese: f8
    hope: f8  # of the private objectives in hand
    raised: f8  # kits that will be out of the den by the end
    shown: f8  # private objectives that will be validated by the end
    trial: f8  # the same, as the latest hope counted it
    nearest: f8  # den tiles missing to the nearest exit
    tile_lost: f8  # how much less likely an exit is for each den tile that is missing
    exit_chance: Annotated[Many[f8], EXITS]  # that the nearest, second nearest ... exit will be reached
    exit_worth: Annotated[Many[f8], EXITS]
    short: Annotated[Many[f8], KITS]  # what each track or kit lacks
    worth: Annotated[Many[f8], DEEDS + 1]  # of each deed of a tile
    cost: Annotated[Many[f8], DEEDS + 1]
    net: Annotated[Many[f8], DEEDS + 1]  # the best that can be done together with each deed


blank_outlook = scratch(Outlook)
