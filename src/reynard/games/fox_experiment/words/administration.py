"""The end of a generation in words: the friendliest pup, the consolation, and who has to leave the kennel."""

from collections.abc import Iterator, Sequence

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.fox_experiment.box.record import SEX_KEYS
from reynard.games.fox_experiment.table import NOTHING, WILD_FOXES, Mode, Sex, Table
from reynard.games.fox_experiment.words.names import Names, fox_name, sentence


def litter(t: Table, owner: int, generation: int) -> list[int]:
    """List the pups that somebody has bred in a generation."""
    bred = range(WILD_FOXES, WILD_FOXES + int(t.bred))
    return [fox for fox in bred if t.fox[fox].owner == owner and t.fox[fox].generation == generation]


def friendliness_of(t: Table, fox: int) -> int:
    """Count all symbols of a fox."""  # rule bre-11
    return sum(int(number) for number in t.fox[fox].symbols)


def friendliest_words(box: Box, before: Table, after: Table, everyone: Sequence[str]) -> str:
    """Say who bred the friendliest pup, and what that brings."""  # rules adm-2, adm-3, rul-21
    generation = int(before.generation)
    winners = [entrant for entrant in range(after.entrants) if after.friendliest[generation] >> entrant & 1]
    if not winners:
        return "every pup was kept, so nobody is rewarded"
    best = [friendliest_of(after, winner, generation) for winner in winners]
    pups = listed([fox_name(box, after, fox) for fox in best])
    which, each = ("pups", " each") if len(winners) > 1 else ("pup", "")
    points = counted(int(box.record.reward[generation]), "point")
    bred = f"{sentence(listed([everyone[winner] for winner in winners]))} bred the friendliest {which}"
    return f"{bred}, {pups} (friendliness {friendliness_of(after, best[0])}): {points}{each}"


def friendliest_of(t: Table, entrant: int, generation: int) -> int:
    """Find the friendliest pup that somebody sent to the kennel: a kept one does not count."""  # rule sci-12
    kept = [] if entrant == t.seats else [int(fox) for fox in (*t.seat[entrant].kept, *t.seat[entrant].parent)]
    pups = [fox for fox in litter(t, entrant, generation) if fox not in kept]
    return max(pups, key=lambda fox: friendliness_of(t, fox))


def consolation_lines(box: Box, before: Table, after: Table, names: Names) -> Iterator[str]:
    """Tell what everybody gets who was not rewarded."""  # rule adm-4
    tokens = int(box.record.consolation[before.generation])
    rewarded = int(after.friendliest[before.generation])
    others = [names[seat] for seat in range(after.seats) if not rewarded >> seat & 1]
    if others and tokens:
        verb, each = ("get", " each") if len(others) > 1 else ("gets", "")
        yield f"{listed(others)} {verb} {counted(tokens, 'friendly token')}{each}."


def leaving_lines(box: Box, before: Table, after: Table) -> Iterator[str]:
    """Tell which foxes find no place because a row of the kennel has too many."""  # rules adm-5, rul-2
    for sex in Sex:
        row = after.kennel[sex]
        lying = {int(fox) for fox in row.fox[: row.length]}
        left = [fox for fox in coming(before, after, sex) if fox not in lying]
        if left:
            foxes = listed([f"{fox_name(box, after, fox)} ({friendliness_of(after, fox)})" for fox in left])
            limit, verb = int(box.record.kennel_limit), "leaves" if len(left) == 1 else "leave"
            yield f"More than {limit} {SEX_KEYS[sex]} foxes: the least friendly {verb}, {foxes}."


def coming(before: Table, after: Table, sex: Sex) -> list[int]:
    """List the foxes that would lie in a row if there were room for all of them."""  # rules adm-1, two-10
    row = before.kennel[sex]
    stay = [
        int(row.fox[place])
        for place in range(int(row.length))
        if row.claimed[place] and row.fox[place] != NOTHING and before.mode == Mode.TWO_PLAYERS
    ]
    kept = [int(after.seat[seat].parent[sex]) for seat in range(after.seats)]
    pups = [fox for owner in range(after.entrants) for fox in litter(after, owner, int(before.generation))]
    return stay + [fox for fox in pups if after.fox[fox].sex == sex and fox not in kept]
