"""Lessons in a real browser: by mouse, by keyboard and on a phone, left and taken up again, wrong steps, offers."""

import re

import pytest
from playwright.sync_api import expect

from e2e.arriving import LAPTOP, PHONE, Arrive
from e2e.axe import check_in_both_lights
from e2e.fitting import overflow
from e2e.foxy_table import FoxyTable
from e2e.lesson import Lesson
from e2e.server import ANN, KITS, Server
from reynard.games import PACKAGES, game

OTHERS = [(name, at) for name in PACKAGES if name != "foxy" for at in range(len(game(name).lessons))]


def test_a_whole_lesson_on_a_phone(server: Server, arrive: Arrive) -> None:
    """Tap on, try something else, be told why not, and learn Foxy to its end."""
    page = arrive(PHONE)
    lesson = Lesson.begin(page, server.address, "Foxy")
    table = FoxyTable(page)
    assert not overflow(page)
    lesson.reads_on()
    expect(lesson.lit).to_be_in_viewport()
    lesson.read_to_the_next_move()
    table.write(0)
    expect(lesson.wrong).to_contain_text("one hen, one cat")
    lesson.goes_on_with(lambda: table.write(2))
    expect(lesson.wrong).to_have_count(0)
    for _ in range(2):
        lesson.read_to_the_next_move()
        lesson.goes_on_with(lambda: table.write(3))
    lesson.read_to_the_next_move()
    expect(lesson.words).to_contain_text("as sly as the fox")
    lesson.end.click()
    expect(lesson.coach).to_have_count(0)
    table.write(4)
    expect(table.count(5)).to_be_visible()


def test_a_whole_lesson_by_keyboard(server: Server, arrive: Arrive) -> None:
    """Enter reads on, H shows the choice, and the keys of the board write."""
    page = arrive()
    lesson = Lesson.begin(page, server.address, "Foxy")
    page.locator("#main").focus()
    for _ in range(3):
        step = lesson.step()
        page.keyboard.press("Enter")
        expect(lesson.count).to_have_text(re.compile(rf"^{step + 1} of "))
    expect(FoxyTable(page).key(1)).to_be_visible()
    page.keyboard.press("1")
    expect(lesson.play_button).to_be_focused()
    page.keyboard.press("Enter")
    expect(lesson.wrong).to_be_visible()
    page.keyboard.press("h")
    expect(lesson.play_button).to_be_focused()
    page.keyboard.press("Enter")
    expect(lesson.count).to_have_text("5 of 12")


@pytest.mark.parametrize(("name", "at"), OTHERS)
def test_the_first_steps_of_every_other_lesson(server: Server, arrive: Arrive, name: str, at: int) -> None:
    """What the coach speaks of is lit on the board, and what it shows can be played."""
    page = arrive(PHONE if at else LAPTOP)
    lesson = Lesson.begin(page, server.address, game(name).title, at)
    was_lit = False
    for _ in range(2):
        while not lesson.shows():
            was_lit = was_lit or lesson.lit.first.is_visible()
            lesson.reads_on()
        was_lit = was_lit or lesson.lit.first.is_visible()
        lesson.follow()
    assert was_lit
    assert not overflow(page)


def test_a_lesson_is_left_and_taken_up_again(server: Server, arrive: Arrive) -> None:
    """Leave it, find it in the lobby, go on where it was, and begin it again at its end."""
    page = arrive()
    lesson = Lesson.begin(page, server.address, "Foxy")
    lesson.read_to_the_next_move()
    lesson.follow()
    lesson.reads_on()
    told = lesson.words.inner_text()
    page.goto(server.address)
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    page.get_by_role("region", name="Games").get_by_role("button", name="Foxy").click()
    page.get_by_role("link", name="Go on: Two cards and the fox").click()
    expect(lesson.words).to_have_text(told)
    page.reload()
    expect(lesson.words).to_have_text(told)
    while not lesson.end.is_visible():
        lesson.read_to_the_next_move()
        if lesson.shows():
            lesson.follow()
    lesson.coach.get_by_role("button", name="Begin again").click()
    expect(lesson.count).to_have_text("1 of 12")
    page.goto(server.address)
    page.get_by_role("region", name="Games").get_by_role("button", name="Foxy").click()
    expect(page.get_by_role("region", name="Learn by playing")).to_contain_text("learned")


def test_a_lesson_is_offered_at_the_first_table_and_can_be_declined_for_good(server: Server, arrive: Arrive) -> None:
    page = arrive(offered=True)
    link = server.set_table(ANN, KITS[0])
    page.goto(link)
    offer = page.get_by_role("region", name="Your first table?")
    expect(offer).to_contain_text("New to The Wolf and the Fox?")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Your choices")).to_be_visible()
    expect(offer).to_have_count(0)


def test_a_lesson_that_is_offered_begins_at_once(server: Server, arrive: Arrive) -> None:
    page = arrive(offered=True)
    page.goto(server.set_table(ANN, KITS[0], game="foxy"))
    page.get_by_role("region", name="Your first table?").get_by_role("button", name="Learn by playing").click()
    expect(Lesson(page).words).to_contain_text("Welcome!")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nobody_is_shut_out_of_a_lesson(server: Server, arrive: Arrive, viewport: dict[str, int]) -> None:
    page = arrive(viewport)  # type: ignore[arg-type]
    lesson = Lesson.begin(page, server.address, "The Wolf and the Fox")
    lesson.reads_on()
    check_in_both_lights(page)
    lesson.read_to_the_next_move()
    page.goto(server.address)
    expect(page.get_by_role("region", name="Learn by playing")).to_be_visible()
    check_in_both_lights(page, "section[aria-labelledby=learn]")
