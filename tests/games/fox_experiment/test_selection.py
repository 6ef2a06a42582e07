"""Selection: a father, a mother and a supply space, one at a turn."""

from collections import Counter

import pytest

from reynard.games.fox_experiment.actions import CLAIM, DRAW, TAKE
from reynard.games.fox_experiment.table import NOBODY, NOTHING, Sex

from .board import bred_fox, dice_of, lay_row, lay_tile, row_of, tile_discards, wild
from .positions import can, choose, go_to_breeding, offered, refusal, sit_down, stage, step
from .stashes import friendly, give, hand, strip, tokens


@pytest.mark.rule("sel-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_turns_each_in_turn_order(seats):
    match = sit_down(seats)
    asked = []
    for turn in range(3 * seats):
        seat = match.pending[0]
        assert match.pending == (seat,)
        asked.append(seat)
        lap = turn // seats
        choose(match, seat, (f"space:{seat}", f"kennel:male:{seat}", f"kennel:female:{seat}")[lap])
        while step(match, seat) == "wild":
            choose(match, seat, "token:ear")
    assert asked == list(range(seats)) * 3
    assert all(stage(match, seat) != "selecting" for seat in range(seats))


@pytest.mark.rule("sel-1")
def test_one_of_each_in_any_order():
    match = sit_down()
    for seat, ref in enumerate(("kennel:male:0", "space:0", "kennel:female:3")):
        choose(match, seat, ref)
    kinds = [{at[0].rpartition(":")[0] for at in offered(match, seat)} for seat in range(3)]
    assert kinds[0] == {"kennel:female", "deck", "space"}
    choose(match, 0, "kennel:female:0")
    assert {at[0].partition(":")[0] for at in offered(match, 1)} == {"kennel", "deck"}
    choose(match, 1, "kennel:male:1")
    choose(match, 2, "space:1")
    while step(match, 2) == "wild":
        choose(match, 2, "token:ear")
    assert {at[0].partition(":")[0] for at in offered(match, 0)} == {"space"}
    choose(match, 0, "space:2")
    while step(match, 0) == "wild":
        choose(match, 0, "token:ear")
    assert {at[0] for at in offered(match, 1)} == {"kennel:female:1", "kennel:female:2", "deck:female"}


@pytest.mark.rule("sel-1")
def test_what_one_has_already_is_refused():
    match = sit_down()
    choose(match, 0, "kennel:male:0")
    choose(match, 1, "space:0")
    choose(match, 2, "kennel:female:0")
    refused = refusal(match, 0, TAKE(Sex.MALE, 1))
    assert str(refused) == "You have a father already."
    assert refused.rule == "sel-1"
    choose(match, 0, "kennel:female:1")
    refused = refusal(match, 1, CLAIM(1))
    assert str(refused) == "You have a supply space already: take a parent."
    assert refused.rule == "sel-1"
    refused = refusal(match, 0, TAKE(Sex.MALE, 1))
    assert str(refused) == "It is another player's turn."


@pytest.mark.rule("sel-2")
def test_a_fox_is_taken_and_the_gap_stays():
    match = sit_down()
    fox = row_of(match, "female")[2]
    before = match.view()["females"]["deck"]
    choose(match, 0, "kennel:female:2")
    assert match.table.seat[0].parent[Sex.FEMALE] == fox
    assert match.table.seat[0].parent[Sex.MALE] == NOTHING
    assert row_of(match, "female")[2] == NOTHING
    assert len(row_of(match, "female")) == 4
    assert match.view()["females"]["deck"] == before
    choose(match, 1, "space:0")
    assert not can(match, 2, "kennel:female:2")
    refused = refusal(match, 2, TAKE(Sex.FEMALE, 2))
    assert str(refused) == "No fox lies there: take one that does."
    assert refused.rule == "sel-2"


@pytest.mark.rule("sel-2")
def test_a_fox_bred_by_anybody_may_be_taken():
    match = sit_down()
    foxes = [bred_fox(match, owner, "male", tail=3) for owner in range(3)]
    lay_row(match, "male", *foxes, "Julsbar")
    choose(match, 0, "kennel:male:1")
    assert match.view()["seats"][0]["father"]["owner"] == 1
    choose(match, 1, "kennel:male:0")
    choose(match, 2, "kennel:male:2")
    assert [match.view()["seats"][seat]["father"]["owner"] for seat in range(3)] == [1, 0, 2]


@pytest.mark.rule("sel-3")
def test_the_top_fox_of_a_deck_may_be_drawn():
    match = sit_down()
    deck = {int(fox) for fox in match.table.kennel[Sex.MALE].deck[: match.table.kennel[Sex.MALE].left]}
    row = row_of(match, "male")
    choose(match, 0, "deck:male")
    drawn = int(match.table.seat[0].parent[Sex.MALE])
    assert drawn in deck
    assert row_of(match, "male") == row
    assert match.view()["males"]["deck"] == 13
    assert match.pending == (1,)
    for _ in range(2):
        for seat, ref in ((1, "space:0"), (2, "space:1")):
            if match.pending == (seat,) and step(match, seat) == "select" and can(match, seat, ref):
                choose(match, seat, ref)
            while step(match, seat) == "wild":
                choose(match, seat, "token:ear")
    assert str(refusal(match, 0, DRAW(Sex.MALE))) == "You have a father already."


@pytest.mark.rule("sel-4")
def test_a_gear_stands_on_a_space_in_use_where_nobody_stands():
    match = sit_down()
    assert {at[0] for at in offered(match, 0) if at[0].startswith("space")} == {f"space:{n}" for n in range(4)}
    assert match.table.holder[1] == NOBODY
    choose(match, 0, "space:1")
    while step(match, 0) == "wild":
        choose(match, 0, "token:ear")
    assert match.table.holder[1] == 0
    assert match.view()["seats"][0]["space"] == 1
    assert not can(match, 1, "space:1")
    refused = refusal(match, 1, CLAIM(1))
    assert refused.rule in match.game.rulebook.rules
    refused = refusal(match, 1, CLAIM(4))
    assert refused.rule in match.game.rulebook.rules


@pytest.mark.rule("sel-5")
@pytest.mark.parametrize(
    ("seats", "space", "printed_friendly", "printed_science"),
    [(3, 1, 0, 0), (3, 2, 1, 0), (3, 3, 0, 1), (4, 4, 1, 1), (5, 5, 1, 1), (6, 5, 1, 1), (6, 6, 2, 1)],
)
def test_a_space_gives_its_tile_and_what_is_printed(seats, space, printed_friendly, printed_science):
    """p. 9: both the icons of the tile and those below it; then the tile is discarded and the gear stands there."""
    match = sit_down(seats)
    tile = lay_tile(match, f"space:{space}", "bark friendly")
    choose(match, 0, f"space:{space}")
    assert tokens(match, 0) == {"bark": 1}
    assert friendly(match, 0) == 1 + printed_friendly
    assert hand(match, 0).total() == match.table.seat[0].hand == printed_science
    assert tile_discards(match) == [tile]
    assert match.table.tile[space] == NOTHING
    assert match.table.holder[space] == 0
    assert match.pending == (1,)


@pytest.mark.rule("sel-5")
@pytest.mark.rule("adm-7")
def test_the_first_space_gives_nothing_but_the_first_turn():
    match = sit_down()
    choose(match, 0, "space:3")
    while step(match, 0) == "wild":
        choose(match, 0, "token:ear")
    before = (tokens(match, 1), friendly(match, 1), hand(match, 1))
    choose(match, 1, "space:0")
    assert (tokens(match, 1), friendly(match, 1), hand(match, 1)) == before
    assert match.table.holder[0] == 1


@pytest.mark.rule("sel-6")
@pytest.mark.parametrize(
    ("icons", "traits", "friends", "cards"),
    [
        ("tail ear", {"tail": 1, "ear": 1}, 0, 0),
        ("spot science", {"spot": 1}, 0, 1),
        ("friendly friendly", {}, 2, 0),
        ("friendly science", {}, 1, 1),
    ],
)
def test_supplies(icons, traits, friends, cards):
    match = sit_down()
    deck = Counter({kind: int(number) for kind, number in enumerate(match.table.science_deck)})
    lay_tile(match, "space:1", icons)
    choose(match, 0, "space:1")
    assert (tokens(match, 0), friendly(match, 0), hand(match, 0).total()) == (traits, friends, cards)
    assert match.view()["science_deck"] == deck.total() - cards


@pytest.mark.rule("sel-6")
@pytest.mark.parametrize("trait", ["tail", "ear", "bark", "spot"])
def test_the_trait_of_a_wild_token_is_chosen_at_once(trait):
    match = sit_down()
    lay_tile(match, "space:1", "wild friendly")
    choose(match, 0, "space:1")
    assert match.pending == (0,)
    assert step(match, 0) == "wild"
    assert friendly(match, 0) == 1
    assert tokens(match, 0) == {}
    assert set(offered(match, 0)) == {("token:tail",), ("token:ear",), ("token:bark",), ("token:spot",)}
    assert str(refusal(match, 0, TAKE(Sex.MALE, 0))) == "Choose the trait of your wild token first."
    choose(match, 0, f"token:{trait}")
    assert tokens(match, 0) == {trait: 1}
    assert match.pending == (1,)


@pytest.mark.rule("sel-6")
def test_only_its_owner_sees_a_science_card():
    match = sit_down()
    lay_tile(match, "space:1", "friendly science")
    choose(match, 0, "space:1")
    (card,) = match.view(0)["seats"][0]["science"]
    assert card["count"] == 1
    for viewer in (1, 2, None):
        shown = match.view(viewer)["seats"][0]
        assert shown["science"] is None
        assert shown["hand"] == 1


@pytest.mark.rule("sel-7")
@pytest.mark.parametrize("sex", [Sex.MALE, Sex.FEMALE])
def test_whoever_kept_a_pup_takes_two_turns(sex):
    match = sit_down()
    pup = bred_fox(match, 1, sex.name.lower(), tail=3)
    match.table.seat[1].parent[sex] = pup
    match.table.seat[1].turns = 2
    asked = []
    while all(stage(match, seat) == "selecting" for seat in range(3)):
        seat = match.pending[0]
        asked.append(seat)
        if seat == 1:
            row = sex.name.lower()
            assert not any(at[0].startswith((f"kennel:{row}", f"deck:{row}")) for at in offered(match, 1))
        refs = [at[0] for at in offered(match, seat) if at[0].startswith(("space", "kennel"))]
        choose(match, seat, sorted(refs, reverse=True)[0])
        while step(match, seat) == "wild":
            choose(match, seat, "token:ear")
    assert asked == [0, 1, 2, 0, 1, 2, 0, 2]
    assert match.table.seat[1].parent[sex] == pup


@pytest.mark.rule("sel-8")
@pytest.mark.rule("upg-1")
def test_upgrades_can_be_bought_before_breeding():
    """Two matching tokens: everybody who can pay is asked, at the same time, before rolling."""
    match = sit_down()
    go_to_breeding(match)
    assert [step(match, seat) for seat in range(3)] == ["roll"] * 3
    match = sit_down()
    give(match, 1, ear=2)
    for seat in (0, 2):
        give(match, seat, ear=1, tail=1)
    for lap in range(3):
        for seat in range(3):
            choose(match, seat, (f"kennel:male:{seat}", f"kennel:female:{seat}", f"space:{seat}")[lap])
            while step(match, seat) == "wild":
                choose(match, seat, "token:spot")
            if lap == 2 and seat < 2:
                strip(match, seat)
                give(match, seat, **({"ear": 2} if seat == 1 else {"ear": 1, "tail": 1}))
    assert step(match, 0) == "roll"
    assert step(match, 1) == "upgrade"
    assert stage(match, 1) == "equipping"
    choose(match, 1, "upgrade:dice", "token:ear")
    assert tokens(match, 1) == {}
    assert match.view()["seats"][1]["friendly_dice"] == 2
    assert step(match, 1) == "roll"


@pytest.mark.rule("sel-2")
def test_julsbar_and_vera_are_in_the_box():
    match = sit_down()
    assert dice_of(match, wild(match, "Julsbar")) == {"ear": 1, "spot": 1}
    assert dice_of(match, wild(match, "Vera")) == {"bark": 1, "spot": 2}
