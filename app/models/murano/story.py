"""The marks on the slider of a past game of Murano."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.murano.sentences import SENTENCES
from app.models.presenter import NO_SEAT, EventSign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.match.seats import Seat

GLYPHS = {
    "recruited": "carnival-mask",
    "gondolier_placed": "canoe",
    "special_card": "hammer-nails",
    "sold": "two-coins",
    "end_triggered": "hourglass",
    "scored": "laurels",
    "game_over": "laurels-trophy",
}
"""Kinds of events that are marked, with their glyphs."""

OF_TABLE = frozenset({"end_triggered", "game_over"})
"""Kinds of events that are about no seat."""


def event_signs(events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
    """See ``Story``: one mark per ply, glyph and seat, with the sentence about the first such event."""
    return [sign for ply, happened in enumerate(events, 1) for sign in _signs(ply, happened, seats)]


def _signs(ply: int, happened: Sequence[Event], seats: Sequence[Seat]) -> list[EventSign]:
    signs: dict[tuple[str, int], EventSign] = {}
    for event in happened:
        if glyph := GLYPHS.get(event[0]):
            seat = NO_SEAT if event[0] in OF_TABLE else int(event[1])
            signs.setdefault((glyph, seat), EventSign(ply, glyph, seat, SENTENCES.sentence(event, seats)))
    return list(signs.values())
