"""Sentences that grow: what somebody did, and everything it brought them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from reynard.core.box import Box
from reynard.core.phrases import listed
from reynard.games.ruse.table import NOBODY, Icon
from reynard.games.ruse.words.icons import growth_words, points_words, resource_words
from reynard.games.ruse.words.names import KIT_WORDS, den_tile_words

Names = Sequence[str]


@dataclass
class Sentence:
    """What happened, to be followed by what it brought a seat."""

    seat: int  # whose gains belong to it, or NOBODY
    deeds: tuple[str, ...] = ()  # what the seat did: "hunts in the Fields", "catches a vole"
    event: str = ""  # or what happened to it, as a sentence of its own
    kit: int = NOBODY  # the kit that moved on
    growth: int = 0
    points: int = 0
    resources: dict[int, int] = field(default_factory=dict)
    kits: dict[int, int] = field(default_factory=dict)
    tiles: list[int] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)  # of the final scoring

    def take_in(self, icon: int, amount: int, more: int) -> None:
        """Take in one thing that the seat got."""
        if icon == Icon.GROWTH:
            self.growth += amount
        elif icon == Icon.VICTORY:
            self.points += amount
        elif icon == Icon.RESOURCE:
            self.resources[amount] = self.resources.get(amount, 0) + 1
        else:
            self.kits[more] = amount

    def spoken(self, box: Box, name: str) -> str:
        """Say it as one sentence."""
        done = [*self.deeds, *gains_of(box, self)]
        if not self.event:
            return f"{name} {listed(done)}."
        return f"{self.event}, and {name} {listed(done)}." if done else f"{self.event}."


def gains_of(box: Box, sentence: Sentence) -> list[str]:
    """Say what a seat got, each as something it does."""
    taken = [resource_words(box, kind, count) for kind, count in sentence.resources.items()]
    taken += [growth_words(sentence.growth)] if sentence.growth else []
    parts = [f"gains {listed(taken)}"] if taken else []
    if sentence.points:
        parts.append(f"scores {points_words(sentence.points)}")
    if sentence.kits:
        raised = [
            f"{'it' if kit == sentence.kit else f'the {KIT_WORDS[kit]}'} to {value}"
            for kit, value in sentence.kits.items()
        ]
        parts.append(f"raises {listed(raised)}")
    if sentence.tiles:
        parts.append(f"draws {listed([den_tile_words(box, tile) for tile in sentence.tiles])}")
    if sentence.scored:
        parts.append(f"scores {listed(sentence.scored)}")
    return parts
