"""What an effect does besides taking goods, one rule per kind of op."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.words import WORDS
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable


class BrugesDeeds(Translated):
    """Sentences of single ops."""

    def sentence(self, op: c.Op) -> str:
        """One op."""
        rule: Callable[[c.Op], str] = getattr(self, f"_{op.kind}")
        return rule(op)

    # workers

    def _gain_workers_of_house_colours(self, op: c.Op) -> str:
        return self.tr("Take %n worker(s) of every colour in which you own a house.", "", op.amount)

    def _gain_workers_of_missing_colours(self, op: c.Op) -> str:
        return self.tr("Take %n worker(s) of every colour that you lack.", "", op.amount)

    def _exchange_workers(self, _op: c.Op) -> str:
        return self.tr("Exchange any number of workers for workers of other colours.")

    def _sell_workers(self, op: c.Op) -> str:
        text = self.tr("Return up to %n worker(s) for {price} each.", "", op.limit)
        return text.format(price=AMOUNTS.guilders(op.guilders))

    # cards

    def _draw_cards(self, op: c.Op) -> str:
        return self.tr("Draw %n card(s).", "", op.amount)

    def _draw_and_act(self, _op: c.Op) -> str:
        return self.tr("Draw a card and use it for an action at once.")

    def _draw_then_discard(self, op: c.Op) -> str:
        return self.tr("Draw %n card(s), then discard 1 from your hand.", "", op.amount)

    def _discard_then_draw(self, _op: c.Op) -> str:
        return self.tr("Discard a hand card and draw another.")

    def _discard_then_guilders(self, op: c.Op) -> str:
        return self.tr("Discard a hand card for {goods}.").format(goods=AMOUNTS.guilders(op.guilders))

    def _discard_then_points(self, op: c.Op) -> str:
        return self.tr("Discard a hand card for {goods}.").format(goods=AMOUNTS.points(op.points))

    def _play_extra_card(self, _op: c.Op) -> str:
        return self.tr("Play one more hand card for an action.")

    def _recruit_from_hand(self, op: c.Op) -> str:
        return self.tr("Lay out a person from your hand for %n guilder(s) less, without an action.", "", op.amount)

    # canals, houses, reputation

    def _build_canal(self, op: c.Op) -> str:
        if op.factor > 1:
            return self.tr("Build a canal tile without a card, at double its price.")
        return self.tr("Build a canal tile without a card, at its usual price.")

    def _build_house(self, op: c.Op) -> str:
        if op.event == "hand":
            return self.tr("Build a hand card as a house without returning a worker.")
        text = self.tr("Search the discard pile for {card} and build it as a house for {worker}.")
        return text.format(card=COLOURS.card(op.colour), worker=COLOURS.workers(op.colour, 1))

    def _next_canal_free(self, _op: c.Op) -> str:
        return self.tr("The next canal tile of this turn costs no guilders.")

    def _advance(self, op: c.Op) -> str:
        return self.tr("Climb %n step(s) of the reputation track free of charge.", "", op.amount)

    # guilders for points

    def _buy_points(self, op: c.Op) -> str:
        text = self.tr("Pay {price} for {points}.")
        return text.format(price=AMOUNTS.guilders(op.guilders), points=AMOUNTS.points(op.points))

    def _pay_opponents_for_points(self, op: c.Op) -> str:
        text = self.tr("Give each opponent {price} and take {points} for each guilder given.")
        return text.format(price=AMOUNTS.guilders(op.guilders), points=AMOUNTS.points(op.points))

    # threats

    def _return_threats(self, op: c.Op) -> str:
        if op.per is not None:
            return self.tr("Return as many threat markers as you have persons, for 1 point each.")
        if op.limit == c.NO_LIMIT:
            return self.tr("Return {markers} for 1 point each.").format(markers=COLOURS.all_markers(op.colour))
        if op.colour == c.PAIR_ONLY:
            return self.tr("Return a threat marker of a colour of which you have 2, for 1 point.")
        if op.price:
            text = self.tr("Pay {price} to return a threat marker for 1 point.")
            return text.format(price=AMOUNTS.guilders(op.price))
        if op.workers:
            return self.tr("Return a threat marker for 1 point and take a worker of its colour.")
        if op.limit == 1:
            return self.tr("Return a threat marker for 1 point.")
        return self.tr("Return up to %n threat markers for 1 point each.", "", op.limit)

    def _give_threats_to_opponents(self, op: c.Op) -> str:
        return self.tr("Hand up to %n of your threat markers to opponents; that gives no points.", "", op.limit)

    # persons

    def _discard_own_person_for_points(self, op: c.Op) -> str:
        return self.tr("Discard another of your persons and take its points and %n more.", "", op.plus)

    def _return_own_person_to_hand(self, op: c.Op) -> str:
        text = self.tr("Take another of your persons back to your hand and take {goods}.")
        return text.format(goods=AMOUNTS.guilders(op.guilders))

    def _reactivate_own_used_person(self, _op: c.Op) -> str:
        return self.tr("Activate one of your used persons once more, free of charge.")

    def _place_person_from_discard(self, op: c.Op) -> str:
        text = self.tr("Search the discard pile for a person of the group {group} and lay it out free of charge.")
        return text.format(group=WORDS.group(op.target))

    def _name_colour_next_card(self, _op: c.Op) -> str:
        return self.tr("The next card you play counts as a colour of your choice.")

    def _activate_opponent_person(self, _op: c.Op) -> str:
        return self.tr("Activate an opponent’s person as if it were yours: at once, for a worker or once per round.")

    def _activate_own_lightning(self, _op: c.Op) -> str:
        return self.tr("Carry out one of your persons that work at once again.")

    def _activate_own_person(self, _op: c.Op) -> str:
        return self.tr("Then activate any of your persons free of charge.")

    # opponents

    def _opponents_give_workers(self, op: c.Op) -> str:
        return self.tr("Each opponent gives you %n worker(s) of their choice.", "", op.amount)

    def _opponents_give_guilders(self, op: c.Op) -> str:
        if op.target > 0:
            return self.tr("An opponent of your choice gives you {goods}.").format(goods=AMOUNTS.guilders(op.amount))
        return self.tr("Each opponent gives you {goods}.").format(goods=AMOUNTS.guilders(op.amount))

    def _opponents_give_guilders_or_worker(self, op: c.Op) -> str:
        return self.tr("Each opponent gives you {goods} or a worker.").format(goods=AMOUNTS.guilders(op.guilders))

    def _opponents_discard_hand(self, _op: c.Op) -> str:
        return self.tr("Each opponent discards a hand card of their choice.")

    def _opponents_take_threat(self, op: c.Op) -> str:
        if op.colour < 0:
            return self.tr("Each opponent takes a threat marker of a colour of their choice.")
        return self.tr("Each opponent takes {marker}.").format(marker=COLOURS.markers(op.colour, 1))

    def _opponents_pay_or_take_threat(self, op: c.Op) -> str:
        marker = COLOURS.markers(op.colour, 1)
        if op.guilders:
            text = self.tr("Each opponent gives you {goods} or takes {marker}.")
            return text.format(goods=AMOUNTS.guilders(op.guilders), marker=marker)
        if op.workers:
            return self.tr("Each opponent gives you a worker or takes {marker}.").format(marker=marker)
        return self.tr("Each opponent discards an empty house or takes {marker}.").format(marker=marker)

    def _opponents_remove_canal(self, _op: c.Op) -> str:
        return self.tr("Each opponent removes one of their canal tiles.")

    def _opponents_lose_points(self, op: c.Op) -> str:
        return self.tr("Each opponent loses %n point(s), never below 0.", "", op.amount)


DEEDS = BrugesDeeds()
