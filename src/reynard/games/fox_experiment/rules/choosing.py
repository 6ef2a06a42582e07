"""What happens then: each choice handed to its chapter."""

from reynard.core.compiled import njit, njit_inline
from reynard.games.fox_experiment.actions import (
    ASSIGN,
    BEST,
    BREEDING,
    CLAIM,
    DIE,
    DRAW,
    FACE,
    KEEP_STUDY,
    MIXED,
    PATRON,
    PLACE,
    PLAY_SCIENCE,
    PUP,
    REPLACE,
    RESEARCH,
    ROLL,
    SELECTION,
    SPEND,
    SWAP_DISCARD,
    SWAP_PATRON,
    SWAP_SPACE,
    SWAPPING,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
    TRADING,
    TRAIT,
    TURN_BLANK,
    UPGRADE,
    UPGRADING,
)
from reynard.games.fox_experiment.box.record import BoxRecord
from reynard.games.fox_experiment.rules.arranging import place_part, spend_token
from reynard.games.fox_experiment.rules.best_arrangement import arrange_best
from reynard.games.fox_experiment.rules.breeding import (
    add_symbol,
    begin_foxes,
    change_die,
    draw_fox,
    record_pup,
    replace_parent,
    reroll_halves,
    roll_extra_die,
    roll_pup,
    turn_blank,
)
from reynard.games.fox_experiment.rules.flow import (
    draw_awaited_studies,
    finish_studies,
    go_on,
    proceed,
    queue_pup,
)
from reynard.games.fox_experiment.rules.research import (
    complete_level,
    keep_pup,
    pay_penalty,
)
from reynard.games.fox_experiment.rules.selection import (
    claim_space,
    collect_supplies,
    take_fox,
    take_random_fox,
)
from reynard.games.fox_experiment.rules.supplies import ask, choose_wild, lay_science
from reynard.games.fox_experiment.rules.tiles import (
    begin_swap,
    swap_with_discard,
    swap_with_patron,
    swap_with_space,
)
from reynard.games.fox_experiment.rules.trading import AWAY, FOR, begin_trade, trade_token
from reynard.games.fox_experiment.rules.upgrades import (
    begin_mixed,
    collect_from_patron,
    join_patron,
    keep_study,
    pay_mixed,
    unlock_upgrade,
)
from reynard.games.fox_experiment.table import NOTHING, Science, Stage, Step, Table, Track


@njit_inline
def pending(box: BoxRecord, t: Table) -> int:
    """Every seat with work to do owes a decision; none when the game is over."""
    return t.due


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
    if action in SELECTION:
        return select(box, t, seat, action)
    if action in TRAIT:
        return choose_trait(box, t, seat, TRAIT.part(action))
    if action in UPGRADING:
        return upgrade(box, t, seat, action)
    if action in SWAPPING:
        return swap(box, t, seat, action)
    if action in PLAY_SCIENCE:
        play_science(box, t, seat, PLAY_SCIENCE.part(action))
        return False
    if action in BREEDING:
        return breed(box, t, seat, action)
    if action in RESEARCH:
        use_pup(t, seat, action)
        return True
    if action in TRADING:
        return trade(box, t, seat, action)
    if action in TURN_BLANK:
        turn_blank(t, t.seat[seat])
        return False
    return finish(box, t, seat)


