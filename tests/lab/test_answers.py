"""Answers find what is known to be there, and are written down so that anyone can go on."""

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

import reynard
import reynard.lab
from reynard.core.errors import BadBox, BadOptions, ReynardError
from reynard.lab.answer import Answer, Bars, Dots, Heat, Section, Series
from reynard.lab.changing import change
from reynard.lab.plots import draw
from reynard.lab.rows import COLUMNS, THING_COLUMNS

DOCS = Path(__file__).parents[2] / "docs"


def section(answer: Answer, title: str) -> Section:
    (found,) = (each for each in answer.sections if each.title == title)
    return found


def test_a_tournament_ranks_the_bots_and_says_what_is_certain():
    found = reynard.lab.tournament("wolf-and-fox", ["random", "cub", "kit"], games=240)
    rows = section(found, "Who is better").tables[0].rows
    assert [row[0] for row in rows] == ["cub", "kit", "random"]
    assert re.match(
        r"cub is \d+ ± \d+ points of rating above kit, which is certain\.", section(found, "Who is better").sentences[0]
    )
    beats = {
        (row[0], other): cell
        for row in section(found, "Who beats whom").tables[0].rows
        for other, cell in zip(("cub", "kit", "random"), row[1:], strict=True)
    }
    assert beats["cub", "cub"] == ""
    shares = [float(beats[pair].split("%")[0]) for pair in (("cub", "kit"), ("kit", "cub"))]
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert found.frame.height == 3 * 240 * 2


def test_two_bots_may_fill_more_seats():
    found = reynard.lab.tournament("wolf-and-fox", ["cub", "kit"], 3, games=60)
    assert set(found.frame["lineup"]) == {"cub, cub, kit", "cub, kit, kit"}


def test_bots_that_are_too_few_or_named_twice_are_refused():
    for bots in (["cub"], ["cub", "cub"]):
        with pytest.raises(ReynardError, match="two or more different bots"):
            reynard.lab.tournament("wolf-and-fox", bots)


def test_balance_finds_a_box_in_which_one_thing_is_worth_more():
    """A mouse for nothing against a bone for ten: bones are where the points come from."""
    wolf = reynard.game("wolf-and-fox")
    box = change(wolf, wolf.standard_box, ["bones.points=10"])
    usual, rich = (reynard.lab.balance(wolf, 3, games=240, box=each) for each in (wolf.standard_box, box))
    assert rich.frame["points"].mean() > usual.frame["points"].mean() + 5
    assert len(section(rich, "Places").tables[0].rows) == 3


def test_shares_of_the_places_add_up_and_each_number_of_players_is_there():
    found = reynard.lab.balance("wolf-and-fox", [2, 4], games=240)
    rows = section(found, "Places").tables[0].rows
    assert [row[0] for row in rows] == [
        "2 players, first", "2 players, second", "4 players, first", "4 players, second", "4 players, third",
        "4 players, fourth",
    ]  # fmt: skip
    assert sum(float(row[1].split("%")[0]) for row in rows[:2]) == pytest.approx(100, abs=0.2)
    assert [sentence[:16] for sentence in section(found, "Places").sentences] == [
        "With 2 players t",
        "With 4 players t",
    ]


def test_every_figure_has_its_interval():
    """Also when a thing was first had; a bare number is how many games there were."""
    found = reynard.lab.balance("wolf-and-fox", [2, 3], games=480)
    rows = [(each.title, row[1:]) for each in found.sections for table in each.tables for row in table.rows]
    for title, cells in rows:
        if title != "Whole games":  # which tells how points are spread, too
            assert all(" ± " in cell or cell == "-" or re.fullmatch(r"[\d,]+", cell) for cell in cells), (title, cells)


def test_alone_the_rival_is_the_measure():
    found = reynard.lab.balance("ruse", 1, "kit", games=20, options={"rival": 2})
    assert len(section(found, "Alone").sentences) == 2
    assert found.frame.height == 40


