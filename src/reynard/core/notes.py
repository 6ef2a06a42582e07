"""Notes: what players add to a match that no rule reads, such as the name of a pup."""

import re
from collections.abc import Mapping

from reynard.core.errors import ReynardError

NAME = r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"
LONGEST_NAME = 24
LONGEST_KEY = 40
MOST_NOTES = 1000

THING = re.compile(r"\{([\w:-]+)\|([^{}|]*)\}")  # a thing's ref and the name it goes by unless a note says otherwise


def named(words: str, notes: Mapping[str, str]) -> str:
    """Call every thing in a sentence by its name, in one pass, so that a name may contain anything.

    >>> named("{pup:41|Zelda} is born.", {"pup:41": "Lulu"})
    'Lulu is born.'
    """
    return THING.sub(lambda thing: notes.get(thing[1], thing[2]), words)


def check_note(key: str, text: str) -> None:
    """Refuse what is no note."""
    if not 0 < len(key) <= LONGEST_KEY:
        raise ReynardError(f"A note is about a thing whose name has 1 to {LONGEST_KEY} characters.")
    if len(text) > LONGEST_NAME or not re.fullmatch(NAME, text):
        raise ReynardError(f"Choose a name of 1 to {LONGEST_NAME} letters, without spaces at its ends.")


def check_notes(notes: Mapping[str, str]) -> None:
    """Refuse notes that no match can have."""
    if len(notes) > MOST_NOTES:
        raise ReynardError(f"There are {len(notes):,} notes; a match keeps {MOST_NOTES:,}.")
    for key, text in notes.items():
        check_note(key, text)
