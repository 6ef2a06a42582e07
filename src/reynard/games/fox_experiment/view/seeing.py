"""What a seat sees, ready for JSON."""

from collections.abc import Iterable
from typing import Literal

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import (
    GOAL_KEYS,
    MARKS,
    SCIENCE_KEYS,
    SEX_KEYS,
    TRACK_KEYS,
    TRAIT_KEYS,
    BoxRecord,
)
from reynard.games.fox_experiment.rules import scoring
from reynard.games.fox_experiment.rules.arranging import symbols_of, waiting_halves
from reynard.games.fox_experiment.table import (
    DIE_SIDES,
    FRIENDLY,
    GENERATIONS,
    HELPING,
    NOBODY,
    NOTHING,
    TRAITS,
    WILD_FOXES,
    Arrow,
    Mode,
    Science,
    Sex,
    Source,
    Stage,
    Step,
    Table,
    Track,
)
from reynard.games.fox_experiment.view.types import (
    AutomaStudyView,
    AutomaView,
    DieView,
    FoxView,
    GoalKey,
    PatronView,
    RewardView,
    RollView,
    RowView,
    ScienceKey,
    ScienceView,
    SeatView,
    SexKey,
    ShapeKey,
    SourceView,
    SpaceView,
    StageKey,
    StepKey,
    StudyView,
    SupplyKey,
    TrackKey,
    TrackView,
    TraitCounts,
    TraitKey,
    View,
)
from reynard.games.fox_experiment.words.names import (
    AUTOMA,
    SCIENCE_NAMES,
    SCIENCE_WORDS,
    SOURCE_WORDS,
    STAGE_KEYS,
    STEP_KEYS,
    STEP_WORDS,
    goal_words,
    suggested_name,
    supply_keys,
)
from reynard.games.fox_experiment.words.points import automa_points

MODE_KEYS: tuple[Literal["standard", "two_players", "solo"], ...] = ("standard", "two_players", "solo")
THINGS = (
    *(f"{thing}:{trait}" for thing in ("token", "trade", "trait") for trait in TRAIT_KEYS),
    *(f"best:{tokens}" for tokens in range(HELPING + 1)),
    *("friendly", "roll", "record", "done"),
)
DIE_KEYS: tuple[Literal["tail", "ear", "bark", "spot", "friendly"], ...] = ("tail", "ear", "bark", "spot", "friendly")


def view(box: Box, t: Table, seat: int) -> View:
    """Show the table to a seat; everything but hands and studies on offer lies open."""
    plain = Table.plain(t)
    return {
        "mode": MODE_KEYS[plain.mode],
        "hard": bool(plain.hard),
        "siblings": bool(plain.siblings),
        "over": bool(plain.over),
        "generation": plain.generation + 1,
        "generations": GENERATIONS,
        "phase": phase_view(plain),
        "order": plain.order[: plain.entrants],
        "turn": turn_view(plain),
        "males": row_view(box, plain, Sex.MALE),
        "females": row_view(box, plain, Sex.FEMALE),
        "track": [space_view(box, plain, space) for space in range(plain.spaces)],
        "fox_track": fox_track_view(box.record),
        "patrons": [patron_view(box, t, plain, patron) for patron in range(plain.patrons)],
        "rewards": [reward_view(box, plain, generation) for generation in range(GENERATIONS)],
        "science_deck": plain.science_left,
        "science_discards": sum(plain.science_discard),
        "study_deck": plain.studies + plain.bottoms,
        "tile_stack": plain.tiles,
        "tile_discards": [
            {"ref": f"discard:{tile}", "icons": icons_view(box.record.tile[tile].icon)}
            for tile in sorted(plain.tile_discard[: plain.discarded])
        ],
        "seats": [seat_view(box, t, plain, each, seat) for each in range(plain.seats)],
        "automa": automa_view(box, t, plain),
        "family": family_view(box, plain) if plain.over else [],
        "things": [{"ref": ref} for ref in THINGS],
    }


def phase_view(t: Table) -> Literal["preparing", "selection", "generation", "over"]:
    """Say what is going on."""
    if t.over:
        return "over"
    if not t.begun:
        return "preparing"
    return "selection" if any(each.stage == Stage.SELECTING for each in t.seat) else "generation"


