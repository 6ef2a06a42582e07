"""The Fox Experiment at a glance: on a laptop without scrolling, on a phone the area in which to act."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.ahead import Desk, Moment, View, by, play_on
from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.fitting import (
    LEAST,
    broken_words,
    is_all_in_sight,
    is_uncovered,
    is_whole,
    overflow,
    overfull,
    scrolling,
    smaller_than,
    sticking_out,
)
from e2e.fox_server import box_of_science, generous_box, play_until, rank, set_fox_table
from e2e.fox_table import FoxTable
from e2e.server import ANN, KITS, Server

MANY = 6  # kinds of science card to play at once; there are eight, but which are drawn is up to luck
SEVEN = 7  # kinds of science card that leave each the least room for its name
HARDLY_EVER = "{ tail = 5, ear = 5, bark = 5 }"
ALWAYS = "{ tail = 1 }"
TWO_LEVELS = "{ tail = 1, ear = 1, bark = 1 }, { tail = 3, ear = 1, bark = 1 }, { tail = 5, ear = 2, bark = 2 }"
TO_THREE_PUPS = by("offer", *(f"space:{at}" for at in range(1, 5)), "kennel", "upgrade:pups", "record", "roll", "study")


def with_all_dice(text: str) -> str:
    """Let every fox of a box have all its dice."""
    return re.sub(r"(?m)^dice = (\{(?! cost).*\})$", "dice = { tail = 2, ear = 2, bark = 2, spot = 2 }", text)


def with_levels(levels: str, text: str) -> str:
    """Let every study of a box have these levels."""
    return re.sub(r"(?m)^  \[\{.*\}\],$", f"  [{levels}],", text)


def full_box(study: str, science_of_a_patron: int) -> str:
    """Give a box of foxes with all their dice, of science cards for the roll, and of studies with equal levels."""
    text = with_all_dice(generous_box())
    text = re.sub(r"(?m)^friendly = \[\[.*\]\]", f"friendly = {[[0, 2]] * 6}", text)
    text = re.sub(r'(?m)^  \["\w+", "\w+"\],', '  ["science", "science"],', text)
    text = re.sub(r"(?m)^(foxes|swap_\w+|mixed|keep) = \d", r"\1 = 0", text)
    text = re.sub(r"(?m)^(trade|change|reroll|extra|plus_\w+) = \d", r"\1 = 9", text)
    text = text.replace("patron_science = 1", f"patron_science = {science_of_a_patron}")
    return with_levels(", ".join([study] * 3), text)


def crowded_box(science: str) -> str:
    """Give a box whose first supplies pay for three pups, each with four of every trait: enough for two levels."""
    text = re.sub(r"(?m)^trait = .*", f"trait = {[[1, 0]] * 6}", with_all_dice(box_of_science(science)))
    text = text.replace('["science", "science"]', '["wild", "science"]')
    text = re.sub(r"(?m)^printed_1_to_4 = .*", f"printed_1_to_4 = {[['tail', 'science']] * 5}", text)
    text = text.replace("friendly_on_first_study = 1", "friendly_on_first_study = 2")
    return with_levels(TWO_LEVELS, text)


OVERLAPPING = """it => {
  const shown = [...it.querySelectorAll('svg, b, i, .dot, .tokens > span, strong')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2 && !each.parentElement.closest('svg');
  });
  const boxes = shown.map((each) => each.getBoundingClientRect());
  const over = [];
  for (const [at, one] of boxes.entries())
    for (const [more, other] of boxes.slice(at + 1).entries()) {
      if (shown[at].contains(shown[at + 1 + more])) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) over.push(`${it.ariaLabel}: ${shown[at].outerHTML.slice(0, 60)} over another`);
    }
  return over;
}"""


BELOW_ITS_PICTURE = """all => all.filter((card) => {
  const [picture, name] = ['.picture svg', '.name'].map((part) => card.querySelector(part).getBoundingClientRect());
  return name.top < picture.bottom - 1;
}).length"""


def overlapping(things: Locator) -> list[str]:
    """Name what lies over something else in any of these things."""
    return [words for thing in things.all() for words in thing.evaluate(OVERLAPPING)]


def before(step: str, pups: int = 0, studies: int = 0) -> Moment:
    """Give the moment in which the first seat, with so many pups and studies, has to choose at a step."""

    def has_come(view: View, desk: Desk) -> bool:
        place = view["seats"][0]
        is_full = len(place["pups"]) >= pups and len(place["studies"]) >= studies
        return bool(desk["choices"]) and place["step"] == step and is_full

    return has_come


def has_both_parents(view: View, desk: Desk) -> bool:
    """Say whether the first seat has selected a father and a mother, but no supplies yet."""
    place = view["seats"][0]
    return bool(desk["choices"] and place["step"] == "select" and place["father"] and place["mother"])


def test_laptop_shows_everything(arrive: Arrive, experiment: str) -> None:
    """The shared board, one's own place and everybody else's fit on a laptop in a game of four."""
    page = arrive(LAPTOP)
    table = FoxTable.sit(page, experiment)
    expect(table.turn).to_have_text("It is your turn.")
    expect(table.board.get_by_role("region", name=": table")).to_have_count(3)
    assert is_all_in_sight(table)


def test_laptop_shows_a_full_roll(arrive: Arrive, server: Server) -> None:
    """All dice, four studies and a hand of science cards fit, while they are arranged and beside the pup they make."""
    link = set_fox_table(server, ANN, *KITS, box=full_box(HARDLY_EVER, science_of_a_patron=9))
    play_until(link, 4, "arrange", "breeding")
    table = FoxTable.sit(arrive(LAPTOP), link)
    cards = table.breeding.get_by_role("list", name="Science cards").get_by_role("button")
    expect(cards.nth(MANY - 1)).to_be_visible()
    assert is_all_in_sight(table)
    table.best_button.click()
    expect(table.told("takes the best arrangement")).to_have_count(1)
    assert is_all_in_sight(table)
    table.press(table.record_button)
    expect(table.roll_button).to_be_visible()
    assert is_all_in_sight(table)


def test_laptop_shows_a_full_litter(arrive: Arrive, server: Server) -> None:
    """Three pups beside four studies fit."""
    link = set_fox_table(server, ANN, *KITS, box=full_box(ALWAYS, science_of_a_patron=1))
    play_until(link, 3, "assign")
    table = FoxTable.sit(arrive(LAPTOP), link)
    expect(table.breeding.get_by_label("Name of this pup")).to_have_count(3)
    assert is_all_in_sight(table)


def test_laptop_shows_names_of_seven_science_cards(arrive: Arrive, server: Server) -> None:
    """Of seven kinds of science card in a hand, those with the longest names among them, every name can be read."""
    kinds = r"swap_faceup|trade|change|reroll|plus_bark|plus_spot|mixed"
    text = re.sub(rf"(?m)^({kinds}) = \d", r"\1 = 1", box_of_science("none"))
    link = set_fox_table(server, ANN, box=text)
    assert play_on(link, lambda view, desk: len(view["seats"][0]["science"]) == SEVEN, rank)
    table = FoxTable.sit(arrive(LAPTOP), link)
    names = table.board.get_by_role("region", name="Your science cards").locator(".name")
    expect(names).to_have_count(SEVEN)
    expect(names.get_by_text("Mixed payment")).to_be_visible()
    assert overfull(names) == sticking_out(names) == []


def test_laptop_has_room_for_six(arrive: Arrive, server: Server) -> None:
    """Nothing lies over anything else at the others' places and at the patrons; every name and result can be read."""
    names = ("Grimbart", "Hermeline")
    link = set_fox_table(server, ANN, *KITS, *({**KITS[0], "name": name} for name in names), box=generous_box())
    play_until(link, 3, "select", "selecting")
    table = FoxTable.sit(arrive(LAPTOP), link)
    others = table.board.get_by_role("region", name=": table")
    patrons = table.board.get_by_role("region", name="Patrons").locator(".patron")
    expect(others).to_have_count(5)
    assert is_all_in_sight(table)
    assert overlapping(others) == overlapping(patrons) == []
    assert sticking_out(others.locator("strong, .doing")) == []
    assert sticking_out(table.kennel.locator(".name")) == []
    play_until(link, 3, "arrange", "breeding")
    assert play_on(link, before("upgrade", pups=1), by("best", "record", "roll", "study"))
    expect(others.first).to_contain_text("finished")
    expect(table.breeding.locator("[data-birth]")).to_have_count(0)
    assert is_all_in_sight(table)
    assert overlapping(others) == overlapping(patrons) == []
    spaces = table.board.get_by_role("region", name="Supply track").locator(".space")
    assert spaces.locator(".gear").count() > 0
    assert overlapping(spaces) == []
    assert sticking_out(table.board.locator(".doing")) == []
    assert sticking_out(table.page.get_by_role("region", name="Players").locator(".name")) == []
    check_watchers_head(arrive(LAPTOP), link, names)
    assert not play_on(link, lambda view, desk: False, rank)
    result = table.end.get_by_role("group", name="Final scores")
    expect(result.get_by_role("columnheader")).to_have_count(7)
    assert sticking_out(result) == sticking_out(result.locator(".name")) == []

    check_sheet_on_a_phone(arrive(PHONE, has_touch=True, is_mobile=True), link)


