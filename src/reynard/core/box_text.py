"""What a box file may look like, checked in one pass before it is parsed.

A parser can be made to take memory and time without end: a single key of 50,000 parts costs ``tomllib`` gigabytes.
Within these limits no text takes it more than half a second and about fifty megabytes.
"""

import re

from reynard.core.errors import BadBox

LONGEST_BOX = 100_000  # characters
LONGEST_LINE = 10_000
LONGEST_TEXT = 500  # between quotes, as it is written
LONGEST_KEY = 60  # each part of a key, and whatever else stands outside quotes
MOST_PARTS = 8  # of a key, with dots between them
DEEPEST = 8  # brackets inside brackets

# A text in quotes ends where TOML ends it. One that never ends goes as far as it can: no character is read twice.
TOKEN = re.compile(
    r"""
    (?P<text>
        "{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?: "{3,5}+ )?+
      | '{3} (?: [^']++ | '(?!'') )*+ (?: '{3,5}+ )?+
      | " (?: [^"\\\n]++ | \\[^\n] )*+ "?+
      | ' [^'\n]*+ '?+
    )
    | (?P<word> [^\s\#"'=,.\[\]{}]++ )
    | (?P<sign> [\n=,.\[\]{}] )
    | \# [^\n]*+
    | [^\S\n]++
    """,
    re.VERBOSE | re.DOTALL,
)


def check_text(text: str, source: str) -> None:
    """Refuse the text of a box that could take too much memory or time to parse.

    >>> check_text("cubs" + ".cubs" * 1000 + " = 2", "box.toml")
    Traceback (most recent call last):
    reynard.core.errors.BadBox: box.toml: line 1: a key has at most 8 parts; this one has more.
    """
    if len(text) > LONGEST_BOX:
        raise BadBox(f"{source}: a box has at most {LONGEST_BOX:,} characters; this one has {len(text):,}.")
    fault = unreadable(text) or long_line(text) or bad_token(text)
    if fault:
        place, words = fault
        raise BadBox(f"{source}: line {text.count(chr(10), 0, place) + 1}: {words}")


def unreadable(text: str) -> tuple[int, str] | None:
    """Find half a character, which can neither be stored nor sent."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return error.start, "this is not readable text; save the file as UTF-8."
    return None


def long_line(text: str) -> tuple[int, str] | None:
    """Find a line that is too long."""
    start = 0
    for line in text.split("\n"):
        if len(line) > LONGEST_LINE:
            return start, too_long("line", LONGEST_LINE, len(line))
        start += len(line) + 1
    return None


def bad_token(text: str) -> tuple[int, str] | None:
    """Find a text or a key that is too long, or brackets that are too deep."""
    depth = dots = length = 0
    after_equals = False
    for token in TOKEN.finditer(text):
        found = token[0]
        if token.lastgroup == "text":
            length = length_in_quotes(found)
            if length > LONGEST_TEXT:
                return token.start(), too_long("text in quotes", LONGEST_TEXT, length)
        elif token.lastgroup == "word":
            length = len(found)
            if length > LONGEST_KEY:
                return token.start(), too_long("key or number", LONGEST_KEY, length)
        elif token.lastgroup == "sign":
            # A text before an equals sign or a dot is a key, and so is the last one in the header of a table.
            if length > LONGEST_KEY and (found in "=." or (found == "]" and not after_equals)):
                return token.start(), too_long("key", LONGEST_KEY, length)
            length = 0
            dots = dots + 1 if found == "." else 0
            if dots >= MOST_PARTS:
                return token.start(), f"a key has at most {MOST_PARTS} parts; this one has more."
            depth += (found in "[{") - (found in "]}")
            if depth > DEEPEST:
                return token.start(), f"brackets are at most {DEEPEST} deep; these are deeper."
            after_equals = found == "=" or (after_equals and (found != "\n" or depth > 0))
    return None


def length_in_quotes(found: str) -> int:
    """Count the characters of a text as it is written, without its quotes."""
    quotes = 3 if found.startswith(('"""', "'''")) else 1
    return max(len(found) - 2 * quotes, 0)


def too_long(what: str, most: int, found: int) -> str:
    """Say what is too long."""
    return f"a {what} has at most {most:,} characters; this one has {found:,}."
