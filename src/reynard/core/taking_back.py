"""Taking back: which step a seat may take back, and what goes with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reynard.core.errors import ReynardError

if TYPE_CHECKING:
    from reynard.core.match import Match


@dataclass(frozen=True)
class Step:
    """A step that may be taken back: the move after so many others, alone or with everything since."""

    ply: int
    alone: bool


def last_step(match: "Match", seat: int, by_bot: Sequence[bool]) -> Step:
    """Find the step that a seat may take back, or say why there is none."""
    if match.over:
        raise ReynardError("The game is over and its dice have been shown, so nothing can be undone.")
    ply = match.ply - 1
    while ply >= match.since and (match.moves[ply].seat != seat or by_bot[ply]):
        ply -= 1
    if ply < match.since:
        raise ReynardError("You have made no step that could be undone.")
    if stands_alone(match, ply):
        return Step(ply, alone=True)
    for since in range(match.ply - 1, ply, -1):
        if not by_bot[since]:
            raise ReynardError(f"{match.names[match.moves[since].seat]} has moved since, so your step stands.")
    if match.revealed(ply):
        raise ReynardError("Something new has been revealed since, so your step stands.")
    return Step(ply, alone=False)


def stands_alone(match: "Match", ply: int) -> bool:
    """Say whether a step drew nothing and touches nothing that came after it: made last, it would be the same.

    Then the others lose nothing by it, however much they have done and drawn since. Moves of the seat's own since
    (a bot may have played it for a while) build on the step, so they go with it.
    """
    step = match.moves[ply]
    since = match.moves[ply + 1 :]
    drew = match.tables[ply].cup.tobytes() != match.tables[ply + 1].cup.tobytes()
    if drew or any(move.seat == step.seat for move in since):
        return False
    if not since:
        return True
    without = match.at(ply)
    for move in since:
        if move.action not in without.legal(move.seat):
            return False
        without.play(move.seat, move.action)
    if without.table.cup.tobytes() != match.table.cup.tobytes() or step.action not in without.legal(step.seat):
        return False
    without.play(step.seat, step.action)
    return bool(without.table.tobytes() == match.table.tobytes())


def take_back(match: "Match", step: Step) -> None:
    """Take a step back, and with it everything since or nothing else."""
    kept = match.moves[step.ply + 1 :] if step.alone else []
    while match.ply > step.ply:
        match.undo()
    for move in kept:
        match.play(move.seat, move.action)


def final_choices(match: "Match", seat: int) -> frozenset[int]:
    """Find the choices of a seat that draw or roll something or end the game, on a table as the seat may imagine it.

    On the true table the answer could give away what others keep hidden.
    """
    game, box, imagined = match.game, match.box.record, match.hidden(seat, seed=0)
    found = set()
    for action in match.legal(seat):
        after: Any = game.table.copy_of(imagined)
        game.play(box, after, seat, action)
        if after.cup.tobytes() != imagined.cup.tobytes() or not game.pending(box, after):
            found.add(action)
    return frozenset(found)
