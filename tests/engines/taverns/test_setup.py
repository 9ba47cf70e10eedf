"""Options, set-up and start cards.  R1-R21, R160-R166"""

from collections import Counter
from itertools import product

import pytest

from app.engines.contract import IllegalAction
from app.engines.taverns.components import (
    BOOK,
    CARDS,
    HELPERS,
    MONASTERY,
    NOBLE,
    NUMBER,
    OLD_STAFF,
    REGULARS,
    START_CARDS,
    THREE_STACK,
    TILES,
)
from tests.engines.taverns.builder import GAME, A, B, a_state, do, go, mask, names, owns, service, supply_of, verbs

REGULAR_IDS = " ".join(f"regular_{number}" for number in range(1, 8))


def choosing(*shown, players=2, start=A, level=4):
    """Start cards are chosen; these three are shown."""
    state = a_state(players, level, start=start, round=0, deck=dict.fromkeys(range(players), REGULAR_IDS))
    state.start_cards = sorted(START_CARDS.index(f"start_{name}") for name in shown)
    state.agenda = [("evening",), ("shuffle_decks",)]
    return go(state, ("start_card", 0))


def start_deck(state, seat):
    """The cards a seat owns, by kind."""
    return Counter(CARDS[card].id for card in state.owned(seat) if CARDS[card].kind != "regular")


# -- options


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players):
    """R1."""
    with pytest.raises(ValueError, match="players"):
        GAME.new(players)
    assert [GAME.new(players).players for players in (2, 3, 4)] == [2, 3, 4]


def test_the_modules_are_levels_and_newcomers_begin_with_the_first():
    """R1: module k brings all before it; nothing else can be chosen."""
    assert {option.key for option in GAME.options} == {"level", "tournament"}
    assert GAME.new(2).level == 1
    for level in range(1, 6):
        assert GAME.new(2, {"level": level}).level == level
    with pytest.raises(ValueError, match="level"):
        GAME.new(2, {"level": 6})


def test_tournament_rules_belong_to_the_full_game():
    """R1."""
    assert GAME.new(4, {"level": 5, "tournament": True}).tournament
    for level in range(1, 5):
        with pytest.raises(ValueError, match="tournament"):
            GAME.new(4, {"level": level, "tournament": True})


# -- what lies on the table


def test_supplies_do_not_depend_on_the_players():
    """R4, R11, R18: 16 of each, less the three cards of every start deck; bards from level 3."""
    for players, level in product((2, 3, 4), (1, 2, 3)):
        state = GAME.new(players, {"level": level}, 5)
        left = 16 - players
        assert state.supply == [16 if level == 3 else 0, 16, 16, left, left, left]
    assert GAME.new(4, {"level": 4}, 5).supply == [16] * 6


def test_the_three_stack_is_open_and_shuffled():
    """R12: eight guests for 3 beer in an order that chance gives; one is on offer."""
    orders = {tuple(GAME.new(2, seed=seed).three_stack) for seed in range(30)}

    assert len(orders) == 30
    assert all(sorted(order) == sorted(THREE_STACK) for order in orders)
    assert {CARDS[card].cost for card in THREE_STACK} == {3}


@pytest.mark.parametrize(("level", "deck"), [(1, 26), (2, 26), (3, 36), (4, 36), (5, 36)])
def test_four_guests_are_on_display(level, deck):
    """R13, R145: 30 guests, 40 from level 3; four of them lie open."""
    state = GAME.new(3, {"level": level}, 8)

    assert len(state.display) == 4
    assert len(state.guest_deck) == deck
    assert len({*state.display, *state.guest_deck}) == deck + 4
    extra = {CARDS[card].id for card in [*state.display, *state.guest_deck] if "extra" in CARDS[card].id}
    assert len(extra) == (10 if level >= 3 else 0)
    assert state.covered == -1


def test_the_guests_of_the_box():
    """R13: 8, 7, 8, 7, 4 and 4 guests from 3 to 8 beer."""
    costs = Counter(card.cost for card in CARDS if card.kind == "guest" and "extra" not in card.id)

    assert costs == {3: 8, 4: 7, 5: 8, 6: 7, 7: 4, 8: 4}


def test_nine_tiles_can_be_upgraded():
    """R14: all lie on their base side; the host is none of them."""
    state = GAME.new(2, seed=3)

    assert len(TILES) == 9
    assert "host" not in {tile.id for tile in TILES}
    assert state.tiles == [0, 0]
    assert [state.value(A, tile) for tile in range(9)] == [3, 0, 0, 1, 1, 1, 1, 2, 2]
    state.tiles[A] = mask(" ".join(tile.id for tile in TILES))
    assert [state.value(A, tile) for tile in range(9)] == [4, 1, 1, 2, 3, 2, 2, 5, 5]


