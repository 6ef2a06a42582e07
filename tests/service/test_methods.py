"""Every address answers to its own methods, and says which those are."""

import pytest

from service.house import ANN, BEN, House

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOX"}


async def test_every_operation_answers_405_to_every_other_method(house: House) -> None:
    table, _ = await house.set_up(ANN, BEN)
    paths = (await house.web.get("/api/openapi.json")).json()["paths"]
    assert len(paths) >= 10
    for path, operations in paths.items():
        allowed = {method.upper() for method in operations}
        for method in METHODS - allowed:
            answer = await house.web.request(method, path.format(table=table, name="snatch"))
            assert answer.status_code == 405, (method, path)
            assert {each.strip() for each in answer.headers["allow"].split(",")} == allowed, (method, path)


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/lobby/"])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_what_is_not_there_is_not_there_by_any_method(house: House, method: str, path: str) -> None:
    answer = await house.web.request(method, path)
    assert (answer.status_code, answer.json()["reason"][:16]) == (404, "There is nothing")


async def test_a_socket_that_a_proxy_made_a_page_of(house: House) -> None:
    answer = await house.web.get("/api/tables/any/live")
    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")
    assert "must pass on the headers Upgrade and Connection" in answer.json()["reason"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"game": 1}', b"\xff", b'{"save": "\\ud800"}'])
async def test_bad_input_gets_a_documented_answer(house: House, body: bytes) -> None:
    table, _ = await house.set_up(ANN, BEN)
    paths = (await house.web.get("/api/openapi.json")).json()["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            for name in (table, "none", "x" * 300, "%00"):
                answer = await house.web.request(method, path.format(table=name, name=name), content=body)
                assert str(answer.status_code) in operation["responses"], (method, path, name, answer.text)
                assert answer.status_code < 500, (method, path, name)
