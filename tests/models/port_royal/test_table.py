"""The table shows everything public, with reasons for every number.  R95, R96"""

from random import Random

import pytest

from app.models.port_royal.describe import DESCRIPTIONS
from app.models.port_royal.pieces import Defence
from app.models.port_royal.seat_numbers import FACTS
from app.models.table_model import TableModel
from app.models.table_reading import pieces_in, zone_key_of
from tests.engines.port_royal.builder import A, B, a_state, do, go_of, stopped
from tests.models.play import ANNA, LENI, SEATS, clean
from tests.models.port_royal.play import PRESENTER, game, games

TWO = (ANNA, LENI)


def table(state, viewer=A, seats=TWO):
    return PRESENTER.table(state, viewer, seats)


def piece(state, name, viewer=A, seats=TWO):
    """The first card of that component on the table."""
    return next(p for p in table(state, viewer, seats).pieces() if p.face == name)


def said(state, thing, viewer=A, seats=TWO):
    """A piece or zone in words."""
    return PRESENTER.describe(thing, table(state, viewer, seats).viewer)


def tip(state, name, viewer=A, seats=TWO):
    """The tooltip of the first card of that component on the table, as lines."""
    return said(state, piece(state, name, viewer, seats), viewer, seats).tip.split("\n")


def facts(state, seat):
    """The facts of a seat by key."""
    return {fact.key: fact for fact in FACTS.all(table(state).piece(f"panel:{seat}").numbers, "")}


# what lies where


def test_every_visible_card_is_a_piece_in_its_zone():
    for states, _ in games():
        for state in states[::3]:
            shown = {zone.key: [p.key for p in zone.pieces] for zone in table(state, 0, SEATS[: state.players]).zones}
            pending = [state.pending] if state.decision == "repel_ship" else []
            assert shown["harbour"] == [f"card:{card}" for card in state.harbour + pending]
            assert shown["expeditions"] == [f"card:{card}" for card in state.expeditions]
            assert shown["contracts"] == [f"contract:{number}" for number in state.contracts]
            for seat in range(state.players):
                assert shown[f"display:{seat}"] == [f"card:{card}" for card in state.displays[seat]]
                kept = state.collected[seat] if state.contracts else []
                assert shown[f"collected:{seat}"] == [f"card:{card}" for card in kept]
                assert table(state, 0, SEATS[: state.players]).piece(f"coins:{seat}").count == len(state.coins[seat])


def test_zones_never_change_within_a_game():
    states, _ = game(1, 5)

    assert len({tuple(zone.key for zone in table(state, 0, SEATS[:3]).zones) for state in states}) == 1


def test_piles_show_their_number_and_the_discard_pile_its_cards():
    state = a_state(discard=["sailor_1", "ship_flute_s1_c1"])

    assert table(state).piece("deck").count == len(state.deck)
    discard = table(state).piece("discard")
    assert (discard.count, discard.face) == (2, "ship_flute_s1_c1")
    assert discard.cards == tuple(state.discard)
    assert [each.face for each in discard.listed()] == ["ship_flute_s1_c1", "sailor_1"]
    assert table(a_state(deck=[])).piece("deck").count == 0


def test_a_pending_ship_lies_last_and_is_marked():
    own = {A: ["sailor_1", "sailor_1"]}
    state = do(a_state(own=own, harbour=["ship_flute_s1_c1"], top=["ship_flute_s2_c2"]), "draw")

    last = table(state).zone("harbour").pieces[-1]

    assert (last.face, last.defence) == ("ship_flute_s2_c2", Defence(2, enough=True, spoils=True))
    assert table(state).zone("harbour").pending == last.defence
    assert "You have 2 swords and can repel it." in tip(state, "ship_flute_s2_c2")


def test_panels_tell_who_acts_and_who_starts():
    state = go_of(a_state(harbour=["ship_flute_s1_c1"]), B)

    panels = [table(state).piece(f"panel:{seat}") for seat in (A, B)]

    assert [each.acting for each in panels] == [False, True]
    assert [each.starts for each in panels] == [True, False]


def test_panels_count_everything_public():
    own = {A: ["sailor_1", "pirate_1", "settler_1", "captain_1", "jack_of_all_trades_1", "expedition_2_crosses"]}
    state = a_state(own=own, contracts=["fighter", "explorer"])

    assert {key: fact.value for key, fact in facts(state, A).items()} == {
        "coins": 3,
        "swords": 3,
        "influence": 9,
        "houses": 1,
        "anchors": 1,
        "crosses": 0,
        "jacks": 1,
        "persons": 5,
        "expeditions": 1,
        "contracts": 0,
        "cubes": 3,
    }


