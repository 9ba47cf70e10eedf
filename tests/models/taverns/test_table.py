"""The table shows everything public, with reasons for every number.  R118-R120, R195-R198"""

from random import Random

import pytest

from app.engines.taverns import components as c
from app.models.table_model import TableModel
from app.models.table_reading import pieces_in, zone_key_of
from app.models.taverns.pieces import NONE, GainedPiece
from app.models.taverns.seat_numbers import FACTS
from app.models.taverns.words import column_costs
from tests.engines.taverns.builder import A, B, again, do, evening, filling, placing, service
from tests.models.play import LENI, SEATS, clean, persons
from tests.models.taverns.play import PRESENTER, game, games


def table(state, viewer=A, seats=None):
    return PRESENTER.table(state, viewer, seats or persons(state.players))


def piece(state, key, viewer=A):
    return table(state, viewer).piece(key)


def words(state, key, viewer=A, seats=None):
    """Name and tip of a piece."""
    shown = table(state, viewer, seats)
    return PRESENTER.describe(shown.piece(key), shown.viewer)


def tip(state, key, viewer=A):
    """A tooltip as lines."""
    return words(state, key, viewer).tip.split("\n")


def keys(state, zone):
    return [each.key for each in table(state).zone(zone).pieces]


# what lies where


def test_zones_never_change_within_a_game():
    for states, _ in games():
        seats = SEATS[: states[0].players]
        assert len({tuple(zone.key for zone in table(state, 0, seats).zones) for state in states[::5]}) == 1


def test_guests_sit_at_tables_and_helpers_lie_at_their_tiles():
    """R34, R36: the third printed table is taken last, then that of the table card."""
    state = filling(deck={A: "bard regular_1 table waitress regular_2 regular_3 supplier regular_4"}, level=3)

    assert keys(state, "tables:0") == ["seat:0:0", "seat:0:1", "seat:0:2", "seat:0:3"]
    assert [p.place for p in table(state).zone("seated:0").pieces] == [0, 1, 2, 3]
    laid = table(state).zone("laid:0").pieces
    assert [(p.face, p.tile, p.place, p.covered) for p in laid] == [
        ("bard", c.BEER_STORAGE, NONE, False),
        ("table", c.TABLES, 3, True),
        ("waitress", c.WAITRESS_POST, NONE, False),
        ("supplier", c.BEER_DELIVERY, NONE, False),
    ]
    assert "Lies at: Beer storage." in tip(state, "card:0:bard:0")
    assert [(p.extra, p.free) for p in table(state).zone("tables:0").pieces] == [(False, False)] * 3 + [(True, False)]


def test_nobles_lie_in_a_stack_at_one_table():
    """R35"""
    state = service(seated={A: "noble regular_1 noble noble"})

    stack = [p for p in table(state).zone("seated:0").pieces if p.face == "noble"]
    assert [(p.key, p.place, p.depth) for p in stack] == [(f"card:0:noble:{i}", 0, i) for i in range(3)]
    assert [p.on_top for p in stack] == [False, False, True]
    assert "3 nobles share this table." in tip(state, "card:0:noble:2")
    assert "3 nobles share this table." not in tip(state, "card:0:noble:1")


def test_a_free_table_says_so():
    state = service(seated={A: "regular_1"})

    assert [p.free for p in table(state).zone("tables:0").pieces] == [False, True, True]
    assert "Nobody sits here." in tip(state, "seat:0:1")


def test_table_cards_are_half_shown_when_the_juggler_asks():
    """R139a"""
    state = service(
        level=2, laid={A: "table"}, seated={A: "regular_1 regular_2 regular_3 noble"},
        sides={A: "juggler_a"}, schnapps={A: 1},
    )  # fmt: skip
    (card,) = table(state).zone("laid:0").pieces
    assert (card.covered, card.half_visible) == (True, False)

    do(state, "end", "finish", "end")
    assert state.decision == "use_juggler_return"
    (card,) = table(state).zone("laid:0").pieces
    assert (card.covered, card.half_visible) == (True, True)
    assert piece(state, "card:0:noble:0").button == ""


