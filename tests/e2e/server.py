"""The real server in a process of its own, as a player would start it, which tests may kill."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import reynard

# A suite sets up more tables in ten minutes than any club.
LIMITS = (
    "tables=1e6",
    "tables_per_address=1e6",
    "boxes_per_address=1e6",
    "boxes=1e6",
    "requests_per_second=1e4",
    "undo_seconds=0",
)
GENEROUS = [part for limit in LIMITS for part in ("--limit", limit)]
AS_PLAYERS_DO = ["-m", "reynard", "serve", *GENEROUS]
COVERED_TABLE = [str(Path(__file__).parent / "covered_table.py")]
COVERED_GAME = "covered-snatch"
SLOW_TABLE = [str(Path(__file__).parent / "slow_table.py")]
WITH_QUICK_BOTS = [str(Path(__file__).parent / "quick_table.py"), *GENEROUS]
ADDRESS = "Reynard's table is set at "
PATIENCE = 60  # seconds

Seat = dict[str, str]

ANN = {"kind": "me", "name": "Ann"}
BEN_BESIDE_HER = {"kind": "here", "name": "Ben"}
BEN_ELSEWHERE = {"kind": "friend", "name": "Ben"}
KITS = [{"kind": "bot", "name": name, "level": "kit"} for name in ("Isengrim", "Bruin", "Tibert")]


class Server:
    """A table service on a free port of this machine."""

    def __init__(self, data: Path, program: list[str], port: int = 0, *, is_ready: bool = True) -> None:
        self.data = data
        self.program = program
        self.process = subprocess.Popen(
            [sys.executable, *program, "--port", str(port), "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said: list[str] = []  # line by line, and still growing
        self.address = self.hear_address()
        self.ear = Thread(target=self.listen)
        self.ear.start()
        while is_ready and not all(game["ready"] for game in self.ask_for("/api/readiness")["games"]):
            time.sleep(0.1)

    def ask_for(self, path: str) -> Any:
        """Ask for something over HTTP."""
        return httpx.get(self.address + path, timeout=PATIENCE).json()

    def hear_address(self) -> str:
        """Wait until it says where it is."""
        assert self.process.stdout
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith(ADDRESS):
                return line.removeprefix(ADDRESS).strip().rstrip("/")
        raise AssertionError(f"The server did not start:\n{''.join(self.said)}")

    def listen(self) -> None:
        """Note everything else it says."""
        assert self.process.stdout
        with self.process.stdout as spoken:
            for line in spoken:
                self.said.append(line)

    def set_table(self, *seats: Seat, **more: Any) -> str:
        """Set a table and give the link of the first seat that is a person's."""
        order = {"game": "wolf-and-fox", "seats": seats, **more}
        answer = httpx.post(f"{self.address}/api/tables", json=order, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        fragment = f"#{'.'.join(each['key'] for each in made['keys'])}" if made["keys"] else ""
        return f"{self.address}/table/{made['table']}{fragment}"

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.ear.join(PATIENCE)

    def start_again(self) -> "Server":
        """Start another server where this one was."""
        return Server(self.data, self.program, int(self.address.rsplit(":", 1)[1]))

    def stop(self) -> None:
        """End it politely."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.ear.join(PATIENCE)


@contextmanager
def line_to(link: str) -> Iterator[ClientConnection]:
    """Sit down at a table without a browser, or watch it where the link is to no seat."""
    address, _, keys = link.partition("#")
    line_address = address.replace("http://", "ws://").replace("/table/", "/api/tables/") + "/live"
    with connect(line_address, max_size=None, open_timeout=PATIENCE, ping_interval=None) as line:
        line.send(json.dumps({"type": "hello", "keys": keys.split(".") if keys else []}))
        yield line


def play_ahead(link: str, moves: int) -> None:
    """Make so many moves from the first seat without a browser, sending the wolf wherever he may go."""
    with line_to(link) as line:
        decided = -1
        sent = done = 0
        while done < moves:
            told = json.loads(line.recv(PATIENCE))
            assert told["type"] != "refused", told
            if told["type"] == "done":
                done += 1
            elif sent < moves and (desk := told["desks"][0])["choices"] and desk["decision"] != decided:
                sent += 1
                decided = desk["decision"]
                by_wolf = [choice for choice in desk["choices"] if "wolf" in choice["at"]] or desk["choices"]
                move = {"id": f"decision-{decided}", "seat": 0, "decision": decided, "choice": by_wolf[0]["id"]}
                line.send(json.dumps({"type": "move", **move}))


def box_whose_farmers_take(loss: str) -> str:
    """Give a box in which every farmer card makes everybody lose the same, such as "any = 2"."""
    text = reynard.game("wolf-and-fox").standard_box.text
    return re.sub(r'who = "\w+", loses = \{.*?\}', f'who = "everyone", loses = {{ {loss} }}', text)
