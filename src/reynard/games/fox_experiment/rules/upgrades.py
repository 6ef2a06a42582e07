"""Upgrades: the four tracks of a mat, what they cost and what they bring at once."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.supplies import collect_icons, draw_science, lay_science
from reynard.games.fox_experiment.rules.tiles import can_swap
from reynard.games.fox_experiment.table import (
    DONE,
    GENERATIONS,
    HELD,
    KEEP_STUDY,
    MIXED,
    NOTHING,
    OFFER,
    PATRON,
    PLAY_SCIENCE,
    TRACKS,
    TRAIT,
    TRAITS,
    UPGRADE,
    Science,
    Seat,
    Stage,
    Table,
    Track,
)


@njit
def next_cost(box: BoxRecord, place: Seat, track: int) -> int:
    """Say what the next upgrade of a track costs, or NOTHING if there is none."""  # rule upg-2
    step = place.unlocked[track]
    if step >= box.length[track]:
        return NOTHING
    return int(box.cost[track, step])


@njit
def all_tokens(place: Seat) -> int:
    """Count the trait tokens of a stash."""
    total = 0
    for trait in range(TRAITS):
        total += place.token[trait]
    return total


@njit
def may_want_to_upgrade(box: BoxRecord, place: Seat) -> bool:
    """Say, from what all can see, whether a seat is asked about upgrades at all."""  # rule rul-22
    most = 0
    for trait in range(TRAITS):
        most = max(most, int(place.token[trait]))
    stash = all_tokens(place) + place.friendly
    for track in range(TRACKS):
        cost = next_cost(box, place, track)
        if cost != NOTHING and (most >= cost or (place.hand > 0 and stash >= cost)):
            return True
    return False


@njit
def may_want_to_keep(t: Table, place: Seat) -> bool:
    """Say, from what all can see, whether a seat is asked about keeping a pup."""  # rule rul-22
    return place.stage == Stage.UPGRADING and place.hand > 0 and t.generation < GENERATIONS - 1


@njit
def offer_upgrades(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer every upgrade with every set that pays for it, the cards for upgrading, and to stop."""  # rule upg-1
    place = t.seat[seat]
    if place.swapping != NOTHING:
        return offer_patron_upgrade(box, place, mask)
    count = 1
    mask[DONE] = True
    for track in range(TRACKS):
        count += offer_sets(box, place, track, mask)
    if place.hand > 0:
        count += offer_upgrade_cards(box, t, place, mask)
    return count


@njit
def offer_sets(box: BoxRecord, place: Seat, track: int, mask: Any) -> int:
    """Offer the sets of matching tokens that pay for the next upgrade of a track."""  # rule upg-3
    cost = next_cost(box, place, track)
    count = 0
    if cost != NOTHING:
        for trait in range(TRAITS):
            if place.token[trait] >= cost:
                mask[UPGRADE + track * TRAITS + trait] = True
                count += 1
    return count


@njit
def offer_patron_upgrade(box: BoxRecord, place: Seat, mask: Any) -> int:
    """After a swap card only a patron can be unlocked."""
    count = offer_sets(box, place, Track.PATRONS.value, mask)
    if can_pay_mixed(box, place, Track.PATRONS.value):
        mask[PLAY_SCIENCE + Science.MIXED] = True
        count += 1
    return count


@njit
def can_pay_mixed(box: BoxRecord, place: Seat, track: int) -> bool:
    """Say whether the card for mixed payment would unlock an upgrade."""
    cost = next_cost(box, place, track)
    return place.science[Science.MIXED] > 0 and cost != NOTHING and all_tokens(place) >= cost


@njit
def offer_upgrade_cards(box: BoxRecord, t: Table, place: Seat, mask: Any) -> int:
    """Offer the science cards that are played when upgrading."""
    count = 0
    for track in range(TRACKS):
        if not mask[PLAY_SCIENCE + Science.MIXED] and can_pay_mixed(box, place, track):
            mask[PLAY_SCIENCE + Science.MIXED] = True
            count += 1
    if can_pay_patron(box, place):
        for kind in (Science.SWAP_DISCARD, Science.SWAP_FACEUP):
            if place.science[kind] > 0 and can_swap(t, kind):
                mask[PLAY_SCIENCE + kind] = True
                count += 1
    return count


@njit
def can_pay_patron(box: BoxRecord, place: Seat) -> bool:
    """Say whether a patron can be unlocked now."""
    patrons = Track.PATRONS.value
    cost = next_cost(box, place, patrons)
    if cost == NOTHING:
        return False
    for trait in range(TRAITS):
        if place.token[trait] >= cost:
            return True
    return can_pay_mixed(box, place, patrons)


@njit
def unlock_upgrade(box: BoxRecord, t: Table, seat: int, track: int, trait: int) -> None:
    """Pay for an upgrade with matching tokens, one of which stays on the mat."""  # rule upg-3
    place = t.seat[seat]
    place.token[trait] -= next_cost(box, place, track)
    cover_upgrade(box, t, seat, track, trait)


