"""What stays once it is loaded: garbage collection, which stops everyone, need not look through it again and again."""

import gc

frozen_after: set[tuple[str, str]] = set()


def freeze_loaded(game: str, task: str) -> None:
    """Take whatever a task has loaded for a game out of garbage collection, the first time that it has been done."""
    if (game, task) not in frozen_after:
        frozen_after.add((game, task))
        gc.collect()
        gc.freeze()
