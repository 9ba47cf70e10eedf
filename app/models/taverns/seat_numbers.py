"""The public numbers of a seat, each with its name and explanation.  R118, R120"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.state import PLACING, SERVICE
from app.models.presenter import Fact
from app.models.taverns.income import pending_income
from app.models.taverns.phrases import PHRASES, Goods
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.taverns.state import State

HELPER, GUEST, NOBLE = range(3)
"""Groups of cards whose points and numbers are told apart; regulars score among the guests, but are not counted."""


class SeatNumbers(NamedTuple):
    """What a panel shows of one seat; plain values, so that equal panels are equal.

    Attributes:
        level: Module level of the game.
        by_helpers, by_guests, by_nobles, by_schnapps, by_reputation: The points, by where they come from.
        doubloons, beer: What the seat can spend and what is still to come.
        schnapps, counter_guests: Number of tokens.
        nobles, guests: Number of these cards that the seat owns, wherever they lie.
        cards: Number of all its cards.
        deck, discard: Number of cards in these piles.
        upgrades: Number of tiles that are turned over.
        monastery, reputation: Number of the space of the marker.
        signatures: Number of signatures in the guest book.
    """

    level: int
    by_helpers: int
    by_guests: int
    by_nobles: int
    by_schnapps: int
    by_reputation: int
    doubloons: Goods
    beer: Goods
    schnapps: int
    counter_guests: int
    nobles: int
    guests: int
    cards: int
    deck: int
    discard: int
    upgrades: int
    monastery: int
    reputation: int
    signatures: int

    @property
    def points(self) -> int:
        """Points if the game ended now."""
        return self.by_helpers + self.by_guests + self.by_nobles + self.by_schnapps + self.by_reputation


def numbers(state: State, seat: int) -> SeatNumbers:
    """The public numbers of a seat in a position.  R118, R120"""
    points, counts = [0, 0, 0], [0, 0, 0]
    cards = state.owned(seat)
    for card in cards:
        # Cards are numbered by kind: tavern cards, the noble, then regulars and guests.
        group = HELPER if card < c.NOBLE else NOBLE if card == c.NOBLE else GUEST
        points[group] += c.POINTS[card]
        counts[group] += card not in c.REGULARS
    active = seat == state.active and state.phase in (PLACING, SERVICE)
    doubloons, beer = (state.doubloons, state.beer) if active else (0, 0)
    pending = pending_income(state) if active else (0, 0)
    return SeatNumbers(
        level=state.level,
        by_helpers=points[HELPER],
        by_guests=points[GUEST],
        by_nobles=points[NOBLE],
        by_schnapps=c.SCHNAPPS_POINTS * state.schnapps[seat],
        by_reputation=state.reputation_points(seat),
        doubloons=Goods(doubloons, state.stored_doubloons[seat], state.value(seat, c.SAFE), pending[0]),
        beer=Goods(beer, state.stored_beer[seat], state.value(seat, c.BEER_STORAGE), pending[1]),
        schnapps=state.schnapps[seat],
        counter_guests=state.counter_guests[seat],
        nobles=counts[NOBLE],
        guests=counts[GUEST],
        cards=len(cards),
        deck=len(state.deck[seat]),
        discard=len(state.discard[seat]),
        upgrades=state.tiles[seat].bit_count(),
        monastery=state.monastery[seat],
        reputation=state.reputation[seat],
        signatures=sum(state.book[seat]),
    )


class TavernsFacts(Translated):
    """Names and explanations of the numbers."""

    def all(self, values: SeatNumbers, who: str) -> tuple[Fact, ...]:
        """One fact per number that applies at this level; ``who`` is ``""`` for "you"."""
        counters = values.counter_guests
        facts = [
            Fact("points", values.points, self.tr("Points"), "laurels", self.points(values)),
            *self._goods(values, who),
            Fact("nobles", values.nobles, self.tr("Nobles"), "jewel-crown", self._count(values.by_nobles)),
            Fact("guests", values.guests, self.tr("Guests"), "backup", self._count(values.by_guests)),
            Fact("upgrades", values.upgrades, self.tr("Upgraded tiles"), "hammer-nails", self._upgrades()),
            Fact("counter_guests", counters, self.tr("Counter guests"), "meeple", PHRASES.counter_guest()),
            Fact("monastery", values.monastery, self.tr("Monastery"), "church", self._monastery()),
        ]
        if values.level >= 2:
            tip = PHRASES.schnapps_of(values.schnapps, who)
            facts.append(Fact("schnapps", values.schnapps, self.tr("Schnapps"), "brandy-bottle", tip))
        if values.level >= 3:
            facts.append(
                Fact("reputation", values.reputation, self.tr("Reputation"), "laurel-crown", self._reputation(values))
            )
        if values.level == 5:
            tip = self.tr("Signatures in the guest book.")
            facts.append(Fact("signatures", values.signatures, self.tr("Signatures"), "quill", tip))
        piles = self.tr("{deck} in the draw pile, {discard} in the discard pile, the others are laid out.")
        piles = piles.format(deck=values.deck, discard=values.discard)
        facts.append(Fact("cards", values.cards, self.tr("Cards"), "stack", piles))
        return tuple(facts)

    def _goods(self, values: SeatNumbers, who: str) -> tuple[Fact, ...]:
        doubloons, beer = values.doubloons, values.beer
        coming = self.tr("The dice on the tavern will bring %n more.", "", doubloons.pending)
        money = lines(
            PHRASES.doubloons_of(doubloons, who),
            coming if doubloons.pending else "",
            self.tr("The safe keeps up to %n doubloon(s).", "", doubloons.most),
        )
        coming = self.tr("%n more beer comes from dice on the tavern and beer dealers.", "", beer.pending)
        mugs = lines(
            PHRASES.beer_of(beer, who),
            coming if beer.pending else "",
            self.tr("The beer storage keeps up to %n beer.", "", beer.most),
        )
        return (
            Fact("doubloons", doubloons.income, self.tr("Doubloons this evening"), "two-coins", money),
            Fact("stored_doubloons", doubloons.stored, self.tr("Doubloons stored"), "strongbox", money),
            Fact("beer", beer.income, self.tr("Beer this evening"), "beer-stein", mugs),
            Fact("stored_beer", beer.stored, self.tr("Beer stored"), "cellar-barrels", mugs),
        )

    def points(self, values: SeatNumbers) -> str:
        """The points by where they come from, for a tip.  R118, R140, R157"""
        text = self.tr("Nobles {nobles}, guests {guests}, tavern cards {helpers}.")
        text = text.format(nobles=values.by_nobles, guests=values.by_guests, helpers=values.by_helpers)
        more = ""
        if values.level >= 3:
            more = self.tr("Schnapps {schnapps}, reputation {reputation}.")
        elif values.level == 2:
            more = self.tr("Schnapps {schnapps}.")
        more = more.format(schnapps=values.by_schnapps, reputation=values.by_reputation)
        return lines(text, more, self.tr("All cards count, wherever they lie."))

    def _count(self, points: int) -> str:
        return self.tr("They count %n point(s).", "", points)

    def _upgrades(self) -> str:
        return self.tr("Nine tiles can be upgraded; each bought upgrade brings a noble.")

    def _monastery(self) -> str:
        return self.tr("The space of the monastery marker, 0 to 22.")

    def _reputation(self, values: SeatNumbers) -> str:
        return self.tr(
            "The space of the reputation marker; at the end it would count %n point(s).", "", values.by_reputation
        )


FACTS = TavernsFacts()
