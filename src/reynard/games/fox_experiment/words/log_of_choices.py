"""What a seat chose, in words."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.actions import (
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DONE,
    DRAW,
    FACE,
    KEEP_STUDY,
    MIXED,
    PATRON,
    PLACE,
    PLAY_SCIENCE,
    PUP,
    RECORD,
    REPLACE,
    ROLL,
    SPACE,
    SPEND,
    SWAP_DISCARD,
    SWAP_PATRON,
    SWAP_SPACE,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    TURN_BLANK,
    UPGRADE,
)
from reynard.games.fox_experiment.box.record import SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.breeding import shows_only_half
from reynard.games.fox_experiment.rules.scoring import score_goal
from reynard.games.fox_experiment.table import (
    FRIENDLY,
    NOTHING,
    WILD_FOXES,
    Science,
    Sex,
    Stage,
    Step,
    Table,
    Track,
    Trait,
)
from reynard.games.fox_experiment.words.choices_of_breeding import die_words, part_words, pup_to_roll, replacement_words
from reynard.games.fox_experiment.words.choices_of_research import price_words
from reynard.games.fox_experiment.words.choices_of_selection import (
    discard_words,
    icons_at_patron,
    icons_on,
    patron_tile_words,
    printed_for,
    space_tile_words,
)
from reynard.games.fox_experiment.words.names import (
    PARENT_WORDS,
    SCIENCE_NAMES,
    TRAIT_PLURALS,
    UPGRADE_WORDS,
    Names,
    a_trait,
    beyond_words,
    dice_words,
    face_words,
    fox_name,
    goal_words,
    icons_words,
    kind_words,
    study_words,
    symbols_words,
)


def tell_choice(box: Box, t: Table, seat: int, action: int, after: Table, names: Names) -> str:
    """Tell what a seat chose."""
    group = SPACE.group_of(action)
    return f"{names[seat]} {TELL[group](box, t, seat, after, *group.parts(action))}."


def tell_fox(box: Box, t: Table, seat: int, after: Table, sex: int, place: int) -> str:
    """Tell which fox was taken."""
    fox = int(t.kennel[sex].fox[place])
    return f"takes {fox_name(box, t, fox)} ({dice_words(t.fox[fox].dice)}) as {PARENT_WORDS[Sex(sex)]}"


def tell_draw(box: Box, t: Table, seat: int, after: Table, sex: int) -> str:
    """Tell which fox came from a deck."""
    own = after.seat[seat]
    drawn = t.seat[seat].step == Step.FOXES
    fox = int(own.drawn[t.seat[seat].draws]) if drawn else int(own.parent[sex])
    return f"draws a {SEX_KEYS[sex]} fox: {fox_name(box, after, fox)} ({dice_words(after.fox[fox].dice)})"


def tell_claim(box: Box, t: Table, seat: int, after: Table, space: int) -> str:
    """Tell which space was claimed and what it gave."""
    icons = icons_on(box, t, space)
    gave_nothing = t.seat[seat].swapping != NOTHING or not any(icons)
    gave = "" if gave_nothing else f" and gets {icons_words(icons, 'their')}"
    return f"takes supply space {space + 1}{gave}"


def tell_trait(box: Box, t: Table, seat: int, after: Table, trait: int) -> str:
    """Tell what a trait was chosen for."""
    step = t.seat[seat].step
    if step == Step.EXTRA:
        die = int(after.seat[seat].dice) - 1
        return f"rolls an extra {TRAIT_KEYS[trait]} die: {face_words(box, trait, int(after.seat[seat].face[die]))}"
    verb = {Step.PENALTY: "gives back", Step.PAYING: "pays"}.get(Step(int(step)), "takes")
    because = " for breeding siblings" if step == Step.PENALTY else ""
    return f"{verb} {a_trait(trait)} token{because}"


def tell_upgrade(box: Box, t: Table, seat: int, after: Table, track: int, trait: int) -> str:
    """Tell which upgrade was bought."""
    price = price_words(box, t, seat, track, trait)
    return f"buys a {UPGRADE_WORDS[Track(track)]} with {price}{tell_stars(box, t, seat, track)}"


def tell_stars(box: Box, t: Table, seat: int, track: int) -> str:
    """Tell the points of an upgrade."""  # rule upg-8
    stars = int(box.record.stars[track, t.seat[seat].unlocked[track]])
    return f": {counted(stars, 'point')}" if stars else ""


def tell_mixed(box: Box, t: Table, seat: int, after: Table, track: int) -> str:
    """Tell which upgrade is paid for with mixed tokens."""
    return f"buys a {UPGRADE_WORDS[Track(track)]} with mixed tokens{tell_stars(box, t, seat, track)}"


def tell_patron(box: Box, t: Table, seat: int, after: Table, patron: int) -> str:
    """Tell which patron was joined and what it gave."""
    goal = int(t.patron[patron])
    points = counted(int(score_goal(box.record, after, seat, goal)), "point")
    words = f"joins patron {patron + 1} ({goal_words(box, goal, 'their')}: {points} so far)"
    swaps = t.seat[seat].swapping != NOTHING
    return words if swaps else f"{words} and gets {icons_words(icons_at_patron(box, t, patron), 'their')}"


def tell_study(box: Box, t: Table, seat: int, after: Table, offer: int) -> str:
    """Tell which study was kept; those put back are nobody's business."""
    study = int(after.seat[seat].study[t.seat[seat].studies])
    return f"keeps the {study_words(box, study)}"