def test_gained_cards_lie_on_the_draw_pile_with_the_number_they_will_have():
    """R3, R9: bought now, revealed tomorrow, the same key all the time."""
    state = service(doubloons=4, laid={A: "waitress"})
    do(state, "buy waitress")

    assert keys(state, "deck:0") == ["deck:0", "card:0:waitress:1"]
    top = table(state).zone("deck:0").pieces[-1]
    assert isinstance(top, GainedPiece)
    assert top.face == "waitress"


def test_a_gained_card_keeps_its_key_when_it_is_revealed():
    """Whatever came from the draw pile this evening lay there under the same key."""
    state = filling(deck={A: "waitress table waitress regular_1 regular_2 regular_3 regular_4"})
    revealed = [p.key for p in table(state).zone("laid:0").pieces]

    before = service(deck={A: "waitress table waitress regular_1"})
    assert keys(before, "deck:0")[:0:-1] == [*revealed, "card:0:regular_1:0"]


def test_piles_list_their_cards():
    """R196: draw and discard pile together, laid-out cards not."""
    state = service(deck={A: "waitress"}, discard={A: "bard"}, laid={A: "table"}, level=3)

    faces = [each.face for each in piece(state, "deck:0").listed()]
    assert "waitress" in faces
    assert "bard" in faces
    assert "table" not in faces
    discard = piece(state, "discard:0")
    assert discard.face == "bard"
    assert [each.face for each in discard.listed()] == ["bard"]


def test_all_guests_that_can_still_be_had_are_listed():
    """R196"""
    state = service(display="guest_4_1 guest_5_1 - -", three_stack="guest_3_1", guest_deck="guest_8_1 guest_7_1")

    assert {each.face: each.place for each in piece(state, "guest_deck").listed()} == {
        "guest_3_1": "stack",
        "guest_4_1": "display",
        "guest_5_1": "display",
        "guest_7_1": "",
        "guest_8_1": "",
    }
    assert piece(state, "guest_deck").count == 2


def test_the_open_stack_offers_its_top():
    state = service(three_stack="guest_3_4 guest_3_1 guest_3_2", beer=3)

    assert keys(state, "three_stack") == ["card:guest_3_2", "card:guest_3_1", "card:guest_3_4"]
    top = piece(state, "card:guest_3_4")
    assert (top.stacked, top.held.all, top.dear) == (3, 3, False)


# money


def test_income_is_this_evening_and_stored():
    """R120"""
    state = service("cash_till:3", doubloons=4, beer=2, stored_doubloons={A: 1}, stored_beer={A: 2})

    numbers = piece(state, "panel:0").numbers
    assert numbers.doubloons == (4, 1, 2, 1)
    assert numbers.beer == (2, 2, 2, 0)
    facts = {fact.key: (fact.value, fact.tip.split("\n")) for fact in FACTS.all(numbers, "")}
    assert facts["doubloons"] == (
        4,
        [
            "You have 5 doubloons: 4 this evening + 1 stored.",
            "The dice on the tavern will bring 1 more.",
            "The safe keeps up to 2 doubloons.",
        ],
    )
    assert facts["stored_beer"][0] == 2


def test_what_cannot_be_paid_now_is_dear():
    state = service(doubloons=2, stored_doubloons={A: 2}, beer=4, display="guest_4_1 guest_5_1 - -")

    shown = table(state)
    keys = ("supply:waitress", "supply:table", "supply:noble", "card:guest_4_1", "card:guest_5_1")
    assert [key for key in keys if shown.piece(key).dear] == ["supply:table", "supply:noble", "card:guest_5_1"]
    assert "You have 4 doubloons: 2 this evening + 2 stored." in tip(state, "supply:table")
    other = piece(state, "supply:table", B)
    assert (other.held, other.dear) == (None, False)


