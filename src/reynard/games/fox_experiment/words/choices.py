"""What the choices are in words, what they point at, and which rule allows them."""

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS, SEX_KEYS, TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.arranging import symbols_of
from reynard.games.fox_experiment.rules.upgrades import next_cost
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
    PARTS,
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
    SWAP_PATRON,
    SWAP_SPACE,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    TRAITS,
    UPGRADE,
    Science,
    Sex,
    Stage,
    Step,
    Supply,
    Table,
    Track,
)
from reynard.games.fox_experiment.words.names import (
    AN_UPGRADE,
    SCIENCE_NAMES,
    SCIENCE_RULES,
    SCIENCE_WORDS,
    TRACK_GIVES,
    a_trait,
    face_words,
    fox_name,
    goal_words,
    icons_words,
    study_words,
    traits_words,
)

PARENT_WORDS = {Sex.MALE: "father", Sex.FEMALE: "mother"}
LAST, SPECIAL = 9, 5  # ranks: what ends a step comes last, science cards before that


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    for first, words in GROUPS:
        if action >= first:
            return words(box, t, seat, action)
    raise ValueError(f"There is no action {action}.")


def describe_fox(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which fox of the kennel would be taken."""
    sex, place = divmod(action - TAKE, ROW)
    fox = int(t.kennel[sex].fox[place])
    return Choice(
        id=action,
        words=f"Take {fox_name(box, t, fox)} as {PARENT_WORDS[Sex(sex)]}",
        at=(f"kennel:{SEX_KEYS[sex]}:{place}",),
        rule="sel-2",
        gives=f"Gives {traits_words(t.fox[fox].dice, 'dice')}",
    )


def describe_draw(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say from which deck a fox would be drawn."""
    sex = SEX_KEYS[action - DRAW]
    ref = f"deck:{sex}"
    if t.seat[seat].step == Step.FOXES:
        number = int(t.seat[seat].draws) + 1
        return Choice(action, f"Draw a {sex} fox ({number} of 3)", (ref,), "rul-4")
    return Choice(action, f"Draw a random {sex} fox from the deck", (ref,), "sel-3", "Blind, and it must be kept", 1)


def describe_claim(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a space of the supply track would give."""
    space = action - CLAIM
    icons = icons_on(box, t, space)
    gives = f"Gives {icons_words(icons)}" if any(icons) else "Gives nothing, but you go first next generation"
    if t.seat[seat].swapping != NOTHING:
        gives = swap_gives(printed_on(box, t, space))
    return Choice(action, f"Claim supply space {space + 1}", (f"space:{space}",), "sel-4", gives)


def icons_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons that a space of the supply track shows, tile and print."""
    printed = printed_on(box, t, space)
    return printed if t.tile[space] == NOTHING else with_tile(box, int(t.tile[space]), printed)


def printed_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons printed on a space of the supply track."""
    return [int(number) for number in box.record.printed[t.side, space].icon]


def printed_at_patron(box: Box) -> list[int]:
    """List the icons printed below the tile of every patron: science cards."""
    return [int(box.record.patron_science) if supply == Supply.SCIENCE else 0 for supply in Supply]


def printed_for(box: Box, t: Table, seat: int) -> list[int]:
    """List the icons printed where the seat's own tile is about to be swapped."""
    place = t.seat[seat]
    return printed_on(box, t, int(place.space)) if place.target == NOTHING else printed_at_patron(box)


def with_tile(box: Box, tile: int, printed: list[int]) -> list[int]:
    """Add the icons of a tile to those printed below it."""
    return [number + int(more) for number, more in zip(printed, box.record.tile[tile].icon, strict=True)]


def swap_gives(printed: list[int]) -> str:
    """Say what a place gives whose tile is swapped first."""
    return "Its tile is swapped first: gives the new one" + (f" and {icons_words(printed)}" if any(printed) else "")


def describe_trait(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a trait is chosen for."""
    trait = action - TRAIT
    token = f"{a_trait(trait)} token"
    at = (f"token:{TRAIT_KEYS[trait]}",)
    step = t.seat[seat].step
    if step == Step.EXTRA:
        return Choice(action, f"Roll {a_trait(trait, 'extra ')} die", (f"trait:{TRAIT_KEYS[trait]}",), "sci-9")
    if step == Step.PENALTY:
        return Choice(action, f"Give back {token}", at, "res-6")
    if step == Step.PAYING:
        stays = t.seat[seat].paid == 0
        words = f"Pay {token}, which stays on your mat" if stays else f"Pay {token}"
        return Choice(action, words, at, "sci-11")
    return Choice(action, f"Take {token}", at, "sel-6")


def describe_upgrade(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what an upgrade costs and brings."""
    track, trait = divmod(action - UPGRADE, TRAITS)
    cost = int(next_cost(box.record, t.seat[seat], track))
    return Choice(
        id=action,
        words=f"Buy {AN_UPGRADE[Track(track)]} with {counted(cost, f'{TRAIT_KEYS[trait]} token')}",
        at=(f"upgrade:{TRACK_KEYS[track]}", f"token:{TRAIT_KEYS[trait]}"),
        rule="upg-3",
        gives=upgrade_gives(box, t, seat, track),
    )


def upgrade_gives(box: Box, t: Table, seat: int, track: int) -> str:
    """Say what the next upgrade of a track brings."""
    stars = int(box.record.stars[track, t.seat[seat].unlocked[track]])
    return TRACK_GIVES[Track(track)] + (f", {counted(stars, 'point')} at the end" if stars else "")


def describe_mixed(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which upgrade would be paid for with mixed tokens."""
    track = action - MIXED
    cost = int(next_cost(box.record, t.seat[seat], track))
    words = f"Buy {AN_UPGRADE[Track(track)]} with any {counted(cost, 'token')}"
    return Choice(action, words, (f"upgrade:{TRACK_KEYS[track]}",), "sci-11", upgrade_gives(box, t, seat, track))


def describe_patron(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a patron gives now and at the end."""
    patron = action - PATRON
    printed = printed_at_patron(box)
    gives = f"Gives {icons_words(with_tile(box, int(t.patron_tile[patron]), printed))}"
    goal = goal_words(box, int(t.patron[patron]))
    return Choice(
        id=action,
        words=f"Join patron {patron + 1}: {goal}",
        at=(f"patron:{patron}",),
        rule="upg-7",
        gives=gives if t.seat[seat].swapping == NOTHING else swap_gives(printed),
    )


def describe_study(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a study on offer asks for."""
    number = action - KEEP_STUDY
    study = int(t.seat[seat].offer[number])
    rule = "upg-5" if t.begun else "set-7"
    return Choice(action, f"Keep the study of {study_words(box, study)}", (f"offer:{number}",), rule)


def describe_swap(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which tile would come to the seat's own place, and what that place gives then."""
    if action >= SWAP_PATRON:
        place = action - SWAP_PATRON
        tile, where, ref = int(t.patron_tile[place]), f"beside patron {place + 1}", f"patron:{place}"
    elif action >= SWAP_SPACE:
        place = action - SWAP_SPACE
        tile, where, ref = int(t.tile[place]), f"on space {place + 1}", f"space:{place}"
    else:
        tile = action - SWAP_DISCARD
        where, ref = "in the discards", f"discard:{tile}"
    rule = "sci-4" if action < SWAP_SPACE else "sci-5"
    words = f"Swap for the tile {where}: {icons_words(box.record.tile[tile].icon)}"
    gives = f"Gives {icons_words(with_tile(box, tile, printed_for(box, t, seat)))}"
    return Choice(action, words, (ref,), rule, gives)


def describe_science(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a science card does."""
    science = Science(action - PLAY_SCIENCE)
    ref = f"science:{SCIENCE_KEYS[science]}"
    words = f"Play the science card “{SCIENCE_NAMES[science]}”"
    return Choice(action, words, (ref,), SCIENCE_RULES[science], SCIENCE_WORDS[science], SPECIAL)


def describe_die(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which die would be changed."""
    die = action - DIE
    return Choice(action, f"Change die {die + 1}: the {die_words(box, t, seat, die)}", (f"die:{die}",), "sci-7")


def die_words(box: Box, t: Table, seat: int, die: int) -> str:
    """Name a die by its kind and what it shows."""
    place = t.seat[seat]
    kind = int(place.kind[die])
    name = "friendly" if kind == FRIENDLY else TRAIT_KEYS[kind]
    return f"{name} die that shows {face_words(box, kind, int(place.face[die]))}"


def describe_face(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which face a die would be turned to."""
    place = t.seat[seat]
    side = action - FACE
    words = f"Turn it to {face_words(box, int(place.kind[place.choosing]), side)}"
    return Choice(action, words, (f"face:{side}",), "sci-7")


def describe_replacement(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which parent a drawn fox would replace."""
    number = action - REPLACE
    fox = int(t.seat[seat].drawn[number])
    sex = Sex(int(t.fox[fox].sex))
    old = fox_name(box, t, int(t.seat[seat].parent[sex]))
    words = f"Take {fox_name(box, t, fox)} as {PARENT_WORDS[sex]} in place of {old}"
    return Choice(action, words, (f"drawn:{number}",), "rul-4", f"Gives {traits_words(t.fox[fox].dice, 'dice')}")


def describe_roll(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which dice would be rolled."""
    place = t.seat[seat]
    father, mother = (t.fox[int(fox)].dice for fox in place.parent)
    dice = [int(one) + int(other) for one, other in zip(father, mother, strict=True)]
    friendly = int(box.record.friendly_dice) + int(place.unlocked[Track.DICE])
    gives = f"{traits_words(dice, 'dice')}, and {friendly} friendly {'die' if friendly == 1 else 'dice'}"
    return Choice(action, f"Roll the dice for pup {int(place.pups) + 1}", ("roll",), "bre-2", gives)


def describe_place(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which trait a friendly part would stand for."""
    number, trait = divmod(action - PLACE, TRAITS)
    die, part = divmod(number, PARTS)
    place = t.seat[seat]
    friendly = [each for each in range(int(place.dice)) if place.kind[each] == FRIENDLY]
    face = box.record.face[1, place.face[friendly[die]]]
    whole = part < int(face.full)
    what = "whole symbol" if whole else "half symbol" if face.half == 1 else ("first half", "second half")[part]
    return Choice(
        id=action,
        words=f"Let the {what} of friendly die {die + 1} be {a_trait(trait)}",
        at=(f"part:{die}:{part}", f"trait:{TRAIT_KEYS[trait]}"),
        rule="bre-6" if whole else "bre-5",
        rank=2,
    )


def describe_spend(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which trait a friendly token would stand for."""
    trait = action - SPEND
    words = f"Use a friendly token as half {a_trait(trait)}"
    return Choice(action, words, ("friendly", f"trait:{TRAIT_KEYS[trait]}"), "bre-7", rank=3)


def describe_best(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say how many tokens the best arrangement would take."""
    tokens = action - BEST
    with_tokens = f" with {counted(tokens, 'friendly token')}" if tokens else ""
    return Choice(action, f"Take the best arrangement{with_tokens}", (f"best:{tokens}",), "bre-8")


def describe_record(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what would be recorded."""
    symbols = [int(symbols_of(t.seat[seat], trait)) for trait in range(TRAITS)]
    gives = f"{traits_words(symbols)}: friendliness {sum(symbols)}"
    return Choice(action, "Record the pup as arranged", ("record",), "bre-9", gives, 1)


def describe_level(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say which level a pup would complete."""
    pup, study = divmod(action - ASSIGN, HELD)
    place = t.seat[seat]
    level = int(place.level[study]) + 1
    points = box.record.level_points
    name = fox_name(box, t, int(place.pup[pup]))
    return Choice(
        id=action,
        words=f"Let {name} complete level {level} of the study of {study_words(box, int(place.study[study]))}",
        at=(f"pup:{pup}", f"study:{study}"),
        rule="res-3",
        gives=f"{int(points[level])} points, {int(points[level]) - int(points[level - 1])} more than now",
    )


def describe_pup(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what would become of a pup."""
    number = action - PUP
    fox = int(t.seat[seat].pup[number])
    name = fox_name(box, t, fox)
    if t.seat[seat].step == Step.KEEP:
        parent = PARENT_WORDS[Sex(int(t.fox[fox].sex))]
        gives = f"Gives {traits_words(t.fox[fox].dice, 'dice')}"
        return Choice(action, f"Keep {name} as {parent} for the next generation", (f"pup:{number}",), "sci-12", gives)
    return Choice(action, f"Let {name} be the next in the kennel", (f"pup:{number}",), "solo-10")


def describe_trade(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what would be traded."""
    if action >= TRADE_FOR:
        trait = action - TRADE_FOR
        words = f"Trade a friendly token for {a_trait(trait)} token"
        return Choice(action, words, (f"trade:{TRAIT_KEYS[trait]}",), "sci-6")
    trait = action - TRADE_AWAY
    words = f"Trade {a_trait(trait)} token for a friendly token"
    return Choice(action, words, (f"token:{TRAIT_KEYS[trait]}",), "sci-6")


def describe_done(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what would be left at that."""
    place = t.seat[seat]
    words, rule = {
        Step.TRADE: ("Trade no more", "sci-6"),
        Step.FOXES: ("Draw no more foxes", "rul-4"),
        Step.REPLACE: ("Keep both parents", "sci-3"),
        Step.ROLL: ("Breed no more pups", "rul-25"),
        Step.ASSIGN: ("Complete no more levels", "rul-13"),
    }.get(Step(int(place.step)), ("Finish research", "rul-13"))
    if place.step == Step.UPGRADE and place.stage == Stage.EQUIPPING:
        words = "Buy no more upgrades and breed"
    return Choice(action, words, ("done",), rule, rank=LAST)


GROUPS = (
    (DONE, describe_done),
    (TRADE_AWAY, describe_trade),
    (PUP, describe_pup),
    (ASSIGN, describe_level),
    (RECORD, describe_record),
    (BEST, describe_best),
    (SPEND, describe_spend),
    (PLACE, describe_place),
    (ROLL, describe_roll),
    (REPLACE, describe_replacement),
    (FACE, describe_face),
    (DIE, describe_die),
    (PLAY_SCIENCE, describe_science),
    (SWAP_DISCARD, describe_swap),
    (KEEP_STUDY, describe_study),
    (PATRON, describe_patron),
    (MIXED, describe_mixed),
    (UPGRADE, describe_upgrade),
    (TRAIT, describe_trait),
    (CLAIM, describe_claim),
    (DRAW, describe_draw),
    (TAKE, describe_fox),
)
