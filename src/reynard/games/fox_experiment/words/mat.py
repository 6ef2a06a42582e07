"""What the upgrades of a mat add up to."""

from reynard.core.box import Box
from reynard.games.fox_experiment.table import Seat, Track


def litter_of(box: Box, own: Seat) -> int:
    """Say how many pups a seat may breed in a generation."""  # rule upg-4
    return int(box.record.litter) + int(own.unlocked[Track.PUPS])


def friendly_dice_of(box: Box, own: Seat) -> int:
    """Say how many friendly dice a seat rolls."""  # rule upg-6
    return int(box.record.friendly_dice) + int(own.unlocked[Track.DICE])
