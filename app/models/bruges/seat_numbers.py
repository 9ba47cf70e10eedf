"""The public numbers of a seat, each with its name and explanation.  R9, R132, R135"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.bruges import components as c
from app.engines.bruges.scoring import breakdown
from app.models.presenter import Fact
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.bruges.state import State


class Numbers(NamedTuple):
    """The public numbers of a seat, as plain values: equal panels are equal, and are not painted again.

    Attributes:
        counter: Points on the counting track.
        by_persons, by_houses, by_laurels, by_majorities, by_canal, by_reputation: What the end would add now.
        workers, threats: By colour.
        tiles: Canal tiles of both sections.
        steps: Steps climbed on the reputation track.
        with_pets: Whether the game has pets.
    """

    counter: int
    by_persons: int
    by_houses: int
    by_laurels: int
    by_majorities: int
    by_canal: int
    by_reputation: int
    guilders: int
    workers: tuple[int, ...]
    threats: tuple[int, ...]
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
        return sum(self.points)

    @property
    def points(self) -> tuple[int, ...]:
        """The points by source, in the order of ``BrugesFacts.labels``."""
        own = self.counter, self.by_persons, self.by_houses, self.by_laurels
        return (*own, self.by_majorities, self.by_canal, self.by_reputation)


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
        workers=tuple(state.workers[base : base + c.N_COLOURS]),
        threats=tuple(state.threats[base : base + c.N_COLOURS]),
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

    def labels(self) -> tuple[str, ...]:
        """The labels of the sources of points, in the order of ``Numbers.points``.  R132"""
        return (
            self.tr("Points so far"),
            self.tr("Persons"),
            self.tr("Houses"),
            self.tr("Laurels"),
            self.tr("Majorities"),
            self.tr("Canal and statues"),
            self.tr("Reputation"),
        )

    def later(self) -> str:
        """The label of the points of the counter in an estimate, where they are yet to be won."""
        return self.tr("During the game")

    def expected(self, values: Numbers) -> str:
        """The points that the end would bring now, in one line and one more for each source that brings any.  R135"""
        rows = [f"{label}: {each}" for label, each in zip(self.labels(), values.points, strict=True) if each]
        return lines(self.tr("If the game ended now: %n point(s).", "", values.total), *rows)

    def all(self, values: Numbers) -> tuple[Fact, ...]:
        """The numbers as facts, in the order in which they are listed."""
        pets = Fact(
            *("pets", values.pets, self.tr("Pets"), "paw-print"),
            self.tr("They live beside persons and count for the majority of pets."),
        )
        return (
            Fact(
                *("points", values.counter, self.tr("Points so far"), "laurels"),
                self.tr("Points on the counting track."),
            ),
            Fact("expected", values.total, self.tr("At the end"), "laurels-trophy", self.expected(values)),
            Fact(
                *("guilders", values.guilders, self.tr("Guilders"), "two-coins"),
                self.tr("They count nothing at the end, but decide ties."),
            ),
            Fact(
                *("workers", sum(values.workers), self.tr("Workers"), "meeple"),
                self.tr("Of all five colours together."),
            ),
            Fact(
                *("threats", sum(values.threats), self.tr("Threat markers"), "hazard-sign"),
                self.tr("The third marker of a colour does damage; each one returned gives 1 point."),
            ),
            Fact(
                *("houses", values.houses, self.tr("Houses"), "family-house"),
                self.tr("Each counts 1 point and takes in one person."),
            ),
            Fact(
                *("persons", values.persons, self.tr("Persons"), "backup"),
                self.tr("Laid out; each counts the points printed on it."),
            ),
            *([pets] if values.with_pets else []),
            Fact(
                *("tiles", values.tiles, self.tr("Canal tiles"), "river"),
                self.tr("Of ten; each space 3 counts 3 points, each complete section brings a statue."),
            ),
            Fact(
                *("steps", values.steps, self.tr("Reputation"), "greek-temple"),
                self.tr("Steps climbed on the reputation track."),
            ),
            Fact(
                *("hand", values.hand, self.tr("Hand cards"), "stack"),
                self.tr("Everybody sees the colours of all hand cards."),
            ),
        )


FACTS = BrugesFacts()


def turns_left(state: State, seat: int) -> int:
    """Turns of phase 3 that a seat still has this round, the present one included.  R45"""
    if state.phase < 3:
        return c.TURNS
    if state.phase > 3 or state.active < 0:
        return 0
    # ``state.turns`` turns have begun in this round, those of all seats together; the start player had the first.
    begun = sum((state.start + turn) % state.players == seat for turn in range(state.turns))
    return c.TURNS - begun + (seat == state.active)


def stake(state: State, seat: int, colour: int) -> int:
    """How much a damage would take from a seat now, 0 for nothing.  R36

    By colour of the threat these are workers, persons and pets, guilders, houses and canal tiles, or points.
    """
    if colour == c.BLUE:
        return sum(state.workers[seat * c.N_COLOURS : (seat + 1) * c.N_COLOURS])
    if colour == c.BROWN:
        return state.own[seat].bit_count()
    if colour == c.YELLOW:
        return state.guilders[seat]
    if colour == c.RED:
        return len(state.houses[seat]) + state.tiles[2 * seat] + state.tiles[2 * seat + 1]
    return c.INTRIGUE_LOSS


_PROTECTION = tuple((card, op.target) for card, op in c.permanent("damage_immunity"))


def protector(state: State, seat: int, colour: int) -> int:
    """The person that protects a seat from a threat, -1 for none.  R171"""
    own = state.own[seat]
    return next((card for card, target in _PROTECTION if target == colour and own & c.BIT[card]), -1)


def is_next_damage(state: State, seat: int, colour: int) -> bool:
    """Whether the next marker of a colour would be the third.  R33"""
    return state.threats[seat * c.N_COLOURS + colour] == c.DAMAGE_AT - 1
