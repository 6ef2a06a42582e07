"""What travels to a page, whatever it shows."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from changes import changed_by


class Wire:
    """Everything that a page is told over its line."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.frames.append(str(text)))

    @property
    def states(self) -> list[Any]:
        """The table as it was told, again and again."""
        states: list[Any] = []
        for told in map(json.loads, self.frames):
            if told["type"] == "state":
                states.append(told)
            elif told["type"] == "changed":
                states.append(changed_by(states[-1], told))
        return states

    @property
    def views(self) -> list[Any]:
        """What was shown of it."""
        return [state["view"] for state in self.states]

    def tells_of(self, thing: object) -> bool:
        """Say whether a thing was ever part of what was told."""
        told = [*map(json.loads, self.frames), *self.states]
        return any(json.dumps(thing) in json.dumps(each) for each in told)
