"""The lines of the log for one ply, grouped by headings such as the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event, State
    from app.match.seats import Seat
    from app.models.presenter import LogLine, Presenter

    S = TypeVar("S", bound=State)


def sections(
    presenter: Presenter[S], events: Sequence[Event], before: S, after: S, seats: Sequence[Seat]
) -> list[tuple[str, list[LogLine]]]:
    """The headings and lines of one ply, in order of play.

    Args:
        presenter: Presenter of the game.
        events: The events of the ply.
        before: The position before it.
        after: The position after it.
        seats: The seats of the game.

    Returns:
        Pairs of a heading and its lines: one, or more if a round or a phase began within the ply.  The first may have
        no lines.
    """
    parts: list[tuple[str, list[Event]]] = [(presenter.heading(before), [])]
    for event in events:
        opened = presenter.opened(event, after)
        if opened and opened != parts[-1][0]:
            parts.append((opened, []))
        parts[-1][1].append(event)
    told = [(heading, presenter.lines(some, seats)) for heading, some in parts]
    return [told[0], *((heading, lines) for heading, lines in told[1:] if lines)]
