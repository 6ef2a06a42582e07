"""What the choices are in words, what they point at, and which rule allows them."""

from collections.abc import Callable

from reynard.core.actions import Group
from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted
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
    UPGRADE,
)
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS, SEX_KEYS, TRACK_KEYS, TRAIT_KEYS, Face
from reynard.games.fox_experiment.rules.arranging import symbols_of
from reynard.games.fox_experiment.rules.upgrades import next_cost
from reynard.games.fox_experiment.table import (
    FRIENDLY,
    NOTHING,
    TRAITS,
    Science,
    Seat,
    Sex,
    Stage,
    Step,
    Supply,
    Table,
    Track,
)
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF, BestFacts, ButtonFacts, TokenFacts
from reynard.games.fox_experiment.words.mat import friendly_dice_of
from reynard.games.fox_experiment.words.names import (
    PARENT_WORDS,
    SCIENCE_NAMES,
    SCIENCE_RULES,
    SCIENCE_WORDS,
    TRACK_GIVES,
    UPGRADE_WORDS,
    a_trait,
    face_words,
    fox_name,
    goal_words,
    icons_words,
    kind_words,
    study_words,
    traits_words,
)

LAST, SPECIAL = 9, 5  # ranks: what ends a step comes last, science cards before that


def describe(box: Box, t: Table, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    group = SPACE.group_of(action)
    return DESCRIBE[group](box, t, seat, *group.parts(action))


def describe_fox(box: Box, t: Table, seat: int, sex: int, place: int) -> Choice:
    """Say which fox of the kennel would be taken."""
    fox = int(t.kennel[sex].fox[place])
    return Choice(
        id=TAKE(sex, place),
        words=f"Take {fox_name(box, t, fox)} as {PARENT_WORDS[Sex(sex)]}",
        at=(f"kennel:{SEX_KEYS[sex]}:{place}",),
        rule="sel-2",
        gives=f"Gives {traits_words(t.fox[fox].dice, 'dice')}",
    )


def describe_draw(box: Box, t: Table, seat: int, sex: int) -> Choice:
    """Say from which deck a fox would be drawn."""
    key = SEX_KEYS[sex]
    if t.seat[seat].step == Step.FOXES:
        number = int(t.seat[seat].draws) + 1
        return Choice(DRAW(sex), f"Draw a {key} fox ({number} of 3)", (f"deck:{key}",), "rul-4")
    return Choice(
        id=DRAW(sex),
        words=f"Draw a random {key} fox from the deck",
        at=(f"deck:{key}",),
        rule="sel-3",
        gives="Blind, and it must be kept",
        rank=1,
    )


def describe_claim(box: Box, t: Table, seat: int, space: int) -> Choice:
    """Say what a space of the supply track would give."""
    icons = icons_on(box, t, space)
    gives = f"Gives {icons_words(icons)}" if any(icons) else "Gives nothing, but you go first next generation"
    if t.seat[seat].swapping != NOTHING:
        gives = swap_gives(printed_on(box, t, space))
    return Choice(CLAIM(space), f"Claim supply space {space + 1}", (f"space:{space}",), "sel-4", gives)


def icons_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons that a space of the supply track shows, tile and print."""
    printed = printed_on(box, t, space)
    return printed if t.tile[space] == NOTHING else with_tile(box, int(t.tile[space]), printed)


def icons_at_patron(box: Box, t: Table, patron: int) -> list[int]:
    """List the icons that a patron shows, tile and print."""
    return with_tile(box, int(t.patron_tile[patron]), printed_at_patron(box))


def printed_on(box: Box, t: Table, space: int) -> list[int]:
    """List the icons printed on a space of the supply track."""
    return [int(number) for number in box.record.printed[t.side, space].icon]


def printed_at_patron(box: Box) -> list[int]:
    """List the icons printed below the tile of every patron: science cards."""
    return [int(box.record.patron_science) if supply == Supply.SCIENCE else 0 for supply in Supply]


def printed_for(box: Box, t: Table, seat: int) -> list[int]:
    """List the icons printed where the seat's own tile is about to be swapped."""
    own = t.seat[seat]
    return printed_on(box, t, int(own.space)) if own.target == NOTHING else printed_at_patron(box)


def with_tile(box: Box, tile: int, printed: list[int]) -> list[int]:
    """Add the icons of a tile to those printed below it."""
    return [number + int(more) for number, more in zip(printed, box.record.tile[tile].icon, strict=True)]


def swap_gives(printed: list[int]) -> str:
    """Say what a place gives whose tile is swapped first."""
    return "Its tile is swapped first: gives the new one" + (f" and {icons_words(printed)}" if any(printed) else "")


def describe_trait(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say what a trait is chosen for."""
    own, token = t.seat[seat], f"{a_trait(trait)} token"
    if own.step == Step.EXTRA:
        return Choice(TRAIT(trait), f"Roll {a_trait(trait, 'extra ')} die", (f"trait:{TRAIT_KEYS[trait]}",), "sci-9")
    words, rule = {
        Step.PENALTY: (f"Give back {token}", "res-6"),
        Step.PAYING: (f"Pay {token}" + (", which stays on your mat" if own.paid == 0 else ""), "sci-11"),
    }.get(Step(int(own.step)), (f"Take {token}", "sel-6"))
    return Choice(TRAIT(trait), words, (f"token:{TRAIT_KEYS[trait]}",), rule, facts=token_facts(trait))


def token_facts(trait: int) -> TokenFacts:
    """Say which token is given or taken."""
    return {"kind": "token", "trait": TRAIT_KEY_OF[trait]}


def describe_upgrade(box: Box, t: Table, seat: int, track: int, trait: int) -> Choice:
    """Say what an upgrade costs and brings."""
    return Choice(
        id=UPGRADE(track, trait),
        words=f"Buy the next {UPGRADE_WORDS[Track(track)]} with {price_words(box, t, seat, track, trait)}",
        at=(f"upgrade:{TRACK_KEYS[track]}", f"token:{TRAIT_KEYS[trait]}"),
        rule="upg-3",
        gives=upgrade_gives(box, t, seat, track),
        heading=f"Buy the next {UPGRADE_WORDS[Track(track)]} with {int(next_cost(box.record, t.seat[seat], track))} …",
    )


def price_words(box: Box, t: Table, seat: int, track: int, trait: int) -> str:
    """Say which set of tokens pays for the next upgrade of a track."""
    return counted(int(next_cost(box.record, t.seat[seat], track)), f"{TRAIT_KEYS[trait]} token")


def upgrade_gives(box: Box, t: Table, seat: int, track: int) -> str:
    """Say what the next upgrade of a track brings."""
    stars = int(box.record.stars[track, t.seat[seat].unlocked[track]])
    return TRACK_GIVES[Track(track)] + (f", {counted(stars, 'point')} at the end" if stars else "")


def describe_mixed(box: Box, t: Table, seat: int, track: int) -> Choice:
    """Say which upgrade would be paid for with mixed tokens."""
    tokens = counted(int(next_cost(box.record, t.seat[seat], track)), "token")
    return Choice(
        id=MIXED(track),
        words=f"Buy the next {UPGRADE_WORDS[Track(track)]} with any {tokens}",
        at=(f"upgrade:{TRACK_KEYS[track]}",),
        rule="sci-11",
        gives=upgrade_gives(box, t, seat, track),
    )


def describe_patron(box: Box, t: Table, seat: int, patron: int) -> Choice:
    """Say what a patron gives now and at the end."""
    gives = f"Gives {icons_words(icons_at_patron(box, t, patron))}"
    return Choice(
        id=PATRON(patron),
        words=f"Join patron {patron + 1}: {goal_words(box, int(t.patron[patron]))}",
        at=(f"patron:{patron}",),
        rule="upg-7",
        gives=gives if t.seat[seat].swapping == NOTHING else swap_gives(printed_at_patron(box)),
    )


def describe_study(box: Box, t: Table, seat: int, offer: int) -> Choice:
    """Say what a study on offer asks for."""
    study = study_words(box, int(t.seat[seat].offer[offer]))
    return Choice(
        id=KEEP_STUDY(offer),
        words=f"Keep the study of {study}",
        at=(f"offer:{offer}",),
        rule="upg-5" if t.begun else "set-7",
    )


def describe_discard_swap(box: Box, t: Table, seat: int, tile: int) -> Choice:
    """Say which tile of the discard pile would come to the seat's own place, and what that place gives then."""
    return describe_swap(box, t, seat, SWAP_DISCARD(tile), tile, discard_words(box, tile), f"discard:{tile}", "sci-4")


def describe_space_swap(box: Box, t: Table, seat: int, space: int) -> Choice:
    """Say which tile of the supply track would come to the seat's own place."""
    tile, words = int(t.tile[space]), space_tile_words(box, t, space)
    return describe_swap(box, t, seat, SWAP_SPACE(space), tile, words, f"space:{space}", "sci-5")


def describe_patron_swap(box: Box, t: Table, seat: int, patron: int) -> Choice:
    """Say which patron's tile would come to the seat's own place."""
    tile, words = int(t.patron_tile[patron]), patron_tile_words(box, t, patron)
    return describe_swap(box, t, seat, SWAP_PATRON(patron), tile, words, f"patron:{patron}", "sci-5")


def describe_swap(box: Box, t: Table, seat: int, action: int, tile: int, words: str, ref: str, rule: str) -> Choice:
    """Say which tile would come to the seat's own place, and what that place gives then."""
    gives = f"Gives {icons_words(with_tile(box, tile, printed_for(box, t, seat)))}"
    return Choice(action, f"Swap for {words}", (ref,), rule, gives)


def discard_words(box: Box, tile: int, whose: str = "your") -> str:
    """Name a tile of the discard pile by what it shows."""
    return f"the tile in the discards: {icons_words(box.record.tile[tile].icon, whose)}"


def space_tile_words(box: Box, t: Table, space: int, whose: str = "your") -> str:
    """Name the tile on a space by what it shows."""
    return f"the tile on space {space + 1}: {icons_words(box.record.tile[t.tile[space]].icon, whose)}"


def patron_tile_words(box: Box, t: Table, patron: int, whose: str = "your") -> str:
    """Name the tile beside a patron by what it shows."""
    return f"the tile beside patron {patron + 1}: {icons_words(box.record.tile[t.patron_tile[patron]].icon, whose)}"


def describe_science(box: Box, t: Table, seat: int, kind: int) -> Choice:
    """Say what a science card does."""
    science = Science(kind)
    return Choice(
        id=PLAY_SCIENCE(kind),
        words=f"Play the science card “{SCIENCE_NAMES[science]}”",
        at=(f"science:{SCIENCE_KEYS[science]}",),
        rule=SCIENCE_RULES[science],
        gives=SCIENCE_WORDS[science],
        rank=SPECIAL,
    )


def describe_die(box: Box, t: Table, seat: int, die: int) -> Choice:
    """Say which die would be changed."""
    return Choice(DIE(die), f"Change die {die + 1}: the {die_words(box, t, seat, die)}", (f"die:{die}",), "sci-7")


def die_words(box: Box, t: Table, seat: int, die: int) -> str:
    """Name a die by its kind and what it shows."""
    own = t.seat[seat]
    kind = int(own.kind[die])
    return f"{kind_words(kind)} die that shows {face_words(box, kind, int(own.face[die]))}"


def describe_face(box: Box, t: Table, seat: int, side: int) -> Choice:
    """Say which face a die would be turned to."""
    own = t.seat[seat]
    words = f"Turn it to {face_words(box, int(own.kind[own.choosing]), side)}"
    return Choice(FACE(side), words, (f"face:{side}",), "sci-7")


def describe_replacement(box: Box, t: Table, seat: int, drawn: int) -> Choice:
    """Say which parent a drawn fox would replace."""
    fox = int(t.seat[seat].drawn[drawn])
    return Choice(
        id=REPLACE(drawn),
        words=f"Take {replacement_words(box, t, seat, fox)}",
        at=(f"drawn:{drawn}",),
        rule="rul-4",
        gives=f"Gives {traits_words(t.fox[fox].dice, 'dice')}",
    )


def replacement_words(box: Box, t: Table, seat: int, fox: int) -> str:
    """Say which fox takes the place of which parent."""
    sex = Sex(int(t.fox[fox].sex))
    old = fox_name(box, t, int(t.seat[seat].parent[sex]))
    return f"{fox_name(box, t, fox)} as {PARENT_WORDS[sex]} in place of {old}"


def describe_roll(box: Box, t: Table, seat: int) -> Choice:
    """Say which dice would be rolled."""
    own = t.seat[seat]
    father, mother = (t.fox[int(fox)].dice for fox in own.parent)
    dice = [int(one) + int(other) for one, other in zip(father, mother, strict=True)]
    friendly = friendly_dice_of(box, own)
    gives = f"{traits_words(dice, 'dice')}, and {friendly} friendly {'die' if friendly == 1 else 'dice'}"
    return Choice(ROLL(), f"Roll the dice for pup {int(own.pups) + 1}", ("roll",), "bre-2", gives)


def describe_place(box: Box, t: Table, seat: int, die: int, part: int, trait: int) -> Choice:
    """Say which trait a friendly part would stand for."""
    whole = part < int(friendly_faces(box, t.seat[seat])[die].full)
    return Choice(
        id=PLACE(die, part, trait),
        words=f"Let {part_words(box, t, seat, die, part)} be {a_trait(trait)}",
        at=(f"part:{die}:{part}", f"trait:{TRAIT_KEYS[trait]}"),
        rule="bre-6" if whole else "bre-5",
        rank=2,
        heading=f"Let {part_words(box, t, seat, die, part)} be …",
    )


def friendly_faces(box: Box, own: Seat) -> list[Face]:
    """Look at the friendly dice rolled."""
    return [box.record.face[1, own.face[die]] for die in range(int(own.dice)) if own.kind[die] == FRIENDLY]


def part_words(box: Box, t: Table, seat: int, die: int, part: int) -> str:
    """Name a part of a friendly die."""
    face = friendly_faces(box, t.seat[seat])[die]
    halves = ("half symbol",) if face.half == 1 else ("first half", "second half")
    what = "whole symbol" if part < face.full else halves[part - int(face.full)]
    return f"the {what} of friendly die {die + 1}"


def describe_spend(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait a friendly token would stand for."""
    return Choice(
        id=SPEND(trait),
        words=f"Use a friendly token as half {a_trait(trait)}",
        at=("friendly", f"trait:{TRAIT_KEYS[trait]}"),
        rule="bre-7",
        rank=3,
        heading="Use a friendly token as half …",
    )


def describe_best(box: Box, t: Table, seat: int, tokens: int) -> Choice:
    """Say how many tokens the best arrangement would take."""
    with_tokens = f" with {counted(tokens, 'friendly token')}" if tokens else ""
    facts: BestFacts = {"kind": "best", "tokens": tokens}
    return Choice(BEST(tokens), f"Take the best arrangement{with_tokens}", (f"best:{tokens}",), "bre-8", facts=facts)


def describe_record(box: Box, t: Table, seat: int) -> Choice:
    """Say what would be recorded."""
    symbols = [int(symbols_of(t.seat[seat], trait)) for trait in range(TRAITS)]
    gives = f"{traits_words(symbols)}: friendliness {sum(symbols)}"
    return Choice(RECORD(), "Record the pup as arranged", ("record",), "bre-9", gives, rank=1)


def describe_level(box: Box, t: Table, seat: int, pup: int, study: int) -> Choice:
    """Say which level a pup would complete."""
    own = t.seat[seat]
    level = int(own.level[study]) + 1
    points = box.record.level_points
    name = fox_name(box, t, int(own.pup[pup]))
    return Choice(
        id=ASSIGN(pup, study),
        words=f"Let {name} complete level {level} of the study of {study_words(box, int(own.study[study]))}",
        at=(f"pup:{pup}", f"study:{study}"),
        rule="res-3",
        gives=f"{int(points[level])} points, {int(points[level]) - int(points[level - 1])} more than now",
        heading=f"Let {name} complete level …",
    )


def describe_pup(box: Box, t: Table, seat: int, pup: int) -> Choice:
    """Say what would become of a pup."""
    fox = int(t.seat[seat].pup[pup])
    name = fox_name(box, t, fox)
    if t.seat[seat].step == Step.KEEP:
        return Choice(
            id=PUP(pup),
            words=f"Keep {name} as {PARENT_WORDS[Sex(int(t.fox[fox].sex))]} for the next generation",
            at=(f"pup:{pup}",),
            rule="sci-12",
            gives=f"Gives {traits_words(t.fox[fox].dice, 'dice')}",
            facts=button("Keep this pup"),
        )
    words = f"Let {name} be the next in the kennel"
    return Choice(PUP(pup), words, (f"pup:{pup}",), "solo-10", facts=button("Next into the kennel"))


def button(words: str) -> ButtonFacts:
    """Say what is written on the button of a choice."""
    return {"kind": "button", "words": words}


def describe_giving(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait token would be traded for a friendly one."""
    words = f"Trade {a_trait(trait)} token for a friendly token"
    return Choice(TRADE_AWAY(trait), words, (f"token:{TRAIT_KEYS[trait]}",), "sci-6", facts=token_facts(trait))


def describe_getting(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait token a friendly one would be traded for."""
    words = f"Trade a friendly token for {a_trait(trait)} token"
    return Choice(TRADE_FOR(trait), words, (f"trade:{TRAIT_KEYS[trait]}",), "sci-6", facts=token_facts(trait))


def describe_done(box: Box, t: Table, seat: int) -> Choice:
    """Say what would be left at that."""
    own = t.seat[seat]
    words, written, rule = {
        Step.TRADE: ("Trade no more", "Done", "sci-6"),
        Step.FOXES: ("Draw no more foxes", "Keep your parents", "rul-4"),
        Step.REPLACE: ("Keep both parents", "Keep your parents", "sci-3"),
        Step.ROLL: ("Breed no more pups", "No more pups", "rul-25"),
        Step.ASSIGN: ("Complete no more levels", "No more studies", "rul-13"),
    }.get(Step(int(own.step)), ("Finish research", "Finish research", "rul-13"))
    if own.step == Step.UPGRADE and own.stage == Stage.EQUIPPING:
        words = "Buy no more upgrades and breed"
    return Choice(DONE(), words, ("done",), rule, facts=button(written), rank=LAST)


DESCRIBE: dict[Group, Callable[..., Choice]] = {
    TAKE: describe_fox,
    DRAW: describe_draw,
    CLAIM: describe_claim,
    TRAIT: describe_trait,
    UPGRADE: describe_upgrade,
    MIXED: describe_mixed,
    PATRON: describe_patron,
    KEEP_STUDY: describe_study,
    SWAP_DISCARD: describe_discard_swap,
    SWAP_SPACE: describe_space_swap,
    SWAP_PATRON: describe_patron_swap,
    PLAY_SCIENCE: describe_science,
    DIE: describe_die,
    FACE: describe_face,
    REPLACE: describe_replacement,
    ROLL: describe_roll,
    PLACE: describe_place,
    SPEND: describe_spend,
    BEST: describe_best,
    RECORD: describe_record,
    ASSIGN: describe_level,
    PUP: describe_pup,
    TRADE_AWAY: describe_giving,
    TRADE_FOR: describe_getting,
    DONE: describe_done,
}
