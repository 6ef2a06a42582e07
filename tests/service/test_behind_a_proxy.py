"""The whole table through a reverse proxy: pages, posts and sockets, and limits that count those behind it."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from reynard.service.limits import Limits
from reynard.service.proxies import Proxies
from reynard.service.reach import Reach
from service.house import ANN, BEN, Guest, open_house
from service.patience import PATIENCE
from service.proxy import open_proxy
from service.raw import open_callers

NAME = "fox.example.org"
URL = f"https://{NAME}"
OWN = "127.0.0.9"


async def test_two_friends_play_through_a_proxy(tmp_path: Path) -> None:
    """The page's own origin is the public address; nothing else about the request gives it away."""
    async with open_house(tmp_path, reach=Reach(None, URL), proxies=Proxies([OWN])) as house:
        table, keys = await house.set_up(ANN, BEN)
        async with open_proxy(house.address, NAME) as proxy, open_callers(proxy) as callers:
            guests = []
            for seat in (0, 1):
                line = await connect(f"ws://{proxy}/api/tables/{table}/live", origin=URL, open_timeout=PATIENCE)  # type: ignore[arg-type]
                guests.append(Guest(line))
                await guests[seat].hello([keys[seat]])
            await guests[0].until(lambda state: guests[0].may(0) or guests[1].may(1))
            mover = 0 if guests[0].may(0) else 1
            assert (await guests[mover].move(mover))["type"] == "done"
            policy = (await (await callers.connect("127.0.0.1")).ask("GET /", host=NAME)).headers[
                "content-security-policy"
            ]
            assert f"connect-src 'self' wss://{NAME};" in policy
            for guest in guests:
                await guest.hang_up()


@pytest.mark.parametrize("trusted", [True, False])
async def test_whose_limits(tmp_path: Path, trusted: bool) -> None:
    """Trusted, the proxy's word sets its clients apart; otherwise they are all one."""
    proxies = Proxies([OWN] if trusted else [])
    limits = Limits(requests_per_second=0.5)
    async with (
        open_house(tmp_path, limits=limits, proxies=proxies) as house,
        open_proxy(house.address, "localhost") as proxy,
        open_callers(proxy) as callers,
    ):

        async def ask(client: str) -> int:
            return (await (await callers.connect(client)).ask("GET /api/reach", host="localhost")).status

        assert [await ask("127.0.0.5") for _ in range(7)][-1] == 429
        assert (await ask("127.0.0.6") == 429) is not trusted


async def test_a_proxy_that_breaks_sockets(tmp_path: Path) -> None:
    async with open_house(tmp_path, reach=Reach(None, URL), proxies=Proxies([OWN])) as house:
        table, _ = await house.set_up(ANN, BEN)
        async with (
            open_proxy(house.address, NAME, passes_sockets=False) as proxy,
            open_callers(proxy) as callers,
        ):
            answer = await (await callers.connect("127.0.0.1")).upgrade(table)
            assert (answer.status, "docs/hosting.md" in answer.reason) == (426, True)
