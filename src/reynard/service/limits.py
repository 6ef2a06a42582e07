"""How much one address, one table and everybody together may ask of the server: generous for a family and a club."""

from dataclasses import dataclass, field, fields
from typing import Any

from reynard.core.errors import ReynardError


def limit(default: float, words: str) -> Any:
    """Declare a limit with its usual value and what it is a limit of."""
    return field(default=default, metadata={"words": words})


@dataclass(frozen=True)
class Limits:
    """Every limit of the service; each can be set with ``--limit NAME=VALUE``."""

    connections: float = limit(2000, "connections open at once")
    connections_per_address: float = limit(500, "connections open at once from one address")
    spectators: float = limit(1500, "people watching at once; the other connections are kept for those who play")
    spectators_per_address: float = limit(300, "people watching at once from one address")
    pages_per_seat: float = limit(12, "pages open at once with the key of one seat")
    requests_per_second: float = limit(100, "requests a second from one address, over ten seconds")
    messages_per_second: float = limit(20, "messages a second from one page, over ten seconds; more are heard later")
    messages_per_address: float = limit(400, "messages a second from all pages of one address, likewise")
    messages: float = limit(4000, "messages a second from everybody, likewise")
    header_seconds: float = limit(10, "seconds for a request to say what it wants")
    body_seconds: float = limit(20, "seconds for a request to send its body")
    unread_seconds: float = limit(30, "seconds that a connection may leave unread what it is sent")
    tables_per_address: float = limit(60, "tables set up from one address in ten minutes")
    tables: float = limit(600, "tables set up by everybody in ten minutes")
    wrong_words_per_address: float = limit(10, "wrong tries at the host's word from one address in ten minutes")
    wrong_words: float = limit(1000, "wrong tries at the host's word by everybody in ten minutes")
    boxes_per_address: float = limit(30, "own boxes sent from one address in ten minutes")
    boxes: float = limit(300, "own boxes sent by everybody in ten minutes")
    empty_tables: float = limit(5000, "tables kept that nobody has come to yet")
    empty_hours: float = limit(24, "hours that a table is kept to which nobody comes")
    hints_per_address: float = limit(8, "hints thought about at once for one address")
    hints: float = limit(64, "hints thought about at once for everybody")
    forecasts_per_address: float = limit(64, "forecasts worked out at once for one address")
    forecasts: float = limit(256, "forecasts worked out at once for everybody")
    replays_per_address: float = limit(8, "replays being made at once for one address")
    replays: float = limit(64, "replays being made at once for everybody")
    analyses_per_address: float = limit(2, "games being analysed at once for one address")
    analyses: float = limit(32, "games being analysed at once for everybody")
    bot_seconds: float = limit(10, "seconds after which a bot that waits for its turn to think plays by eye")
    undo_seconds: float = limit(3, "seconds that a person has to undo a step before a bot makes it final")
    undo_answer_seconds: float = limit(20, "seconds to answer somebody who asks to undo a step; then it stands")
    away_seconds: float = limit(60, "seconds after which the others may hand an absent person's seat to a bot")

    def __post_init__(self) -> None:
        for each in fields(self):
            if not 0 <= getattr(self, each.name) < 1e9:
                raise ReynardError(f"--limit {each.name}: a limit is a number from 0 to a thousand million.")


def read_limits(entries: list[str]) -> Limits:
    """Read limits written as NAME=VALUE, or say what is wrong.

    >>> read_limits(["tables=5"]).tables
    5.0
    """
    known = {each.name for each in fields(Limits)}
    chosen: dict[str, float] = {}
    for entry in entries:
        name, _, value = entry.partition("=")
        if name not in known:
            raise ReynardError(f"--limit {entry}: there is no such limit; there are {', '.join(sorted(known))}.")
        try:
            chosen[name] = float(value)
        except ValueError:
            raise ReynardError(f"--limit {entry}: write NAME=VALUE with a number, such as tables=100.") from None
    return Limits(**chosen)


def list_limits() -> str:
    """List every limit with its usual value, for the help of the command."""
    return "\n".join(f"{each.name}={each.default:g}: {each.metadata['words']}" for each in fields(Limits))
