"""What is told once a game is over: its replay and its proof."""

from reynard.analysis.report import Report
from reynard.service.messages.forms import Strict
from reynard.service.messages.told import Step


class ChapterMark(Strict):
    """Where in a replay a page of the story is."""

    ply: int
    title: str


class ReplayPart(Strict):
    """A part of a finished game, which is told from the deal to the end in so many parts."""

    part: int
    parts: int
    rules: str  # under which version of the rules the moves were made
    chapters: list[ChapterMark]  # of the whole game
    steps: list[Step]


class ProofInfo(Strict):
    """Whether the seed is the one committed to before the first move, and the moves lead from it to this end."""

    fair: bool
    reason: str
    commitment: str
    seed: str
    salt: str
    moves: int
    scores: list[int]


class AnalysisInfo(Strict):
    """How far the analysis of a finished game is, and its report: a rough one first."""

    done: int  # decisions judged
    decisions: int
    report: Report | None  # none before there is one, or if the page knows it


class OtherWay(Strict):
    """How a finished game might have gone on from a moment after another choice, step by step."""

    steps: list[Step]
