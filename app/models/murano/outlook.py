"""What a seat's own characters would score now: only for its own eyes until the game is over.  R5, R63"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano import components as c
from app.engines.murano.scoring import best_assignment, free_gondoliers, ways

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State


class Chance(NamedTuple):
    """A character on an island.

    Attributes:
        island: Which.
        points: What it would score there now at best.
        gondoliers: Own gondoliers there that serve no card yet.
    """

    island: int
    points: int
    gondoliers: int


class Share(NamedTuple):
    """A part of the best assignment.

    Attributes:
        card, island: Which character where.
        points: What that brings.
        given: Gold, or beads by colour, handed in for it.
    """

    card: int
    island: int
    points: int
    given: tuple[int, ...]


NOT_SCORED = Share(-1, -1, 0, ())
"""Of a card that the best assignment leaves out."""


class Outlook(NamedTuple):
    """The scoring of a seat as if it came now.

    Attributes:
        shares: The best assignment.
        unused: Gondoliers at islands that serve no card, 1 point each.  R62
        track: Points on the track.
    """

    shares: tuple[Share, ...]
    unused: int
    track: int

    @property
    def points(self) -> int:
        """Points of cards and gondoliers together."""
        return sum(share.points for share in self.shares) + self.unused

    @property
    def all(self) -> int:
        """Points in all."""
        return self.track + self.points


def chances(state: State, seat: int, card: int) -> tuple[Chance, ...]:
    """What a character would score on each island in play now.  R60-R64"""
    return tuple(
        Chance(
            island,
            max((points for points, _ in ways(state, seat, card, island)), default=0),
            free_gondoliers(state, seat, island),
        )
        for island in state.islands
    )


def outlook(state: State, seat: int) -> Outlook:
    """The best assignment with what is built by now."""
    points, actions = best_assignment(state, seat)
    shares = tuple(_share(state, seat, action) for action in actions)
    return Outlook(shares, points - sum(share.points for share in shares), state.vp[seat])


def _share(state: State, seat: int, action: Action) -> Share:
    _, card, island, *given = action
    points = {given_: points for points, given_ in ways(state, seat, card, island)}[tuple(given)]
    return Share(card, island, points, tuple(given))


def gain_of(state: State, seat: int, card: int) -> int:
    """How many points more a seat would score now with a further character."""
    with_it = state.clone()
    with_it.hand[seat].append(card)
    return best_assignment(with_it, seat)[0] - best_assignment(state, seat)[0]


def headline(card: int) -> int:
    """The figure on a character: what it brings when its condition is met; 0 where the number varies."""
    return int(c.SCORING[card].get("vp", 0)) if c.SCORING[card]["effect"] not in ("per_tile", "per_crest") else 0
