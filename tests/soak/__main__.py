"""``make soak``, or ``python -m soak --only boxes --seconds 15 --json figures.json``: attack our own server."""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from rich.console import Console

from soak.attacks import ATTACKS
from soak.report import WIDTH, overview, tell
from soak.trial import Result, try_out

SECONDS = 15.0
BEFORE = 10.0


def parser() -> argparse.ArgumentParser:
    """Describe the options."""
    parser = argparse.ArgumentParser(prog="soak", description="Attack our own server, on this machine only.")
    names = ", ".join(ATTACKS)
    parser.add_argument("--only", action="append", choices=ATTACKS, metavar="NAME", help=f"only these: {names}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each attack ({SECONDS:g})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    return parser


async def run(names: list[str], seconds: float, console: Console) -> list[Result]:
    """Try one attack after the other."""
    results = []
    for name in names:
        console.print(f"[bold]{name}[/]: {ATTACKS[name].title}", highlight=False)
        results.append(await try_out(name, seconds, min(BEFORE, seconds)))
        tell(results[-1], console)
    return results


def main() -> int:
    """Run the attacks and say whether the bar was held."""
    given = parser().parse_args()
    console = Console()
    console.width = max(console.width, WIDTH)
    results = asyncio.run(run(given.only or list(ATTACKS), given.seconds, console))
    console.print(overview(results))
    if given.json:
        given.json.write_text(json.dumps([result.as_json() for result in results], indent=1) + "\n")
    return 1 if any(result.missed for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
