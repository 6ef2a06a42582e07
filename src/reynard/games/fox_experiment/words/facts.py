"""What the board draws or writes of a choice beside its words."""

from typing import Literal, TypedDict

TraitKey = Literal["tail", "ear", "bark", "spot"]
TRAIT_KEY_OF: tuple[TraitKey, ...] = ("tail", "ear", "bark", "spot")  # in the order of Trait


class TokenFacts(TypedDict):
    """Which token is given or taken."""

    kind: Literal["token"]
    trait: TraitKey


class BestFacts(TypedDict):
    """How many friendly tokens the best arrangement takes, and what the pup would be."""

    kind: Literal["best"]
    tokens: int
    symbols: list[int]  # by trait
    friendliness: int


class ButtonFacts(TypedDict):
    """What is written on a button that makes the choice."""

    kind: Literal["button"]
    words: str


Facts = TokenFacts | BestFacts | ButtonFacts


def button(words: str) -> ButtonFacts:
    """Say what is written on the button of a choice."""
    return {"kind": "button", "words": words}
