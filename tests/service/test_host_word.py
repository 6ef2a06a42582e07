"""The host's word: needed to set up tables and for nothing else, never told, and not to be guessed by trying."""

import json
import logging
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from reynard.core.errors import ReynardError
from reynard.service.host_word import HEADER, HostWord, choose_word
from reynard.service.limits import Limits
from service.house import ANN, BEN, House, open_house, play_out
from service.raw import open_callers

WORD = "Öde Füchse"
ORDER = {"game": "snatch", "seats": [ANN, BEN]}


async def set_up(house: House, word: str | None) -> Any:
    return await house.web.post("/api/tables", json=ORDER, headers={} if word is None else {HEADER: quote(word)})


async def known(house: House, word: str | None = None) -> Any:
    answer = await house.web.get("/api/host-word", headers={} if word is None else {HEADER: quote(word)})
    return answer.json()


async def test_without_a_word(house: House) -> None:
    assert await known(house) == await known(house, "whatever") == {"asked": False, "known": True}


@pytest.mark.parametrize("typed", [WORD, " öde füchse ", "O\u0308DE FU\u0308CHSE"])
async def test_the_word_however_it_is_typed(tmp_path: Path, typed: str) -> None:
    async with open_house(tmp_path, host_word=WORD) as house:
        assert await known(house) == {"asked": True, "known": False}
        assert await known(house, typed) == {"asked": True, "known": True}
        assert (await set_up(house, typed)).status_code == 201


@pytest.mark.parametrize("typed", [None, "", "öde", "öde füchsee", "\x00", "%ff", "🦊"])
async def test_no_table_without_it(tmp_path: Path, typed: str | None) -> None:
    async with open_house(tmp_path, host_word=WORD) as house:
        refused = await set_up(house, typed)
        assert refused.status_code == 403
        assert "Ask your host for it" in refused.json()["reason"]
        assert (await house.web.post("/api/saves", json={"save": "{}"})).status_code == 403
        assert await house.rooms.shared.storage.count_empty() == 0


async def test_everything_else_works_without_it(tmp_path: Path) -> None:
    """Those who were invited join, watch, play, look at it again, and go on at another table with the same people."""
    async with open_house(tmp_path, host_word=WORD) as house:
        made = (await set_up(house, WORD)).json()
        table, (ann_key, ben_key) = made["table"], [each["key"] for each in made["keys"]]
        ann, ben = await house.sit(table, ann_key), await house.sit(table, ben_key)
        await house.sit(table)
        await play_out((ann, 0), (ben, 1))
        for path in ("", "/replay", "/save", "/proof"):
            assert (await house.web.get(f"/api/tables/{table}{path}")).status_code == 200
        bearer = {"Authorization": f"Bearer {ben_key}"}
        assert (await house.web.post(f"/api/tables/{table}/rematch", headers=bearer)).status_code == 200


async def test_it_cannot_be_found_by_trying(tmp_path: Path) -> None:
    """After some wrong tries even the right one has to wait, or trying would go on; others are not concerned."""
    async with (
        open_house(tmp_path, host_word=WORD, limits=Limits(wrong_words_per_address=3)) as house,
        open_callers(house.address) as callers,
    ):
        for _ in range(5):
            assert (await set_up(house, WORD)).status_code == 201, "who knows it may say it as often as they like"
        for word in ("fuchs1", "fuchs2", "fuchs3"):
            assert not (await known(house, word))["known"]
        for ask in (house.web.get("/api/host-word", headers={HEADER: quote(WORD)}), set_up(house, WORD)):
            refused = await ask
            assert refused.status_code == 429
            assert refused.json()["reason"] == "That is enough tries for now. Try the host's word again in 4 minutes."
            assert 150 < int(refused.headers["retry-after"]) <= 200
        other = await callers.connect("127.0.0.2")
        assert json.loads((await other.ask("GET /api/host-word", f"{HEADER}: {quote(WORD)}")).body)["known"]


async def test_neither_the_word_nor_a_try_is_logged_or_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_house(tmp_path, host_word="SecretOfFoxes") as house:
        answers = [await set_up(house, word) for word in ("SecretOfFoxez", "SecretOfFoxes", "SecretOf" * 400)]
        assert [answer.status_code for answer in answers] == [403, 201, 422]
        assert "SecretOf" not in repr(vars(house.app.state.host_word))
    assert not any("SecretOf" in answer.text for answer in answers)
    assert "SecretOf" not in caplog.text
    assert not any(b"SecretOf" in file.read_bytes() for file in tmp_path.iterdir())


def test_where_the_word_comes_from(tmp_path: Path) -> None:
    file = tmp_path / "word"
    file.write_text("from a file\nand a note\n")
    environment = {"REYNARD_HOST_WORD": "from outside"}
    assert choose_word(None, None, {}) is None
    assert choose_word(None, None, environment) == "from outside"
    assert choose_word(None, file, environment) == "from a file"
    assert choose_word("as an option", None, environment) == "as an option"


@pytest.mark.parametrize(
    ("given", "file", "words"),
    [
        ("as an option", "file", "Leave one of them out"),
        ("abc", None, "6 to 100 letters"),
        ("    abc    ", None, "6 to 100 letters"),
        (None, "missing", "cannot be read"),
        (None, "empty", "6 to 100 letters"),
    ],
)
def test_what_is_no_word(tmp_path: Path, given: str | None, file: str | None, words: str) -> None:
    (tmp_path / "file").write_text("from a file")
    (tmp_path / "empty").write_text("")
    with pytest.raises(ReynardError, match=words) as refusal:
        choose_word(given, tmp_path / file if file else None, {})
    assert "abc" not in str(refusal.value)


def test_words_of_any_length_take_the_same_way() -> None:
    """What is compared are digests, byte by byte to the end, so the time says nothing of how much was right."""
    word = HostWord(WORD, Limits())
    assert word.digest is not None
    assert len(word.digest) == 32
    assert not word.fits(quote(WORD[:-1]), "")
    assert word.fits(quote(WORD), "")
