"""Descriptions of the pieces and zones of Port Royal: their names, and how their numbers come about.

They follow from the piece and its viewer alone; nothing here reads a state (see ``app.models.table``).
"""

from __future__ import annotations

from app.engines.port_royal import components as c
from app.models.port_royal import pieces as kinds
from app.models.port_royal.phrases import PHRASES
from app.models.port_royal.seat_numbers import FACTS
from app.models.port_royal.words import contract_name, words, words_of
from app.models.presenter import TitleChip
from app.models.table import Description, Piece, Viewer, Zone
from app.models.text import Translated, lines, listed


class PortRoyalDescriptions(Translated):
    """Names and tips; where a seat is spoken of, ``who`` is its name, ``""`` for "you"."""

    def piece(self, piece: Piece, viewer: Viewer) -> Description:
        """The description of a piece for a viewer."""
        match piece:
            case kinds.DeckPiece():
                return Description(self.tr("Draw pile"), self._deck(piece))
            case kinds.DiscardPiece():
                tip = self.tr("%n card(s), face up. Click to look through them.", "", piece.count)
                return Description(self.tr("Discard pile"), tip)
            case kinds.PersonPiece():
                return self._card(piece, self._person(piece, viewer))
            case kinds.ShipPiece():
                return self._card(piece, self._ship(piece, viewer))
            case kinds.ExpeditionPiece():
                return self._card(piece, self._expedition(piece, viewer))
            case kinds.KeptPiece():
                return self._card(piece, self._kept(piece.card))
            case kinds.ContractPiece():
                said = words_of(piece.face)
                return Description(said.name, self._contract(piece, said.text, viewer), said.text)
            case kinds.PrintedPiece():
                said = words_of(piece.face)
                return Description(said.name, said.text, said.text)
            case kinds.PanelPiece():
                return Description(viewer.names[piece.seat], self._panel(piece, viewer))
            case kinds.CoinsPiece():
                who = viewer.who(piece.owner)
                name = _mine_or_theirs(who, self.tr("Your coins"), self.tr("{who}’s coins"))
                return Description(name, FACTS.coins(piece.count, who))
        raise TypeError(type(piece).__name__)

    def _card(self, piece: kinds.CardPiece, tip: str) -> Description:
        said = words(piece.card)
        return Description(said.name, tip, said.text)

    # piles

    def _deck(self, piece: kinds.DeckPiece) -> str:
        """The draw pile.  R4, R9"""
        if not piece.count:
            return self.tr("The draw pile is empty. As soon as a card is needed, the discard pile is shuffled.")
        coins = piece.unseen - piece.count
        return lines(
            self.tr("%n card(s) face down; nobody knows their order.", "", piece.count),
            self.tr("%n more unseen card(s) of this pile lie as coins before the players.", "", coins) if coins else "",
        )

    # persons

    def _person(self, piece: kinds.PersonPiece, viewer: Viewer) -> str:
        return lines(
            words(piece.card).text,
            self._points(piece.card),
            self._price(piece, viewer),
            self._money(piece, viewer.who(viewer.seat)),
        )

    def _points(self, card: int) -> str:
        """How many influence points a card counts."""
        points = c.POINTS[card]
        return self.tr("%n influence point(s).", "", points) if points else self.tr("No influence points.")

    def _price(self, piece: kinds.PersonPiece, viewer: Viewer) -> str:
        """What a person costs, and how that comes about: printed price, mademoiselles, fee.  R52, R53"""
        cost, total, fee = c.COST[piece.card], piece.total, piece.fee
        if piece.price < cost and fee:
            mine = self.tr(
                "You pay %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.",
                "",
                total,
            )
            theirs = self.tr(
                "{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles, {fee} more as fee to {active}.",
                "",
                total,
            )
        elif piece.price < cost:
            mine = self.tr("You pay %n coin(s): {cost} printed, {less} less for mademoiselles.", "", total)
            theirs = self.tr("{who} pays %n coin(s): {cost} printed, {less} less for mademoiselles.", "", total)
        elif fee:
            mine = self.tr("You pay %n coin(s): {cost} printed and {fee} as fee to {active}.", "", total)
            theirs = self.tr("{who} pays %n coin(s): {cost} printed and {fee} as fee to {active}.", "", total)
        else:
            mine = self.tr("You pay %n coin(s), the printed price.", "", total)
            theirs = self.tr("{who} pays %n coin(s), the printed price.", "", total)
        who, active = viewer.who(viewer.seat), viewer.names[piece.active]
        return _mine_or_theirs(who, mine, theirs, cost=cost, less=cost - piece.price, fee=fee, active=active)

    def _money(self, piece: kinds.PersonPiece, who: str) -> str:
        """How many coins the viewer has, and whether they are enough."""
        if piece.affordable:
            mine = self.tr("You have %n coin(s).", "", piece.coins)
            theirs = self.tr("{who} has %n coin(s).", "", piece.coins)
        else:
            mine = self.tr("You have %n coin(s); that is not enough.", "", piece.coins)
            theirs = self.tr("{who} has %n coin(s); that is not enough.", "", piece.coins)
        return _mine_or_theirs(who, mine, theirs)

    def _kept(self, card: int) -> str:
        """A card in a display, or a ship laid aside for Pack of Pirates.  R88"""
        text = words(card).text
        if c.IS_SHIP[card]:
            return lines(
                self.tr("Repelled and kept for the contract Pack of Pirates."),
                self.tr("Printed: %n coin(s).", "", c.COINS[card]),
                self._swords(card),
                text,
            )
        if c.IS_PERSON[card]:
            return lines(text, self._points(card), self.tr("Printed price: %n coin(s).", "", c.COST[card]))
        return lines(self._points(card), self.tr("This expedition has been claimed and stays for good."))

    # ships

    def _ship(self, piece: kinds.ShipPiece, viewer: Viewer) -> str:
        who, active = viewer.who(viewer.seat), viewer.names[piece.active]
        return lines(
            PHRASES.income(piece.card, piece.bonus, piece.fee, who, active),
            self._extra_takes(piece.clerks, who) if piece.clerks else "",
            self._renounced(contract_name(piece.renounced_for), who) if piece.renounced_for >= 0 else "",
            words(piece.card).text,
            self._swords(piece.card),
            self._defence(piece.defence, viewer.who(piece.active)) if piece.defence else "",
            self.tr("A second ship of this colour spoils the harbour.") if piece.risky else "",
        )

    def _swords(self, card: int) -> str:
        """What it takes to repel a ship.  R26"""
        if c.SWORDS_NEEDED[card] == c.NEVER:
            return self.tr("A skull: nobody can repel it.")
        return self.tr("%n sword(s) or more repel it.", "", c.SWORDS_NEEDED[card])

    def _extra_takes(self, clerks: int, who: str) -> str:
        """How many cards clerks let the viewer take in addition.  R59"""
        mine = self.tr("With it your clerks let you take %n more card(s).", "", clerks)
        return _mine_or_theirs(who, mine, self.tr("With it {who}’s clerks allow %n more card(s).", "", clerks))

    def _renounced(self, contract: str, who: str) -> str:
        """Says that the coins of a ship may be renounced for a contract.  R84, R85"""
        mine = self.tr("You may renounce its coins for the contract {contract}.")
        theirs = self.tr("{who} may renounce its coins for the contract {contract}.")
        return _mine_or_theirs(who, mine, theirs, contract=contract)

    def _defence(self, defence: kinds.Defence, who: str) -> str:
        """The swords of the active player against the ship just revealed.  R26"""
        if defence.enough:
            mine = self.tr("You have %n sword(s) and can repel it.", "", defence.swords)
            theirs = self.tr("{who} has %n sword(s) and can repel it.", "", defence.swords)
        else:
            mine = self.tr("You have %n sword(s): not enough to repel it.", "", defence.swords)
            theirs = self.tr("{who} has %n sword(s): not enough to repel it.", "", defence.swords)
        return _mine_or_theirs(who, mine, theirs)

    # expeditions and contracts

    def _expedition(self, piece: kinds.ExpeditionPiece, viewer: Viewer) -> str:
        """What an open expedition asks for, and what the viewer has of it.  R38, R39"""
        missing = [symbol.name for symbol in piece.symbols if not symbol.owned]
        if missing:
            mine = self.tr("You own {have} of {need} symbols. Missing: {missing}.")
            theirs = self.tr("{who} owns {have} of {need} symbols. Missing: {missing}.")
        else:
            mine = self.tr("You own every symbol it asks for.")
            theirs = self.tr("{who} owns every symbol it asks for.")
        need = len(piece.symbols)
        have, names = need - len(missing), self._symbols(missing)
        status = _mine_or_theirs(viewer.who(viewer.seat), mine, theirs, have=have, need=need, missing=names)
        only = self.tr("Only the active player can claim it, in the own turn.")
        return lines(words(piece.card).text, status, only)

    def _symbols(self, names: list[str]) -> str:
        """Houses, anchors and crosses as a list."""
        houses, anchors, crosses = (names.count(each) for each in c.SYMBOLS)
        told = [
            self.tr("%n house(s)", "", houses) if houses else "",
            self.tr("%n anchor(s)", "", anchors) if anchors else "",
            self.tr("%n cross(es)", "", crosses) if crosses else "",
        ]
        return listed([text for text in told if text])

    def _contract(self, piece: kinds.ContractPiece, text: str, viewer: Viewer) -> str:
        """What a contract asks for and pays, who has completed it, and how far the viewer is.  R70"""
        coins = c.CONTRACTS[piece.contract].coins
        if len(set(coins)) == 1:
            pays = self.tr("Whoever completes it gains %n coin(s).", "", coins[0])
        else:
            pays = self.tr("Coins from the first to the last who completes it: {coins}.")
            pays = pays.format(coins=", ".join(str(each) for each in coins))
        by = self.tr("Nobody has completed it.")
        if piece.completed:
            names = listed([viewer.names[seat] for seat in piece.completed])
            by = self.tr("Completed by {names}.").format(names=names)
        return lines(text, pays, by, self._status(piece, viewer))

    def _status(self, piece: kinds.ContractPiece, viewer: Viewer) -> str:
        """How far the viewer is with a contract.  R71, R77, R78"""
        if viewer.seat in piece.completed:
            mine, theirs = self.tr("You have completed it."), self.tr("{who} has completed it.")
        elif not piece.possible:
            mine, theirs = self.tr("You have no cube left for it."), self.tr("{who} has no cube left for it.")
        else:
            mine, theirs = self.tr("You have met {have} of {need}."), self.tr("{who} has met {have} of {need}.")
        return _mine_or_theirs(viewer.who(viewer.seat), mine, theirs, have=piece.have, need=piece.need)

    # in front of a seat

    def _panel(self, piece: kinds.PanelPiece, viewer: Viewer) -> str:
        facts = FACTS.all(piece.numbers, viewer.who(piece.seat))
        return lines(*(f"{fact.label}: {fact.value}" for fact in facts if fact.value or fact.key in _ALWAYS))

    # zones

    def zone(self, zone: Zone, viewer: Viewer) -> Description:
        """The description of a zone for a viewer."""
        if isinstance(zone, kinds.SeatZone):
            return Description(self._of_seat(zone, viewer.names[zone.seat], viewer.who(zone.seat)))
        if zone.key == "harbour":
            tip = self.tr("Ships and persons of this turn. Two ships of one colour spoil it.")
            return Description(self.tr("Harbour"), tip)
        if zone.key == "expeditions":
            return Description(self.tr("Expeditions"), self.tr("Expeditions stay here until somebody claims them."))
        if zone.key == "contracts":
            tip = self.tr("Two completed contracts count 1 influence point, three count 3.")
            return Description(self.tr("Contracts"), tip)
        return Description(self.tr("Draw pile") if zone.key == "deck" else self.tr("Discard pile"))

    def _of_seat(self, zone: kinds.SeatZone, name: str, who: str) -> str:
        if zone.kind == "display":
            return _mine_or_theirs(who, self.tr("Your display"), self.tr("{who}’s display"))
        if zone.kind == "coins":
            return _mine_or_theirs(who, self.tr("Your coins"), self.tr("{who}’s coins"))
        return self.tr("Ships kept by {name}").format(name=name) if zone.kind == "collected" else name

    # words on the table itself

    def chips(self, zone: kinds.HarbourZone, viewer: Viewer) -> tuple[TitleChip, ...]:
        """The labels of the harbour: the number of ship colours, and how many cards may be taken."""
        found: tuple[TitleChip, ...] = ()
        if colours := len(zone.colours):
            text = self.tr("%n ship colour(s)", "", colours)
            found += (TitleChip("colours", text, "sailboat", self._worth(colours)),)
        if zone.taker >= 0:
            mine, theirs = self.tr("you take {takes} of {cards}"), self.tr("{who} takes {takes} of {cards}")
            text = _mine_or_theirs(viewer.who(zone.taker), mine, theirs, takes=zone.takes, cards=zone.cards)
            tip = self.tr("Ship colours and governors decide how many cards may be taken.")
            found += (TitleChip("takes", text, "card-pickup", tip),)
        return found

    def _worth(self, colours: int) -> str:
        """How many cards a number of ship colours lets the active player take.  R49"""
        if colours < 4:
            return self.tr("Ships of 4 colours let the active player take 2 cards, of 5 colours 3 cards.")
        text = self.tr("Ships of %n colours: the active player takes {cards} cards.", "", colours)
        return text.format(cards=c.TAKES_BY_COLOURS[colours])


_ALWAYS = ("coins", "influence")
"""Keys of the facts that the description of a panel has even if they are 0."""

DESCRIPTIONS = PortRoyalDescriptions()


def describe(thing: Piece | Zone, viewer: Viewer) -> Description:
    """See ``Presenter.describe``."""
    return DESCRIPTIONS.piece(thing, viewer) if isinstance(thing, Piece) else DESCRIPTIONS.zone(thing, viewer)


def _mine_or_theirs(who: str, mine: str, theirs: str, **values: object) -> str:
    """``mine`` if ``who`` is ``""``, which means "you", else ``theirs``; with the placeholders filled in."""
    return (theirs if who else mine).format(who=who, **values)
