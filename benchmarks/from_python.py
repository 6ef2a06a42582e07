"""``python -m benchmarks.from_python``: measure what programs get, and write it into the README."""

import reynard
from benchmarks import batches, duels, python_loop, readme


def main() -> None:
    """Measure the loop over one match, many tables at once, and whole duels."""
    names = reynard.game_names()
    plain, rates, copies = python_loop.measure_all()
    stepped = batches.measure_all()
    compiled, slow, _ = duels.measure()
    nothing = [""] * (len(names) - 1)
    rows = [
        ("one match from Python, decisions/s", *(f"{rates[name]:,.0f}" for name in names)),
        (f"times the plain-Python yardstick ({plain:,.0f})", *(f"{rates[name] / plain:.2f}" for name in names)),
        ("`match.copy()`", *(f"{copies[name]:.1f} µs" for name in names)),
        (f"`reynard.batch`, {batches.TABLES:,} tables, decisions/s", *(f"{stepped[name][0]:,.0f}" for name in names)),
        ("two threads, times one", *(f"{stepped[name][1]:.2f}" for name in names)),
        ("`reynard duel GAME cub kit`, all cores, games/s", f"{compiled:,.0f}", *nothing),
        ("times the same move by move", f"{compiled / slow:.0f}", *nothing),
    ]
    heading = ("4 players, one core", *(reynard.game(name).title for name in names))
    readme.write("figures from Python", heading, rows)


if __name__ == "__main__":
    main()
