"""Many tasks, each in a child process of its own: what a child does to the program ends with it."""

import json
import os
import selectors
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Task = TypeVar("Task")
Tell = Callable[[Any], None]
Do = Callable[[Task, Tell], None]
READ = 1 << 16


class ChildFailed(Exception):
    """A child could not do its task."""


def in_children(tasks: Iterable[Task], do: Do[Task]) -> Iterator[tuple[Task, list[Any]]]:
    """Do every task in a child, as many at once as there are cores; give each, when it is done, with all it told."""
    told: dict[int, list[Any]] = {}
    for task, message, ended in listen(tasks, do):
        messages = told.setdefault(id(task), [])
        if ended:
            yield task, told.pop(id(task))
        else:
            messages.append(message)


def listen(tasks: Iterable[Task], do: Do[Task]) -> Iterator[tuple[Task, Any, bool]]:
    """Do every task in a child and give each thing it tells at once; at its end nothing, and that it has ended."""
    waiting, running = iter(tasks), {}
    with selectors.DefaultSelector() as ears:
        while True:
            while len(running) < (os.cpu_count() or 1) and (task := next(waiting, None)) is not None:
                pid, ear = begin(task, do)
                running[ear] = (task, pid, bytearray())
                ears.register(ear, selectors.EVENT_READ)
            if not running:
                return
            for key, _ in ears.select():
                task, pid, heard = running[key.fd]
                more = os.read(key.fd, READ)
                heard += more
                *lines, rest = heard.split(b"\n")
                heard[:] = rest
                for line in lines:
                    yield task, understood(line), False
                if not more:
                    ears.unregister(key.fd)
                    os.close(key.fd)
                    os.waitpid(pid, 0)
                    del running[key.fd]
                    yield task, None, True


def understood(line: bytes) -> Any:
    """Read what a child told, unless it is that it failed."""
    message = json.loads(line)
    if "failed" in message:
        raise ChildFailed(message["failed"])
    return message["told"]


def begin(task: Task, do: Do[Task]) -> tuple[int, int]:
    """Start a child that says nothing to the screen; give its number, and where to listen to it."""
    ear, mouth = os.pipe()
    pid = os.fork()
    if pid:
        os.close(mouth)
        return pid, ear

    def tell(name: str, words: Any) -> None:
        os.write(mouth, json.dumps({name: words}).encode() + b"\n")

    try:
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        do(task, lambda words: tell("told", words))
    except BaseException:
        tell("failed", traceback.format_exc())
    os._exit(0)
