"""States put together from what has changed, as the page does."""

from typing import Any

Json = dict[str, Any]


def put(whole: Any, place: list[str | int], piece: Any) -> Any:
    """Put a piece into its place, as the page does."""
    if not place:
        return piece
    first, *rest = place
    if isinstance(whole, list):
        return [put(each, rest, piece) if number == first else each for number, each in enumerate(whole)]
    return {key: put(each, rest, piece) if key == first else each for key, each in whole.items()}


def changed_by(state: Json, told: Json) -> Json:
    """Give the state after what has changed."""
    after = {**state, **told["fields"]}
    for place, piece in told["view"]:
        after["view"] = put(after["view"], place, piece)
    return after