def test_nobody_has_anything_stored():
    """R15."""
    state = GAME.new(4, {"level": 5}, 3)

    assert state.stored_doubloons == state.stored_beer == [0] * 4


def test_four_white_dice_each():
    """R16, R52: the coloured ones stay in the supply."""
    state = GAME.new(3, seed=3)
    while state.decision != "draft_die":
        state.apply(state.legal()[0])

    assert [len(faces) for faces in state.coaster] == [4, 4, 4]


def test_seven_regulars_four_pay_two():
    """R17."""
    state = GAME.new(2, {"level": 4}, 4)

    for seat in (A, B):
        assert sorted(state.deck[seat]) == sorted(REGULARS)
    assert sorted(CARDS[card].doubloons for card in REGULARS) == [1, 1, 1, 2, 2, 2, 2]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_waitress_a_table_and_a_supplier_join_them(level):
    """R18."""
    state = GAME.new(4, {"level": level}, 6)

    for seat in range(4):
        assert sorted(state.owned(seat)) == sorted([*REGULARS, *OLD_STAFF])
    assert names(sorted(OLD_STAFF)) == "waitress table supplier"


def test_markers_start_at_the_bottom():
    """R10, R19: monastery and reputation on 0, no entertainer taken, the book empty."""
    state = GAME.new(3, {"level": 5}, 6)

    assert state.monastery == state.reputation == [0, 0, 0]
    assert state.sides == [[0, 0, 0]] * 3
    assert state.book == [[0, 0, 0, 0]] * 3
    assert len(BOOK) == 4


def test_the_moon_starts_before_the_first_space():
    """R10, R22, R25: the first evening, and the moon moves, once the start cards are chosen."""
    state = GAME.new(2, {"level": 4}, 6)
    state.trace = []
    assert (state.round, state.turn, state.setting_up()) == (1, 1, True)
    assert len(MONASTERY) == 23

    while state.decision != "draft_die":
        state.apply(state.legal()[0])
    assert (state.round, state.turn, state.setting_up()) == (1, 3, False)
    assert [event for event in state.trace if event[0] == "round_began"] == [("round_began", 1)]


def test_start_decks_are_shuffled_and_nothing_is_discarded():
    """R20: the cards a tavern fills with differ from seat to seat and from seed to seed."""
    orders = set()
    for seed in range(20):
        state = GAME.new(2, seed=seed)
        assert state.discard == [[], []]
        orders |= {(*state.deck[seat], -1, *state.seated[seat]) for seat in (A, B)}
    assert len(orders) == 40


def test_the_start_player_is_drawn():
    """R21."""
    starts = Counter(GAME.new(4, seed=seed).start for seed in range(400))

    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60


def test_nothing_can_be_kept_or_paid_in_other_coin():
    """R2: doubloons, beer and schnapps are only numbers."""
    state = GAME.new(2, {"level": 2}, 3)

    assert (state.doubloons, state.beer, state.schnapps) == (0, 0, [0, 0])


# -- start cards


def test_three_of_seven_start_cards_are_shown():
    """R160: all seven turn up, the same three for everybody, and nobody has old staff."""
    seen = Counter()
    for seed in range(140):
        state = GAME.new(3, {"level": 4}, seed)
        assert len(set(state.start_cards)) == 3
        assert verbs(state, "start") == [START_CARDS[card] for card in state.start_cards]
        assert all(sorted(deck) == sorted(REGULARS) for deck in state.deck)
        seen.update(state.start_cards)
    assert len(seen) == 7
    assert min(seen.values()) > 35  # 60 expected


def test_start_cards_are_chosen_in_turn_order():
    """R7, R161: from the start player on; what one took is still there for the next."""
    state = choosing("till", "service", "staff", players=3, start=B)
    asked = []
    while state.decision == "choose_start_card":
        asked.append(state.actor)
        assert verbs(state, "start") == ["start_staff", "start_till", "start_service"]
        do(state, "start start_service")

    assert asked == [1, 2, 0]
    assert state.taken == [6, 6, 6]


def test_both_take_the_beer_cellar():
    """C34 (R160, R161, R162, R166): storage upgraded and full, no noble, nine cards each."""
    state = choosing("cellar", "staff", "till")
    do(state, "start start_cellar", "start start_cellar")

    for seat in (A, B):
        assert state.tiles[seat] == mask("beer_storage")
        assert state.works(seat, 8)
        assert state.stored_beer[seat] == 5
        assert len(state.owned(seat)) == 9
        assert start_deck(state, seat) == {"bard": 1, "table": 1}
    assert (supply_of(state, "bard"), supply_of(state, "table")) == (14, 14)


