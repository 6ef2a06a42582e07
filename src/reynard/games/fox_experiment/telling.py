"""What the moves did, in words, as far as a viewer may know."""

from collections.abc import Iterator, Sequence

import numpy as np

from reynard.core.box import Box
from reynard.core.listing import listed
from reynard.games.fox_experiment.box import MARKS, SEX_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.breeding import shows_only_half
from reynard.games.fox_experiment.describing import describe, die_words, printed_for
from reynard.games.fox_experiment.names import (
    AN_UPGRADE,
    AUTOMA,
    SCIENCE_NAMES,
    a_trait,
    automa_study_words,
    counted,
    face_words,
    fox_name,
    goal_words,
    icons_words,
    study_words,
    traits_words,
)
from reynard.games.fox_experiment.scoring import NEAREST, score
from reynard.games.fox_experiment.table import (
    ARROWS,
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DONE,
    DRAW,
    FACE,
    FRIENDLY,
    GENERATIONS,
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
    Arrow,
    Because,
    Mode,
    Science,
    Stage,
    Step,
    Table,
    Tale,
    Track,
)

Names = Sequence[str]
START = {Arrow.LEFT: "right", Arrow.RIGHT: "left"}  # an arrow that points left is followed from the right


def opening(box: Box, t: Table, viewer: int, names: Names) -> list[str]:
    """Tell how the game starts."""
    lines = [f"Turn order: {order_words(t, names)}."]
    if t.mode != Mode.STANDARD:
        lines.append(f"{AUTOMA} opens a study: {automa_study_words(box, int(t.automa.study[0]))}.")
    return lines


def order_words(t: Table, names: Names) -> str:
    """Name everybody in turn order."""
    return listed([entrant_name(t, int(t.order[turn]), names) for turn in range(t.entrants)])


def entrant_name(t: Table, entrant: int, names: Names) -> str:
    """Name a seat or the automatic opponent."""
    return names[entrant] if entrant < t.seats else AUTOMA.lower()


def tell(box: Box, before: Table, seat: int, action: int, after: Table, viewer: int, names: Names) -> list[str]:
    """Tell what a move did and everything that followed from it."""
    lines = [tell_choice(box, before, seat, action, after, names)]
    lines += tell_cards(before, seat, after, viewer, names)
    lines += tell_research(box, before, seat, after, names)
    selecting = first_flip(after)
    lines += tell_automa(box, after, 0, selecting)
    if after.over or after.generation != before.generation:
        lines += tell_administration(box, before, after, names)
    elif after.begun and not before.begun:
        lines.append("Generation 1: Selection begins.")
    lines += tell_automa(box, after, selecting, int(after.tales))
    return lines


def first_flip(t: Table) -> int:
    """Find where the automatic opponent's Selection begins in what is to be told of it."""
    return next((place for place in range(t.tales) if t.told[place].what == Tale.FLIPS), int(t.tales))


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
    if t.seat[seat].swapping != NOTHING or t.tile[space] == NOTHING:
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


def beyond_words(symbols: list[int]) -> str:
    """Say how many point tokens a pup brings for symbols that its tracks have no room for."""
    beyond = sum(max(0, number - MARKS) for number in symbols)
    return f", and {counted(beyond, 'point token')} for what is beyond five" if beyond else ""


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
        Step.REPLACE: "keeps both parents",
        Step.ROLL: "breeds no more pups",
        Step.ASSIGN: "completes no more levels",
    }.get(Step(int(t.seat[seat].step)), "buys no more upgrades")


def tell_cards(before: Table, seat: int, after: Table, viewer: int, names: Names) -> Iterator[str]:
    """Tell of science cards drawn: which they are only to whoever drew them."""
    gained = int(after.seat[seat].hand) - int(before.seat[seat].hand)
    if gained <= 0:
        return
    if viewer != seat:
        yield f"{names[seat]} draws {counted(gained, 'science card')}."
        return
    cards = [
        f"“{SCIENCE_NAMES[science]}”"
        for science in Science
        for _ in range(int(after.seat[seat].science[science]) - int(before.seat[seat].science[science]))
    ]
    yield f"You draw {listed(cards)}."


