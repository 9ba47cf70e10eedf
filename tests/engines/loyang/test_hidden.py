"""What a seat cannot know, and what ends undo.  R3, R15, R60, R89, R112"""

from collections import Counter
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.loyang.beliefs import may_be
from app.engines.loyang.components import BEGINNERS, EMPTY, NUMBER
from app.engines.loyang.display import recycle
from app.engines.loyang.harvest import begin_round
from tests.engines.loyang.builder import GAME, A, B, C, a_state, do, go, ids

HIDDEN = ("pile", "hand", "beginner", "stack")
OPEN = (
    "decision", "actor", "round", "turn", "large", "small", "order", "chosen", "discard", "court", "drawn", "grid",
    "under", "stock", "crop", "red", "dealt", "cart", "store", "shop", "cash", "loans", "space", "capacity", "fields",
    "stalls", "regulars", "casuals", "helpers", "looked", "belief", "perks", "turned_up", "lord_seat",
)  # fmt: skip


def played(seed, plies, players=3, **options):
    """A position after some random plies."""
    random = Random(seed)
    state = GAME.new(players, options, seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            break
        state.apply(random.choice(state.legal()))
    return state


def hidden(state):
    """Everything face down."""
    return [repr(getattr(state, name)) for name in HIDDEN]


def positions():
    """Positions of all player counts and variants."""
    for seed in range(24):
        players = seed % 4 + 1
        yield played(seed, 20 + 23 * seed, players, **({"beginner": seed % 3 == 0} if players > 1 else {}))


def dealing(**kwargs):
    """The distribution round of three, C looks on."""
    return a_state(3, steps=[("court",)], hand={A: "tout maid official", B: "haggler shopper", C: "merchant"}, **kwargs)


# -- what a resample keeps and what it does not know


def test_what_is_open_stays():
    """R3: for every observer; numbers of face-down cards, too, and the own hand."""
    for state in positions():
        for observer in range(state.players):
            other = state.resample(observer, Random(3))
            other.check()
            assert all(getattr(other, name) == getattr(state, name) for name in OPEN)
            assert other.hand[observer] == state.hand[observer]
            assert other.beginner[observer] == state.beginner[observer]
            assert list(map(len, other.hand)) == list(map(len, state.hand))
            assert [card == EMPTY for card in other.beginner] == [card == EMPTY for card in state.beginner]
            assert (len(other.pile), sorted(map(len, other.stack))) == (len(state.pile), sorted(map(len, state.stack)))
            if observer == state.actor:
                assert other.legal() == state.legal()


def test_a_resample_leaves_no_trace_of_the_truth():
    """R3: positions that look alike to the observer are dealt anew alike, whatever the truth is."""
    for state in positions():
        for observer in range(state.players):
            for seed in range(3):
                twin = state.resample(observer, Random(100 + seed))
                first, second = (each.resample(observer, Random(seed)) for each in (state, twin))
                assert hidden(first) == hidden(second)
                assert first.legal() == second.legal()
                assert first.rng.seed == second.rng.seed


def test_a_resample_leaves_the_state_alone():
    """R3: the original is untouched, the copy has another future."""
    state = played(5, 60)
    before = state.digest()
    other = state.resample(B, Random(1))
    assert state.digest() == before
    assert (other.rng.seed, other.pile) != (state.rng.seed, state.pile)


def test_the_hand_of_another_seat_offers_what_is_dealt():
    """R3: neither do the offers tell the true hand."""
    state = dealing()
    texts = {tuple(ids(card for _, card in state.resample(C, Random(seed)).legal()[:3])) for seed in range(40)}
    assert len(texts) > 35


# -- equally often


def test_every_unknown_card_is_equally_often_in_a_hand():
    """R3: or on top of the pile; known cards never are."""
    state = dealing(display={A: "home_field wheat 3, ploughman", B: "accountant"}, covered={"ploughman": "leaseholder"},
                    court="market_crier", sizes=(9, 5))  # fmt: skip
    unknown = {*state.pile, *state.hand[A], *state.hand[B]}
    random, hands, tops = Random(4), Counter(), Counter()
    for _ in range(1400):
        other = state.resample(C, random)
        hands.update(other.hand[A])
        tops[other.pile[-1]] += 1

    assert set(hands) == set(tops) == unknown
    assert len(unknown) == 14
    assert 240 < min(hands.values()) <= max(hands.values()) < 360  # 300 of each expected
    assert 65 < min(tops.values()) <= max(tops.values()) < 140  # 100


def test_beginner_customers_of_others():
    """R60, R3: any dotted one that is not seen, equally often; never another card."""
    state = a_state(3, steps=[("court",)], beginner={A: "regular_wheat_turnip", B: "regular_pumpkin_turnip"},
                    hand={A: "tout maid", B: "haggler shopper", C: "merchant"})  # fmt: skip
    random, found = Random(5), Counter()
    for _ in range(600):
        other = state.resample(A, random)
        assert ids([other.beginner[A]]) == ["regular_wheat_turnip"]
        found[other.beginner[B]] += 1
    assert set(found) == set(BEGINNERS) - {NUMBER["regular_wheat_turnip"]}
    assert min(found.values()) > 160  # 200


def test_a_dotted_customer_that_everybody_saw_is_nobodys_beginner():
    """R60, R3, R28: it went to the discard pile and from there into the draw pile again."""
    seen = "regular_wheat_cabbage regular_pumpkin_cabbage"
    state = a_state(3, steps=[("court",)], beginner={A: "regular_wheat_turnip", B: "regular_pumpkin_turnip"},
                    hand={A: "tout maid", B: "haggler shopper", C: "merchant"}, court=seen)  # fmt: skip
    state.discard += state.court
    state.court = []
    recycle(state)

    for observer in (A, C):
        found = {other.beginner[B] for other in (state.resample(observer, Random(seed)) for seed in range(200))}
        assert NUMBER["regular_pumpkin_turnip"] in found
        assert not found & {NUMBER[name] for name in seen.split()}
        assert len(found) == (1 if observer == A else 2)


def test_a_dotted_customer_may_be_anywhere():
    """R60, R3: those left over are in a hand as often as any other card."""
    state = a_state(2, steps=[("court",)], beginner={A: "regular_wheat_turnip", B: "regular_pumpkin_turnip"},
                    hand={A: "tout maid", B: "haggler shopper"}, pile="regular_wheat_cabbage regular_pumpkin_cabbage",
                    sizes=(8, 50))  # fmt: skip
    random, found = Random(6), Counter()
    for _ in range(1500):
        found.update(state.resample(A, random).hand[B])
    dotted = [found[card] for card in BEGINNERS[1:]]
    others = [found[card] for card in (*state.pile, *state.hand[B]) if card not in BEGINNERS]
    assert (len(dotted), len(others)) == (3, 8)
    assert 160 < min(dotted) <= max(dotted) < 240  # 200: two of the three are among ten cards, two of which are held
    assert 255 < min(others) <= max(others) < 345  # 300


# -- private stacks


def test_nobody_knows_the_order_of_a_stack():
    """R3, R15: not even its owner; each set stays together."""
    state = dealing(stack={A: "4 6 3 4 5 6"})
    for observer in (A, B, C):
        random, tops, orders = Random(7), Counter(), set()
        for _ in range(300):
            stack = state.resample(observer, random).stack[A]
            assert sorted(stack[4:]) == [4, 6]
            assert sorted(stack[:4]) == [3, 4, 5, 6]
            tops[stack[-1]] += 1
            orders.add(tuple(stack))
        assert min(tops[4], tops[6]) > 115
        assert len(orders) == 48


def test_a_field_turned_up_is_known_to_be_gone():
    """R3, R23: by subtraction; the last field of a set is known."""
    state = a_state(display={A: "home_field wheat 6", B: "home_field wheat 6"}, stack={A: "4 6 3 4 5 6", B: "3 5"})
    begin_round(state, ("round",))
    for seed in range(20):
        other = state.resample(B, Random(seed))
        assert other.stack[A][4:] == [6]
        assert other.stack[B] == [5]


def looked(**kwargs):
    """A uses the leaseholder's second option and takes a field that may come from either set."""
    state = a_state(3, display={A: "leaseholder, private_field_6"}, stack={A: "4 5 3 4 5 6"}, **kwargs)
    return do(state, "play leaseholder 2 private_field_6_a_1", "choose 3")


def test_who_has_looked_knows_the_order():
    """R3, H-leaseholder: the owner alone; what is turned up later changes nothing."""
    state = looked()
    assert state.looked == [True, False, False]
    assert state.stack[A] == [6, 6, 5, 3, 5, 4]
    assert all(state.resample(A, Random(seed)).stack[A] == state.stack[A] for seed in range(20))
    begin_round(state, ("round",))
    assert all(state.resample(A, Random(seed)).stack[A] == [6, 6, 5, 3, 5] for seed in range(20))


def test_what_the_others_know_of_that_stack():
    """R3: its content and what lies at the bottom, not from which set the field was taken."""
    state = looked()
    random, found = Random(9), Counter()
    for _ in range(600):
        stack = state.resample(B, random).stack[A]
        assert (stack[0], sorted(stack)) == (6, [3, 4, 5, 5, 6, 6])
        found[tuple(sorted(stack[-2:])), tuple(stack[-2:])] += 1
        assert may_be(state.belief[A], stack)
    assert not may_be(state.belief[A], [5, 6, 6, 3, 5, 4])  # something else at the bottom
    assert not may_be(state.belief[A], [6, 6, 5, 3, 6, 4])
    uppers = {upper for upper, _ in found}
    assert (4, 5) in uppers  # taken from the lower set
    assert len(uppers) > 1  # or from the upper one


def test_a_field_turned_up_tells_from_which_set_one_was_taken():
    """R3, R23: what is no longer possible is not dealt."""
    state = looked()
    begin_round(state, ("round",))  # turns up the 4: it was still in the upper set
    assert ids(state.fields[A])[-1] == "private_field_4_b_1"
    for seed in range(40):
        stack = state.resample(B, Random(seed)).stack[A]
        assert stack[-1] == 5
        assert sorted(stack[1:4]) == [3, 5, 6]


def test_a_common_field_in_a_stack():
    """R3, H-leaseholder: everybody saw it go to the bottom."""
    state = a_state(3, display={A: "leaseholder, common_field_3_a"}, stack={A: "4 5 3 4 5 6"})
    do(state, "play leaseholder 2 common_field_3_a")
    for seed in range(20):
        other = state.resample(B, Random(seed))
        assert (other.stack[A][0], other.decision) == (~NUMBER["common_field_3_a"], "choose_private_field")
        assert other.legal() == state.legal()  # the places only


def test_what_was_put_under_a_stack_is_known_in_order():
    """R3, H-leaseholder: also when one of these fields is taken."""
    for place, left in ((0, [3, 4]), (1, [3, ~NUMBER["common_field_3_a"]]), (2, [4, ~NUMBER["common_field_3_a"]])):
        state = a_state(display={A: "leaseholder"}, stack={A: "common_field_3_a 4 3"}, cash={A: 3})
        do(state, "play leaseholder 1", f"choose {place}")
        assert all(state.resample(B, Random(seed)).stack[A] == left for seed in range(9))


def test_what_was_put_under_a_stack_is_turned_up_in_order():
    """R3, R23."""
    state = a_state(stack={A: "common_field_3_a 4 3"}, display={A: "home_field wheat 6", B: "home_field wheat 6"})
    begin_round(state, ("round",))
    assert all(state.resample(B, Random(seed)).stack[A] == [3, 4] for seed in range(9))


def test_while_the_owner_looks():
    """R3, H-leaseholder: he sees the order, the others do not."""
    state = do(a_state(display={A: "leaseholder"}, stack={A: "4 5 3 6"}, cash={A: 3}), "play leaseholder 1")
    assert all(state.resample(A, Random(seed)).stack[A] == [6, 3, 5, 4] for seed in range(20))
    assert len({tuple(state.resample(B, Random(seed)).stack[A]) for seed in range(80)}) > 15


# -- what ends undo


@pytest.mark.parametrize(
    "texts",
    [
        ["sow wheat private_field_6_a_1", "buy bean", "sell leek", "loan"],
        ["trade stall_wheat_bean_leek wheat turnip", "serve casual_wheat_turnip_bean", "refuse regular_bean_leek"],
        ["deliver regular_bean_leek", "discard maid", "play official 1"],
        ["play trader_1 1 stall_turnip_bean_leek bean wheat wheat"],
        ["play ploughman 1 private_field_5_a_1", "play market_crier 2 stall_wheat_bean_leek:bean"],
        ["refuse regular_bean_leek", "end", "return wheat", "return wheat", "sell leek", "upgrade"],
    ],
)  # fmt: skip
def test_what_can_be_taken_back(texts):
    """R112: nothing hidden comes up."""
    state = a_state(
        display={A: "private_field_6, private_field_5 wheat 2, maid, official, trader_1, ploughman, market_crier, "
                    "stall_wheat_bean_leek, regular_bean_leek, casual_wheat_turnip_bean", B: "stall_turnip_bean_leek"},
        covered={"maid": "tout"}, cart={A: "wheat wheat wheat turnip turnip bean leek"}, cash={A: 20},
    )  # fmt: skip
    before = state.revealed
    assert do(state, *texts).revealed == before
    assert GAME.undo_past_opponents is False


def test_a_private_field_that_is_chosen_cannot_be_taken_back():
    """R112: it lies open for everybody."""
    state = do(a_state(display={A: "leaseholder"}, stack={A: "4 5"}, cash={A: 5}), "play leaseholder 1")
    before = state.revealed
    assert do(state, "choose 1").revealed > before


@pytest.mark.parametrize("text", ["pack", "play leaseholder 1", "play leaseholder 2 private_field_6_a_1"])
def test_what_cannot_be_taken_back(text):
    """R112, R91: cards drawn, the stack looked through."""
    state = a_state(display={A: "leaseholder, private_field_6"}, stack={A: "4 5"}, cash={A: 5})
    before = state.revealed
    assert do(state, text).revealed > before


def test_cards_of_the_card_phase_cannot_be_taken_back():
    """R112, R61: turned up, added or shown."""
    state = a_state(2, steps=[("court",)], hand={A: "tout maid", B: "haggler shopper"})
    for text in ("reveal", "add tout"):
        before = state.revealed
        assert do(state, text).revealed > before
    before = state.revealed
    do(state, "take tout")
    assert state.revealed == before  # it lay there already
    assert do(state, "hand shopper").revealed > before


def test_a_new_hand_and_a_new_field_cannot_be_taken_back():
    """R112, R23, R29."""
    for stack in ({}, {A: "4"}):
        state = do(a_state(active=B, order=[A, B], stack=stack), "end")
        before = state.revealed
        assert do(state, "advance 0").revealed == before + 1 + len(stack)
        assert state.decision == "distribute"


def test_the_digest_tells_positions_apart():
    """R3: what is hidden counts as well."""
    state = a_state(display={A: "maid"}, stack={A: "4 5"})
    assert state.clone() == state
    for change in (
        lambda s: s.pile.reverse(),
        lambda s: s.stack[A].reverse(),
        lambda s: s.rng.random(),
        lambda s: s.dealt.__setitem__(6, 1),
        lambda s: setattr(s, "perks", 4),
    ):
        other = state.clone()
        change(other)
        assert other != state
        assert other.digest() != state.digest()


def test_shuffles_follow_the_seed():
    """R28, R89: the same game again is the same, another seed is another game."""
    games = [go(GAME.new(3, seed=seed)).pile for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]
