"""Reading boxes: every complaint names the file, the key and what was expected."""

import pytest

from reynard.core.box import LONGEST_NAME, Box, Section
from reynard.core.errors import BadBox

TEXT = """
count = 4
names = "two words"
list = ["one", "two"]
on = true
row = [1, 2, 3]
colour = "red"
[den]
cubs = 2
[[den.bone]]
length = 7
"""


def section() -> Section:
    """Open a box in which everything is right."""
    return Section.open(TEXT, "box.toml")


def test_what_is_right_is_read():
    assert section().number("count", 0, 9) == 4
    assert section().text("names") == "two words"
    assert section().remark("names") == "two words"
    assert section().texts("list", 2) == ["one", "two"]
    assert section().flag("on") is True
    assert section().numbers("row", 3, 1, 3) == [1, 2, 3]
    assert section().one_of("colour", ("blue", "red")) == 1
    assert section().section("den").number("cubs", 1, 2) == 2
    (bone,) = section().section("den").sections("bone", 1, 4)
    assert bone.number("length", 7, 7) == 7
    section().only("count", "names", "list", "on", "row", "colour", "den")


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda p: p.number("total", 0, 9), "total must be a whole number from 0 to 9; it is missing."),
        (lambda p: p.number("count", 5, 9), "count must be a whole number from 5 to 9; found 4."),
        (lambda p: p.number("count", 0, 3), "count must be a whole number from 0 to 3; found 4."),
        (lambda p: p.number("names", 0, 9), "names must be a whole number from 0 to 9; found 'two words'."),
        (lambda p: p.number("on", 0, 9), "on must be a whole number from 0 to 9; found True."),
        (lambda p: p.numbers("row", 2, 1, 3), "row must be a list of 2 whole numbers from 1 to 3; found [1, 2, 3]."),
        (lambda p: p.numbers("row", 3, 1, 2), "row must be a list of 3 whole numbers from 1 to 2; found [1, 2, 3]."),
        (lambda p: p.numbers("count", 1, 0, 9), "count must be a list of 1 whole numbers from 0 to 9; found 4."),
        (lambda p: p.numbers("total", 1, 0, 9), "total must be a list of 1 whole numbers from 0 to 9; it is missing."),
        (lambda p: p.flag("count"), "count must be true or false; found 4."),
        (lambda p: p.flag("off"), "off must be true or false; it is missing."),
        (lambda p: p.text("count"), "count must be a text that is not empty; found 4."),
        (lambda p: p.text("title"), "title must be a text that is not empty; it is missing."),
        (lambda p: p.remark("count"), "count must be a text that is not empty; found 4."),
        (lambda p: p.remark("title"), "title must be a text that is not empty; it is missing."),
        (lambda p: p.texts("list", 3), "list must be a list of 3 texts that are not empty; found ['one', 'two']."),
        (lambda p: p.texts("row", 3), "row must be a list of 3 texts that are not empty; found [1, 2, 3]."),
        (lambda p: p.texts("count", 1), "count must be a list of 1 texts that are not empty; found 4."),
        (lambda p: p.texts("total", 1), "total must be a list of 1 texts that are not empty; it is missing."),
        (lambda p: p.one_of("colour", ("blue", "green")), "colour must be one of blue, green; found 'red'."),
        (lambda p: p.one_of("row", ("blue", "green")), "row must be one of blue, green; found [1, 2, 3]."),
        (lambda p: p.one_of("shape", ("blue", "green")), "shape must be one of blue, green; it is missing."),
        (lambda p: p.section("row"), "row must be a table, written [row]; found [1, 2, 3]."),
        (lambda p: p.section("hole"), "hole must be a table, written [hole]; it is missing."),
        (lambda p: p.sections("row", 1, 3), "row must be 1 to 3 tables, each written [[row]]; found [1, 2, 3]."),
        (lambda p: p.sections("hole", 1, 3), "hole must be 1 to 3 tables, each written [[hole]]; it is missing."),
        (lambda p: p.section("den").number("cubs", 3, 4), "den.cubs must be a whole number from 3 to 4; found 2."),
        (
            lambda p: p.section("den").sections("bone", 2, 3),
            "den.bone must be 2 to 3 tables, each written [[den.bone]]; found [{'length': 7}].",
        ),
        (
            lambda p: p.section("den").sections("bone", 1, 3)[0].number("length", 0, 6),
            "den.bone[0].length must be a whole number from 0 to 6; found 7.",
        ),
        (
            lambda p: p.section("den").only("cubs", "age"),
            "den.bone is not a key of this table; expected: cubs, age.",
        ),
    ],
)
def test_what_is_wrong_is_named(ask, complaint):
    with pytest.raises(BadBox) as refused:
        ask(section())
    assert str(refused.value) == f"box.toml: {complaint}"


@pytest.mark.parametrize("text", ["count", "count = ", "a = 1\na = 2", "[den", "a = [", "a = 1_", 'a = "'])
def test_what_is_not_toml_is_named(text):
    with pytest.raises(BadBox, match=r"^box\.toml: this is not valid TOML: "):
        Section.open(text, "box.toml")


def test_an_empty_text_is_no_name():
    with pytest.raises(BadBox, match="a text that is not empty; found '  '"):
        Section.open('name = "  "', "box.toml").text("name")


def test_a_digest_names_the_exact_contents():
    assert Box(None, {}, "a = 1").digest == Box(None, {}, "a = 1").digest
    assert Box(None, {}, "a = 1").digest != Box(None, {}, "a = 2").digest


def test_a_name_that_is_too_long_is_refused():
    fits, longer = "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1)
    section = Section.open(
        f'title = "{longer}"\nfits = "{fits}"\nrow = ["{fits}", "{longer}"]\nlist = ["{fits}"]', "box.toml"
    )
    assert section.text("fits") == fits
    assert section.texts("list", 1) == [fits]
    assert section.remark("title") == longer
    with pytest.raises(BadBox, match=r"^box\.toml: title must be a text of at most 80 characters; found 'xxx"):
        section.text("title")
    with pytest.raises(BadBox, match=r"^box\.toml: row must be a list of texts of at most 80 characters each; found "):
        section.texts("row", 2)
    with pytest.raises(BadBox, match="title must be a text of at most 80"):
        section.only("fits", "row", "list")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (f'"{"x" * 500}"', f"'{'x' * 58}…"),
        (f"[{'1, ' * 3000}]", f"[{'1, ' * 19}1…"),
        ("{ b.c.d.e.f.g.h = [[[[[[[0]]]]]]] }", "{'b': {'c': {'d': {'e': {'f': {'g': {'h': [[[[[[[0]]]]]]]}}…"),
        ("9" * 60, "9" * 60),
    ],
)
def test_only_the_beginning_of_a_long_value_is_shown(value, shown):
    with pytest.raises(BadBox) as refused:
        Section.open(f"count = {value}", "box.toml").number("count", 0, 9)
    assert str(refused.value) == f"box.toml: count must be a whole number from 0 to 9; found {shown}."
