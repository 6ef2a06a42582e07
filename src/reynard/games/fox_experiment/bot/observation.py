"""How the numbers that a seat sees are laid out. Seats are counted from the one that looks, the others in turn order.

The automatic opponent comes after all seats that there could be.
"""

from reynard.core.observation import Layout
from reynard.games.fox_experiment.table import (
    AUTOMA_STUDIES,
    DICE,
    DIE_SIDES,
    DRAWN,
    ENTRANTS,
    FRIENDLY,
    FRIENDLY_DICE,
    GENERATIONS,
    GOALS,
    HELD,
    ITEMS,
    LEVELS,
    LITTER,
    OFFER,
    PARTS,
    PATRONS,
    ROW,
    SCIENCES,
    SEATS,
    SEXES,
    SPACES,
    SUPPLIES,
    TILES,
    TRACKS,
    TRAITS,
    Mode,
    Stage,
    Step,
)

LAYOUT = Layout()

COUNT = LAYOUT.part("COUNT", "1 for as many seats as there are", seats=range(1, SEATS + 1))
MODE = LAYOUT.part(
    "MODE", "1 for how it is played: without, with the two-player or with the solo opponent", mode=len(Mode)
)
FIRST_GAME = LAYOUT.part("FIRST_GAME", "1 for a first game")
SIBLINGS = LAYOUT.part("SIBLINGS", "1 if siblings cost tokens")
HARD = LAYOUT.part("HARD", "1 if the opponent is hard")
GENERATION = LAYOUT.part("GENERATION", "1 for the generation", generation=GENERATIONS)
LAP = LAYOUT.part("LAP", "turns of Selection that are over, in fours")
ORDER = LAYOUT.part("ORDER", "place in the turn order, in eighths, the first being 1", entrant=ENTRANTS)
IN_TURN = LAYOUT.part("IN_TURN", "1 for whose turn it is in Selection", entrant=ENTRANTS)
DUE = LAYOUT.part("DUE", "1 for each seat that owes a decision", seat=SEATS)

THERE = LAYOUT.part("THERE", "1 for each fox in the kennel", sex=SEXES, place=ROW)
CLAIMED = LAYOUT.part("CLAIMED", "1 for each that the opponent has claimed", sex=SEXES, place=ROW)
GIVES = LAYOUT.part("GIVES", "dice that it gives as a parent, in fours", sex=SEXES, place=ROW, trait=TRAITS)
KIN = LAYOUT.part("KIN", "1 if it is a sibling of the seat's other parent", sex=SEXES, place=ROW)
DECK = LAYOUT.part("DECK", "cards in the deck of a row, by 32", sex=SEXES)

HOLDER = LAYOUT.part("HOLDER", "1 for who is on a space of the supply track", space=SPACES, entrant=ENTRANTS)
TILE = LAYOUT.part("TILE", "icons of the tile on a space, by halves", space=SPACES, icon=SUPPLIES)
PRINTED = LAYOUT.part("PRINTED", "icons printed on a space, by halves", space=SPACES, icon=SUPPLIES)
TILES_GONE = LAYOUT.part("TILES_GONE", "1 for each tile in the discard pile", tile=TILES)
GOAL = LAYOUT.part("GOAL", "1 for what a patron gives points for", patron=PATRONS, goal=GOALS)
PATRON_TILE = LAYOUT.part("PATRON_TILE", "icons of the tile beside a patron, by halves", patron=PATRONS, icon=SUPPLIES)
REWARDED = LAYOUT.part("REWARDED", "1 for who was rewarded for friendliness", generation=GENERATIONS, entrant=ENTRANTS)
SCIENCE_GONE = LAYOUT.part("SCIENCE_GONE", "science cards in the discard pile, in eighths", science=SCIENCES)

STAGE = LAYOUT.part("STAGE", "1 for how far a seat is in the generation", seat=SEATS, stage=len(Stage))
FRIENDLY_TOKENS = LAYOUT.part("FRIENDLY_TOKENS", "friendly tokens, by 32", seat=SEATS)
TOKENS = LAYOUT.part("TOKENS", "trait tokens, by 16", seat=SEATS, trait=TRAITS)
POINTS = LAYOUT.part("POINTS", "point tokens, by 32", seat=SEATS)
HAND = LAYOUT.part("HAND", "science cards in the hand, in eighths", seat=SEATS)
UNLOCKED = LAYOUT.part("UNLOCKED", "upgrades of a track, in fours", seat=SEATS, track=TRACKS)
JOINED = LAYOUT.part("JOINED", "1 for each patron joined", seat=SEATS, patron=PATRONS)
LEVEL = LAYOUT.part("LEVEL", "levels of a study completed, in fours", seat=SEATS, study=HELD)
NEEDS = LAYOUT.part(
    "NEEDS", "symbols that a level of a study asks for, in eighths", seat=SEATS, study=HELD, level=LEVELS, trait=TRAITS
)
CHOSEN = LAYOUT.part("CHOSEN", "1 for each parent chosen", seat=SEATS, sex=SEXES)
PARENT = LAYOUT.part("PARENT", "dice that it gives, in fours", seat=SEATS, sex=SEXES, trait=TRAITS)
PUP = LAYOUT.part("PUP", "symbols of a pup of this generation, in eighths", seat=SEATS, pup=LITTER, trait=TRAITS)
PUPS = LAYOUT.part("PUPS", "pups of this generation, in fours", seat=SEATS)