def check_watchers_head(page: Page, link: str, names: tuple[str, ...]) -> None:
    """Whoever watches six players can read all their names."""
    page.goto(link.partition("#")[0])
    players = page.get_by_role("region", name="Players")
    expect(players).to_contain_text(names[-1])
    assert sticking_out(players.locator(".name")) == []


def check_sheet_on_a_phone(page: Page, link: str) -> None:
    """All six names can be read above their columns."""
    page.goto(link)
    page.get_by_role("button", name="Score sheet and family tree").click()
    sheet = page.get_by_role("table", name="The score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(6)
    assert sticking_out(sheet.locator(".name")) == sticking_out(sheet.get_by_role("columnheader")) == []


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_long_names_of_foxes_are_not_broken(arrive: Arrive, server: Server, screen: ViewportSize) -> None:
    """A long name is written smaller before its last letter comes to stand on a line of its own."""
    names = ("Grimbart", "Hermeline")
    text = re.sub(r'(?m)^name = "(\w)\w+"', r'name = "Pyatnashk\1"', generous_box())
    seats = (ANN, *KITS, *({**KITS[0], "name": name} for name in names))
    link = set_fox_table(server, *seats, box=text)
    play_until(link, 1, "select", "selecting")
    table = FoxTable.sit(arrive(screen), link)
    foxes = table.kennel.locator(".name > span:last-child")
    expect(foxes.first).to_contain_text("Pyatnashk")
    assert broken_words(foxes) == []


def test_phone_shows_where_to_act(arrive: Arrive, experiment: str) -> None:
    """Nothing sticks out at the side, and the area that opened by itself holds what is to be done."""
    page = arrive(PHONE, has_touch=True, is_mobile=True)
    table = FoxTable.sit(page, experiment)
    expect(table.turn).to_have_text("It is your turn.")
    assert overflow(page) == 0
    assert scrolling(table.board) == []
    assert is_whole(table.panel)
    things = table.board.locator("[data-ref]:not([disabled], [data-ref^=science])")
    expect(things.first).to_be_in_viewport()
    assert smaller_than(LEAST, things) == []


def test_phone_shows_how_to_go_on_from_a_roll(arrive: Arrive, server: Server) -> None:
    """Below the pup and its dice there is room for what ends the arranging."""
    link = set_fox_table(server, ANN, *KITS)
    play_until(link, 1, "arrange", "breeding")
    table = FoxTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), link)
    expect(table.record_button).to_be_visible()
    assert is_uncovered(table.record_button)


