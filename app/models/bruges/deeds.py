"""The sentences of ops that do more than give goods or score points, by kind of op."""

from __future__ import annotations

from app.engines.bruges import components as c
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.words import WORDS
from app.models.text import Translated


class BrugesDeeds(Translated):
    """Sentences of single ops."""

    def sentence(self, op: c.Op) -> str:
        """The sentence of an op.

        Raises:
            KeyError: Its kind is none of those told here.
        """
        match op.kind:
            # workers
            case "gain_workers_of_house_colours":
                return self.tr("Take %n worker(s) of every colour in which you own a house.", "", op.amount)
            case "gain_workers_of_missing_colours":
                return self.tr("Take %n worker(s) of every colour that you lack.", "", op.amount)
            case "exchange_workers":
                return self.tr("Exchange any number of workers for workers of other colours.")
            case "sell_workers":
                text = self.tr("Return up to %n worker(s) for {price} each.", "", op.limit)
                return text.format(price=AMOUNTS.guilders(op.guilders))
            # cards
            case "draw_cards":
                return self.tr("Draw %n card(s).", "", op.amount)
            case "draw_and_act":
                return self.tr("Draw a card and use it for an action at once.")
            case "draw_then_discard":
                return self.tr("Draw %n card(s), then discard 1 from your hand.", "", op.amount)
            case "discard_then_draw":
                return self.tr("Discard a hand card and draw another.")
            case "discard_then_guilders":
                return self.tr("Discard a hand card for {goods}.").format(goods=AMOUNTS.guilders(op.guilders))
            case "discard_then_points":
                return self.tr("Discard a hand card for {goods}.").format(goods=AMOUNTS.points(op.points))
            case "play_extra_card":
                return self.tr("Play one more hand card for an action.")
            case "recruit_from_hand":
                return self.tr(
                    "Lay out a person from your hand for %n guilder(s) less, without an action.", "", op.amount
                )
            # canals, houses, reputation
            case "build_canal":
                if op.factor > 1:
                    return self.tr("Build a canal tile without a card, at double its price.")
                return self.tr("Build a canal tile without a card, at its usual price.")
            case "build_house":
                # Where the card comes from, the hand or the discard pile.
                if op.event == "hand":
                    return self.tr("Build a hand card as a house without returning a worker.")
                text = self.tr("Search the discard pile for {card} and build it as a house for {worker}.")
                return text.format(card=COLOURS.card(op.colour), worker=COLOURS.workers(op.colour, 1))
            case "next_canal_free":
                return self.tr("The next canal tile of this turn costs no guilders.")
            case "advance":
                return self.tr("Climb %n step(s) of the reputation track free of charge.", "", op.amount)
            # guilders for points
            case "buy_points":
                text = self.tr("Pay {price} for {points}.")
                return text.format(price=AMOUNTS.guilders(op.guilders), points=AMOUNTS.points(op.points))
            case "pay_opponents_for_points":
                text = self.tr("Give each opponent {price} and take {points} for each guilder given.")
                return text.format(price=AMOUNTS.guilders(op.guilders), points=AMOUNTS.points(op.points))
            # threats
            case "return_threats":
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
            case "give_threats_to_opponents":
                return self.tr("Hand up to %n of your threat markers to opponents; that gives no points.", "", op.limit)
            # persons
            case "discard_own_person_for_points":
                return self.tr("Discard another of your persons and take its points and %n more.", "", op.plus)
            case "return_own_person_to_hand":
                text = self.tr("Take another of your persons back to your hand and take {goods}.")
                return text.format(goods=AMOUNTS.guilders(op.guilders))
            case "reactivate_own_used_person":
                return self.tr("Activate one of your used persons once more, free of charge.")
            case "place_person_from_discard":
                text = self.tr(
                    "Search the discard pile for a person of the group {group} and lay it out free of charge."
                )
                return text.format(group=WORDS.group(op.target))
            case "name_colour_next_card":
                return self.tr("The next card you play counts as a colour of your choice.")
            case "activate_opponent_person":
                return self.tr(
                    "Activate an opponent’s person as if it were yours: at once, for a worker or once per round."
                )
            case "activate_own_lightning":
                return self.tr("Carry out one of your persons that work at once again.")
            case "activate_own_person":
                return self.tr("Then activate any of your persons free of charge.")
            # opponents
            case "opponents_give_workers":
                return self.tr("Each opponent gives you %n worker(s) of their choice.", "", op.amount)
            case "opponents_give_guilders":
                # The number of opponents who give something, -1 for all of them.
                if op.target > 0:
                    return self.tr("An opponent of your choice gives you {goods}.").format(
                        goods=AMOUNTS.guilders(op.amount)
                    )
                return self.tr("Each opponent gives you {goods}.").format(goods=AMOUNTS.guilders(op.amount))
            case "opponents_give_guilders_or_worker":
                return self.tr("Each opponent gives you {goods} or a worker.").format(
                    goods=AMOUNTS.guilders(op.guilders)
                )
            case "opponents_discard_hand":
                return self.tr("Each opponent discards a hand card of their choice.")
            case "opponents_take_threat":
                if op.colour < 0:
                    return self.tr("Each opponent takes a threat marker of a colour of their choice.")
                return self.tr("Each opponent takes {marker}.").format(marker=COLOURS.markers(op.colour, 1))
            case "opponents_pay_or_take_threat":
                marker = COLOURS.markers(op.colour, 1)
                if op.guilders:
                    text = self.tr("Each opponent gives you {goods} or takes {marker}.")
                    return text.format(goods=AMOUNTS.guilders(op.guilders), marker=marker)
                if op.workers:
                    return self.tr("Each opponent gives you a worker or takes {marker}.").format(marker=marker)
                return self.tr("Each opponent discards an empty house or takes {marker}.").format(marker=marker)
            case "opponents_remove_canal":
                return self.tr("Each opponent removes one of their canal tiles.")
            case "opponents_lose_points":
                return self.tr("Each opponent loses %n point(s), never below 0.", "", op.amount)
        raise KeyError(op.kind)


DEEDS = BrugesDeeds()
