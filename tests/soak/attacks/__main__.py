"""An attack in a process of its own: ``python -m soak.attacks NAME HOST PORT SECONDS``, started by a trial.

The two talk in lines of JSON. The attacker says ``ready`` when it has prepared everything, and at its end what it did;
in between it may ask for a restart of the server. The trial says ``go`` and ``restarted``, and names the tables at
which the bystanders play.
"""

import asyncio
import json
import os
import resource
import sys
from time import perf_counter

from soak.attacker import Attacker
from soak.attacks import ATTACKS
from soak.wire import Address

POLITENESS = 10  # of the process, so that it does not take the server's place on a small machine
AFTERWARDS = 10.0  # seconds beyond its time after which an attack is ended


async def listen(attacker: Attacker) -> None:
    """Hear what the trial says."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    async for line in reader:
        told = json.loads(line)
        if told["type"] == "tables":
            attacker.tables = told["tables"]
        else:
            attacker.told.put_nowait(told)


async def run(name: str, address: Address, seconds: float) -> None:
    """Run an attack and say what it did."""
    attacker = Attacker(address, seconds)
    listening = asyncio.create_task(listen(attacker))
    effort = asyncio.create_task(ATTACKS[name].run(attacker))
    while not effort.done() and perf_counter() < attacker.until + AFTERWARDS:
        await asyncio.wait([effort], timeout=0.5)
    if not effort.done():
        attacker.notes.append("it was ended because it did not come to its own end")
        effort.cancel()
        await asyncio.wait([effort])
    else:
        effort.result()
    print(json.dumps(attacker.result()), flush=True)
    listening.cancel()


def main() -> None:
    """Run the attack that was asked for."""
    name, host, port, seconds = sys.argv[1:]
    os.nice(POLITENESS)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(run(name, Address(host, int(port)), float(seconds)))


if __name__ == "__main__":
    main()
