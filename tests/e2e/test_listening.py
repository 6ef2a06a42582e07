"""What is heard by those who do not look at the table."""

import re

from playwright.sync_api import expect

from e2e.arriving import Arrive
from e2e.server import ANN, KITS, Server
from e2e.wolf_table import WolfTable


def test_moves_are_announced_as_the_log_tells_them(server: Server, arrive: Arrive) -> None:
    """After a bot's move the live region says the very sentences that end the log."""
    page = arrive()
    table = WolfTable.sit(page, server.set_table(ANN, KITS[0]))
    for _ in range(3):
        table.take_turn()
        assert table.is_my_turn()
        log = table.log.all_inner_texts()
        announced = page.locator("[aria-live=polite]").get_by_role("paragraph").all_inner_texts()
        assert announced
        assert announced == log[-len(announced) :]
        assert any(line.startswith("Isengrim takes the ") for line in log)


def test_title_and_turn_say_whose_turn_it_is(server: Server, arrive: Arrive) -> None:
    """The player is told that it is their turn and a spectator who it is, in the title and in the panel."""
    player, spectator = arrive(), arrive()
    link = server.set_table(ANN, KITS[0])
    table = WolfTable.sit(player, link)
    watched = WolfTable.sit(spectator, link.partition("#")[0], "nobody")
    assert table.is_my_turn()
    expect(player).to_have_title("It is your turn. · The Wolf and the Fox · Reynard")
    expect(spectator).to_have_title("Ann is choosing. · The Wolf and the Fox · Reynard")
    expect(watched.turn).to_have_text("Ann is choosing.")
    player.close()
    expect(spectator).to_have_title(re.compile("^Waiting for Ann to come to the table."))


def test_the_board_in_words(server: Server, arrive: Arrive) -> None:
    """Everything drawn on the board is also said: the day, figures, dice, farms, and everybody's cards."""
    page = arrive()
    table = WolfTable.sit(page, server.set_table(ANN, KITS[0]))
    assert table.is_my_turn()
    for words in (
        r"Day 1 of 3, round 1 of 4\.",
        r"The wolf stands at farm [A-H], the fox at farm [A-H]\.",
        r"Dice in the forest: \d",
        r"Farm A: \w+",
        r"1 bone\.",
        r"Wolf side: no cards\.",
    ):
        expect(table.board).to_contain_text(re.compile(words))
