"""Hands that persons at one screen hide from each other: in which games, and from whose side these are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.models.games import presenter
from app.models.library import own_seat
from app.models.setup import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match.library import Summary
    from app.match.match import Match
    from app.match.seats import Seat


def keeps_secrets(match: Match) -> bool:
    """Whether several persons play the match and must not see each other's hand yet."""
    return not match.finished and _hide_hands(match.record.game, match.seats)


def side(match: Match) -> int:
    """The seat from whose side a match is shown away from its table.

    That is ``own_seat``, but while persons hide their hands the one who decides: it is most likely that person who
    looks.
    """
    return _deciding(match.seats, match.state.actor) if keeps_secrets(match) else own_seat(match.seats)


def whose_hand(summary: Summary) -> str:
    """The name of the person whose hand a review shows to others at this screen; ``""`` if it shows none to any."""
    if not summary.unfinished or not _hide_hands(summary.game, summary.seats):
        return ""
    return spoken(summary.seats)[_deciding(summary.seats, summary.standing.actor)].name


def _hide_hands(game: str, seats: Sequence[Seat]) -> bool:
    return sum(seat.is_person for seat in seats) > 1 and presenter(game).has_secrets


def _deciding(seats: Sequence[Seat], actor: int) -> int:
    """The seat that decides, if a person has it, else ``own_seat``."""
    return actor if actor != NOBODY and seats[actor].is_person else own_seat(seats)