STEP = LAYOUT.part("STEP", "1 for what the seat is asked for", step=len(Step))
SCIENCE = LAYOUT.part("SCIENCE", "its science cards of a kind, in fours", science=SCIENCES)
OFFERED = LAYOUT.part("OFFERED", "1 for each study on offer to it", offer=OFFER)
OFFERED_NEEDS = LAYOUT.part(
    "OFFERED_NEEDS", "symbols that it asks for, in eighths", offer=OFFER, level=LEVELS, trait=TRAITS
)
ASSIGNED = LAYOUT.part("ASSIGNED", "1 for each of its pups that has completed a level", pup=LITTER)
KEPT = LAYOUT.part("KEPT", "1 for each sex of which it keeps a pup", sex=SEXES)
BLANK = LAYOUT.part("BLANK", "1 for the sex of its blank card", sex=SEXES)
BLANKS = LAYOUT.part("BLANKS", "blank cards it has left, by 16", sex=SEXES)
DIE = LAYOUT.part("DIE", "1 for the kind of each die rolled", die=DICE, kind=FRIENDLY + 1)
FACE = LAYOUT.part("FACE", "1 for the side it shows", die=DICE, face=DIE_SIDES)
WHOLE = LAYOUT.part("WHOLE", "whole symbols as arranged so far, in eighths", trait=TRAITS)
HALF = LAYOUT.part("HALF", "half symbols as arranged so far, in eighths", trait=TRAITS)
PLACED = LAYOUT.part(
    "PLACED", "1 for the trait that a part of a friendly die stands for", die=FRIENDLY_DICE, part=PARTS, trait=TRAITS
)
HELPING = LAYOUT.part("HELPING", "friendly tokens placed, in eighths", trait=TRAITS)
PLUS = LAYOUT.part("PLUS", "symbols from science cards, in eighths", trait=TRAITS)
CHOOSING = LAYOUT.part("CHOOSING", "1 for the die that it changes", die=DICE)
DRAWN_GIVES = LAYOUT.part("DRAWN_GIVES", "dice that a fox just drawn gives, in fours", drawn=DRAWN, trait=TRAITS)
DRAWS = LAYOUT.part("DRAWS", "foxes just drawn, in fours")
OWED = LAYOUT.part("OWED", "tokens that siblings still cost it, in fours")
WILDS = LAYOUT.part("WILDS", "wild tokens it has still to choose, in fours")
SWAPPING = LAYOUT.part("SWAPPING", "1 if it has a tile to swap")
JOINING = LAYOUT.part("JOINING", "1 for the patron that it joins", patron=PATRONS)
PAYING = LAYOUT.part("PAYING", "1 for the track that it pays for with mixed tokens", track=TRACKS)
PAID = LAYOUT.part("PAID", "tokens paid for that, in eighths")
TRADES = LAYOUT.part("TRADES", "trades it has left, in fours")

ITEM = LAYOUT.part("ITEM", "what the opponent has selected, by halves", item=ITEMS)
ARROW = LAYOUT.part("ARROW", "1 if its next card points right")
MEEPLE = LAYOUT.part("MEEPLE", "1 for the space that it blocks", space=SPACES)
ITS_POINTS = LAYOUT.part("ITS_POINTS", "its points, by 32")
ITS_STUDIES = LAYOUT.part("ITS_STUDIES", "1 for each study in its row", study=AUTOMA_STUDIES)
ITS_LEVEL = LAYOUT.part("ITS_LEVEL", "levels completed of it, in fours", study=AUTOMA_STUDIES)
ITS_NEEDS = LAYOUT.part(
    "ITS_NEEDS", "symbols that its next level asks for, in eighths", study=AUTOMA_STUDIES, trait=TRAITS
)
ITS_TOKENS = LAYOUT.part("ITS_TOKENS", "friendly tokens on it, in eighths", study=AUTOMA_STUDIES)

SIZE = len(LAYOUT)
