"""Names and tips of all pieces and zones of Murano, for ``Presenter.describe``.

They follow from the piece and its viewer alone; nothing here reads a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.ships import plan_cost
from app.models.keys import key_kind, key_name, key_seat
from app.models.murano import pieces as kinds
from app.models.murano.phrases import PHRASES
from app.models.murano.seat_numbers import FACTS
from app.models.murano.terms import (
    action_text,
    beads_name,
    island_name,
    sort_name,
    sort_names,
    tile_name,
)
from app.models.murano.words import character, special
from app.models.table import Description, Piece, Viewer, Zone
from app.models.text import Translated, figure, lines, listed

if TYPE_CHECKING:
    from app.models.murano.outlook import AssignedCard, IslandScore, Outlook
    from app.models.murano.routes import Reach


class MuranoDescriptions(Translated):
    """Descriptions of pieces and zones, and texts of panels that follow from a zone."""

    def piece(self, piece: Piece, viewer: Viewer) -> Description:
        """A piece in words, for ``viewer``.

        Raises:
            TypeError: It is no piece of Murano.
        """
        match piece:
            case kinds.SpacePiece():
                return self._space(piece)
            case kinds.ShipPiece():
                return self._ship(piece)
            case kinds.FlagPiece():
                return self._flag(piece)
            case kinds.CellPiece():
                return self._cell(piece, viewer)
            case kinds.TilePiece():
                return self._tile(piece.tile, piece.cell, piece.owner, viewer)
            case kinds.DockPiece():
                return self._dock(piece, viewer)
            case kinds.GondolierPiece():
                return self._gondolier(piece, viewer)
            case kinds.StackPiece():
                return Description(sort_names(piece.sort), self._stack(piece))
            case kinds.DeckPiece():
                return self._deck(piece)
            case kinds.ListedPiece():
                return self._listed(piece, viewer)
            case kinds.BagPiece():
                return Description(self.tr("Bag with beads"), PHRASES.in_bag(piece.beads))
            case kinds.FacePiece():
                return Description(
                    tile_name(piece.tile),
                    lines(self.tr("%n of them in the stack.", "", piece.count), self._built(c.SORT_OF[piece.tile])),
                )
            case kinds.DrawnStreetPiece():
                return Description(tile_name(piece.tile), action_text("build"))
            case kinds.FaceDownPiece():
                return self._face_down(piece)
            case kinds.CharacterPiece():
                return self._character(piece)
            case kinds.SpecialPiece():
                return self._special(piece)
            case kinds.PanelPiece():
                facts = FACTS.all(piece.numbers)
                return Description(viewer.names[piece.seat], lines(*(f"{fact.label}: {fact.value}" for fact in facts)))
            case kinds.UnbuiltPiece():
                return self._unbuilt(piece)
            case kinds.BeadPiece():
                return self._beads(piece)
            case kinds.GondoliersPiece():
                return self._gondoliers(piece, viewer)
        raise TypeError(type(piece).__name__)

    # the ring

    def _space(self, piece: kinds.SpacePiece) -> Description:
        """An action space: its action, and what it takes to act there now.  R22-R25"""
        price = ""
        if piece.sold_out:
            price = self.tr("Sold out.")
        elif piece.least > 0:
            price = self.tr("For you the action costs at least %n gold.", "", piece.least)
        name = self.tr("Action space {space}").format(space=PHRASES.space(piece.space))
        return Description(name, lines(action_text(piece.face), price, self._reach(piece.reach) if piece.reach else ""))

    def _reach(self, reach: Reach) -> str:
        """How many ships must move to act on a space, and what that costs.  R21-R25, R86"""
        if reach.ships == 1:
            way = self.tr("One ship gets there, free of charge.")
        elif reach.ships:
            way = self.tr("At least %n ship(s) must move: {gold} gold.", "", reach.ships)
            way = way.format(gold=plan_cost(reach.ships))
        else:
            way = self.tr("No ship can get there now.")
        if reach.shared:
            way = lines(way, self.tr("With the Lighthouse the red ship may share the space."))
        if reach.open or not reach.ships:
            return way
        return lines(way, self.tr("Your gold does not reach for ships and action.") if reach.most else "")

    def _ship(self, piece: kinds.ShipPiece) -> Description:
        """A ship and the space on which it stands.  R3, R21"""
        red = piece.face == "red"
        name = self.tr("Red ship on {space}") if red else self.tr("Ship on {space}")
        tip = lines(
            self.tr("It belongs to nobody: everybody may move every ship, forward only and never past another."),
            self.tr("The red ship alone may be used with the Lighthouse.") if red else "",
        )
        return Description(name.format(space=PHRASES.space(piece.space)), tip)

    # islands

    def _flag(self, piece: kinds.FlagPiece) -> Description:
        closed = self.tr("Only a landing with 2 or 3 players: nothing can be built here.")
        return Description(island_name(piece.island), self._counts(piece.counts) if piece.counts else closed)

    def _counts(self, counts: kinds.IslandCounts) -> str:
        """The numbers of an island, line by line.  R64"""
        who = self.tr("Customers: {red} red, {blue} blue, {grey} grey.")
        what = self.tr("Shops: {red} red, {blue} blue, {grey} grey.")
        more = self.tr("Glass factories: {glass}. Palaces: {palaces}, crests: {crests}. Special buildings: {specials}.")
        whose = self.tr("Your glass factories and shops: {own}, those of others: {others}.")
        return lines(
            who.format(**dict(zip(c.CUSTOMERS, counts.customers, strict=True))),
            what.format(**dict(zip(c.CUSTOMERS, counts.shops, strict=True))),
            more.format(
                glass=counts.glassworks, palaces=counts.palaces, crests=counts.crests, specials=counts.specials
            ),
            whose.format(own=counts.mine, others=counts.others),
            self.tr("“Income” would bring you %n gold here.", "", counts.income),
        )

    def _cell(self, piece: kinds.CellPiece, viewer: Viewer) -> Description:
        """A space of an island; one with a tile is described as that tile.  R51, R52"""
        if not piece.free:
            return self._tile(piece.tile, piece.cell, piece.owner, viewer)
        island = island_name(c.ISLAND_OF[piece.cell])
        if piece.face == "street":
            name, tip = self.tr("Street space on {island}"), self.tr("Room for a street.")
        elif piece.is_open:
            name, tip = self.tr("Building space on {island}"), self.tr("Room for a building: a street lies beside it.")
        else:
            name = self.tr("Building space on {island}")
            tip = self.tr("Room for a building, as soon as a street lies beside it.")
        return Description(name.format(island=island), tip)

    def _tile(self, tile: int, cell: int, owner: int, viewer: Viewer) -> Description:
        """A tile on an island, and whose marker lies on it."""
        name = self.tr("{tile} on {island}").format(tile=tile_name(tile), island=island_name(c.ISLAND_OF[cell]))
        owned = self.tr("Owner: {name}").format(name=viewer.names[owner]) if owner >= 0 else ""
        return Description(name, lines(self._use(tile), owned))

    def _use(self, tile: int) -> str:
        """What a tile does on an island.  R54, R64"""
        if tile == c.STREET_PLAIN:
            return self.tr("Buildings may stand beside it.")
        return {
            c.STREET_SORT: self.tr("Buildings may stand beside it. Its customer buys in shops of the same colour."),
            c.GLASSWORKS_SORT: self.tr("1 point when built. Its owner can produce beads here."),
            c.SHOP_SORT: self.tr("2 points when built. Its owner earns from customers of its colour here."),
            c.PALACE_SORT: self.tr("3 points when built. It belongs to nobody; its crests count for characters."),
            c.SPECIAL_SORT: self.tr("It brought its builder a card. It belongs to nobody."),
        }[c.SORT_OF[tile]]

    def _dock(self, piece: kinds.DockPiece, viewer: Viewer) -> Description:
        """A gondola, with the name of the player whose colour it has.  R37"""
        name, who = self.tr("Gondola of nobody at {island}"), ""
        if piece.colour < len(viewer.names):  # every island has gondolas of all four colours
            who = viewer.who(piece.colour)
            name = self.tr("{name}’s gondola at {island}") if who else self.tr("Your gondola at {island}")
        if piece.taken_by >= 0:
            tip = self._standing(used=False)
        elif piece.colour == viewer.seat:
            tip = self.tr("A free gondola of your colour: %n gold for a gondolier.", "", piece.price)
        else:
            tip = self.tr("A free gondola of another colour: %n gold for a gondolier.", "", piece.price)
        return Description(name.format(name=who, island=island_name(piece.dock // c.N_DOCKS)), tip)

    def _gondolier(self, piece: kinds.GondolierPiece, viewer: Viewer) -> Description:
        who = viewer.who(piece.owner)
        name = self.tr("{name}’s gondolier at {island}") if who else self.tr("Your gondolier at {island}")
        island = island_name(piece.dock // c.N_DOCKS)
        return Description(name.format(name=who, island=island), self._standing(used=piece.used))

    def _standing(self, *, used: bool) -> str:
        """What a gondolier at an island is there for.  R37, R60, R62"""
        if used:
            return self.tr("It has served a character.")
        return self.tr("It stays to the end. There it serves one character, or brings 1 point by itself.")

    # stacks

    def _stack(self, piece: kinds.StackPiece) -> str:
        """The tip of a stack of tiles.  R31-R34, R70"""
        how = {
            "street": self.tr("Streets are drawn when building, free of charge."),
            "glassworks": self.tr("A glass factory costs 1 gold and is worth 1 point when built."),
            "shop": self.tr("A shop costs 2 gold unseen, 4 of your choice; it is worth 2 points when built."),
            "palace": self.tr("A palace costs 2 gold unseen, 4 of your choice; it is worth 3 points when built."),
            "special_building": self.tr("A special building costs 2 gold and brings a card when built."),
        }[piece.sort]
        end = ""
        if piece.missing > 1:
            end = self.tr("When two sorts have run out, the last round begins.")
        elif piece.missing:
            end = self.tr("When one more sort runs out, the last round begins.")
        return lines(self._left(piece.left), how, end)

    def _left(self, number: int) -> str:
        return self.tr("%n left.", "", number) if number else self.tr("Sold out.")

    def _deck(self, piece: kinds.DeckPiece) -> Description:
        """A deck of cards.  R13, R120"""
        if piece.cards is c.CHARACTERS:
            name = self.tr("Deck of characters")
            how = self.tr("Five were put away unseen. Click to see all 40 characters.")
        else:
            name, how = (
                self.tr("Deck of special building cards"),
                self.tr("Click to see all 15 special building cards."),
            )
        return Description(name, lines(self._left(piece.count), how))

    def _gondoliers(self, piece: kinds.GondoliersPiece, viewer: Viewer) -> Description:
        """The gondoliers that stand ready before a seat, or are in the supply.  R37, R42"""
        if piece.ready:
            tip = self.tr("%n gondolier(s) ready to be placed.", "", piece.count)
        else:
            tip = self.tr("%n gondolier(s) in the supply, to be hired.", "", piece.count)
        return Description(self._of_seat("gondoliers", viewer.who(piece.owner)), tip)

    def warning(self, zone: kinds.DepotZone) -> str:
        """The warning that the last round is near or has begun; ``""`` while no sort has run out.  R73"""
        if not zone.warns or not (zone.sold_out or zone.ended):
            return ""
        names = listed([sort_names(sort) for sort in zone.sold_out])
        if zone.ended:
            return self.tr("Last round! Sold out: {sorts}").format(sorts=names)
        return self.tr("Sold out: {sorts}. %n sort(s) to go", "", zone.missing).format(sorts=names)

    def short_warning(self, zone: kinds.DepotZone) -> str:
        """A shorter ``warning``, without the sorts that have run out; ``""`` while none has."""
        if not self.warning(zone):
            return ""
        return self.tr("Last round!") if zone.ended else self.tr("%n sort(s) to go", "", zone.missing)

    # cards

    def _character(self, piece: kinds.CharacterPiece) -> Description:
        """A character: what it scores for, what it costs, and what it would score now."""
        said = character(piece.card)
        more = PHRASES.gain(piece.gain) if piece.gain is not None else ""
        if piece.best is not None:
            more = self._best(piece.best)
        cost = self.tr("Costs %n gold.", "", piece.price) if piece.price is not None else ""
        tip = lines(said.text, cost, PHRASES.home(c.HOME[piece.card]), self._island_scores(piece.island_scores), more)
        return Description(said.name, tip, said.text)

    def _island_scores(self, scores: tuple[IslandScore, ...]) -> str:
        """What a character would score now on each island where that is anything.  R60"""
        scoring = [each for each in scores if each.points]
        if not scores:
            return ""
        if not scoring:
            return self.tr("It would score nowhere now.")
        return lines(self.tr("It would score now:"), *(self._island_score(each) for each in scoring))

    def _island_score(self, at: IslandScore) -> str:
        text = self.tr("{island}: {points}")
        if not at.gondoliers:
            text = self.tr("{island}: {points}, no free gondolier there")
        return text.format(island=island_name(at.island), points=PHRASES.points(at.points))

    def _best(self, card: AssignedCard) -> str:
        """For which island the best assignment scores a character."""
        if card.island < 0:
            return self.tr("The best assignment leaves it out.")
        text = self.tr("Best assignment: {island}, {points}.")
        return text.format(island=island_name(card.island), points=PHRASES.points(card.points))

    def _special(self, piece: kinds.SpecialPiece) -> Description:
        """A special building card.  R55, R92"""
        said = special(piece.card)
        more = self.tr("It works from the next turn on.") if piece.fresh else ""
        if piece.barred:
            more = self.tr("With the option only one workshop may be owned.")
        return Description(said.name, lines(said.text, more), said.text)

    def _listed(self, piece: kinds.ListedPiece, viewer: Viewer) -> Description:
        """A card in the list of a deck, and where it is as far as the viewer knows.  R120"""
        home = ""
        if piece.face in c.CHARACTERS:
            card = c.CHARACTERS.index(piece.face)
            said, home = character(card), PHRASES.home(c.HOME[card])
        else:
            said = special(c.SPECIALS.index(piece.face))
        who = viewer.who(piece.owner) if piece.owner >= 0 else ""
        where = {
            "": "",
            "absent": self.tr("Not in the game with 2 or 3 players."),
            "scored": self.tr("Scored by {name}.") if who else self.tr("Scored by you."),
            "owned": self.tr("In front of {name}.") if who else self.tr("In front of you."),
            "under": self.tr("You have put it under the deck."),
        }[piece.place]
        return Description(said.name, lines(said.text, home, where.format(name=who)), said.text)

    def _face_down(self, piece: kinds.FaceDownPiece) -> Description:
        if piece.drawn:
            return Description(self.tr("Card, face down"), self.tr("Only the one who drew it sees it."))
        return Description(self.tr("Character, face down"), self.tr("Face down until it is scored."))

    # before a seat

    def _unbuilt(self, piece: kinds.UnbuiltPiece) -> Description:
        """An unbuilt tile.  R5, R35"""
        sort = c.SORTS.index(piece.sort)
        if piece.tile:
            return Description(tile_name(piece.tile), lines(self.tr("Not built yet."), self._built(sort)))
        name = self.tr("{sort}, face down").format(sort=sort_name(piece.sort))
        return Description(name, lines(self.tr("Not built yet; the face is hidden."), self._built(sort)))

    def _built(self, sort: int) -> str:
        """What a building brings when it is built; ``""`` for a sort that brings nothing.  R35"""
        if c.SORTS[sort] == "special_building":
            return self.tr("It brings a card when built.")
        points = c.BUILT_VP[sort]
        return self.tr("%n point(s) when built.", "", points) if points else ""

    def _beads(self, piece: kinds.BeadPiece) -> Description:
        """Beads of one colour.  R41"""
        tip = lines(
            self.tr("%n bead(s).", "", piece.count),
            self.tr("1, 2 or 3 beads of one colour sell for 5, 12 or 20 gold."),
        )
        return Description(beads_name(piece.colour), tip)

    def score_now(self, now: Outlook) -> tuple[str, ...]:
        """What the hand would score now: as a sum of its parts, and shorter as one number where that has no room."""
        parts = [str(card.points) for card in now.assigned]
        if now.unused:
            parts.append(self.tr("%n for gondolier(s)", "", now.unused))
        text = self.tr("Score now: {sum}")
        return text.format(sum=" + ".join(parts) or "0"), text.format(sum=figure(now.points))

    # zones

    def zone(self, zone: Zone, viewer: Viewer) -> Description:
        """A zone in words, for ``viewer``."""
        kind, seat = key_kind(zone.key), key_seat(zone.key)
        if kind == "island":
            return Description(island_name(c.ISLANDS.index(key_name(zone.key))))
        if kind == "panel":
            return Description(viewer.names[seat])
        if seat != NOBODY:
            return Description(self._of_seat(kind, viewer.who(seat)))
        if isinstance(zone, kinds.OfferZone):
            return Description(self._offer(zone.kind))
        return Description(
            {
                "ring": self.tr("Action spaces"),
                "ships": self.tr("Ships"),
                "depot": self.tr("Isola dei Conventi"),
                "supply": self.tr("Supply of gondoliers"),
            }[kind]
        )

    def _offer(self, kind: str) -> str:
        """The name of the zone with what is chosen from, by ``OfferZone.kind``."""
        return {
            "": "",
            "characters": self.tr("Characters to choose from"),
            "specials": self.tr("Special building cards to choose from"),
            "stack": self.tr("The stack looked through"),
            "street": self.tr("The street drawn"),
        }[kind]

    def _of_seat(self, kind: str, who: str) -> str:
        """The name of a kind of zones of seats; ``who`` is the name of the seat, ``""`` for "you"."""
        yours, theirs = {
            "unbuilt": (self.tr("Your unbuilt tiles"), self.tr("{name}’s unbuilt tiles")),
            "beads": (self.tr("Your beads"), self.tr("{name}’s beads")),
            "gondoliers": (self.tr("Your gondoliers"), self.tr("{name}’s gondoliers")),
            "cards": (self.tr("Your special building cards"), self.tr("{name}’s special building cards")),
            "hand": (self.tr("Your characters"), self.tr("{name}’s characters")),
            "scored": (self.tr("Your scored characters"), self.tr("{name}’s scored characters")),
        }[kind]
        return theirs.format(name=who) if who else yours


DESCRIPTIONS = MuranoDescriptions()


def describe(thing: Piece | Zone, viewer: Viewer) -> Description:
    """See ``Presenter.describe``."""
    return DESCRIPTIONS.piece(thing, viewer) if isinstance(thing, Piece) else DESCRIPTIONS.zone(thing, viewer)
