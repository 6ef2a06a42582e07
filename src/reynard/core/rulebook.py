"""The rules in our own words: chapters of numbered rules, read from ``rules.md``."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

CHAPTER = re.compile(r"^## (?P<title>.+)$")
SIGN = re.compile(r" ?\{sign:[a-z-]+\}")  # a picture that the page draws among the words
RULE = re.compile(r"^\*\*(?P<id>[a-z]+-\d+)\*\* (?P<text>.+)$")


@dataclass(frozen=True)
class Rule:
    """One numbered paragraph."""

    id: str
    text: str  # with places for signs, such as {sign:bone}

    @property
    def words(self) -> str:
        """Give the rule in words alone.

        >>> Rule("bon-1", "Take a bone {sign:bone} from the supply.").words
        'Take a bone from the supply.'
        """
        return SIGN.sub("", self.text)


@dataclass(frozen=True)
class RulesChapter:
    """A chapter of the rules: an introduction, if any, and its rules."""

    title: str
    intro: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All chapters of one game."""

    chapters: tuple[RulesChapter, ...]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a rules file; paragraphs are separated by empty lines."""
        chapters: list[tuple[str, list[str], list[Rule]]] = []
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            paragraph = " ".join(line.strip() for line in block.strip().splitlines())
            if heading := CHAPTER.match(paragraph):
                chapters.append((heading["title"], [], []))
            elif not chapters:
                continue
            elif rule := RULE.match(paragraph):
                chapters[-1][2].append(Rule(rule["id"], rule["text"]))
            elif paragraph:
                chapters[-1][1].append(paragraph)
        return cls(tuple(RulesChapter(title, " ".join(intro), tuple(rules)) for title, intro, rules in chapters))

    @property
    def rules(self) -> dict[str, str]:
        """Give every rule by its number."""
        return {rule.id: rule.words for chapter in self.chapters for rule in chapter.rules}
