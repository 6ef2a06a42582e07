"""The service's OpenAPI schema, from which the page's types are made: ``python -m reynard.service.schema``."""

import json
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from reynard.core.contract import Game
from reynard.games import PACKAGES, game
from reynard.service.messages.said import Said
from reynard.service.messages.told import Told

PLACE = "#/components/schemas/"
PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def describe(app: FastAPI) -> dict[str, Any]:
    """Give the schema of an app's routes, of everything said over the socket, and of every game's own parts."""
    schema = get_openapi(title="Reynard", version="1", routes=app.routes)
    named: dict[str, Any] = schema.setdefault("components", {}).setdefault("schemas", {})
    named.update(forms_of_messages())
    games = [game(name) for name in PACKAGES]
    views = [form_of(each.view_type, prefix_of(each), named) for each in games]
    forecasts = [form_of(each.forecast_type, prefix_of(each), named) for each in games if each.forecast_type]
    facts = [form_of(each.choice_type, prefix_of(each), named) for each in games if each.choice_type]
    named["State"]["properties"]["view"] = any_of(views)
    named["Step"]["properties"]["view"] = any_of([*views, {"type": "null"}])
    named["Forecast"]["properties"]["forecast"] = any_of(forecasts)
    named["ChoiceInfo"]["properties"]["facts"] = any_of([*facts, {"type": "null"}])
    return schema


def prefix_of(game: Game) -> str:
    """Give what the names of a game's own types begin with."""
    return "".join(part.capitalize() for part in game.name.split("-"))


def any_of(forms: list[dict[str, Any]]) -> dict[str, Any]:
    """Give a form that fits any of these; without any it can be anything."""
    return forms[0] if len(forms) == 1 else {"anyOf": forms} if forms else {}


def forms_of_messages() -> dict[str, Any]:
    """Give the forms of everything said over the socket, by name."""
    said: TypeAdapter[Any] = TypeAdapter(Said)
    told: TypeAdapter[Any] = TypeAdapter(Told)
    named: dict[str, Any] = {}
    for name, message in (("Said", said), ("Told", told)):
        # As it is sent, every field is there, so nobody need ask whether a message has a type.
        form = message.json_schema(mode="serialization", ref_template=PLACE + "{model}")
        named.update(form.pop("$defs"))
        named[name] = form
    return named


def form_of(kind: Any, prefix: str, named: dict[str, Any]) -> dict[str, Any]:
    """Give the JSON schema of a type; each typed dict is named once, with the game's name before its own."""
    if is_typeddict(kind):
        return form_of_typed_dict(kind, prefix, named)
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(parts), "type": PLAIN[type(parts[0])]}
    if origin in (Union, UnionType):
        return {"anyOf": [form_of(part, prefix, named) for part in parts]}
    if origin is list:
        return {"type": "array", "items": form_of(parts[0], prefix, named)}
    if origin is dict and parts[0] is str:
        return {"type": "object", "additionalProperties": form_of(parts[1], prefix, named)}
    if origin is dict and get_origin(parts[0]) is Literal:
        return form_of_keyed(list(get_args(parts[0])), form_of(parts[1], prefix, named))
    raise TypeError(f"{kind!r} cannot be part of a view; use typed dicts, lists, literals and plain values")


def form_of_keyed(keys: list[str], value: dict[str, Any]) -> dict[str, Any]:
    """Give the form of an object that has a value of one kind for each of these keys."""
    return {
        "type": "object",
        "properties": dict.fromkeys(keys, value),
        "required": keys,
        "additionalProperties": False,
    }


def form_of_typed_dict(kind: Any, prefix: str, named: dict[str, Any]) -> dict[str, Any]:
    """Name the form of a typed dict and refer to it."""
    name = prefix + kind.__name__
    if name not in named:
        named[name] = {}  # so that a view that contains itself comes to an end
        properties = {key: form_of(hint, prefix, named) for key, hint in get_type_hints(kind).items()}
        named[name] = {
            "title": name,
            "description": kind.__doc__ or "",
            "type": "object",
            "properties": properties,
            "required": sorted(kind.__required_keys__, key=list(properties).index),
            "additionalProperties": False,
        }
    return {"$ref": PLACE + name}


def main() -> None:
    """Print the schema."""
    from reynard.service.api import api
    from reynard.service.health import health

    app = FastAPI()
    app.include_router(api)
    app.include_router(health)
    print(json.dumps(describe(app), indent=1))


if __name__ == "__main__":
    main()
