"""The zones of one seat that have to do with dice: spaces, placed dice, tray and coaster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.state import SERVICE
from app.models.keys import make_key
from app.models.table import Piece, Zone
from app.models.taverns import pieces as kinds
from app.models.taverns.dice import IN_TRAY, coaster_origin
from app.models.taverns.income import income_of
from app.models.taverns.keys import space_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from app.engines.taverns.state import State
    from app.models.taverns.dice import Die


def spaces(state: State, seat: int, active: Mapping[int, str]) -> Zone:
    """The four spaces for dice that are no tables.

    Args:
        state: The position.
        seat: The seat.
        active: While the seat serves, the key of the die that a click on a space activates, by space.
    """
    pieces = (
        kinds.SpacePiece(
            space_key(seat, space),
            face,
            button=active.get(space, ""),
            space=space,
            each=income_of(state, seat, space),
            suppliers=state.out(seat, c.SUPPLIER) if space == c.ON_DELIVERY else 0,
        )
        for space, face in c.SPACES.items()
    )
    return Zone(make_key("spaces", seat), tuple(pieces))


def placed(state: State, seat: int, dice: Iterable[Die]) -> Zone:
    """The dice on spaces.

    Of dice that are the same to the rules the first stands for all: while serving those of one space (R67), before
    that those of one face on it.
    """
    first: dict[tuple[int, int], str] = {}
    pieces = []
    for die in dice:
        if die.space == IN_TRAY:
            continue
        meant = first.setdefault((die.space, 0 if state.phase == SERVICE else die.face), die.key)
        pieces.append(
            kinds.PlacedDiePiece(
                die.key,
                _FACES[die.face],
                button=meant if meant != die.key else "",
                pips=die.face,
                owner=seat if die.own else kinds.NONE,
                space=die.space,
                raised=die.raised,
                brings=income_of(state, seat, die.space),
            )
        )
    return Zone(make_key("placed", seat), tuple(pieces))


def tray(state: State, seat: int, dice: Iterable[Die], used: Iterable[Die]) -> Zone:
    """The dice in front of a tavern in order of their faces, then the used ones.

    Args:
        state: The position.
        seat: The seat.
        dice: Its dice that are not used up; those on spaces are left out.
        used: Those that are.
    """
    # A die that was not placed is lost as soon as placing has ended (R60).
    lost = state.phase == SERVICE and seat == state.active
    fits = _fits(state) if state.decision == "place_dice" and state.actor == seat else {}
    there = sorted((die for die in dice if die.space == IN_TRAY), key=lambda die: die.face)
    gone = sorted(used, key=lambda die: die.face)
    return Zone(make_key("tray", seat), (*_loose(seat, there, fits, lost=lost), *_loose(seat, gone, {}, used=True)))


def _fits(state: State) -> dict[int, kinds.Fits]:
    """Where the acting seat could place a die now, by its face."""
    seat = state.actor
    found: dict[int, list[int]] = {face: [] for face in c.FACES}
    for verb, *rest in state.legal():
        if verb == "place":
            face, space = rest
            found[face].append(space)
    raises = state.raises(seat)
    return {
        face: kinds.Fits(
            tuple(state.seated[seat][space] for space in fitting if space not in c.SPACES),
            tuple(space for space in fitting if space in c.SPACES),
            raises - state.raised,
            raises,
        )
        for face, fitting in found.items()
    }


def coaster(state: State, seat: int, dice: Iterable[Die]) -> Zone:
    """The coaster in front of a seat with its dice; empty unless dice are drafted.  R53"""
    if not any(state.coaster):
        return Zone(make_key("coaster", seat))
    origin, loose = coaster_origin(state, seat), _loose(seat, dice, {})
    last = state.drafted // state.players == c.WHITE_DICE - 1  # after the last pick no coaster is passed on
    goes_to = kinds.NONE if last else (seat + 1) % state.players
    mat = kinds.CoasterPiece(make_key("coaster", origin), "coaster", len(loose), origin=origin, goes_to=goes_to)
    return Zone(make_key("coaster", seat), (mat, *loose))


_FACES = {face: "die_x" if face == c.JOKER else f"die_{face}" for face in c.FACES}
"""Names of the pictures, by face of the die."""


def _loose(
    seat: int, dice: Iterable[Die], fits: Mapping[int, kinds.Fits], *, lost: bool = False, used: bool = False
) -> tuple[Piece, ...]:
    """Pieces for dice on no space; of several equal ones, a click on any chooses the first."""
    first: dict[int, str] = {}
    pieces = []
    for die in dice:
        meant = first.setdefault(die.face, die.key)
        pieces.append(
            kinds.LooseDiePiece(
                die.key,
                _FACES[die.face],
                button=meant if meant != die.key else "",
                pips=die.face,
                owner=seat if die.own else kinds.NONE,
                lost=lost,
                used=used,
                fits=fits.get(die.face),
            )
        )
    return tuple(pieces)
