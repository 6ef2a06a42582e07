"""A pick that takes several steps: sent at once, played one after another, taken back at once."""

from service.house import ANN, BEN, Guest, House

BEFORE = 4  # moves until the first die is placed


async def fox_at_home(house: House) -> tuple[Guest, int]:
    """Sit down to Ruse, where the first to move places a die and then walks, and give the page and seat of who does."""
    table, keys = await house.set_up(ANN, BEN, game="ruse")
    pages = [await house.sit(table, keys[seat]) for seat in (0, 1)]
    for moves in range(BEFORE):
        seat = await next_to_move(pages, moves)
        await pages[seat].move(seat)
    seat = await next_to_move(pages, BEFORE)
    return pages[seat], seat


async def next_to_move(pages: list[Guest], moves: int) -> int:
    """Wait until both pages know of so many moves, and say who may make the next."""
    for page in pages:
        await page.until(lambda state: state["ply"] == moves)
    return next(seat for seat, page in enumerate(pages) if page.may(seat))


async def placing_and_walking(page: Guest, seat: int) -> tuple[int, int]:
    """Find out by trying which two choices place a die and walk."""
    place = next(choice["id"] for choice in page.desk(seat)["choices"] if not choice["final"])
    await page.move(seat, place)
    walk = next(choice["id"] for choice in page.desk(seat)["choices"] if not choice["final"])
    await page.undo(seat)
    return place, walk


async def test_all_steps_are_played(house: House) -> None:
    page, seat = await fox_at_home(house)
    place, walk = await placing_and_walking(page, seat)
    decision = page.desk(seat)["decision"]
    assert (await page.move(seat, place, then=[walk]))["type"] == "done"
    assert page.state["ply"] == BEFORE + 2
    assert page.desk(seat)["decision"] == decision + 2


async def test_one_undo_takes_all_of_it_back(house: House) -> None:
    page, seat = await fox_at_home(house)
    place, walk = await placing_and_walking(page, seat)
    choices = page.desk(seat)["choices"]
    await page.move(seat, place, then=[walk])
    assert (await page.undo(seat))["type"] == "done"
    assert page.state["ply"] == BEFORE
    assert page.desk(seat)["choices"] == choices


async def test_a_step_made_by_itself_is_taken_back_by_itself(house: House) -> None:
    page, seat = await fox_at_home(house)
    place, walk = await placing_and_walking(page, seat)
    await page.move(seat, place)
    await page.move(seat, walk)
    await page.undo(seat)
    assert page.state["ply"] == BEFORE + 1


async def test_what_does_not_fit_after_the_first_step_is_left_out(house: House) -> None:
    page, seat = await fox_at_home(house)
    place, walk = await placing_and_walking(page, seat)
    assert (await page.move(seat, place, then=[place, walk]))["type"] == "done"
    assert page.state["ply"] == BEFORE + 1


async def test_what_cannot_be_taken_back_says_so(house: House) -> None:
    """In Snatch the last to pick turns the cards over and rolls the next die."""
    table, keys = await house.set_up(ANN, BEN)
    ann, ben = await house.sit(table, keys[0]), await house.sit(table, keys[1])
    assert not any(choice["final"] for choice in ann.desk(0)["choices"])
    await ann.move(0)
    await ben.until(lambda state: state["ply"] == 1)
    assert all(choice["final"] for choice in ben.desk(1)["choices"])
