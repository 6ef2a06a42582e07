"""Names and words of the pieces."""

from functools import cache

from reynard.core.box import Box
from reynard.core.phrases import counted, listed
from reynard.games.ruse.rules.den import ALL_SIDES
from reynard.games.ruse.rules.walking import space_before
from reynard.games.ruse.table import (
    CATCHES,
    COLUMNS,
    PRINTS,
    START,
    VITAL,
    Aim,
    Chart,
    Instinct,
    Ruse,
    Source,
    Step,
    Table,
)
from reynard.games.ruse.words.icons import gain_words, growth_words

PLACE_NAMES = ("the Fields", "the River", "the Forest", "the Farm", "the Mountain", "the den")
PREPOSITIONS = ("in", "at", "in", "on", "on", "in")
PLACE_TITLES = ("Fields", "River", "Forest", "Farm", "Mountain", "Den")
PATH_WORDS = ("the edge", "the upper middle", "the lower middle", "the upper depths", "the lower depths")
MOUNTAIN_WORDS = ("the foot", "the slope", "the peak")
OBSTACLE_NAMES = ("the Storm", "the Wolf", "the Camp", "the Bear", "the Beaver")
KIT_WORDS = ("first kit", "second kit", "third kit", "black kit of the second row", "black kit of the third row")
ORDINALS = ("first", "second", "third", "fourth", "fifth")
EXIT_WORDS = ORDINALS
SIDE_LETTERS = "NESW"
SIDE_NAMES = ("north", "east", "south", "west")
RIVAL = "The rival"
THE_RIVAL = "the rival"
BETWEEN = " · "  # the parts of what a choice gives

RUSE_WORDS = {
    Ruse.SECOND_LEAP: "Roll your die again before it counts.",
    Ruse.FEINT: "Change your roll by {feint}, up or down, before it counts.",
    Ruse.NIGHT_EYES: "Walk up to {night_eyes} spaces, even by day and through the Storm.",
    Ruse.SILENT_PAWS: "Pay no tolls this turn.",
    Ruse.DECOY: "Hunt and mark this turn even while you are watched.",
    Ruse.SCAVENGER: "A failed hunting tile brings you {growth}.",
    Ruse.CACHE: "After placing in a vital territory, gain its resource.",
    Ruse.PLAY_DEAD: "The space takes nothing off your die.",
    Ruse.STRONG_SCENT: "Mark once for {strong_scent}.",
    Ruse.TEACHER: "A kit action in a vital territory gives +{teacher_gives}.",
    Ruse.DIGGER: "Place {digger} more with your den action.",
    Ruse.FENCE_SLIPPER: "Place your die on any open space, not just the leftmost.",
    Ruse.CROWS_FRIEND: "Pay {crows_friend} and take the cheese.",
    Ruse.SHARED_TRAIL: "If your fox stops in a place with another fox, gain {growth}.",
    Ruse.OLD_FOX: "Gain {growth}.",
}
INSTINCT_WORDS = {
    Instinct.HUNTER: "the hunting tiles on your board",
    Instinct.TERRITORY: "your markers on the board",
    Instinct.EXPLORER: "your tracks at step {step} or more",
    Instinct.FORAGER: "your resources",
    Instinct.CUNNING: "your validated objectives",
    Instinct.FAMILY: "your kits out of the den",
}
SOURCE_WORDS = {
    Source.OBJECTIVES: "Private objectives",
    Source.GROWTH: "Growth track",
    Source.KITS: "Kits at the exits",
    Source.INSTINCTS: "Instincts",
    Source.HUNTING: "Hunting tiles",
    Source.DICE: "Pips left on dice",
    Source.MARKING: "Third and last marker",
    Source.MARKERS: "Markers on the board",
    Source.TRACKS: "Territory tracks",
    Source.DEN: "Den tiles",
    Source.CHEESE: "Cheese",
    Source.BONUSES: "Destiny and bonuses",
    Source.RESOURCES: "Resources",
    Source.GROWTH_POINTS: "Growth points",
}
STEP_WORDS = {
    Step.NOTHING: "The game is over.",
    Step.WELCOME: "Choose growth points or a resource to begin with.",
    Step.RESOURCE: "Choose a resource.",
    Step.KIT: "Choose the kit that gets stronger.",
    Step.ADVANCE: "Choose the kit that moves on one space.",
    Step.TRACK: "Choose the track for one step.",
    Step.TERRITORY: "Choose a territory.",
    Step.RETURN: "Choose the private objective to give back.",
    Step.DIG: "Place the den tile you drew.",
    Step.INSTINCT: "Choose the instinct that the kit develops.",
    Step.KEEP: "Choose the private objective to give back; you keep the others.",
    Step.ROLLED: "Keep the roll, or use your ruse tile on it.",
    Step.PLACE: "Place the die.",
    Step.WALK: "Choose how far your fox walks.",
    Step.ACT: "Act where your fox stands, or end your turn.",
    Step.DEN: "Choose one action from the den's chart, or end your turn.",
    Step.TAKE: "Take a den tile from the display.",
    Step.LAY: "Place a den tile.",
    Step.TURN: "Turn one of your den tiles.",
    Step.GROW: "Let your kits grow, send them to exits, or finish.",
}
END_STEPS = {
    1: ("Camp and Bear", "Foxes in the territory of the tent gain growth points, those with the bear a resource."),
    2: ("Private objectives", "Everybody shows and scores the objectives they have fulfilled."),
    3: ("Cheese", "Whoever has kept the cheese scores for it and gives it back."),
    4: ("Dice", "Every pip left on an action die is a victory point, and the dice go home."),
    5: ("Growth", "Growth points move kits along the growth track, and kits go out to the exits."),
    6: ("Foxes", "All foxes return to the centre."),
    7: ("Obstacles", "All obstacles leave the board."),
    8: ("Hunting tiles", "New hunting tiles fill the gaps in every territory."),
    9: (
        "Catching up",
        "Whoever has the fewest points gains growth points for the orange spaces between them and the leader.",
    ),
    10: ("Order", "The order of the next round follows the victory points."),
    11: ("Final scoring", "The game is over: hunting tiles, kits, instincts, markers and supplies are counted."),
}


