"""What happened, in sentences.

Every event has its sentence; ``lines`` puts those of one ply together as people would tell
them: a harvest, the cards of a hand that go to the court, a double pack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.cast import Cast
from app.models.loyang.card_sentences import CARD_SENTENCES
from app.models.loyang.deed_sentences import DEED_SENTENCES
from app.models.loyang.keys import DISCARD_PILE, card_key, cart_key, panel_key, shop_key
from app.models.presenter import NO_SEAT, Line

if TYPE_CHECKING:
    from app.engines.contract import Event
    from app.match.seats import Seat

OF_TABLE = frozenset({"round_began", "cards_dealt", "shuffled", "court_discarded", "grid_refilled", "game_over"})
"""Facts about the table as a whole."""

RUN_TELLERS: dict[str, Callable[[Cast, Sequence[Event]], str]] = {
    "harvested": CARD_SENTENCES.all_harvested,
    "to_court": CARD_SENTENCES.all_to_court,
    "drew": CARD_SENTENCES.all_drew,
    "rejected": CARD_SENTENCES.all_rejected,
    "refilled": DEED_SENTENCES.all_refilled,
}
"""Facts of one seat that are told in one line when they follow each other."""


class LoyangSentences:
    """One sentence per event, and the log of a ply."""

    def sentence(self, event: Event, seats: Sequence[Seat]) -> str:
        """See ``Presenter.sentence``."""
        return _tell(Cast(seats), event)

    def lines(self, events: Sequence[Event], seats: Sequence[Seat]) -> list[Line]:
        """See ``Presenter.lines``."""
        cast = Cast(seats)
        found: list[Line] = []
        for (fact, _), some in groupby(events, key=_kind):
            run = [event for event in some if not _is_told_elsewhere(event)]
            if fact in RUN_TELLERS and run:
                found.append(Line(_seat(cast, run[-1]), RUN_TELLERS[fact](cast, run), _piece(run[-1])))
            else:
                found += [Line(_seat(cast, event), _tell(cast, event), _piece(event)) for event in run]
        return found


def _tell(cast: Cast, event: Event) -> str:
    room = CARD_SENTENCES if hasattr(CARD_SENTENCES, event[0]) else DEED_SENTENCES
    sentence: str = getattr(room, event[0])(cast, event)
    return sentence


def _kind(event: Event) -> tuple[str, int]:
    """Events that may be told together: the same fact of the same seat."""
    return (event[0], -1 if event[0] in OF_TABLE else int(event[1]))


def _is_told_elsewhere(event: Event) -> bool:
    """Facts that another line tells: helpers and customers that leave, grid cards, whose turn it is."""
    fact = event[0]
    if fact == "left":
        return c.KIND[event[2]] in (c.HELPER_CARD, c.CASUAL)
    return bool(fact == "turn_began" or (fact == "laid_out" and event[3] == "grid"))


def _seat(cast: Cast, event: Event) -> int:
    if event[0] in OF_TABLE or event[0] == "markers" or event[1] >= len(cast.seats):
        return NO_SEAT
    return int(event[1])


_CARD_FIRST = frozenset(
    {
        "field_turned_up",
        "harvested",
        "revealed",
        "added",
        "to_court",
        "laid_out",
        "uncovered",
        "delivered",
        "refused",
        "drew",
        "grid_bought",
        "traded",
        "refilled",
        "cleared",
        "field_chosen",
        "left",
        "served",
        "helper",
        "helper_discarded",
    }
)
"""Facts whose second value is the card they speak of."""


def _piece(event: Event) -> str:
    """The key of what an event speaks of."""
    fact, *rest = event
    if fact in _CARD_FIRST:
        return card_key(rest[1])
    if fact in ("sown", "covered", "swapped"):
        return card_key(rest[3] if fact == "swapped" else rest[2])
    if fact in ("sold", "shop_set", "bought"):
        return shop_key(rest[0], rest[1])
    if fact == "returned":
        return cart_key(rest[0], rest[1])
    if fact == "advanced":
        return f"walker:{rest[0]}"
    if fact == "court_discarded":
        return DISCARD_PILE
    return panel_key(rest[0]) if fact in ("loan", "upgraded", "fee", "bonus", "partner") else ""


SENTENCES = LoyangSentences()
