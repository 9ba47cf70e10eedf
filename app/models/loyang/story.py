"""The marks of Loyang on the slider of a past game; see ``Story``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.cast import Cast
from app.models.loyang.sentences import SENTENCES
from app.models.presenter import NO_SEAT, EventSign
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Event
    from app.match.seats import Seat

GLYPHS = {
    "round_began": "sickle",
    "markers": "crossroad",
    "advanced": "mountain-road",
    "loan": "scroll-unfurled",
    "served": "hand-bag",
    "left": "kimono",
    "refused": "cross-mark",
    "pack_bought": "card-pickup",
    "upgraded": "warehouse",
    "helper": "farmer",
    "game_over": "laurels-trophy",
}
"""The kinds of events that are marked, with their glyphs; of ``left`` only those about regular customers."""

OF_TABLE = frozenset({"round_began", "markers", "game_over"})
"""Those of them that are about no seat in particular."""


class LoyangStory(Translated):
    """Sentences of marks that say something else than the log."""

    def walked(self, cast: Cast, seat: int, steps: int, space: int) -> str:
        """That a seat walks some steps, and which space it reaches."""
        mine = self.tr("You walk %n step(s) and reach space {space}.", "", steps)
        return cast.say(
            seat, mine, self.tr("{name} walks %n step(s) and reaches space {space}.", "", steps), space=space
        )

    def stayed(self, cast: Cast, seat: int, space: int) -> str:
        """That a seat stays on its space."""
        return cast.say(
            seat, self.tr("You stay on space {space}."), self.tr("{name} stays on space {space}."), space=space
        )

    def content(self, cast: Cast, seat: int) -> str:
        """That a regular customer of a seat leaves, since all its rows are filled."""
        mine = self.tr("One of your regular customers is fully supplied and leaves.")
        return cast.say(seat, mine, self.tr("A regular customer of {name} is fully supplied and leaves."))


STORY = LoyangStory()


def event_signs(events: Sequence[Sequence[Event]], seats: Sequence[Seat]) -> list[EventSign]:
    """See ``Story.event_signs``; a ply has at most one mark per glyph and seat."""
    spaces = [1] * len(seats)  # the space of each seat, which no event tells
    return [sign for ply, happened in enumerate(events, 1) for sign in _signs(ply, happened, seats, spaces)]


def _signs(ply: int, happened: Sequence[Event], seats: Sequence[Seat], spaces: list[int]) -> list[EventSign]:
    signs: dict[tuple[str, int], EventSign] = {}
    for event in happened:
        kind = event[0]
        if not _marked(event, len(seats)):
            continue
        seat = NO_SEAT if kind in OF_TABLE else int(event[1])
        text = _text(event, seats, spaces)
        signs.setdefault((GLYPHS[kind], seat), EventSign(ply, GLYPHS[kind], seat, text))  # the first of a ply
    return list(signs.values())


def _marked(event: Event, players: int) -> bool:
    # Events of the imaginary neighbour, whose seat is beyond the players, are not marked.
    if event[0] not in GLYPHS or (event[0] not in OF_TABLE and event[1] >= players):
        return False
    return event[0] != "left" or c.KIND[event[2]] == c.REGULAR


def _text(event: Event, seats: Sequence[Seat], spaces: list[int]) -> str:
    """The sentence of the mark for an event; ``spaces`` is updated by the steps."""
    if event[0] == "advanced":
        _, seat, steps, _cash = event
        spaces[seat] += steps
        cast = Cast(seats)
        return STORY.walked(cast, seat, steps, spaces[seat]) if steps else STORY.stayed(cast, seat, spaces[seat])
    if event[0] == "left":
        return STORY.content(Cast(seats), event[1])
    return SENTENCES.sentence(event, seats)
