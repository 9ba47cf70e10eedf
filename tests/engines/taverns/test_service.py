"""Serving, buying, upgrading, and the end of the turn.  R2-R4, R65-R85, R108"""

import pytest

from app.engines.taverns.components import NOBLE, TILES
from tests.engines.taverns.builder import (
    A,
    B,
    again,
    do,
    gained,
    mask,
    names,
    owns,
    placing,
    said,
    service,
    supply_of,
    verbs,
)

# -- activating dice


def test_beer_dealers_bring_their_beer_first():
    """R65: one each, before any action."""
    state = placing("2", laid={A: "beer_dealer beer_dealer bard"}, level=3)
    do(state, "finish")

    assert (state.beer, state.doubloons) == (2, 0)


def test_each_die_is_activated_once():
    """R66, R67: it leaves its space and yields."""
    state = service("regular_1:2 cash_till:4 monk:5", seated={A: "regular_1"})
    assert verbs(state, "activate") == ["regular_1", "cash_till", "monk"]

    do(state, "activate regular_1")
    assert state.doubloons == 2
    assert verbs(state, "activate") == ["cash_till", "monk"]
    do(state, "activate monk")
    assert state.monastery[A] == 1
    assert verbs(state, "activate") == ["cash_till"]


def test_all_dice_at_once():
    """R67 (ruling): seats, till, delivery, barrel, monk."""
    state = service(
        "monk:5 barrel:2 beer_delivery:1 beer_delivery:6 cash_till:3 regular_2:3 regular_1:2",
        seated={A: "regular_1 regular_2"},
    )
    state.trace = []
    do(state, "activate_all")

    told = [event[0] + (f" {event[3]}" if len(event) > 3 else "") for event in state.trace]
    assert told == [
        "doubloons regular_1", "doubloons regular_2", "doubloons cash_till",
        "beer beer_delivery", "beer beer_delivery", "beer barrel", "monastery_step",
    ]  # fmt: skip
    assert (state.doubloons, state.beer) == (5, 3)
    assert verbs(state, "activate") == []
    assert "activate_all" not in said(state)


def test_a_choice_between_two_dice_of_all():
    """R67, R8: the ban of monastery space 5 is asked before the next monk moves on to space 7."""
    state = service("monk:5 monk:5 monk:5", seated={A: "regular_1"}, monastery={A: 4})
    do(state, "activate_all")
    assert state.decision == "choose_banned_card"
    assert state.monastery[A] == 5

    do(state, "decline")
    assert state.monastery[A] == 7
    assert gained(state, A) == "dishwasher"
    assert state.decision == "service"


def test_seats_pay_what_is_printed():
    """R68: a noble 4, a guest of 8 beer 8."""
    state = service("noble:4 guest_8_4:2 regular_5:2", seated={A: "noble guest_8_4 regular_5"})

    assert do(state, "activate noble").doubloons == 4
    assert do(state, "activate guest_8_4").doubloons == 12
    assert do(state, "activate regular_5").doubloons == 13


@pytest.mark.parametrize(("tiles", "doubloons"), [("", 1), ("cash_till", 3)])
@pytest.mark.parametrize("face", [1, 6])
def test_the_till_pays_the_same_for_every_face(tiles, doubloons, face):
    """R69."""
    assert do(service(f"cash_till:{face}", tiles={A: tiles}), "activate cash_till").doubloons == doubloons


def test_suppliers_and_the_upgrade_add_beer_to_every_die():
    """C14 (R70): two dice with two suppliers give 6, with the upgrade 8."""
    for tiles, beer in (("", 6), ("beer_delivery", 8)):
        state = service("beer_delivery:1 beer_delivery:6", laid={A: "supplier supplier"}, tiles={A: tiles})
        do(state, "activate beer_delivery", "activate beer_delivery")
        assert state.beer == beer


@pytest.mark.parametrize(("tiles", "beer"), [("", 1), ("barrel", 2)])
def test_the_barrel(tiles, beer):
    """R71."""
    assert do(service("barrel:3", tiles={A: tiles}), "activate barrel").beer == beer


@pytest.mark.parametrize(("tiles", "spaces"), [("", 1), ("monk", 2)])
def test_the_monk_walks(tiles, spaces):
    """R72: each die."""
    state = service("monk:5 monk:5", tiles={A: tiles})

    assert do(state, "activate monk").monastery[A] == spaces
    assert do(state, "activate monk").monastery[A] == 2 * spaces


# -- paying


def test_income_is_spent_before_what_is_stored():
    """R73, R2: doubloons."""
    state = service(doubloons=3, stored_doubloons={A: 2})
    do(state, "buy dishwasher")
    assert (state.doubloons, state.stored_doubloons[A]) == (0, 2)

    do(state, "buy beer_dealer")
    assert (state.doubloons, state.stored_doubloons[A]) == (0, 0)


