"""Keep the data folder of a release: a table of each game in the middle of play, and one at its end.

``PYTHONPATH=tests python -m service.keep_data 2026-11-19`` does so; the format of the data is added to the name.

Every later release must open it, so none is ever made again or changed.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import reynard
from reynard.service.database import FORMAT
from reynard.service.sqlite import FILE
from service.house import ANN, BEN, House, Json, open_house

KEPT = Path(__file__).parent / "kept_data"
MIDDLE = 14  # moves


async def keep(release: str) -> None:
    """Play the tables, and keep the folder as text and what is to be seen in it."""
    told: dict[str, Json] = {}
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house:
            for game in reynard.game_names():
                told[f"{game}-middle"] = await keep_table(house, game, MIDDLE)
                told[f"{game}-end"] = await keep_table(house, game, sys.maxsize)
        file = sqlite3.connect(Path(folder) / FILE)
        data = "\n".join(file.iterdump())
        file.close()
    kept = KEPT / f"{release}-format-{FORMAT}"
    kept.with_suffix(".sql").write_text(data + "\n", encoding="utf-8")
    kept.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


async def keep_table(house: House, game: str, moves: int) -> Json:
    """Play a table of two for so many moves or to its end, and tell what each of them sees."""
    table, keys = await house.set_up(ANN, BEN, game=game)
    guests = [await house.sit(table, keys[seat]) for seat in range(2)]
    ply = 0
    while ply < moves and guests[0].state["ending"] is None:
        seat = next(seat for seat, guest in enumerate(guests) if guest.may(seat))
        assert (await guests[seat].move(seat))["type"] == "done"
        ply += 1
        for guest in guests:
            await guest.until(lambda state, ply=ply: state["ply"] == ply)
    state = guests[0].state
    points = [seat["points"] for seat in state["seats"]]
    logs = [guest.log for guest in guests]
    return {
        "table": table,
        "keys": {str(seat): key for seat, key in keys.items()},
        **{"ply": state["ply"], "ending": state["ending"], "points": points, "log": logs},
    }


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
