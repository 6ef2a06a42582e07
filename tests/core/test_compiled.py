"""Rules as Numba compiles them, and one source compiled for several games."""

import gc

import numpy as np
import pytest

from reynard.core import compiled


def test_one_source_is_loaded_anew_for_each_game(tmp_path):
    source = tmp_path / "shared.py"
    source.write_text("def twice(x):\n    return step(step(x))\n", encoding="utf-8")
    add = compiled.for_game(source, "shared_for_add", {"step": lambda x: x + 1}, tmp_path)
    double = compiled.for_game(source, "shared_for_double", {"step": lambda x: x * 2}, tmp_path)
    assert (add.twice(5), double.twice(5)) == (7, 20)


def test_a_rule_reads_and_writes_numpy_memory():
    @compiled.njit
    def fill_up(row):
        for i in range(row.shape[0]):
            row[i] = i
        return row.shape[0]

    row = np.zeros(4, np.int8)
    assert fill_up(row) == 4
    assert row.tolist() == [0, 1, 2, 3]


def test_games_do_not_share_machine_code_of_one_source(tmp_path):
    """Another game's machine code would look for that game's module, which nobody may have loaded."""
    source = tmp_path / "shared.py"
    source.write_text("from reynard.core.compiled import njit\n\n@njit\ndef one():\n    return 1\n", encoding="utf-8")
    modules = [compiled.for_game(source, f"shared_for_{name}", {}, tmp_path) for name in ("fox", "wolf")]
    assert [module.one() for module in modules] == [1, 1]
    if not compiled.config.DISABLE_JIT:
        assert len({module.one.stats.cache_path for module in modules}) == 2


@pytest.mark.parametrize("enabled", [True, False])
def test_garbage_is_collected_after_compiling_only_if_it_was_before(enabled):
    (gc.enable if enabled else gc.disable)()
    try:
        with compiled.gc_paused():
            assert not gc.isenabled()
        assert gc.isenabled() == enabled
    finally:
        gc.enable()
