"""Explanations of spaces, islands, stacks, cards and numbers in plain words.

All methods take plain values, so that a piece with its explanation can be kept until one of
them changes.  ``who`` is the name of the seat that is spoken of, ``""`` for "you".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano import components as c
from app.models.murano.terms import action_text, island_name
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.models.murano.outlook import Chance
    from app.models.murano.routes import Reach


class MuranoTips(Translated):
    """Tooltips of everything that lies on the table."""

    def points(self, points: int) -> str:
        """``"12 points"``."""
        return self.tr("%n point(s)", "", points)

    def gold(self, gold: int) -> str:
        """``"3 gold"``."""
        return self.tr("%n gold", "", gold)

    # the ring

    def space(self, space: int, sold_out: bool, least: int, reach: Reach | None) -> str:
        """An action space, and what it takes to act there now.  R22-R25"""
        price = ""
        if sold_out:
            price = self.tr("Sold out.")
        elif least > 0:
            price = self.tr("For you the action costs at least %n gold.", "", least)
        return lines(action_text(c.ACTION[space]), price, self.reach(reach) if reach else "")

    def reach(self, reach: Reach) -> str:
        """How many ships it takes to get there.  R21-R25, R86"""
        if reach.ships == 1:
            way = self.tr("One ship gets there, free of charge.")
        elif reach.ships:
            way = self.tr("At least %n ship(s) must move: {gold} gold.", "", reach.ships)
            way = way.format(gold=reach.ships * (reach.ships - 1) // 2)
        else:
            way = self.tr("No ship can get there now.")
        if reach.shared:
            way = lines(way, self.tr("With the Lighthouse the red ship may share the space."))
        if reach.open or not reach.ships:
            return way
        return lines(way, self.tr("Your gold does not reach for ships and action.") if reach.most else "")

    def ship(self, red: bool) -> str:
        """A ship.  R3, R21"""
        return lines(
            self.tr("It belongs to nobody: everybody may move every ship, forward only and never past another."),
            self.tr("The red ship alone may be used with the Lighthouse.") if red else "",
        )

    # islands

    def island(self, tally: tuple[int, ...], own: int, others: int, income: int) -> str:
        """Everything that is counted on an island.  R64"""
        customers, shops = tally[c.CUSTOMER_AT : c.SHOP_AT], tally[c.SHOP_AT : c.GLASSWORKS_AT]
        who = self.tr("Customers: {red} red, {blue} blue, {grey} grey.")
        what = self.tr("Shops: {red} red, {blue} blue, {grey} grey.")
        more = self.tr("Glass factories: {glass}. Palaces: {palaces}, crests: {crests}. Special buildings: {specials}.")
        whose = self.tr("Your glass factories and shops: {own}, those of others: {others}.")
        return lines(
            who.format(**dict(zip(c.CUSTOMERS, customers, strict=True))),
            what.format(**dict(zip(c.CUSTOMERS, shops, strict=True))),
            more.format(
                glass=tally[c.GLASSWORKS_AT],
                palaces=tally[c.PALACE_AT],
                crests=tally[c.CREST_AT],
                specials=tally[c.SPECIAL_AT],
            ),
            whose.format(own=own, others=others),
            self.tr("“Income” would bring you %n gold here.", "", income),
        )

    def cell(self, street: bool, is_open: bool) -> str:
        """An empty space of an island.  R51, R52"""
        if street:
            return self.tr("Room for a street.")
        if is_open:
            return self.tr("Room for a building: a street lies beside it.")
        return self.tr("Room for a building, as soon as a street lies beside it.")

    def tile(self, tile: int) -> str:
        """What a tile on an island is good for.  R54, R64"""
        sort = c.SORT_OF[tile]
        return {
            c.STREET_SORT: self.tr("Buildings may stand beside it. Its customer buys in shops of the same colour."),
            c.GLASSWORKS_SORT: self.tr("1 point when built. Its owner can produce beads here."),
            c.SHOP_SORT: self.tr("2 points when built. Its owner earns from customers of its colour here."),
            c.PALACE_SORT: self.tr("3 points when built. It belongs to nobody; its crests count for characters."),
            c.SPECIAL_SORT: self.tr("It brought its builder a card. It belongs to nobody."),
        }[sort]

    def plain_street(self) -> str:
        """A street without a customer."""
        return self.tr("Buildings may stand beside it.")

    def owned(self, name: str) -> str:
        """Whose marker lies on a building."""
        return self.tr("Owner: {name}").format(name=name) if name else ""

    def dock(self, own: bool, price: int) -> str:
        """A free gondola.  R37"""
        if own:
            return self.tr("A free gondola of your colour: %n gold for a gondolier.", "", price)
        return self.tr("A free gondola of another colour: %n gold for a gondolier.", "", price)

    def gondolier(self, used: bool) -> str:
        """A gondolier at an island.  R37, R60, R62"""
        if used:
            return self.tr("It has served a character.")
        return self.tr("It stays to the end. There it serves one character, or brings 1 point by itself.")

    # stacks

    def stack(self, sort: str, left: int, missing: int) -> str:
        """A supply of tiles.  R31-R34, R70"""
        how = {
            "street": self.tr("Streets are drawn when building, free of charge."),
            "glassworks": self.tr("A glass factory costs 1 gold and is worth 1 point when built."),
            "shop": self.tr("A shop costs 2 gold unseen, 4 of your choice; it is worth 2 points when built."),
            "palace": self.tr("A palace costs 2 gold unseen, 4 of your choice; it is worth 3 points when built."),
            "special_building": self.tr("A special building costs 2 gold and brings a card when built."),
        }[sort]
        return lines(self.left(left), how, self.ending(missing))

    def left(self, number: int) -> str:
        """How many tiles there still are."""
        return self.tr("%n left.", "", number) if number else self.tr("Sold out.")

    def ending(self, missing: int) -> str:
        """What brings the end about.  R70"""
        if missing > 1:
            return self.tr("When two sorts have run out, the last round begins.")
        return self.tr("When one more sort runs out, the last round begins.") if missing else ""

    def characters(self, left: int) -> str:
        """The deck of characters.  R13, R120"""
        return lines(self.left(left), self.tr("Five were put away unseen. Click to see all 40 characters."))

    def specials(self, left: int) -> str:
        """The deck of special building cards."""
        return lines(self.left(left), self.tr("Click to see all 15 special building cards."))

    def bag(self, beads: tuple[int, ...]) -> str:
        """What is in the bag follows from the beads in front of everybody.  R5"""
        text = self.tr("{red} red, {blue} blue and {green} green beads.")
        return text.format(**dict(zip(c.BEADS, beads, strict=True)))

    def supply(self, number: int) -> str:
        """Gondoliers in the general supply.  R42"""
        return self.tr("%n gondolier(s) in the supply, to be hired.", "", number)

    # cards

    def home(self, island: int) -> str:
        """A character that is bound to an island.  R113-R115"""
        return self.tr("Only with a gondolier at {island}.").format(island=island_name(island)) if island >= 0 else ""

    def chances(self, chances: tuple[Chance, ...]) -> str:
        """What a character would score on each island now.  R60"""
        scoring = [each for each in chances if each.points]
        if not chances:
            return ""
        if not scoring:
            return self.tr("It would score nowhere now.")
        return lines(self.tr("It would score now:"), *(self.chance(each) for each in scoring))

    def chance(self, chance: Chance) -> str:
        """One island of this list."""
        text = (
            self.tr("{island}: {points}")
            if chance.gondoliers
            else self.tr("{island}: {points}, no free gondolier there")
        )
        return text.format(island=island_name(chance.island), points=self.points(chance.points))

    def best(self, island: int, points: int) -> str:
        """Where the best assignment sends a character."""
        if island < 0:
            return self.tr("The best assignment leaves it out.")
        text = self.tr("Best assignment: {island}, {points}.")
        return text.format(island=island_name(island), points=self.points(points))

    def gain(self, points: int) -> str:
        """What a character to choose from would bring by now."""
        return self.tr("With it you would score %n point(s) more now.", "", points)

    def listed(self, flags: frozenset[str], name: str) -> str:
        """Where a card is, as far as the viewer knows."""
        if "absent" in flags:
            return self.tr("Not in the game with 2 or 3 players.")
        if "scored" in flags:
            return self.tr("Scored by {name}.").format(name=name) if name else self.tr("Scored by you.")
        if "owned" in flags:
            return self.tr("In front of {name}.").format(name=name) if name else self.tr("In front of you.")
        return self.tr("You have put it under the deck.") if "under" in flags else ""

    def hidden_character(self) -> str:
        """A face-down character."""
        return self.tr("Face down until it is scored.")

    def fresh(self) -> str:
        """A card chosen in this turn.  R55"""
        return self.tr("It works from the next turn on.")

    def barred(self) -> str:
        """A second workshop.  R92"""
        return self.tr("With the option only one workshop may be owned.")

    def drawn(self) -> str:
        """A card that somebody else looks at."""
        return self.tr("Only the one who drew it sees it.")

    # before a seat

    def unbuilt(self, own: bool) -> str:
        """An unbuilt tile.  R5, R35"""
        return self.tr("Not built yet.") if own else self.tr("Not built yet; the face is hidden.")

    def beads(self, number: int) -> str:
        """Beads of one colour.  R41"""
        return lines(
            self.tr("%n bead(s).", "", number),
            self.tr("1, 2 or 3 beads of one colour sell for 5, 12 or 20 gold."),
        )

    def ready(self, number: int) -> str:
        """Gondoliers that can be placed.  R37, R42"""
        return self.tr("%n gondolier(s) ready to be placed.", "", number)

    def look(self, number: int) -> str:
        """A face in a stack that is looked through."""
        return self.tr("%n of them in the stack.", "", number)


TIPS = MuranoTips()
