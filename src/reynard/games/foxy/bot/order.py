"""When bots write."""


def bots_first(options: dict[str, int]) -> bool:
    """In the easy game a person is to be the last to write, and says the number aloud."""
    return bool(options["easy"])
