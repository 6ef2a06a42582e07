"""The rules in our own words: chapters of numbered rules, read from ``rules.md``."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

CHAPTER = re.compile(r"^## (?P<title>.+)$")
RULE = re.compile(r"^\*\*(?P<id>[a-z]+-\d+)\*\* (?P<words>.+)$")


@dataclass(frozen=True)
class Rule:
    """One numbered paragraph."""

    id: str
    words: str


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
                chapters[-1][2].append(Rule(rule["id"], rule["words"]))
            elif paragraph:
                chapters[-1][1].append(paragraph)
        return cls(tuple(RulesChapter(title, " ".join(intro), tuple(rules)) for title, intro, rules in chapters))

    @property
    def rules(self) -> dict[str, str]:
        """Give every rule by its number."""
        return {rule.id: rule.words for chapter in self.chapters for rule in chapter.rules}
