"""What watches over the service asks whether it is alive, and whether it is ready."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from reynard.service import health
from reynard.service.errors import NotStored
from service.house import House


async def test_all_is_well(house: House) -> None:
    for path in ("/healthz", "/readyz"):
        answer = await house.web.get(path)
        assert (answer.status_code, answer.json()) == (200, {"well": True})
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("fault", ["refuses", "hangs"])
async def test_a_storage_that_does_not_answer(house: House, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """It is alive, so starting it again would not help; but nobody should be sent to it."""

    async def fail(*given: Any) -> int:
        if fault == "refuses":
            raise NotStored
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(health, "STORAGE_WITHIN", 0.01)
    monkeypatch.setattr(house.rooms.shared.storage, "count_empty", fail)
    assert (await house.web.get("/healthz")).status_code == 200
    answer = await house.web.get("/readyz")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert "The storage does not answer" in answer.json()["reason"]


async def test_a_page_has_no_such_file(house: House, tmp_path: Path) -> None:
    for path in ("/healthz/", "/readyz/x"):
        assert (await house.web.get(path)).status_code == 404
    assert (await house.web.get("/healthzebra")).headers["content-type"].startswith("text/html")
