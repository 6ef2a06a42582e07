"""Upgrades: the four tracks of a mat, what they cost and what they bring at once."""

from typing import Any

from reynard.core.compiled import njit
from reynard.core.dice_cup import draw
from reynard.core.pile import draw_piece
from reynard.games.fox_experiment.actions import DONE, KEEP_STUDY, MIXED, PATRON, PLAY_SCIENCE, TRAIT, UPGRADE
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.supplies import collect_icons, draw_science, lay_science
from reynard.games.fox_experiment.rules.tiles import can_swap
from reynard.games.fox_experiment.table import (
    GENERATIONS,
    HELD,
    NOTHING,
    OFFER,
    TRACKS,
    TRAITS,
    Science,
    Seat,
    Stage,
    Table,
    Track,
)


@njit
def next_cost(box: BoxRecord, own: Seat, track: int) -> int:
    """Say what the next upgrade of a track costs, or NOTHING if there is none."""  # rule upg-2
    step = own.unlocked[track]
    if step >= box.length[track]:
        return NOTHING
    return int(box.cost[track, step])


@njit
def all_tokens(own: Seat) -> int:
    """Count the trait tokens of a stash."""
    total = 0
    for trait in range(TRAITS):
        total += own.token[trait]
    return total


@njit
def may_want_to_upgrade(box: BoxRecord, own: Seat) -> bool:
    """Say, from what all can see, whether a seat is asked about upgrades at all."""  # rule rul-22
    most = 0
    for trait in range(TRAITS):
        most = max(most, int(own.token[trait]))
    stash = all_tokens(own) + own.friendly
    for track in range(TRACKS):
        cost = next_cost(box, own, track)
        if cost != NOTHING and (most >= cost or (own.hand > 0 and stash >= cost)):
            return True
    return False


@njit
def can_pay_any_set(box: BoxRecord, own: Seat) -> bool:
    """Say whether tokens of one trait pay for any upgrade."""
    for track in range(TRACKS):
        cost = next_cost(box, own, track)
        for trait in range(TRAITS):
            if cost != NOTHING and own.token[trait] >= cost:
                return True
    return False


@njit
def may_want_to_keep(t: Table, own: Seat) -> bool:
    """Say, from what all can see, whether a seat is asked about keeping a pup."""  # rule rul-22
    return own.stage == Stage.UPGRADING and own.hand > 0 and t.generation < GENERATIONS - 1


