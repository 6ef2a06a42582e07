"""A finished game to look at again: step by step, in parts, and proven fair."""

from reynard.core.errors import BadSave
from reynard.core.match import Match
from reynard.core.saving import read, verify
from reynard.service.errors import Declined
from reynard.service.messages.afterwards import ChapterMark, OtherWay, ProofInfo, ReplayPart
from reynard.service.scene import Scene, give_account
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


def check_moment(scene: Scene, ply: int) -> None:
    """Refuse a moment at which nobody decided, or that this release cannot show."""
    if scene.match.is_carried:
        raise Declined(scene.match.told_of_eras)
    if not 0 <= ply < scene.match.ply:
        raise Declined(f"Decisions of this game were made after moves 0 to {scene.match.ply - 1}, not {ply}.")


def tell_other_way(scene: Scene, ply: int, choice: int) -> OtherWay:
    """Show how it might have gone on if whoever decided at a moment had chosen something else."""
    from reynard.analysis.moments import other_way  # brings in the compiler, without which the service can start

    match, story = other_way(scene.match.at(ply), scene.match.moves[ply].seat, choice), list(scene.story[: ply + 1])
    for later in range(ply + 1, match.ply + 1):
        story.append(give_account(match.at(later)))
    unwritten = Scene(match, [False] * match.ply, story)
    return OtherWay(steps=[tell_step(earlier_scene(unwritten, each), None) for each in range(ply, match.ply + 1)])


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
