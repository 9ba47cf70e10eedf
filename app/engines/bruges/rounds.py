"""The four phases of a round, and its end.  R15-R21, R24-R32, R41-R48, R78-R85, R93, R134, R145-R147"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.bruges import harbour
from app.engines.bruges.components import (
    BIT,
    DAMAGE_AT,
    HAND_SIZE,
    LAST_STEP,
    MAJORITIES,
    N_COLOURS,
    PET_MASK,
    PETS,
    TURNS,
    permanent,
)
from app.engines.bruges.persons import YES_NO, activations
from app.engines.bruges.piles import can_draw
from app.engines.bruges.plays import plays
from app.engines.chance import dice
from app.engines.contract import NOBODY

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_REFILLS = permanent("hand_refill")
_DISCOUNTS = permanent("advance_discount")
_WITHOUT_LOW_DICE = permanent("advance_without_low_dice")
_TIES_COUNT = permanent("majority_ties_count")
LOW, HIGH = 2, 5
"""Dice up to ``LOW`` are the price of advancing, those from ``HIGH`` on bring threats."""


def next_round(state: State, step: tuple[Any, ...]) -> None:
    """Phase 1: everybody draws in turn, then the exchange card is turned up.  R15, R16"""
    state.round += 1
    state.phase = 1
    state.active = -1
    if state.trace is not None:
        state.trace.append(("round", state.round, state.start))
    state.agenda += [("dice",), ("exchange",), ("fill", 0)]


# -- phase 1


def fill_hand(state: State, step: tuple[Any, ...]) -> None:
    """One seat after the other fills its hand and only then looks at the cards.  R17, R18, R19"""
    number = step[1]
    if number == state.players:
        return
    seat = (state.start + number) % state.players
    state.agenda.append(("fill", number + 1))
    missing = HAND_SIZE - len(state.hand[seat])
    state.turn += 1
    state.agenda += [("look", seat), ("sixth", seat)]
    if missing > 0:
        state.agenda.append(("draw", seat, missing))


def ask_sixth(state: State, step: tuple[Any, ...]) -> None:
    """The Inventor lets his owner draw one more.  R20"""
    seat = step[1]
    for card, op in _REFILLS:
        if state.own[seat] & BIT[card] and len(state.hand[seat]) == op.limit - 1 and can_draw(state):
            state.ask("inventor_sixth_card", seat, YES_NO)


def choose_sixth(state: State, action: Action) -> None:
    """One more card from a pile of choice, or not.  R20"""
    if action[0] == "yes":
        state.agenda.append(("draw", state.actor, 1))


# -- phase 2


def throw_dice(state: State, step: tuple[Any, ...]) -> None:
    """The start player throws; the dice stand for the whole round.  R28"""
    state.phase = 2
    state.turn += 1
    state.revealed += 1
    state.chance_events += 1
    state.dice = dice(state.rng, N_COLOURS)
    if state.trace is not None:
        state.trace.append(("dice", *state.dice))
    state.agenda.append(("thrown",))


def after_throw(state: State, step: tuple[Any, ...]) -> None:
    """Ships dock, all take their markers, then the damages seat by seat, then advancing.  R29, R30, R32, R33"""
    harbour.dock_ships(state)
    state.agenda += [("turn", 0), ("advance", 0)]
    order = [(state.start + number) % state.players for number in range(state.players)]
    for colour, face in enumerate(state.dice):
        if face >= HIGH:
            for seat in order:
                state.threats[seat * N_COLOURS + colour] += 1
                if state.trace is not None:
                    state.trace.append(("threat", seat, colour, -1))
    for seat in reversed(order):
        if max(state.threats[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS]) >= DAMAGE_AT:
            state.agenda.append(("strike", seat))


def advance_price(state: State, seat: int) -> int:
    """What a step costs a seat this round, -1 if it cannot advance.  R30, R41, R43, R145, R146"""
    if state.steps[seat] == LAST_STEP:
        return -1
    low = [face for face in state.dice if face <= LOW]
    own = state.own[seat]
    if low:
        return max(0, sum(low) - sum(op.amount for card, op in _DISCOUNTS if own & BIT[card]))
    return next((op.price for card, op in _WITHOUT_LOW_DICE if own & BIT[card]), -1)


def ask_advance(state: State, step: tuple[Any, ...]) -> None:
    """One seat after the other may advance a step.  R42"""
    number = step[1]
    if number == state.players:
        return
    state.agenda.append(("advance", number + 1))
    seat = (state.start + number) % state.players
    price = advance_price(state, seat)
    if 0 <= price <= state.guilders[seat]:
        state.ask("advance", seat, YES_NO)


def choose_advance(state: State, action: Action) -> None:
    """Pay and climb, or not.  R42"""
    if action[0] == "yes":
        state.agenda.append(("step", state.actor, advance_price(state, state.actor), -1))


# -- phase 3


def begin_turn(state: State, step: tuple[Any, ...]) -> None:
    """Four turns each, clockwise.  R45"""
    number = step[1]
    if number == TURNS * state.players:
        state.active = -1
        state.agenda.append(("majorities",))
        return
    state.agenda += [("turn", number + 1), ("main",)]
    state.phase = 3
    state.turn += 1
    state.turns = number + 1
    state.active = (state.start + number) % state.players
    state.played = False
    if state.trace is not None:
        state.trace.append(("turn", state.active))


def ask_main(state: State, step: tuple[Any, ...]) -> None:
    """Activate at will; play one card as long as there is one; then end the turn.  R46, R47, R48, R50, R71"""
    seat = state.active
    found = activations(state, seat)
    hand = state.hand[seat]
    if hand and not state.played:
        state.ask("play_card", seat, plays(state, seat, hand, with_exchange=True) + found)
    else:
        state.ask("end_turn", seat, [*found, ("end",)])


def end_turn(state: State, action: Action) -> None:
    """What was prepared and not used lapses.  R46, R106, R140"""
    state.naming = state.free_canal = False


# -- phase 4


def strengths(state: State, majority: int) -> list[int]:
    """What the seats compare for a majority.  R79, R80, R81, R93"""
    seats = range(state.players)
    if majority == 0:
        return state.steps[:]
    if majority == 1:
        return [(state.own[seat] & ~PET_MASK).bit_count() for seat in seats]
    if majority == PETS:
        return [(state.own[seat] & PET_MASK).bit_count() for seat in seats]
    return [state.tiles[2 * seat] + state.tiles[2 * seat + 1] for seat in seats]


def majorities(state: State, step: tuple[Any, ...]) -> None:
    """Markers are turned, the table is cleared, the start player changes; the last round ends the game.

    R24, R25, R27, R69, R78, R84, R85
    """
    state.phase = 4
    for majority in range(len(MAJORITIES) if state.options["pets"] else PETS):
        turn_markers(state, majority)
    harbour.clear_ships(state)
    harbour.clear_exchange(state)
    state.used = 0
    if state.round == state.last_round:
        finish(state)
        return
    state.start = (state.start + 1) % state.players
    if state.trace is not None:
        state.trace.append(("start", state.start))
    state.agenda.append(("round",))


def turn_markers(state: State, majority: int) -> None:
    """Who is alone in front turns his marker; the Judge also when he shares the front, if he has anything.

    R79, R80, R81, R82, R83, R93, R147
    """
    have = strengths(state, majority)
    most = max(have)
    alone = have.count(most) == 1
    for seat, mine in enumerate(have):
        judge = mine > 0 and any(state.own[seat] & BIT[card] for card, _ in _TIES_COUNT)
        if mine == most and (alone or judge) and not state.turned[seat] >> majority & 1:
            state.turned[seat] |= 1 << majority
            if state.trace is not None:
                state.trace.append(("majority", seat, majority))


def finish(state: State) -> None:
    """The game is over.  R27"""
    state.decision = "over"
    state.actor = NOBODY
    if state.trace is not None:
        state.trace.append(("over",))
