"""What the board has to know of a choice."""

from typing import TypedDict


class Writing(TypedDict):
    """What would be written."""

    number: int
    circled: bool
