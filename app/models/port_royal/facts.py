"""The public numbers of a seat, each with its name and explanation.  R96"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.port_royal import components as c
from app.models.port_royal.tips import PortRoyalTips
from app.models.port_royal.words import locale_key
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

TIPS = PortRoyalTips()


class Numbers(NamedTuple):
    """What a panel shows of one seat; plain values, so that equal panels are equal."""

    coins: int
    influence: int
    needed: int
    from_persons: int
    from_expeditions: int
    from_contracts: int
    swords: int
    symbols: tuple[int, int, int, int]
    persons: int
    expeditions: int
    discount: int
    takes: int
    cubes: int
    contracts: int
    collected: int


def numbers(state: State, seat: int) -> Numbers:
    """The public numbers of a seat; ``takes`` and the contract numbers are -1 where they do not apply."""
    first = seat * c.WIDTH
    own = state.own
    display = state.displays[seat]
    expeditions = own[first + c.EXPEDITIONS]
    by_expeditions = sum(c.POINTS[card] for card in display if c.KIND[card] == "expedition") if expeditions else 0
    done = own[first + c.COMPLETED]
    by_contracts = c.CONTRACT_POINTS[done]
    influence = state.influence[seat]
    with_contracts = bool(state.contracts)
    houses, anchors, crosses, jacks = own[first + c.SETTLER : first + c.SETTLER + 4]
    return Numbers(
        coins=len(state.coins[seat]),
        influence=influence,
        needed=state.needed,
        from_persons=influence - by_expeditions - by_contracts,
        from_expeditions=by_expeditions,
        from_contracts=by_contracts if with_contracts else -1,
        swords=own[first + c.SWORD],
        symbols=(houses, anchors, crosses, jacks),
        persons=len(display) - expeditions,
        expeditions=expeditions,
        discount=own[first + c.DISCOUNT],
        takes=state.takes if state.phase and seat == state.going and state.decision != "over" else -1,
        cubes=state.cubes[seat] if with_contracts else -1,
        contracts=done if with_contracts else -1,
        collected=len(state.collected[seat]) if with_contracts else -1,
    )


class PortRoyalFacts(Translated):
    """Names and explanations of the numbers."""

    def all(self, values: Numbers, who: str) -> tuple[Fact, ...]:
        """One fact per number that applies; ``who`` is ``""`` for "you"."""
        symbols = zip(self._symbols(), values.symbols, strict=True)
        facts = [
            Fact("coins", values.coins, self.tr("Coins"), "two-coins", TIPS.coins(values.coins, who)),
            Fact("swords", values.swords, self.tr("Swords"), "crossed-sabres", self._swords(values.swords)),
            Fact("influence", values.influence, self.tr("Influence"), "laurels", self.influence(values)),
            *(Fact(key, number, label, glyph, tip) for (key, label, glyph, tip), number in symbols),
            Fact("persons", values.persons, self.tr("Persons"), "backup", self._persons(values)),
            Fact("expeditions", values.expeditions, self.tr("Expeditions"), "island", self._expeditions(values)),
        ]
        if values.takes >= 0:
            tip = self.tr("How many more cards may be taken in this go.")
            facts.append(Fact("takes", values.takes, self.tr("Takes left"), "card-pickup", tip))
        if values.cubes >= 0:
            facts += self._contracts(values)
        return tuple(facts)

    def _symbols(self) -> tuple[tuple[str, str, str, str], ...]:
        return (
            ("houses", self.tr("Settlers"), "wood-cabin", self.tr("Settlers can be given up as houses.")),
            ("anchors", self.tr("Captains"), "anchor", self.tr("Captains can be given up as anchors.")),
            ("crosses", self.tr("Priests"), "gothic-cross", self.tr("Priests can be given up as crosses.")),
            ("jacks", self.tr("Jacks of all trades"), "crossroad", self.tr("A jack supplies any one symbol.")),
        )

    def _swords(self, swords: int) -> str:
        made = self.tr("A sailor gives 1 sword, a pirate 2. They are never used up.")
        if not swords:
            return lines(made, self.tr("Without a sword no ship can be repelled."))
        return lines(made, self.tr("Repels ships that show up to %n sword(s).", "", swords))

    def influence(self, values: Numbers) -> str:
        """Where the influence comes from, and what it is for.  R7, R61"""
        if values.from_contracts >= 0:
            made = self.tr("{persons} from persons, {expeditions} from expeditions, {contracts} from contracts.")
        else:
            made = self.tr("{persons} from persons, {expeditions} from expeditions.")
        made = made.format(
            persons=values.from_persons, expeditions=values.from_expeditions, contracts=values.from_contracts
        )
        return lines(made, self.tr("At {needed} the end of the game is triggered.").format(needed=values.needed))

    def _persons(self, values: Numbers) -> str:
        counted = self.tr("They count %n influence point(s).", "", values.from_persons)
        if not values.discount:
            return counted
        return lines(counted, self.tr("Mademoiselles: hiring costs %n coin(s) less.", "", values.discount))

    def _expeditions(self, values: Numbers) -> str:
        return self.tr("They count %n influence point(s).", "", values.from_expeditions)

    def _contracts(self, values: Numbers) -> list[Fact]:
        cubes = self.tr("Each contract takes one of the 3 cubes for good, also one that is only begun.")
        facts = [
            Fact("contracts", values.contracts, self.tr("Contracts"), "scroll-unfurled", TIPS.contract_bonus()),
            Fact("cubes", values.cubes, self.tr("Free cubes"), tip=cubes),
        ]
        if values.collected:
            tip = self.tr("Ship colours collected for Pack of Pirates, %n of 5.", "", values.collected)
            facts.append(Fact("collected", values.collected, self.tr("Ship colours"), "pirate-skull", tip))
        return facts


_FACTS = PortRoyalFacts()


@lru_cache(maxsize=1024)
def _facts(_locale_key: str, values: Numbers, who: str) -> tuple[Fact, ...]:
    return _FACTS.all(values, who)


def facts(values: Numbers, who: str) -> tuple[Fact, ...]:
    """The facts of a seat; ``who`` is its name, ``""`` for "you"."""
    return _facts(locale_key(), values, who)


def influence_tip(values: Numbers) -> str:
    """Where the influence of a seat comes from."""
    return _FACTS.influence(values)
