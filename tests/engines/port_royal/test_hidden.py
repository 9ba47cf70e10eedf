"""What nobody can know, and what everybody does.  R4, R4a"""

from collections import Counter
from random import Random

from app.engines.port_royal.components import CARDS
from tests.engines.port_royal.builder import GAME, A, B, a_state, do, purses, stopped


def played(seed, plies, players=3, **options):
    """A position after some random plies."""
    random = Random(seed)
    state = GAME.new(players, options, seed)
    for _ in range(plies):
        if state.actor < 0:
            break
        state.apply(random.choice(state.legal()))
    return state


def public(state):
    """All that a person at the table sees."""
    return (
        state.decision,
        state.actor,
        state.legal(),
        state.discard,
        state.harbour,
        state.expeditions,
        state.displays,
        [[coin >> 8 for coin in purse] for purse in state.coins],
        len(state.deck),
        state.influence,
        state.fields,
        state.collected,
        state.hidden_pool(),
    )


def test_a_resample_keeps_what_is_seen_and_every_invariant():
    """R4a: the observer's own view is unchanged."""
    for seed in range(40):
        state = played(seed, 30 + 9 * seed, expansion="contracts")
        other = state.resample(A, Random(seed))
        other.check()
        assert public(other) == public(state)


def test_a_resample_leaves_the_state_and_its_chance_alone():
    """R4a: the original is untouched, the copy has another future."""
    state = played(3, 60)
    before = state.digest()
    other = state.resample(B, Random(1))

    assert state.digest() == before
    assert other.rng.seed != state.rng.seed
    assert other.deck != state.deck


def test_every_card_that_may_be_next_turns_up_next():
    """R4a: over many resamples the top card is each card of the pool, about equally often."""
    state = played(5, 120)
    pool = state.hidden_pool()
    random = Random(9)
    tops = Counter(state.resample(A, random).deck[-1] for _ in range(80 * len(pool)))

    assert set(tops) == set(pool)
    expected = 80
    chi_squared = sum((tops[card] - expected) ** 2 / expected for card in pool)
    assert chi_squared < 2 * len(pool)  # a uniform one stays near len(pool)


def test_coins_from_before_a_reshuffle_are_no_card_of_the_new_pile():
    """R4a: A's three old coins keep their fronts' set, whatever is dealt anew."""
    state = a_state(coins=[3, 0], deck=["sailor_1"], discard=["priest_1", "captain_1", "settler_1"], shown=0)
    old = {coin & 255 for coin in state.coins[A]}
    do(state, "draw", "draw")  # the second draw reshuffles
    assert state.pile == 1

    for seed in range(30):
        other = state.resample(A, Random(seed))
        assert {coin & 255 for coin in other.coins[A]} == old
        assert sorted(other.deck) == sorted(state.deck)


def test_the_pool_holds_the_unseen_cards_of_the_current_pile():
    """R4a: deck and coins of this pile; the discard pile when the deck is empty."""
    state = played(11, 40, players=2)
    seen = {*state.discard, *state.harbour, *state.expeditions, *state.displays[A], *state.displays[B]}
    pool = state.hidden_pool()

    assert state.pile == 0
    assert not seen & set(pool)
    assert len(pool) == len(state.deck) + sum(purses(state))

    empty = a_state(deck=[], discard=["priest_1", "captain_1"])
    assert [CARDS[card].id for card in empty.hidden_pool()] == ["captain_1", "priest_1"]


def test_spending_a_coin_discloses_its_front_and_a_ship_discloses_nothing():
    """R6: what undo may take back."""
    harbour = ["ship_flute_s1_c1", "sailor_1"]
    hiring = stopped(a_state(harbour=harbour))
    trading = hiring.clone()
    before = hiring.revealed

    assert do(trading, "take_ship ship_flute_s1_c1").revealed == before
    assert do(hiring, "hire sailor_1").revealed > before
