"""A finished game to look at again: step by step, in parts, and proven fair."""

from reynard.core.errors import BadSave
from reynard.core.match import Match
from reynard.core.saving import read, verify
from reynard.service.errors import Declined
from reynard.service.messages.afterwards import ChapterMark, ProofInfo, ReplayPart
from reynard.service.scene import Scene
from reynard.service.steps import earlier_scene, tell_step

STEPS = 12  # in a part: few, so that a long game opens at once


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
    steps = [tell_step(earlier_scene(scene, ply), None) for ply in range(part * STEPS, last)]
    rules, chapters = scene.match.told_of_eras, mark_chapters(scene)
    return ReplayPart(part=part, parts=count_parts(scene), rules=rules, chapters=chapters, steps=steps)


def mark_chapters(scene: Scene) -> list[ChapterMark]:
    """Say after which moves the pages of the story come."""
    titles = [(ply, account.chapter.title) for ply, account in enumerate(scene.story) if account.chapter]
    named = scene.match.call_by_name([title for _, title in titles])
    return [ChapterMark(ply=ply, title=title) for (ply, _), title in zip(titles, named, strict=True)]


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
