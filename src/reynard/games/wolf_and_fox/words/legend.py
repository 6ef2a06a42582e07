"""What the pieces are and what they score, by the numbers of the box, for whoever asks."""

from collections.abc import Sequence
from typing import Any

from reynard.core.phrases import counted, either
from reynard.games.wolf_and_fox.box.record import KIND_KEYS, Card
from reynard.games.wolf_and_fox.table import FIRST_FRIEND, FRIENDS, Kind, Ring, Table
from reynard.games.wolf_and_fox.words.names import kinds_words, spelled


def legend(box: Any, t: Table, cards: Sequence[Card]) -> dict[str, str]:
    """Explain every kind of card, and everything else that lies on the table, by its key."""
    rules = {kind: RULES[kind](box, t) if kind in RULES else friend_rule(box, t) for kind in Kind}
    kinds = {KIND_KEYS[kind]: f"{rules[kind]} {stay_words(box, kind)}" for kind in Kind}
    return {**kinds, **pieces(box, t, cards)}


def stay_words(box: Any, kind: int) -> str:
    """Say whether a kind of card is there for one day or for the whole game."""
    if box.discarded[kind]:
        return "Leaves the game after the day's scoring."
    return "They stay with you until then." if kind >= FIRST_FRIEND else "Stays and scores again every day."


def sheep_rule(box: Any, t: Table) -> str:
    """Say what sheep score."""
    one, two, three = (int(points) for points in box.sheep)
    return f"Three sheep score {counted(three, 'point')}, two score {two}, a single sheep {one or 'nothing'}."


def pig_rule(box: Any, t: Table) -> str:
    """Say what pigs score."""
    one, pair = (int(points) for points in box.pig)
    return f"A pair of pigs scores {counted(pair, 'point')}, a single pig {one or 'nothing'}."


def chicken_rule(box: Any, t: Table) -> str:
    """Say what chickens score."""
    return f"Each chicken scores {counted(int(box.chicken), 'point')}."


def bacon_rule(box: Any, t: Table) -> str:
    """Say what bacon scores among so many players."""
    second = int(box.bacon_second[t.seats])
    runner_up = f", the second most {second}" if second else ""
    return f"The most bacon scores {counted(int(box.bacon_most), 'point')}{runner_up}."


def pancake_rule(box: Any, t: Table) -> str:
    """Say what pancakes score."""
    more = f"and {int(box.butter)} more for each butter card of the day, up to {spelled(int(box.butter_counted))}"
    return f"Each pancake scores {counted(int(box.pancakes), 'point')}, {more}."


def butter_rule(box: Any, t: Table) -> str:
    """Say what butter does."""
    counts = f"up to {spelled(int(box.butter_counted))} butter cards count"
    return f"Adds {counted(int(box.butter), 'point')} to each of your pancakes today; {counts}."


def friend_rule(box: Any, t: Table) -> str:
    """Say what forest friends score."""
    points = [str(int(box.friends[different])) for different in range(1, FRIENDS + 1)]
    return (
        f"Forest friends score at the end of the game, different ones together: {either(points)} points for one to "
        f"{spelled(FRIENDS)} of them."
    )


RULES = {
    Kind.SHEEP: sheep_rule,
    Kind.PIG: pig_rule,
    Kind.CHICKEN: chicken_rule,
    Kind.BACON: bacon_rule,
    Kind.PANCAKE: pancake_rule,
    Kind.BUTTER: butter_rule,
}


def pieces(box: Any, t: Table, cards: Sequence[Card]) -> dict[str, str]:
    """Explain mice, bones, the lantern, the divider and the piles."""
    mouse, bone = counted(int(box.mouse), "point"), counted(int(box.bone_points), "point")
    told = {
        "mouse": f"At the end of each day every mouse of the colour you have most of scores {mouse}.",
        "bone": f"Makes a die one higher or lower for one move. Each one left at the end of the game scores {bone}.",
        "lantern": "Whoever has the lantern rolls the dice and moves first; it goes to the next player every round.",
        "inner": f"Red cards for the inner ring of farms: {kinds_words(kinds_of(cards, Ring.INNER))}.",
        "outer": f"Blue cards for the outer ring of farms: {kinds_words(kinds_of(cards, Ring.OUTER))}.",
    }
    if t.young:
        return told
    return {
        **told,
        "divider": "What the wolf fetches lies on the left, what the fox fetches on the right. "
        "The farmer takes cards only from the wolf side.",
        "farmer": "At the end of each day one farmer card is turned over, before anything is scored.",
    }


def kinds_of(cards: Sequence[Card], ring: Ring) -> list[int]:
    """List the kinds of cards in the deck of a ring."""
    return sorted({card.kind for card in cards if card.ring == ring})
