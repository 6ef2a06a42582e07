"""Plain requests and pings, as fast as they are answered."""

import json

from websockets.exceptions import WebSocketException

from soak.attacker import Attacker
from soak.table import Table, people
from soak.wire import Gone, dial, hang_up, open_line, read_answer, request, stranger

EACH = 10  # connections of each kind
ADDRESSES = 4
AT_MOST = 5_000  # of each
PER_SECOND = 1_000
PATHS = ("/api/lobby", "/", "/api/games/ruse/rules", "/api/tables/nowhere", "/nothing/here")


async def ask_on(attacker: Attacker) -> None:
    """Ask on half of the connections, ping on the others."""
    table = await Table.set_up(attacker.address, "ruse", people(2), stranger(0))
    await attacker.begin()
    asking = (get(attacker, number) for number in range(EACH))
    pinging = (ping(attacker, table.name, number) for number in range(EACH))
    await attacker.together(*asking, *pinging)


async def get(attacker: Attacker, number: int) -> None:
    """Ask for one thing after the other on the same connection, and open another when it is closed."""
    turns = attacker.paced(PER_SECOND, AT_MOST)
    async for _ in attacker.paced(4, AT_MOST):
        try:
            reader, writer = await dial(attacker.address, stranger(number % ADDRESSES))
        except OSError:
            attacker.answers["not let in"] += 1
            continue
        try:
            async for turn in turns:
                path = PATHS[(number + turn) % len(PATHS)]
                attacker.sent["GET"] += 1
                writer.write(request(attacker.address, "GET", path, connection="keep-alive"))
                attacker.answers[str((await read_answer(reader)).status)] += 1
        except (OSError, EOFError):
            attacker.answers["cut off"] += 1
        finally:
            hang_up(writer)


async def ping(attacker: Attacker, table: str, number: int) -> None:
    """Ping on a socket, and open another when it is closed."""
    turns = attacker.paced(PER_SECOND, AT_MOST)
    async for _ in attacker.paced(4, AT_MOST):
        try:
            async with await open_line(attacker.address, table, stranger(number % ADDRESSES)) as line:
                await line.send(json.dumps({"type": "hello", "keys": []}))
                await line.recv()
                async for _ in turns:
                    attacker.sent["ping"] += 1
                    await line.send(json.dumps({"type": "ping"}))
                    attacker.answers[json.loads(await line.recv())["type"]] += 1
        except (Gone, WebSocketException) as error:
            attacker.answers[f"let go: {error}"[:40]] += 1