def test_a_type_bought_already_is_no_longer_dear():
    """R75"""
    state = do(service(doubloons=9), "buy waitress")

    pile = piece(state, "supply:waitress")
    assert (pile.bought, pile.dear) == (True, False)
    assert "Bought already: each type at most once an evening." in tip(state, "supply:waitress")


def test_an_empty_pile_says_so():
    state = service(supply={"waitress": 0}, doubloons=9)

    assert piece(state, "supply:waitress").count == 0
    assert "The pile is empty: gains of it are lost." in tip(state, "supply:waitress")


def test_after_recruiting_no_guest_is_affordable():
    """R95"""
    state = do(service(beer=20, display="guest_4_1 guest_5_1 - -"), "recruit guest_4_1")

    assert piece(state, "card:guest_5_1").dear
    assert "Only 1 guest per turn can be recruited." in tip(state, "card:guest_5_1")


def test_a_tile_tells_cost_discount_and_effect():
    """R197"""
    state = service(laid={A: "waitress"}, doubloons=8)

    assert tip(state, "tile:0:waitress_post") == [
        "Waitresses laid out roll a die in your colour each.",
        "Upgraded: One coloured die in every later phase C.",
        "Upgrade: 12 doubloons; it also brings 1 noble.",
        "Each Waitress returned from here lowers the cost by 4 doubloons. After returning the 1 laid out it costs 8.",
        "Works from the next evening on.",
        "You have 8 doubloons: 8 this evening + 0 stored.",
    ]
    tile = piece(state, "tile:0:waitress_post")
    assert (tile.laid, tile.price, tile.full_price, tile.dear) == (1, 8, 12, False)
    assert piece(service(laid={A: "waitress"}, doubloons=7), "tile:0:waitress_post").dear


def test_an_upgraded_tile_tells_when_it_works():
    """R82"""
    state = service(tiles={A: "safe"}, fresh={A: "tables"})

    safe, tables = piece(state, "tile:0:safe"), piece(state, "tile:0:tables")
    assert (safe.upgraded, safe.fresh, safe.gives) == (True, False, 5)
    assert (tables.upgraded, tables.fresh, tables.gives) == (True, True, 3)
    assert tip(state, "tile:0:tables")[0] == "Upgraded; it works from the next evening on."


def test_a_space_tells_why_it_brings_what_it_brings():
    """R70"""
    state = service(laid={A: "supplier supplier"}, tiles={A: "beer_delivery"})

    assert tip(state, "space:0:beer_delivery") == [
        "Any number of 1s and 6s. Each delivers 4 beer.",
        "2 by the tile and 2 by suppliers.",
    ]
    assert piece(state, "space:0:monk").wants == (5,)
    assert piece(state, "space:0:cash_till").wants == ()


def test_the_points_are_broken_down():
    """R118, R140, R157: 10 for the noble, 1 for the waitress, 3 schnapps, space 5 counts 4."""
    state = service(level=3, seated={A: "noble"}, laid={A: "waitress"}, schnapps={A: 3}, reputation={A: 5})

    numbers = piece(state, "panel:0").numbers
    assert numbers.points == 18
    (points,) = [fact for fact in FACTS.all(numbers, "") if fact.key == "points"]
    assert points.tip.split("\n") == [
        "Nobles 10, guests 0, tavern cards 1.",
        "Schnapps 3, reputation 4.",
        "All cards count, wherever they lie.",
    ]


# cards and tracks


def test_a_guest_tells_all_its_values():
    state = service(level=5, display="guest_5_4 - - -")

    assert tip(state, "card:guest_5_4")[:-1] == [
        "Wants a 2, pays 4 doubloons.",
        "3 points.",
        "Costs 5 beer.",
        "When recruited: Gain 1 beer dealer, face down on your draw pile.",
        "Signs in the guest book, in the column for 5 beer.",
    ]