def test_whatif_finds_what_was_changed_and_nothing_else():
    found = reynard.lab.whatif("wolf-and-fox", ["bones.points=3"], ["cub", "cub"], games=480)
    rows = {row[0]: row for row in section(found, "Whole games").tables[0].rows}
    assert float(rows["points of a seat"][3].split()[0]) > 2
    assert any("more points for each seat" in sentence for sentence in section(found, "Whole games").sentences)


def test_whatif_compares_the_same_deals():
    found = reynard.lab.whatif("wolf-and-fox", ["bones.points=2"], ["random", "random"], games=30).frame
    boxes = [found.filter(pl.col("box") == box) for box in ("usual", "changed")]
    assert boxes[0]["moves"].to_list() == boxes[1]["moves"].to_list()
    assert boxes[0]["points"].sum() < boxes[1]["points"].sum()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("bones.at_star=3", "the box has no 'at_star' there; it has source, at_start, points"),
        ("bons.at_start=3", "the box has no 'bons' there; it has forest, bones"),
        ("scoring.sheep[9]=3", "there is no '9' among these 3, counted from 0"),
        ("bones.at_start[0]=3", "there is nothing inside 1"),
        ("bones.at_start=300", "bones.at_start must be a whole number from 0 to 9; found 300"),
        ("bones.at_start=", "'' is no value"),
        ("bones.at_start=many", "'many' is no value"),
        ("bones.at_start", "write KEY=VALUE"),
        ("=3", "this is no key of a box"),
        ("bones..at_start=3", "this is no key of a box"),
        ("bones.at_start=1", "Both boxes are the same to the rules"),
    ],
)
def test_a_change_that_cannot_be_is_named_before_anything_runs(wish, words):
    with pytest.raises(BadBox, match=re.escape(words)):
        reynard.lab.whatif("wolf-and-fox", [wish], games=10**9)


def test_an_entry_of_a_list_may_be_called_by_its_name():
    ruse = reynard.game("ruse")
    places = list(ruse.standard_box.names["objective"])
    box = change(ruse, ruse.standard_box, [f"objectives.card[{places[2]}].points=9"])
    assert int(box.record.objective[2].points) == 9


def test_equal_players_differ_by_luck_alone_and_unequal_ones_by_play():
    equal = reynard.lab.luck("wolf-and-fox", ["cub", "cub"], games=400)
    unequal = reynard.lab.luck("wolf-and-fox", ["greedy", "random"], games=400)
    play = [
        float(section(found, "What makes the difference").tables[0].rows[0][1].split("%")[0])
        for found in (equal, unequal)
    ]
    assert play[0] == 0
    assert play[1] > 50


def test_shares_of_luck_add_up_and_more_skill_wins_more():
    found = reynard.lab.luck("wolf-and-fox", ["cub", "cub", "kit"], games=300)
    rows = section(found, "What makes the difference").tables[0].rows
    assert sum(float(row[1].split("%")[0]) for row in rows) == pytest.approx(100, abs=0.3)
    needed = [float(row[1].split()[0]) for row in section(found, "Skill that is needed").tables[0].rows]
    assert needed == sorted(needed)


def test_luck_needs_seats_to_exchange_and_games_to_tell():
    with pytest.raises(ReynardError, match="name two bots or more"):
        reynard.lab.luck("ruse", ["cub"])
    with pytest.raises(ReynardError, match="at least 80 games"):
        reynard.lab.luck("wolf-and-fox", ["cub", "cub"], games=39)


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.images = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.images += tag == "svg" and bool(found.get("aria-label"))
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [value for name, value in attrs if name in ("src", "href", "xlink:href") and value]


