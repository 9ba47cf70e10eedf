"""The sentences of permanent powers, and of what persons and exchange cards change about the six actions."""

from __future__ import annotations

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.text import Translated


class BrugesPermanents(Translated):
    """Sentences of what is not carried out as an effect."""

    def sentence(self, op: c.Op) -> str:
        """The sentence of a permanent power; ``""`` for an op of another kind."""
        match op.kind:
            case "trigger":
                return self._event(op)
            case "advance_without_low_dice":
                text = self.tr("If no die shows 1 or 2, you may still climb a step in the dice phase, for {price}.")
                return text.format(price=AMOUNTS.guilders(op.price))
            case "advance_discount":
                return self.tr("Climbing in the dice phase costs you %n guilder(s) less.", "", op.amount)
            case "majority_ties_count":
                return self.tr("You turn your majority markers even when you share the lead.")
            case "damage_immunity":
                text = self.tr("{threat} does you no harm; when the 3 markers go back you take {points}.")
                return text.format(threat=COLOURS.the_threat(op.target), points=AMOUNTS.points(op.points))
            case "repeat_lightning":
                return self.tr("Persons laid out later that work at once: you may carry out their text twice.")
            case "hand_refill":
                return self.tr("You may fill your hand up to {number} cards.").format(number=op.limit)
            case "person_discount":
                return self.tr("Laying out a person costs you %n guilder(s) less.", "", op.amount)
            case "canal_discount":
                return self.tr("Every canal tile costs you %n guilder(s) less.", "", op.amount)
        return ""

    def _event(self, op: c.Op) -> str:
        """The sentence of a power that is set off by an event."""
        inner = op.inner
        assert inner is not None
        if inner.kind == "return_threats":
            return {
                "own_advance": self.tr("Whenever you climb a step you may return a threat marker for 1 point."),
                "own_person_laid_out": self.tr(
                    "Whenever you lay out another person you may return a marker of its colour for 1 point."
                ),
                "own_house_built": self.tr(
                    "Whenever you build a house you may return a marker of its colour for 1 point."
                ),
                "own_canal_built": self.tr(
                    "Whenever you build a canal tile you may return a marker of the space’s colour for 1 point."
                ),
            }[op.event]
        goods = AMOUNTS.points if inner.kind == "gain_points" else AMOUNTS.guilders
        return {
            "own_advance": self.tr("Whenever you climb a step, take {goods}."),
            "own_person_laid_out": self.tr(
                "Whenever you lay out a person with a price of {price} or more, take {goods}."
            ),
            "own_damage": self.tr("Whenever a damage strikes you, take {goods} afterwards."),
            "opponent_suffers_damage": self.tr("Whenever a damage strikes an opponent, take {goods}."),
        }[op.event].format(goods=goods(inner.amount), price=op.least)

    # changed actions

    def change(self, action: int, change: c.Change) -> str:
        """The sentence of what a person changes about one of the six actions."""
        if action == c.TAKE_WORKERS:
            return self.tr("When you take workers with a card you take {number}.").format(number=change.workers)
        if action == c.TAKE_GUILDERS:
            return self.tr("When you take guilders with a card you take %n more.", "", change.extra_guilders)
        if action == c.BUILD_CANAL:
            return self.tr("A canal tile built with a card costs you %n guilder(s) less.", "", change.discount)
        if action == c.BUILD_HOUSE:
            return self.tr("You may pay a house built with a card with a worker of any colour.")
        if change.extra_points:
            return self.tr("Returning a threat with a card gives you %n point(s) more.", "", change.extra_points)
        return self.tr("When you return a threat with a card you may return another one of any colour.")

    def improvement(self, change: c.Change) -> str:
        """The sentence of what an exchange card changes about its action."""
        if change.extra_workers_same:
            return self.tr("%n more worker(s) of the card’s colour.", "", change.extra_workers_same)
        if change.extra_workers_choice:
            return self.tr("%n more worker(s) of your choice.", "", change.extra_workers_choice)
        if change.guilders:
            return self.tr("{guilders} instead of the pips.").format(guilders=AMOUNTS.guilders(change.guilders))
        if change.extra_guilders:
            return self.tr("%n guilder(s) more.", "", change.extra_guilders)
        if change.extra_threats:
            return self.tr(
                "Return up to %n more threat markers of any colour for 1 point each.", "", change.extra_threats
            )
        if change.extra_points:
            return self.tr("%n point(s) more.", "", change.extra_points)
        if change.discount:
            return self.tr("The person costs %n guilder(s) less.", "", change.discount)
        if change.free:
            return self.tr("The canal tile costs no guilders.")
        if change.any_colour:
            return self.tr("The card’s colour need not match the space.")
        return self.tr("The house costs no worker.")


PERMANENTS = BrugesPermanents()
