"""Keep saves of a release, one of each game in the middle and one at its end.

``python -m tests.games.keep_saves NAME`` does so.

Every later release must load them, so none is ever made again or changed.
"""

import json
import sys
from pathlib import Path

import reynard
from reynard.core.match import Match

FOLDER = Path(__file__).parent / "kept_saves"
SEED = 2026


def keep(release: str) -> None:
    """Play one match of each game, and save it half way and at its end."""
    folder = FOLDER / release
    folder.mkdir(parents=True)
    for name in reynard.game_names():
        game = reynard.game(name)
        match = game.start(seats=3 if 3 in game.seats else game.seats[0], seed=SEED)
        while not match.over:
            seat = match.pending[0]
            match.play(seat, reynard.bot("cub").choose(match, seat, seed=match.ply))
        for moment, then in (("middle", match.at(match.ply // 2)), ("end", match)):
            (folder / f"{name}-{moment}.json").write_text(then.save() + "\n", encoding="utf-8")
            (folder / f"{name}-{moment}.told").write_text(told(then), encoding="utf-8")


def told(match: Match) -> str:
    """Say what must be the same in every release: how far it is, the points, and for a finished match where from."""
    rows = range(match.seats + len(match.rivals)) if match.over else ()
    breakdown = [[line.points for line in match.breakdown(row)] for row in rows]
    facts = {"ply": match.ply, "over": match.over, "scores": match.scores, "breakdown": breakdown}
    return json.dumps(facts, indent=1) + "\n"


if __name__ == "__main__":
    keep(sys.argv[1])
