"""The built page: one index for every address a person may open, and its assets."""

from html import escape
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import PathConvertor, register_url_convertor

FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # a changed asset has another name
METHODS = ["GET", "HEAD"]

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Reynard</title>
<style>
body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }}
</style>
<h1>Reynard</h1>
<p>{words}</p>
</html>
"""


class Outside(PathConvertor):
    """Any path that is not the service's own, which knows best what its addresses answer to."""

    regex = "(?!(?:api|healthz|readyz)(?:/|$)).*"


register_url_convertor("outside", Outside())


def site(folder: Path | None) -> APIRouter:
    """Serve the built page from a folder; None or an empty folder is a page that has not been built."""
    router = APIRouter(include_in_schema=False)
    index = folder / "index.html" if folder else None

    @router.api_route("/", methods=METHODS)
    @router.api_route("/table/{table}", methods=METHODS)
    @router.api_route("/rules/{game}", methods=METHODS)
    def page() -> Response:
        if index is None or not index.is_file():
            return plain(503, "The page has not been built yet. Run «make setup», then load this again.")
        return FileResponse(index, headers=FRESH)

    @router.api_route("/{path:outside}", methods=METHODS)
    def file(path: str) -> Response:
        found = inside(folder, path)
        if found is None:
            return plain(404, "There is nothing at this address.", link=True)
        return FileResponse(found, headers=FOR_EVER if path.startswith("assets/") else FRESH)

    return router


def inside(folder: Path | None, path: str) -> Path | None:
    """Find a file of the built page, and nothing outside it."""
    if folder is None:
        return None
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def plain(status: int, words: str, link: bool = False) -> HTMLResponse:
    """Say something on a page that needs nothing built."""
    said = escape(words) + (' <a href="/">To the lobby</a>' if link else "")
    return HTMLResponse(PLAIN.format(words=said), status, FRESH)
