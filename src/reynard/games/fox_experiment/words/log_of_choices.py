"""What a seat chose, in words."""

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.breeding import shows_only_half
from reynard.games.fox_experiment.table import (
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DONE,
    DRAW,
    FACE,
    FRIENDLY,
    HELD,
    KEEP_STUDY,
    MIXED,
    NOTHING,
    PATRON,
    PLACE,
    PLAY_SCIENCE,
    PUP,
    RECORD,
    REPLACE,
    ROLL,
    ROW,
    SPEND,
    SWAP_DISCARD,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    TRAITS,
    UPGRADE,
    WILD_FOXES,
    Science,
    Step,
    Table,
    Track,
)
from reynard.games.fox_experiment.words.choices import describe, die_words, icons_on, printed_for
from reynard.games.fox_experiment.words.names import (
    AN_UPGRADE,
    SCIENCE_NAMES,
    Names,
    a_trait,
    beyond_words,
    face_words,
    fox_name,
    goal_words,
    icons_words,
    study_words,
    traits_words,
)


def tell_choice(box: Box, t: Table, seat: int, action: int, after: Table, names: Names) -> str:
    """Tell what a seat chose."""
    for first, words in GROUPS:
        if action >= first:
            return f"{names[seat]} {words(box, t, seat, action, after)}."
    raise ValueError(f"There is no action {action}.")


