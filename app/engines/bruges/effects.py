"""Effects are carried out op by op; which function does which op.  R64, R71, R172"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.bruges import canals, gains, houses, persons, plays, rivals, threats, useful
from app.engines.bruges.components import BIT, EFFECTS, FREE_CHOICE, IDS, OF_EVENT, permanent
from app.engines.bruges.goods import gain_guilders, gain_points, picks

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State

Perform = Callable[["State", int, "Op", int], None]
"""For whom, which op, of which source."""

PERFORM: dict[str, Perform] = {
    "gain_guilders": gains.take_guilders,
    "gain_points": gains.take_points,
    "gain_workers": gains.take_workers,
    "gain_workers_of_house_colours": gains.take_workers_of_house_colours,
    "gain_workers_of_missing_colours": gains.take_missing_workers,
    "draw_cards": gains.draw_cards,
    "draw_and_act": gains.draw_and_act,
    "draw_then_discard": gains.draw_then_discard,
    "discard_then_draw": gains.discard_then_gain,
    "discard_then_guilders": gains.discard_then_gain,
    "discard_then_points": gains.discard_then_gain,
    "play_extra_card": plays.ask_extra,
    "build_canal": canals.build_without_card,
    "build_house": houses.build_by_effect,
    "exchange_workers": gains.exchange_workers,
    "sell_workers": gains.sell_workers,
    "advance": gains.advance,
    "return_threats": gains.return_threats,
    "choose_one": gains.choose_one,
    "buy_points": gains.buy_points,
    "pay_opponents_for_points": gains.pay_opponents,
    "opponents_give_workers": rivals.each_opponent,
    "opponents_give_guilders": rivals.opponents_give_guilders,
    "opponents_give_guilders_or_worker": rivals.each_opponent,
    "opponents_discard_hand": rivals.each_opponent,
    "opponents_take_threat": rivals.each_opponent,
    "opponents_pay_or_take_threat": rivals.each_opponent,
    "opponents_remove_canal": rivals.each_opponent,
    "opponents_lose_points": rivals.each_opponent,
    "give_threats_to_opponents": threats.give_threats_to_opponents,
    "discard_own_person_for_points": persons.discard_own_person_for_points,
    "return_own_person_to_hand": persons.return_own_person_to_hand,
    "reactivate_own_used_person": persons.reactivate_own_used_person,
    "place_person_from_discard": persons.place_person_from_discard,
    "name_colour_next_card": gains.name_colour,
    "next_canal_free": gains.next_canal_free,
    "activate_opponent_person": persons.activate_opponent_person,
    "activate_own_lightning": persons.activate_own_lightning,
    "activate_own_person": persons.activate_own_person,
    "recruit_from_hand": persons.recruit_from_hand,
}
"""By kind of op.  R159"""

TRIGGERS: dict[int, Op] = dict(permanent("trigger"))
_NAMES = {"stucco_worker": "stucco", "tower_keeper": "tower"}
REACTION: dict[int, str] = {card: _NAMES.get(IDS[card], IDS[card]) for card, op in TRIGGERS.items() if op.optional}
"""Names of the decisions about optional reactions."""


def effect(state: State, step: tuple[Any, ...]) -> None:
    """One op, then the next ones; useless ones are left out.  R64, R70, R71"""
    _, seat, number, index, source = step
    ops = EFFECTS[number]
    if index + 1 < len(ops):
        state.agenda.append(("effect", seat, number, index + 1, source))
    op = ops[index]
    if useful.op_is_useful(state, seat, op, source):
        PERFORM[op.kind](state, seat, op, source)


def react(state: State, step: tuple[Any, ...]) -> None:
    """A person reacts to a step, house, tile or person, if it is still there.  R67, R148, R149, R150, R151, R172"""
    _, seat, colour, card = step
    if not state.own[seat] & BIT[card]:
        return
    inner = TRIGGERS[card].inner
    if inner is None:
        return
    if inner.kind == "gain_guilders":
        gain_guilders(state, seat, inner.amount, card)
    elif inner.kind == "gain_points":
        gain_points(state, seat, inner.amount, card)
    else:
        stock = useful.fitting_threats(state, seat, colour if inner.colour == OF_EVENT else FREE_CHOICE)
        offers = picks("return", stock, 1, inner.limit)
        state.ask(REACTION[card], seat, [*offers, ("decline",)] if offers else offers)
