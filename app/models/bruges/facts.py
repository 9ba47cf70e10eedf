"""The public numbers of a seat, each with its name and explanation.  R9, R132, R135"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.bruges import components as c
from app.engines.bruges.scoring import breakdown
from app.models.bruges.tips import TIPS
from app.models.bruges.words import locale_key
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.bruges.state import State


class Numbers(NamedTuple):
    """What a panel shows of one seat; plain values, so that equal panels are equal.

    Attributes:
        counter: Points on the track.
        by_persons, by_houses, by_laurels, by_majorities, by_canal, by_reputation: What the end would add now.
        hand, houses, persons, pets, tiles, steps: Public counts.
    """

    counter: int
    by_persons: int
    by_houses: int
    by_laurels: int
    by_majorities: int
    by_canal: int
    by_reputation: int
    guilders: int
    workers: int
    threats: int
    hand: int
    houses: int
    persons: int
    pets: int
    tiles: int
    steps: int
    with_pets: bool

    @property
    def total(self) -> int:
        """Points if the game ended now."""
        return sum(self[:7])


def numbers(state: State, seat: int) -> Numbers:
    """The public numbers of a seat."""
    parts = breakdown(state, seat)
    own = state.own[seat]
    base = seat * c.N_COLOURS
    return Numbers(
        counter=parts["counter"],
        by_persons=parts["persons"],
        by_houses=parts["houses"],
        by_laurels=parts["laurels"],
        by_majorities=parts["majorities"],
        by_canal=parts["canal"],
        by_reputation=parts["reputation"],
        guilders=state.guilders[seat],
        workers=sum(state.workers[base : base + c.N_COLOURS]),
        threats=sum(state.threats[base : base + c.N_COLOURS]),
        hand=len(state.hand[seat]),
        houses=len(state.houses[seat]),
        persons=(own & ~c.PET_MASK).bit_count(),
        pets=(own & c.PET_MASK).bit_count(),
        tiles=state.tiles[2 * seat] + state.tiles[2 * seat + 1],
        steps=state.steps[seat],
        with_pets=bool(state.options["pets"]),
    )


class BrugesFacts(Translated):
    """Names and explanations of the numbers."""

    def parts(self, values: Numbers) -> tuple[tuple[str, int], ...]:
        """Where the points come from, the counter first.  R132"""
        return (
            (self.tr("Points so far"), values.counter),
            (self.tr("Persons"), values.by_persons),
            (self.tr("Houses"), values.by_houses),
            (self.tr("Laurels"), values.by_laurels),
            (self.tr("Majorities"), values.by_majorities),
            (self.tr("Canal and statues"), values.by_canal),
            (self.tr("Reputation"), values.by_reputation),
        )

    def expected(self, values: Numbers) -> str:
        """The points at the end, as they stand now.  R135"""
        rows = [f"{label}: {points}" for label, points in self.parts(values) if points]
        return lines(self.tr("If the game ended now: %n point(s).", "", values.total), *rows)

    def all(self, values: Numbers) -> tuple[Fact, ...]:
        """One fact per number."""
        facts = [
            Fact(
                "points", values.counter, self.tr("Points so far"), "laurels", self.tr("Points on the counting track.")
            ),
            Fact("expected", values.total, self.tr("At the end"), "laurels-trophy", self.expected(values)),
            Fact("guilders", values.guilders, self.tr("Guilders"), "two-coins", self._guilders()),
            Fact("workers", values.workers, self.tr("Workers"), "meeple", self._workers()),
            Fact("threats", values.threats, self.tr("Threat markers"), "hazard-sign", self._threats()),
            Fact("houses", values.houses, self.tr("Houses"), "family-house", self._houses()),
            Fact("persons", values.persons, self.tr("Persons"), "backup", self._persons()),
            Fact("tiles", values.tiles, self.tr("Canal tiles"), "river", self._tiles()),
            Fact("steps", values.steps, self.tr("Reputation"), "greek-temple", self._steps()),
            Fact("hand", values.hand, self.tr("Hand cards"), "stack", self._hand()),
        ]
        if values.with_pets:
            facts.insert(7, Fact("pets", values.pets, self.tr("Pets"), "paw-print", self._pets()))
        return tuple(facts)

    def _guilders(self) -> str:
        return self.tr("They count nothing at the end, but decide ties.")

    def _workers(self) -> str:
        return self.tr("Of all five colours together.")

    def _threats(self) -> str:
        return self.tr("The third marker of a colour does damage; each one returned gives 1 point.")

    def _houses(self) -> str:
        return self.tr("Each counts 1 point and takes in one person.")

    def _persons(self) -> str:
        return self.tr("Laid out; each counts the points printed on it.")

    def _pets(self) -> str:
        return self.tr("They live beside persons and count for the majority of pets.")

    def _tiles(self) -> str:
        return self.tr("Of ten; each space 3 counts 3 points, each complete section brings a statue.")

    def _steps(self) -> str:
        return self.tr("Steps climbed on the reputation track.")

    def _hand(self) -> str:
        return self.tr("Everybody sees the colours of all hand cards.")


_FACTS = BrugesFacts()


@lru_cache(maxsize=2048)
def _facts(_locale_key: str, values: Numbers) -> tuple[Fact, ...]:
    return _FACTS.all(values)


@lru_cache(maxsize=2048)
def _parts(_locale_key: str, values: Numbers) -> tuple[tuple[str, int], ...]:
    return _FACTS.parts(values)


def facts(values: Numbers) -> tuple[Fact, ...]:
    """The facts of a seat."""
    return _facts(locale_key(), values)


def parts(values: Numbers) -> tuple[tuple[str, int], ...]:
    """Labels and points; they add up to ``total``."""
    return _parts(locale_key(), values)


def expected_tip(values: Numbers) -> str:
    """The points at the end in words."""
    return _FACTS.expected(values)


def turns_left(state: State, seat: int) -> int:
    """Turns of phase 3 that a seat still has this round, the present one included.  R45"""
    if state.phase < 3:
        return c.TURNS
    if state.phase > 3 or state.active < 0:
        return 0
    begun = sum((state.start + turn) % state.players == seat for turn in range(state.turns))
    return c.TURNS - begun + (seat == state.active)


def at_risk(state: State, seat: int) -> tuple[int, int, int, int]:
    """What damages would strike now: workers, guilders, persons and pets, houses and canal tiles.  R36"""
    base = seat * c.N_COLOURS
    return (
        sum(state.workers[base : base + c.N_COLOURS]),
        state.guilders[seat],
        state.own[seat].bit_count(),
        len(state.houses[seat]) + state.tiles[2 * seat] + state.tiles[2 * seat + 1],
    )


def damage_words(state: State, seat: int, colour: int) -> str:
    """What a damage would cost a seat now.  R36"""
    return TIPS.damage(colour, *at_risk(state, seat))


_PROTECTION = tuple((card, op.target) for card, op in c.permanent("damage_immunity"))


def protector(state: State, seat: int, colour: int) -> int:
    """The person that protects a seat from a threat, -1 for none.  R171"""
    own = state.own[seat]
    return next((card for card, target in _PROTECTION if target == colour and own & c.BIT[card]), -1)
