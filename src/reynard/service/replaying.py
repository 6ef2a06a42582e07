"""A finished game to look at again: step by step, in parts, and proven fair."""

from reynard.core.errors import BadSave
from reynard.core.match import Match
from reynard.core.saving import read, verify
from reynard.service.errors import Declined
from reynard.service.messages import ProofInfo, ReplayPart, ReplayStep
from reynard.service.scene import Scene

STEPS = 40  # in a part


def count_parts(scene: Scene) -> int:
    """Say in how many parts a game is told."""
    return -(-(scene.match.ply + 1) // STEPS)


def check_part(scene: Scene, part: int) -> None:
    """Refuse a part that a game does not have, or that this release cannot show."""
    if scene.match.is_carried:
        raise Declined(f"{scene.match.told_of_eras} Its result and its log are as they were.")
    if not 0 <= part < count_parts(scene):
        raise Declined(f"This replay has parts 0 to {count_parts(scene) - 1}, not {part}.")


def tell_part(scene: Scene, part: int) -> ReplayPart:
    """Show the steps of one part, as a spectator saw them."""
    last = min((part + 1) * STEPS, scene.match.ply + 1)
    steps = [tell_step(scene, ply) for ply in range(part * STEPS, last)]
    return ReplayPart(part=part, parts=count_parts(scene), steps=steps)


def tell_step(scene: Scene, ply: int) -> ReplayStep:
    """Show the table after one move, and what the move did in words."""
    then = scene.match.at(ply)
    seat = scene.match.moves[ply - 1].seat if ply else None
    lines = then.call_by_name(scene.story[ply].lines(None))
    return ReplayStep(ply=ply, seat=seat, lines=lines, scores=then.scores, view=then.view())


def tell_proof(match: Match) -> ProofInfo:
    """Replay a match from its save alone and say whether everything holds."""
    try:
        proof = verify(read(match.save()), match.game)
        fair = True
        reason = (
            f"The seed is the one that was committed to before the first move, and all {proof.moves} moves "
            f"replay from it to this result, under {proof.versions} of the rules."
        )
    except BadSave as error:
        fair, reason = False, str(error)
    return ProofInfo(
        fair=fair,
        reason=reason,
        commitment=match.commitment,
        seed=str(match.seed),
        salt=match.salt,
        moves=match.ply,
        scores=match.scores,
    )