@njit
def cover_upgrade(box: BoxRecord, t: Table, seat: int, track: int, trait: int) -> None:
    """Cover an upgrade with a token; a study is drawn for at once."""  # rules upg-3, upg-5
    place = t.seat[seat]
    place.mat[track, place.unlocked[track]] = trait
    place.unlocked[track] += 1
    if track == Track.STUDIES:
        offer_new_studies(t, seat, OFFER)


@njit
def offer_mixed(box: BoxRecord, place: Seat, mask: Any) -> int:
    """Offer the upgrades that mixed tokens would pay for."""  # rule sci-11
    count = 0
    for track in range(TRACKS):
        cost = next_cost(box, place, track)
        if cost != NOTHING and all_tokens(place) >= cost and (place.swapping == NOTHING or track == Track.PATRONS):
            mask[MIXED + track] = True
            count += 1
    return count


@njit
def offer_tokens(place: Seat, mask: Any) -> int:
    """Offer the traits of which the stash has a token."""
    count = 0
    for trait in range(TRAITS):
        if place.token[trait] > 0:
            mask[TRAIT + trait] = True
            count += 1
    return count


@njit
def begin_mixed(t: Table, place: Seat) -> None:
    """Play the card for paying with tokens that do not match."""
    lay_science(t, place, Science.MIXED.value)


@njit
def pay_mixed(box: BoxRecord, t: Table, seat: int, trait: int) -> bool:
    """Lay down a token, the first for the mat, and say whether the upgrade is paid for."""  # rule sci-11
    place = t.seat[seat]
    track = place.paying
    cost = next_cost(box, place, track)
    place.token[trait] -= 1
    if place.paid == 0:
        place.mat[track, place.unlocked[track]] = trait
    place.paid += 1
    if place.paid < cost:
        return False
    cover_upgrade(box, t, seat, track, place.mat[track, place.unlocked[track]])
    place.paying = NOTHING
    return True


@njit
def offer_new_studies(t: Table, seat: int, number: int) -> None:
    """Draw studies to choose from, or wait for those that others are about to put back."""  # rules set-7, upg-5
    place = t.seat[seat]
    place.awaits = number if t.studies + t.bottoms < number and somebody_chooses_a_study(t) else 0  # rule rul-18
    if place.awaits > 0:
        return
    for _ in range(number):
        if t.studies + t.bottoms > 0 and place.studies < HELD:
            place.offer[place.offers] = draw_study(t)
            place.offers += 1


@njit
def somebody_chooses_a_study(t: Table) -> bool:
    """Say whether studies lie before anybody, all but one of which are put back."""
    for seat in range(t.seats):
        if t.seat[seat].offers > 0:
            return True
    return False


@njit
def draw_study(t: Table) -> int:
    """Take a study from the deck; those that were put back lie under all others, in order."""
    if t.studies > 0:
        place = draw(t.cup, t.studies)
        study = t.study_deck[place]
        t.studies -= 1
        t.study_deck[place] = t.study_deck[t.studies]
        return study
    draw(t.cup, 1)  # what was put back is news to whoever draws it, so the step cannot be taken back
    study = t.bottom[0]
    t.bottoms -= 1
    for place in range(t.bottoms):
        t.bottom[place] = t.bottom[place + 1]
        t.bottom_by[place] = t.bottom_by[place + 1]
    return study


@njit
def offer_studies(place: Seat, mask: Any) -> int:
    """Offer the studies drawn."""
    for number in range(place.offers):
        mask[KEEP_STUDY + number] = True
    return place.offers


@njit
def keep_study(t: Table, seat: int, number: int) -> None:
    """Keep one of the studies on offer and put the others under the deck."""  # rule upg-5
    place = t.seat[seat]
    for each in range(place.offers):
        if each == number:
            place.study[place.studies] = place.offer[each]
            place.level[place.studies] = 0
            place.studies += 1
        else:
            t.bottom[t.bottoms] = place.offer[each]
            t.bottom_by[t.bottoms] = seat
            t.bottoms += 1
    place.offers = 0


@njit
def offer_patrons(t: Table, place: Seat, mask: Any) -> int:
    """Offer the patrons where the seat has no meeple yet."""  # rule upg-7
    count = 0
    for patron in range(t.patrons):
        if not place.patrons >> patron & 1:
            mask[PATRON + patron] = True
            count += 1
    return count


@njit
def join_patron(t: Table, seat: int, patron: int) -> None:
    """Place a meeple beside a patron."""  # rule upg-7
    t.seat[seat].patrons |= 1 << patron
    t.seat[seat].target = patron


@njit
def collect_from_patron(box: BoxRecord, t: Table, seat: int) -> None:
    """Take what the patron's tile shows and the science card printed under it; the tile stays."""  # rule upg-7
    place = t.seat[seat]
    collect_icons(t, seat, box.tile[t.patron_tile[place.target]])
    for _ in range(box.patron_science):
        draw_science(t, place)
    place.target = NOTHING