def tell_research(box: Box, before: Table, seat: int, after: Table, names: Names) -> Iterator[str]:
    """Tell of the trait tokens that came from the pups."""
    bred = Stage.SELECTING < before.seat[seat].stage < Stage.UPGRADING
    through = after.over or after.generation != before.generation or after.seat[seat].stage >= Stage.UPGRADING
    if not bred or not through:
        return
    litter = [
        after.fox[fox]
        for fox in range(WILD_FOXES, WILD_FOXES + int(after.bred))
        if after.fox[fox].owner == seat and after.fox[fox].generation == before.generation
    ]
    gained = [
        max(int(box.record.circles[min(int(pup.symbols[trait]), MARKS)]) for pup in litter) for trait in range(TRAITS)
    ]
    if any(gained):
        yield f"{names[seat]} gains {traits_words(gained, 'tokens')} from the best pups."


def tell_automa(box: Box, t: Table, first: int, last: int) -> Iterator[str]:
    """Tell every step of the automatic opponent, and why."""
    for number in range(first, last):
        told = t.told[number]
        yield f"{AUTOMA} {TALES[Tale(int(told.what))](box, t, int(told.one), int(told.two), int(told.three))}."


def tale_flips(box: Box, t: Table, card: int, _two: int, _three: int) -> str:
    """Tell which selection card it turns over."""
    items = [("a male fox", "a female fox", "a supply space")[int(item)] for item in box.record.card[card].shows]
    return f"turns over a selection card: {listed(items)}"


def tale_takes(box: Box, t: Table, fox: int, because: int, study_and_arrow: int) -> str:
    """Tell which fox it claims, and why."""
    study, arrow = divmod(study_and_arrow, ARROWS)
    first, second = (TRAIT_KEYS[int(trait)] for trait in box.record.automa_study[study].priority)
    why = {
        Because.FIRST_PRIORITY: f"it has the most {first} dice",
        Because.SECOND_PRIORITY: f"level in {first} dice, it has the most {second} dice",
        Because.ARROW: f"level in {first} and {second} dice, it is the first from the {START[Arrow(arrow)]}",
    }[Because(because)]
    return f"claims {fox_name(box, t, fox)}: {why}"


def tale_blocks(box: Box, t: Table, space: int, with_gear: int, arrow: int) -> str:
    """Tell which space it takes, and why."""
    piece = "its gear, which sets its turn order" if with_gear else "its meeple, which only blocks it"
    return f"takes supply space {space + 1}, the first free one from the {START[Arrow(arrow)]}, with {piece}"


def tale_helps_itself(box: Box, t: Table, tokens: int, _two: int, _three: int) -> str:
    """Tell of tokens it takes in hard mode."""
    return f"takes {counted(tokens, 'friendly token')} from that space for its studies"


def tale_swaps(box: Box, t: Table, _one: int, _two: int, _three: int) -> str:
    """Tell that its fathers change places."""
    return "would breed siblings, so its fathers change places"


def tale_breeds(box: Box, t: Table, fox: int, _two: int, _three: int) -> str:
    """Tell what its pup is like, and what its friendly tokens did for it."""
    card = t.fox[fox]
    symbols = [int(number) for number in card.symbols]
    father, mother = (int(parent) for parent in card.parent)
    dice = zip(t.fox[father].dice, t.fox[mother].dice, strict=True)
    helped = [number - int(one) - int(other) for number, (one, other) in zip(symbols, dice, strict=True)]
    by_tokens = f" ({traits_words(helped)} of them by the friendly tokens on its studies)" if any(helped) else ""
    return (
        f"breeds the {SEX_KEYS[card.sex]} pup {fox_name(box, t, fox)} "
        f"from {fox_name(box, t, mother)} and {fox_name(box, t, father)}: "
        f"{traits_words(symbols)}{by_tokens}, friendliness {sum(symbols)}{beyond_words(symbols)}"
    )


def tale_completes(box: Box, t: Table, study: int, level: int, fox: int) -> str:
    """Tell which level its pup completes."""
    return f"completes level {level} of its study ({automa_study_words(box, study)}) with {fox_name(box, t, fox)}"


def tale_draws(box: Box, t: Table, study: int, tokens: int, _three: int) -> str:
    """Tell which study it opens."""
    waiting = f" with {counted(tokens, 'friendly token')} that waited" if tokens else ""
    return f"opens a new study: {automa_study_words(box, study)}{waiting}"


