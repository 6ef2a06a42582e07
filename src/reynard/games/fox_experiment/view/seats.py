"""A seat as others, and it itself, see it."""

from reynard.core.box import Box
from reynard.games.fox_experiment.box.record import SCIENCE_KEYS
from reynard.games.fox_experiment.table import GENERATIONS, NOTHING, Science, Seat, Sex, Step, Table, Track
from reynard.games.fox_experiment.view.counting import Counts
from reynard.games.fox_experiment.view.dice import roll_view, turned_dice_view
from reynard.games.fox_experiment.view.foxes import fox_view, maybe_fox, traits_view
from reynard.games.fox_experiment.view.scores import sources_view
from reynard.games.fox_experiment.view.studies import offer_view, prospects_view, study_view
from reynard.games.fox_experiment.view.types import (
    GainsView,
    PupView,
    ScienceKey,
    ScienceView,
    SeatView,
    StageKey,
    StepKey,
    TrackKey,
    TrackView,
)
from reynard.games.fox_experiment.words.doing import doing_words, progress_words, status_words, title_of
from reynard.games.fox_experiment.words.facts import TRAIT_KEY_OF
from reynard.games.fox_experiment.words.mat import friendly_dice_of, litter_of
from reynard.games.fox_experiment.words.names import (
    SCIENCE_EFFECTS,
    SCIENCE_NAMES,
    SCIENCE_SHORT_NAMES,
    SCIENCE_WORDS,
    STAGE_KEYS,
    STEP_KEYS,
    sentence,
)
from reynard.games.fox_experiment.words.table_in_words import seat_words
from reynard.games.fox_experiment.words.things import pup_status, unlocking_words, upgrade_words

TRACK_KEY_OF: tuple[TrackKey, ...] = ("pups", "studies", "dice", "patrons")


def own_view(box: Box, t: Table, shown: SeatView, seat: int) -> SeatView:
    """Show a seat to itself: its hand and the studies on offer too."""
    own = t.seat[seat]
    offer = [offer_view(box, own, number) for number in range(own.offers)]
    return {**shown, "science": hand_view(own), "offer": offer}


def open_seat(box: Box, t: Table, counts: Counts, seat: int) -> SeatView:
    """Show a seat as everyone may see it."""
    own = t.seat[seat]
    stage: StageKey = STAGE_KEYS[own.stage]  # type: ignore[assignment]  # made from Stage, which StageKey lists
    step: StepKey = STEP_KEYS[own.step]  # type: ignore[assignment]  # made from Step, which StepKey lists
    sources = sources_view(box, t, counts, seat)
    return {
        "ref": f"seat:{seat}",
        "stage": stage,
        "step": step,
        "doing": doing_words(t, seat),
        "status": status_words(box, t, seat),
        "progress": progress_words(box, t, seat),
        "title": title_of(box, t, seat),
        "words": list(seat_words(box, t, seat)),
        "friendly": own.friendly,
        "tokens": traits_view(own.token),
        "point_tokens": own.points,
        "hand": own.hand,
        "science": None,
        "mat": [track_view(box, t, seat, track) for track in Track],
        "studies": [study_view(box, t, own, number) for number in range(own.studies)],
        "offer": [],
        "patrons": [patron for patron in range(t.patrons) if own.patrons >> patron & 1],
        "rewards": [each + 1 for each in range(GENERATIONS) if t.friendliest[each] >> seat & 1],
        "space": None if own.space == NOTHING else own.space,
        "father": maybe_fox(box, t, own.parent[Sex.MALE]),
        "mother": maybe_fox(box, t, own.parent[Sex.FEMALE]),
        "kept": [fox for fox in own.kept if fox != NOTHING],
        "pups": [pup_view(box, t, own, number) for number in range(own.pups)],
        "litter": litter_of(box, own),
        "friendly_dice": friendly_dice_of(box, own),
        "roll": roll_view(box, t, counts, seat) if own.dice else None,
        "drawn": [
            {"ref": f"drawn:{number}", "fox": fox_view(box, t, own.drawn[number])} for number in range(own.draws)
        ],
        "faces": turned_dice_view(box, own) if own.step == Step.FACE else [],
        "points": sum(source["points"] for source in sources),
        "sources": sources,
        "gained": gains_view(box, own),
    }


def gains_view(box: Box, own: Seat) -> GainsView:
    """Show the study levels completed and the upgrades bought in the generation that was completed last."""
    earlier, later = own.standing
    worth = [int(points) for points in box.record.level_points]
    return {
        "levels": [
            {"level": level, "points": worth[level] - worth[level - 1]}
            for study in range(own.studies)
            for level in range(earlier.level[study] + 1, later.level[study] + 1)
        ],
        "upgrades": [
            key
            for track, key in zip(Track, TRACK_KEY_OF, strict=True)
            for _ in range(later.unlocked[track] - earlier.unlocked[track])
        ],
    }


def pup_view(box: Box, t: Table, own: Seat, number: int) -> PupView:
    """Show a pup of this generation."""
    fox = own.pup[number]
    assigned, kept = bool(own.assigned >> number & 1), fox in own.kept
    return {
        "ref": f"pup:{number}",
        "fox": fox_view(box, t, fox),
        "assigned": assigned,
        "kept": kept,
        "status": pup_status(assigned, kept),
        "prospects": prospects_view(box, own, list(t.fox[fox].symbols)),
    }


def hand_view(own: Seat) -> list[ScienceView]:
    """Show a hand of science cards, equal ones together."""
    held: list[ScienceView] = []
    for science in Science:
        count = own.science[science]
        kind: ScienceKey = SCIENCE_KEYS[science]  # type: ignore[assignment]  # made from Science, which it lists
        if count:
            held.append(
                {
                    "ref": f"science:{kind}",
                    "kind": kind,
                    "name": SCIENCE_NAMES[science],
                    "short": SCIENCE_SHORT_NAMES[science],
                    "words": SCIENCE_WORDS[science],
                    "effect": sentence(SCIENCE_EFFECTS[science]),
                    "count": count,
                }
            )
    return held


def track_view(box: Box, t: Table, seat: int, track: Track) -> TrackView:
    """Show an upgrade track."""
    own = t.seat[seat]
    unlocked = own.unlocked[track]
    key = TRACK_KEY_OF[track]
    return {
        "ref": f"upgrade:{key}",
        "track": key,
        "label": unlocking_words(box, t, seat, track),
        "upgrades": [
            {
                "cost": int(box.record.cost[track, step]),
                "stars": int(box.record.stars[track, step]),
                "token": TRAIT_KEY_OF[own.mat[track, step]] if step < unlocked else None,
                "next": step == unlocked,
                "words": upgrade_words(box, t, seat, track, step),
            }
            for step in range(int(box.record.length[track]))
        ],
    }
