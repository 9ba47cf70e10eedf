"""Which function carries a decision out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engines.bruges import canals, gains, goods, harbour, houses, persons, piles, plays, rivals, rounds, threats

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action


def play_or_activate(state: State, action: Action) -> None:
    """The main decision of a turn.  R46"""
    if action[0] == "activate":
        persons.activate(state, action)
    else:
        plays.play(state, action)


def end_or_activate(state: State, action: Action) -> None:
    """The decision after the turn's card.  R46, R48"""
    if action[0] == "activate":
        persons.activate(state, action)
    else:
        rounds.end_turn(state, action)


HANDLERS: dict[str, Callable[[State, Action], None]] = {
    "choose_draw_pile": piles.draw_card,
    "inventor_sixth_card": rounds.choose_sixth,
    "choose_damage_order": threats.choose_order,
    "choose_plague_victim": threats.choose_victim,
    "choose_fire_loss": threats.choose_loss,
    "advance": rounds.choose_advance,
    "play_card": play_or_activate,
    "end_turn": end_or_activate,
    "play_extra": plays.play,
    "play_drawn": plays.play,
    "choose_workers": goods.take,
    "exchange_workers": gains.swap,
    "sell_workers": gains.sell,
    "return_threats": gains.choose_threats,
    "preacher": gains.choose_threats,
    "stucco": gains.choose_threats,
    "tower": gains.choose_threats,
    "fire_eater": gains.choose_threats,
    "astronomer_repeat": persons.astronomer_repeat,
    "choose_option": gains.choose_option,
    "choose_canal": canals.choose_canal,
    "choose_target": rivals.choose_target,
    "choose_receivers": gains.choose_receivers,
    "choose_hand_card": houses.choose_hand_card,
    "choose_discard": gains.choose_discard,
    "choose_discard_house": houses.choose_discard_house,
    "choose_discard_person": persons.choose_discard_person,
    "recruit_from_hand": persons.lay_from_hand,
    "choose_own_person": persons.choose_own_person,
    "choose_foreign_person": persons.choose_person,
    "use_ship": harbour.use_ship,
    "give_threats": threats.give_threat,
    "give_workers": rivals.choose_given_workers,
    "choose_canal_loss": rivals.choose_canal_loss,
    "give_guilders_or_worker": rivals.choose_payment,
    "pay_or_take_threat": rivals.choose_payment,
    "choose_threat_colour": threats.choose_threat_colour,
}
"""By decision.  R173"""