@njit
def select(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Take a fox or a space in Selection, or draw one of three foxes."""
    own = t.seat[seat]
    if action in TAKE:
        sex, place = TAKE.parts(action)
        take_fox(t, seat, sex, place)
    elif action in DRAW and own.step == Step.FOXES:
        if draw_fox(t, own, DRAW.part(action)):
            ask(t, seat, Step.REPLACE.value)
        return False
    elif action in DRAW:
        take_random_fox(t, seat, DRAW.part(action))
    else:
        claim_space(t, seat, CLAIM.part(action))
        if own.swapping != NOTHING:
            ask(t, seat, Step.TILE.value)
            return False
        collect_supplies(box, t, seat)
    return True


@njit
def upgrade(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Unlock an upgrade, join a patron or keep a study."""
    own = t.seat[seat]
    if action in UPGRADE:
        track, trait = UPGRADE.parts(action)
        unlock_upgrade(box, t, seat, track, trait)
        return not asks_for_patron(t, seat, track)
    if action in MIXED:
        own.paying = MIXED.part(action)
        own.paid = 0
        ask(t, seat, Step.PAYING.value)
        return False
    if action in PATRON:
        join_patron(t, seat, PATRON.part(action))
        if own.swapping != NOTHING:
            ask(t, seat, Step.TILE.value)
            return False
        collect_from_patron(box, t, seat)
    else:
        keep_study(t, seat, KEEP_STUDY.part(action))
        draw_awaited_studies(t)
    return True


@njit
def swap(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Swap a tile, and after the last take what the seat's own place shows then."""
    own = t.seat[seat]
    if action in SWAP_DISCARD:
        swap_with_discard(t, own, SWAP_DISCARD.part(action))
    elif action in SWAP_SPACE:
        swap_with_space(t, own, SWAP_SPACE.part(action))
    else:
        swap_with_patron(t, own, SWAP_PATRON.part(action))
    if own.swapping != NOTHING:
        return False
    if own.target == NOTHING:
        collect_supplies(box, t, seat)
    else:
        collect_from_patron(box, t, seat)
    return True


@njit
def choose_trait(box: BoxRecord, t: Table, seat: int, trait: int) -> bool:
    """Choose a trait for whatever it is needed."""
    own = t.seat[seat]
    if own.step == Step.EXTRA:
        roll_extra_die(box, t, own, trait)
        ask(t, seat, Step.ARRANGE.value)
        return False
    if own.step == Step.PAYING:
        track = own.paying
        return pay_mixed(box, t, seat, trait) and not asks_for_patron(t, seat, track)
    if own.step == Step.PENALTY:
        pay_penalty(own, trait)
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
    own = t.seat[seat]
    if kind == Science.FOXES:
        begin_foxes(t, own)
        ask(t, seat, Step.FOXES.value)
    elif kind == Science.SWAP_DISCARD or kind == Science.SWAP_FACEUP:
        begin_swap(t, own, kind)
        if own.step == Step.ROLL:
            ask(t, seat, Step.UPGRADE.value)
    elif kind == Science.TRADE:
        begin_trade(t, own)
        own.back = own.step
        ask(t, seat, Step.TRADE.value)
    elif kind == Science.MIXED:
        begin_mixed(t, own)
        ask(t, seat, Step.MIXED.value)
    else:
        lay_science(t, own, kind)
        if kind == Science.CHANGE:
            ask(t, seat, Step.DIE.value)
        elif kind == Science.REROLL:
            reroll_halves(box, t, own)
        elif kind == Science.EXTRA:
            ask(t, seat, Step.EXTRA.value)
        elif kind == Science.KEEP:
            ask(t, seat, Step.KEEP.value)
        else:
            add_symbol(own, kind - Science.PLUS_TAIL)


@njit
def breed(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Roll, arrange and record a pup."""
    own = t.seat[seat]
    if action in DIE:
        own.choosing = DIE.part(action)
        ask(t, seat, Step.FACE.value)
    elif action in FACE:
        change_die(box, own, FACE.part(action))
        ask(t, seat, Step.ARRANGE.value)
    elif action in REPLACE:
        replace_parent(box, t, own, REPLACE.part(action))
        ask(t, seat, Step.ROLL.value)
    elif action in ROLL:
        roll_pup(box, t, seat)
        ask(t, seat, Step.ARRANGE.value)
    elif action in PLACE:
        die, part, trait = PLACE.parts(action)
        place_part(box, own, die, part, trait)
    elif action in SPEND:
        spend_token(own, SPEND.part(action))
    elif action in BEST:
        arrange_best(box, own, BEST.part(action))
    else:
        record_pup(box, t, seat)
        return True
    return False


@njit
def use_pup(t: Table, seat: int, action: int) -> None:
    """Complete a level with a pup, keep it, or give it a place in the kennel."""
    own = t.seat[seat]
    if action in ASSIGN:
        pup, study = ASSIGN.parts(action)
        complete_level(t, own, pup, study)
    elif own.step == Step.KEEP:
        keep_pup(t, own, PUP.part(action))
    else:
        queue_pup(t, seat, PUP.part(action))


@njit
def trade(box: BoxRecord, t: Table, seat: int, action: int) -> bool:
    """Trade a token; after the last the seat goes on with what it was doing."""
    own = t.seat[seat]
    if action in TRADE_AWAY:
        more = trade_token(box, own, AWAY, TRADE_AWAY.part(action))
    else:
        more = trade_token(box, own, FOR, TRADE_FOR.part(action))
    return not more and end_trade(t, seat)


@njit
def end_trade(t: Table, seat: int) -> bool:
    """Ask again what the trade has interrupted; whether there are upgrades to buy has to be found anew."""
    own = t.seat[seat]
    ask(t, seat, own.back)
    return own.back == Step.ROLL or own.back == Step.UPGRADE


@njit
def finish(box: BoxRecord, t: Table, seat: int) -> bool:
    """Do no more of what the seat was doing."""
    own = t.seat[seat]
    if own.step == Step.TRADE:
        return end_trade(t, seat)
    if own.step == Step.FOXES:
        ask(t, seat, Step.REPLACE.value)
        return False
    if own.step == Step.REPLACE:
        replace_parent(box, t, own, NOTHING)
        ask(t, seat, Step.ROLL.value)
        return False
    if own.step == Step.ROLL:  # rule rul-25
        own.stage = Stage.STUDYING
    elif own.step == Step.ASSIGN:
        finish_studies(box, t, seat)
    else:  # rule upg-1
        own.stage = Stage.BREEDING if own.stage == Stage.EQUIPPING else Stage.SETTLING
    return True