def tell_discard_swap(box: Box, t: Table, seat: int, after: Table, tile: int) -> str:
    """Tell which tile of the discard pile was swapped for."""
    return f"swaps for {discard_words(box, tile, 'their')}{tell_printed(box, t, seat)}"


def tell_space_swap(box: Box, t: Table, seat: int, after: Table, space: int) -> str:
    """Tell which tile of the supply track was swapped for."""
    return f"swaps for {space_tile_words(box, t, space, 'their')}{tell_printed(box, t, seat)}"


def tell_patron_swap(box: Box, t: Table, seat: int, after: Table, patron: int) -> str:
    """Tell which patron's tile was swapped for."""
    return f"swaps for {patron_tile_words(box, t, patron, 'their')}{tell_printed(box, t, seat)}"


def tell_printed(box: Box, t: Table, seat: int) -> str:
    """Tell what is printed where a swapped tile came to lie."""
    own = t.seat[seat]
    where = f"on space {int(own.space) + 1}" if own.target == NOTHING else f"at patron {int(own.target) + 1}"
    printed = printed_for(box, t, seat)
    return f", and {icons_words(printed, 'their')} printed {where}" if any(printed) else ""


def tell_science(box: Box, t: Table, seat: int, after: Table, kind: int) -> str:
    """Tell which science card was played."""
    words = f"plays “{SCIENCE_NAMES[Science(kind)]}”"
    if kind == Science.REROLL:
        own = after.seat[seat]
        rolled = [
            f"{kind_words(int(own.kind[die]))} {face_words(box, int(own.kind[die]), int(own.face[die]))}"
            for die in range(int(own.dice))
            if shows_only_half(box.record, t.seat[seat], die)
        ]
        words += f": {listed(rolled)}"
    return words


def tell_die(box: Box, t: Table, seat: int, after: Table, die: int) -> str:
    """Tell which die is changed."""
    return f"changes the {die_words(box, t, seat, die)}"


def tell_face(box: Box, t: Table, seat: int, after: Table, side: int) -> str:
    """Tell which face a die was turned to."""
    own = t.seat[seat]
    return f"turns it to {face_words(box, int(own.kind[own.choosing]), side)}"


def tell_replacement(box: Box, t: Table, seat: int, after: Table, drawn: int) -> str:
    """Tell which parent was replaced."""
    return f"takes {replacement_words(box, t, seat, int(t.seat[seat].drawn[drawn]))}"


def tell_roll(box: Box, t: Table, seat: int, after: Table) -> str:
    """Tell what was rolled."""
    own = after.seat[seat]
    rolled: dict[str, list[str]] = {}
    for die in range(int(own.dice)):
        kind = int(own.kind[die])
        face = box.record.face[1 if kind == FRIENDLY else 0, own.face[die]]
        rolled.setdefault(kind_words(kind), []).append(SHORT[int(face.full), int(face.half)])
    parts = [f"{name} {' '.join(faces)}" for name, faces in rolled.items()]
    return f"rolls for {pup_to_roll(t.seat[seat])}: {', '.join(parts)}"


SHORT = {(0, 0): "0", (0, 1): "½", (0, 2): "½½", (1, 0): "1", (1, 1): "1½"}


