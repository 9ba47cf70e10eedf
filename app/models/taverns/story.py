"""The marks on the slider of a past game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engines.taverns import components as c
from app.models.presenter import NO_SEAT, EventSign
from app.models.taverns.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.match.seats import Seat

GLYPHS = {
    "round_began": "moon",
    "white_rolled": "rolling-dices",
    "upgraded": "hammer-nails",
    "recruited": "beer-stein",
    "nobles_hired": "jewel-crown",
    "gained": "jewel-crown",
    "banned": "exit-door",
    "game_over": "laurels-trophy",
}
"""Kinds of events that are marked, with their glyphs; of gains only nobles."""

OF_TABLE = frozenset({"round_began", "white_rolled", "game_over"})
"""Of these, the kinds that are about no seat."""


def event_signs(events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
    """See ``Story.event_signs``; one sign for each glyph and seat in a ply."""
    return [sign for ply, happened in enumerate(events, 1) for sign in _signs(ply, happened, seats)]


def _signs(ply: int, happened: Sequence[Event], seats: Sequence[Seat]) -> list[EventSign]:
    facts = {event[0] for event in happened}
    signs: dict[tuple[str, int], EventSign] = {}
    for event in happened:
        fact = event[0]
        if fact not in GLYPHS or (fact == "gained" and not _is_noble_of_its_own(event, facts)):
            continue
        seat = NO_SEAT if fact in OF_TABLE else int(event[1])
        signs.setdefault((GLYPHS[fact], seat), EventSign(ply, GLYPHS[fact], seat, _text(event, happened, seats)))
    began, draft = ((GLYPHS[fact], NO_SEAT) for fact in ("round_began", "white_rolled"))
    if began in signs and draft in signs:  # they would lie on top of each other
        signs[began] = replace(signs[began], text=f"{signs[began].text} {signs.pop(draft).text}")
    return list(signs.values())


def _is_noble_of_its_own(event: Event, facts: set[str]) -> bool:
    """Whether a gain is a noble that no other mark of the ply stands for."""
    return bool(event[2] == c.NOBLE) and event[3] not in ("hired", "upgrade", "juggler") and "game_over" not in facts


def _text(event: Event, happened: Sequence[Event], seats: Sequence[Seat]) -> str:
    """The sentence of the log for an event; of an upgrade that was paid, the one with the price."""
    if event[0] == "white_rolled":
        return QCoreApplication.translate("TavernsStory", "The dice are rolled, and the draft begins.")
    if event[0] == "upgraded":
        event = next((each for each in happened if each[0] == "upgrade_paid" and each[1:3] == event[1:3]), event)
    return SENTENCES.sentence(event, seats)
