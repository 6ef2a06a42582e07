"""Passing the device round: several people at one screen, in a game where they have secrets from each other."""

from typing import TYPE_CHECKING

from reynard.service.page import Page

if TYPE_CHECKING:
    from reynard.service.room import Room


def is_passed_round(room: "Room", page: Page) -> bool:
    """Say whether a page is a device that goes from hand to hand, with a cover in between."""
    return room.match.game.covers and len(page.seats) > 1


def is_covered(room: "Room", page: Page, seat: int) -> bool:
    """Say whether a page keeps a seat of its own covered, because somebody else may be looking."""
    return is_passed_round(room, page) and page.looking != seat


def deciding_at(room: "Room", page: Page) -> tuple[int, ...]:
    """List the seats of a page whose people owe a decision."""
    return tuple(seat for seat in room.scene.pending if seat in page.seats and room.chairs[seat].level is None)


def hand_on(room: "Room", page: Page) -> None:
    """After a change, take the device from someone who has nothing more to decide.

    Where a new turn begins for everybody, whoever was last in the one before begins, so that it goes round less often.
    """
    if is_passed_round(room, page) and page.looking not in deciding_at(room, page) and has_somebody_else(room, page):
        page.looking = None


def has_somebody_else(room: "Room", page: Page) -> bool:
    """Say whether people other than the one who looks play at this page."""
    return any(seat != page.looking and room.chairs[seat].level is None for seat in page.seats)


def take_up(room: "Room", page: Page, seat: int) -> None:
    """Let someone say that they have the device; only one who is to decide has anything to see."""
    if not is_passed_round(room, page):
        page.looking = seat
    elif seat in deciding_at(room, page):
        page.looking = page.held = seat


def pass_to(room: "Room", page: Page) -> int | None:
    """Say who is to have the device next: in the order of seats, after the one who had it last."""
    deciding = deciding_at(room, page)
    if not is_passed_round(room, page) or page.looking in deciding or not deciding:
        return None
    return next((seat for seat in deciding if seat > page.held), deciding[0])


def may_take_back(room: "Room", page: Page, seat: int) -> bool:
    """Say whether a page may ask to take back a seat's last step: no slip of the finger touches what is another's.

    Who has the device takes back only their own; between two hands only whoever of the page moved last may.
    """
    return not is_covered(room, page, seat) or (viewer_of(room, page) is None and seat == last_to_move(room, page))


def last_to_move(room: "Room", page: Page) -> int | None:
    """Say who of a page's people moved last."""
    moves = zip(reversed(room.match.moves), reversed(room.by_bot), strict=True)
    return next((move.seat for move, by_bot in moves if move.seat in page.seats and not by_bot), None)


def viewer_of(room: "Room", page: Page) -> int | None:
    """Say through whose eyes a page looks: one of its people who is to decide, the first unless they say who.

    A device that is passed round shows what everyone may see until someone says that they have it.
    """
    deciding = deciding_at(room, page)
    if page.looking in deciding:
        return page.looking
    return None if is_passed_round(room, page) else next(iter(deciding or page.seats), None)
