"""Doors for other people's programs: PettingZoo, Gymnasium and OpenSpiel.

Each is a module that is imported only when asked for, and needs a library of its own: ``pip install "reynard[envs]"``.
"""


def missing(library: str) -> ImportError:
    """Say how to install what is not there."""
    return ImportError(f'{library} is not installed. Install it with: pip install "reynard[envs]"', name=library)
