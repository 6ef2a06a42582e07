"""Threads that do the same shares of some work over and over, with as little ado between them as there can be."""

import weakref
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any

Work = Callable[[int, int], Any]  # from the first of a share up to the first that is not in it
Task = tuple[Work, "SimpleQueue[Any]"]  # and where its answer goes


class Crew:
    """As many workers as threads, the caller one of them; each has the same share every time, and so finds it near.

    >>> Crew(10, 2).share_out(lambda first, last: list(range(first, last)))
    [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    """

    def __init__(self, size: int, threads: int) -> None:
        bounds = [size * number // threads for number in range(threads + 1)]
        self.own, *others = pairwise(bounds)
        self.tasks: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in others]
        for share, tasks in zip(others, self.tasks, strict=True):
            Thread(target=serve, args=(share, tasks), daemon=True).start()
        weakref.finalize(self, send_home, self.tasks)

    def share_out(self, work: Work) -> list[Any]:
        """Have all shares done at once, and give what came of each in their order."""
        answers: list[SimpleQueue[Any]] = [SimpleQueue() for _ in self.tasks]
        for tasks, answer in zip(self.tasks, answers, strict=True):
            tasks.put((work, answer))
        found = [attempt(work, *self.own), *(answer.get() for answer in answers)]
        for each in found:
            if isinstance(each, Failure):
                raise each.error
        return found


class Failure:
    """What came of a share that could not be done."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


def attempt(work: Work, first: int, last: int) -> Any:
    """Do a share; what goes wrong is told once all have finished."""
    try:
        return work(first, last)
    except BaseException as error:
        return Failure(error)


def serve(share: tuple[int, int], tasks: "SimpleQueue[Task | None]") -> None:
    """Do one's share of whatever is asked, until there is nobody left to ask."""
    while (task := tasks.get()) is not None:
        work, answer = task
        answer.put(attempt(work, *share))
        del task, work, answer  # which hold on to whoever asked


def send_home(tasks: "list[SimpleQueue[Task | None]]") -> None:
    """Let all threads end."""
    for each in tasks:
        each.put(None)
