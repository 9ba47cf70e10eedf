"""Names and tips of all pieces and zones of Bruges.

They are made from the piece or zone and its viewer alone; nothing here reads a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.contract import NOBODY
from app.models.bruges import pieces as kinds
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.seat_numbers import FACTS
from app.models.bruges.texts import full_text, text
from app.models.bruges.uses import USES
from app.models.bruges.words import WORDS, exchange_name, name
from app.models.keys import key_kind, key_seat, listed_key
from app.models.table import Description, Piece, Viewer, Zone
from app.models.text import Translated, lines, listed

if TYPE_CHECKING:
    from collections.abc import Iterable


class BrugesDescriptions(Translated):
    """Names and tips of pieces and zones, and the captions of some panels."""

    def piece(self, piece: Piece, viewer: Viewer) -> Description:
        """A piece as ``viewer`` sees it."""
        match piece:
            case kinds.DiePiece():
                return Description(COLOURS.die(piece.colour), self._die(piece))
            case kinds.PilePiece():
                return Description(WORDS.pile(piece.side), self._pile(piece))
            case kinds.ReservePiece():
                return Description(self.tr("Reserve"), self._reserve(piece.count))
            case kinds.DiscardPiece():
                return Description(self._common("discard"), self._discard(piece))
            case kinds.StatuePiece():
                return Description(self.tr("Statue {value}").format(value=piece.value), self._statue(piece))
            case kinds.StepPiece():
                return self._step(piece)
            case kinds.PawnPiece():
                return self._pawn(piece, viewer.who(piece.owner))
            case kinds.MajorityPiece():
                return Description(WORDS.majority(piece.majority), self._majority(piece, viewer))
            case kinds.ShipsPiece():
                title = self.tr("Ships: {colour}").format(colour=COLOURS.name(piece.colour))
                return Description(title, self.tr("%n ship(s) face down.", "", piece.count))
            case kinds.ShipPiece():
                return self._ship(piece)
            case kinds.ExchangePiece():
                return self._exchange(piece)
            case kinds.ExchangesPiece():
                tip = self.tr("%n exchange card(s) to come, each once.", "", piece.count)
                return Description(self.tr("Exchange cards"), tip)
            case kinds.UsePiece():
                return Description(USES.title(piece.use, piece.exchange), self._use(piece))
            case kinds.CardPiece():
                return self._card(piece)
            case kinds.HiddenPiece():
                return Description(COLOURS.back(piece.colour, piece.pet), self._hidden(piece, viewer))
            case kinds.PanelPiece():
                return Description(viewer.names[piece.seat], FACTS.expected(piece.numbers))
            case kinds.GuildersPiece():
                return self._guilders(piece.count, viewer.who(piece.owner))
            case kinds.WorkerPiece():
                return self._workers(piece)
            case kinds.ThreatPiece():
                return Description(COLOURS.threat(piece.colour), self._threat(piece))
            case kinds.SpacePiece():
                return self._space(piece, viewer)
            case kinds.MarkerPiece():
                return self._marker(piece)
            case kinds.HousePiece():
                return Description(COLOURS.house(piece.colour), self._house(piece))
        raise TypeError(type(piece).__name__)

    # dice and piles

    def _die(self, die: kinds.DiePiece) -> str:
        """What a die means in this round.  R29-R32, R41, R53"""
        if not die.value:
            return self.tr("Thrown in the dice phase.")
        meaning = self.tr("3 and 4 mean nothing in the dice phase.")
        if die.meaning == "threat":
            meaning = self.tr("5 or 6: everybody takes {marker} ({threat}).")
            meaning = meaning.format(marker=COLOURS.markers(die.colour, 1), threat=COLOURS.threat(die.colour))
        elif die.meaning == "advance":
            meaning = self.tr("1 or 2: %n guilder(s) of the price of a step.", "", die.value)
        elif die.ships:
            meaning = self.tr("3 or 4: a ship of this colour docks for the round.")
        income = self.tr("{card} brings %n guilder(s).", "", die.value)
        return lines(meaning, income.format(card=COLOURS.back(die.colour, pet=False)))

    def meaning(self, die: kinds.DiePiece) -> str:
        """What a die means in this round besides income, as a caption of one word; ``""`` for nothing.  R29-R32"""
        if die.meaning == "threat" and die.colour == c.BLUE:
            return self.tr("Flood", "below a die: as short as the other threats")
        if die.meaning == "threat":
            return COLOURS.threat(die.colour)
        return {"advance": self.tr("Step"), "ship": self.tr("Ship"), "": ""}[die.meaning]

    def _pile(self, pile: kinds.PilePiece) -> str:
        """A draw pile.  R9, R22, R23"""
        if not pile.count:
            return self.tr("Empty: no card can be drawn here.")
        top = self.tr("On top: {back}.").format(back=COLOURS.back(pile.colour, pile.pet))
        ends = self.tr("When a pile runs out, the reserve takes its place and the last round comes.")
        if pile.last:
            ends = self.tr("When it runs out, the other pile is halved.")
        return lines(self._cards(pile.count), top, ends)

    def _cards(self, number: int) -> str:
        return self.tr("%n card(s).", "", number)

    def _reserve(self, left: int) -> str:
        """The reserve pile.  R8, R22, R24, R25"""
        if not left:
            return self.tr("The reserve is in play: the end of the game is near.")
        text = self.tr("Replaces the first draw pile that runs out. While hands are filled: this round is the last.")
        return lines(self._cards(left), text, self.tr("During the actions: one more round follows."))

    def _discard(self, pile: kinds.DiscardPiece) -> str:
        """The discard pile, with its top card.  R10"""
        if not pile.cards:
            return self.tr("No card has been discarded yet.")
        how = self.tr("Click to search it; it lies open for everybody.")
        return lines(name(pile.cards[-1]), self._cards(pile.count), how)

    # uses
    # track, statues, majorities

    def _use(self, piece: kinds.UsePiece) -> str:
        """The tip of a use: what it costs and brings, and why none of the cards that could be played allows it."""
        rule, named = USES.rule(piece.use, piece.exchange), USES.named(naming=piece.naming)
        return lines(rule, named, USES.blocked(*piece.by_card))

    def next_step(self, track: kinds.TrackZone) -> str:
        """The caption of the reputation track: what the next step costs the viewer.  R41, R43, R145, R146"""
        if track.at_top:
            return self.tr("Top of the track")
        if track.price == kinds.NONE:
            return self.tr("No step this round") if track.thrown else self.tr("The dice set the price")
        return self.tr("Next step: %n guilder(s)", "", track.price)

    def _step(self, piece: kinds.StepPiece) -> Description:
        """A space of the reputation track, called by the points printed on it.  R132"""
        if not piece.step:
            return Description(self.tr("Town hall"), self.tr("The town hall: everybody starts here. 0 points."))
        return Description(self.tr("Step {number}").format(number=piece.points), self._at_the_end(piece.points))

    def _at_the_end(self, points: int) -> str:
        """Points of the final scoring."""
        return self.tr("%n point(s) at the end.", "", points)

    def _pawn(self, piece: kinds.PawnPiece, who: str) -> Description:
        """A pawn on the track."""
        title = self.tr("{name}’s pawn").format(name=who) if who else self.tr("Your pawn")
        points = c.TRACK[piece.step]
        mine = self.tr("You are on step {step}: %n point(s).", "", points)
        theirs = self.tr("{who} is on step {step}: %n point(s).", "", points)
        return Description(title, (theirs if who else mine).format(who=who, step=points))

    def _statue(self, piece: kinds.StatuePiece) -> str:
        """A statue tile.  R5, R58"""
        top = self.tr("Goes to whoever completes a canal section next.") if piece.top else ""
        return lines(self._at_the_end(piece.value), top)

    def _majority(self, piece: kinds.MajorityPiece, viewer: Viewer) -> str:
        """Who leads in a majority and by how much.  R78-R82, R93"""
        what = (
            self.tr("Who is alone in front on the reputation track at the end of a round turns this marker."),
            self.tr("Who has most persons at the end of a round turns this marker; pets do not count."),
            self.tr("Who has built most canal tiles at the end of a round turns this marker."),
            self.tr("Who has most pets at the end of a round turns this marker."),
        )[piece.majority]
        if not piece.leaders:
            now = self.tr("Nobody has anything yet.")
        elif piece.ahead:
            first = viewer.who(piece.leaders[0])
            leads = self.tr("{name} leads with {most}, %n ahead.", "", piece.ahead)
            if not first:
                leads = self.tr("You lead with {most}, %n ahead.", "", piece.ahead)
            now = leads.format(name=first, most=piece.most)
        else:
            names = listed([viewer.names[seat] for seat in piece.leaders])
            now = self.tr("Tied at {most}: {names}.").format(most=piece.most, names=names)
        return lines(now, what, self.tr("Worth 4 points."))

    def lead(self, piece: kinds.MajorityPiece, viewer: Viewer) -> str:
        """Who leads in a majority and by how much, short enough for its picture."""
        if not piece.leaders:
            return "–"
        return f"{viewer.names[piece.leaders[0]]} +{piece.ahead}" if piece.ahead else self.tr("Tied")

    def _marker(self, piece: kinds.MarkerPiece) -> Description:
        """A majority marker of a seat.  R83"""
        title = self.tr("Majority marker: {majority}").format(majority=WORDS.majority(piece.majority))
        if piece.turned:
            return Description(title, self.tr("Turned: 4 points at the end, for good."))
        return Description(title, self.tr("Not turned yet: 4 points as soon as it is."))

    # ships and exchange

    def _ship(self, piece: kinds.ShipPiece) -> Description:
        """A ship.  R31, R112-R114"""
        title = self.tr("{ship}: {gift}").format(ship=COLOURS.ship_label(piece.colour), gift=WORDS.ship(piece.kind))
        cost = self.tr("For {worker}, after you have built a canal with a card: {text}")
        cost = cost.format(worker=COLOURS.workers(piece.colour, 1), text=text(piece.source))
        where = self.tr("Docks when the die of its colour shows 3 or 4.")
        if piece.docked:
            where = self.tr("In its dock: everybody may use it this round.")
        return Description(title, lines(cost, where))

    def _exchange(self, piece: kinds.ExchangePiece) -> Description:
        """An exchange card.  R124-R127"""
        what = self.tr("{action}: {text}").format(action=WORDS.action(piece.action), text=text(piece.source))
        left = self.tr("%n marker(s) left; each use takes one.", "", piece.markers)
        tip = lines(what, left, self.tr("Only for actions with a card played from the hand."))
        return Description(exchange_name(piece.number), tip)

    # cards

    def _card(self, piece: kinds.CardPiece) -> Description:
        """A person or a pet, and whether it can be activated now or, in a hand, is known to everybody."""
        more = ""
        if isinstance(piece, kinds.LodgerPiece):
            more = self.idle(piece.state, piece.card)
        elif isinstance(piece, kinds.HandPiece) and piece.known:
            more = self.tr("Everybody knows this hand card.")
        return Description(name(piece.card), lines(more, self._values(piece.card)), text(piece.card))

    def _values(self, card: int) -> str:
        """A person or a pet with all its values.  R63"""
        price = self.tr("Costs {guilders}, counts {points}.") if c.PRICE[card] else self.tr("Costs and counts nothing.")
        price = price.format(guilders=AMOUNTS.guilders(c.PRICE[card]), points=AMOUNTS.points(c.POINTS[card]))
        kind = self.tr("{back} · {group}").format(
            back=COLOURS.back(c.COLOUR[card], c.IS_PET[card]), group=WORDS.group(c.GROUP[card])
        )
        return lines(full_text(card), price, kind)

    def idle(self, state: str, card: int) -> str:
        """Whether a person can be activated now, or why not.  R65, R69, R71, R169

        Args:
            state: As in ``LodgerPiece``; ``""`` gives no words.
            card: The person.
        """
        if state == "no_worker":
            text = self.tr("{workers}: you have none.")
            return text.format(workers=COLOURS.worker_label(c.WORKER_COLOUR[card]))
        return {
            "": "",
            "usable": self.tr("Click to activate."),
            "busy": self.tr("Its text is being carried out."),
            "used": self.tr("Used this round."),
            "no_benefit": self.tr("Would change nothing now, so it cannot be activated."),
        }[state]

    def _hidden(self, piece: kinds.HiddenPiece, viewer: Viewer) -> str:
        """A hand card of which the back is seen.  R9"""
        if piece.owner == viewer.seat:
            return self.tr("Just drawn; you look at it once your drawing is over.")
        text = self.tr("In {name}’s hand; only the colour is known.")
        return text.format(name=viewer.names[piece.owner])

    def _house(self, piece: kinds.HousePiece) -> str:
        """A house.  R59, R62, R132"""
        count = self.tr("Counts 1 point at the end.")
        empty = self.tr("Nobody lives here yet.") if piece.person == kinds.NONE else ""
        secret = self.tr("Its front is {card}.").format(card=name(piece.front)) if piece.front >= 0 else ""
        return lines(empty, count, secret)

    # goods and threats

    def _guilders(self, number: int, who: str) -> Description:
        """Guilders of a seat."""
        mine, theirs = self.tr("You have %n guilder(s).", "", number), self.tr("{who} has %n guilder(s).", "", number)
        return Description(self.tr("Guilders"), (theirs if who else mine).format(who=who))

    def _workers(self, piece: kinds.WorkerPiece) -> Description:
        """Workers of a colour.  R52, R59, R65"""
        title = COLOURS.worker_label(piece.colour)
        what = self.tr("One pays a house of this colour, or activates a person that shows it.")
        return Description(title, lines(f"{title}: {piece.count}", what))

    def _threat(self, piece: kinds.ThreatPiece) -> str:
        """Threat markers of a colour, and what the third one does.  R33, R36, R171"""
        count = self.tr("{threat}: %n marker(s).", "", piece.count).format(threat=COLOURS.threat(piece.colour))
        if piece.protector >= 0:
            return lines(count, self.tr("{person} protects from the damage.").format(person=name(piece.protector)))
        damage = self.damage(piece.colour, piece.stake)
        next_one = self.tr("The third marker costs: {damage}.").format(damage=damage)
        give = self.tr("Returned in time, each gives 1 point.") if piece.count else ""
        return lines(self.warning(piece.colour, piece.stake) if piece.warns else "", count, next_one, give)

    def warnings(self, threats: Iterable[Piece]) -> str:
        """The warnings for all colours of which a seat's next marker would do damage, one a line; ``""`` for none."""
        found = [piece for piece in threats if isinstance(piece, kinds.ThreatPiece) and piece.warns]
        return lines(*(self.warning(piece.colour, piece.stake) for piece in found))

    def warning(self, colour: int, stake: int) -> str:
        """The warning that the next marker of a colour would do damage."""
        text = self.tr("{threat}: the next marker costs {damage}.")
        return text.format(threat=COLOURS.threat(colour), damage=self.damage(colour, stake))

    def damage(self, colour: int, stake: int) -> str:
        """What a damage would cost now; ``stake`` as in ``seat_numbers``.  R36"""
        if not stake:
            return self.tr("nothing")
        if colour == c.BLUE:
            return self.tr("all %n worker(s)", "damage", stake)
        if colour == c.YELLOW:
            return self.tr("all %n guilder(s)", "damage", stake)
        if colour == c.VIOLET:
            return AMOUNTS.points(stake)
        return self.tr("a person") if colour == c.BROWN else self.tr("a house or a canal tile")

    # canals

    def _space(self, piece: kinds.SpacePiece, viewer: Viewer) -> Description:
        """A space of a canal.  R39, R56-R58, R132"""
        title = self.tr("Canal space {number}, {section}")
        title = title.format(number=piece.number, section=WORDS.section(piece.section))
        bonus = self.tr("Space 3: 3 points at the end.") if piece.points else ""
        if piece.statue:
            bonus = self.tr("Completes the section for the top statue: %n point(s) now.", "", piece.statue)
        if piece.built:
            return Description(title, lines(self.tr("Built."), bonus))
        wanted = self.tr("Wants {card}.").format(card=COLOURS.card(piece.colour))
        if not piece.next:
            cost = self.tr("Costs %n guilder(s); the spaces before come first.", "", piece.number)
            return Description(title, lines(wanted, cost, bonus))
        cost = self.tr("Next here: costs %n guilder(s).", "", piece.price)
        less = self.tr("Printed: {price}.").format(price=piece.number) if piece.price != piece.number else ""
        lacks = ""
        if piece.dear and piece.owner == viewer.seat:
            lacks = self.tr("You have %n guilder(s), that is too little.", "", piece.purse)
        return Description(title, lines(wanted, cost, less, bonus, lacks))

    # zones

    def zone(self, zone: Zone, viewer: Viewer) -> Description:
        """A zone as ``viewer`` sees it."""
        kind, seat = key_kind(zone.key), key_seat(zone.key)
        if kind == "panel":
            return Description(viewer.names[seat])
        return Description(self._common(kind) if seat == NOBODY else self._of_seat(kind, viewer.who(seat)))

    def _common(self, kind: str) -> str:
        """The name of a common zone."""
        return {
            "dice": self.tr("Dice"),
            "piles": self.tr("Draw piles"),
            "discard": self.tr("Discard pile"),
            "statues": self.tr("Statues"),
            "track": self.tr("Reputation"),
            "majorities": self.tr("Majorities"),
            "ships": self.tr("Ships of the Zwin"),
            "exchange": self.tr("Exchange"),
            "offer": self.tr("From the discard pile"),
            "uses": self.tr("Six uses"),
        }[kind]

    def _of_seat(self, kind: str, who: str) -> str:
        """The name of a zone of a seat; ``who`` is ``""`` for "you"."""
        yours, theirs = {
            "guilders": (self.tr("Your guilders"), self.tr("{name}’s guilders")),
            "workers": (self.tr("Your workers"), self.tr("{name}’s workers")),
            "threats": (self.tr("Your threats"), self.tr("{name}’s threats")),
            "canal": (self.tr("Your canals"), self.tr("{name}’s canals")),
            "statues": (self.tr("Your statues"), self.tr("{name}’s statues")),
            "markers": (self.tr("Your majority markers"), self.tr("{name}’s majority markers")),
            "houses": (self.tr("Your houses"), self.tr("{name}’s houses")),
            "persons": (self.tr("Your persons"), self.tr("{name}’s persons")),
            "hand": (self.tr("Your hand"), self.tr("{name}’s hand")),
        }[kind]
        return theirs.format(name=who) if who else yours


DESCRIPTIONS = BrugesDescriptions()


def describe(thing: Piece | Zone, viewer: Viewer) -> Description:
    """See ``Presenter.describe``."""
    return DESCRIPTIONS.piece(thing, viewer) if isinstance(thing, Piece) else DESCRIPTIONS.zone(thing, viewer)


def listed_cards(pile: Piece) -> list[Piece]:
    """The pieces on the sheet of a pile: exchange cards to come, or discarded cards by group and then by name."""
    if isinstance(pile, kinds.ExchangesPiece):
        return list(pile.listed())
    assert isinstance(pile, kinds.DiscardPiece)
    in_order = sorted(pile.cards, key=lambda card: (c.GROUP[card], name(card)))
    return [kinds.card_piece(card, listed_key(c.IDS[card])) for card in in_order]
