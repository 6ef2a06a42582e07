"""The keys by which views and facts name the pieces."""

from typing import Literal

from reynard.games.ruse.table import Step

VitalKey = Literal["fields", "river", "forest", "farm"]
PlaceKey = Literal["fields", "river", "forest", "farm", "mountain", "den"]
ResourceKey = Literal["vole", "fish", "berry", "egg"]
PathKey = Literal["a1", "b1", "b2", "c1", "c2", "m1", "m2", "m3"]
DeedKey = Literal["hunt", "mark", "track", "kit", "resource", "flag", "step", "objective"]
CatchKey = Literal["small", "large", "tasty", "lucky", "failed"]
ObstacleKey = Literal["storm", "wolf", "camp", "bear", "beaver"]
InstinctKey = Literal["hunter", "territory", "explorer", "forager", "cunning", "family"]
IconKey = Literal[
    "growth",
    "victory",
    "resource",
    "vole",
    "fish",
    "berry",
    "egg",
    "any-resource",
    "bonus",
    "kit",
    "advance",
    "step",
    "den",
    "cheese",
    "target",
    "hunter",
    "track",
    "objective",
]
StepKey = Literal[
    "over",
    "welcome",
    "resource",
    "kit",
    "advance",
    "track",
    "territory",
    "return",
    "dig",
    "instinct",
    "keep",
    "rolled",
    "place",
    "walk",
    "act",
    "den",
    "take",
    "lay",
    "turn",
    "grow",
]

VITAL_KEYS: tuple[VitalKey, ...] = ("fields", "river", "forest", "farm")
PLACE_KEYS: tuple[PlaceKey, ...] = (*VITAL_KEYS, "mountain", "den")
RESOURCE_KEYS: tuple[ResourceKey, ...] = ("vole", "fish", "berry", "egg")
PATH_KEYS: tuple[PathKey, ...] = ("a1", "b1", "b2", "c1", "c2")
MOUNTAIN_KEYS: tuple[PathKey, ...] = ("m1", "m2", "m3")
DEED_KEYS: tuple[DeedKey, ...] = ("hunt", "mark", "track", "kit")
CLIMB_KEYS: tuple[DeedKey, ...] = ("resource", "flag", "step", "objective", "kit")
CATCH_KEYS: tuple[CatchKey, ...] = ("small", "large", "tasty", "lucky", "failed")
OBSTACLE_KEYS: tuple[ObstacleKey, ...] = ("storm", "wolf", "camp", "bear", "beaver")
INSTINCT_KEYS: tuple[InstinctKey, ...] = ("hunter", "territory", "explorer", "forager", "cunning", "family")
STEP_KEYS: dict[Step, StepKey] = {
    Step.NOTHING: "over",
    Step.WELCOME: "welcome",
    Step.RESOURCE: "resource",
    Step.KIT: "kit",
    Step.ADVANCE: "advance",
    Step.TRACK: "track",
    Step.TERRITORY: "territory",
    Step.RETURN: "return",
    Step.DIG: "dig",
    Step.INSTINCT: "instinct",
    Step.KEEP: "keep",
    Step.ROLLED: "rolled",
    Step.PLACE: "place",
    Step.WALK: "walk",
    Step.ACT: "act",
    Step.DEN: "den",
    Step.TAKE: "take",
    Step.LAY: "lay",
    Step.TURN: "turn",
    Step.GROW: "grow",
}
