"""What the characters of a seat would score if the game ended now.

The hand is hidden information: what is worked out here may be shown to that seat only, until the game is over.  R5, R63
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engines.murano.scoring import best_assignment, free_gondoliers, ways

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State


class IslandScore(NamedTuple):
    """What a character would score on one island.

    Attributes:
        island: Number of the island.
        points: The most points that it would score there now; 0 if it would score nothing.
        gondoliers: Number of the seat's gondoliers there that serve no card yet; without one it cannot score there.
    """

    island: int
    points: int
    gondoliers: int


class AssignedCard(NamedTuple):
    """One card of the best assignment.

    Attributes:
        card: Number of the character.
        island: The island for which it scores, -1 for ``NOT_SCORED``.
        points: Points that it scores there.
        given: What is handed in for it: nothing, an amount of gold, or beads by colour.
    """

    card: int
    island: int
    points: int
    given: tuple[int, ...]


NOT_SCORED = AssignedCard(-1, -1, 0, ())
"""Stands for a card that the best assignment leaves unscored."""


class Outlook(NamedTuple):
    """The final scoring of a seat if it took place now.

    Attributes:
        assigned: The cards of the best assignment, in the order of ``best_assignment``.
        unused: Points of the gondoliers at islands that then serve no card, 1 each.  R62
        track: Points on the score track.
    """

    assigned: tuple[AssignedCard, ...]
    unused: int
    track: int

    @property
    def points(self) -> int:
        """Points of cards and unused gondoliers together."""
        return sum(each.points for each in self.assigned) + self.unused

    @property
    def total(self) -> int:
        """Points in all, with those on the track."""
        return self.track + self.points


def island_scores(state: State, seat: int, card: int) -> tuple[IslandScore, ...]:
    """What a character would score now on each island in play, in the order of ``State.islands``.  R60-R64"""
    return tuple(
        IslandScore(
            island,
            max((points for points, _ in ways(state, seat, card, island)), default=0),
            free_gondoliers(state, seat, island),
        )
        for island in state.islands
    )


def outlook(state: State, seat: int) -> Outlook:
    """The final scoring of a seat with what is built by now.  R60-R63"""
    points, actions = best_assignment(state, seat)
    assigned = tuple(_assigned_card(state, seat, action) for action in actions)
    # The points of the best assignment include those of unused gondoliers.
    return Outlook(assigned, points - sum(each.points for each in assigned), state.vp[seat])


def _assigned_card(state: State, seat: int, action: Action) -> AssignedCard:
    _, card, island, *given = action
    points = {way: worth for worth, way in ways(state, seat, card, island)}
    return AssignedCard(card, island, points[tuple(given)], tuple(given))


def gain_of(state: State, seat: int, card: int) -> int:
    """How many points more a seat would score now if it owned one more character; never negative."""
    with_it = state.clone()
    with_it.hand[seat].append(card)
    return best_assignment(with_it, seat)[0] - best_assignment(state, seat)[0]