def test_beer_is_paid_from_income_first():
    """R73, R2."""
    state = service(beer=4, stored_beer={A: 5}, tiles={A: "beer_storage"}, display="guest_6_1 - - -")
    do(state, "recruit guest_6_1")

    assert (state.beer, state.stored_beer[A]) == (0, 3)


def test_beer_buys_no_cards_and_doubloons_no_guests():
    """R73."""
    assert verbs(service(beer=40), "buy") == verbs(service(beer=40), "upgrade") == []
    assert verbs(service(doubloons=40), "recruit") == verbs(service(doubloons=40), "nobles") == []


def test_what_others_stored_is_theirs():
    """R73."""
    state = service(stored_doubloons={B: 2}, stored_beer={B: 2})

    assert verbs(state, "buy") == []
    assert do(state, "end").stored_doubloons == [0, 2]


# -- buying


def test_each_type_once_a_round():
    """C20 (R75, R95): cards gained in other ways do not count."""
    state = service(doubloons=15, beer=6, display="guest_6_5 - - -")
    do(state, "buy supplier", "recruit guest_6_5")

    assert (state.doubloons, state.beer) == (9, 0)
    assert "supplier" not in verbs(state, "buy")
    assert {"table", "waitress"} <= set(verbs(state, "buy"))
    assert gained(state, A) == "waitress"


def test_prices_of_tavern_cards():
    """R75, R150: what can be paid is offered, at level 1 no bard."""
    assert verbs(service(doubloons=1), "buy") == []
    assert verbs(service(doubloons=1, level=3), "buy") == ["bard"]
    assert verbs(service(doubloons=4), "buy") == ["beer_dealer", "dishwasher", "waitress"]
    assert verbs(service(doubloons=6), "buy") == ["beer_dealer", "dishwasher", "waitress", "table", "supplier"]
    state = service(doubloons=21, level=3)
    do(state, *(f"buy {name}" for name in ("bard", "beer_dealer", "dishwasher", "waitress", "table", "supplier")))
    assert state.doubloons == 0


def test_every_type_can_be_bought_again_next_round():
    """R75."""
    state = service(doubloons=9)
    do(state, "buy dishwasher", "end", "finish", "end")
    while state.decision != "place_dice":
        state.apply(state.legal()[0])
    do(state, "finish", "end", "finish")  # B begins
    state.doubloons = 9

    assert (state.round, state.actor) == (5, A)
    assert "dishwasher" in verbs(again(state), "buy")


def test_an_empty_supply_sells_nothing():
    """R75, R4."""
    state = service(doubloons=20, supply={"table": 0, "supplier": 1})
    assert verbs(state, "buy") == ["beer_dealer", "dishwasher", "waitress", "supplier"]

    do(state, "buy supplier")
    assert supply_of(state, "supplier") == 0


def test_gained_cards_lie_on_top_of_the_draw_pile():
    """R3: the last one is drawn first; none is used this evening."""
    state = service("beer_delivery:1", doubloons=9, deck={A: "regular_1 regular_2"})
    do(state, "buy supplier", "buy dishwasher")

    assert gained(state, A, 4) == "dishwasher supplier regular_1 regular_2"
    assert state.laid[A] == []
    assert do(state, "activate beer_delivery").beer == 1
    assert state.hidden[A] == 0


# -- upgrading


def test_the_better_till_pays_the_die_that_lies_there():
    """C15 (R78, R79, R83)."""
    state = service("cash_till:4", doubloons=8)
    do(state, "upgrade cash_till 0")

    assert state.doubloons == 0
    assert gained(state, A) == "noble"
    assert owns(state, A, "noble") == 1
    assert do(state, "activate cash_till").doubloons == 3


def test_a_die_activated_before_gives_nothing_more():
    """C16 (R83)."""
    state = service("cash_till:4", doubloons=7)
    do(state, "activate cash_till", "upgrade cash_till 0")

    assert state.doubloons == 0
    assert verbs(state, "activate") == []


def test_returned_cards_lower_the_price():
    """C17 (R80, R4): two dishwashers go back to the supply."""
    state = service(doubloons=3, laid={A: "dishwasher dishwasher"})
    before = supply_of(state, "dishwasher")
    assert verbs(state, "upgrade") == ["wash_place 2"]
    do(state, "upgrade wash_place 2")

    assert state.doubloons == 0
    assert supply_of(state, "dishwasher") == before + 2
    assert owns(state, A, "dishwasher") == 0
    assert gained(state, A) == "noble"


def test_no_change_is_given():
    """C18 (R80): four beer dealers for a storage of 6; two of them are too few."""
    state = service(doubloons=0, laid={A: "beer_dealer beer_dealer beer_dealer beer_dealer"})
    assert verbs(state, "upgrade") == ["beer_storage 3", "beer_storage 4"]
    do(state, "upgrade beer_storage 4")

    assert state.doubloons == 0
    assert supply_of(state, "beer_dealer") == 16
    assert owns(state, A, "noble") == 1
    assert owns(state, A, "beer_dealer") == 0


