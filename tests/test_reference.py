"""The reference pages under ``docs/games``: true to the code, with examples that work."""

import doctest
import io
import re
from pathlib import Path
from typing import Literal, TypedDict

import pytest

import reynard
from reynard.core.box import Section
from reynard.reference import reference_of
from reynard.reference.box_keys import contents_of_boxes, keys_without_meaning, meanings_of, meanings_without_key
from reynard.reference.boxes import difference, explain_section
from reynard.reference.views import explain_type, named_literals, typed_dicts_in

PAGES = Path(__file__).parents[1] / "docs" / "games"

every_game = pytest.mark.parametrize("name", reynard.game_names())


@every_game
def test_up_to_date(name: str) -> None:
    page = PAGES / f"{name}.md"
    written = page.read_text(encoding="utf-8") if page.exists() else ""
    if written != reference_of(reynard.game(name)):
        pytest.fail(f"docs/games/{name}.md is out of date; run `make reference`.", pytrace=False)


def test_no_other_pages() -> None:
    assert {page.stem for page in PAGES.iterdir()} == set(reynard.game_names())


@every_game
def test_examples_work(name: str) -> None:
    text = reference_of(reynard.game(name))
    examples = "\n".join(re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))
    session = doctest.DocTestParser().get_doctest(examples, {}, name, None, None)
    told = io.StringIO()
    results = doctest.DocTestRunner().run(session, out=told.write)
    assert results.attempted >= 10
    assert results.failed == 0, told.getvalue()


@every_game
def test_links_lead_somewhere(name: str) -> None:
    text = reference_of(reynard.game(name))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    for link in re.findall(r"\]\((.+?)\)", text):
        assert link.removeprefix("#") in anchors if link.startswith("#") else (PAGES / link).exists(), link


@every_game
def test_every_key_has_a_meaning_and_every_meaning_a_key(name: str) -> None:
    game = reynard.game(name)
    boxes, meanings = contents_of_boxes(game).values(), meanings_of(game)
    assert keys_without_meaning(boxes, meanings) == []
    assert meanings_without_key(boxes, meanings) == []


@every_game
def test_meanings_are_fragments_that_fit_into_a_cell(name: str) -> None:
    for key, meaning in meanings_of(reynard.game(name)).items():
        assert meaning == meaning.strip(" ."), key
        assert "|" not in meaning, key
        assert "\n" not in meaning, key


MEANINGS = {
    "deck": "the deck",
    "deck.size": "cards in it",
    "deck.card": "the cards",
    "deck.card[].kind": "who is on it",
    "deck.card[].copies": "how often it is there",
    "deck.card[].gives.*": "how many of these",
    "sheet": "the sheet",
    "sheet.*": "boxes on this track",
}
BOX = """
[deck]
source = "Page 3."
size = 4
card = [
  { kind = "fox", copies = 4, gives = { bone = 2 } },
  { kind = "hen", copies = 0, gives = {} },
  { kind = "fox", copies = 1, gives = { feather = 1, bone = 1 } },
  { kind = "cat", copies = 2, gives = {} },
]

[sheet]
source = "Page 5."
fox = 3
hen = 9
"""


def test_keys_and_meanings_are_told_apart() -> None:
    contents = Section.open(BOX, "box.toml").values
    assert keys_without_meaning([contents], MEANINGS) == ["deck.card[].gives"]
    meanings = {**MEANINGS, "deck.card[].gives": "what it gives", "deck.card[].cost": "nothing", "mat.*": "nothing"}
    assert keys_without_meaning([contents], meanings) == []
    assert meanings_without_key([contents], meanings) == ["deck.card[].cost", "mat.*"]


def test_section_of_a_box() -> None:
    contents = Section.open(BOX, "box.toml").values
    meanings = {**MEANINGS, "deck.card[].gives": "what it gives"}
    assert explain_section("deck", contents["deck"], meanings).splitlines() == [
        "### `[deck]`",
        "The deck.",
        "",
        "*Page 3.*",
        "",
        "| Key | Meaning | Standard box |",
        "| --- | --- | --- |",
        "| `size` | cards in it | `4` |",
        "| `card` | the cards | 4 rows |",
        '| `card[].kind` | who is on it | `"fox"`, `"hen"`, `"cat"` |',
        "| `card[].copies` | how often it is there | 0 to 4 |",
        "| `card[].gives.*` | how many of these | `bone`, `feather`: `1`, `2` |",
        "| `card[].gives` | what it gives |  |",
    ]
    assert explain_section("sheet", contents["sheet"], meanings).splitlines()[-1] == (
        "| `*` | boxes on this track | `fox = 3`, `hen = 9` |"
    )


def test_difference_of_boxes() -> None:
    other = BOX.replace("size = 4", "size = 5").replace('"hen"', '"owl"').replace("Page", "Leaf")
    contents = [Section.open(text, "box.toml").values for text in (BOX, other)]
    assert difference(*contents) == "`deck.size`, `deck.card`"
    assert difference(contents[0], contents[0]) == ""


TreeKey = Literal["oak", "elm"]


class Egg(TypedDict, total=False):
    """What lies in a nest."""

    colour: Literal["white", "brown", "blue"]


class Nest(TypedDict):
    """A nest, ``wide`` or not."""

    tree: TreeKey | None  # None: on the ground
    eggs: list[Egg]
    nearby: list["Nest | None"]  # as <tree>:<number>
    twigs: dict[TreeKey, float]


def test_types_of_a_view() -> None:
    assert typed_dicts_in(Nest) == [Nest, Egg]
    assert explain_type(Nest).splitlines() == [
        "### Nest",
        "A nest, `wide` or not.",
        "",
        "| Key | Type | Meaning |",
        "| --- | --- | --- |",
        "| `tree` | [`TreeKey`](#words-in-views) or `None` | None: on the ground |",
        "| `eggs` | list of [`Egg`](#egg) |  |",
        "| `nearby` | list of ([`Nest`](#nest) or `None`) | as &lt;tree>:&lt;number> |",
        "| `twigs` | dict from [`TreeKey`](#words-in-views) to `float` |  |",
    ]
    assert explain_type(Egg).splitlines()[-1] == '| `colour` | `"white"`, `"brown"` or `"blue"`, may be left out |'
    assert named_literals([Nest, Egg]) == {"TreeKey": TreeKey}
