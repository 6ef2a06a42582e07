"""The layout of an observation, declared once: named parts of a row of numbers, each with its dimensions.

As with actions, ``HELD(seat, side, kind)`` is the place of a number in the row, in rules and outside them, and compiled
rules know the places while they are compiled.
"""

from reynard.core.actions import Group, Numbering

LARGEST = 4.0  # no number is farther from 0 with the boxes that come with the games; nearly all lie between -1 and 1


class Layout(Numbering):
    """All parts of an observation, each beginning where the one before it ends.

    >>> layout = Layout()
    >>> FARM = layout.part("FARM", "1 where the fox stands", farm=8)
    >>> HELD = layout.part("HELD", "cards, in fives", seat=4, kind=range(1, 4))
    >>> HELD(0, 1), HELD(3, 3), len(layout)
    (8, 19, 20)
    >>> layout.spell(19)
    'HELD(seat=3, kind=3)'
    """

    def part(self, name: str, meaning: str, **dimensions: int | range) -> Group:
        """Declare the next part: every dimension is the number of its values, or the range of them."""
        return self.group(name, meaning, **dimensions)

    def extended(self) -> "Layout":
        """Give a layout that begins with all parts of this one, for more to be declared."""
        longer = Layout()
        longer.groups = list(self.groups)
        return longer
