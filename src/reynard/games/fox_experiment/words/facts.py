"""What the board draws or writes of a choice beside its words."""

from typing import Literal, TypedDict

TraitKey = Literal["tail", "ear", "bark", "spot"]
TRAIT_KEY_OF: tuple[TraitKey, ...] = ("tail", "ear", "bark", "spot")  # in the order of Trait


class TokenFacts(TypedDict):
    """Which token is given or taken."""

    kind: Literal["token"]
    trait: TraitKey


class BestFacts(TypedDict):
    """How many friendly tokens the best arrangement takes."""

    kind: Literal["best"]
    tokens: int


class ButtonFacts(TypedDict):
    """What is written on a button that makes the choice."""

    kind: Literal["button"]
    words: str


Facts = TokenFacts | BestFacts | ButtonFacts
