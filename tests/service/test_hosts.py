"""Which names the server answers to."""

import socket

import pytest

from reynard.core.errors import ReynardError
from reynard.service.hosts import Hosts, is_same_origin, name_in


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "Localhost:8000",
        "localhost.",
        "127.0.0.1",
        "192.168.1.20:8000",
        "[::1]",
        "[2001:db8::1]:8000",
        "den",
        "DEN:8000",
        "den.local",
        "fox.example.org:443",
        "FOX.example.org.",
    ],
)
def test_known(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Den")
    assert Hosts(["Fox.example.org"]).know(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":8000",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:127.0.0.1",
        "evil.example@localhost",
        "localhost evil.example",
        "localhost,evil.example",
        "[evil.example]",
        "[::1",
        "[127.0.0.1]",
        "::1",
        "1.2.3",
        "256.1.1.1",
        "example.org",
        "local",
        "localhost:",
        "localhost:123456",
        "localhost\n",
        "löcalhost",
    ],
)
def test_unknown(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "den.local")
    assert not Hosts(["fox.example.org"]).know(host)


@pytest.mark.parametrize("name", ["http://fox.example.org", "fox.example.org:80", "", "a b", "*.example.org"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ReynardError, match="write a name without http:// and port"):
        Hosts([name])


@pytest.mark.parametrize(("host", "names"), [("fox.lan", ["fox.lan"]), ("::", []), ("", []), ("fe80::1%eth0", [])])
def test_the_name_it_listens_on(host: str, names: list[str]) -> None:
    assert name_in(host) == names


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        (None, True),
        ("http://fox.lan:8000", True),
        ("https://FOX.lan:8000", True),
        ("http://fox.lan", False),
        ("http://fox.lan:8001", False),
        ("http://evil@fox.lan:8000", False),
        ("http://evil.example/fox.lan:8000", False),
        ("ftp://fox.lan:8000", False),
        ("fox.lan:8000", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_origins(origin: str | None, same: bool) -> None:
    assert is_same_origin(origin, "fox.lan:8000") is same
