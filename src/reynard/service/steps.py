"""The steps of a story: every move with the table as it stood then, in play and in a replay."""

from collections.abc import Mapping, Sequence

from reynard.service.journal import Account, StoredChapter
from reynard.service.messages.told import SourceInfo, Step, StoryChapter
from reynard.service.scene import Scene


def tell_step(scene: Scene, viewer: int | None, *, with_view: bool = True) -> Step:
    """Show the moment at which a scene plays, and what the move that led there did."""
    match, account = scene.match, scene.story[scene.match.ply]
    return Step(
        ply=match.ply,
        seat=match.moves[-1].seat if match.moves else None,
        at=list(account.at),
        lines=match.call_by_name(account.lines(viewer)),
        sources=scene.sources,
        scores=scene.scores,
        chapter=tell_chapter(scene, account.chapter),
        view=scene.view(viewer) if with_view else None,
    )


def tell_steps(scene: Scene, since: int, earlier: Mapping[int, Scene], viewer: int | None) -> list[Step]:
    """Show every moment after a ply; the last one is the scene's own, whose view is told beside it."""
    plies = range(max(since + 1, scene.match.since), scene.match.ply)
    steps = [tell_step(earlier.get(ply) or earlier_scene(scene, ply), viewer) for ply in plies]
    return [*steps, tell_step(scene, viewer, with_view=False)] if since < scene.match.ply else []


def earlier_scene(scene: Scene, ply: int) -> Scene:
    """Go back to an earlier moment of a scene's match."""
    return Scene(scene.match.at(ply), scene.by_bot[:ply], scene.story[: ply + 1])


def tell_chapter(scene: Scene, chapter: StoredChapter | None) -> StoryChapter | None:
    """Give a page of the story the names of today, and what everybody gained since the page before."""
    if chapter is None:
        return None
    before = last_chapter(scene.story[: scene.match.ply])
    return StoryChapter(
        title=scene.match.call_by_name([chapter.title])[0],
        lines=scene.match.call_by_name(chapter.lines),
        sources=[gained(row, before.sources[number] if before else ()) for number, row in enumerate(chapter.sources)],
        totals=[sum(source.points for source in row) for row in chapter.sources],
    )


def last_chapter(story: Sequence[Account]) -> StoredChapter | None:
    """Find the page of the story that was turned last."""
    return next((account.chapter for account in reversed(story) if account.chapter), None)


def gained(now: Sequence[SourceInfo], before: Sequence[SourceInfo]) -> list[SourceInfo]:
    """Say what came from each source since then."""
    had = {source.words: source.points for source in before}
    return [SourceInfo(words=source.words, points=source.points - had.get(source.words, 0)) for source in now]
