"""The names and tips of all pieces and zones of the Taverns.

They are made from the piece and its viewer alone, since descriptions of equal pieces are kept (see
``Presenter.describe``): what a tip tells of the position must be a field of the piece.
"""

from __future__ import annotations

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.models.keys import key_kind, key_seat
from app.models.table import Description, Piece, Viewer, Zone
from app.models.taverns import pieces as kinds
from app.models.taverns.phrases import PHRASES
from app.models.taverns.seat_numbers import FACTS
from app.models.taverns.words import (
    column_costs,
    effect_text,
    entertainer_name,
    entertainer_text,
    evening_name,
    evening_text,
    start_name,
    start_text,
    tile_name,
    tile_text,
    words,
)
from app.models.text import Translated, lines, listed


class TavernsDescriptions(Translated):
    """The names and tips."""

    def piece(self, piece: Piece, viewer: Viewer) -> Description:
        """A piece in words, as ``viewer`` sees it.

        Raises:
            TypeError: The piece is of no kind of this game.
        """
        match piece:
            case kinds.CardPiece():
                return self._card(piece, viewer)
            case kinds.CoveredPiece():
                return self._covered()
            case kinds.StartCardPiece():
                return self._start_card(piece, viewer)
            case kinds.GuestDeckPiece() | kinds.RemovedPiece():
                return Description(self._common_zone(piece.key), self._pile(piece))
            case kinds.DeckPiece():
                return Description(self._of_seat("deck", viewer.who(piece.owner)), self._pile(piece))
            case kinds.DiscardPiece():
                return Description(self._of_seat("discard", viewer.who(piece.owner)), self._pile(piece))
            case kinds.EveningPiece():
                return self._evening(piece)
            case kinds.MonasterySpacePiece():
                return self._monastery(piece)
            case kinds.MonasteryMarkerPiece():
                return self._monastery_marker(piece, viewer)
            case kinds.PanelPiece():
                facts = FACTS.all(piece.numbers, viewer.who(piece.seat))
                return Description(viewer.names[piece.seat], lines(*(f"{fact.label}: {fact.value}" for fact in facts)))
            case kinds.TablePiece():
                return self._table(piece)
            case kinds.TilePiece():
                return Description(tile_name(piece.tile), self._tile(piece, viewer))
            case kinds.HostPiece():
                return self._host(piece)
            case kinds.EntertainerPiece():
                return self._entertainer(piece)
            case kinds.CounterGuestPiece():
                return Description(self.tr("Counter guest"), PHRASES.counter_guest())
            case kinds.SchnappsPiece():
                who = viewer.who(piece.owner)
                return Description(self._of_seat("schnapps", who), PHRASES.schnapps_of(piece.count, who))
            case kinds.ReputationSpacePiece():
                return self._reputation_space(piece)
            case kinds.ReputationMarkerPiece():
                return self._reputation_marker(piece)
            case kinds.CellPiece():
                return self._cell(piece)
            case kinds.SpacePiece():
                return self._space(piece)
            case kinds.DiePiece():
                return self._die(piece)
            case kinds.CoasterPiece():
                return self._coaster(piece, viewer)
        raise TypeError(type(piece).__name__)

    # cards

    def _card(self, piece: kinds.CardPiece, viewer: Viewer) -> Description:
        """A card: what is printed on it, and what there is to say of it where it lies."""
        match piece:
            case kinds.GuestPiece():
                more = self._on_offer(piece, viewer)
            case kinds.SupplyPiece():
                more = self._supply(piece, viewer)
            case kinds.SeatedPiece():
                more = self._stack(piece)
            case kinds.HelperPiece():
                more = self._laid(piece)
            case kinds.GainedPiece():
                more = self.tr("Face down on the draw pile; everybody knows that it lies there.")
            case _:
                more = ""
        said = words(piece.card)
        return Description(said.name, lines(self._values(piece.card, signs=piece.signs), more), said.text)

    def _values(self, card: int, *, signs: bool) -> str:
        """What is printed on a card.  R197"""
        facts = c.CARDS[card]
        points = self.tr("%n point(s).", "", facts.points) if facts.points else self.tr("No points.")
        if facts.kind == "tavern":
            return lines(words(card).text, self.tr("Costs %n doubloon(s).", "", facts.cost), points)
        wish = self._wish(card)
        if facts.kind == "regular":
            return lines(wish, points)
        if facts.kind == "noble":
            stack = self.tr("All nobles of an evening share one table; one die serves the top one.")
            return lines(wish, points, stack)
        book = self.tr("Signs in the guest book, in the column for {costs} beer.")
        return lines(
            wish,
            points,
            self.tr("Costs %n beer.", "", facts.cost),
            self.tr("When recruited: {bonus}").format(bonus=effect_text(facts.bonus)) if facts.bonus else "",
            book.format(costs=column_costs(facts.column)) if signs else "",
        )

    def _wish(self, card: int) -> str:
        """Which die a seated card wants, and what it pays for it.  R57, R68"""
        text = self.tr("Wants a {face}, pays %n doubloon(s).", "", c.DOUBLOONS[card])
        return text.format(face=c.DIE[card])

    def _on_offer(self, piece: kinds.GuestPiece, viewer: Viewer) -> str:
        """How many guests its stack has, and what the viewer could pay with.  R12, R95, R98"""
        stack = self.tr("%n guest(s) for 3 beer; the top one is on offer.", "", piece.stacked)
        have = ""
        if piece.held and piece.recruited:
            have = self.tr("Only 1 guest per turn can be recruited.")
        elif piece.held:
            have = PHRASES.beer_of(piece.held, viewer.who(viewer.seat))
        return lines(stack if piece.stacked else "", have)

    def _supply(self, piece: kinds.SupplyPiece, viewer: Viewer) -> str:
        """What is left of a pile, and what the viewer could pay with.  R4, R75, R99"""
        who = viewer.who(viewer.seat)
        if piece.card == c.NOBLE:
            prices = listed([self._nobles(number, beer) for number, beer in c.NOBLE_PRICES.items()])
            hire = self.tr("Hire: {prices}. As often as you like.").format(prices=prices)
            have = PHRASES.beer_of(piece.held, who) if piece.held else ""
            return lines(hire, self.tr("Nobles never run out."), have)
        left = self.tr("The pile is empty: gains of it are lost.")
        if piece.count:
            left = self.tr("%n card(s) left.", "", piece.count)
        if piece.bought:
            return lines(left, self.tr("Bought already: each type at most once an evening."))
        return lines(left, PHRASES.doubloons_of(piece.held, who) if piece.held else "")

    def _nobles(self, number: int, beer: int) -> str:
        return self.tr("%n noble(s) for {beer} beer", "", number).format(beer=beer)

    def _stack(self, piece: kinds.SeatedPiece) -> str:
        """The number of nobles in a stack, told on its top card only.  R35"""
        many = self.tr("%n noble(s) share this table.", "", piece.stack)
        return many if piece.stack > 1 and piece.on_top else ""

    def _laid(self, piece: kinds.HelperPiece) -> str:
        """At which tile a tavern card lies, and whether a guest covers it.  R36, R139a"""
        return lines(
            self.tr("Lies at: {tile}.").format(tile=tile_name(piece.tile)),
            self.tr("This table card lies under a guest.") if piece.covered else "",
        )

    def _covered(self) -> Description:
        """The face-down replacement on display.  R97"""
        tip = lines(
            self.tr("A new guest, face down until the end of the turn."),
            self.tr("Click it to look now; then nothing before can be undone."),
        )
        return Description(self.tr("Face-down guest"), tip)

    def _start_card(self, piece: kinds.StartCardPiece, viewer: Viewer) -> Description:
        """A start card, and who has chosen it."""
        text = start_text(piece.card)
        names = ", ".join(viewer.names[seat] for seat in piece.taken)
        taken = self.tr("Chosen by {names}.").format(names=names) if names else ""
        return Description(start_name(piece.card), lines(text, taken), text)

    # piles

    def _pile(self, piece: kinds.PilePiece) -> str:
        """How many cards a pile has, and what a click on it shows."""
        match piece:
            case kinds.GuestDeckPiece():  # R13, R196
                left = self.tr("No guests are left face down.")
                if piece.count:
                    left = self.tr("%n guest(s) face down.", "", piece.count)
                return lines(left, self.tr("Click to see all guests that can still be had."))
            case kinds.DeckPiece():  # R3, R9, R37
                known = self.tr("%n card(s) gained lie on top, the last one uppermost.", "", piece.known)
                return lines(
                    self.tr("%n shuffled card(s); nobody knows their order.", "", piece.count),
                    known if piece.known else "",
                    self.tr("Click to see which cards are in draw and discard pile."),
                )
            case kinds.DiscardPiece():  # R37
                return self.tr(
                    "%n card(s). When the draw pile is empty they are shuffled into a new one.", "", piece.count
                )
        return self.tr("Cards out of the game: {number}.").format(number=piece.count)  # R105, R165

    # evenings and monastery

    def _evening(self, piece: kinds.EveningPiece) -> Description:
        """What an evening brings.  R25, R26, R31"""
        before = self.tr("Before: everybody gains %n schnapps.", "", piece.schnapps) if piece.schnapps else ""
        tip = lines(before, evening_text(piece.number, winter=piece.winter))
        return Description(evening_name(piece.number), tip)

    def _monastery(self, piece: kinds.MonasterySpacePiece) -> Description:
        """What a space of the monastery track brings.  R110, R111"""
        tip = self.tr("Nothing happens here.")
        if piece.bonus:
            tip = lines(effect_text(piece.bonus), self.tr("Reached or passed, on every lap."))
        elif not piece.number:
            tip = self.tr(
                "The start; after the last space the track goes on here. It counts as a step and gives nothing."
            )
        return Description(self.tr("Monastery space {number}").format(number=piece.number), tip)

    def _monastery_marker(self, piece: kinds.MonasteryMarkerPiece, viewer: Viewer) -> Description:
        who = viewer.who(piece.owner)
        name = self.tr("{name}’s monastery marker").format(name=who) if who else self.tr("Your monastery marker")
        at = self.tr("On space {number}.").format(number=piece.at)
        return Description(name, lines(at, effect_text(c.MONASTERY[piece.at])))

    # the tavern

    def _table(self, piece: kinds.TablePiece) -> Description:
        """A table, and who sits there.  R32, R34"""
        text = self.tr("Table {number}.")
        if piece.extra:
            text = self.tr("Table {number}, brought by a table card for this evening.")
        guest = self.tr("Nobody sits here.")
        if not piece.free:
            guest = lines(words(piece.card).name, self._wish(piece.card))
        name = self.tr("Table {number}").format(number=piece.place + 1)
        return Description(name, lines(text.format(number=piece.place + 1), guest))

    def _tile(self, piece: kinds.TilePiece, viewer: Viewer) -> str:
        """The tip of a tile: what it gives, and what its upgrade costs and brings.  R78-R82, R197"""
        tile = piece.tile
        if piece.upgraded:
            later = self.tr("Upgraded; it works from the next evening on.") if piece.fresh else self.tr("Upgraded.")
            return lines(later, tile_text(tile))
        return lines(
            PHRASES.base_side(tile),
            self.tr("Upgraded: {text}").format(text=tile_text(tile)),
            self.tr("Upgrade: %n doubloon(s); it also brings 1 noble.", "", c.TILES[tile].cost),
            self._discount(piece),
            self.tr("Works from the next evening on.") if c.TILES[tile].next_round else self.tr("Works at once."),
            PHRASES.doubloons_of(piece.held, viewer.who(viewer.seat)) if piece.held else "",
        )

    def _discount(self, piece: kinds.TilePiece) -> str:
        """By how much returned cards lower the price of an upgrade, and what that comes to now.  R80"""
        facts = c.TILES[piece.tile]
        if facts.card < 0:
            return self.tr("No card lowers the cost.")
        text = self.tr("Each {card} returned from here lowers the cost by %n doubloon(s).", "", facts.discount)
        text = text.format(card=words(facts.card).name)
        if not piece.laid:
            return text
        now = self.tr("After returning the %n laid out it costs {cost}.", "", piece.laid).format(cost=piece.price)
        return f"{text} {now}"

    def _host(self, piece: kinds.HostPiece) -> Description:
        """The host, which is never upgraded.  R14"""
        tip = self.tr("The host cannot be upgraded.")
        if piece.starts_track:
            tip = self.tr("The reputation track starts here. The host cannot be upgraded.")
        return Description(tile_name("host"), tip)

    def _entertainer(self, piece: kinds.EntertainerPiece) -> Description:
        """What an entertainer does on its side; on both sides as long as it has not come.  R131-R139"""
        name = entertainer_name(piece.tile)
        if piece.side:
            text = entertainer_text(piece.tile, piece.side)
            return Description(name, text, text)
        tip = lines(
            self.tr("Not here yet."),
            self.tr("Side A: {text}").format(text=entertainer_text(piece.tile, c.SIDE_A)),
            self.tr("Side B: {text}").format(text=entertainer_text(piece.tile, c.SIDE_B)),
        )
        return Description(name, tip)

    # reputation and guest book

    def _reputation_space(self, piece: kinds.ReputationSpacePiece) -> Description:
        """A space of the reputation track, and by how many bard steps it is reached.  R146, R151"""
        name = {
            "host": self.tr("Reputation: the host"),
            "vp": self.tr("Reputation: %n point(s)", "", piece.amount),
            "schnapps": self.tr("Reputation: schnapps"),
            "signature": self.tr("Reputation: signature"),
            "crown": self.tr("Reputation: crown"),
        }[piece.face]
        bards = self.tr("Click: your bards move the marker %n space(s).", "", piece.steps)
        return Description(name, lines(self._reputation_kind(piece.face, piece.amount), bards if piece.steps else ""))

    def _reputation_kind(self, kind: str, amount: int) -> str:
        """What a kind of space on the reputation track gives, during the game and at its end.  R147, R157, R174"""
        return {
            "host": self.tr("The host: the track starts here, 0 points."),
            "vp": self.tr("%n point(s) if the marker stands here at the end.", "", amount),
            "schnapps": self.tr("Reached or passed: %n schnapps. At the end the space before counts.", "", amount),
            "signature": self.tr("Reached or passed: a signature in any column. At the end the space before counts."),
            "crown": self.tr("Reached or passed: 1 noble. At the end 0 points; the first point comes next."),
        }[kind]

    def _reputation_marker(self, piece: kinds.ReputationMarkerPiece) -> Description:
        """The space of the marker, and while dice are placed the two sums that will move it.  R62, R63"""
        tip = self._reputation_kind(piece.kind, piece.amount)
        if sums := piece.sums:
            doubloons = self.tr("Doubloons so far: {guests} of guests + {till} of the till = {sum}.")
            beer = self.tr("Beer so far: {delivery} delivered + {barrel} of the barrel + {dealers} of dealers = {sum}.")
            tip = lines(
                tip,
                doubloons.format(guests=sums.guests, till=sums.till, sum=sums.doubloons),
                beer.format(delivery=sums.delivery, barrel=sums.barrel, dealers=sums.dealers, sum=sums.beer),
                self.tr("When you end placing, the lower sum counts: %n step(s).", "", sums.steps),
            )
        return Description(self.tr("Reputation marker"), tip)

    def _cell(self, piece: kinds.CellPiece) -> Description:
        """A cell of the guest book.  R170, R175, R176"""
        name = self.tr("Guest book: {costs} beer, line {row}")
        tip = lines(
            self.tr("Signed.") if piece.signed else "",
            PHRASES.column(piece.column),
            effect_text(piece.bonus) or self.tr("No bonus here."),
            self.tr("A full row brings 1 noble."),
        )
        return Description(name.format(costs=column_costs(piece.column), row=piece.row + 1), tip)

    # dice

    def _space(self, piece: kinds.SpacePiece) -> Description:
        """Which dice a space takes, and what one die brings there now.  R56, R69-R72"""
        each = piece.each
        tip = {
            c.ON_TILL: self.tr("Any one die. It pays %n doubloon(s).", "", each),
            c.ON_BARREL: self.tr("Any one die. It gives %n beer.", "", each),
            c.ON_DELIVERY: self.tr("Any number of 1s and 6s. Each delivers %n beer.", "", each),
            c.ON_MONK: self.tr("Any number of 5s. Each moves %n space(s) on the monastery track.", "", each),
        }[piece.space]
        if piece.suppliers:
            why = self.tr("{base} by the tile and %n by suppliers.", "", piece.suppliers)
            tip = lines(tip, why.format(base=each - piece.suppliers))
        return Description(PHRASES.space(piece.space), tip)

    def _die(self, piece: kinds.DiePiece) -> Description:
        """A die: whose it is, what it brings on its space, or where it fits.  R5"""
        name, tip = self.tr("Die {face}").format(face=piece.pips), ""
        if piece.pips == c.JOKER:
            name, tip = self.tr("Die X"), self.tr("An X fits any space for dice and needs no raise.")
        elif piece.owner >= 0:
            name = self.tr("Own die {face}").format(face=piece.pips)
            tip = self.tr("A die in your colour: for this player only.")
        if isinstance(piece, kinds.PlacedDiePiece):
            return Description(name, lines(self._placed(piece), tip))
        if isinstance(piece, kinds.LooseDiePiece):
            lost = self.tr("Not placed: it is lost this evening.") if piece.lost else ""
            used = self.tr("Used this evening.") if piece.used else ""
            tip = lines(tip, self._fits(piece.fits) if piece.fits else "", lost, used)
        return Description(name, tip or name)

    def _placed(self, piece: kinds.PlacedDiePiece) -> str:
        """What a placed die will bring, and the raises that it uses.  R58, R59, R67, R198"""
        brings = self.tr("Brings %n doubloon(s).", "", piece.brings)
        if piece.space == c.ON_MONK:
            brings = self.tr("Moves %n space(s) on the monastery track.", "", piece.brings)
        elif piece.space in (c.ON_DELIVERY, c.ON_BARREL):
            brings = self.tr("Brings %n beer.", "", piece.brings)
        return lines(brings, self.tr("Raised by %n by dishwashers.", "", piece.raised) if piece.raised else "")

    def _fits(self, fits: kinds.Fits) -> str:
        """Where a die could be placed now.  R56-R59"""
        names = [*(words(card).name for card in fits.guests), *map(PHRASES.space, fits.spaces)]
        where = self.tr("Fits: {spaces}.").format(spaces=", ".join(names)) if names else self.tr("Fits nowhere now.")
        return lines(where, PHRASES.raises_left(fits.raises_left, fits.raises))

    def _coaster(self, piece: kinds.CoasterPiece, viewer: Viewer) -> Description:
        """A coaster during the draft: who rolled its dice, and who gets it next.  R53"""
        owner = viewer.who(piece.origin)
        rolled = self.tr("Dice that {name} rolled.").format(name=owner) if owner else self.tr("Dice that you rolled.")
        goes = ""
        if piece.goes_to >= 0:
            goes = self.tr("After this pick the coaster comes to you.")
            if who := viewer.who(piece.goes_to):
                goes = self.tr("After this pick the coaster goes on to {name}.").format(name=who)
        return Description(self._of_seat("coaster", owner), lines(rolled, goes))

    # zones

    def zone(self, zone: Zone, viewer: Viewer) -> Description:
        """A zone as ``viewer`` sees it."""
        kind, seat = key_kind(zone.key), key_seat(zone.key)
        if kind == "panel":
            return Description(viewer.names[seat])
        if seat != NOBODY:
            return Description(self._of_seat(kind, viewer.who(seat)))
        # Only in one decision there are cards to pick; an empty zone of that name is not to be read out.
        return Description(self._common_zone(kind) if zone.pieces or kind != "picks" else "")

    def _common_zone(self, key: str) -> str:
        return {
            "evenings": self.tr("Evenings"),
            "monastery": self.tr("Monastery"),
            "guest_deck": self.tr("Guests face down"),
            "three_stack": self.tr("Guests for 3 beer"),
            "display": self.tr("Guests on display"),
            "supply": self.tr("Tavern cards and nobles"),
            "start_cards": self.tr("Start cards"),
            "picks": self.tr("Your regulars"),
            "removed": self.tr("Out of the game"),
        }[key]

    def _of_seat(self, kind: str, who: str) -> str:
        """The name of a zone or pile of a seat; ``who`` is the name of the seat, ``""`` for "you"."""
        yours, theirs = {
            "deck": (self.tr("Your draw pile"), self.tr("{name}’s draw pile")),
            "discard": (self.tr("Your discard pile"), self.tr("{name}’s discard pile")),
            "tables": (self.tr("Your tables"), self.tr("{name}’s tables")),
            "seated": (self.tr("Your guests"), self.tr("{name}’s guests")),
            "laid": (self.tr("Your helpers"), self.tr("{name}’s helpers")),
            "tiles": (self.tr("Your tavern"), self.tr("{name}’s tavern")),
            "spaces": (self.tr("Your spaces for dice"), self.tr("{name}’s spaces for dice")),
            "placed": (self.tr("Your placed dice"), self.tr("{name}’s placed dice")),
            "tray": (self.tr("Your dice"), self.tr("{name}’s dice")),
            "coaster": (self.tr("Your coaster"), self.tr("{name}’s coaster")),
            "counter": (self.tr("Your counter guests"), self.tr("{name}’s counter guests")),
            "entertainers": (self.tr("Your entertainers"), self.tr("{name}’s entertainers")),
            "schnapps": (self.tr("Your schnapps"), self.tr("{name}’s schnapps")),
            "reputation": (self.tr("Your reputation"), self.tr("{name}’s reputation")),
            "book": (self.tr("Your guest book"), self.tr("{name}’s guest book")),
        }[kind]
        return theirs.format(name=who) if who else yours


DESCRIPTIONS = TavernsDescriptions()


def describe(thing: Piece | Zone, viewer: Viewer) -> Description:
    """See ``Presenter.describe``."""
    return DESCRIPTIONS.piece(thing, viewer) if isinstance(thing, Piece) else DESCRIPTIONS.zone(thing, viewer)
