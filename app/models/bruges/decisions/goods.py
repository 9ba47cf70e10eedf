"""Decisions about workers, threat markers that are returned or handed on, and opponents who give or get guilders.

R55, R76, R138, R144, R148-R151, R177
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import (
    COMMON,
    STOP,
    by_action,
    decision,
    own_threat,
    own_worker,
    several,
    spelled,
)
from app.models.cast import Cast
from app.models.decision import Asked, Chosen, Paths
from app.models.keys import panel_key
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action
    from app.match.seats import Seat
    from app.models.selection import Path


spell_take = several("take", own_worker)
spell_sell = several("sell", own_worker)
spell_return = several("return", own_threat)


def spell_exchange(state: State, _yes: Path) -> Paths:
    """Paths for exchanging one worker: the one given, then the one taken; a button for no more."""
    return [
        ((STOP,) if action[0] == "stop" else tuple(own_worker(state, colour) for colour in action[1:]), action)
        for action in state.legal()
    ]


def spell_hand_on(state: State, _yes: Path) -> Paths:
    """Paths for handing on a marker: its key, then the panel of the opponent unless there is only one; or a button."""
    paths: Paths = []
    for action in state.legal():
        if action[0] == "stop":
            paths.append(((STOP,), action))
            continue
        path: Path = (own_threat(state, action[1]), panel_key(action[2]))
        paths.append((path[:1] if state.players == c.LEAST_PLAYERS else path, action))
    return paths


class BrugesGoods(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    # choose_workers

    def ask_workers(self, state: State, chosen: Chosen) -> Asked:
        """Colours of workers that are taken.  R76"""
        # Every action takes equally many.
        number = len(state.legal()[0]) - 1
        title = self.tr("Take %n worker(s): choose the colour", "", number)
        if number > 1:
            title = self.tr("Take worker {number} of {all}: choose the colour")
            title = title.format(number=len(chosen.keys) + 1, all=number)
        keys = COMMON.workers(state, chosen.following)
        return Asked(title, COMMON.by(state.source()), keys)

    def advise_workers(self, _state: State, action: Action) -> str:
        """Which workers to take."""
        return self.tr("Take {goods}").format(goods=AMOUNTS.of_workers(action[1:]))

    # exchange_workers

    def ask_exchange(self, state: State, chosen: Chosen) -> Asked:
        """Workers that are exchanged one by one.  R144"""
        offered = chosen.following
        keys = COMMON.workers(state, offered)
        if chosen.keys:
            title = self.tr("Which colour for {worker}?").format(worker=COLOURS.workers(chosen.action[1], 1))
            return Asked(title, self.tr("Click the colour that you take."), keys)
        return Asked(self.tr("Which worker do you exchange?"), COMMON.by(state.source()), (*keys, *COMMON.end(offered)))

    def advise_exchange(self, _state: State, action: Action) -> str:
        """Which worker to exchange for which."""
        old, new = action[1:]
        text = self.tr("Exchange {old} for {new}")
        return text.format(old=COLOURS.workers(old, 1), new=COLOURS.workers(new, 1))

    # sell_workers

    def ask_sale(self, state: State, chosen: Chosen) -> Asked:
        """Workers that are returned for guilders."""
        offered = chosen.following
        buttons = (*COMMON.workers(state, offered), *COMMON.end(offered))
        return Asked(self.tr("Which workers do you return?"), COMMON.by(state.source()), buttons)

    def advise_sale(self, _state: State, action: Action) -> str:
        """Which workers to return."""
        return self.tr("Return {goods}").format(goods=AMOUNTS.of_workers(action[1:]))

    # return_threats, and the persons who return one after something was done

    def ask_markers(self, state: State, chosen: Chosen) -> Asked:
        """Threat markers that are returned.  R55, R177"""
        most = max(len(action) for action in state.legal()) - 1
        title = self.tr("Which threat marker do you return?")
        if most > 1:
            title = self.tr("Which threat markers do you return? {number} of {all}")
            title = title.format(number=len(chosen.keys) + 1, all=most)
        offered = chosen.following
        hint = COMMON.by(state.source()) or self.tr("Each gives 1 point.")
        return Asked(title, hint, (*COMMON.threats(state, offered), *COMMON.end(offered)))

    def ask_reaction(self, state: State, chosen: Chosen) -> Asked:
        """A threat marker that may be returned after a step, a house, a canal tile or a person.  R148-R151"""
        keys = COMMON.threats(state, chosen.following)
        return Asked(self.tr("Return a threat marker for 1 point?"), COMMON.by(state.asked[-1]), keys)

    def advise_markers(self, _state: State, action: Action) -> str:
        """Which markers to return."""
        return self.tr("Return {goods}").format(goods=AMOUNTS.of_markers(action[1:]))

    # give_threats

    def ask_hand_on(self, state: State, chosen: Chosen) -> Asked:
        """Markers that are handed to opponents.  R177"""
        if chosen.keys:
            return Asked(self.tr("To whom does the marker go?"), self.tr("Click the panel of an opponent."))
        offered = chosen.following
        buttons = (*COMMON.threats(state, offered), *COMMON.end(offered))
        return Asked(self.tr("Which threat marker do you hand over?"), COMMON.by(state.source()), buttons)

    def advise_hand_on(self, _state: State, action: Action, seats: Sequence[Seat]) -> str:
        """Which marker to hand to whom."""
        _, colour, seat = action
        text = self.tr("Hand {name} a marker: {threat}")
        return text.format(name=Cast(seats).to(seat), threat=COLOURS.threat(colour))

    # choose_target, choose_receivers

    def ask_target(self, state: State, _chosen: Chosen) -> Asked:
        """The opponent who gives guilders."""
        return Asked(self.tr("Who gives you guilders? Click a panel."), COMMON.by(state.source()))

    def ask_receivers(self, state: State, chosen: Chosen) -> Asked:
        """The opponents who receive a guilder each.  R138"""
        number = len(state.legal()[0]) - 1
        title = self.tr("Who receives a guilder? {number} of {all}")
        return Asked(title.format(number=len(chosen.keys) + 1, all=number), COMMON.by(state.source()))

    def advise_seats(self, _state: State, action: Action, seats: Sequence[Seat]) -> str:
        """Which opponents to choose."""
        return self.tr("Choose {names}").format(names=listed([Cast(seats).whom(seat) for seat in action[1:]]))


GOODS = BrugesGoods()

CHOOSE_WORKERS = decision(
    "choose_workers", anchor="use_workers", ask=GOODS.ask_workers, spell=spell_take, advise=GOODS.advise_workers
)
EXCHANGE_WORKERS = decision(
    "exchange_workers", ask=GOODS.ask_exchange, spell=spell_exchange, advise=GOODS.advise_exchange
)
SELL_WORKERS = decision("sell_workers", ask=GOODS.ask_sale, spell=spell_sell, advise=GOODS.advise_sale)
RETURN_THREATS = decision(
    "return_threats", anchor="use_threat", ask=GOODS.ask_markers, spell=spell_return, advise=GOODS.advise_markers
)
_reaction = partial(
    decision, anchor="use_threat", ask=GOODS.ask_reaction, spell=spell_return, advise=GOODS.advise_markers
)
PREACHER, STUCCO = _reaction("preacher"), _reaction("stucco")
TOWER, FIRE_EATER = _reaction("tower"), _reaction("fire_eater")
GIVE_THREATS = decision("give_threats", ask=GOODS.ask_hand_on, spell=spell_hand_on, advise_among=GOODS.advise_hand_on)
CHOOSE_TARGET = decision(
    "choose_target", ask=GOODS.ask_target, spell=spelled(target=by_action(panel_key)), advise_among=GOODS.advise_seats
)
CHOOSE_RECEIVERS = decision(
    "choose_receivers",
    ask=GOODS.ask_receivers,
    spell=several("receivers", by_action(panel_key)),
    advise_among=GOODS.advise_seats,
)
