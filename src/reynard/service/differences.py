"""What has changed from one state to the next, so that a page need not be told again what it knows."""

from typing import Any

from pydantic_core import to_json

from reynard.service.messages.told import State

Place = list[str | int]
Difference = tuple[Place, Any]

MOST = 200  # differences of a view; where there are more, the whole is as short
AFRESH = {"version", "steps", "log"}  # are of one moment only, so each state has its own
APART = {"type", "view"}


def tell_changes(before: State, after: State) -> str:
    """Write what is to be put into a state for it to become another one."""
    names = {name for name in State.model_fields if name in AFRESH or getattr(before, name) != getattr(after, name)}
    places = differences(before.view, after.view)
    fields = names - APART if len(places) <= MOST else names - {"type"}
    view = to_json(places if len(places) <= MOST else []).decode()
    return f'{{"type":"changed","fields":{after.model_dump_json(include=fields)},"view":{view}}}'


def differences(before: Any, after: Any) -> list[Difference]:
    """List the smallest parts in which two pieces of JSON differ, by their places, and what is there now.

    >>> differences({"fox": [1, 2], "den": {"kits": 0}}, {"fox": [1, 3], "den": {"kits": 0}})
    [(['fox', 1], 3)]
    >>> differences({"fox": [1]}, {"fox": [1, 2]})
    [(['fox'], [1, 2])]
    """
    found: list[Difference] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, place: Place, found: list[Difference]) -> None:
    """Note where two pieces differ: inside them, if they are of the same shape."""
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, piece in after.items():
            compare(before[key], piece, [*place, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, piece in enumerate(after):
            compare(before[number], piece, [*place, number], found)
    else:
        found.append((place, after))
