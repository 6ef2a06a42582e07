"""What lies before a seat: its tokens, science cards, studies and mat.

Traits are written ``tail=2, ear=1``; science cards by their keys, "keep, 2 trade". A study goes by what its last level
asks for. What is given is taken from its deck, so that the box always stays complete.
"""

from collections import Counter
from typing import Any

from reynard.core.match import Match
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS, TRACK_KEYS, TRAIT_KEYS
from reynard.games.fox_experiment.table import HELD, NOTHING


def give(match: Match, seat: int, friendly: int = 0, points: int = 0, science: str = "", **traits: int) -> None:
    """Give a seat tokens, and science cards from the deck."""
    own = match.table.seat[seat]
    own.friendly += friendly
    own.points += points
    for trait, number in traits.items():
        own.token[TRAIT_KEYS.index(trait)] += number
    for kind, number in listed(science).items():
        row = SCIENCE_KEYS.index(kind)
        assert match.table.science_deck[row] >= number, f"the deck has no {kind} left"
        own.science[row] += number
        own.hand += number
        match.table.science_deck[row] -= number
        match.table.science_left -= number


def strip(match: Match, seat: int) -> None:
    """Take all tokens from a seat, and put its science cards back into the deck."""
    t, place = match.table, match.table.seat[seat]
    place.friendly = place.points = place.hand = 0
    place.token[:] = 0
    for kind in range(len(SCIENCE_KEYS)):
        t.science_deck[kind] += place.science[kind]
        t.science_left += place.science[kind]
        place.science[kind] = 0


def listed(words: str) -> Counter[str]:
    """Read a list such as "keep, 2 trade"."""
    things: Counter[str] = Counter()
    for part in filter(None, words.split(", ")):
        number, _, thing = part.rpartition(" ")
        things[thing] += int(number or 1)
    return things


def traits(numbers: Any) -> dict[str, int]:
    """Read a number for each trait, without those that are 0."""
    return {key: int(number) for key, number in zip(TRAIT_KEYS, numbers, strict=True) if number}


def tokens(match: Match, seat: int) -> dict[str, int]:
    """Read the trait tokens of a stash."""
    return traits(match.table.seat[seat].token)


def friendly(match: Match, seat: int) -> int:
    """Count a seat's friendly tokens."""
    return int(match.table.seat[seat].friendly)


def points(match: Match, seat: int) -> int:
    """Count a seat's point tokens."""
    return int(match.table.seat[seat].points)


def hand(match: Match, seat: int) -> Counter[str]:
    """Read a seat's science cards."""
    return by_kind(match.table.seat[seat].science)


def science_discards(match: Match) -> Counter[str]:
    """Read the science cards that were played."""
    return by_kind(match.table.science_discard)


def by_kind(numbers: Any) -> Counter[str]:
    """Read a pile of science cards."""
    return Counter({key: int(number) for key, number in zip(SCIENCE_KEYS, numbers, strict=True) if number})


def study_of(match: Match, **last_level: int) -> int:
    """Find the study whose third level asks for exactly this."""
    studies = range(int(match.box.record.studies))
    return next(row for row in studies if traits(match.box.record.study[row].need[-1]) == last_level)


def hold_studies(match: Match, seat: int, *studies: tuple[int, int]) -> None:
    """Let a seat have these studies, each with so many levels completed, in place of those it had."""
    t, place = match.table, match.table.seat[seat]
    for number in range(int(place.studies)):
        t.study_deck[t.studies] = place.study[number]
        t.studies += 1
    place.studies = 0
    for study, _ in studies:
        take_study(match, study)
    for number in range(HELD):
        place.study[number], place.level[number] = studies[number] if number < len(studies) else (NOTHING, 0)
    place.studies = len(studies)


def take_study(match: Match, study: int) -> None:
    """Take a study from the deck, from under it, or from a seat, which gets another one."""
    t = match.table
    deck = [int(row) for row in t.study_deck[: t.studies]]
    under = [int(row) for row in t.bottom[: t.bottoms]]
    if study in under:
        place = under.index(study)
        t.bottom[place : len(under) - 1] = under[place + 1 :]
        t.bottom_by[place : len(under) - 1] = [int(seat) for seat in t.bottom_by[place + 1 : len(under)]]
        t.bottoms -= 1
        return
    if study in deck:
        t.study_deck[deck.index(study)] = deck[-1]
    for place in t.seat[: t.seats]:
        for number in range(int(place.studies)):
            if place.study[number] == study:
                place.study[number] = deck[-1]
    t.studies -= 1


def levels(match: Match, seat: int) -> list[int]:
    """Read how many levels of each study a seat has completed."""
    own = match.table.seat[seat]
    return [int(level) for level in own.level[: own.studies]]


def unlock(match: Match, seat: int, **tracks: str) -> None:
    """Put tokens on the upgrades of a mat, from the left: ``unlock(match, 0, pups="ear tail")``."""
    own = match.table.seat[seat]
    for track, words in tracks.items():
        for trait in words.split():
            row = TRACK_KEYS.index(track)
            own.mat[row, own.unlocked[row]] = TRAIT_KEYS.index(trait)
            own.unlocked[row] += 1
            assert own.unlocked[row] <= match.box.record.length[row]


def mat(match: Match, seat: int) -> dict[str, list[str]]:
    """Read the tokens on a mat."""
    own = match.table.seat[seat]
    rows = {key: own.mat[row, : own.unlocked[row]] for row, key in enumerate(TRACK_KEYS)}
    return {key: [TRAIT_KEYS[trait] for trait in row] for key, row in rows.items() if len(row)}