def figure_word(t: Table) -> str:
    """Say what the figure is that disturbs the foxes."""  # rules set-9, rul-21
    return "photographer" if t.photographer else "hunter"


def figure_name(t: Table) -> str:
    """Name the figure that disturbs the foxes."""
    return f"the {figure_word(t)}"


def ruse_words(box: Box, tile: int) -> str:
    """Say what a ruse tile does."""
    record = box.record
    values = {
        "feint": int(record.feint),
        "night_eyes": int(record.night_eyes),
        "strong_scent": counted(int(record.strong_scent), "pip") if record.strong_scent else "nothing",
        "teacher_gives": int(record.teacher_gives),
        "digger": counted(int(record.digger), "random den tile"),
        "crows_friend": growth_words(int(record.crows_friend)),
    }
    points = int(box.record.ruse_growth[tile])
    growth = growth_words(points)
    words = RUSE_WORDS[Ruse(tile)]
    rider = f" Gain {growth}." if points and "{growth}" not in words else ""
    return words.format(**values, growth=growth) + rider


def using_words(box: Box, tile: int) -> str:
    """Say that a choice uses a ruse tile, and what that brings besides."""  # rule ruse-1
    points = int(box.record.ruse_growth[tile])
    brings = f": {growth_words(points)}" if points else ""
    return f"uses “{box.names['ruse'][tile]}”{brings}"


def ruse_label(box: Box, tile: int) -> str:
    """Say the same on a label: everybody has just one tile, so it needs no name."""
    points = int(box.record.ruse_growth[tile])
    return f"ruse: +{points}" if points else "ruse"


