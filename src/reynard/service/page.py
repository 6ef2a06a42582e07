"""One page at the table: which seats it sits in, and what it has been told and has yet to be told."""

import asyncio

from reynard.service.messages.told import Done, Forecast, Hint, Pong, Refused, State

Answer = Done | Refused | Hint | Forecast | Pong


class Page:
    """A connected page; a spectator's has no seats."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seats: tuple[int, ...] = ()
        self.looking: int | None = None  # the seat of its own through whose eyes it would like to look
        self.held = -1  # where the device is passed round: who had it last
        self.lines: list[str] = []  # the log as this page has it
        self.hears_changes = False  # whether it is told only what has changed
        self.last: State | None = None  # the state that it was told last
        self.told: int | None = None  # the ply up to which this page has been told; None is nothing so far
        self.answers: list[Answer] = []
        self.is_behind = False  # the table has changed since this page was last told of it
        self.is_sent_away = False  # to come back to a room that is opened anew
        self.news = asyncio.Event()

    def answer(self, answer: Answer) -> None:
        """Leave an answer to be told."""
        self.answers.append(answer)
        self.news.set()

    def notice(self) -> None:
        """Remember that the table has changed."""
        self.is_behind = True
        self.news.set()

    def hang_up(self) -> None:
        """Let the page go, which comes back by itself."""
        self.is_sent_away = True
        self.news.set()
