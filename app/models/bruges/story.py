"""The marks on the slider of a past game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.bruges.sentences import OF_TABLE, SENTENCES
from app.models.presenter import NO_SEAT, EventSign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.match.seats import Seat

GLYPHS = {
    "round": "hourglass",
    "damage": "hazard-sign",
    "averted": "hazard-sign",
    "laid": "backup",
    "statue": "caesar",
    "majority": "laurels",
    "reserve": "stack",
    "over": "laurels-trophy",
}
"""Kinds of events that are marked, with their glyphs."""


def event_signs(events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
    """See ``Presenter.event_signs``; events of one ply, glyph and seat share a mark, which has all their sentences."""
    return [sign for ply, happened in enumerate(events, 1) for sign in _signs(ply, happened, seats)]


def _signs(ply: int, happened: Sequence[Event], seats: Sequence[Seat]) -> list[EventSign]:
    signs: dict[tuple[str, int], EventSign] = {}
    for event in happened:
        kind = event[0]
        if kind not in GLYPHS:
            continue
        seat = NO_SEAT if kind in OF_TABLE else int(event[1])
        said = SENTENCES.sentence(event, seats)
        before = signs.get((GLYPHS[kind], seat))
        text = f"{before.text} {said}" if before else said
        signs[GLYPHS[kind], seat] = EventSign(ply, GLYPHS[kind], seat, text)
    return list(signs.values())