@pytest.mark.parametrize(
    ("tile", "cost", "card", "discount"),
    [
        ("tables", 12, "table", 5),
        ("waitress_post", 12, "waitress", 4),
        ("wash_place", 9, "dishwasher", 3),
        ("beer_delivery", 12, "supplier", 5),
        ("beer_storage", 6, "beer_dealer", 2),
    ],
)
def test_matching_cards(tile, cost, card, discount):
    """R78, R80: price of the tile and what one card takes off."""
    assert f"{tile} 0" in verbs(service(doubloons=cost), "upgrade")
    assert f"{tile} 0" not in verbs(service(doubloons=cost - 1), "upgrade")
    state = service(doubloons=cost - discount, laid={A: card})
    assert [text for text in verbs(state, "upgrade") if text.startswith(tile)] == [f"{tile} 1"]
    assert do(state, f"upgrade {tile} 1").doubloons == 0


@pytest.mark.parametrize(("tile", "cost"), [("cash_till", 8), ("monk", 8), ("barrel", 6), ("safe", 5)])
def test_four_tiles_have_no_discount(tile, cost):
    """R80, R81: whatever is laid out."""
    laid = "bard beer_dealer dishwasher waitress table supplier"
    state = service(doubloons=cost, level=3, laid={A: laid})
    assert [text for text in verbs(state, "upgrade") if text.startswith(tile)] == [f"{tile} 0"]

    state = service(doubloons=cost - 1, level=3, laid={A: laid})
    assert [text for text in verbs(state, "upgrade") if text.startswith(tile)] == []


def test_only_laid_out_cards_are_returned():
    """R81: none from the piles, none bought this turn, no bards."""
    state = service(
        doubloons=8,
        level=3,
        deck={A: "dishwasher dishwasher"},
        discard={A: "dishwasher regular_1"},
        laid={A: "bard bard bard"},
    )
    assert verbs(state, "upgrade") == ["cash_till 0", "barrel 0", "monk 0", "safe 0", "beer_storage 0"]

    do(state, "buy dishwasher")
    assert not [text for text in verbs(state, "upgrade") if text.startswith("wash_place")]


def test_the_owner_decides_how_many_cards_to_return():
    """R78, R80: from none to all, also more than needed."""
    state = service(doubloons=12, laid={A: "table table table"})
    prices = [text for text in verbs(state, "upgrade") if text.startswith("tables")]
    assert prices == ["tables 0", "tables 1", "tables 2", "tables 3"]

    do(state, "upgrade tables 1")
    assert state.doubloons == 5
    assert names(state.laid[A]) == "table table"


def test_the_card_revealed_last_is_returned():
    """R78 (ruling): the first of two table cards stays."""
    state = service(doubloons=12, laid={A: "table waitress table"})
    do(state, "upgrade tables 1")

    assert names(state.laid[A]) == "table waitress"


def test_each_tile_once_and_any_number_in_a_turn():
    """R78, R79: a noble for each."""
    state = service(doubloons=100)
    for tile in TILES:
        do(state, f"upgrade {tile.id} 0")

    assert verbs(state, "upgrade") == []
    assert state.doubloons == 100 - 78
    assert owns(state, A, "noble") == 9
    assert state.tiles[A] == mask(" ".join(tile.id for tile in TILES))


def test_three_tiles_work_from_the_next_round_on():
    """R82 (ruling for the tables): all others at once."""
    state = service(doubloons=100)
    for tile in TILES:
        do(state, f"upgrade {tile.id} 0")

    assert state.fresh[A] == mask("tables waitress_post wash_place")
    late = {tile.id for number, tile in enumerate(TILES) if not state.works(A, number)}
    assert late == {"tables", "waitress_post", "wash_place"}
    do(state, "end", "finish", "end")
    assert state.round == 5
    assert all(state.works(A, number) for number in range(9))


def test_a_fourth_table_bought_today_is_filled_tomorrow():
    """R82, R32."""
    state = service(doubloons=12, round=3, deck={A: "regular_1 regular_2 regular_3 regular_4 regular_5"})
    do(state, "upgrade tables 0", "end", "finish", "end")

    assert state.round == 4
    assert names(state.seated[A]) == "noble regular_1 regular_2 regular_3"


def test_dice_on_an_upgraded_tile_stay_there():
    """R83: delivery, barrel and monk alike."""
    state = service("beer_delivery:1 barrel:2 monk:5", doubloons=26)
    do(state, "upgrade beer_delivery 0", "upgrade barrel 0", "upgrade monk 0", "activate_all")

    assert state.beer == 4
    assert state.monastery[A] == 2


