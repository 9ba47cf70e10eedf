"""The public numbers of a seat, each with its name and explanation.  R96"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.port_royal import components as c
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.port_royal.state import State


class SeatNumbers(NamedTuple):
    """The public numbers of one seat, as its panel shows them.

    Attributes:
        coins: Coins.
        influence: Influence points.
        needed: Influence points that trigger the end.
        from_persons: Part of ``influence`` that comes from persons.
        from_expeditions: Part that comes from expeditions.
        from_contracts: Part that comes from contracts; -1 in games without contracts.
        swords: Swords.
        symbols: Numbers of settlers, captains, priests and jacks of all trades.
        persons: Persons in the display.
        expeditions: Expeditions in the display.
        takes: Cards that may still be taken; -1 if it is not the seat's go.
        cubes: Free cubes; -1 in games without contracts.
        contracts: Contracts completed; -1 likewise.
        collected: Ships laid aside for Pack of Pirates; -1 likewise.
    """

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
    takes: int
    cubes: int
    contracts: int
    collected: int


def numbers(state: State, seat: int) -> SeatNumbers:
    """The public numbers of a seat."""
    first = seat * c.WIDTH
    own = state.own
    display = state.displays[seat]
    expeditions = own[first + c.EXPEDITIONS]
    by_expeditions = sum(c.POINTS[card] for card in display if c.KIND[card] == "expedition") if expeditions else 0
    done = own[first + c.COMPLETED]
    by_contracts = c.CONTRACT_POINTS[done]
    influence = state.influence[seat]
    with_contracts = bool(state.contracts)
    # Four neighbouring columns, in the order of ``components.SYMBOLS`` with the jacks last.
    houses, anchors, crosses, jacks = own[first + c.SETTLER : first + c.SETTLER + 4]
    return SeatNumbers(
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
        takes=state.takes if state.phase and seat == state.going and state.decision != "over" else -1,
        cubes=state.cubes[seat] if with_contracts else -1,
        contracts=done if with_contracts else -1,
        collected=len(state.collected[seat]) if with_contracts else -1,
    )


class PortRoyalFacts(Translated):
    """The public numbers as facts: with a name and an explanation."""

    def all(self, values: SeatNumbers, who: str) -> list[Fact]:
        """One fact per number that applies; ``who`` is the name of the seat, ``""`` for "you"."""
        houses, anchors, crosses, jacks = values.symbols
        facts = [
            Fact("coins", values.coins, self.tr("Coins"), "two-coins", self.coins(values.coins, who)),
            Fact("swords", values.swords, self.tr("Swords"), "crossed-sabres", self._swords(values.swords)),
            Fact("influence", values.influence, self.tr("Influence"), tip=self.influence(values)),
            Fact("houses", houses, self.tr("Settlers"), tip=self.tr("Settlers can be given up as houses.")),
            Fact("anchors", anchors, self.tr("Captains"), tip=self.tr("Captains can be given up as anchors.")),
            Fact("crosses", crosses, self.tr("Priests"), tip=self.tr("Priests can be given up as crosses.")),
            Fact("jacks", jacks, self.tr("Jacks of all trades"), tip=self.tr("A jack supplies any one symbol.")),
            Fact("persons", values.persons, self.tr("Persons")),
            Fact("expeditions", values.expeditions, self.tr("Expeditions")),
        ]
        if values.takes >= 0:
            facts.append(Fact("takes", values.takes, self.tr("Takes left")))
        if values.cubes >= 0:
            facts.append(Fact("contracts", values.contracts, self.tr("Contracts")))
            cubes = self.tr("A cube marks a contract that was completed or begun, and never comes back.")
            facts.append(Fact("cubes", values.cubes, self.tr("Free cubes"), tip=cubes))
        if values.collected > 0:
            kept = self.tr("Repelled and kept for the contract Pack of Pirates.")
            facts.append(Fact("collected", values.collected, self.tr("Ship colours"), tip=kept))
        return facts

    def coins(self, coins: int, who: str) -> str:
        """How many coins a seat has, what they are, and what taxes would take.  R4, R40"""
        mine = self.tr("You have %n coin(s).", "", coins)
        theirs = self.tr("{who} has %n coin(s).", "", coins)
        nature = self.tr("Each coin is a card face down; nobody knows its front until it is spent.")
        tax = self.tr("A tax increase would take %n of them.", "", coins // 2) if coins >= c.TAX_LIMIT else ""
        return lines((theirs if who else mine).format(who=who), nature, tax)

    def _swords(self, swords: int) -> str:
        made = self.tr("A sailor gives 1 sword, a pirate 2. They are never used up.")
        if not swords:
            return lines(made, self.tr("Without a sword no ship can be repelled."))
        return lines(made, self.tr("Repels ships that show up to %n sword(s).", "", swords))

    def influence(self, values: SeatNumbers) -> str:
        """Where the influence of a seat comes from, and how much triggers the end.  R7, R61"""
        if values.from_contracts >= 0:
            made = self.tr("{persons} from persons, {expeditions} from expeditions, {contracts} from contracts.")
        else:
            made = self.tr("{persons} from persons, {expeditions} from expeditions.")
        made = made.format(
            persons=values.from_persons, expeditions=values.from_expeditions, contracts=values.from_contracts
        )
        return lines(made, self.tr("At {needed} the end of the game is triggered.").format(needed=values.needed))


FACTS = PortRoyalFacts()
