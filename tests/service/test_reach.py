"""Where others open the table, and what is said where they cannot."""

import socket
from pathlib import Path

import pytest

from reynard.core.errors import ReynardError
from reynard.service import reach
from reynard.service.hosts import Hosts
from reynard.service.qr import draw_code
from reynard.service.reach import Reach, read_public_url
from service.house import House, open_house


@pytest.mark.parametrize(
    "text",
    [
        "fox.example.org",
        "ftp://fox.example.org",
        "https://",
        "https://fox.example.org/a",
        "https://a b",
        "https://fox.example.org?x",
        "https://me@fox.example.org",
        "https://fox.example.org:0",
        "https://[",
        "",
    ],
)
def test_public_urls_that_are_none(text: str) -> None:
    with pytest.raises(ReynardError, match="such as https://fox"):
        read_public_url(text)


def test_every_address_the_likeliest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        reach.ip_address(each) for each in ("192.168.1.20", "127.0.0.1", "169.254.3.4", "10.0.0.5", "192.168.1.20")
    ]
    monkeypatch.setattr(reach, "addresses_in", lambda family: found)
    with socket.create_server(("0.0.0.0", 0)) as listener:
        port = listener.getsockname()[1]
        assert Reach(listener).find_addresses() == [f"http://192.168.1.20:{port}", f"http://10.0.0.5:{port}"]
        assert Reach(listener).tell("localhost:1").addresses == Reach(listener).find_addresses()
        assert Reach(listener).tell("192.168.1.20:1").model_dump() == {"addresses": [], "only_here": False}
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert Reach(listener).tell("127.0.0.1:1").model_dump() == {"addresses": [], "only_here": True}
        public = Reach(listener, "https://fox.example.org")
        assert public.tell("127.0.0.1:1").addresses == ["https://fox.example.org"]


def test_announced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a terminal no code is drawn; the code holds the lobby's address and no seat's."""
    Reach(None, "https://fox.example.org").announce()
    assert capsys.readouterr().out == "Others open https://fox.example.org/\n"
    monkeypatch.setattr(reach, "can_show_codes", lambda: True)
    Reach(None, "https://fox.example.org").announce()
    assert draw_code("https://fox.example.org/") in capsys.readouterr().out


async def test_told_to_the_page(house: House, tmp_path: Path) -> None:
    assert (await house.web.get("/api/reach")).json() == {"addresses": [], "only_here": True}
    url = "https://fox.example.org"
    async with open_house(tmp_path, reach=Reach(None, url)) as public:
        assert (await public.web.get("/api/reach")).json() == {"addresses": [url], "only_here": False}
        ours = await public.web.post("/api/tables", json={}, headers={"Origin": url})
        other = await public.web.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert (ours.status_code, other.status_code) == (422, 403)
        assert "wss://fox.example.org" in (await public.web.get("/")).headers["content-security-policy"]
    assert Hosts([], url).know("fox.example.org:443")
