"""Building the wheel: the page goes into it as it was built, so that whoever installs it needs no Node."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Puts the built page beside what serves it; where the repository itself is installed, it is served from there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the page as a part of the wheel."""
        page = Path(self.root) / "web" / "dist"
        if version == "editable":
            return
        if not (page / "index.html").is_file():
            raise FileNotFoundError("The page has not been built, and the wheel is to hold it. Run «make wheel».")
        build_data["force_include"][str(page)] = "reynard/service/built_page"
