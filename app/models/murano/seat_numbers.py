"""The public numbers of a seat, for panels and tables of scores, each with its name and explanation.  R5"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.engines.murano.actions import dock_prices
from app.engines.murano.characters import recruit_price
from app.models.presenter import Fact
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.murano.state import State


class SeatNumbers(NamedTuple):
    """What the panel of a seat shows; plain values, so that panels with equal numbers are equal.

    Attributes:
        points: Points on the score track.
        gold: Gold owned.
        ready: Number of gondoliers that stand ready before the seat.
        placed: Number of gondoliers at islands.
        supply: Number of its gondoliers in the general supply.
        beads: Number of beads owned by colour, in the order of ``components.BEADS``.
        glassworks: Number of unbuilt glass factories.
        shops: Number of unbuilt shops.
        palaces: Number of unbuilt palaces.
        specials: Number of unbuilt special buildings.
        characters: Number of characters in hand, not scored yet.
        recruited: Number of characters bought so far.
        price: Gold for the next character.
        docks: Gold for placing a gondolier on a gondola of the own colour, and of another one.
    """

    points: int
    gold: int
    ready: int
    placed: int
    supply: int
    beads: tuple[int, ...]
    glassworks: int
    shops: int
    palaces: int
    specials: int
    characters: int
    recruited: int
    price: int
    docks: tuple[int, int]

    @property
    def unbuilt(self) -> int:
        """Number of unbuilt tiles of all sorts."""
        return self.glassworks + self.shops + self.palaces + self.specials


def numbers(state: State, seat: int) -> SeatNumbers:
    """The public numbers of a seat."""
    return SeatNumbers(
        points=state.vp[seat],
        gold=state.gold[seat],
        ready=state.ready[seat],
        placed=state.docks.count(seat),
        supply=state.supply[seat],
        beads=tuple(state.beads[seat]),
        glassworks=state.own_glassworks[seat],
        shops=len(state.own_shops[seat]),
        palaces=len(state.own_palaces[seat]),
        specials=state.own_specials[seat],
        characters=len(state.hand[seat]),
        recruited=state.recruited[seat],
        price=recruit_price(state, seat),
        docks=dock_prices(state, seat),
    )


class MuranoFacts(Translated):
    """The numbers of a seat as ``Fact`` objects with names and explanations."""

    def all(self, values: SeatNumbers) -> tuple[Fact, ...]:
        """The facts that are shown; their keys are ``"points"``, ``"gold"``, ``"ready"`` and so on."""
        return (
            Fact("points", values.points, self.tr("Points"), "laurels", self.points()),
            Fact("gold", values.gold, self.tr("Gold"), "two-coins", self.tr("Gold decides when points are equal.")),
            Fact("ready", values.ready, self.tr("Gondoliers ready"), "meeple", self._ready(values)),
            Fact("placed", values.placed, self.tr("Gondoliers at islands"), "canoe", self._placed()),
            Fact("characters", values.characters, self.tr("Characters"), "carnival-mask", self._characters(values)),
            Fact("beads", sum(values.beads), self.tr("Beads"), "glass-ball", self._beads(values)),
            Fact("unbuilt", values.unbuilt, self.tr("Unbuilt tiles"), "hammer-nails", self._unbuilt(values)),
        )

    def points(self) -> str:
        """Explanation of the points: what is counted only at the end.  R7, R62"""
        return self.tr("Points on the track. Characters and gondoliers are counted at the end.")

    def _ready(self, values: SeatNumbers) -> str:
        text = self.tr("{supply} more in the supply. A gondola costs {own} gold in the own colour, {other} in others.")
        return text.format(supply=values.supply, own=values.docks[0], other=values.docks[1])

    def _placed(self) -> str:
        return self.tr("Each serves one character at the end, or brings 1 point by itself.")

    def _characters(self, values: SeatNumbers) -> str:
        return self.tr("The next one costs %n gold.", "", values.price)

    def _beads(self, values: SeatNumbers) -> str:
        text = self.tr("{red} red, {blue} blue, {green} green.")
        return text.format(**dict(zip(c.BEADS, values.beads, strict=True)))

    def _unbuilt(self, values: SeatNumbers) -> str:
        text = self.tr("Glass factories {glass}, shops {shops}, palaces {palaces}, special buildings {specials}.")
        return text.format(
            glass=values.glassworks, shops=values.shops, palaces=values.palaces, specials=values.specials
        )


FACTS = MuranoFacts()