def test_nobles_tell_their_prices():
    """R99"""
    assert "Hire: 1 noble for 9 beer, 2 nobles for 14 beer and 3 nobles for 18 beer. As often as you like." in tip(
        service(), "supply:noble"
    )


def test_the_round_track_shows_its_bonuses_and_the_moon():
    """R25, R26, R31: the schnapps tiles of module 2 are turned over later."""
    state = evening(3)
    evenings = table(state).zone("evenings")
    spaces = evenings.pieces
    assert [p.face for p in spaces[:3]] == ["counter_guest", "choice", "choice"]
    assert evenings.round == 3
    assert spaces[2].evening.options == (c.EXTRA_DIE, c.DISHWASHER)

    for level, schnapps in ((2, (0, 1, 2, 0, 1, 2, 0, 1)), (3, (0, 1, 0, 0, 0, 0, 0, 1))):
        spaces = table(service(level=level)).zone("evenings").pieces
        assert tuple(p.schnapps for p in spaces) == schnapps


def test_the_monastery_shows_bonuses_and_markers():
    state = service(monastery={A: 3, B: 22})

    assert piece(state, "monastery:3").bonus == ("card", c.BEER_DEALER)
    assert piece(state, "monastery:5").bonus == ("ban",)
    assert piece(state, "monastery:22").bonus == ("noble", 1)
    assert [piece(state, f"monk:{seat}").at for seat in (A, B)] == [3, 22]
    assert "Gain 1 beer dealer, face down on your draw pile." in tip(state, "monk:0")


def test_the_guest_book_shows_signatures_and_what_comes_next():
    state = service(level=5)
    state.book[A][1] = 2

    cells = [piece(state, f"cell:0:1:{row}") for row in range(c.ROWS)]
    assert [each.signed for each in cells] == [True, True, False, False]
    assert [each.following for each in cells] == [False, False, True, False]
    assert cells[2].bonus == ("card", c.DISHWASHER)
    assert [column_costs(column) for column in range(4)] == ["3/4", "5", "6", "7/8"]
    assert words(state, "cell:0:0:0").name == "Guest book: 3/4 beer, line 1"


def test_entertainers_and_schnapps():
    state = service(level=2, sides={A: "musician_b fire_breather_a"}, schnapps={A: 3})

    musician, breather, juggler = table(state).zone("entertainers:0").pieces
    assert [each.side for each in (musician, breather, juggler)] == [c.SIDE_B, c.SIDE_A, 0]
    assert [each.dear for each in (musician, breather, juggler)] == [False, True, False]
    assert words(state, "entertainer:0:musician").printed == "2 schnapps: 3 beer."
    assert piece(state, "schnapps:0").count == 3
    assert not keys(service(), "entertainers:0")


def test_panels_tell_who_starts_and_acts():
    state = placing("1 2 3 4", active=B, start=B)

    assert [(p.acting, p.starts) for p in (piece(state, "panel:0"), piece(state, "panel:1"))] == [
        (False, False),
        (True, True),
    ]


def test_raises_left_are_shown():
    """R58, R198"""
    state = do(placing("3 5 5 5", laid={A: "dishwasher dishwasher"}, seated={A: "regular_3"}), "place 3 regular_3")

    assert {(p.fits.raises_left, p.fits.raises) for p in table(state).zone("tray:0").pieces} == {(1, 2)}
    (die,) = table(state).zone("placed:0").pieces
    assert (die.raised, die.brings) == (1, 2)
    assert "Raised by 1 by dishwashers." in tip(state, die.key)


