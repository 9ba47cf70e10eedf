"""The prompts of opponents who have to answer in somebody else's turn.  R73, R136, R141, R170"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.context import asking
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.buttons import BUTTONS
from app.models.bruges.colours import COLOURS
from app.models.bruges.facts import damage_words, protector
from app.models.bruges.words import the_source
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat
    from app.models.bruges.turn_prompts import Asked
    from app.models.presenter import Button
    from app.models.selection import Path


class BrugesAnswers(Translated):
    """Titles, hints and buttons of answers."""

    def because(self, state: State, seats: Sequence[Seat], source: int) -> str:
        """Whose effect it is."""
        text = self.tr("{name} uses {source}.")
        return text.format(name=seats[state.active].name, source=the_source(source))

    def ask_give_workers(self, state: State, seats: Sequence[Seat], chosen: Path) -> Asked:
        """Workers for the active player.  R136"""
        _, _, source = asking(state)
        number = len(state.legal()[0]) - 1
        title = self.tr("Which worker do you give to {name}? {number} of {all}")
        title = title.format(name=seats[state.active].name, number=len(chosen) + 1, all=number)
        return title, self.because(state, seats, source), self._workers(state)

    def _workers(self, state: State) -> list[Button]:
        colours = dict.fromkeys(colour for action in state.legal() if action[0] == "give" for colour in action[1:])
        return BUTTONS.workers(state.actor, sorted(colours))

    def ask_choose_canal_loss(self, state: State, seats: Sequence[Seat], chosen: Path) -> Asked:
        """A tile for the Troublemaker.  R141"""
        hint = self.because(state, seats, state.source())
        if chosen:
            return self.tr("Give up this canal tile?"), hint, [BUTTONS.lose()]
        return self.tr("Which canal tile do you remove?"), hint, []

    def ask_give_guilders_or_worker(self, state: State, seats: Sequence[Seat], _chosen: Path) -> Asked:
        """Guilders or a worker.  R173"""
        _, op, source = asking(state)
        name = seats[state.active].name
        title = self.tr("Give {name} a worker").format(name=name)
        buttons = self._workers(state)
        if ("pay",) in state.legal():
            title = self.tr("Give {name} {guilders} or a worker?")
            title = title.format(name=name, guilders=AMOUNTS.guilders(op.guilders))
            buttons.append(BUTTONS.pay(self.tr("Pay %n guilder(s)", "", op.guilders)))
        hint = self.because(state, seats, source) + " " + self.tr("Click a worker to give it.")
        return title, hint, buttons

    def ask_pay_or_take_threat(self, state: State, seats: Sequence[Seat], chosen: Path) -> Asked:
        """Pay or take the marker.  R170"""
        seat, op, source = asking(state)
        if chosen:
            return self.tr("Give up this house?"), self.tr("Then you take no marker."), [BUTTONS.lose()]
        marker = COLOURS.markers(op.colour, 1)
        what = self._price(op)
        title = self.tr("{price}, or take {marker}?").format(price=what, marker=marker)
        buttons = [BUTTONS.marker(self.tr("Take the marker")), *self._workers(state)]
        if ("pay",) in state.legal():
            buttons.append(BUTTONS.pay(self.tr("Pay %n guilder(s)", "", op.guilders)))
        hints = [self.because(state, seats, source), self._danger(state, seat, op.colour)]
        return title, " ".join(filter(None, hints)), buttons

    def _price(self, op: c.Op) -> str:
        if op.guilders:
            return self.tr("Pay %n guilder(s)", "", op.guilders)
        return self.tr("Give a worker") if op.workers else self.tr("Give up an empty house")

    def _danger(self, state: State, seat: int, colour: int) -> str:
        """What the marker would do."""
        if state.threats[seat * c.N_COLOURS + colour] < c.DAMAGE_AT - 1:
            return ""
        if protector(state, seat, colour) >= 0:
            return self.tr("It would be your third, but you are protected.")
        damage = damage_words(state, seat, colour)
        return self.tr("It would be your third: {damage}.").format(damage=damage)


ANSWERS = BrugesAnswers()
