"""The lab: questions about games, answered by playing them; duels between bots, and how fast the rules run."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from reynard.core.errors import ReynardError

if TYPE_CHECKING:
    from reynard.lab.balancing import balance
    from reynard.lab.sources_of_luck import luck
    from reynard.lab.supposing import whatif
    from reynard.lab.tournaments import tournament

__all__ = ["balance", "luck", "tournament", "whatif"]

EXTRA = ("polars", "matplotlib", "tomlkit")
HOMES = {"balance": "balancing", "luck": "sources_of_luck", "tournament": "tournaments", "whatif": "supposing"}


def __getattr__(name: str) -> Any:
    """Bring in a question when it is asked: what the lab draws and reckons with is an extra, and takes a moment."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    require_extra()
    return getattr(import_module(f"reynard.lab.{HOMES[name]}"), name)


def require_extra() -> None:
    """Refuse to begin without the libraries of the extra."""
    for library in EXTRA:
        if find_spec(library) is None:
            raise ReynardError(f'The lab needs {library}: pip install "reynard[lab]" brings it.')
