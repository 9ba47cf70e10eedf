"""Phrases that descriptions, prompts, the log and hints have in common.

``who`` is always the name of a seat, ``""`` for "you".
"""

from __future__ import annotations

from typing import NamedTuple

from app.engines.taverns import components as c
from app.models.taverns.words import column_costs, tile_name
from app.models.text import Translated, lines, listed, together


class Goods(NamedTuple):
    """The doubloons or the beer of a seat.

    Attributes:
        income: What the seat has left of what it gained this evening.
        stored: What it has in the safe or the beer storage.
        most: How much can be stored there at the end of a turn.
        pending: What its dice still on the tavern will bring.
    """

    income: int
    stored: int
    most: int
    pending: int

    @property
    def all(self) -> int:
        """What can be spent: ``income`` and ``stored`` together.  R73"""
        return self.income + self.stored


class TavernsPhrases(Translated):
    """Parts of sentences."""

    # goods

    def goods(self, doubloons: int, beer: int, schnapps: int = 0) -> str:
        """Several goods, e.g. ``"2 doubloons and 1 beer"``; ``"nothing"`` if there are none."""
        some = [
            self.doubloons(doubloons) if doubloons else "",
            self.beer(beer) if beer else "",
            self.schnapps(schnapps) if schnapps else "",
        ]
        return listed([each for each in some if each]) or self.tr("nothing")

    def doubloons(self, number: int) -> str:
        """An amount of money."""
        return self.tr("%n doubloon(s)", "", number)

    def beer(self, number: int) -> str:
        """An amount of beer."""
        return self.tr("%n beer", "", number)

    def schnapps(self, number: int) -> str:
        """An amount of schnapps."""
        return self.tr("%n schnapps", "", number)

    def doubloons_of(self, goods: Goods, who: str) -> str:
        """How many doubloons a seat can spend, as income and stored ones.  R73, R120"""
        text = self.tr("You have %n doubloon(s): {income} this evening + {stored} stored.", "", goods.all)
        if who:
            text = self.tr("{who} has %n doubloon(s): {income} this evening + {stored} stored.", "", goods.all)
        return text.format(who=who, income=goods.income, stored=goods.stored)

    def beer_of(self, goods: Goods, who: str) -> str:
        """How much beer a seat can spend, as income and stored beer.  R73, R120"""
        text = self.tr("You have %n beer: {income} this evening + {stored} stored.", "", goods.all)
        if who:
            text = self.tr("{who} has %n beer: {income} this evening + {stored} stored.", "", goods.all)
        return text.format(who=who, income=goods.income, stored=goods.stored)

    def schnapps_of(self, tokens: int, who: str) -> str:
        """How much schnapps a seat has, what is kept of it and what it counts.  R108, R140"""
        text = self.tr("{who} has %n schnapps.", "", tokens) if who else self.tr("You have %n schnapps.", "", tokens)
        return lines(
            text.format(who=who),
            self.tr("At the end of a turn at most %n are kept.", "", c.SCHNAPPS_LIMIT),
            self.tr("Each counts 1 point at the end."),
        )

    def counter_guest(self) -> str:
        """What a counter guest can be used for.  R30, R49, R103"""
        return self.tr("Return it once: draw new guests when the tables are full, or 1 monastery space while serving.")

    # dice and where they lie

    def die(self, face: int) -> str:
        """A die as the object of a sentence, e.g. ``"the 5"``."""
        return self.tr("the X") if face == c.JOKER else self.tr("the {face}").format(face=face)

    def space(self, space: int) -> str:
        """A space for dice by name: that of the tile, or the number of the table."""
        if space in c.SPACES:
            return tile_name(c.SPACES[space])
        return together(self.tr("table {number} from the left").format(number=space + 1))

    def guest_at(self, name: str, space: int) -> str:
        """A guest whose name alone does not tell which one is meant."""
        return self.tr("{guest}, {table}").format(guest=name, table=self.space(space))

    def raises_left(self, left: int, raises: int) -> str:
        """How many of the ``raises`` of this evening are left; ``""`` if there were none.  R58"""
        return self.tr("Raise a die by 1: {left} of {all} left.").format(left=left, all=raises) if raises else ""

    # tiles and tracks

    def base_side(self, tile: int) -> str:
        """What the base side of a tile gives."""
        base = c.TILES[tile].base
        return {
            c.TABLES: self.tr("%n tables.", "", base),
            c.WAITRESS_POST: self.tr("Waitresses laid out roll a die in your colour each."),
            c.WASH_PLACE: self.tr("Dishwashers laid out raise a die by 1 each."),
            c.BEER_DELIVERY: self.tr("Each 1 or 6 delivers %n beer, and 1 more per supplier laid out.", "", base),
            c.CASH_TILL: self.tr("Any one die pays %n doubloon(s).", "", base),
            c.BARREL: self.tr("Any one die gives %n beer.", "", base),
            c.MONK: self.tr("Each 5 moves %n space(s) on the monastery track.", "", base),
            c.SAFE: self.tr("Stores up to %n doubloon(s) at the end of your turn.", "", base),
            c.BEER_STORAGE: self.tr("Stores up to %n beer at the end of your turn.", "", base),
        }[tile]

    def column(self, column: int) -> str:
        """Which guests sign in a column.  R170, R171"""
        costs = column_costs(column, " / ")
        return self.tr("Column for guests that cost {costs} beer.").format(costs=costs)


PHRASES = TavernsPhrases()
