"""Refusals over HTTP: a status and one sentence in plain words, and never a word of what was sent."""

from collections.abc import Iterable, Mapping
from math import ceil
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from reynard.core.errors import ReynardError, UnknownGame
from reynard.service.errors import Declined, TooMany
from reynard.service.messages.setting_up import Problem

LONGEST = 400  # characters of a reason
WHERE = ("body", "path", "query", "header")

EXPECTED = {
    "missing": "it is missing",
    "json_invalid": "it is not valid JSON",
    "extra_forbidden": "it has a field that is not known here",
    "string_type": "it must be a text",
    "string_too_short": "it must have at least {min_length} characters",
    "string_too_long": "it must have at most {max_length} characters",
    "string_pattern_mismatch": "it has characters that are not allowed there, or spaces at its ends",
    "string_unicode": "it is not a proper text",
    "int_type": "it must be a whole number",
    "int_parsing_size": "the number is too large",
    "greater_than_equal": "it must be at least {ge}",
    "less_than": "it must be less than {lt}",
    "bool_type": "it must be true or false",
    "list_type": "it must be a list",
    "dict_type": "it must be an object",
    "model_type": "it must be an object",
    "model_attributes_type": "it must be an object",
    "too_short": "it must have at least {min_length} entries",
    "too_long": "it must have at most {max_length} entries",
    "literal_error": "it must be {expected}",
    "enum": "it must be {expected}",
    "union_tag_not_found": "its type is missing",
    "union_tag_invalid": "its type must be one of {expected_tags}",
}


def problem(status: int, reason: str, rule: str | None = None, retry_after: float | None = None) -> JSONResponse:
    """Give a refusal as a response, with the seconds after which it is worth asking again if that can help."""
    if len(reason) > LONGEST:
        reason = reason[:LONGEST] + "…"
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if retry_after is not None:
        headers["Retry-After"] = str(max(1, ceil(retry_after)))
    return JSONResponse(Problem(reason=reason, rule=rule).model_dump(), status, headers)


def explain(errors: Iterable[Mapping[str, Any]], whole: str) -> str:
    """Say which field is wrong and what was expected of it."""
    error = next(iter(errors))
    place = [part for part in error["loc"] if part not in WHERE]
    if error["type"] == "extra_forbidden":
        place = place[:-1]  # the name of a field nobody knows may be anything, so it is not repeated
    if error["type"] == "json_invalid":
        place = []
    expected = EXPECTED.get(error["type"], "it is not what is expected there")
    return f"{name_of(place) or whole}: {expected.format(**error.get('ctx', {}))}."


def name_of(place: list[str | int]) -> str:
    """Write a field's place the way people do: seats[0].name."""
    name = ""
    for part in place:
        name += f"[{part}]" if isinstance(part, int) else f".{part}" if name else part
    return name[:80]


def add_problems(app: FastAPI) -> None:
    """Let every error of an app be told as a problem."""

    @app.exception_handler(ReynardError)
    async def declined(request: Request, error: ReynardError) -> JSONResponse:
        request.app.state.metrics.note_refusal(error)
        if isinstance(error, TooMany):
            return problem(error.status, error.reason, error.rule, error.retry_after)
        if isinstance(error, Declined):
            return problem(error.status, error.reason, error.rule)
        return problem(404 if isinstance(error, UnknownGame) else 422, str(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, explain(error.errors(), "The request"))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 404:
            return problem(404, "There is nothing at this address. The lobby is at /.")
        if error.status_code == 405:
            refusal = problem(405, f"This address does not answer to {request.method}.")
            refusal.headers.update(error.headers or {})
            return refusal
        return problem(error.status_code, "This request cannot be answered.")
