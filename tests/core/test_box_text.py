"""The text of a box is checked before it is parsed: nothing that takes memory or time without end is handed on."""

import json
import tomllib
import tracemalloc
from itertools import count, islice, product
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reynard
from reynard.core.box import Section
from reynard.core.box_text import (
    DEEPEST,
    LONGEST_BOX,
    LONGEST_KEY,
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_PARTS,
    TOKEN,
    check_text,
)
from reynard.core.errors import BadBox

BOXES = [*Path(reynard.__file__).parent.glob("games/**/*.toml"), *Path(__file__).parents[1].glob("toy/**/*.toml")]
MEMORY = 100_000_000  # bytes


def refusal(text: str) -> str:
    """Say how a text is refused."""
    with pytest.raises(BadBox) as refused:
        check_text(text, "box.toml")
    return str(refused.value)


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail whoever parses anything."""
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("This would have been parsed."))


@pytest.mark.parametrize("path", BOXES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_box_that_ships_is_far_below_the_limits(path):
    text = path.read_text(encoding="utf-8")
    check_text(text, path.name)
    check_text(text.replace("\n", "\r\n"), path.name)
    assert len(text) * 5 < LONGEST_BOX
    assert max(map(len, text.splitlines())) * 10 < LONGEST_LINE
    assert max(len(token[0]) for token in TOKEN.finditer(text) if token.lastgroup == "text") * 2 < LONGEST_TEXT
    assert max(len(token[0]) for token in TOKEN.finditer(text) if token.lastgroup == "word") * 2 < LONGEST_KEY


@pytest.mark.usefixtures("no_parser")
def test_a_key_of_fifty_thousand_parts_is_not_parsed():
    """The attack: this took 5.7 GB and 80 s."""
    text = "a" + ".a" * 49_998 + "=1"
    assert len(text) <= LONGEST_BOX
    with pytest.raises(
        BadBox, match=r"^box\.toml: line 1: a line has at most 10,000 characters; this one has 99,999\."
    ):
        Section.open(text, "box.toml")


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize(
    "written",
    [
        "{} = 1",
        "[{}]",
        "[[{}]]",
        "[den]\n{} = 1",
        "den = {{ {} = 1 }}",
        "den = [ 1,\n{{ cubs = 2, {} = 1 }} ]",
        'den = "\\"" # "\n{} = 1',
        "den = '''\n''''' # '''\n{} = 1",
        'den = """\n\\"""""""" # """\n{} = 1',
    ],
)
@pytest.mark.parametrize("part", ["a", " a\t", "'a'", '"a"', '"\\".a"', "'\\'"])
def test_a_key_of_many_parts_is_not_parsed_however_it_is_written(written, part):
    text = written.format(".".join([part] * 900))
    with pytest.raises(BadBox, match="a key has at most 8 parts; this one has more"):
        Section.open(text, "box.toml")


KEY = "k" * LONGEST_KEY
WORDS = "t" * LONGEST_TEXT
PARTS = ".".join(["a"] * MOST_PARTS)


