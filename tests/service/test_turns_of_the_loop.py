"""Nothing over 10 ms runs on the event loop of a real server, as its processor counts."""

from pathlib import Path

from service.turns import learn, open_timed_house, play_and_look

BAR = 10.0  # milliseconds


async def test_no_turn_is_long(tmp_path: Path) -> None:
    """Five play Ruse, which has most to tell; a page that has missed sixty moves is told megabytes of them."""
    async with open_timed_house(tmp_path) as house:
        await learn(house, "wolf-and-fox", "one-day")
        await play_and_look(house, "ruse", seats=5, moves=60)
    assert [turn for turn in house.longest if turn.milliseconds > BAR] == []
