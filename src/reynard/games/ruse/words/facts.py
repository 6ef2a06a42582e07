"""What a choice gives as data, for the board to draw beside its words."""

from typing import Literal, TypedDict

from reynard.games.ruse.words.keys import DeedKey


class SpaceFacts(TypedDict):
    """What a die would get on a space."""

    kind: Literal["space"]
    brings: list[str]  # for the label of the space, part by part


class WalkFacts(TypedDict):
    """What a walk would cost."""

    kind: Literal["walk"]
    brings: list[str]  # for the label of the space, part by part, with places for names: {seat:1|player 2}
    free: bool  # nobody is to be paid
    forbidden: list[DeedKey]  # deeds of the tile that are not to be had now


class DeedFacts(TypedDict):
    """Which deed of the tile, or of the Mountain, a choice is."""

    kind: Literal["deed"]
    deed: DeedKey  # hunt, mark, track, kit; on the Mountain resource, flag, step, objective, kit


class TileFacts(TypedDict):
    """How a den tile would lie, and what it would join."""

    kind: Literal["tile"]
    opens: str  # sides, a part of "NESW"
    words: str  # the sides it would open to, and what that brings
    joined: list[int]  # cells that paths would join to the start
    exits: list[int]  # exits that paths would lead to
    loose: bool  # no path from the start would lead to it


Facts = SpaceFacts | WalkFacts | DeedFacts | TileFacts
