"""Everything a seat can do: each kind of action with its parts, in the order of their numbers."""

from reynard.core.actions import ActionSpace
from reynard.games.fox_experiment.table import (
    DICE,
    DIE_SIDES,
    DRAWN,
    FRIENDLY_DICE,
    HELD,
    HELPING,
    LITTER,
    OFFER,
    PARTS,
    PATRONS,
    ROW,
    SCIENCES,
    SEXES,
    SPACES,
    TILES,
    TRACKS,
    TRAITS,
)

SPACE = ActionSpace()

TAKE = SPACE.group("TAKE", "take a fox from the kennel", sex=SEXES, place=ROW)
DRAW = SPACE.group("DRAW", "draw a fox from a deck", sex=SEXES)
CLAIM = SPACE.group("CLAIM", "claim a space of the supply track", space=SPACES)
SELECTION = SPACE.span(TAKE, CLAIM)

TRAIT = SPACE.group("TRAIT", "choose a trait, whatever it is needed for", trait=TRAITS)

UPGRADE = SPACE.group("UPGRADE", "unlock an upgrade with tokens of one trait", track=TRACKS, trait=TRAITS)
MIXED = SPACE.group("MIXED", "unlock an upgrade with tokens that do not match", track=TRACKS)
PATRON = SPACE.group("PATRON", "join a patron", patron=PATRONS)
KEEP_STUDY = SPACE.group("KEEP_STUDY", "keep one of the studies on offer", offer=OFFER)
UPGRADING = SPACE.span(UPGRADE, KEEP_STUDY)

SWAP_DISCARD = SPACE.group("SWAP_DISCARD", "swap with a tile of the discard pile", tile=TILES)
SWAP_SPACE = SPACE.group("SWAP_SPACE", "swap with the tile on another space", space=SPACES)
SWAP_PATRON = SPACE.group("SWAP_PATRON", "swap with the tile beside a patron", patron=PATRONS)
SWAPPING = SPACE.span(SWAP_DISCARD, SWAP_PATRON)

PLAY_SCIENCE = SPACE.group("PLAY_SCIENCE", "play a science card", science=SCIENCES)

DIE = SPACE.group("DIE", "choose a die to change", die=DICE)
FACE = SPACE.group("FACE", "turn the chosen die to a side", side=DIE_SIDES)
REPLACE = SPACE.group("REPLACE", "replace a parent by a fox just drawn", drawn=DRAWN)
ROLL = SPACE.group("ROLL", "roll the dice for a pup")
PLACE = SPACE.group(
    "PLACE", "let a part of a friendly die stand for a trait", die=FRIENDLY_DICE, part=PARTS, trait=TRAITS
)
SPEND = SPACE.group("SPEND", "spend a friendly token on a trait", trait=TRAITS)
BEST = SPACE.group("BEST", "arrange as well as possible with so many more friendly tokens", tokens=HELPING + 1)
RECORD = SPACE.group("RECORD", "record the pup")
BREEDING = SPACE.span(DIE, RECORD)

ASSIGN = SPACE.group("ASSIGN", "complete a level of a study with a pup", pup=LITTER, study=HELD)
PUP = SPACE.group("PUP", "choose a pup, to keep it or for its place in the kennel", pup=LITTER)
RESEARCH = SPACE.span(ASSIGN, PUP)

TRADE_AWAY = SPACE.group("TRADE_AWAY", "trade a trait token for a friendly token", trait=TRAITS)
TRADE_FOR = SPACE.group("TRADE_FOR", "trade a friendly token for a trait token", trait=TRAITS)
TRADING = SPACE.span(TRADE_AWAY, TRADE_FOR)

DONE = SPACE.group("DONE", "do no more of this")
TURN_BLANK = SPACE.group("TURN_BLANK", "turn over the blank card of the next pup before rolling")

ACTIONS = len(SPACE)
