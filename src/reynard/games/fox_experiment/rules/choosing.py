"""The questions the game answers, gathered from its chapters."""

from typing import Any

from reynard.core.compiled import njit, njit_inline
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import arrange_best, offer_arrangement, place_part, spend_token
from reynard.games.fox_experiment.rules.breeding import (
    add_symbol,
    begin_foxes,
    change_die,
    draw_fox,
    offer_decks,
    offer_dice,
    offer_dice_cards,
    offer_faces,
    offer_replacements,
    offer_roll,
    record_pup,
    replace_parent,
    reroll_halves,
    roll_extra_die,
    roll_pup,
)
from reynard.games.fox_experiment.rules.flow import (
    draw_awaited_studies,
    finish_studies,
    go_on,
    proceed,
    queue_pup,
    sex_to_order,
    waits_for_place,
)
from reynard.games.fox_experiment.rules.research import (
    complete_level,
    keep_pup,
    offer_keep_card,
    offer_keeping,
    offer_levels,
    offer_penalty,
    pay_penalty,
)
from reynard.games.fox_experiment.rules.selection import (
    claim_space,
    collect_supplies,
    offer_selection,
    take_fox,
    take_random_fox,
)
from reynard.games.fox_experiment.rules.supplies import ask, choose_wild, lay_science
from reynard.games.fox_experiment.rules.tiles import begin_swap, offer_tiles, swap_tile
from reynard.games.fox_experiment.rules.trading import AWAY, FOR, begin_trade, offer_trade, offer_trades, trade_token
from reynard.games.fox_experiment.rules.upgrades import (
    begin_mixed,
    collect_from_patron,
    join_patron,
    keep_study,
    offer_mixed,
    offer_patrons,
    offer_studies,
    offer_tokens,
    offer_upgrades,
    pay_mixed,
    unlock_upgrade,
)
from reynard.games.fox_experiment.table import (
    ACTIONS,
    ASSIGN,
    BEST,
    CLAIM,
    DIE,
    DONE,
    DRAW,
    FACE,
    HELD,
    KEEP_STUDY,
    MIXED,
    NOTHING,
    PARTS,
    PATRON,
    PLACE,
    PLAY_SCIENCE,
    PUP,
    RECORD,
    REPLACE,
    ROLL,
    ROW,
    SPEND,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRAIT,
    TRAITS,
    UPGRADE,
    Science,
    Stage,
    Step,
    Table,
    Track,
)


@njit_inline
def pending(box: BoxRecord, t: Table) -> int:
    """Every seat with work to do owes a decision; none when the game is over."""
    return t.due


