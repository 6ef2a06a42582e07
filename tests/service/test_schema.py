"""The schema from which the page's types are made."""

import json
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal, TypedDict

import pytest

from reynard.service import messages
from reynard.service.messages.forms import Strict
from reynard.service.schema import form_of
from service.house import ANN, BEN, House
from service.patience import PATIENCE


async def test_every_message_is_in_it(house: House) -> None:
    schemas = (await house.web.get("/api/openapi.json")).json()["components"]["schemas"]
    modules = [import_module(f"{messages.__name__}.{found.name}") for found in iter_modules(messages.__path__)]
    every = {name: each for module in modules for name, each in vars(module).items() if isinstance(each, type)}
    told = {name for name, each in every.items() if issubclass(each, Strict) and each is not Strict}
    assert {"GameInfo", "NewTable", "Hello", "State", "ProofInfo"} <= told <= set(schemas)
    assert {"Said", "Told", "SnatchView", "SnatchSeatView", "SnatchCardView"} <= set(schemas)
    for union in ("Said", "Told"):
        for part in schemas[union]["oneOf"]:
            assert "type" in schemas[part["$ref"].rsplit("/", 1)[1]]["required"]


async def test_view_is_one_of_the_games(house: House) -> None:
    schemas = (await house.web.get("/api/openapi.json")).json()["components"]["schemas"]
    for holder in ("State", "Step"):
        refs = {part.get("$ref") for part in schemas[holder]["properties"]["view"]["anyOf"]}
        assert "#/components/schemas/SnatchView" in refs


async def test_views_are_as_the_schema_says(house: House) -> None:
    """Every key that is told is in the schema, and the other way round."""
    schemas = (await house.web.get("/api/openapi.json")).json()["components"]["schemas"]
    table, keys = await house.set_up(ANN, BEN)
    ann = await house.sit(table, keys[0])
    view = ann.state["view"]
    assert set(view) == set(schemas["SnatchView"]["required"])
    assert set(view["seats"][0]) == set(schemas["SnatchSeatView"]["required"])
    assert set(ann.state) == set(schemas["State"]["required"])


def test_printed() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "reynard.service.schema"], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    schemas = json.loads(printed.stdout)["components"]["schemas"]
    assert {"WolfAndFoxView", "State", "Said", "Told", "Problem"} <= set(schemas)


class Nest(TypedDict):
    """A view that contains itself."""

    kind: Literal["oak", "elm"]
    height: float | None
    eggs: dict[str, int]
    twigs: dict[Literal["old", "new"], int]
    inside: list["Nest"]


def test_forms() -> None:
    named: dict[str, object] = {}
    assert form_of(Nest, "Tree", named) == {"$ref": "#/components/schemas/TreeNest"}
    assert named["TreeNest"] == {
        "title": "TreeNest",
        "description": "A view that contains itself.",
        "type": "object",
        "properties": {
            "kind": {"enum": ["oak", "elm"], "type": "string"},
            "height": {"anyOf": [{"type": "number"}, {"type": "null"}]},
            "eggs": {"type": "object", "additionalProperties": {"type": "integer"}},
            "twigs": {
                "type": "object",
                "properties": {"old": {"type": "integer"}, "new": {"type": "integer"}},
                "required": ["old", "new"],
                "additionalProperties": False,
            },
            "inside": {"type": "array", "items": {"$ref": "#/components/schemas/TreeNest"}},
        },
        "required": ["kind", "height", "eggs", "twigs", "inside"],
        "additionalProperties": False,
    }
    with pytest.raises(TypeError, match="cannot be part of a view"):
        form_of(set[int], "Tree", {})
