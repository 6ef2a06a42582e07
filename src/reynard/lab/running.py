"""Have the units of a question played: by threads of this machine, or on a cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

from reynard.bots.thinking import prepare
from reynard.core.errors import ReynardError
from reynard.lab.keeping import Kept, usual_folder
from reynard.lab.playing import play_unit, recording
from reynard.lab.question import Question, Unit

Progress = Callable[[int, int], None]  # weight done, weight in all


class Interrupted(ReynardError):
    """Somebody stopped before all was played; what was played is kept."""


def no_progress(done: int, weight: int) -> None:
    """Play in silence."""


def weight_of(question: Question, unit: Unit) -> int:
    """Say how much work a unit is, compared with others."""
    return unit.games * len(question.lineups[unit.lineup])


def run(
    question: Question,
    *,
    jobs: int | None = None,
    on: str | None = None,
    keep: Path | None = None,
    progress: Progress = no_progress,
) -> Kept:
    """Play what has not been played yet, and give what is kept of it."""
    play_all = local_player(jobs or os.cpu_count() or 1) if on is None else ray_player(on)
    kept = Kept(keep or usual_folder(question), question)
    units = list(question.units())
    played = kept.units()
    missing = [unit for unit in units if unit not in played]
    weight = sum(weight_of(question, unit) for unit in units)
    done = weight - sum(weight_of(question, unit) for unit in missing)
    try:
        progress(done, weight)
        for unit, packed in play_all(question, missing):
            kept.keep(unit, packed)
            done += weight_of(question, unit)
            progress(done, weight)
    except KeyboardInterrupt:
        kept.close()
        raise Interrupted(
            f"Stopped: {done / weight:.0%} is played and kept. The same command goes on from there."
        ) from None
    except BaseException:
        kept.close()
        raise
    return kept


def local_player(jobs: int) -> Callable[[Question, list[Unit]], Iterator[tuple[Unit, bytes]]]:
    """Play with so many threads: compiled games and searches let each other run."""

    def play_all(question: Question, units: list[Unit]) -> Iterator[tuple[Unit, bytes]]:
        if not units:
            return
        prepare(question.played)
        recording(question.played)
        waiting: SimpleQueue[Unit] = SimpleQueue()
        finished: SimpleQueue[tuple[Unit, bytes | Exception]] = SimpleQueue()
        stopped = Event()
        for unit in units:
            waiting.put(unit)
        # Whoever stops does not wait for a game that takes minutes, as the threads of a pool would make them do.
        for _ in range(jobs):
            Thread(target=play_waiting, args=(question, waiting, finished, stopped), daemon=True).start()
        try:
            for _ in units:
                unit, packed = finished.get()
                if isinstance(packed, Exception):
                    raise packed
                yield unit, packed
        finally:
            stopped.set()

    return play_all


def play_waiting(
    question: Question,
    waiting: "SimpleQueue[Unit]",
    finished: "SimpleQueue[tuple[Unit, bytes | Exception]]",
    stopped: Event,
) -> None:
    """Play one unit after another until none waits, or all is over."""
    while not stopped.is_set():
        try:
            unit = waiting.get_nowait()
        except Empty:
            return
        try:
            finished.put((unit, packed_unit(question, unit)))
        except Exception as error:
            finished.put((unit, error))


def packed_unit(question: Question, unit: Unit) -> bytes:
    """Play a unit and pack what came of it."""
    return play_unit(question, unit).to_bytes()


def ray_player(address: str) -> Callable[[Question, Iterable[Unit]], Iterator[tuple[Unit, bytes]]]:
    """Play on Ray, which is imported only now."""
    from reynard.lab.on_ray import connect, play_on_ray

    connect(address)
    return play_on_ray