def tale_sets_aside(box: Box, t: Table, study: int, tokens: int, _three: int) -> str:
    """Tell which study it has finished."""
    freed = f"; {counted(tokens, 'friendly token')} of it go on to others" if tokens else ""
    return f"sets its finished study aside ({automa_study_words(box, study)}){freed}"


def tale_changes(box: Box, t: Table, old: int, new: int, _three: int) -> str:
    """Tell how its study changes."""
    return f"changes its study, since one was finished: now {automa_study_words(box, new)}"


def tale_adds(box: Box, t: Table, fox: int, traits: int, _three: int) -> str:
    """Tell which dice a fox gets."""
    added = [1 if traits >> trait & 1 else 0 for trait in range(TRAITS)]
    if not any(added):
        return f"adds nothing to {fox_name(box, t, fox)}, which has enough dice of its traits"
    return f"adds {traits_words(added, 'dice')} to {fox_name(box, t, fox)}"


def tale_gets(box: Box, t: Table, tokens: int, _two: int, _three: int) -> str:
    """Tell how it is consoled."""
    return f"gets {counted(tokens, 'friendly token')} for its studies"


def tale_wins(box: Box, t: Table, _one: int, _two: int, _three: int) -> str:
    """Tell that it has the friendliest pup."""
    return "puts a meeple on the friendliness track"


TALES = {
    Tale.FLIPS: tale_flips,
    Tale.TAKES: tale_takes,
    Tale.BLOCKS: tale_blocks,
    Tale.HELPS_ITSELF: tale_helps_itself,
    Tale.SWAPS_MATES: tale_swaps,
    Tale.BREEDS: tale_breeds,
    Tale.COMPLETES: tale_completes,
    Tale.DRAWS_STUDY: tale_draws,
    Tale.SETS_ASIDE: tale_sets_aside,
    Tale.CHANGES_STUDY: tale_changes,
    Tale.ADDS_DICE: tale_adds,
    Tale.GETS_TOKENS: tale_gets,
    Tale.WINS_REWARD: tale_wins,
}


def tell_administration(box: Box, before: Table, after: Table, names: Names) -> Iterator[str]:
    """Tell who bred the friendliest pup, and how it goes on."""
    generation = int(before.generation)
    rewarded = int(after.friendliest[generation])
    winners = [entrant_name(after, entrant, names) for entrant in range(after.entrants) if rewarded >> entrant & 1]
    points = counted(int(box.record.reward[generation]), "point")
    if winners:
        breeds, each = ("breed", " each") if len(winners) > 1 else ("breeds", "")
        yield f"Generation {generation + 1}: {sentence(listed(winners))} {breeds} the friendliest pup, {points}{each}."
    else:
        yield f"Generation {generation + 1}: every pup was kept, so nobody is rewarded."
    tokens = int(box.record.consolation[generation])
    others = [names[seat] for seat in range(after.seats) if not rewarded >> seat & 1]
    if others and tokens:
        verb = "get" if len(others) > 1 else "gets"
        yield f"{listed(others)} {verb} {counted(tokens, 'friendly token')}."
    if after.over:
        yield tell_end(box, after, names)
    else:
        yield f"Generation {generation + 2} of {GENERATIONS} begins. Turn order: {order_words(after, names)}."


def sentence(words: str) -> str:
    """Begin with a capital letter."""
    return words[:1].upper() + words[1:]


def tell_end(box: Box, t: Table, names: Names) -> str:
    """Tell who has won."""
    rows = int(t.entrants) if t.mode == Mode.SOLO else int(t.seats)
    standing = np.zeros((rows, 2), np.int64)
    score(box.record, t, standing)
    best = max(tuple(row) for row in standing)
    winner = next(row for row in range(rows) if tuple(standing[row]) == best)
    points = int(best[0])
    level = sum(int(row[0]) == points for row in standing)
    name = sentence(entrant_name(t, winner, names))
    if level == 1:
        return f"{name} wins with {points} points."
    if winner == t.seats:
        return f"{name} wins: level at {points} points is not enough."
    return f"{name} wins with {points} points, standing on space {NEAREST - int(best[1]) + 1} of the supply track."


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
