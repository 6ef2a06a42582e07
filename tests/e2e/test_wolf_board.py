"""What the board of The Wolf and the Fox tells: what scores, where one can go, what the farmer wants, a day's end."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.fitting import covered
from e2e.server import ANN, KITS, Server, box_whose_farmers_take, play_ahead
from e2e.wolf_table import WolfTable

LARGE: ViewportSize = {"width": 1920, "height": 1080}
ROUNDS_OF_A_DAY = 4
AT_A_HUMAN_PACE = "localStorage.setItem('reynard:settings', JSON.stringify({ pace: 'quick' }))"


def test_what_scores_is_one_tap_away(server: Server, arrive: Arrive) -> None:
    """The sheet has the numbers of the box, and what one points at says the same."""
    for page in (arrive(), arrive(viewport=PHONE)):
        table = WolfTable.sit(page, server.set_table(ANN, *KITS[:2]))
        table.board.get_by_role("button", name="What scores, and what everything is for").click()
        sheet = page.get_by_role("dialog", name="What scores")
        for words in (
            "Three sheep score 12 points",
            "the second most 3",
            "every mouse of the colour",
            "Whoever has the lantern",
        ):
            expect(sheet).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    farm = table.open("Farm").first
    expect(farm).to_have_attribute("title", re.compile(r"Farm [A-H]: .*\n\w+: .*(score|Adds)"))


def test_farms_out_of_reach_step_back(server: Server, arrive: Arrive) -> None:
    """With a die and a figure picked only a few farms are left, and they stand out."""
    table = WolfTable.sit(arrive(), server.set_table(ANN, *KITS[:1]))
    assert table.is_my_turn()
    table.pick("Die")
    table.pick("The wolf")
    reachable = {farm.get_attribute("data-ref") for farm in table.open("Farm").all()}
    clear = {f"farm:{number}" for number in range(8) if opacity_of(table, number) == "1"}
    assert reachable <= clear
    assert 0 < len(clear) < 8


def opacity_of(table: WolfTable, farm: int) -> str:
    """Say how clearly the cards of a farm are seen."""
    place = table.page.locator(f"[data-spot='farm:{farm}:inner']")
    return str(place.evaluate("(place) => getComputedStyle(place).opacity"))


def test_the_farmer_lights_the_cards_he_may_take(farmer_at_the_door: str, arrive: Arrive) -> None:
    """They lie beside his card, also on a phone, and picking one there is picking it."""
    table = WolfTable.sit(arrive(viewport=PHONE), farmer_at_the_door)
    assert table.is_my_turn()
    lit = table.board.get_by_role("group", name="Your cards that the farmer may take").get_by_role("button")
    expect(lit.first).to_be_in_viewport()
    assert lit.count() == len({each.get_attribute("data-ref") for each in table.open("Lose").all()})
    lit.first.click()
    expect(table.play_button).to_be_enabled()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_nothing_to_point_at_lies_under_anything_else(
    server: Server, farmer_at_the_door: str, arrive: Arrive, screen: ViewportSize
) -> None:
    """Markers that share a space of the track lie side by side, and the farmer hides none that could be pointed at."""
    for link in (server.set_table(ANN, *KITS), farmer_at_the_door):
        table = WolfTable.sit(arrive(viewport=screen), link)
        assert table.is_my_turn()
        assert covered(table.board) == []


def test_the_end_of_a_day_is_a_page_that_stays(server: Server, arrive: Arrive) -> None:
    """The farmer's card, what everybody lost, and the points by source stay until one goes on."""
    link = server.set_table(ANN, *KITS[:1], box=box_whose_farmers_take("sheep = 1"))
    play_ahead(link, moves=ROUNDS_OF_A_DAY - 1)
    page = arrive()
    page.add_init_script(AT_A_HUMAN_PACE)
    table = WolfTable.sit(page, link)
    day = page.get_by_role("dialog", name="The end of day 1")
    finish_the_day(table, page)
    expect(day).to_contain_text("Wanted: one sheep from everyone's wolf side.")
    expect(day).to_contain_text("Lost to the farmer")
    expect(day.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(day).to_contain_text("butter leave the game")
    day.get_by_role("button", name="Go on").click()
    expect(day).to_be_hidden()


def finish_the_day(table: WolfTable, page: Page) -> None:
    """Make the last move of the day, and give the farmer what he asks for until the day's page comes."""
    day = page.get_by_role("dialog", name="The end of day 1")
    while not day.is_visible():
        if table.listed.first.is_visible():
            told = table.log.count()
            table.listed.first.click()
            table.play_button.click()
            expect(table.log).not_to_have_count(told)
        expect(table.listed.first.or_(day)).to_be_visible()


def test_a_large_screen_has_a_log_that_can_be_read(server: Server, arrive: Arrive) -> None:
    """The log has more than a third of the height."""
    table = WolfTable.sit(arrive(viewport=LARGE), server.set_table(ANN, *KITS))
    log = table.page.get_by_role("list", name="What has happened").bounding_box()
    assert log is not None
    assert log["height"] > LARGE["height"] / 3


def test_a_ring_of_twelve_farms(server: Server, arrive: Arrive) -> None:
    """Every farm of a larger box has its place, and the figures walk all the way round."""
    text = (
        box_whose_farmers_take("").replace("farms = 8", "farms = 12").replace("fox_starts_at = 4", "fox_starts_at = 6")
    )
    table = WolfTable.sit(arrive(), server.set_table(ANN, *KITS[:1], box=text))
    places = [table.page.locator(f"[data-spot='farm:{farm}:outer']").bounding_box() for farm in range(12)]
    corners = {(round(place["x"]), round(place["y"])) for place in places if place}
    assert len(corners) == 12
    fox, wolf = (table.page.locator(f"[data-spot='{who}']").bounding_box() for who in ("fox", "wolf"))
    assert fox is not None
    assert wolf is not None
    assert abs(fox["x"] - wolf["x"]) < 2, "they start across from each other"
