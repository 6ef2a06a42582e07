"""The Wolf and the Fox with one of its own bots, over the wire from the deal to the proof."""

from pathlib import Path
from random import Random

from reynard.service.bot_pool import OwnBots
from service.house import ANN, BEN, Guest, House, bot, open_house, person


class Couple:
    """Two people at one screen who play anything, and take back half of what they may."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.undone = 0

    async def play(self, guest: Guest, moves: int) -> bool:
        """Play so many moves and say whether the game is over."""
        for _ in range(moves):
            await guest.until(lambda state: state["ending"] is not None or guest.may(0) or guest.may(1))
            if guest.state["ending"] is not None:
                return True
            seat = 0 if guest.may(0) else 1
            assert guest.state["viewer"] == seat
            choice = self.chance.choice(guest.desk(seat)["choices"])
            assert choice["words"]
            assert choice["rule"]
            assert (await guest.move(seat, choice["id"]))["type"] == "done"
            if guest.desk(seat)["may_undo"] and self.chance.random() < 0.5:
                # The bot may have ended the round meanwhile, and then it is too late.
                self.undone += (await guest.undo(seat))["type"] == "done"
        return False


async def check_end(house: House, table: str, guest: Guest) -> None:
    proof = (await house.web.get(f"/api/tables/{table}/proof")).json()
    assert proof["fair"]
    steps = await house.replay(table)
    assert steps[-1]["scores"] == guest.state["ending"]["scores"]
    assert [line for step in steps for line in step["lines"]] == guest.log


async def test_whole_game_with_undo_and_restart(tmp_path: Path) -> None:
    couple = Couple(Random(1))
    async with open_house(tmp_path, OwnBots()) as house:
        table, keys = await house.set_up(ANN, person("Dan", "here"), bot(level="cub"), game="wolf-and-fox")
        assert not await couple.play(await house.sit(table, *keys.values()), 7)
    async with open_house(tmp_path, OwnBots()) as house:
        guest = await house.sit(table, *keys.values())
        assert await couple.play(guest, 1000)
        assert couple.undone
        await check_end(house, table, guest)


async def test_decision_that_an_undo_has_overtaken(house: House) -> None:
    """Ben answers what Ann's move led to; by then she has taken it back and moved otherwise, so it does not count."""
    table, keys = await house.set_up(ANN, BEN, game="wolf-and-fox")
    guests = {seat: await house.sit(table, key) for seat, key in keys.items()}
    first = 0 if guests[0].may(0) else 1
    mover, other = guests[first], guests[1 - first]
    await mover.move(first)
    await other.until(lambda state: other.may(1 - first))
    decision, choice = other.desk(1 - first)["decision"], other.desk(1 - first)["choices"][0]["id"]
    await mover.undo(first)
    await other.ask("answer_undo", seat=1 - first, asker=first, allow=True)
    await mover.until(lambda state: mover.may(first))
    await mover.move(first, mover.desk(first)["choices"][-1]["id"])
    answer = await other.move(1 - first, choice, decision=decision)
    assert answer["reason"].startswith("The step before yours was undone.")
    await other.until(lambda state: other.may(1 - first))
    assert (await other.move(1 - first))["type"] == "done"
