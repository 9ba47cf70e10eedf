"""Finds the moments of a step in any game.

Imports ``app.models.games``, so no module that a game's package imports may import this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.models.games import entry
from app.models.moments import ShownStep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event, State
    from app.match.seats import Seat
    from app.models.moments import Moment
    from app.models.presenter import Presenter
    from app.models.table import Zone


def moments_of(
    presenter: Presenter[Any],
    before: State,
    after: State,
    events: Sequence[Event],
    viewer: int,
    seats: Sequence[Seat],
) -> list[Moment]:
    """The moments of the step from ``before`` to ``after``, as seat ``viewer`` sees them, in order."""

    def zones(state: State) -> tuple[Zone, ...]:
        return presenter.table(state, viewer, seats).zones

    def told(*some: Event) -> str:
        return " ".join(line.text for line in presenter.lines(some, seats))

    return entry(presenter.game).moments()(ShownStep(before, after, events, zones, told, viewer))
