"""What every test of the service shares: one server, on one event loop."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from reynard.core.contract import Game
from reynard.service.database import Place
from service.house import House, open_house
from service.postgres import Postgres, run_postgres
from toy.fixtures import covered_snatch, snatch

__all__ = ["covered_snatch", "snatch"]

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of the service on the loop that its server runs on."""
    for item in items:
        if item.path.parent == HERE and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def offers_snatch(snatch: Game) -> None:
    """Let every table be one of Snatch."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server for all tests that want one."""
    with run_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Give a place for tables, in both databases in turn."""
    if request.param == "sqlite":
        return tmp_path / "tables"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_place()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """Run a server whose bots take the first choice at once."""
    async with open_house(tmp_path_factory.mktemp("tables")) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def house(server: House) -> AsyncIterator[House]:
    """Lend the server to one test, and see off whoever it leaves behind."""
    yield server
    await server.see_off()