def test_the_numbers_of_the_reputation_phase_are_explained():
    """C30 (R62): seats pay 2 and 1, the base till 1; one delivery die with 1 supplier, the barrel, 1 dealer."""
    state = placing(
        "2 2 3 6 4", level=3, seated={A: "regular_1 regular_5"}, laid={A: "supplier beer_dealer"},
        stored_doubloons={A: 2},
    )  # fmt: skip
    do(state, "place 2 regular_1", "place 2 regular_5", "place 3 cash_till", "place 6 beer_delivery", "place 4 barrel")

    sums = piece(state, "fame:0").sums
    assert (sums.doubloons, sums.beer, sums.steps) == (4, 4, 4)
    assert tip(state, "fame:0") == [
        "The host: the track starts here, 0 points.",
        "Doubloons so far: 3 of guests + 1 of the till = 4.",
        "Beer so far: 2 delivered + 1 of the barrel + 1 of dealers = 4.",
        "When you end placing, the lower sum counts: 4 steps.",
    ]
    assert piece(state, "fame:1").sums is None


def test_a_die_tells_where_it_fits():
    state = placing("2 2 2 2", seated={A: "regular_1 regular_3"})

    assert tip(state, "die:0:2:0") == ["Fits: Regular, Cash till, Barrel."]
    again_placed = do(state, "place 2 regular_1", "place 2 cash_till", "place 2 barrel")
    assert tip(again_placed, table(again_placed).zone("tray:0").pieces[0].key) == ["Fits nowhere now."]


# all of it


def test_every_piece_has_a_name_and_an_explanation():
    """What is said of a piece depends on it and on who looks at it, so each is asked once."""
    for states, _ in games():
        seats, known = SEATS[: states[0].players], set()
        for state in states[::12]:
            for viewer in (0, state.players - 1):
                shown = table(state, viewer, seats)
                new = {(each, viewer) for each in shown.pieces()} - known
                known |= new
                for each, _viewer in new:
                    said = PRESENTER.describe(each, shown.viewer)
                    assert said.name
                    assert said.tip
                    assert clean(said.name), each
                    assert clean(said.tip), each
                    assert said.printed in said.tip
                for zone in shown.zones:
                    assert PRESENTER.describe(zone, shown.viewer).name or zone.key == "picks"


def test_an_opponent_is_called_by_name():
    state = service(doubloons=3, stored_doubloons={A: 1})

    said = words(state, "supply:waitress", A, (LENI, *persons(2)[:1]))
    assert "Leni has 4 doubloons: 3 this evening + 1 stored." in said.tip


def follow(model, states, order):
    for ply in order:
        shown = table(states[ply], 0, SEATS[: states[0].players])
        model.sync(shown)
        assert [pieces_in(model, zone.key) for zone in shown.zones] == [zone.pieces for zone in shown.zones]


def test_the_model_follows_a_game_forwards_backwards_and_in_jumps():
    """The slider: any ply after any other, with everything on the table."""
    states, _ = game(5, 5)
    rng = Random(3)
    follow(TableModel(), states, [*range(0, len(states), 5), *(rng.randrange(len(states)) for _ in range(60))])


def test_the_model_keeps_the_rules_of_qt(qtmodeltester):
    states, _ = game(0, 5)
    model = TableModel()
    qtmodeltester.check(model)
    follow(model, states, [0, 1, len(states) // 2, len(states) - 1])


@pytest.mark.parametrize("setup", range(6))
def test_points_shown_are_those_of_the_rules(setup):
    states, _ = game(setup, 31)
    for state in states[::17]:
        shown = table(state, 0, SEATS[: state.players])
        assert [shown.piece(f"panel:{seat}").numbers.points for seat in range(state.players)] == state.scores()


def test_used_bards_are_marked():
    """R151"""
    state = do(service(level=3, laid={A: "bard bard"}), "bard 1")

    assert [p.used for p in table(state).zone("laid:0").pieces] == [True, False]


def test_buying_is_one_new_piece_on_the_draw_pile():
    state = service(doubloons=9)
    model = TableModel()
    model.sync(table(state))
    removed = []
    model.rowsRemoved.connect(lambda *_: removed.append(1))

    model.sync(table(again(do(state, "buy waitress"))))

    assert not removed
    assert zone_key_of(model, "card:0:waitress:0") == "deck:0"