def tell_fox(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which fox was taken."""
    sex, place = divmod(action - TAKE, ROW)
    fox = int(t.kennel[sex].fox[place])
    return f"takes {fox_name(box, t, fox)} ({traits_words(t.fox[fox].dice, 'dice')}) as {['father', 'mother'][sex]}"


def tell_draw(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which fox came from a deck."""
    sex = action - DRAW
    place = after.seat[seat]
    drawn = t.seat[seat].step == Step.FOXES
    fox = int(place.drawn[t.seat[seat].draws]) if drawn else int(place.parent[sex])
    return f"draws a {SEX_KEYS[sex]} fox: {fox_name(box, after, fox)} ({traits_words(after.fox[fox].dice, 'dice')})"


def tell_claim(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which space was claimed and what it gave."""
    space = action - CLAIM
    words = f"claims supply space {space + 1}"
    if t.seat[seat].swapping != NOTHING or not any(icons_on(box, t, space)):
        return words
    return f"{words}: {given(box, t, seat, action)}"


def given(box: Box, t: Table, seat: int, action: int) -> str:
    """Say what a choice gave whoever made it."""
    return describe(box, t, seat, action).gives.removeprefix("Gives ").replace("your choice", "their choice")


def tell_trait(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what a trait was chosen for."""
    trait = action - TRAIT
    step = t.seat[seat].step
    if step == Step.EXTRA:
        die = int(after.seat[seat].dice) - 1
        return f"rolls an extra {TRAIT_KEYS[trait]} die: {face_words(box, trait, int(after.seat[seat].face[die]))}"
    verb = {Step.PENALTY: "gives back", Step.PAYING: "pays"}.get(Step(int(step)), "takes")
    because = " for breeding siblings" if step == Step.PENALTY else ""
    return f"{verb} {a_trait(trait)} token{because}"


def tell_upgrade(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which upgrade was bought."""
    words = describe(box, t, seat, action).words
    return f"buys {words.removeprefix('Buy ').replace('the next', 'a', 1)}"


def tell_mixed(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which upgrade is paid for with mixed tokens."""
    return f"buys {AN_UPGRADE[Track(action - MIXED)].replace('the next', 'a', 1)} with mixed tokens"


def tell_patron(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which patron was joined and what it gave."""
    patron = action - PATRON
    words = f"joins patron {patron + 1} ({goal_words(box, int(t.patron[patron])).replace('your', 'their')})"
    return words if t.seat[seat].swapping != NOTHING else f"{words}: {given(box, t, seat, action)}"


def tell_study(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which study was kept; those put back are nobody's business."""
    study = int(after.seat[seat].study[t.seat[seat].studies])
    return f"keeps the study of {study_words(box, study)}"


def tell_swap(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which tile was swapped for, and what is printed where it came to lie."""
    words = describe(box, t, seat, action).words
    place = t.seat[seat]
    where = f"on space {int(place.space) + 1}" if place.target == NOTHING else f"at patron {int(place.target) + 1}"
    printed = printed_for(box, t, seat)
    also = f", and {icons_words(printed)} printed {where}" if any(printed) else ""
    return f"swaps{words.removeprefix('Swap')}{also}".replace("your choice", "their choice")


def tell_science(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which science card was played."""
    science = Science(action - PLAY_SCIENCE)
    words = f"plays “{SCIENCE_NAMES[science]}”"
    if science == Science.REROLL:
        place = after.seat[seat]
        rolled = [
            f"{dice_name(int(place.kind[die]))} {face_words(box, int(place.kind[die]), int(place.face[die]))}"
            for die in range(int(place.dice))
            if shows_only_half(box.record, t.seat[seat], die)
        ]
        words += f": {listed(rolled)}"
    return words


def dice_name(kind: int) -> str:
    """Name a kind of die."""
    return "friendly" if kind == FRIENDLY else TRAIT_KEYS[kind]


def tell_die(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which die is changed."""
    return f"changes the {die_words(box, t, seat, action - DIE)}"


def tell_face(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which face a die was turned to."""
    return f"turns it to {face_words(box, int(t.seat[seat].kind[t.seat[seat].choosing]), action - FACE)}"


def tell_replacement(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which parent was replaced."""
    words = describe(box, t, seat, action).words
    return f"takes {words.removeprefix('Take ')}"


def tell_roll(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what was rolled."""
    place = after.seat[seat]
    rolled: dict[str, list[str]] = {}
    for die in range(int(place.dice)):
        kind = int(place.kind[die])
        face = box.record.face[1 if kind == FRIENDLY else 0, place.face[die]]
        rolled.setdefault(dice_name(kind), []).append(SHORT[int(face.full), int(face.half)])
    parts = [f"{name} {' '.join(faces)}" for name, faces in rolled.items()]
    return f"rolls for pup {int(t.seat[seat].pups) + 1}: {', '.join(parts)}"


SHORT = {(0, 0): "0", (0, 1): "½", (0, 2): "½½", (1, 0): "1", (1, 1): "1½"}


def tell_place(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which trait a friendly part stands for."""
    words = describe(box, t, seat, action).words
    return f"lets{words.removeprefix('Let')}"


def tell_spend(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what a friendly token stands for."""
    return f"uses a friendly token as half {a_trait(action - SPEND)}"


def tell_best(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell that the best arrangement was taken."""
    tokens = sum(int(after.seat[seat].helping[trait]) - int(t.seat[seat].helping[trait]) for trait in range(TRAITS))
    return "takes the best arrangement" + (f" with {counted(tokens, 'friendly token')}" if tokens else "")


def tell_record(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what the new pup is like."""
    fox = WILD_FOXES + int(after.bred) - 1
    card = after.fox[fox]
    symbols = [int(number) for number in card.symbols]
    born = f"{SEX_KEYS[card.sex]} pup {fox_name(box, after, fox)}"
    return f"records the {born}: {traits_words(symbols)}, friendliness {sum(symbols)}{beyond_words(symbols)}"


def tell_level(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell which level was completed."""
    pup, study = divmod(action - ASSIGN, HELD)
    place = t.seat[seat]
    name = fox_name(box, t, int(place.pup[pup]))
    words = study_words(box, int(place.study[study]))
    return f"completes level {int(place.level[study]) + 1} of the study of {words} with {name}"


def tell_pup(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what became of a pup."""
    name = fox_name(box, t, int(t.seat[seat].pup[action - PUP]))
    if t.seat[seat].step == Step.KEEP:
        return f"keeps {name} as a parent for the next generation"
    return f"lets {name} be the next in the kennel"


def tell_trade(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what was traded."""
    if action >= TRADE_FOR:
        return f"trades a friendly token for {a_trait(action - TRADE_FOR)} token"
    return f"trades {a_trait(action - TRADE_AWAY)} token for a friendly token"


def tell_done(box: Box, t: Table, seat: int, action: int, after: Table) -> str:
    """Tell what was left at that."""
    return {
        Step.TRADE: "trades no more",
        Step.FOXES: "draws no more foxes",
        Step.REPLACE: "keeps both parents",
        Step.ROLL: "breeds no more pups",
        Step.ASSIGN: "completes no more levels",
    }.get(Step(int(t.seat[seat].step)), "buys no more upgrades")


GROUPS = (
    (DONE, tell_done),
    (TRADE_AWAY, tell_trade),
    (PUP, tell_pup),
    (ASSIGN, tell_level),
    (RECORD, tell_record),
    (BEST, tell_best),
    (SPEND, tell_spend),
    (PLACE, tell_place),
    (ROLL, tell_roll),
    (REPLACE, tell_replacement),
    (FACE, tell_face),
    (DIE, tell_die),
    (PLAY_SCIENCE, tell_science),
    (SWAP_DISCARD, tell_swap),
    (KEEP_STUDY, tell_study),
    (PATRON, tell_patron),
    (MIXED, tell_mixed),
    (UPGRADE, tell_upgrade),
    (TRAIT, tell_trait),
    (CLAIM, tell_claim),
    (DRAW, tell_draw),
    (TAKE, tell_fox),
)
