"""The built page: one index for every address a person may open, and its assets."""

from html import escape
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.convertors import PathConvertor, register_url_convertor

FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # a changed asset has another name
METHODS = ["GET", "HEAD"]
PACKED = {"br": ".br", "gzip": ".gz"}  # as the build leaves it beside a file, the smaller first

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
    def page(request: Request) -> Response:
        if index is None or not index.is_file():
            return plain(503, "The page has not been built yet. Run «make setup», then load this again.")
        return send(request, index, FRESH)

    @router.api_route("/{path:outside}", methods=METHODS)
    def file(request: Request, path: str) -> Response:
        found = inside(folder, path)
        if found is None:
            return plain(404, "There is nothing at this address.", link=True)
        return send(request, found, FOR_EVER if path.startswith("assets/") else FRESH)

    return router


def send(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """Send a file of the built page, packed where it lies there so and the browser can unpack it."""
    kind = guess_type(file.name)[0]
    headers = {**headers, "Vary": "Accept-Encoding"}
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), encoding) and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def accepts(header: str, encoding: str) -> bool:
    """Say whether a browser that sent this header can unpack something.

    >>> accepts("gzip, deflate, br", "br"), accepts("gzip;q=1, br;q=0", "br"), accepts("", "gzip")
    (True, False, False)
    """
    for offer in header.split(","):
        name, _, weight = offer.replace(" ", "").partition(";q=")
        if name.lower() == encoding:
            return weight.rstrip("0.") != "" or not weight
    return False


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
