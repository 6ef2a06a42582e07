"""How many examples a property is tried on."""

from hypothesis import settings


def few(number: int) -> settings:
    """Try so many examples in the short form, which is always the same; in a soak as many as a batch has."""
    profile = settings()
    return settings(max_examples=number if profile.derandomize else profile.max_examples)
