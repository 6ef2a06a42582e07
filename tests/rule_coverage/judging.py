"""Take the rules of a game out one by one, and judge what its tests have noticed."""

import argparse
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest

import reynard
from reynard.core.contract import Game
from reynard.games import PACKAGES
from rule_coverage.mutants import mutants_of
from rule_coverage.places import BoxField, Place, carrier, places_of
from rule_coverage.trying import Outcome, measure, rules_named, try_mutants, with_tests_of

TESTS = Path(__file__).parents[1] / "games"
KNOWN = Path(__file__).parent / "rules.toml"
PROGRESS = 20.0  # seconds between two lines

Thing = TypeVar("Thing")


@dataclass
class Judgement:
    """What came of one game; an entry is a rule and a place that carries it: "rul-40 may_cover"."""

    unnoticed: dict[str, str]  # where each entry is that no test of the rule has noticed so far
    noticed: set[str] = field(default_factory=set)
    survived: list[str] = field(default_factory=list)  # mutants, one by one

    def take(self, outcome: Outcome) -> None:
        """Add what came of one mutant; of several that take out the same, one has to be noticed."""
        mutant = outcome.mutant
        where = f"{mutant.place}" + ("" if outcome.reached else ", where no test of it comes")
        for rule in sorted(mutant.place.rules) if mutant.takes_out else ():
            entry = f"{rule} {mutant.place.title}"
            if rule in outcome.noticed:
                self.noticed.add(entry)
                self.unnoticed.pop(entry, None)
            else:
                self.survived.append(f"{rule} {mutant} ({where})")
                if entry not in self.noticed:
                    self.unnoticed[entry] = where
        if not mutant.takes_out and not outcome.noticed:
            self.survived.append(f"{', '.join(sorted(mutant.place.rules))} {mutant} ({where})")


def judge(game: Game, carried: dict[str, list[str]], with_changes: bool) -> Judgement:
    """Try all mutants of a game."""
    rules = game.rulebook.rules
    places: list[Place | BoxField] = [*places_of(game.folder, rules)]
    places += [carrier(game.folder, words, rule) for rule, carriers in carried.items() for words in carriers]
    mutants = [each for place in places for each in mutants_of(place) if each.takes_out or with_changes]
    taken_out = frozenset[str]().union(*(mutant.place.rules for mutant in mutants if mutant.takes_out))
    judgement = Judgement(
        {rule: "neither a comment nor rules.toml says where" for rule in rules if rule not in taken_out}
    )

    def work(items: list[pytest.Item]) -> None:
        began = time.monotonic()
        asked = [item for item in items if with_changes or rules_named(item)]
        print(f"{game.title}: {len(rules)} rules, {len(asked)} tests, {len(mutants)} changes to try", flush=True)
        runs = list(counted(measure(asked, places), len(asked), "tests timed"))
        for run in runs:
            if run.too_slow:
                print(f"  too slow to be asked: {run.item.nodeid}", flush=True)
        tests = sorted((run for run in runs if not run.too_slow), key=lambda run: run.seconds)
        for outcome in counted(try_mutants(mutants, tests, game), len(mutants), "changes tried"):
            judgement.take(outcome)
        print(f"  done after {time.monotonic() - began:.0f} s", flush=True)

    with_tests_of(TESTS / PACKAGES[game.name].rpartition(".")[2], work)
    return judgement


def counted(things: Iterable[Thing], of: int, what: str) -> Iterator[Thing]:
    """Go through things, and say now and then how far that is."""
    told = time.monotonic()
    for number, thing in enumerate(things, 1):
        yield thing
        if time.monotonic() > told + PROGRESS:
            told = time.monotonic()
            print(f"  {number} of {of} {what}", flush=True)


def tell(judgement: Judgement, explained: dict[str, str], with_survivors: bool) -> bool:
    """Say what was not noticed, and whether all of that is explained and nothing else."""
    for entry, where in sorted(judgement.unnoticed.items()):
        print(f"  {'explained' if entry in explained else 'NOT NOTICED'}: {entry} ({where})")
    superfluous = sorted(set(explained) - set(judgement.unnoticed))
    for entry in superfluous:
        print(f"  NOTICED, so nothing is left to explain: {entry}")
    for words in sorted(judgement.survived) if with_survivors else ():
        print(f"  survived: {words}")
    return not superfluous and set(judgement.unnoticed) <= set(explained)


def main() -> int:
    """Judge some games or all, and say whether every rule is tested."""
    parser = argparse.ArgumentParser(prog="rule_coverage", description="List the rules whose tests do not notice them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {', '.join(PACKAGES)}")
    parser.add_argument(
        "--changes", action="store_true", help="list every small change in a rule's function that no test noticed, too"
    )
    given = parser.parse_args()
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
    all_well = True
    for name in given.games or PACKAGES:
        of_game = known.get(name, {})
        judgement = judge(reynard.game(name), of_game.get("carried", {}), given.changes)
        all_well &= tell(judgement, of_game.get("explained", {}), given.changes)
    print("Every rule is noticed by a test that names it, or it is explained why not." if all_well else "Not all well.")
    return 0 if all_well else 1
