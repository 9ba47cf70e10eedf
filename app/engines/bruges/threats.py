"""Threat markers and the damage of the third.  R32-R39, R170, R171"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.bruges import canals, houses
from app.engines.bruges.components import (
    BIT,
    BLUE,
    BROWN,
    DAMAGE_AT,
    INTRIGUE_LOSS,
    N_COLOURS,
    RED,
    VIOLET,
    YELLOW,
    permanent,
    triggers,
)
from app.engines.bruges.context import opponents
from app.engines.bruges.goods import ACTION, gain_guilders, gain_points, gain_workers
from app.engines.bruges.piles import discard

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

_PROTECTION = tuple((card, op) for card, op in permanent("damage_immunity"))
_OWN_DAMAGE = triggers("own_damage")
_OTHERS_DAMAGE = triggers("opponent_suffers_damage")
_ORDER: list[Action] = [("first", RED), ("first", BROWN)]


def receive(state: State, seat: int, colour: int, source: int = ACTION) -> None:
    """Take a marker; the third one strikes.  R32, R33, R34"""
    at = seat * N_COLOURS + colour
    state.threats[at] += 1
    if state.trace is not None:
        state.trace.append(("threat", seat, colour, source))
    if state.threats[at] == DAMAGE_AT and ("strike", seat) not in state.agenda:
        state.agenda.append(("strike", seat))


def _three(state: State, seat: int, colour: int) -> bool:
    """Whether a damage strikes; a protected seat takes points instead.  R33, R171"""
    at = seat * N_COLOURS + colour
    if state.threats[at] < DAMAGE_AT:
        return False
    for card, op in _PROTECTION:
        if op.target == colour and state.own[seat] & BIT[card]:
            state.threats[at] -= DAMAGE_AT
            if state.trace is not None:
                state.trace.append(("averted", seat, colour, card, op.points))
            gain_points(state, seat, op.points, card)
            return False
    return True


def strike(state: State, step: tuple[Any, ...]) -> None:
    """All damages that strike a seat now: violet, blue, yellow, then red and brown as it likes.  R32, R35, R36"""
    seat = step[1]
    if _three(state, seat, VIOLET):
        begin_damage(state, seat, VIOLET)
        gain_points(state, seat, -INTRIGUE_LOSS)
        react(state, state.agenda.pop())
    if _three(state, seat, BLUE):
        begin_damage(state, seat, BLUE)
        for colour in range(N_COLOURS):
            gain_workers(state, seat, colour, -state.workers[seat * N_COLOURS + colour])
        react(state, state.agenda.pop())
    if _three(state, seat, YELLOW):
        begin_damage(state, seat, YELLOW)
        gain_guilders(state, seat, -state.guilders[seat])
        react(state, state.agenda.pop())
    fire, plague = _three(state, seat, RED), _three(state, seat, BROWN)
    if fire and plague:
        state.agenda.append(("order", seat))
    elif fire:
        state.agenda.append(("fire", seat))
    elif plague:
        state.agenda.append(("plague", seat))


def begin_damage(state: State, seat: int, colour: int) -> None:
    """The three markers go back without points; who reacts to damage does so afterwards.  R33"""
    state.threats[seat * N_COLOURS + colour] -= DAMAGE_AT
    if state.trace is not None:
        state.trace.append(("damage", seat, colour))
    ready = 0
    for card, _ in _OWN_DAMAGE:
        ready |= state.own[seat] & BIT[card]
    state.agenda.append(("suffered", seat, ready))


def react(state: State, step: tuple[Any, ...]) -> None:
    """Points for the one struck who was ready for it and still is; guilders for those who watch.  R33, R172

    Damage that costs nothing is still damage (ruling).
    """
    _, seat, ready = step
    for card, op in _OWN_DAMAGE:
        if op.inner is not None and state.own[seat] & ready & BIT[card]:
            gain_points(state, seat, op.inner.amount, card)
    for card, op in _OTHERS_DAMAGE:
        for other in opponents(state, seat):
            if op.inner is not None and state.own[other] & BIT[card]:
                gain_guilders(state, other, op.inner.amount, card)


def ask_order(state: State, step: tuple[Any, ...]) -> None:
    """Fire or plague first.  R35"""
    state.ask("choose_damage_order", step[1], _ORDER)


def choose_order(state: State, action: Action) -> None:
    """The other one comes afterwards.  R35"""
    seat = state.actor
    steps = [("plague", seat), ("fire", seat)]
    state.agenda += steps if action[1] == RED else steps[::-1]


def plague(state: State, step: tuple[Any, ...]) -> None:
    """The plague strikes: one person or pet is lost.  R36"""
    begin_damage(state, step[1], BROWN)
    state.agenda.append(("victim", step[1]))


def ask_victim(state: State, step: tuple[Any, ...]) -> None:
    """Which person or pet; without any nothing happens.  R36, R91"""
    seat = step[1]
    victims: list[Action] = [
        ("person", card)
        for pair in zip(state.persons[seat], state.pets[seat], strict=True)
        for card in pair
        if card >= 0
    ]
    state.ask("choose_plague_victim", seat, victims)


def choose_victim(state: State, action: Action) -> None:
    """It is put on the discard pile.  R36"""
    seat, card = state.actor, action[1]
    houses.leave(state, seat, card)
    if state.trace is not None:
        state.trace.append(("victim", seat, card))
    discard(state, seat, card)


def fire(state: State, step: tuple[Any, ...]) -> None:
    """Fire strikes: a house or a canal tile is lost.  R36"""
    begin_damage(state, step[1], RED)
    state.agenda.append(("loss", step[1]))


def ask_loss(state: State, step: tuple[Any, ...]) -> None:
    """Which house or which outermost tile; without any nothing happens.  R36, R38"""
    seat = step[1]
    burnt: list[Action] = [("burn", house) for house in range(len(state.houses[seat]))]
    state.ask("choose_fire_loss", seat, burnt + canals.losses(state, seat))


def choose_loss(state: State, action: Action) -> None:
    """Inhabitants of the house go to the hand, which may grow beyond its size.  R37, R38, R39, R40, R91"""
    seat = state.actor
    if action[0] == "break":
        canals.remove(state, seat, action[1])
        return
    house = action[1]
    for card in (state.persons[seat][house], state.pets[seat][house]):
        if card >= 0:
            houses.to_hand(state, seat, card)
    if state.trace is not None:
        state.trace.append(("burnt", seat, state.houses[seat][house]))
    houses.demolish(state, seat, house)


# -- effects that hand markers out


def opponents_take_threat(state: State, seat: int, op: Op, source: int) -> None:
    """A marker of a fixed colour, or of one that the opponent names.  R34"""
    if op.colour < 0:
        state.ask("choose_threat_colour", seat, [("colour", colour) for colour in range(N_COLOURS)])
    else:
        receive(state, seat, op.colour, source)


def choose_threat_colour(state: State, action: Action) -> None:
    """The opponent takes a marker of the colour named.  R34"""
    receive(state, state.actor, action[1], state.source())


def ask_give_threats(state: State, step: tuple[Any, ...]) -> None:
    """One marker after the other is assigned to an opponent.  R177"""
    _, seat, limit, each, given = step[:5]
    stock = list(state.threats[seat * N_COLOURS : seat * N_COLOURS + N_COLOURS])
    for colour, _ in given:
        stock[colour] -= 1
    offers: list[Action] = []
    if len(given) < limit:
        offers = [
            ("hand", colour, other)
            for colour in range(N_COLOURS)
            if stock[colour]
            for other in opponents(state, seat)
            if sum(to == other for _, to in given) < each
        ]
    state.ask("give_threats", seat, [*offers, ("stop",)] if given else offers)


def give_threats_to_opponents(state: State, seat: int, op: Op, source: int) -> None:
    """Markers for opponents, as many as allowed.  R177"""
    state.agenda.append(("give_threats", seat, op.limit, op.each, (), source))


def give_threat(state: State, action: Action) -> None:
    """Once all are assigned they are handed over clockwise, each damage in its turn.  R55, R178"""
    _, seat, limit, each, given, source = state.asked
    if action[0] == "hand":
        state.agenda.append(("give_threats", seat, limit, each, (*given, (action[1], action[2])), source))
        return
    for other in reversed(opponents(state, seat)):
        for colour, to in given:
            if to == other:
                state.agenda.append(("hand_over", seat, other, colour, source))


def hand_over(state: State, step: tuple[Any, ...]) -> None:
    """A marker goes to an opponent, without a point.  R55, R178"""
    _, seat, other, colour, source = step
    state.threats[seat * N_COLOURS + colour] -= 1
    if state.trace is not None:
        state.trace.append(("threat_passed", seat, other, colour))
    receive(state, other, colour, source)