@njit
def legal(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Mark everything the seat may do."""
    for action in range(ACTIONS):
        mask[action] = False
    step = t.seat[seat].step
    if step == Step.SELECT:
        return offer_selection(t, seat, mask) + offer_trade(t.seat[seat], mask)
    if step == Step.ARRANGE:
        return offer_after_roll(box, t, seat, mask)
    if step == Step.UPGRADE:
        return offer_at_upgrades(box, t, seat, mask)
    if step == Step.ROLL:
        return offer_roll(t, t.seat[seat], mask) + offer_trade(t.seat[seat], mask)
    if step == Step.ASSIGN:
        count = offer_levels(box, t, t.seat[seat], mask) + offer_trade(t.seat[seat], mask)
        return count + offer_keep_card(t, t.seat[seat], mask)
    return offer_part(box, t, seat, mask)


@njit
def offer_after_roll(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer to arrange and record, and the cards that are played after a roll."""
    place = t.seat[seat]
    count = offer_arrangement(box, place, mask)
    if place.hand > 0:
        count += offer_dice_cards(box, place, mask) + offer_trade(place, mask)
    return count


@njit
def offer_at_upgrades(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer upgrades, trades, and in Research to keep a pup."""
    place = t.seat[seat]
    count = offer_upgrades(box, t, seat, mask)
    if place.swapping != NOTHING or place.hand == 0:
        return count
    count += offer_trade(place, mask)
    if place.stage == Stage.UPGRADING:
        count += offer_keep_card(t, place, mask)
    return count


@njit
def offer_part(box: BoxRecord, t: Table, seat: int, mask: Any) -> int:
    """Offer what completes something already begun."""
    place = t.seat[seat]
    step = place.step
    if step == Step.STUDY:
        return offer_studies(place, mask)
    if step == Step.WILD or step == Step.EXTRA:
        for trait in range(TRAITS):
            mask[TRAIT + trait] = True
        return TRAITS
    if step == Step.PATRON:
        return offer_patrons(t, place, mask)
    if step == Step.TILE:
        return offer_tiles(box, t, place, mask)
    if step == Step.FOXES:
        return offer_decks(t, mask)
    if step == Step.REPLACE:
        return offer_replacements(place, mask)
    if step == Step.DIE:
        return offer_dice(place, mask)
    if step == Step.FACE:
        return offer_faces(box, place, mask)
    if step == Step.PENALTY:
        return offer_penalty(place, mask)
    if step == Step.TRADE:
        return offer_trades(place, mask)
    if step == Step.MIXED:
        return offer_mixed(box, place, mask)
    if step == Step.PAYING:
        return offer_tokens(place, mask)
    if step == Step.KEEP:
        return offer_keeping(t, place, mask)
    if step == Step.ORDER:
        return offer_order(t, seat, mask)
    return 0


@njit
def offer_order(t: Table, seat: int, mask: Any) -> int:
    """Offer the pups of one sex that wait for their place in the kennel."""  # rule solo-10
    sex = sex_to_order(t, seat)
    count = 0
    for pup in range(t.seat[seat].pups):
        if waits_for_place(t, seat, pup) and t.fox[t.seat[seat].pup[pup]].sex == sex:
            mask[PUP + pup] = True
            count += 1
    return count


@njit
def play(box: BoxRecord, t: Table, seat: int, action: int) -> None:
    """Do what the seat has chosen and everything that follows from it."""
    t.tales = 0
    if act(box, t, seat, action):
        go_on(t, seat)
    proceed(box, t)


@njit
def act(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Do what the seat has chosen, and say whether that was the end of it."""
    if action < TRAIT:
        return select(box, t, seat, action)
    if action < PLAY_SCIENCE:
        return take_up(box, t, seat, action)
    if action < DIE:
        play_science(box, t, seat, action - PLAY_SCIENCE)
        return False
    if action < ASSIGN:
        return breed(box, t, seat, action)
    if action < TRADE_AWAY:
        use_pup(t, seat, action)
        return True
    if action < DONE:
        trade(t, seat, action)
        return False
    return finish(box, t, seat)


@njit
def select(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Take a fox or a space in Selection, or draw one of three foxes."""
    place = t.seat[seat]
    if action < DRAW:
        take_fox(t, seat, (action - TAKE) // ROW, (action - TAKE) % ROW)
    elif action < CLAIM and place.step == Step.FOXES:
        if draw_fox(t, place, action - DRAW):
            ask(t, seat, Step.REPLACE.value)
        return False
    elif action < CLAIM:
        take_random_fox(t, seat, action - DRAW)
    else:
        claim_space(t, seat, action - CLAIM)
        if place.swapping != NOTHING:
            ask(t, seat, Step.TILE.value)
            return False
        collect_supplies(box, t, seat)
    return True


@njit
def take_up(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Choose a trait, an upgrade, a patron, a study or a tile."""
    place = t.seat[seat]
    if action < UPGRADE:
        return choose_trait(box, t, seat, action - TRAIT)
    if action < MIXED:
        track, trait = (action - UPGRADE) // TRAITS, (action - UPGRADE) % TRAITS
        unlock_upgrade(box, t, seat, track, trait)
        return not asks_for_patron(t, seat, track)
    if action < PATRON:
        place.paying = action - MIXED
        place.paid = 0
        ask(t, seat, Step.PAYING.value)
        return False
    if action < KEEP_STUDY:
        join_patron(t, seat, action - PATRON)
        if place.swapping != NOTHING:
            ask(t, seat, Step.TILE.value)
            return False
        collect_from_patron(box, t, seat)
    elif place.step == Step.TILE:
        swap_tile(t, place, action)
        if place.target == NOTHING:
            collect_supplies(box, t, seat)
        else:
            collect_from_patron(box, t, seat)
    else:
        keep_study(t, seat, action - KEEP_STUDY)
        draw_awaited_studies(t)
    return True


@njit
def choose_trait(box: BoxRecord, t: Table, seat: int, trait: int) -> bool:
    """Choose a trait for whatever it is needed."""
    place = t.seat[seat]
    if place.step == Step.EXTRA:
        roll_extra_die(box, t, place, trait)
        ask(t, seat, Step.ARRANGE.value)
        return False
    if place.step == Step.PAYING:
        track = place.paying
        return pay_mixed(box, t, seat, trait) and not asks_for_patron(t, seat, track)
    if place.step == Step.PENALTY:
        pay_penalty(place, trait)
    else:
        choose_wild(t, seat, trait)
    return True


@njit
def asks_for_patron(t: Table, seat: int, track: int) -> bool:
    """A patron upgrade is followed by the choice of a patron."""  # rule upg-7
    if track == Track.PATRONS:
        ask(t, seat, Step.PATRON.value)
    return track == Track.PATRONS


@njit
def play_science(box: BoxRecord, t: Table, seat: int, kind: int) -> None:
    """Play a science card."""  # rules sci-1, sci-2
    place = t.seat[seat]
    if kind == Science.FOXES:
        begin_foxes(t, place)
        ask(t, seat, Step.FOXES.value)
    elif kind == Science.SWAP_DISCARD or kind == Science.SWAP_FACEUP:
        begin_swap(t, place, kind)
    elif kind == Science.TRADE:
        begin_trade(t, place)
        place.back = place.step
        ask(t, seat, Step.TRADE.value)
    elif kind == Science.MIXED:
        begin_mixed(t, place)
        ask(t, seat, Step.MIXED.value)
    else:
        lay_science(t, place, kind)
        if kind == Science.CHANGE:
            ask(t, seat, Step.DIE.value)
        elif kind == Science.REROLL:
            reroll_halves(box, t, place)
        elif kind == Science.EXTRA:
            ask(t, seat, Step.EXTRA.value)
        elif kind == Science.KEEP:
            ask(t, seat, Step.KEEP.value)
        else:
            add_symbol(place, kind - Science.PLUS_TAIL)


@njit
def breed(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Roll, arrange and record a pup."""
    place = t.seat[seat]
    if action < FACE:
        place.choosing = action - DIE
        ask(t, seat, Step.FACE.value)
    elif action < REPLACE:
        change_die(box, place, action - FACE)
        ask(t, seat, Step.ARRANGE.value)
    elif action < ROLL:
        replace_parent(box, t, place, action - REPLACE)
        ask(t, seat, Step.ROLL.value)
    elif action == ROLL:
        roll_pup(box, t, seat)
        ask(t, seat, Step.ARRANGE.value)
    elif action < SPEND:
        part, trait = (action - PLACE) // TRAITS, (action - PLACE) % TRAITS
        place_part(box, place, part // PARTS, part % PARTS, trait)
    elif action < BEST:
        spend_token(place, action - SPEND)
    elif action < RECORD:
        arrange_best(box, t, seat, action - BEST)
    else:
        record_pup(box, t, seat)
        return True
    return False


@njit
def use_pup(t: Table, seat: int, action: int) -> None:
    """Complete a level with a pup, keep it, or give it a place in the kennel."""
    place = t.seat[seat]
    if action < PUP:
        complete_level(t, place, (action - ASSIGN) // HELD, (action - ASSIGN) % HELD)
    elif place.step == Step.KEEP:
        keep_pup(t, place, action - PUP)
    else:
        queue_pup(t, seat, action - PUP)


@njit
def trade(t: Table, seat: int, action: int) -> None:
    """Trade a token; after the last the seat goes on with what it was doing."""
    place = t.seat[seat]
    if action < TRADE_FOR:
        more = trade_token(place, AWAY, action - TRADE_AWAY)
    else:
        more = trade_token(place, FOR, action - TRADE_FOR)
    if not more:
        ask(t, seat, place.back)


@njit
def finish(box: BoxRecord, t: Table, seat: int) -> bool:
    """Do no more of what the seat was doing."""
    place = t.seat[seat]
    if place.step == Step.TRADE:
        ask(t, seat, place.back)
        return False
    if place.step == Step.FOXES:
        ask(t, seat, Step.REPLACE.value)
        return False
    if place.step == Step.REPLACE:
        replace_parent(box, t, place, NOTHING)
        ask(t, seat, Step.ROLL.value)
        return False
    if place.step == Step.ROLL:  # rule rul-25
        place.stage = Stage.STUDYING
    elif place.step == Step.ASSIGN:
        finish_studies(box, t, seat)
    else:  # rule upg-1
        place.stage = Stage.BREEDING if place.stage == Stage.EQUIPPING else Stage.SETTLING
    return True