@pytest.mark.parametrize(
    ("text", "more", "complaint"),
    [
        (f"#{'x' * 99}\n" * 990, "#" * 1_000, "a box has at most 100,000 characters; this one has 100,990."),
        ("#" * LONGEST_LINE, "#", "line 1: a line has at most 10,000 characters; this one has 10,001."),
        (f"\n\n{' ' * LONGEST_LINE}", " ", "line 3: a line has at most 10,000 characters; this one has 10,001."),
        (f"{KEY}", "k = 1", "line 1: a key or number has at most 60 characters; this one has 61."),
        (f"\na.{KEY}", "k = 1", "line 2: a key or number has at most 60 characters; this one has 61."),
        (f"a = {'9' * 60}", "9", "line 1: a key or number has at most 60 characters; this one has 61."),
        (f'"{KEY}', 'k" = 1', "line 1: a key has at most 60 characters; this one has 61."),
        (f"a = 1\n'{KEY}", "k'.b = 1", "line 2: a key has at most 60 characters; this one has 61."),
        (f"\n['{KEY}", "k']", "line 2: a key has at most 60 characters; this one has 61."),
        (f"[[ a . '{KEY}", "k' ]]", "line 1: a key has at most 60 characters; this one has 61."),
        (f"a = ['b', {{ '{KEY}", "k' = 1 }]", "line 1: a key has at most 60 characters; this one has 61."),
        (f'a = "{WORDS}', 't"', "line 1: a text in quotes has at most 500 characters; this one has 501."),
        (f"a = '{WORDS}", "t'", "line 1: a text in quotes has at most 500 characters; this one has 501."),
        (f'a = [\n"""{WORDS}', '\n"""]', "line 2: a text in quotes has at most 500 characters; this one has 501."),
        (f"\n\na = '''{WORDS}", "\n'''", "line 3: a text in quotes has at most 500 characters; this one has 501."),
        (f"{PARTS}", ".a = 1", "line 1: a key has at most 8 parts; this one has more."),
        (f"\n[{PARTS}", " . 'a']", "line 2: a key has at most 8 parts; this one has more."),
        (f"a = {{ b = 1, {PARTS}", ".a = 1 }", "line 1: a key has at most 8 parts; this one has more."),
        ("a = " + "[" * DEEPEST, "[", "line 1: brackets are at most 8 deep; these are deeper."),
        ("a =\n" + "[{a=" * (DEEPEST // 2), "{", "line 2: brackets are at most 8 deep; these are deeper."),
        ("a = 'ä'", "\ud83e", "line 1: this is not readable text; save the file as UTF-8."),
        ("a = 1\r\nb = 2\r\n", "# \udd8a", "line 3: this is not readable text; save the file as UTF-8."),
    ],
)
def test_what_is_as_much_as_is_allowed_passes_and_more_does_not(text, more, complaint):
    check_text(text, "box.toml")
    assert refusal(text + more) == f"box.toml: {complaint}"


@pytest.mark.parametrize(
    "text",
    [
        "a = '[[[[[[[[[[[[' # [[[[[[[[[[[[ a.b.c.d.e.f.g.h.i.j = '",
        'a = "\\\\" # "[[[[[[[[[[[[\nb = "\\"[[[[[[[[[[" # \\',
        "a = '\\' # 'b.c.d.e.f.g.h.i.j.k",
        'a = """"[[[[[[[["" [[[\\"""[[[[\n[[[["""""\nb = \'\'\'\'[[[[[[[[[[\'\'[[\n\'\'\'\'\'',
        'a = """\\\n   [[[[[[[[[[[ \\\r\n  [[[[\\\\"""\r\nb = ""\r\nc = \'\'',
        "a = [ # [[[[[[[[[[[[\n 1.5, 2.5, # ']'\n 3.5,\n]\n" * 1,
        f"a = ['{WORDS}',\n  '{WORDS}']\nb = {{ c = '{WORDS}', d = ['{WORDS}'] }}",
        "".join(f"a{n} = [{{ b.c = [1.5, 1979-05-27 07:32:00.5] }}]\n[t.n{n}]\n[[t.l]]\n" for n in range(99)),
        '"a.b.c.d.e.f.g.h.i.j" = 1\n"[[[[[[[[[[" = 2\n\'{"\' = 3',
        "[ a . \"b\" . 'c' ]\n[[ d ]]\n",
        "",
    ],
)
def test_what_only_looks_like_too_much_is_read_as_it_is(text):
    assert Section.open(text, "box.toml").values == tomllib.loads(text)


def few_letters() -> Any:
    """Write short words, each once."""
    return ("".join(word) for length in count(1) for word in product(ascii_lowercase, repeat=length))


def filled(line: str) -> str:
    """Fill a box with lines that differ in one word."""
    return "".join(line.format(word) for word in islice(few_letters(), (LONGEST_BOX - 100) // (len(line) + 2)))


TAIL = PARTS[1:]


@pytest.mark.parametrize(
    "text",
    [
        filled(f"[{{}}{TAIL}]\n"),
        f"[{PARTS}]\n" + filled(f"{{}}{TAIL}=[]\n") + "[zzzzzz]",
        "a=[\n" + filled(f"{{{{{{}}{TAIL}={{{{{PARTS}=[[[]]]}}}}}}}},\n") + "]",
        "a=[\n" + ("{}," * 3_000 + "\n") * 11 + "]",
    ],
    ids=["headers", "keys", "tables within tables", "empty tables"],
)
def test_the_worst_that_passes_takes_little_memory(text):
    assert len(text) > LONGEST_BOX * 0.8
    check_text(text, "box.toml")
    tracemalloc.start()
    try:
        tomllib.loads(text)
        assert tracemalloc.get_traced_memory()[1] < MEMORY
    finally:
        tracemalloc.stop()


signs = st.sampled_from([*"[]{}.,=#'\"\\ \t\r\n", "[[", "]]", '"""', "'''", '\\"', "\r\n"])
words = st.sampled_from(["a", "b = ", "c.", '"d"', "'e'", "true", "1.5", "1979-05-27 07:32:00.5", "x" * 70])
starts = st.sampled_from(["\n[f]\n", "\n[[g]]\n", "\nh = [", "\ni = {", "\nj = '", '\nk = """'])
odd = st.sampled_from(["ä", "\ud800", "\x00", "\u2028"])
texts = st.lists(st.one_of(signs, words, starts, odd, st.text(max_size=3)), max_size=60).map("".join)


def read_or_refused(text: str) -> dict[str, Any] | BadBox:
    """Read a text, or give its refusal."""
    try:
        return Section.open(text, "box.toml").values
    except BadBox as refused:
        return refused


@settings(max_examples=500)
@given(texts)
def test_any_text_is_read_or_refused(text):
    found = read_or_refused(text)
    if isinstance(found, BadBox):
        assert str(found).startswith("box.toml: ")
        assert len(str(found)) < 10_000
    else:
        check_sizes(found)


def check_sizes(part: Any, depth: int = 0) -> None:
    """Hold what has been read against the limits."""
    assert depth <= 2 * MOST_PARTS + DEEPEST * MOST_PARTS
    if isinstance(part, dict):
        assert all(len(key) <= LONGEST_KEY for key in part)
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        check_sizes(each, depth + 1)


@settings(max_examples=500)
@given(texts)
def test_no_character_is_skipped_or_read_twice(text):
    assert "".join(token[0] for token in TOKEN.finditer(text)) == text


quoted = st.text("[]{}.,=#'\"\\ \n\täz🦊", max_size=20)
values = st.recursive(
    st.one_of(st.integers(-99, 99), st.floats(-9, 9), st.booleans(), quoted),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(quoted, inner, max_size=3)),
    max_leaves=12,
)


def written(value: Any) -> str:
    """Write a value as TOML, lists over several lines."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{spelled(key)} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[ # [[[ '\n" + ",\n".join(written(each) for each in value) + "]"
    return spelled(value) if isinstance(value, str) else json.dumps(value)


def spelled(text: str) -> str:
    """Write a text in single quotes where that can be, or else in double ones."""
    return json.dumps(text, ensure_ascii=False) if "'" in text or "\n" in text else f"'{text}'"


def depth_of(value: Any) -> int:
    """Count how deep the brackets of a value are."""
    if not isinstance(value, dict | list):
        return 0
    return 1 + max(map(depth_of, value.values() if isinstance(value, dict) else value), default=0)


@settings(max_examples=300)
@given(st.dictionaries(quoted, values.filter(lambda value: depth_of(value) <= DEEPEST), max_size=4))
def test_whatever_is_within_the_limits_is_read(contents):
    text = "".join(f"{spelled(key)} = {written(value)} # ]]]\n" for key, value in contents.items())
    assert Section.open(text, "box.toml").values == contents