def turn_view(t: Table) -> int | None:
    """Say whose turn it is in Selection."""
    selecting = [seat for seat in range(t.seats) if t.seat[seat].stage == Stage.SELECTING]
    return next((seat for seat in selecting if t.seat[seat].step != Step.IDLE), None)


def traits_view(numbers: Iterable[int]) -> TraitCounts:
    """Show a number for each trait."""
    tail, ear, bark, spot = (int(number) for number in numbers)
    return {"tail": tail, "ear": ear, "bark": bark, "spot": spot}


def trait_key(trait: int) -> TraitKey:
    """Name a trait as the page does."""
    key: TraitKey = TRAIT_KEYS[trait]  # type: ignore[assignment]  # made from Trait, which is what TraitKey lists
    return key


def icons_view(icons: Iterable[int]) -> list[SupplyKey]:
    """Show the icons of a tile one by one."""
    keys: list[SupplyKey] = supply_keys(icons)  # type: ignore[assignment]  # made from Supply, which SupplyKey lists
    return keys


def fox_view(box: Box, t: Table, fox: int) -> FoxView:
    """Show a fox card."""
    card = t.fox[fox]
    is_wild = fox < WILD_FOXES
    father, mother = card.parent
    return {
        "id": fox,
        "name": box.names["parent"][fox] if is_wild else suggested_name(t, fox),
        "note": None if is_wild else f"pup:{fox}",
        "sex": sex_key(card.sex),
        "owner": None if card.owner == NOBODY else card.owner,
        "generation": None if is_wild else card.generation + 1,
        "dice": traits_view(card.dice),
        "symbols": traits_view(card.symbols),
        "friendliness": sum(card.symbols),
        "father": None if father == NOTHING else father,
        "mother": None if mother == NOTHING else mother,
    }


def sex_key(sex: int) -> SexKey:
    """Name a sex as the page does."""
    return "female" if sex == Sex.FEMALE else "male"


def maybe_fox(box: Box, t: Table, fox: int) -> FoxView | None:
    """Show a fox if there is one."""
    return None if fox == NOTHING else fox_view(box, t, fox)


def row_view(box: Box, t: Table, sex: Sex) -> RowView:
    """Show a row of the kennel."""
    row = t.kennel[sex]
    return {
        "ref": f"deck:{SEX_KEYS[sex]}",
        "sex": sex_key(sex),
        "foxes": [
            {
                "ref": f"kennel:{SEX_KEYS[sex]}:{place}",
                "fox": maybe_fox(box, t, row.fox[place]),
                "claimed": bool(row.claimed[place]),
            }
            for place in range(row.length)
        ],
        "deck": row.left,
        "discards": row.discarded,
    }


def space_view(box: Box, t: Table, space: int) -> SpaceView:
    """Show a space of the supply track."""
    tile = t.tile[space]
    holder = t.holder[space]
    return {
        "ref": f"space:{space}",
        "number": space + 1,
        "tile": None if tile == NOTHING else icons_view(box.record.tile[tile].icon),
        "printed": icons_view(box.record.printed[t.side, space].icon),
        "holder": None if holder == NOBODY else holder,
        "blocked": holder == t.seats and space == t.automa.meeple,
    }


def fox_track_view(box: BoxRecord) -> list[ShapeKey]:
    """Show the spaces that the symbols of a trait mark on a fox card."""
    return ["square" if box.squares[place + 1] > box.squares[place] else "circle" for place in range(MARKS)]


def patron_view(box: Box, t: Table, plain: Table, patron: int) -> PatronView:
    """Show a patron."""
    goal = plain.patron[patron]
    goal_key: GoalKey = GOAL_KEYS[goal]  # type: ignore[assignment]  # the same words, listed in the order of Goal
    return {
        "ref": f"patron:{patron}",
        "goal": goal_key,
        "words": goal_words(box, goal),
        "tile": icons_view(box.record.tile[plain.patron_tile[patron]].icon),
        "science": int(box.record.patron_science),
        "joined": [seat for seat in range(plain.seats) if plain.seat[seat].patrons >> patron & 1],
        "now": [int(scoring.score_goal(box.record, t, seat, goal)) for seat in range(plain.seats)],
    }


def reward_view(box: Box, t: Table, generation: int) -> RewardView:
    """Show a space of the friendliness track."""
    return {
        "points": int(box.record.reward[generation]),
        "consolation": int(box.record.consolation[generation]),
        "winners": [entrant for entrant in range(t.entrants) if t.friendliest[generation] >> entrant & 1],
    }


