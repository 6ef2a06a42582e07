"""Reading the rules in our own words."""

from reynard.core.rulebook import Rulebook

TEXT = """# A game

What stands before the first chapter is for people who read the file.

## Setting out

An introduction,
in two lines.

**set-1** Take
a card.

**set-2** Take another.

## The end

**end-1** Stop when **nobody** likes to go on.
"""


def test_chapters_introductions_and_rules(tmp_path):
    path = tmp_path / "rules.md"
    path.write_text(TEXT, encoding="utf-8")
    book = Rulebook.read(path)
    assert [(chapter.title, chapter.intro) for chapter in book.chapters] == [
        ("Setting out", "An introduction, in two lines."),
        ("The end", ""),
    ]
    assert book.rules == {
        "set-1": "Take a card.",
        "set-2": "Take another.",
        "end-1": "Stop when **nobody** likes to go on.",
    }