def tell_turn(box: Box, t: Table, seat: int, after: Table) -> str:
    """Tell what the blank card says."""
    return f"turns over the blank card: a {SEX_KEYS[int(after.seat[seat].sex)]} pup"


def tell_place(box: Box, t: Table, seat: int, after: Table, die: int, part: int, trait: int) -> str:
    """Tell which trait a friendly part stands for."""
    return f"uses {part_words(box, t, seat, die, part)} for {TRAIT_PLURALS[Trait(trait)]}"


def tell_spend(box: Box, t: Table, seat: int, after: Table, trait: int) -> str:
    """Tell what a friendly token stands for."""
    return f"uses a friendly token for {TRAIT_PLURALS[Trait(trait)]}"


def tell_best(box: Box, t: Table, seat: int, after: Table, tokens: int) -> str:
    """Tell that the best arrangement was taken."""
    return "takes the best arrangement" + (f" with {counted(tokens, 'friendly token')}" if tokens else "")


def tell_record(box: Box, t: Table, seat: int, after: Table) -> str:
    """Tell what the new pup is like."""
    fox = WILD_FOXES + int(after.bred) - 1
    card = after.fox[fox]
    symbols = [int(number) for number in card.symbols]
    born = f"{SEX_KEYS[card.sex]} pup {fox_name(box, after, fox)}"
    return f"records the {born}: {symbols_words(symbols)}, friendliness {sum(symbols)}{beyond_words(symbols)}"


def tell_level(box: Box, t: Table, seat: int, after: Table, pup: int, study: int) -> str:
    """Tell which level was completed."""
    own = t.seat[seat]
    name = fox_name(box, t, int(own.pup[pup]))
    level, words = int(own.level[study]) + 1, study_words(box, int(own.study[study]))
    points = counted(int(box.record.level_points[level] - box.record.level_points[level - 1]), "point")
    return f"lets {name} complete level {level} of the {words}: {points}"


def tell_pup(box: Box, t: Table, seat: int, after: Table, pup: int) -> str:
    """Tell what became of a pup."""
    name = fox_name(box, t, int(t.seat[seat].pup[pup]))
    if t.seat[seat].step == Step.KEEP:
        return f"keeps {name} as a parent for the next generation"
    return f"moves {name} into the kennel next"


def tell_giving(box: Box, t: Table, seat: int, after: Table, trait: int) -> str:
    """Tell which trait token was traded for a friendly one."""
    return f"trades {a_trait(trait)} token for a friendly token"


def tell_getting(box: Box, t: Table, seat: int, after: Table, trait: int) -> str:
    """Tell which trait token a friendly one was traded for."""
    return f"trades a friendly token for {a_trait(trait)} token"


def tell_done(box: Box, t: Table, seat: int, after: Table) -> str:
    """Tell what was left at that."""
    if t.seat[seat].step == Step.UPGRADE:
        return "is ready to breed" if t.seat[seat].stage == Stage.EQUIPPING else "finishes research"
    return {
        Step.TRADE: "stops trading",
        Step.FOXES: "draws no more foxes",
        Step.REPLACE: "keeps both parents",
        Step.ROLL: "breeds no more pups",
        Step.ASSIGN: "is done with studies",
    }[Step(int(t.seat[seat].step))]


TELL: dict[Group, Callable[..., str]] = {
    TAKE: tell_fox,
    DRAW: tell_draw,
    CLAIM: tell_claim,
    TRAIT: tell_trait,
    UPGRADE: tell_upgrade,
    MIXED: tell_mixed,
    PATRON: tell_patron,
    KEEP_STUDY: tell_study,
    SWAP_DISCARD: tell_discard_swap,
    SWAP_SPACE: tell_space_swap,
    SWAP_PATRON: tell_patron_swap,
    PLAY_SCIENCE: tell_science,
    DIE: tell_die,
    FACE: tell_face,
    REPLACE: tell_replacement,
    ROLL: tell_roll,
    PLACE: tell_place,
    SPEND: tell_spend,
    BEST: tell_best,
    RECORD: tell_record,
    ASSIGN: tell_level,
    PUP: tell_pup,
    TRADE_AWAY: tell_giving,
    TRADE_FOR: tell_getting,
    DONE: tell_done,
    TURN_BLANK: tell_turn,
}
