"""What the table, the choices and the moves of Snatch are in words."""

from collections.abc import Sequence
from typing import Any

from reynard.core.box import Box
from reynard.core.contract import Chapter, Choice, Refusal, ScoreLine
from toy.actions import PICK
from toy.table import NONE
from toy.view import view

__all__ = ["breakdown", "chapter", "describe", "headline", "may_note", "opening", "refuse", "tell", "traces"]


def card_words(box: Box, card: int) -> str:
    """Name a card."""
    return f"{{card:{card}|{box.names['card'][card]}}} ({box.record.value[card]})"


def describe(box: Box, t: Any, seat: int, action: int) -> Choice:
    """Say what a choice means."""
    card = PICK.part(action)
    return Choice(action, f"Pick {card_words(box, card)}.", (f"card:{card}",), "pic-1")


def headline(box: Box, t: Any, seat: int) -> str:
    """Say what the pick is for."""
    return f"Pick a card for round {int(t.round_now) + 1} of {int(box.record.rounds)}"


def chapter(box: Box, before: Any, after: Any) -> Chapter | None:
    """Turn a page when a round is over."""
    if after.round_now == before.round_now:
        return None
    taker = "nobody" if after.taken_by == NONE else f"{{seat:{int(after.taken_by)}|player}}"
    return Chapter(f"Round {int(after.round_now)} is over", (f"The bird went to {taker}.",))


def traces(box: Box, before: Any, seat: int, action: int, after: Any) -> tuple[str, ...]:
    """Show the card once it lies open."""
    return (f"card:{int(after.shown[seat])}",) if after.round_now > before.round_now else ()


def refuse(box: Box, t: Any, seat: int, action: int) -> Refusal:
    """Say why a move is not allowed."""
    if t.round_now >= box.record.rounds:
        return Refusal("The game is over.", "end-1")
    if t.pick[seat] != NONE:
        return Refusal("You have picked already; wait for the others.", "pic-1")
    return Refusal("That card is not in your hand.", "pic-1")


def tell(box: Box, before: Any, seat: int, action: int, after: Any, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell what a move did, as far as the viewer may know."""
    what = card_words(box, PICK.part(action)) if viewer == seat else "a card"
    lines = [f"{names[seat]} picks {what}."]
    if after.round_now > before.round_now:
        shown = [f"{names[each]} {card_words(box, int(after.shown[each]))}" for each in range(after.seats)]
        lines.append(f"The cards are turned over: {', '.join(shown)}.")
        if after.magpie > before.magpie:
            lines.append(f"The magpie takes the bird for {before.bird}.")
        elif after.taken_by == NONE:
            lines.append("Nobody takes the bird.")
        else:
            lines.append(f"{names[after.taken_by]} takes the bird for {before.bird}.")
    return lines


def opening(box: Box, t: Any, viewer: int, names: Sequence[str]) -> list[str]:
    """Tell how the game starts, as far as the viewer may know."""
    lines = [f"Everyone is dealt {box.record.hand} cards."]
    if viewer >= 0:
        hand = [card["name"] for card in view(box, t, viewer)["seats"][viewer]["hand"]]
        lines.append(f"You hold {', '.join(hand)}.")
    return lines


def breakdown(box: Box, t: Any, seat: int) -> list[ScoreLine]:
    """Say where a seat's points came from."""
    return [ScoreLine("birds", int(t.points[seat] if seat < t.seats else t.magpie))]


def may_note(box: Box, t: Any, seat: int, key: str) -> bool:
    """Let a seat name the card that lies open before it."""
    return bool(t.shown[seat] != NONE and key == f"card:{t.shown[seat]}")
