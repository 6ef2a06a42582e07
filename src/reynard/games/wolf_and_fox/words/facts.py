"""What the board draws of a choice while it is only thought about."""

from typing import Literal, TypedDict

SideKey = Literal["wolf", "fox"]


class Way(TypedDict):
    """The way that a figure would take."""

    figure: SideKey
    steps: int  # farms it would pass, the last one included