def study_view(box: Box, ref: str, study: int, level: int) -> StudyView:
    """Show a study."""
    return {
        "ref": ref,
        "levels": [traits_view(need) for need in box.record.study[study].need],
        "points": [int(points) for points in box.record.level_points[1:]],
        "level": level,
    }


def seat_view(box: Box, t: Table, plain: Table, seat: int, viewer: int) -> SeatView:
    """Show a seat; its hand and the studies on offer only to itself."""
    own = plain.seat[seat]
    stage: StageKey = STAGE_KEYS[own.stage]  # type: ignore[assignment]  # made from Stage, which StageKey lists
    step: StepKey = STEP_KEYS[own.step]  # type: ignore[assignment]  # made from Step, which StepKey lists
    sources = sources_view(box, t, seat)
    is_viewer = seat == viewer
    return {
        "ref": f"seat:{seat}",
        "stage": stage,
        "step": step,
        "doing": "waiting for studies" if own.awaits else STEP_WORDS.get(Step(own.step), ""),
        "friendly": own.friendly,
        "tokens": traits_view(own.token),
        "point_tokens": own.points,
        "hand": own.hand,
        "science": hand_view(plain, seat) if is_viewer else None,
        "mat": [track_view(box.record, plain, seat, track) for track in Track],
        "studies": [
            study_view(box, f"study:{number}", own.study[number], own.level[number]) for number in range(own.studies)
        ],
        "offer": [
            study_view(box, f"offer:{number}", own.offer[number], 0) for number in range(own.offers if is_viewer else 0)
        ],
        "patrons": [patron for patron in range(plain.patrons) if own.patrons >> patron & 1],
        "rewards": [each + 1 for each in range(GENERATIONS) if plain.friendliest[each] >> seat & 1],
        "space": None if own.space == NOTHING else own.space,
        "father": maybe_fox(box, plain, own.parent[Sex.MALE]),
        "mother": maybe_fox(box, plain, own.parent[Sex.FEMALE]),
        "kept": [fox for fox in own.kept if fox != NOTHING],
        "pups": [
            {
                "ref": f"pup:{number}",
                "fox": fox_view(box, plain, own.pup[number]),
                "assigned": bool(own.assigned >> number & 1),
                "kept": own.pup[number] in own.kept,
            }
            for number in range(own.pups)
        ],
        "litter": int(box.record.litter) + own.unlocked[Track.PUPS],
        "friendly_dice": int(box.record.friendly_dice) + own.unlocked[Track.DICE],
        "roll": roll_view(box, t, plain, seat) if own.dice else None,
        "drawn": [
            {"ref": f"drawn:{number}", "fox": fox_view(box, plain, own.drawn[number])} for number in range(own.draws)
        ],
        "faces": faces_view(box, plain, seat) if own.step == Step.FACE else [],
        "points": sum(source["points"] for source in sources),
        "sources": sources,
    }


def hand_view(t: Table, seat: int) -> list[ScienceView]:
    """Show a hand of science cards, equal ones together."""
    held: list[ScienceView] = []
    for science in Science:
        count = t.seat[seat].science[science]
        kind: ScienceKey = SCIENCE_KEYS[science]  # type: ignore[assignment]  # made from Science, which it lists
        if count:
            held.append(
                {
                    "ref": f"science:{kind}",
                    "kind": kind,
                    "name": SCIENCE_NAMES[science],
                    "words": SCIENCE_WORDS[science],
                    "count": count,
                }
            )
    return held


def track_view(box: BoxRecord, t: Table, seat: int, track: Track) -> TrackView:
    """Show an upgrade track."""
    own = t.seat[seat]
    key: TrackKey = TRACK_KEYS[track]  # type: ignore[assignment]  # made from Track, which TrackKey lists
    return {
        "ref": f"upgrade:{key}",
        "track": key,
        "upgrades": [
            {
                "cost": int(box.cost[track, step]),
                "stars": int(box.stars[track, step]),
                "token": trait_key(own.mat[track, step]) if step < own.unlocked[track] else None,
            }
            for step in range(int(box.length[track]))
        ],
    }


