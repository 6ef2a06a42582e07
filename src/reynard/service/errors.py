"""Everything the service declines to do, each with its HTTP status and a sentence that says what to do."""

import math
from typing import ClassVar

from reynard.core.errors import ReynardError


class Declined(ReynardError):
    """What was asked is not done, and nothing has changed."""

    status: ClassVar[int] = 422

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class UnknownTable(Declined):
    """There is no table of this name."""

    status = 404

    def __init__(self) -> None:
        super().__init__("There is no such table. Check the link, or set up a new table in the lobby.")


class DamagedTable(Declined):
    """What was stored of a table cannot be played."""

    status = 500

    def __init__(self) -> None:
        super().__init__(
            "This table cannot be opened: what was stored of it is damaged, or was played by other rules. "
            "The other tables are not affected."
        )


class NotStored(Declined):
    """The storage did not take it."""

    status = 503

    def __init__(self) -> None:
        super().__init__("This could not be saved, so nothing has changed. Try again in a moment.")


class NumberTaken(NotStored):
    """Something else has happened at the table first, as the event of the same number; who knows it may try again."""


class Forgotten(NotStored):
    """The database does not know what came before, as after it went on from an older copy; read the table again."""


class LeaseLost(NotStored):
    """Another process leads the table by now, or nobody does, so its bots and its clock are not this one's to drive."""


class NotOver(Declined):
    """Something that would give the seed away was asked for too early."""

    status = 409


class NoKey(Declined):
    """A seat's key is needed and none was given."""

    status = 401


class WrongKey(Declined):
    """The key given is not one of this table's."""

    status = 403


class TooMany(Declined):
    """A limit has been met; ``retry_after`` says in how many seconds it is worth asking again."""

    status = 429

    def __init__(self, reason: str, retry_after: float) -> None:
        super().__init__(reason)
        self.retry_after = max(1, math.ceil(retry_after))


class Busy(TooMany):
    """Nobody has come to it for too long."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, 5)


class BadData(ReynardError):
    """The data folder cannot be used; the message says why and what to do."""
