"""Choices of Research in words: studies, upgrades, patrons, tokens and science cards."""

from reynard.core.box import Box
from reynard.core.contract import Choice
from reynard.core.phrases import counted
from reynard.games.fox_experiment.actions import (
    ASSIGN,
    DONE,
    KEEP_STUDY,
    MIXED,
    PATRON,
    PLAY_SCIENCE,
    PUP,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    UPGRADE,
)
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS, SEX_KEYS, TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.rules.arranging import symbols_of
from reynard.games.fox_experiment.rules.upgrades import can_pay_any_set, next_cost
from reynard.games.fox_experiment.table import LEVELS, NOTHING, Science, Seat, Sex, Stage, Step, Table, Track, Trait
from reynard.games.fox_experiment.words.choices_of_selection import icons_at_patron, printed_at_patron, swap_gives
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF, TokenFacts, button
from reynard.games.fox_experiment.words.names import (
    PARENT_WORDS,
    SCIENCE_NAMES,
    SCIENCE_RULES,
    SCIENCE_WORDS,
    TRACK_GIVES,
    TRAIT_PLURALS,
    TRAIT_WORDS,
    UPGRADE_WORDS,
    a_trait,
    dice_words,
    fox_name,
    goal_words,
    icons_words,
    study_words,
    traits_words,
)
from reynard.games.fox_experiment.words.ranks import LAST, SPECIAL


def describe_trait(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say what a trait is chosen for."""
    own, token = t.seat[seat], f"{a_trait(trait)} token"
    if own.step == Step.EXTRA:
        symbols = int(symbols_of(own, trait))
        so_far = counted(symbols, TRAIT_WORDS[Trait(trait)]) if symbols else f"no {TRAIT_PLURALS[Trait(trait)]}"
        gives = f"The pup has {so_far} so far"
        words, at = f"Roll {a_trait(trait, 'extra ')} die", (f"trait:{TRAIT_KEYS[trait]}",)
        return Choice(TRAIT(trait), words, at, "sci-9", gives)
    words, rule, change = {
        Step.PENALTY: (f"Give back {token}", "res-6", -1),
        Step.PAYING: (f"Pay {token}" + (", which stays on your mat" if own.paid == 0 else ""), "sci-11", -1),
    }.get(Step(int(own.step)), (f"Take {token}", "sel-6", 1))
    gives = f"You will have {trait_tokens(own, trait, change)}"
    return Choice(TRAIT(trait), words, (f"token:{TRAIT_KEYS[trait]}",), rule, gives, facts=token_facts(trait))


def trait_tokens(own: Seat, trait: int, change: int) -> str:
    """Say how many tokens of a trait a seat has after a change."""
    number = int(own.token[trait]) + change
    return f"{number or 'no'} {TRAIT_WORDS[Trait(trait)]} {'token' if number == 1 else 'tokens'}"


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
    study = int(t.seat[seat].offer[offer])
    return Choice(
        id=KEEP_STUDY(offer),
        words=f"Keep the {study_words(box, study)}",
        at=(f"offer:{offer}",),
        rule="upg-5" if t.begun else "set-7",
        gives=levels_words(box, study),
    )


def levels_words(box: Box, study: int) -> str:
    """Say what the levels of a study ask for and bring."""
    needs, points = box.record.study[study].need, box.record.level_points
    levels = [f"{int(points[each + 1])} points for {traits_words(needs[each])}" for each in range(LEVELS)]
    return f"Level by level: {'; '.join(levels)}"


def describe_level(box: Box, t: Table, seat: int, pup: int, study: int) -> Choice:
    """Say which level a pup would complete."""
    own = t.seat[seat]
    level = int(own.level[study]) + 1
    points = box.record.level_points
    name = fox_name(box, t, int(own.pup[pup]))
    return Choice(
        id=ASSIGN(pup, study),
        words=f"Let {name} complete level {level} of the {study_words(box, int(own.study[study]))}",
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
            gives=f"Gives {dice_words(t.fox[fox].dice)}",
            facts=button("Keep this pup"),
        )
    return Choice(
        id=PUP(pup),
        words=f"Move {name} into the kennel next",
        at=(f"pup:{pup}",),
        rule="solo-10",
        gives=f"Takes the next free place of the {SEX_KEYS[int(t.fox[fox].sex)]}s, from the left",
        facts=button("Next into the kennel"),
    )


def describe_giving(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait token would be traded for a friendly one."""
    return Choice(
        id=TRADE_AWAY(trait),
        words=f"Trade {a_trait(trait)} token for a friendly token",
        at=(f"token:{TRAIT_KEYS[trait]}",),
        rule="sci-6",
        gives=trade_gives(t.seat[seat], trait, -1),
        facts=token_facts(trait),
    )


def describe_getting(box: Box, t: Table, seat: int, trait: int) -> Choice:
    """Say which trait token a friendly one would be traded for."""
    return Choice(
        id=TRADE_FOR(trait),
        words=f"Trade a friendly token for {a_trait(trait)} token",
        at=(f"trade:{TRAIT_KEYS[trait]}",),
        rule="sci-6",
        gives=trade_gives(t.seat[seat], trait, 1),
        facts=token_facts(trait),
    )


def trade_gives(own: Seat, trait: int, change: int) -> str:
    """Say what a seat has after a trade."""
    friendly = int(own.friendly) - change
    with_friendly = f"{friendly or 'no'} friendly {'token' if friendly == 1 else 'tokens'}"
    return f"You will have {trait_tokens(own, trait, change)} and {with_friendly}"


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


def describe_done(box: Box, t: Table, seat: int) -> Choice:
    """Say what would be left at that."""
    own = t.seat[seat]
    words, written, rule, gives = DONE_WORDS[Step(int(own.step))]
    if own.step == Step.UPGRADE and own.stage == Stage.EQUIPPING:
        words, written = "Go on to Breeding", "On to Breeding"
        gives = "You keep your tokens; you can buy upgrades again after Research"
    guarded = own.step in (Step.ROLL, Step.ASSIGN) or (own.step == Step.UPGRADE and can_pay_any_set(box.record, own))
    return Choice(DONE(), words, ("done",), rule, gives, button(written), rank=LAST, guarded=bool(guarded))


DONE_WORDS = {
    Step.TRADE: ("Stop trading", "Done", "sci-6", "Go on where you played the card"),
    Step.FOXES: ("Draw no more foxes", "No more foxes", "rul-4", "Both decks are empty"),
    Step.REPLACE: ("Keep both parents", "Keep your parents", "sci-3", "The foxes you drew go to the discards"),
    Step.ROLL: ("Breed no more pups", "No more pups", "rul-25", "Go on to Research with the pups you have"),
    Step.ASSIGN: ("Complete no more levels", "No more studies", "rul-13", "Go on to trait tokens and upgrades"),
    Step.UPGRADE: ("Finish research", "Finish research", "rul-13", "Ends your generation; you keep your tokens"),
}