def test_the_harbour_tells_its_colours_and_takes():
    ships = ["ship_pinace_s4_c3", "ship_flute_s1_c1", "ship_skiff_s1_c1", "ship_frigate_s1_c1"]
    zone = table(a_state(harbour=[*ships, "sailor_1"])).zone("harbour")

    assert (zone.colours, zone.takes, zone.cards) == ((0, 1, 2, 3), 2, 5)
    chips = DESCRIPTIONS.chips(zone, table(a_state()).viewer)
    assert [chip.text for chip in chips] == ["4 ship colours", "you take 2 of 5"]


def test_a_gift_ship_has_a_colour_like_any_other():
    zone = table(a_state(harbour=["xship_skiff_s3_c3_gift", "sailor_1"], expansion="cards")).zone("harbour")

    assert zone.colours == (2,)


# prices and coins


def test_the_printed_price():
    """R52"""
    assert tip(a_state(harbour=["mademoiselle_2"], coins=[9, 3]), "mademoiselle_2") == [
        "You hire persons for 1 coin less.",
        "2 influence points.",
        "You pay 7 coins, the printed price.",
        "You have 9 coins.",
    ]


def test_a_price_with_mademoiselles_and_fee():
    """Printed 7, two mademoiselles less, the fee more: 6.  R52, R53"""
    state = a_state(own={B: ["mademoiselle_2"] * 2}, harbour=["admiral_2"], coins=[3, 5])

    told = tip(state, "admiral_2", B, (LENI, ANNA))

    assert "You pay 6 coins: 7 printed, 2 less for mademoiselles, 1 more as fee to Leni." in told
    assert "You have 5 coins; that is not enough." in told
    assert piece(state, "admiral_2", B).total == 6
    assert not piece(state, "admiral_2", B).affordable


def test_a_price_with_the_fee_alone_and_with_mademoiselles_alone():
    state = a_state(own={A: ["mademoiselle_2"]}, harbour=["admiral_2"], coins=[6, 8])

    assert "You pay 6 coins: 7 printed, 1 less for mademoiselles." in tip(state, "admiral_2")
    assert "Leni pays 8 coins: 7 printed and 1 as fee to Anna." in tip(state, "admiral_2", B)


def test_a_price_never_falls_below_nothing():
    """C19 (R52): four mademoiselles and a sailor for 3; only 3 can be saved."""
    own = {A: ["mademoiselle_2", "mademoiselle_2", "mademoiselle_3", "mademoiselle_3"]}

    assert "You pay 0 coins: 3 printed, 3 less for mademoiselles." in tip(
        a_state(own=own, harbour=["sailor_1"]), "sailor_1"
    )


def test_the_coins_of_a_ship():
    """Printed 2, a trader 1 more, the fee 1 less.  R51, R53"""
    state = a_state(own={A: ["trader_blue_1"], B: ["trader_blue_2"]}, harbour=["ship_flute_s2_c2"])

    assert "It brings you 3 coins: 2 printed and 1 by traders." in tip(state, "ship_flute_s2_c2")
    assert "It brings Leni 2 coins: 2 printed, 1 more by traders, 1 less as fee to Anna." in tip(
        state, "ship_flute_s2_c2", B
    )
    assert piece(state, "ship_flute_s2_c2", B).income == 2


def test_a_ship_tells_its_swords_skull_gift_and_danger():
    state = a_state(harbour=["xship_galleon_skull_c3_gift", "ship_flute_s2_c2"], expansion="cards")

    galleon, flute = tip(state, "xship_galleon_skull_c3_gift"), tip(state, "ship_flute_s2_c2")

    assert "A skull: nobody can repel it." in galleon
    assert "After the trade you choose another player, who gains 1 coin." in galleon
    assert "2 swords or more repel it." in flute
    assert "A second ship of this colour spoils the harbour." in flute
    assert "A second ship of this colour spoils the harbour." not in tip(stopped(state), "ship_flute_s2_c2")


def test_a_clerk_and_a_contract_are_told_with_the_ship():
    state = a_state(own={A: ["clerk_red_2"]}, harbour=["ship_frigate_s6_c3"], contracts=["frigate_foe"])

    told = tip(state, "ship_frigate_s6_c3")

    assert "With it your clerks let you take 1 more card." in told
    assert "You may renounce its coins for the contract Frigate Foe." in told


# expeditions, contracts, coins


def test_an_expedition_tells_what_the_viewer_lacks():
    """R39: a jack stands for any one symbol."""
    state = a_state(
        own={A: ["jack_of_all_trades_1"], B: ["priest_1", "priest_1"]}, row=["expedition_2_crosses_1_house"]
    )

    assert "You own 1 of 3 symbols. Missing: 2 crosses." in tip(state, "expedition_2_crosses_1_house")
    shown = piece(state, "expedition_2_crosses_1_house", B)
    assert "Leni owns 2 of 3 symbols. Missing: 1 house." in said(state, shown, B).tip
    assert shown.symbols == (("house", False), ("cross", True), ("cross", True))