@njit
def offer_upgrades(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer every upgrade with every set that pays for it, the cards for upgrading, and to stop."""  # rule upg-1
    own = t.seat[seat]
    if own.swapping != NOTHING:
        return offer_patron_upgrade(box, t, own, mask)
    count = 1
    mask[DONE()] = True
    for track in range(TRACKS):
        count += offer_sets(box, own, track, mask)
    if own.hand > 0:
        count += offer_upgrade_cards(box, t, own, mask)
    return count


@njit
def offer_sets(box: BoxRecord, own: Seat, track: int, mask: Any) -> int:
    """Offer the sets of matching tokens that pay for the next upgrade of a track."""  # rule upg-3
    cost = next_cost(box, own, track)
    count = 0
    if cost != NOTHING:
        for trait in range(TRAITS):
            if own.token[trait] >= cost:
                mask[UPGRADE(track, trait)] = True
                count += 1
    return count


@njit
def offer_patron_upgrade(box: BoxRecord, t: Table, own: Seat, mask: Any) -> int:
    """After a swap card a patron is unlocked, or another swap card played."""  # rule rul-5
    count = offer_sets(box, own, Track.PATRONS.value, mask) + offer_swap_cards(t, own, mask)
    if can_pay_mixed(box, own, Track.PATRONS.value):
        mask[PLAY_SCIENCE(Science.MIXED)] = True
        count += 1
    return count


@njit
def can_pay_mixed(box: BoxRecord, own: Seat, track: int) -> bool:
    """Say whether the card for mixed payment would unlock an upgrade."""
    cost = next_cost(box, own, track)
    return own.science[Science.MIXED] > 0 and cost != NOTHING and all_tokens(own) >= cost


@njit
def offer_upgrade_cards(box: BoxRecord, t: Table, own: Seat, mask: Any) -> int:
    """Offer the science cards that are played when upgrading."""
    count = 0
    for track in range(TRACKS):
        if not mask[PLAY_SCIENCE(Science.MIXED)] and can_pay_mixed(box, own, track):
            mask[PLAY_SCIENCE(Science.MIXED)] = True
            count += 1
    if can_pay_patron(box, own):
        count += offer_swap_cards(t, own, mask)
    return count


@njit
def offer_swap_cards(t: Table, own: Seat, mask: Any) -> int:
    """Offer the swap cards of a hand for which there is a tile to swap with."""
    count = 0
    for kind in (Science.SWAP_DISCARD, Science.SWAP_FACEUP):
        if own.science[kind] > 0 and can_swap(t, kind):
            mask[PLAY_SCIENCE(kind)] = True
            count += 1
    return count


@njit
def can_pay_patron(box: BoxRecord, own: Seat) -> bool:
    """Say whether a patron can be unlocked now."""
    patrons = Track.PATRONS.value
    cost = next_cost(box, own, patrons)
    if cost == NOTHING:
        return False
    for trait in range(TRAITS):
        if own.token[trait] >= cost:
            return True
    return can_pay_mixed(box, own, patrons)


@njit
def unlock_upgrade(box: BoxRecord, t: Table, seat: int, track: int, trait: int) -> None:
    """Pay for an upgrade with matching tokens, one of which stays on the mat."""  # rule upg-3
    own = t.seat[seat]
    own.token[trait] -= next_cost(box, own, track)
    cover_upgrade(box, t, seat, track, trait)


@njit
def cover_upgrade(box: BoxRecord, t: Table, seat: int, track: int, trait: int) -> None:
    """Cover an upgrade with a token; a study is drawn for at once."""  # rules upg-3, upg-5
    own = t.seat[seat]
    own.mat[track, own.unlocked[track]] = trait
    own.unlocked[track] += 1
    if track == Track.STUDIES:
        offer_new_studies(t, seat, OFFER)


@njit
def offer_mixed(box: BoxRecord, own: Seat, mask: Any) -> int:
    """Offer the upgrades that mixed tokens would pay for."""  # rule sci-11
    count = 0
    for track in range(TRACKS):
        if is_payable_mixed(box, own, track):
            mask[MIXED(track)] = True
            count += 1
    return count


@njit
def is_payable_mixed(box: BoxRecord, own: Seat, track: int) -> bool:
    """Say whether tokens of any traits pay for an upgrade, which is a patron after a swap card."""
    cost = next_cost(box, own, track)
    return cost != NOTHING and all_tokens(own) >= cost and (own.swapping == NOTHING or track == Track.PATRONS)


@njit
def offer_tokens(own: Seat, mask: Any) -> int:
    """Offer the traits of which the stash has a token."""
    count = 0
    for trait in range(TRAITS):
        if own.token[trait] > 0:
            mask[TRAIT(trait)] = True
            count += 1
    return count


@njit
def begin_mixed(t: Table, own: Seat) -> None:
    """Play the card for paying with tokens that do not match."""
    lay_science(t, own, Science.MIXED.value)


@njit
def pay_mixed(box: BoxRecord, t: Table, seat: int, trait: int) -> bool:
    """Lay down a token, the first for the mat, and say whether the upgrade is paid for."""  # rule sci-11
    own = t.seat[seat]
    track = own.paying
    cost = next_cost(box, own, track)
    own.token[trait] -= 1
    if own.paid == 0:
        own.mat[track, own.unlocked[track]] = trait
    own.paid += 1
    if own.paid < cost:
        return False
    cover_upgrade(box, t, seat, track, own.mat[track, own.unlocked[track]])
    own.paying = NOTHING
    return True


@njit
def offer_new_studies(t: Table, seat: int, number: int) -> None:
    """Draw studies to choose from, or wait for those that others are about to put back."""  # rules set-7, upg-5
    own = t.seat[seat]
    own.awaits = number if t.studies + t.bottoms < number and somebody_chooses_a_study(t) else 0  # rule rul-18
    if own.awaits > 0:
        return
    for _ in range(number):
        if t.studies + t.bottoms > 0 and own.studies < HELD:
            own.offer[own.offers] = draw_study(t)
            own.offers += 1


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
        study = draw_piece(t.cup, t.study_deck, t.studies)
        t.studies -= 1
        return study
    draw(t.cup, 1)  # what was put back is news to whoever draws it, so the step cannot be taken back
    study = t.bottom[0]
    t.bottoms -= 1
    for place in range(t.bottoms):
        t.bottom[place] = t.bottom[place + 1]
        t.bottom_by[place] = t.bottom_by[place + 1]
    return study


@njit
def offer_studies(own: Seat, mask: Any) -> int:
    """Offer the studies drawn."""
    for number in range(own.offers):
        mask[KEEP_STUDY(number)] = True
    return own.offers


@njit
def keep_study(t: Table, seat: int, number: int) -> None:
    """Keep one of the studies on offer and put the others under the deck."""  # rule upg-5
    own = t.seat[seat]
    for each in range(own.offers):
        if each == number:
            own.study[own.studies] = own.offer[each]
            own.level[own.studies] = 0
            own.studies += 1
        else:
            t.bottom[t.bottoms] = own.offer[each]
            t.bottom_by[t.bottoms] = seat
            t.bottoms += 1
    own.offers = 0


@njit
def offer_patrons(t: Table, own: Seat, mask: Any) -> int:
    """Offer the patrons where the seat has no meeple yet."""  # rule upg-7
    count = 0
    for patron in range(t.patrons):
        if not own.patrons >> patron & 1:
            mask[PATRON(patron)] = True
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
    own = t.seat[seat]
    collect_icons(t, seat, box.tile[t.patron_tile[own.target]])
    for _ in range(box.patron_science):
        draw_science(t, own)
    own.target = NOTHING