def test_the_pilgrims_inn():
    """R162, R163, R164, R166: three steps with the beer dealer, then two regulars go."""
    state = choosing("pilgrim", "staff", "till")
    do(state, "start start_pilgrim")

    assert state.monastery == [3, 0]
    assert state.decision == "choose_removed_regulars"
    assert owns(state, A, "beer_dealer") == 1
    do(state, "remove regular_1 regular_5")
    assert names(state.removed) == "regular_1 regular_5"
    do(state, "start start_staff")
    assert start_deck(state, A) == {"beer_dealer": 1}
    assert len(state.owned(A)) == 6


def test_exactly_the_number_on_the_card_is_removed():
    """R165: 21 pairs, or one of seven; never none."""
    pairs = verbs(do(choosing("pilgrim", "staff", "till"), "start start_pilgrim"), "remove")
    single = verbs(do(choosing("pilgrim", "staff", "till"), "start start_till"), "remove")

    assert len(pairs) == len({frozenset(pair.split()) for pair in pairs}) == 21
    assert all(len(set(pair.split())) == 2 for pair in pairs)
    assert single == REGULAR_IDS.split()


def test_the_big_parlour_has_four_tables_in_round_1():
    """R162, R166: one schnapps, and the fourth table is filled at once."""
    state = do(choosing("big_room", "staff", "till"), "start start_big_room", "start start_staff")

    assert state.schnapps == [1, 0]
    assert [len(state.seated[seat]) for seat in (A, B)] == [4, 3]
    assert state.tiles[A] == mask("tables")
    assert owns(state, A, "noble") == 0


def test_the_permanent_waitress_gives_a_die_in_round_1():
    """R162: a second one comes only with the waitress card itself."""
    state = do(choosing("big_room", "staff", "till"), "start start_big_room", "start start_staff")

    assert state.round == 1
    assert start_deck(state, B) == {"waitress": 1}
    do(state, "keep", "keep")
    assert len(state.coloured[B]) == 1 + state.out(B, HELPERS.index("waitress"))
    assert state.coloured[A] == []


def test_an_upgrade_of_a_start_card_cannot_be_made_again():
    """R162: so its noble is never gained."""
    state = choosing("till", "staff", "cellar")
    do(state, "start start_till", "remove regular_1", "start start_staff")

    assert start_deck(state, A) == {"dishwasher": 1}
    assert state.tiles[A] == mask("cash_till")
    later = verbs(service(level=4, doubloons=50, tiles={A: "cash_till"}), "upgrade")
    assert "cash_till 0" not in later
    assert "barrel 0" in later


@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("brewhouse", {"supplier": 1, "beer_dealer": 1, "bard": 1}),
        ("service", {"waitress": 2, "table": 1}),
    ],
)
def test_start_cards_of_plain_tavern_cards(card, cards):
    """R163."""
    state = do(choosing(card, "staff", "till"), f"start start_{card}", f"start start_{card}")

    assert start_deck(state, A) == start_deck(state, B) == cards
    assert all(supply_of(state, name) == 16 - 2 * number for name, number in cards.items())
    assert state.tiles == [0, 0]


def test_the_cards_of_the_start_are_shuffled_in():
    """R20, R164: after the last choice; the gained ones do not lie on top."""
    first = Counter()
    for seed in range(60):
        state = choosing("brewhouse", "staff", "till")
        state.rng.seed = seed
        do(state, "start start_brewhouse", "start start_brewhouse")
        first[NUMBER["supplier"] in state.laid[A]] += 1
        assert state.hidden[A] == len(state.deck[A])
    assert first[True] > 5
    assert first[False] > 5


def test_nobody_knows_a_start_deck_after_the_shuffle():
    """R9, R20: all of the draw pile is in an unknown order."""
    state = GAME.new(4, seed=9)

    assert state.hidden == [len(deck) for deck in state.deck]


def test_only_what_is_shown_can_be_chosen():
    """R8b, R160."""
    state = choosing("till", "service", "staff")
    with pytest.raises(IllegalAction, match="choose_start_card"):
        GAME.play(state, ("start", START_CARDS.index("start_cellar")))


def test_equal_cards_are_one_number():
    """R4, R5: nobles and helpers have no copies to tell apart, so they never run into each other."""
    assert [CARDS[card].id for card in range(NOBLE + 1)] == [*HELPERS, "noble"]
    assert len({card.id for card in CARDS}) == len(CARDS)
