"""The built page and what protects it."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from service.house import ANN, BEN, House, open_house


@pytest_asyncio.fixture(loop_scope="session")
async def built(tmp_path: Path) -> AsyncIterator[House]:
    """Serve a page that has been built."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Reynard</title>the page")
    (dist / "assets" / "index-Cafe1234.js").write_text("console.log('fox')")
    (dist / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    async with open_house(tmp_path / "data", web=dist) as house:
        yield house


async def test_page_at_every_address(built: House) -> None:
    for path in ("/", "/table/abc", "/rules/wolf-and-fox"):
        answer = await built.web.get(path)
        assert (answer.status_code, "the page" in answer.text) == (200, True)
        assert answer.headers["cache-control"] == "no-cache"
        assert (await built.web.head(path)).status_code == 200


async def test_assets(built: House) -> None:
    asset = await built.web.get("/assets/index-Cafe1234.js")
    assert asset.text == "console.log('fox')"
    assert "javascript" in asset.headers["content-type"]
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await built.web.get("/favicon.svg")).headers["cache-control"] == "no-cache"


async def test_a_page_is_sent_packed_to_whoever_can_unpack_it(tmp_path: Path) -> None:
    """As the build leaves it beside each file: Brotli first, then gzip; caches are told that it depends on who asks."""
    asset = tmp_path / "assets" / "index-Cafe1234.js"
    asset.parent.mkdir()
    asset.write_bytes(plain := b"console.log('fox')")
    packed = {"gzip": gzip.compress(plain), "br": b"what only a browser unpacks"}
    asset.with_name("index-Cafe1234.js.gz").write_bytes(packed["gzip"])
    asset.with_name("index-Cafe1234.js.br").write_bytes(packed["br"])
    async with open_house(tmp_path / "data", web=tmp_path) as built:
        for accepted, encoding in {
            "gzip, deflate, br, zstd": "br",
            "gzip, br;q=0": "gzip",
            "br;q=0.5": "br",
            "identity": None,
            "": None,
        }.items():
            path, headers = "/assets/index-Cafe1234.js", {"Accept-Encoding": accepted}
            async with built.web.stream("GET", path, headers=headers) as answer:
                sent = b"".join([piece async for piece in answer.aiter_raw()])
            assert sent == (packed[encoding] if encoding else plain)
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "javascript" in answer.headers["content-type"]
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            head = await built.web.head(path, headers=headers)
            assert (head.headers.get("content-encoding"), head.headers["content-length"]) == (encoding, str(len(sent)))


@pytest.mark.parametrize("path", ["/nothing", "/assets/gone.js", "/assets", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])
async def test_nothing_else(built: House, path: str) -> None:
    answer = await built.web.get(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text
    assert "There is nothing at this address." in answer.text


async def test_page_not_built(house: House) -> None:
    answer = await house.web.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


async def test_headers(built: House) -> None:
    table, _ = await built.set_up(ANN, BEN)
    for path in ("/", "/favicon.svg", "/api/lobby", f"/api/tables/{table}", "/api/nothing", "/nothing"):
        headers = (await built.web.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "style-src 'self' 'unsafe-inline'" in policy
        assert f"connect-src 'self' ws://{built.address} wss://{built.address};" in policy
        assert "script-src" not in policy, "scripts fall under default-src: only our own"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert (await built.web.get("/api/lobby")).headers["cache-control"] == "no-store"
    piece = (await built.web.get("/assets/index-Cafe1234.js")).headers
    assert piece["x-content-type-options"] == "nosniff"
    assert piece["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in piece, "it is for documents, and longer than many a piece"


async def test_strange_host_stays_out_of_the_policy(built: House) -> None:
    answer = await built.web.get("/", headers={"Host": "x; script-src *"})
    assert "script-src" not in answer.headers["content-security-policy"]


async def test_other_sites_cannot_drive_a_table(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN)
    for origin in ("http://evil.example", f"http://{house.address}.evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            await house.call(table, origin=origin)
        assert refused.value.response.status_code == 403
    guest = await house.call(table, origin=f"http://{house.address}")
    await guest.hello()
    assert guest.state["table"] == table


async def test_fault_is_told_without_details(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise KeyError("a secret of ours")

    monkeypatch.setattr(house.rooms, "find", fail)
    answer = await house.web.get("/api/tables/abc")
    assert answer.status_code == 500
    assert answer.json() == {"reason": "Something went wrong at the table. Try again in a moment.", "rule": None}
    assert "content-security-policy" in answer.headers
    assert "A request failed: KeyError" in caplog.text
    assert "a secret of ours" not in caplog.text.replace('raise KeyError("a secret of ours")', "")