def test_laptop_shows_tokens_to_trade(arrive: Arrive, server: Server) -> None:
    """All tokens that can be given and taken fit, in the middle of research."""
    link = set_fox_table(server, ANN, *KITS[:2], box=box_of_science("trade"))
    play_until(link, 2, "upgrade", "upgrading")
    play_on(link, lambda view, desk: view["seats"][0]["step"] == "trade", by("science"))
    table = FoxTable.sit(arrive(LAPTOP), link)
    expect(table.breeding.locator("[data-ref^=trade], [data-ref^=token]").first).to_be_visible()
    assert is_all_in_sight(table)


def test_phone_shows_names_of_science_cards(arrive: Arrive, server: Server) -> None:
    """A card with one of the longest names shows all of it."""
    link = set_fox_table(server, ANN, *KITS[:2], box=box_of_science("swap_discard"))
    play_until(link, 2, "upgrade", "upgrading")
    table = FoxTable.sit(arrive(PHONE, has_touch=True, is_mobile=True), link)
    expect(table.board.get_by_text("Swap a discard", exact=True)).to_have_count(1)
    assert scrolling(table.board) == []


def test_laptop_shows_crowded_moments(arrive: Arrive, server: Server) -> None:
    """Alone there is room for the opponent's tokens, three drawn foxes, new studies, wild tokens and long odds."""
    link = set_fox_table(server, ANN, box=crowded_box("foxes"))
    play_on(link, before("roll", pups=2), TO_THREE_PUPS)
    play_on(link, before("replace"), by("science", "deck", "blank"))
    table = FoxTable.sit(arrive(LAPTOP), link)
    expect(table.breeding.get_by_role("button", name="Keep your parents")).to_be_visible()
    assert is_all_in_sight(table)
    play_on(link, before("study"), by("drawn", "record", "roll", "study", "upgrade:studies"))
    expect(table.offers.get_by_role("button")).to_have_count(3)
    assert is_all_in_sight(table)
    play_on(link, before("upgrade", studies=4), by("offer", "upgrade:studies"))
    studies = table.board.get_by_role("region", name="Studies").get_by_title(re.compile("^Study, "))
    expect(studies).to_have_count(4)
    assert sticking_out(studies) == []
    play_on(link, before("wild"), by("upgrade:patrons", "patron"))
    expect(table.breeding.get_by_role("button", name="Take a spot token")).to_be_visible()
    assert is_all_in_sight(table)
    play_on(link, has_both_parents, by("kennel", "pup", "done", "token"))
    expect(table.odds.get_by_role("img", name="Dice of the pair")).to_be_visible()
    assert is_all_in_sight(table)
    assert table.kennel.locator(".card").evaluate_all(BELOW_ITS_PICTURE) == 0


def test_laptop_shows_pups_to_keep(arrive: Arrive, server: Server) -> None:
    """Three pups, two of them used for studies, fit above what the others do when one of them may stay."""
    link = set_fox_table(server, ANN, *KITS[:1], box=crowded_box("keep"))
    play_on(link, before("upgrade", pups=3), TO_THREE_PUPS)
    play_on(link, before("keep"), by("science"))
    table = FoxTable.sit(arrive(LAPTOP), link)
    expect(table.breeding.get_by_role("button", name="Keep this pup")).to_have_count(3)
    assert is_all_in_sight(table)
