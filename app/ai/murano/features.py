"""What is worth looking at in a position of Murano, seat by seat, as numbers; the judgement is learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.chances import Projection
from app.ai.murano.heuristics import GLASS, GONDOLIERS, OWN_GLASS, OWN_SHOPS, PALACE, ROOM, SHOP, SPECIALS, STREET_ROOM
from app.ai.murano.tempo import turns_left
from app.ai.murano.worth import Outlook
from app.ai.value import common

if TYPE_CHECKING:
    from app.engines.murano.state import State

TURNS = {2: 11.1, 3: 8.4, 4: 8.4}
"""Turns that a seat has before it at the beginning, as ``tempo`` counts them, by number of players."""

RICH = 12
"""Gold beyond which more may be worth less."""
WELL = 6.0
"""Points from which on a character in hand is a good one."""


def played(state: State) -> float:
    """How much of the game lies behind, as the turns that are still to come tell."""
    return 1.0 - turns_left(state, state.active) / TURNS[state.players]


def rows(state: State) -> list[list[float]]:
    """The features of every seat."""
    looks = [Outlook(state, seat) for seat in range(state.players)]
    projection = Projection([look.value() for look in looks], played(state))
    found = common(projection, state.vp, state.actor, 10.0)
    for row, look in zip(found, looks, strict=True):
        row += _own(state, look)
    return found


def _own(state: State, look: Outlook) -> list[float]:
    """What a seat has, and what can be made of it."""
    seat, held, turns, gold = look.seat, look.held, look.turns, look.gold
    ways = sorted([max(pot) for pot in look.pots], reverse=True)
    own_shops = own_glass = gondoliers = room = 0
    for row in look.rows:
        own_shops += row[OWN_SHOPS]
        own_glass += row[OWN_GLASS]
        gondoliers += row[GONDOLIERS]
        room += row[ROOM] + row[STREET_ROOM]
    return [
        0.1 * look.tiles(),
        0.1 * look.cards(),
        0.1 * sum(ways, 0.0),
        0.1 * (ways[0] if ways else 0.0),
        0.1 * (ways[1] if len(ways) > 1 else 0.0),
        0.5 * sum([1 for way in ways if way > WELL]),
        0.5 * len(ways),
        0.1 * turns,
        0.1 * min(gold, RICH),
        0.1 * max(0, gold - RICH),
        0.01 * gold * turns,
        0.2 * look.rate,
        0.5 * look.ready,
        0.5 * look.supply,
        0.5 * sum(look.free),
        0.5 * gondoliers,
        0.2 * look.recruited,
        0.5 * look.factories,
        0.05 * min(3, look.factories) * turns,
        0.5 * (held[SHOP] + held[SHOP + 1] + held[SHOP + 2]),
        0.5 * held[GLASS],
        0.5 * held[PALACE],
        0.5 * held[SPECIALS],
        0.2 * own_shops,
        0.2 * own_glass,
        0.5 * state.cards[seat].bit_count(),
        0.2 * sum(state.beads[seat]),
        0.2 * look.spare_beads(),
        0.02 * room,
        0.2 * look.dock_price[0],
        0.2 * look.hire_price,
    ]
