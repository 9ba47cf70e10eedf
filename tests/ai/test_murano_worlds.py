"""Worlds of Murano: what the others hold there, and what lies on top of the decks."""

from random import Random
from statistics import mean

import pytest

from app.ai import POLICIES
from app.ai.murano.chances import world
from app.ai.murano.hands import NEAR, deal_likely
from app.ai.murano.worth import Outlook
from app.ai.playouts import play_on
from app.engines.contract import NOBODY
from app.engines.murano.beliefs import ANY
from app.engines.murano.scoring import expected
from tests.ai.opponents import positions
from tests.engines.murano.builder import GAME, A, B, C

POLICY = POLICIES["murano"]


def late_positions(players):
    """Positions of a sound game in which the others hold characters."""
    found = list(positions(GAME, players, {}, seed=8, step=9))
    return [state for state in found[len(found) // 2 :] if any(state.hand[1:]) and not state.over()]


def all_characters(state):
    """All characters that are still in the game, wherever they are."""
    drawn = state.drawn if state.decision != "choose_special_card" else []
    return sorted(sum(state.hand, state.characters + state.boxed + drawn))


def test_in_a_world_the_others_hold_what_suits_them():
    """Dealt evenly their characters would be worth much less than those that they chose: to end a game would pay."""
    true = even = likely = number = 0
    for state in late_positions(2):
        for seed in range(4):
            number += 1
            true += expected(state, B)
            even += expected(state.resample(A, Random(seed)), B)
            likely += expected(world(state, A, Random(seed)), B)
    assert number > 40
    assert true - even > 5 * number
    assert likely - even > 0.5 * (true - even)


@pytest.mark.parametrize("players", GAME.players)
def test_only_what_the_viewer_cannot_tell_apart_is_exchanged(players):
    exchanged = out_of_play = 0
    for state in late_positions(players):
        dealt = state.resample(A, Random(5))
        dealt.observer = NOBODY
        before = dealt.clone()
        assert deal_likely(dealt, A, Random(6)) or dealt.decision == "assign_characters"

        exchanged += dealt.hand != before.hand
        out_of_play += any({*before.boxed} & {*hand} for hand in dealt.hand)
        assert dealt.hand[A] == before.hand[A]
        assert [len(hand) for hand in dealt.hand] == [len(hand) for hand in before.hand]
        assert all_characters(dealt) == all_characters(before)
        for now, then, seats in zip(dealt.characters, before.characters, before.known, strict=True):
            assert now == then or not seats >> A & 1, "it has seen that one"
        held = before.beliefs[A][0]
        for now, then in zip(sum(dealt.hand, dealt.characters), sum(before.hand, before.characters), strict=True):
            assert now == then or not {now, then} & {*held}, "of these it knows something"
    assert exchanged > 10
    assert out_of_play, "these are hidden like those in the deck"


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_what_they_held_in_a_former_world(players):
    """Chosen to suit every position anew, their characters would follow whatever chance brings."""
    kept = changed = 0
    later = late_positions(players)
    for state in later:
        former = world(state, A, Random(1))
        for seed in range(2, 5):
            found, anew = world(state, A, Random(seed), former), world(state, A, Random(seed))
            kept += [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
            changed += [sorted(hand) for hand in anew.hand] != [sorted(hand) for hand in former.hand]
    assert kept == 3 * len(later) > 15
    assert changed > kept / 2


def half_known_positions():
    """Positions with three seats in which A knows who may hold some of the characters."""
    for seed in range(10, 17):
        for state in positions(GAME, 3, {}, seed=seed, step=7):
            if {*state.beliefs[A][0]} & {*state.hand[B], *state.hand[C]}:
                yield state


def test_what_the_viewer_has_seen_lies_where_it_lay_in_a_former_world():
    """The others were given characters that suit it."""
    seen = changed = 0
    for state in half_known_positions():
        former = world(state, A, Random(1))
        for deal in range(4):
            found, anew = world(state, A, Random(deal), former), world(state, A, Random(deal))
            seen += 1
            changed += anew.beliefs[A] != former.beliefs[A]
            assert found.beliefs[A] == former.beliefs[A]
            assert [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
    assert seen > 40
    assert changed > seen / 4


def test_what_the_viewer_knows_better_now_takes_the_place_of_no_chosen_character():
    """It may have seen meanwhile which of the characters lies where."""
    behind = 0
    for state in half_known_positions():
        former = world(state, A, Random(1))
        tokens, _ = state.beliefs[A]
        if former.beliefs[A][0] == tokens:
            continue
        state.beliefs[A] = tokens, (tokens,)
        found = world(state, A, Random(2), former)
        assert found.beliefs[A][0] == tokens
        for hand, then in zip(state.hand[1:], former.hand[1:], strict=True):
            half_known = [card in tokens for card in hand]
            chosen = {card for card, known in zip(then, half_known, strict=True) if not known}
            behind += True in half_known and False in half_known[half_known.index(True) :]
            assert chosen - {*tokens} <= {*found.hand[B], *found.hand[C]}
    assert behind > 2


def test_a_character_that_the_viewer_has_by_now_lies_nowhere_else():
    """Where it knew nothing of a character, the former world may have had this one."""
    met = 0
    for state in half_known_positions():
        if not state.hand[A]:
            continue
        met += 1
        former = world(state, A, Random(1))
        card, other = former.beliefs[A][0][0], state.hand[A][0]
        for there in (*state.hand[1:], state.characters, state.boxed, state.drawn):
            there[:] = [other if each == card else each for each in there]
        state.hand[A][0] = card
        tokens = tuple(other if token == card else token for token in state.beliefs[A][0])
        state.beliefs[A] = tokens, ((ANY,) * len(tokens),)
        found = world(state, A, Random(2), former)
        assert found.hand[A] == state.hand[A]
        assert all_characters(found) == all_characters(state)
    assert met > 2


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_their_characters_while_one_of_them_draws(players):
    """What it draws may not be taken from their hands."""
    drawing = asked = 0
    for seed in range(4):
        state = GAME.new(players, {}, seed)
        state = play_on(state, POLICY, lambda each: each.decision == "choose_character" and all(each.hand), Random(1))
        viewer = (state.actor + 1) % players
        if state.over() or state.beliefs[viewer][0]:
            continue
        asked += 1
        former = world(state, viewer, Random(1))
        for deal in range(8):
            found = world(state, viewer, Random(deal), former)
            drawing += found.drawn != former.drawn
            assert [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
            assert [action[1] for action in found.legal() if action[0] == "recruit"] == sorted(found.drawn)
    assert drawing > 4 * asked > 4


@pytest.mark.parametrize("players", GAME.players)
def test_the_others_keep_the_unbuilt_tiles_of_a_former_world(players):
    """Their characters were chosen to suit these: with other ones they would be worth less after every draw."""
    tiles = changed = 0
    for state in positions(GAME, players, {}, seed=8, step=2):
        former, anew = world(state, A, Random(1)), world(state, A, Random(2))
        found = world(state, A, Random(2), former)
        for before, then, now in zip(
            former.own_shops + former.own_palaces,
            anew.own_shops + anew.own_palaces,
            found.own_shops + found.own_palaces,
            strict=True,
        ):
            assert now == before
            tiles += len(now)
            changed += then != before
        GAME.check(found)
    assert tiles > 20
    assert changed > 2


@pytest.mark.parametrize("players", GAME.players)
def test_what_somebody_has_put_under_a_deck_is_worse_than_what_lies_on_top(players):
    """Whoever draws keeps the best."""
    found: dict[tuple[int, int, bool], list[float]] = {}
    for state in [each for seed in (8, 9, 10) for each in positions(GAME, players, {}, seed=seed, step=3)]:
        for seed in range(2):
            look = Outlook(state, B)
            for likely, dealt in enumerate((state.resample(A, Random(seed)), world(state, A, Random(seed)))):
                decks = (dealt.characters, state.known), (dealt.specials, state.specials_known)
                for special, (deck, known) in enumerate(decks):
                    for i, (card, seats) in enumerate(zip(deck, known, strict=True)):
                        if 0 in known and not seats & 1 and (seats or i >= len(deck) - NEAR):
                            found.setdefault((likely, special, seats != 0), []).append(worth_of(look, card, special))
                for i, seats in enumerate(state.specials_known):
                    assert dealt.specials[i] == state.specials[i] or not seats & 1, "it has seen that one"
    for special in (0, 1):
        even, likely = (mean(found[each, special, False]) - mean(found[each, special, True]) for each in (0, 1))
        assert len(found[1, special, True]) > 400
        assert likely - even > 0.3


def worth_of(look, card, special):
    """What a special building card, or a character, brings its owner."""
    return look.card(card) if special else max(look.prospect(card, i, row) for i, row in enumerate(look.rows))


@pytest.mark.parametrize("players", GAME.players)
def test_of_an_earlier_world_only_what_can_still_be_is_kept(players):
    """The viewer may have seen a character meanwhile, or its owner have scored it."""
    later = late_positions(players)
    for before, state in zip(later, later[3:], strict=False):
        former, even = world(before, A, Random(1)), state.resample(A, Random(2))
        found = world(state, A, Random(2), former)

        assert found.hand[A] == state.hand[A]
        assert [len(hand) for hand in found.hand] == [len(hand) for hand in state.hand]
        assert all_characters(found) == all_characters(even)
        for now, then, seats in zip(found.characters, even.characters, even.known, strict=True):
            assert now == then or not seats >> A & 1, "it has seen that one"


def test_a_world_does_not_depend_on_what_the_others_truly_hold():
    for state in late_positions(3):
        other = state.resample(A, Random(7))
        one, two = world(state, A, Random(8)), world(other, A, Random(8))
        assert (one.hand, one.characters, one.offers) == (two.hand, two.characters, two.offers)


@pytest.mark.parametrize("players", GAME.players)
def test_simulations_are_dealt_worlds_in_which_their_seat_suspects_the_others(players):
    """Dealt evenly the others would be so poor that a seat ends games while it is behind."""
    others = 0
    for state in late_positions(players):
        dealt, like = POLICY.deal(state, A, Random(1)), world(state, A, Random(1))
        again, anew = POLICY.deal(dealt, A, Random(2), again=True), POLICY.deal(dealt, A, Random(2))
        assert (dealt.hand, dealt.characters, dealt.offers) == (like.hand, like.characters, like.offers)
        assert (dealt.observer, again.observer) == (A, A)
        assert [sorted(hand) for hand in again.hand] == [sorted(hand) for hand in dealt.hand]
        others += anew.hand != dealt.hand
    assert others > 3


def test_a_world_can_be_played_on_at_the_scoring():
    """What may be scored goes by the new hand."""
    asked = 0
    for seed in range(6):
        state = play_on(GAME.new(2, {}, seed), POLICY, lambda each: each.decision == "assign_characters", Random(seed))
        viewer = 1 - state.actor
        for deal in range(3):
            found = world(state, viewer, Random(deal))
            cards = {action[1] for action in found.legal() if action[0] == "score"}
            asked += bool(cards)
            assert cards <= {*found.hand[found.actor]}
            assert play_on(found, POLICY, lambda _: False, Random(1)).actor == NOBODY
    assert asked > 6


@pytest.mark.parametrize("players", GAME.players)
def test_worlds_are_sound_with_all_variants(players):
    """Also where characters are drawn at the start, and where a special building card may not be taken."""
    options = dict.fromkeys(GAME.new(players, {}, 1).options, True)
    seen = 0
    for state in positions(GAME, players, options, seed=9, step=5):
        former = world(state, B, Random(1))
        for deal in range(2):
            found = world(state, B, Random(deal), former)
            seen += 1
            GAME.check(found)
            assert [sorted(hand) for hand in found.hand] == [sorted(hand) for hand in former.hand]
    assert seen > 40
