"""Dice and the places for them: spaces, placed dice, trays and coasters."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.state import SERVICE
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.taverns.dice import IN_TRAY, Die, coaster_origin
from app.models.taverns.facts import income_of
from app.models.taverns.keys import space_key
from app.models.taverns.room import NAMES, zone_name
from app.models.taverns.tips import TIPS
from app.models.taverns.words import words
from app.models.text import lines

if TYPE_CHECKING:
    from app.engines.taverns.state import State
    from app.models.taverns.cards import View
    from app.models.taverns.room import Tavern

GOODS = {c.ON_TILL: "doubloons", c.ON_BARREL: "beer", c.ON_DELIVERY: "beer", c.ON_MONK: "steps"}


def spaces(t: Tavern, who: str, meant: dict[int, str]) -> Zone:
    """The four spaces for dice besides the tables; while serving, a click on one means a die there."""
    state, seat = t.state, t.seat
    each = tuple(_each(state, seat, space) for space in c.SPACES)
    keys = tuple(meant.get(space, "") for space in c.SPACES)
    return _spaces(t.view, seat, who, each, state.out(seat, c.SUPPLIER), keys)


def _each(state: State, seat: int, space: int) -> int:
    """What one die brings on a space of any tavern now.  R69-R72"""
    tile = {c.ON_TILL: c.CASH_TILL, c.ON_BARREL: c.BARREL, c.ON_DELIVERY: c.BEER_DELIVERY, c.ON_MONK: c.MONK}[space]
    return state.value(seat, tile) + (state.out(seat, c.SUPPLIER) if space == c.ON_DELIVERY else 0)


@lru_cache(maxsize=1024)
def _spaces(view: View, seat: int, who: str, each: tuple[int, ...], suppliers: int, meant: tuple[str, ...]) -> Zone:
    wants = {c.ON_DELIVERY: (1, 6), c.ON_MONK: (5,)}
    pieces = []
    for space, amount, die in zip(c.SPACES, each, meant, strict=True):
        attrs: Attrs = (
            ("wants", wants.get(space, ())),
            ("many", space in wants),
            ("each", amount),
            ("goods", GOODS[space]),
        )
        if die:
            attrs = (*attrs, ("button", die))
        why = TIPS.suppliers(amount - suppliers, suppliers) if space == c.ON_DELIVERY else ""
        tip = lines(TIPS.space(space, amount), why)
        pieces.append(Piece(space_key(seat, space), c.SPACES[space], 1, NO_FLAGS, attrs, NAMES.space(space), tip))
    return Zone(f"spaces:{seat}", tuple(pieces), zone_name(view.locale_key, "spaces", who))


def placed(t: Tavern, who: str) -> Zone:
    """Dice on spaces; while serving, the first of a space stands for all, before that the first of a face."""
    pieces = []
    first: dict[tuple[int, int], str] = {}
    for die in t.dice:
        if die.space == IN_TRAY:
            continue
        same = (die.space, 0 if t.state.phase == SERVICE else die.face)
        meant = first.setdefault(same, die.key)
        amount = income_of(t.state, die.space)
        pieces.append(_placed_die(t.view, t.seat, die, amount, "" if meant == die.key else meant))
    return Zone(f"placed:{t.seat}", tuple(pieces), zone_name(t.view.locale_key, "placed", who))


@lru_cache(maxsize=4096)
def _placed_die(view: View, seat: int, die: Die, amount: int, meant: str) -> Piece:
    attrs: Attrs = (
        *_die_attrs(die),
        ("space", space_key(seat, die.space)),
        ("raised", die.raised),
        ("brings", amount),
        ("goods", GOODS.get(die.space, "doubloons")),
    )
    tip = lines(TIPS.brings(die.space, amount), TIPS.raised(die.raised), TIPS.die(die.face, die.own))
    return _die(die, attrs, NO_FLAGS, meant, tip)


def tray(t: Tavern, who: str) -> Zone:
    """Dice in front of the tavern; those that can be placed tell where."""
    return Zone(f"tray:{t.seat}", _in_tray(t), zone_name(t.view.locale_key, "tray", who))


def _in_tray(t: Tavern) -> tuple[Piece, ...]:
    state = t.state
    lost = state.phase == SERVICE and t.seat == state.active
    dice = tuple(die for die in t.dice if die.space == IN_TRAY)
    if state.decision != "place_dice" or state.actor != t.seat:
        return _loose(t.view, dice, lost)
    raises = state.raises(t.seat)
    return _loose(t.view, dice, lost, _fits(state, t.seat), (raises - state.raised, raises))


def _fits(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """By face: the spaces, and the cards at tables, that a die could be placed on now."""
    found: list[list[int]] = [[] for _ in range(c.JOKER + 1)]
    for action in state.legal():
        if action[0] == "place":
            _, face, space = action
            found[face].append(space if space in c.SPACES else state.seated[seat][space])
    return tuple(tuple(dict.fromkeys(spaces)) for spaces in found)


@lru_cache(maxsize=4096)
def _loose(
    _view: View,
    dice: tuple[Die, ...],
    lost: bool,
    fits: tuple[tuple[int, ...], ...] = (),
    raises: tuple[int, int] = (0, 0),
) -> tuple[Piece, ...]:
    """Dice in a tray or on a coaster: the first of each face stands for all."""
    flags = frozenset({"lost"}) if lost else NO_FLAGS
    first: dict[int, str] = {}
    pieces = []
    for die in dice:
        meant = first.setdefault(die.face, die.key)
        where = ""
        if fits:
            names = [NAMES.space(at) if at in c.SPACES else words(at).name for at in fits[die.face]]
            where = lines(TIPS.fits(tuple(names)), TIPS.raises_left(*raises))
        told = lines(TIPS.die(die.face, die.own), where, TIPS.lost_die() if lost else "")
        tip = told or NAMES.die(die.face, die.own)
        pieces.append(_die(die, _die_attrs(die), flags, "" if meant == die.key else meant, tip))
    return tuple(pieces)


def _die_attrs(die: Die) -> Attrs:
    return (("face", die.face), ("own", die.own))


def _die(die: Die, attrs: Attrs, flags: frozenset[str], meant: str, tip: str) -> Piece:
    if meant:
        attrs = (*attrs, ("button", meant))
    return Piece(
        die.key,
        "die_x" if die.face == c.JOKER else f"die_{die.face}",
        1,
        flags,
        attrs,
        NAMES.die(die.face, die.own),
        tip,
    )


def coaster(t: Tavern, who: str) -> Zone:
    """The coaster before a seat with its dice, while dice are chosen."""
    state, view, seat = t.state, t.view, t.seat
    if not any(state.coaster):
        return Zone(f"coaster:{seat}", (), zone_name(view.locale_key, "coaster", who))
    last = state.drafted // state.players == c.WHITE_DICE - 1
    return _coaster_zone(view, seat, who, coaster_origin(state, seat), tuple(t.offered), last)


@lru_cache(maxsize=2048)
def _coaster_zone(view: View, seat: int, who: str, origin: int, dice: tuple[Die, ...], last: bool) -> Zone:
    players = len(view.names)
    goes, comes = ((seat + 1) % players, (seat - 1) % players) if not last else (-1, -1)
    attrs: Attrs = (("origin", origin), ("next", goes), ("comes", comes))
    tip = TIPS.coaster(view.who(origin), view.who(goes) if goes >= 0 else None)
    name = NAMES.zone("coaster", view.who(origin))
    coaster = Piece(f"coaster:{origin}", "coaster", len(dice), NO_FLAGS, attrs, name, tip)
    return Zone(
        f"coaster:{seat}", (coaster, *_loose(view, dice, lost=False)), zone_name(view.locale_key, "coaster", who), attrs
    )