def test_a_returned_supplier_no_longer_delivers():
    """R84 (ruling): dice activated before keep their beer."""
    state = service("beer_delivery:1 beer_delivery:1", doubloons=12, laid={A: "supplier"})
    do(state, "activate beer_delivery")
    assert state.beer == 2

    do(state, "upgrade beer_delivery 1", "activate beer_delivery")
    assert state.beer == 4  # upgraded 2, no supplier
    assert state.doubloons == 5


def test_a_returned_beer_dealer_keeps_the_beer_given():
    """R84 (ruling)."""
    state = placing("2", laid={A: "beer_dealer"}, stored_doubloons={A: 4}, tiles={A: "safe"})
    do(state, "finish", "upgrade beer_storage 1")

    assert state.beer == 1


def test_returned_staff_does_not_undo_dice():
    """R84 (ruling): the raised die still pays, the coloured die is still there."""
    state = placing("1 1 1 1 2", laid={A: "dishwasher waitress"}, seated={A: "regular_1"})
    do(state, "place 1 regular_1", "place 2 cash_till", "finish")
    state.doubloons = 20
    do(again(state), "upgrade wash_place 1", "upgrade waitress_post 1", "activate_all")

    assert state.doubloons == 20 - 6 - 8 + 2 + 1


def test_a_returned_table_leaves_its_guest():
    """R84 (ruling): seated with its die until closing time."""
    state = service(
        "regular_4:3", doubloons=7, laid={A: "table"}, seated={A: "regular_1 regular_2 regular_3 regular_4"}
    )
    do(state, "upgrade tables 1")

    assert names(state.seated[A]) == "regular_1 regular_2 regular_3 regular_4"
    assert do(state, "activate regular_4").doubloons == 2


def test_a_returned_card_can_be_gained_again_in_the_same_turn():
    """R4, R80."""
    state = service(doubloons=12, supply={"table": 0}, laid={A: "table"})
    assert "table" not in verbs(state, "buy")

    do(state, "upgrade tables 1")
    assert "table" in verbs(state, "buy")


# -- the end of the turn


def test_two_of_each_are_stored():
    """C25 (R108, R15)."""
    state = do(service(doubloons=7, beer=3), "end")

    assert (state.stored_doubloons[A], state.stored_beer[A]) == (2, 2)
    assert (state.doubloons, state.beer) == (0, 0)


def test_what_has_no_room_is_told():
    """R108: nothing vanishes without a word."""
    state = service(level=2, doubloons=7, beer=1, schnapps={A: 6})
    state.trace = []
    do(state, "end")

    assert ("lost", A, 5, 0, 2) in state.trace
    state = service(doubloons=2, beer=2)
    state.trace = []
    do(state, "end")
    assert not [event for event in state.trace if event[0] == "lost"]


def test_upgraded_storages_hold_five():
    """C25 (R82, R108): upgraded this very turn."""
    state = do(service(doubloons=12, beer=9, tiles={A: "beer_storage"}), "upgrade safe 0", "end")

    assert (state.stored_doubloons[A], state.stored_beer[A]) == (5, 5)


def test_what_was_stored_counts_too():
    """R108: stored + income - spent."""
    state = service(doubloons=1, stored_doubloons={A: 2}, beer=0, stored_beer={A: 1})
    do(state, "buy beer_dealer", "end")

    assert (state.stored_doubloons[A], state.stored_beer[A]) == (1, 1)


def test_dice_left_on_their_spaces_are_lost():
    """R108: ending is always possible."""
    state = service("cash_till:4 regular_1:2 beer_delivery:1 barrel:1 monk:5", seated={A: "regular_1"})
    assert said(state)[-1] == "end"
    do(state, "end")

    assert (state.stored_doubloons, state.stored_beer) == ([0, 0], [0, 0])
    assert state.actor == B
    assert (state.on_till, state.on_barrel, state.on_seat) == (0, 0, [])
    assert sum(state.on_delivery) + sum(state.on_monk) + sum(state.dice) == 0


def test_every_action_uses_something_up():
    """R66: with nothing left only the end remains."""
    state = service(doubloons=1, beer=2)

    assert said(state) == ["end"]


def test_all_actions_mix_freely():
    """R66: buying between two dice, hiring before the last one."""
    state = service("cash_till:1 beer_delivery:6", doubloons=1, beer=8, counter_guests={A: 1})
    do(state, "activate cash_till", "buy beer_dealer", "activate beer_delivery", "nobles 1", "counter", "end")

    assert owns(state, A, "beer_dealer") == owns(state, A, "noble") == 1
    assert state.monastery[A] == 1


def test_nobles_never_run_out():
    """R4: any number."""
    state = service(beer=18 * 30)
    for _ in range(30):
        do(state, "nobles 3")

    assert state.owned(A).count(NOBLE) == 90
