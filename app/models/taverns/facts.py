"""The public numbers of a seat, each with its name and explanation.  R118, R120"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.taverns import components as c
from app.engines.taverns.placing import beer_per_die, placed_beer, placed_doubloons
from app.engines.taverns.state import PLACING, SERVICE
from app.models.presenter import Fact
from app.models.taverns.tips import TIPS
from app.models.taverns.words import locale_key
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.taverns.state import State

HELPER, GUEST, NOBLE = range(3)


class Numbers(NamedTuple):
    """What a panel shows of one seat; plain values, so that equal panels are equal.

    Attributes:
        level: Module level.
        by_helpers, by_guests, by_nobles, by_schnapps, by_reputation: Shares of the points.
        doubloons, beer: Income of this evening.
        stored_doubloons, stored_beer: In safe and storage.
        safe, storage: How much is kept at the end of a turn.
        pending_doubloons, pending_beer: What dice still lying on the tavern will bring.
        nobles, guests, cards: Cards owned.
        deck, discard: Cards in these piles.
    """

    level: int
    by_helpers: int
    by_guests: int
    by_nobles: int
    by_schnapps: int
    by_reputation: int
    doubloons: int
    stored_doubloons: int
    safe: int
    pending_doubloons: int
    beer: int
    stored_beer: int
    storage: int
    pending_beer: int
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


def numbers(state: State, seat: int) -> Numbers:
    """The public numbers of a seat."""
    points, counts = [0, 0, 0], [0, 0, 0]
    cards = state.owned(seat)
    for card in cards:
        group = HELPER if card < c.NOBLE else NOBLE if card == c.NOBLE else GUEST
        points[group] += c.POINTS[card]
        counts[group] += card not in c.REGULARS
    active = seat == state.active and state.phase in (PLACING, SERVICE)
    pending = pending_income(state) if active else (0, 0)
    return Numbers(
        level=state.level,
        by_helpers=points[HELPER],
        by_guests=points[GUEST],
        by_nobles=points[NOBLE],
        by_schnapps=c.SCHNAPPS_POINTS * state.schnapps[seat],
        by_reputation=state.reputation_points(seat),
        doubloons=state.doubloons if active else 0,
        stored_doubloons=state.stored_doubloons[seat],
        safe=state.value(seat, c.SAFE),
        pending_doubloons=pending[0],
        beer=state.beer if active else 0,
        stored_beer=state.stored_beer[seat],
        storage=state.value(seat, c.BEER_STORAGE),
        pending_beer=pending[1],
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


def income_of(state: State, space: int) -> int:
    """What one die brings on a space of the active tavern now: doubloons, beer, or monastery spaces.  R68-R72"""
    seat = state.active
    if space == c.ON_TILL:
        return state.value(seat, c.CASH_TILL)
    if space == c.ON_DELIVERY:
        return beer_per_die(state, seat)
    if space == c.ON_BARREL:
        return state.value(seat, c.BARREL)
    if space == c.ON_MONK:
        return state.value(seat, c.MONK)
    return c.DOUBLOONS[state.seated[seat][space]]


def pending_income(state: State) -> tuple[int, int]:
    """Doubloons and beer that the dice lying on the active tavern will bring, dealers before service included."""
    doubloons = sum(income_of(state, place) for place, face in enumerate(state.on_seat) if face)
    if state.on_till:
        doubloons += income_of(state, c.ON_TILL)
    beer = sum(state.on_delivery) * income_of(state, c.ON_DELIVERY)
    if state.on_barrel:
        beer += income_of(state, c.ON_BARREL)
    if state.phase == PLACING:
        beer += state.out(state.active, c.BEER_DEALER)  # R65
    return doubloons, beer


def reputation_sums(state: State) -> tuple[int, int, int, int, int]:
    """Parts of the sums of the reputation phase for the dice placed so far.  R62

    Returns:
        Doubloons of guests and till; beer of delivery, barrel and dealers.
    """
    till = income_of(state, c.ON_TILL) if state.on_till else 0
    delivery = sum(state.on_delivery) * income_of(state, c.ON_DELIVERY)
    dealers = state.out(state.active, c.BEER_DEALER)
    doubloons, beer = placed_doubloons(state, state.active), placed_beer(state, state.active)
    return doubloons - till, till, delivery, beer - delivery - dealers, dealers


class TavernsFacts(Translated):
    """Names and explanations of the numbers."""

    def all(self, values: Numbers, who: str) -> tuple[Fact, ...]:
        """One fact per number that applies at this level; ``who`` is ``""`` for "you"."""
        facts = [
            Fact("points", values.points, self.tr("Points"), "laurels", self.points(values)),
            *self._goods(values, who),
            Fact("nobles", values.nobles, self.tr("Nobles"), "jewel-crown", self._nobles(values)),
            Fact("guests", values.guests, self.tr("Guests"), "backup", self._guests(values)),
            Fact("upgrades", values.upgrades, self.tr("Upgraded tiles"), "hammer-nails", self._upgrades()),
            Fact("counter_guests", values.counter_guests, self.tr("Counter guests"), "meeple", TIPS.counter_guest()),
            Fact("monastery", values.monastery, self.tr("Monastery"), "church", self._monastery()),
        ]
        if values.level >= 2:
            tip = TIPS.schnapps(values.schnapps, who)
            facts.append(Fact("schnapps", values.schnapps, self.tr("Schnapps"), "brandy-bottle", tip))
        if values.level >= 3:
            facts.append(
                Fact("reputation", values.reputation, self.tr("Reputation"), "laurel-crown", self._fame(values))
            )
        if values.level == 5:
            tip = self.tr("Signatures in the guest book.")
            facts.append(Fact("signatures", values.signatures, self.tr("Signatures"), "quill", tip))
        piles = self.tr("{deck} in the draw pile, {discard} in the discard pile, the others are laid out.")
        piles = piles.format(deck=values.deck, discard=values.discard)
        facts.append(Fact("cards", values.cards, self.tr("Cards"), "stack", piles))
        return tuple(facts)

    def _goods(self, values: Numbers, who: str) -> tuple[Fact, ...]:
        money = lines(
            TIPS.have(values.doubloons, values.stored_doubloons, "doubloons", who),
            self._on_dice_doubloons(values.pending_doubloons),
            self.tr("The safe keeps up to %n doubloon(s).", "", values.safe),
        )
        beer = lines(
            TIPS.have(values.beer, values.stored_beer, "beer", who),
            self._on_dice_beer(values.pending_beer),
            self.tr("The beer storage keeps up to %n beer.", "", values.storage),
        )
        return (
            Fact("doubloons", values.doubloons, self.tr("Doubloons this evening"), "two-coins", money),
            Fact("stored_doubloons", values.stored_doubloons, self.tr("Doubloons stored"), "strongbox", money),
            Fact("beer", values.beer, self.tr("Beer this evening"), "beer-stein", beer),
            Fact("stored_beer", values.stored_beer, self.tr("Beer stored"), "cellar-barrels", beer),
        )

    def _on_dice_doubloons(self, pending: int) -> str:
        return self.tr("The dice on the tavern will bring %n more.", "", pending) if pending else ""

    def _on_dice_beer(self, pending: int) -> str:
        return self.tr("%n more beer comes from dice on the tavern and beer dealers.", "", pending) if pending else ""

    def points(self, values: Numbers) -> str:
        """Where the points come from.  R118, R140, R157"""
        text = self.tr("Nobles {nobles}, guests {guests}, tavern cards {helpers}.")
        text = text.format(nobles=values.by_nobles, guests=values.by_guests, helpers=values.by_helpers)
        more = ""
        if values.level >= 3:
            more = self.tr("Schnapps {schnapps}, reputation {reputation}.")
        elif values.level == 2:
            more = self.tr("Schnapps {schnapps}.")
        more = more.format(schnapps=values.by_schnapps, reputation=values.by_reputation)
        return lines(text, more, self.tr("All cards count, wherever they lie."))

    def _nobles(self, values: Numbers) -> str:
        return self.tr("They count %n point(s).", "", values.by_nobles)

    def _guests(self, values: Numbers) -> str:
        return self.tr("They count %n point(s).", "", values.by_guests)

    def _upgrades(self) -> str:
        return self.tr("Nine tiles can be upgraded; each bought upgrade brings a noble.")

    def _monastery(self) -> str:
        return self.tr("The space of the monastery marker, 0 to 22.")

    def _fame(self, values: Numbers) -> str:
        return self.tr(
            "The space of the reputation marker; at the end it would count %n point(s).", "", values.by_reputation
        )


_FACTS = TavernsFacts()


@lru_cache(maxsize=1024)
def _facts(_locale_key: str, values: Numbers, who: str) -> tuple[Fact, ...]:
    return _FACTS.all(values, who)


def facts(values: Numbers, who: str) -> tuple[Fact, ...]:
    """The facts of a seat; ``who`` is its name, ``""`` for "you"."""
    return _facts(locale_key(), values, who)


def points_tip(values: Numbers) -> str:
    """Where the points of a seat come from."""
    return _FACTS.points(values)
