"""The codes of the box in the words of the rules, to hold one against the other."""

RESOURCE_WORDS = {"fields": "a vole", "river": "a fish", "forest": "a berry", "farm": "an egg"}
ICON_WORDS = {
    "*R": "a resource of choice",
    "B": "a bonus tile",
    "K": "kit +1",
    "A": "a kit grows one space",
    "S": "one step on a track of choice",
    "D": "a random den tile",
    "CH": "the cheese",
    "@": "target",
    "-": "nothing",
}


def in_words(code: str, resource: str = "resource", **others: str) -> str:
    """Say what a code gives, as the rules do."""
    known = {**ICON_WORDS, "R": resource, **others}
    return " and ".join(known.get(word) or counted(word) for word in code.split())


def counted(word: str) -> str:
    """Say how many growth or victory points."""
    number, kind = int(word[:-1]), {"G": "growth point", "V": "victory point"}[word[-1]]
    return f"{number} {kind}" + "s" * (number != 1)
