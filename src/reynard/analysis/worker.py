"""A process that thinks about finished games at the lowest rank, and ends with the process that started it.

What it is asked is named here, where its parent can name it too without bringing in the compiler.
"""

import os
import signal
from collections.abc import Sequence
from functools import lru_cache
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from reynard.analysis.report import Report
from reynard.core.match import Match

if TYPE_CHECKING:
    from reynard.analysis.judging import Judgement

LOWEST_RANK = 19  # as the system counts: whoever else wants to think goes first
AT_A_TIME = 3  # decisions in a piece of work, so that several games come along side by side

form: TypeAdapter[Report] = TypeAdapter(Report)


def begin() -> None:
    """Stand back behind everybody else, and be gone when the parent is, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOWEST_RANK)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent to end, and end."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@lru_cache(maxsize=4)
def match_of(save: str) -> Match:
    """Replay a match, once for all that is thought about it."""
    import reynard

    return reynard.load(save)


def pieces(plies: int) -> list[range]:
    """Share the decisions of a match out into pieces of work."""
    return [range(first, min(plies, first + AT_A_TIME)) for first in range(0, plies, AT_A_TIME)]


def write_roughly(save: str) -> bytes:
    """Write a rough report, which in a game of memory is all there is to say."""
    from reynard.analysis.making import report_roughly

    return form.dump_json(report_roughly(match_of(save)))


def judge_some(save: str, plies: range, playouts: int) -> "list[Judgement]":
    """Judge some decisions of a match, of which all together have so many playouts."""
    from reynard.analysis.course import playouts_for
    from reynard.analysis.judging import judge

    match = match_of(save)
    share = playouts_for(match, playouts)
    return [judge(match, ply, share) for ply in plies]


def write_report(save: str, judgements: "Sequence[Judgement]") -> bytes:
    """Write the report of a match of which every decision has been judged."""
    from reynard.analysis.course import course_of
    from reynard.analysis.making import report_course

    match = match_of(save)
    return form.dump_json(report_course(match, course_of(match, judgements)))