def test_an_expedition_that_can_be_paid():
    state = a_state(own={A: ["jack_of_all_trades_1", "priest_1"]}, row=["expedition_2_crosses"])

    assert "You own every symbol it asks for." in tip(state, "expedition_2_crosses")


def test_a_contract_tells_its_coins_who_did_it_and_how_far_you_are():
    state = a_state(own={A: ["sailor_1"] * 2}, contracts=["fighter", "tax_officer"])
    state.fields[0].append(B)

    told = tip(state, "contract_fighter")

    assert told == [
        "Have 3 swords.",
        "Coins from the first to the last who completes it: 3, 2, 1, 0, 0.",
        "Completed by Leni.",
        "You have met 2 of 3.",
    ]
    assert "Whoever completes it gains 7 coins." in tip(state, "contract_tax_officer")
    fighters = [piece(state, "contract_fighter", viewer) for viewer in (A, B)]
    assert [each.completed for each in fighters] == [(B,), (B,)]
    assert [(each.have, each.need) for each in fighters] == [(2, 3), (3, 3)]
    state.cubes[A] = 0
    assert "You have no cube left for it." in tip(state, "contract_fighter")


@pytest.mark.parametrize(
    ("contract", "own", "met"),
    [
        ("lady_killer", ["captain_1"], (1, 2)),
        ("trader_prince", ["trader_blue_1"], (1, 2)),
        ("trade_outpost", ["clerk_red_2", "clerk_blue_2"], (1, 2)),
        ("explorer", ["expedition_2_crosses"], (1, 1)),
        ("cheap_staff", ["sailor_1", "sailor_1", "trader_red_1"], (3, 4)),
        ("frigate_foe", [], (0, 3)),
        ("galleon_foe", [], (0, 2)),
        ("little_gamester", [], (0, 2)),
        ("gamester", [], (0, 1)),
        ("pack_of_pirates", [], (0, 5)),
        ("jinx", [], (0, 1)),
        ("tax_officer", [], (0, 1)),
    ],
)
def test_the_progress_of_each_contract(contract, own, met):
    state = a_state(own={A: own}, contracts=[contract])

    shown = piece(state, f"contract_{contract}")
    assert (shown.have, shown.need) == met


def test_coins_tell_what_they_are_and_what_a_tax_would_take():
    """R4, R40"""
    state = a_state(coins=[13, 3])
    own, others = (said(state, table(state).piece(key)) for key in ("coins:0", "coins:1"))

    assert own.name == "Your coins"
    assert own.tip.split("\n") == [
        "You have 13 coins.",
        "Each coin is a card face down; nobody knows its front until it is spent.",
        "A tax increase would take 6 of them.",
    ]
    assert others.name == "Leni’s coins"


def test_the_influence_is_broken_down():
    state = a_state(own={A: ["sailor_1", "expedition_2_crosses"]})

    assert facts(state, A)["influence"].tip.split("\n") == [
        "1 from persons, 4 from expeditions.",
        "At 12 the end of the game is triggered.",
    ]


# all of it


def test_every_piece_has_a_name_and_an_explanation():
    """What is said of a piece depends on it and on who looks at it, so each is asked once."""
    for states, _ in games():
        seats, known = SEATS[: states[0].players], set()
        for state in states[::4]:
            for viewer in range(state.players):
                shown = table(state, viewer, seats)
                new = {(each, viewer) for each in shown.pieces()} - known
                known |= new
                for each, _viewer in new:
                    words = PRESENTER.describe(each, shown.viewer)
                    assert words.name
                    assert words.tip
                    assert clean(words.name), each
                    assert clean(words.tip), each
                assert all(PRESENTER.describe(zone, shown.viewer).name for zone in shown.zones)


@pytest.mark.parametrize("checked", [False, True])
def test_the_model_follows_a_game_forwards_backwards_and_in_jumps(qtmodeltester, checked):
    """The slider: any ply after any other; a few of them with Qt looking at every row at every change."""
    states, _ = game(1, 5)
    model = TableModel()
    rng = Random(3)
    order = [*range(0, len(states), 2), *(rng.randrange(len(states)) for _ in range(60))]
    if checked:
        qtmodeltester.check(model)
        order = order[::20]
    for ply in order:
        shown = table(states[ply], 0, SEATS[:3])
        model.sync(shown)
        assert [pieces_in(model, zone.key) for zone in shown.zones] == [zone.pieces for zone in shown.zones]


def test_taking_a_card_is_one_move(qtmodeltester):
    state = stopped(a_state(harbour=["sailor_1", "ship_flute_s1_c1"]))
    model = TableModel()
    model.sync(table(state))
    moves, removed = [], []
    model.rowsMoved.connect(lambda *_: moves.append(1))
    model.rowsRemoved.connect(lambda *_: removed.append(1))

    card = state.harbour[0]
    model.sync(table(do(state, "hire sailor_1")))

    assert len(moves) == 1
    assert not removed
    assert zone_key_of(model, f"card:{card}") == "display:0"
