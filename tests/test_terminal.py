"""A game in the terminal: what lies before a person is shown, and gone before the next one looks."""

import re
from contextlib import suppress
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import reynard
from reynard.bots import bot
from reynard.games.foxy.words.names import ANIMALS_IN_ORDER
from reynard.terminal import FORGET_SCROLLED, Leave, play_in_terminal
from toy.fixtures import covered_snatch, snatch

__all__ = ["covered_snatch", "snatch"]

CLEARED = "\x1b[2J\x1b[H" + FORGET_SCROLLED
ANIMAL = re.compile(rf"\b({'|'.join(ANIMALS_IN_ORDER)})(e?s)?\b")
NEWS = re.compile(r"Card \d+ is turned over\.")


class Screen:
    """A terminal that keeps what a person could still read on it and above it each time they are asked."""

    def __init__(self, match, players, answers, is_terminal=True):
        self.match = match
        self.answers = iter(answers)
        self.file = StringIO()
        self.asked: list[str] = []
        self.passed: list[tuple[str, str]] = []  # what could be read, and the call to another person
        console = Console(file=self.file, force_terminal=is_terminal, color_system=None, width=200)
        bots = [None if name == "me" else bot(name) for name in players]
        with suppress(Leave):
            play_in_terminal(match, bots, self.ask, console)
        self.written = self.file.getvalue()

    def ask(self, prompt):
        """Note what can be read, and type the next answer."""
        seen = self.file.getvalue().rpartition(CLEARED)[2]
        if "Press Enter" in prompt:
            self.passed.append((seen, prompt))
            return ""
        answer = next(self.answers, "q")
        self.asked.append(seen)
        self.file.write(f"{prompt}{answer}\n")
        return answer


def foxy(seats, **options):
    """Start a game of Foxy."""
    return reynard.game("foxy").start(seats=seats, seed=5, options=options, names=["Ann", "Ben", "Cleo"][:seats])


def card_words(match, turn):
    """Say what lies before somebody when a card of a match is the newest."""
    table = next(table for table in match.tables if table.turn == turn)
    return match.game.lies_before(match.box, table, 0)


@pytest.mark.parametrize("players", [["me"], ["me", "kit"], ["me", "me"]])
def test_whoever_chooses_is_told_of_the_newest_card_and_of_no_other(players):
    screen = Screen(foxy(len(players)), players, ["1"] * 99)
    people = players.count("me")
    assert len(screen.asked) == 20 * people
    cards = [card_words(screen.match, turn) for turn in range(20)]
    for number, seen in enumerate(screen.asked):
        assert [turn for turn in range(20) if cards[turn] in seen] == [number // people]


def test_what_a_person_typed_is_gone_when_the_next_card_or_person_comes():
    screen = Screen(foxy(2), ["me", "me"], ["2"] * 40)
    assert screen.written.count(CLEARED) == 39
    assert not any("> 2" in seen for seen in screen.asked)


def test_nothing_is_shown_until_the_next_person_says_they_are_there():
    screen = Screen(foxy(2), ["me", "me"], ["1"] * 3)
    assert screen.passed == [
        ("", f"{name} is next. Press Enter when nobody else can see this screen. ") for name in ("Ben", "Ann", "Ben")
    ]
    assert Screen(foxy(2), ["me", "kit"], ["1"] * 3).passed == []


def test_after_clearing_all_from_the_own_last_choice_on_is_told_again():
    screen = Screen(foxy(3), ["me", "me", "kit"], ["1"] * 3)
    second = ["Card 2 is turned over."]
    assert [NEWS.findall(seen) for seen in screen.asked] == [[], [], second, second]
    assert all(screen.match.commitment in seen for seen in screen.asked)


def test_the_number_said_aloud_is_heard_by_name():
    screen = Screen(foxy(2, easy=True), ["me", "me"], ["1", "2", "1"])
    assert ["said" in seen for seen in screen.asked] == [False, False, True, True]
    assert "Ben said 1 aloud for card 1." in screen.asked[2]


def test_bots_and_people_take_turns_at_being_the_last_to_write():
    screen = Screen(foxy(2, easy=True), ["me", "kit"], ["1"] * 20)
    said = [name for seen in screen.asked for name in ("Ann", "Ben") if f"{name} said" in seen]
    assert len(said) == 19
    assert set(said) == {"Ann", "Ben"}


def test_the_log_keeps_nothing_of_it():
    match = foxy(2)
    Screen(match, ["me", "me"], ["1"] * 39)
    assert not ANIMAL.search(" ".join(match.log()))


def test_only_a_terminal_is_cleared():
    screen = Screen(foxy(1), ["me"], ["1"] * 20, is_terminal=False)
    assert "\x1b" not in screen.written
    assert screen.written.count("Fair dice:") == 1


def test_a_dumb_terminal_gets_no_signs_it_cannot_read(monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    screen = Screen(foxy(1), ["me"], ["1"] * 3)
    assert "\x1b" not in screen.written
    assert screen.written.count("Fair dice:") == 1


def test_people_with_secrets_do_not_read_each_others_choices(covered_snatch):
    screen = Screen(covered_snatch.start(seats=2, seed=3), ["me", "me"], ["1"] * 3)
    asked = [re.findall(r"(Player \d), it is your turn", seen) for seen in screen.asked]
    assert asked == [["Player 1"], ["Player 2"], ["Player 1"], ["Player 2"]]
    assert not any("> 1" in seen for seen in screen.asked)


@pytest.mark.parametrize("players", [["me", "kit"], ["me", "kit", "kit"]])
def test_one_person_keeps_the_screen_where_nothing_has_to_be_forgotten(covered_snatch, players):
    screen = Screen(covered_snatch.start(seats=len(players), seed=3), players, ["1"] * 3)
    assert len(screen.asked) > 1
    assert CLEARED not in screen.written


def test_people_without_secrets_keep_the_screen(snatch):
    assert CLEARED not in Screen(snatch.start(seats=2, seed=3), ["me", "me"], ["1"] * 3).written


def test_a_game_may_leave_all_to_its_log_and_choices(snatch):
    match = snatch.start(seats=2, seed=3)
    assert snatch.lies_before(match.box, match.table, 0) == ""


def test_what_lies_before_somebody_is_called_by_its_name(snatch):
    speaking = replace(snatch, lies_before=lambda box, t, seat: "{bird:1|A wren} looks at {seat:1|you}.")
    match = speaking.start(seats=2, seed=3, names=["Ann", "[b]"])
    assert "A wren looks at [b]." in Screen(match, ["me", "me"], []).asked[0]