def roll_view(box: Box, t: Table, plain: Table, seat: int) -> RollView:
    """Show the dice of a pup that is being made."""
    own = plain.seat[seat]
    friendly = [die for die in range(own.dice) if own.kind[die] == FRIENDLY]
    return {
        "sex": sex_key(own.sex),
        "dice": [die_view(box, plain, seat, die, friendly) for die in range(own.dice)],
        "symbols": traits_view([symbols_of(t.seat[seat], trait) for trait in range(TRAITS)]),
        "waiting": traits_view([waiting_halves(t.seat[seat], trait) for trait in range(TRAITS)]),
        "helping": traits_view(own.helping),
        "plus": traits_view(own.plus),
        "tokens_left": own.friendly - sum(own.helping),
    }


def die_view(box: Box, t: Table, seat: int, die: int, friendly: list[int]) -> DieView:
    """Show a die that was rolled."""
    own = t.seat[seat]
    shown = face_view(box, own.kind[die], own.face[die], f"die:{die}")
    if die in friendly:
        number = friendly.index(die)
        shown["parts"] = [
            {
                "ref": f"part:{number}:{part}",
                "whole": part < shown["full"],
                "placed": trait_key(own.placed[number, part]) if own.placed[number, part] != NOTHING else None,
            }
            for part in range(shown["full"] + shown["half"])
        ]
    return shown


def face_view(box: Box, kind: int, side: int, ref: str) -> DieView:
    """Show a face of a die."""
    face = box.record.face[1 if kind == FRIENDLY else 0, side]
    return {"ref": ref, "kind": DIE_KEYS[kind], "full": int(face.full), "half": int(face.half), "parts": []}


def faces_view(box: Box, t: Table, seat: int) -> list[DieView]:
    """Show the different faces that a die can be turned to."""
    own = t.seat[seat]
    shown: list[DieView] = []
    for side in range(DIE_SIDES):
        face = face_view(box, own.kind[own.choosing], side, f"face:{side}")
        if all((face["full"], face["half"]) != (other["full"], other["half"]) for other in shown):
            shown.append(face)
    return shown


def sources_view(box: Box, t: Table, seat: int) -> list[SourceView]:
    """Show the lines of a seat's score sheet as they are now."""
    return [
        {
            "source": source.name.lower(),
            "words": SOURCE_WORDS[source],
            "points": int(scoring.score_source(box.record, t, seat, source.value)),
        }
        for source in Source
    ]


def automa_view(box: Box, t: Table, plain: Table) -> AutomaView | None:
    """Show the automatic opponent, if there is one."""
    if plain.mode == Mode.STANDARD:
        return None
    automa = plain.automa
    is_solo = plain.mode == Mode.SOLO
    sources = automa_sources(box, t) if is_solo else []
    return {
        "name": AUTOMA,
        "arrow": "left" if automa.arrow == Arrow.LEFT else "right",
        "cards": automa.cards,
        "studies": [automa_study_view(box, plain, place) for place in range(automa.studies)],
        "finished": automa.completed,
        "spare": automa.spare,
        "point_tokens": automa.points,
        "pups": [fox_view(box, plain, fox) for fox in automa.pup[: automa.pups]],
        "points": sum(source["points"] for source in sources) if is_solo else None,
        "sources": sources,
    }


def automa_study_view(box: Box, t: Table, place: int) -> AutomaStudyView:
    """Show a study of the automatic opponent."""
    card = box.record.automa_study[t.automa.study[place]]
    return {
        "ref": f"automa:{place}",
        "priority": [trait_key(int(trait)) for trait in card.priority],
        "levels": [traits_view(need) for need in card.need],
        "level": t.automa.level[place],
        "friendly": t.automa.friendly[place],
    }


def automa_sources(box: Box, t: Table) -> list[SourceView]:
    """Show the lines of the automatic opponent's score sheet."""
    points = automa_points(box, t)
    return [
        {"source": source.name.lower(), "words": SOURCE_WORDS[source], "points": points[source]} for source in Source
    ]


def family_view(box: Box, t: Table) -> list[FoxView]:
    """Show every fox of the family tree: all that were bred, and the wild ones they come from."""
    bred = range(WILD_FOXES, WILD_FOXES + t.bred)
    wild = {parent for fox in bred for parent in t.fox[fox].parent if parent < WILD_FOXES}
    return [fox_view(box, t, fox) for fox in (*sorted(wild), *bred)]