def test_a_report_needs_nothing_else(tmp_path):
    path = tmp_path / "out.html"
    how = {"report": [path, tmp_path / "out.md"], "command": "reynard lab luck wolf-and-fox --bots cub,kit"}
    found = reynard.lab.luck("wolf-and-fox", ["cub", "kit"], games=80, how=how)
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    games = [each.games for each in found.sections]
    assert games == [80] * 3
    assert text.count("(80 games)") == page.images
    assert page.images == sum(len(each.plots) for each in found.sections) == 4
    assert len(set(page.ids)) == len(page.ids)
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert "@import" not in text
    assert "url(http" not in text
    for words in (
        "prefers-color-scheme: dark",
        "@media print",
        "width=device-width",
        how["command"],
        "seed 0",
        "version 1",
    ):
        assert words in text
    plain = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert f"Made by `{how['command']}`." in plain
    assert "| to win | takes so many points more |" in plain
    assert found._repr_html_() in text
    assert [words for words, _ in found.figures()] == [words for each in found.sections for words, _ in each.plots]
    assert all(figure.axes for _, figure in found.figures())


@pytest.mark.parametrize(
    "plot",
    [
        Bars(("2 players", "alone"), [("points of a long name", (3.0, 4.0))] * 16, "points"),
        Dots(["a thing with a name of thirty-odd letters"] * 3, (Series("", (1, 2, 3), (1, 1, 1)),), "points", 0.0),
        Heat(("greedy", "cub", "random", "reynard"), [[0.5] * 4] * 4, [[0.01] * 4] * 4, "ends before"),
    ],
    ids=lambda plot: type(plot).__name__,
)
def test_no_plot_runs_over_its_edges(plot):
    figure = draw(plot)
    figure.draw_without_rendering()
    drawn, (width, height) = figure.get_tightbbox(), figure.get_size_inches()
    assert min(drawn.x0, drawn.y0) >= 0
    assert drawn.x1 <= width
    assert drawn.y1 <= height


def test_a_call_from_python_is_told_in_the_report():
    found = reynard.lab.luck("wolf-and-fox", ["cub", "kit"], games=80, seed=5)
    assert found.command == "reynard.lab.luck('wolf-and-fox', ['cub', 'kit'], games=80, seed=5)"
    assert reynard.lab.luck("wolf-and-fox", ["cub", "kit"], games=80, seed=5).frame.equals(found.frame)


def test_rows_can_be_gone_on_with(tmp_path):
    path = tmp_path / "out.parquet"
    found = reynard.lab.balance("wolf-and-fox", [2, 3], games=20, how={"data": path})
    rows = pl.read_parquet(path)
    assert rows.equals(found.frame)
    assert rows.columns == list(COLUMNS)
    assert rows.height == 20 * (2 + 3)
    assert rows.group_by("seats", "game").agg(pl.col("won").sum())["won"].to_list() == pytest.approx([1.0] * 40)


def test_every_column_is_documented():
    page = (DOCS / "lab.md").read_text(encoding="utf-8")
    for name, words in {**COLUMNS, **THING_COLUMNS}.items():
        assert f"| `{name}` | {words} |" in page


def test_files_that_answer_something_else_are_not_written_over(tmp_path):
    path = tmp_path / "out.parquet"
    reynard.lab.tournament("wolf-and-fox", ["cub", "kit"], games=20, how={"data": path})
    before = path.read_bytes()
    with pytest.raises(
        ReynardError, match=r"answers another question \(tournament of wolf-and-fox: cub, kit; seed 0\)"
    ):
        reynard.lab.tournament("wolf-and-fox", ["cub", "random"], games=10**9, how={"data": path})
    assert path.read_bytes() == before
    reynard.lab.tournament("wolf-and-fox", ["cub", "kit"], games=40, how={"data": path})
    (tmp_path / "notes.parquet").write_text("mine")
    with pytest.raises(ReynardError, match="is no file of the lab"):
        reynard.lab.tournament("wolf-and-fox", ["cub", "kit"], games=10**9, how={"data": tmp_path / "notes.parquet"})


def test_seats_a_game_is_not_for_are_refused():
    with pytest.raises(BadOptions, match="2 to 4 players"):
        reynard.lab.balance("wolf-and-fox", 7, games=10**9)
