"""Play some games and print, as JSON, how their rules were compiled and what came up.

    python tests/core/both_ways.py GAME ...

The environment says which way (REYNARD_PLAIN_NUMBA).
"""

import json
import sys
from pathlib import Path
from typing import Any

SEEDS = 3
GAMES = 50
GREED = 50
PLAYOUTS = 60


def outcomes(names: tuple[str, ...]) -> dict[str, Any]:
    """Play by the rules, by the bots' playing and by their search, and give what came up in each game."""
    from reynard.games import game

    return {name: outcome(game(name)) for name in names}


def outcome(game: Any) -> dict[str, Any]:
    """Give the digests and scores of random games, the decisions of quick ones, and what a search finds."""
    from games.playing import digest_of, enough_ways
    from reynard.bots.thinking import play_games, think

    matches = [way.play(seed) for way in enough_ways(game) for seed in range(SEEDS)]
    start = enough_ways(game)[-1].start(seed=1)
    playouts, thoughts = think(start.sight(start.pending[0]), seed=1, playouts=PLAYOUTS)
    return {
        "digests": [digest_of(match) for match in matches],
        "scores": [list(match.scores) for match in matches],
        "decisions": [play_games(game, game.seats[-1], GAMES, greed) for greed in (0, GREED)],
        "thoughts": [playouts, *([each.choice, each.share, round(each.lead, 6)] for each in thoughts)],
    }


def main(*names: str) -> None:
    """Play, and print what came up."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from reynard.games import PACKAGES

    PACKAGES["snatch"] = "toy"
    played = outcomes(names)
    from numba.core import types

    parts = "reynard.core.parts" in sys.modules
    print(json.dumps({"parts": parts, "typing": types.BaseFunction.get_call_type.__module__, "played": played}))


if __name__ == "__main__":
    main(*sys.argv[1:])
