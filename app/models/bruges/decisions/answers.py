"""Decisions of opponents who have to answer in another seat's turn.  R34, R73, R136, R141, R170, R173"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.decisions.common import (
    COMMON,
    MARKER,
    PAY,
    decision,
    last_tile,
    own_house,
    own_threat,
    own_worker,
    several,
    spelled,
)
from app.models.bruges.describe import DESCRIPTIONS
from app.models.bruges.seat_numbers import is_next_damage, protector, stake
from app.models.bruges.words import the_source
from app.models.decision import Asked, Chosen
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.engines.contract import Action

spell_workers = several("give", own_worker)
spell_loss = spelled("break", **{"break": last_tile})
spell_colour = spelled(colour=own_threat)
spell_payment = spelled("raze", give=own_worker, raze=own_house)


class BrugesAnswers(Translated):
    """What a person reads in these decisions; ``common`` explains the names of the methods."""

    def _because(self, state: State, chosen: Chosen, source: int) -> str:
        """Whose effect it is that has to be answered, and which."""
        text = self.tr("{name} uses {source}.")
        return text.format(name=chosen.seats[state.active].name, source=the_source(source))

    # give_workers

    def ask_workers(self, state: State, chosen: Chosen) -> Asked:
        """Workers that the active player is given.  R136"""
        _, _, source = asking(state)
        title = self.tr("Which worker do you give to {name}? {number} of {all}").format(
            name=chosen.seats[state.active].name,
            number=len(chosen.keys) + 1,
            all=len(state.legal()[0]) - 1,  # every action gives equally many
        )
        keys = COMMON.workers(state, chosen.following)
        return Asked(title, self._because(state, chosen, source), keys)

    def advise_workers(self, _state: State, action: Action) -> str:
        """Which workers to give."""
        return self._advise_gift(action[1:])

    # choose_canal_loss

    def ask_loss(self, state: State, chosen: Chosen) -> Asked:
        """A canal tile that is removed because of the Troublemaker.  R141"""
        hint = self._because(state, chosen, state.source())
        if chosen.keys:
            return Asked(self.tr("Give up this canal tile?"), hint, (COMMON.lose(),))
        return Asked(self.tr("Which canal tile do you remove?"), hint)

    def advise_loss(self, _state: State, action: Action) -> str:
        """Which section to take the tile from."""
        return COMMON.advise_loss_of_tile(action[1])

    # choose_threat_colour

    def ask_colour(self, state: State, chosen: Chosen) -> Asked:
        """A threat marker of a colour of one's choice.  R34"""
        seat, _, source = asking(state)
        hints = [self._because(state, chosen, source)]
        for colour in range(c.N_COLOURS):
            if is_next_damage(state, seat, colour):
                text = self.tr("{threat} would be the third: {damage}.")
                damage = DESCRIPTIONS.damage(colour, stake(state, seat, colour))
                hints.append(text.format(threat=COLOURS.threat(colour), damage=damage))
        keys = COMMON.threats(state, chosen.following)
        return Asked(self.tr("Which threat marker do you take?"), " ".join(hints), keys)

    def advise_colour(self, _state: State, action: Action) -> str:
        """Which marker to take."""
        return self.tr("Take {goods}").format(goods=COLOURS.markers(action[1], 1))

    # give_guilders_or_worker, pay_or_take_threat

    def ask_payment(self, state: State, chosen: Chosen) -> Asked:
        """Guilders or a worker for the active player.  R173"""
        _, op, source = asking(state)
        name = chosen.seats[state.active].name
        title = self.tr("Give {name} a worker").format(name=name)
        if ("pay",) in state.legal():
            title = self.tr("Give {name} {guilders} or a worker?")
            title = title.format(name=name, guilders=AMOUNTS.guilders(op.guilders))
        hint = self._because(state, chosen, source) + " " + self.tr("Click a worker to give it.")
        keys = COMMON.workers(state, chosen.following)
        return Asked(title, hint, (*keys, *self._pay(state, op.guilders)))

    def _pay(self, state: State, guilders: int) -> tuple[Button, ...]:
        """The button to pay guilders, where that is possible."""
        button = Button(PAY, self._pay_text(guilders), "two-coins", self.tr("P", "key: pay"))
        return (button,) if ("pay",) in state.legal() else ()

    def _pay_text(self, guilders: int) -> str:
        return self.tr("Pay %n guilder(s)", "", guilders)

    def ask_marker(self, state: State, chosen: Chosen) -> Asked:
        """A price, or a threat marker.  R170"""
        seat, op, source = asking(state)
        if chosen.keys:
            return Asked(self.tr("Give up this house?"), self.tr("Then you take no marker."), (COMMON.lose(),))
        price = self.tr("Give a worker") if op.workers else self.tr("Give up an empty house")
        if op.guilders:
            price = self._pay_text(op.guilders)
        title = self.tr("{price}, or take {marker}?").format(price=price, marker=COLOURS.markers(op.colour, 1))
        hints = (self._because(state, chosen, source), self._danger(state, seat, op.colour))
        keys = COMMON.workers(state, chosen.following)
        take = Button(MARKER, self.tr("Take the marker"), "hazard-sign", self.tr("M", "key: take the marker"))
        buttons = (take, *keys, *self._pay(state, op.guilders))
        return Asked(title, " ".join(filter(None, hints)), buttons)

    def _danger(self, state: State, seat: int, colour: int) -> str:
        """What the marker would do if it is the third of its colour; ``""`` if it is not."""
        if not is_next_damage(state, seat, colour):
            return ""
        if protector(state, seat, colour) >= 0:
            return self.tr("It would be your third, but you are protected.")
        damage = DESCRIPTIONS.damage(colour, stake(state, seat, colour))
        return self.tr("It would be your third: {damage}.").format(damage=damage)

    def advise_payment(self, state: State, action: Action) -> str:
        """What to give, or to take the marker."""
        if action[0] == "pay":
            return self.tr("Pay the guilders")
        if action[0] == "marker":
            return self.tr("Take the marker", "advice")
        verb, what = action
        return COMMON.advise_loss_of_house(state, what) if verb == "raze" else self._advise_gift((what,))

    def _advise_gift(self, colours: Sequence[int]) -> str:
        return self.tr("Give {goods}").format(goods=AMOUNTS.of_workers(colours))


ANSWERS = BrugesAnswers()

_answer = partial(decision, anchor="answers")
GIVE_WORKERS = _answer(
    "give_workers",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose which worker you give."),
    ask=ANSWERS.ask_workers,
    spell=spell_workers,
    advise=ANSWERS.advise_workers,
)
CHOOSE_CANAL_LOSS = _answer(
    "choose_canal_loss",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose an outermost canal tile."),
    ask=ANSWERS.ask_loss,
    spell=spell_loss,
    advise=ANSWERS.advise_loss,
)
CHOOSE_THREAT_COLOUR = _answer(
    "choose_threat_colour",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First choose a threat marker."),
    ask=ANSWERS.ask_colour,
    spell=spell_colour,
    advise=ANSWERS.advise_colour,
)
GIVE_GUILDERS_OR_WORKER = _answer(
    "give_guilders_or_worker",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First pay or give a worker."),
    ask=ANSWERS.ask_payment,
    spell=spell_payment,
    advise=ANSWERS.advise_payment,
)
PAY_OR_TAKE_THREAT = _answer(
    "pay_or_take_threat",
    first=QT_TRANSLATE_NOOP("BrugesDecisions", "First pay or take the marker."),
    ask=ANSWERS.ask_marker,
    spell=spell_payment,
    advise=ANSWERS.advise_payment,
)
