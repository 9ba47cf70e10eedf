"""What nobody can know, what everybody does, and what ends undo.  R9, R97, R195"""

from collections import Counter
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.taverns.components import REGULARS
from app.match.match import new_match
from app.match.seats import Seat
from tests.engines.taverns.builder import (
    GAME,
    ROUND,
    A,
    B,
    a_state,
    do,
    drafting,
    filling,
    go,
    names,
    placing,
    service,
)


def played(seed, plies, players=3, level=5, **options):
    """A position after some random plies."""
    random = Random(seed)
    state = GAME.new(players, {"level": level, **options}, seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            break
        state.apply(random.choice(state.legal()))
    return state


def public(state):
    """All that a person at the table sees: the contents of all piles, too."""
    shown = [card for place, card in enumerate(state.display) if place != state.covered]
    return (
        state.decision, state.actor, state.legal(), state.supply, state.three_stack, shown, state.covered,
        sorted([*state.guest_deck, *(state.display[state.covered :][:1] if state.covered >= 0 else [])]),
        [sorted(deck[:hidden]) for deck, hidden in zip(state.deck, state.hidden, strict=True)],
        [deck[hidden:] for deck, hidden in zip(state.deck, state.hidden, strict=True)],
        state.discard, state.laid, state.seated, state.nobles, state.white, state.coloured, state.coaster,
        state.stored_doubloons, state.stored_beer, state.schnapps, state.monastery, state.reputation, state.book,
    )  # fmt: skip


@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_resample_keeps_what_is_seen_and_every_invariant(level):
    """R9: for every observer."""
    for seed in range(30):
        state = played(seed, 15 + 11 * seed, level=level)
        for observer in range(3):
            other = state.resample(observer, Random(seed))
            other.check()
            assert public(other) == public(state)


def test_a_resample_leaves_the_state_and_its_chance_alone():
    """R9: the original is untouched, the copy has another future."""
    state = played(3, 60)
    before = state.digest()
    other = state.resample(B, Random(1))

    assert state.digest() == before
    assert other.rng.seed != state.rng.seed
    assert other.deck != state.deck
    assert other.guest_deck != state.guest_deck


def test_cards_gained_since_the_shuffle_lie_where_everybody_knows():
    """R9 (ruling), R3: two of four cards in a known order, the others in any."""
    state = service(doubloons=9, deck={A: "regular_1 regular_2 regular_3"})
    state.hidden[A] = 3
    do(state, "buy supplier", "buy dishwasher")
    random, orders = Random(4), Counter()
    for _ in range(300):
        deck = state.resample(B, random).deck[A]
        assert names(deck[3:]) == "supplier dishwasher"
        orders[tuple(deck[:3])] += 1

    assert len(orders) == 6
    assert min(orders.values()) > 20


def test_a_juggled_card_is_known():
    """R9 (ruling), R139."""
    state = service(level=2, sides={A: "juggler_a"}, schnapps={A: 1}, seated={A: "regular_1"}, round=8,
                    deck={A: "regular_2 regular_3 regular_4"})  # fmt: skip
    state.hidden[A] = 3
    do(state, "end", "finish", "end", "return regular_1")

    assert all(names(state.resample(A, Random(seed)).deck[A][3:]) == "regular_1" for seed in range(30))


def test_known_cards_are_drawn_without_disclosing_anything():
    """R9: only cards of the shuffled part are news; the pile below them stays hidden to its last card."""
    for hidden, news in ((0, 0), (2, 1), (4, 3)):
        state = a_state(deck={A: "regular_1 regular_2 regular_3 regular_4"}, counter_guests={A: 1})
        state.hidden[A] = hidden
        state.deck[B], state.discard[B] = [], []
        state.removed += REGULARS
        state.agenda = list(ROUND)
        before = state.revealed
        go(state)
        assert state.revealed - before == news
        assert state.hidden[A] == min(hidden, 1)


def test_not_even_the_owner_knows_his_pile():
    """R9: every card of the shuffled part turns up on top, for the owner's view as well."""
    state = GAME.new(2, seed=5)
    assert state.hidden[A] == len(state.deck[A]) >= 3
    random = Random(2)
    tops = Counter(state.resample(A, random).deck[A][-1] for _ in range(100 * len(state.deck[A])))

    assert set(tops) == set(state.deck[A])
    assert min(tops.values()) > 60  # 100 of each expected


def test_every_guest_of_the_deck_may_be_the_covered_one():
    """R9, R97: the replacement is any of the cards not shown yet, about equally often."""
    state = service(
        beer=6, display="guest_6_1 - - -", guest_deck="guest_7_1 guest_7_2 guest_7_3 guest_7_4", three_stack=""
    )
    do(state, "recruit guest_6_1")
    random = Random(3)
    covered = Counter(names(state.resample(A, random).display[:1]) for _ in range(400))

    assert set(covered) == {"guest_7_1", "guest_7_2", "guest_7_3", "guest_7_4"}
    assert min(covered.values()) > 70


def test_a_guest_looked_at_is_known():
    """R97."""
    state = service(beer=6, display="guest_6_1 - - -", guest_deck="guest_7_1 guest_7_2 guest_7_3")
    do(state, "recruit guest_6_1", "peek 0")

    assert {names(state.resample(B, Random(seed)).display[:1]) for seed in range(20)} == {"guest_7_1"}


def test_the_three_stack_is_no_secret():
    """R12 (ruling): its order is public and stays."""
    state = GAME.new(2, seed=5)

    assert all(state.resample(B, Random(seed)).three_stack == state.three_stack for seed in range(10))


# -- what can be taken back


def test_placing_and_serving_disclose_nothing():
    """R195, R97: everything but the peek can be undone inside a turn."""
    state = placing(
        "2 3 4 5 1", seated={A: "regular_1 regular_2 guest_5_3"}, laid={A: "table supplier"}, level=2,
        sides={A: "juggler_b musician_a fire_breather_a"}, schnapps={A: 9}, counter_guests={A: 1},
        stored_doubloons={A: 2}, display="guest_3_1 guest_5_4 - -", three_stack="", stored_beer={A: 4},
        tiles={A: "beer_storage safe"}, monastery={A: 1},
    )  # fmt: skip
    before = state.revealed
    do(state, "place 2 cash_till", "take_back 2 cash_till", "place 2 regular_1", "place 3 regular_2", "juggle 4")
    do(state, "place X guest_5_3", "place 5 monk", "place 1 beer_delivery", "finish")
    do(state, "activate monk", "activate_all", "counter", "entertain entertainer_musician", "buy table")
    do(state, "upgrade barrel 0", "entertain entertainer_fire_breather", "tile monk", "recruit guest_3_1")

    assert state.revealed == before
    assert state.covered >= 0
    assert do(state, "peek 0").revealed > before


def test_ending_a_turn_without_a_replacement_discloses_nothing():
    """R195, R109."""
    state = service(beer=3)
    before = state.revealed

    assert do(state, "end").revealed == before


def test_rolls_and_revealed_cards_cannot_be_taken_back():
    """R195: the redraw and the dice of the next phase; a draft pick alone discloses nothing."""
    state = filling(counter_guests={A: 1, B: 1})
    before = state.revealed
    do(state, "redraw")
    assert state.revealed > before
    before = state.revealed
    do(state, "keep")  # the waitresses and the coasters are rolled
    assert state.revealed > before

    state = drafting(["1 2 3 4", "3 4 5 6"])
    before = state.revealed
    assert do(state, "draft 1").revealed == before


def test_the_digest_tells_positions_apart():
    """R9: what is hidden, what is decided and what is offered all count."""
    state = service(doubloons=9, deck={A: "regular_1 regular_2 regular_3"})
    twin = state.clone()
    assert twin == state
    assert twin.digest() == state.digest()
    for change in (
        lambda s: s.deck[A].reverse(),
        lambda s: s.guest_deck.reverse(),
        lambda s: s.rng.random(),
        lambda s: s.schnapps.__setitem__(A, 1),
        lambda s: setattr(s, "bought", 4),
        lambda s: setattr(s, "offers", s.offers[:-1]),
    ):
        other = state.clone()
        change(other)
        assert other != state
        assert other.digest() != state.digest()


def test_what_another_player_decided_ends_undo():
    """R7, R195: a choice is final as soon as the next one has chosen; until then it can be taken back."""
    people = [Seat("Ada", "", 0), Seat("Bo", "journeyman", 1)]
    match = new_match("taverns", people, {"level": 1}, seed=3)  # Bo begins
    while not (match.state.actor == A and match.state.decision == "draft_die"):
        match.play(match.state.legal()[0])
    match.play(match.state.legal()[0])
    assert match.can_undo()

    match.play(match.state.legal()[0])
    assert match.state.actor == A
    assert not match.can_undo()
    assert match.can_undo(free=True)
