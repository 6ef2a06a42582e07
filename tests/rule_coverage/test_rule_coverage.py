"""The tool that takes rules out finds them, takes them out, and judges what was noticed."""

import tomllib
from pathlib import Path
from types import FunctionType

import pytest

import reynard
from rule_coverage.judging import KNOWN, Judgement, tell
from rule_coverage.mutants import Mutant, mutants_of
from rule_coverage.places import BoxField, Place, carrier, find, places_of
from rule_coverage.trying import Outcome

RULES = [f"col-{number}" for number in range(1, 9)]
SOURCE = '''
def walk(steps: int, farms: int) -> int:
    """Walk on."""  # rules col-1, col-3 to col-5
    if steps > farms:  # rule col-2: a whole lap
        return 0
    else:  # rule col-6
        return steps + 1


def tidy(table: list[int]) -> None:
    """Clear the table."""
    table.clear()  # rule col-7
'''


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Write a file that names rules."""
    path = tmp_path / "rules.py"
    path.write_text(SOURCE)
    return path


def test_rules_are_found_behind_functions_and_statements(source):
    found = [(place.title, sorted(place.rules)) for place in find(source, RULES)]
    assert found == [
        ("walk", ["col-1", "col-3", "col-4", "col-5"]),
        ("walk: if steps > farms:", ["col-2"]),
        ("walk: return steps + 1", ["col-6"]),
        ("tidy: table.clear()", ["col-7"]),
    ]


def test_a_function_is_emptied_and_changed(source):
    (place, *_) = find(source, RULES)
    mutants = {mutant.change: mutant for mutant in mutants_of(place)}
    assert {change: run(mutant, 3, 8) for change, mutant in mutants.items()} == {
        "only returns 0": 0,
        "only returns 1": 1,
        "`steps > farms` becomes `True`": 0,
        "`steps > farms` becomes `False`": 4,
        "`steps > farms` becomes `steps >= farms`": 4,
        "`return 0` becomes `return 1`": 4,
        "`steps + 1` becomes `steps - 1`": 2,
        "`steps + 1` becomes `steps + 2`": 5,
    }
    assert [change for change, mutant in mutants.items() if mutant.takes_out] == ["only returns 0", "only returns 1"]


def test_a_statement_is_taken_out_by_settling_or_leaving_it_out(source):
    _, lap, last, clearing = find(source, RULES)
    decisive = [[mutant.change for mutant in mutants_of(place) if mutant.takes_out] for place in (lap, last, clearing)]
    assert decisive == [
        ["`steps > farms` becomes `True`", "`steps > farms` becomes `False`"],
        ["`steps + 1` becomes `steps - 1`", "`steps + 1` becomes `steps + 2`"],
        ["without `table.clear()`"],
    ]


def run(mutant: Mutant, *arguments: int) -> int:
    """Call a mutant."""
    assert mutant.code is not None
    result: int = FunctionType(mutant.code, {})(*arguments)
    return result


def judged(*outcomes: tuple[str, set[str]]) -> Judgement:
    """Judge mutants of one place that carries two rules, each with the rules whose tests noticed it."""
    judgement = Judgement({})
    place = Place(Path("rules/farmer.py"), "is_caught", 3, True, frozenset({"far-6", "far-7"}))
    for change, noticed in outcomes:
        judgement.take(Outcome(Mutant(place, change, True), frozenset(noticed), True))
    return judgement


def test_each_rule_of_a_place_has_to_notice_one_of_its_mutants():
    judgement = judged(("only returns True", {"far-6", "aim-1"}), ("only returns False", set()))
    assert list(judgement.unnoticed) == ["far-7 is_caught"]
    assert len(judgement.survived) == 3


def test_all_is_well_only_if_what_is_not_noticed_is_explained_and_nothing_else():
    judgement = judged(("only returns True", {"far-6"}))
    assert not tell(judgement, {}, False)
    assert tell(judgement, {"far-7 is_caught": "Why."}, False)
    assert not tell(judgement, {"far-7 is_caught": "Why.", "far-6 is_caught": "Why."}, False)


@pytest.mark.parametrize("name", reynard.game_names())
def test_every_rule_is_written_somewhere(name):
    game = reynard.game(name)
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))[name]
    carried = known["carried"]
    for rule, carriers in carried.items():
        for words in carriers:
            place = carrier(game.folder, words, rule)
            assert (
                not isinstance(place, BoxField) or place.name.partition(".")[0] in game.standard_box.record.dtype.names
            )
    named = frozenset(carried).union(*(place.rules for place in places_of(game.folder, game.rulebook.rules)))
    nowhere = {rule for rule in game.rulebook.rules if rule not in named}
    assert nowhere <= set(known.get("explained", {}))
