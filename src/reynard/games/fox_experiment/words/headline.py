"""What a seat is to do now, in one sentence: what the step is for, and what is left of it."""

from collections.abc import Callable

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.rules.research import can_complete
from reynard.games.fox_experiment.rules.trading import TRADES
from reynard.games.fox_experiment.rules.upgrades import can_pay_any_set, next_cost
from reynard.games.fox_experiment.table import DRAWN, NOTHING, Seat, Sex, Stage, Step, Table
from reynard.games.fox_experiment.words.choices_of_breeding import friendly_faces
from reynard.games.fox_experiment.words.mat import friendly_dice_of, litter_of
from reynard.games.fox_experiment.words.names import PARENT_WORDS

NUMBERS = ("no", "one", "two", "three")
ORDINALS = ("first", "second", "third")


def headline(box: Box, t: Table, seat: int) -> str:
    """Say what a seat is to do now; nothing when it has nothing to decide."""
    own = t.seat[seat]
    step = Step(int(own.step))
    return SENTENCES[step] if step in SENTENCES else ASKED[step](box, t, own) if step in ASKED else ""


def selecting(box: Box, t: Table, own: Seat) -> str:
    """Say what is still to be selected, and in how many turns."""
    if own.swapping != NOTHING:
        return "Put your gear on the supply space whose tile you want to swap"
    missing = [f"a {PARENT_WORDS[sex]}" for sex in Sex if own.parent[sex] == NOTHING]
    missing += ["a supply space"] if own.space == NOTHING else []
    left = "your last turn" if len(missing) == 1 else f"{NUMBERS[len(missing)]} turns left"
    return f"Choose {listed(missing)}: {left}"


def keeping_a_study(box: Box, t: Table, own: Seat) -> str:
    """Say what the studies on offer are for."""
    if not t.begun:
        return f"Keep one of these {NUMBERS[int(own.offers)]} studies: your pups will earn points with it all game"
    return f"A new study: keep one of these {NUMBERS[int(own.offers)]}" if own.offers > 1 else "Keep your new study"


def choosing_a_token(box: Box, t: Table, own: Seat) -> str:
    """Say how many wild tokens are still to be chosen."""
    which = "your wild token" if own.wilds == 1 else f"the first of your {int(own.wilds)} wild tokens"
    return f"Choose the trait of {which}"


def upgrading(box: Box, t: Table, own: Seat) -> str:
    """Say whether upgrades can be bought, and what comes after."""
    if own.swapping != NOTHING:
        return "Buy a patron upgrade: the patron's tile is swapped before you take what it shows"
    then = "breed" if own.stage == Stage.EQUIPPING else "finish your research"
    if can_pay_any_set(box.record, own):
        return f"Buy upgrades with tokens of one trait, or keep them and {then}"
    with_card = "Play a science card, or " if own.hand else ""
    return f"{with_card or 'Nothing more to buy: '}{then}"


def swapping(box: Box, t: Table, own: Seat) -> str:
    """Say which tile is looked for, and how many more there will be."""
    place = "supply space" if own.target == NOTHING else "patron"
    left = int(sum(own.swaps))
    return f"Choose the tile that comes to your {place}" + (f": {left} swaps left" if left > 1 else "")


def drawing_foxes(box: Box, t: Table, own: Seat) -> str:
    """Say which of the three foxes is drawn."""
    return f"Three foxes: draw the {ORDINALS[int(own.draws)]} of {NUMBERS[DRAWN]} from either deck"


def rolling(box: Box, t: Table, own: Seat) -> str:
    """Say for which pup the dice are rolled."""
    friendly = friendly_dice_of(box, own)
    dice = "friendly die" if friendly == 1 else f"{friendly} friendly dice"
    return f"{pup_words(box, own)}: roll both parents' dice and your {dice}"


def pup_words(box: Box, own: Seat) -> str:
    """Say which pup of how many it is, and its sex if the blank card lies open."""
    known = f", a {SEX_KEYS[int(own.sex)]}" if own.turned or own.dice else ""
    return f"Pup {int(own.pups) + 1} of {litter_of(box, own)}{known}"


def arranging(box: Box, t: Table, own: Seat) -> str:
    """Say what can still be placed."""
    parts = [
        own.placed[die, part]
        for die, face in enumerate(friendly_faces(box, own))
        for part in range(int(face.full + face.half))
    ]
    free, tokens = parts.count(NOTHING), int(own.friendly) - int(sum(own.helping))
    pieces = f"place {counted(free, 'friendly symbol')}, then record it" if free else "record it"
    if not tokens:
        return f"{pup_words(box, own)}: {pieces}"
    return f"{pup_words(box, own)}: {pieces}; {counted(tokens, 'friendly token')} can help"


def studying(box: Box, t: Table, own: Seat) -> str:
    """Say how many pups can still complete a level."""
    able = sum(
        any(can_complete(box.record, t, own, pup, study) for study in range(own.studies)) for pup in range(own.pups)
    )
    return f"Let your pups complete study levels, one each: {counted(able, 'pup')} can"


def giving_back(box: Box, t: Table, own: Seat) -> str:
    """Say what the siblings cost."""
    return f"The parents were siblings: give back {counted(int(own.owed), 'of your new tokens', 'of your new tokens')}"


def trading(box: Box, t: Table, own: Seat) -> str:
    """Say how many tokens can still be traded."""
    if own.trades < TRADES:
        return "Trade one more token the same way, or stop"
    return "Trade one or two tokens: trait tokens for friendly ones, or the other way round"


def paying(box: Box, t: Table, own: Seat) -> str:
    """Say how many tokens are still to be paid."""
    if own.paid == 0:
        return "Mixed payment: choose the token that stays on your mat"
    left = int(next_cost(box.record, own, own.paying)) - int(own.paid)
    return f"Mixed payment: {counted(left, 'more token')} to pay"


SENTENCES = {
    Step.PATRON: "Choose a patron: you get its supplies now, and its points at the end",
    Step.REPLACE: "Three foxes: let one of them replace a parent, or keep both parents",
    Step.DIE: "Change a die: choose which one",
    Step.FACE: "Change a die: choose the face to turn up",
    Step.EXTRA: "Extra die: choose its trait",
    Step.MIXED: "Mixed payment: choose the upgrade to buy",
    Step.KEEP: "Choose the pup that stays with you as a parent",
    Step.ORDER: "Choose which pup moves into the kennel next",
}
ASKED: dict[Step, Callable[[Box, Table, Seat], str]] = {
    Step.STUDY: keeping_a_study,
    Step.SELECT: selecting,
    Step.WILD: choosing_a_token,
    Step.UPGRADE: upgrading,
    Step.TILE: swapping,
    Step.FOXES: drawing_foxes,
    Step.ROLL: rolling,
    Step.ARRANGE: arranging,
    Step.ASSIGN: studying,
    Step.PENALTY: giving_back,
    Step.TRADE: trading,
    Step.PAYING: paying,
}