def objective_words(box: Box, card: int) -> str:
    """Say what a private objective asks for."""
    objective = box.record.objective[card]
    amount, aim = int(objective.amount), Aim(int(objective.aim))
    if aim == Aim.TRACK:
        return f"Step {amount} or more on the {PLACE_TITLES[int(objective.territory)]} track"
    if aim == Aim.TRACKS_AT:
        return f"{counted(amount, 'track')} at step {int(objective.step)} or more"
    if aim == Aim.KIT_VALUE:
        return f"{counted(amount, 'kit')} of value {int(objective.value)} or more"
    things = {
        Aim.MARKERS_IN_TERRITORIES: "Markers in {} or more vital territories",
        Aim.MARKERS: "{} or more markers on the board",
        Aim.DEEP_MARKERS: "{} or more markers in the depths of territories",
        Aim.HUNTING_TILES: "{} or more hunting tiles",
        Aim.HUNTING_TERRITORIES: "Hunting tiles of {} or more territories",
        Aim.DEN_TILES: "{} or more den tiles placed",
        Aim.EXIT_PATH: "A path from the start to an exit",
        Aim.DIFFERENT_RESOURCES: "{} or more different resources",
        Aim.GROWTH_POINTS: "{} or more growth points",
        Aim.KITS_OUT: "{} or more kits out of the den",
    }
    return things[aim].format(amount)


def instinct_words(box: Box, slot: int) -> str:
    """Say what an instinct counts."""
    return INSTINCT_WORDS[Instinct(slot)].format(step=int(box.record.explorer_step))


def in_place(place: int) -> str:
    """Say that something is in a place where dice go."""
    return f"{PREPOSITIONS[place]} {PLACE_NAMES[place]}"


def side_letters(sides: int) -> str:
    """Write the open sides of a den tile by their letters."""
    return "".join(letter for bit, letter in enumerate(SIDE_LETTERS) if sides >> bit & 1)


def sides_words(sides: int) -> str:
    """Say which sides of a den tile are open."""
    if sides == ALL_SIDES:
        return "all four sides"
    return f"the {listed([name for bit, name in enumerate(SIDE_NAMES) if sides >> bit & 1])}"


def place_words(cell: int) -> str:
    """Say where a cell of the den lies."""
    return f"column {cell % COLUMNS + 1}, row {cell // COLUMNS + 1}"


def den_tile_words(box: Box, kind: int) -> str:
    """Say what a den tile looks like."""
    shape = ("a straight tunnel", "a curve", "a fork", "a crossing")[kind // PRINTS]
    gain = gain_words(box, box.record.tile_gain[kind % PRINTS])
    return f"{shape} with {gain}" if gain else shape


def prey_name(box: Box, territory: int, catch: int) -> str:
    """Name what a hunting tile shows."""
    assert len(box.names["prey"]) == CATCHES * VITAL
    return box.names["prey"][catch * VITAL + territory].lower()


def chart_words(box: Box, number: int) -> str:
    """Say what a row of the den's chart allows."""
    row = box.record.chart[number]
    tiles = counted(int(row.tiles), "tile")
    if row.kind == Chart.DRAW:
        return f"Draw and place {counted(int(row.tiles), 'random tile')}"
    return f"Take and place {tiles} from the display" if row.kind == Chart.CHOOSE else "Turn a placed tile"


def chart_label(box: Box, number: int) -> str:
    """Say the same on the chart itself, where there is room for a few words."""
    row = box.record.chart[number]
    if row.kind == Chart.DRAW:
        return counted(int(row.tiles), "random tile")
    return f"{int(row.tiles)} from display" if row.kind == Chart.CHOOSE else "Turn a tile"


def rank_name(box: Box, points: int) -> str:
    """Name the rank that points give when playing alone."""  # rule solo-7
    names, least = box.names["rank"], box.record.rank
    return next(names[n] for n in reversed(range(len(names))) if points >= least[n] or n == 0)


@cache
def way_to(place: int, space: int) -> tuple[int, ...]:
    """List the spaces of a path from its start to one of them."""
    return () if space == START else (*way_to(place, int(space_before(place, space))), space)


def seat_name(seat: int) -> str:
    """Leave a place for the name of a player."""
    return f"{{seat:{seat}|player {seat + 1}}}"


def rivals(seats: int) -> tuple[str, ...]:
    """Name who scores without a seat: alone, the rival."""  # rule solo-11
    return (RIVAL,) if seats == 1 else ()
