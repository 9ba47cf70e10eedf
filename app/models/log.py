"""What is told of one ply, under the headings where it belongs."""

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
    """Headings with their lines, in order of play: one, or more if a round or a phase began within the ply.

    The first one may have no lines, every further one has some.
    """
    parts: list[tuple[str, list[Event]]] = [(presenter.heading(before), [])]
    for event in events:
        opened = presenter.opened(event, after)
        if opened and opened != parts[-1][0]:
            parts.append((opened, []))
        parts[-1][1].append(event)
    told = [(heading, presenter.lines(some, seats)) for heading, some in parts]
    return [told[0], *((heading, lines) for heading, lines in told[1:] if lines)]
