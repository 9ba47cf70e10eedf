"""The zones of one seat: goods, threats, canals, houses with their people, and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.context import resolving
from app.engines.bruges.plays import canal_price
from app.models.bruges import pieces as kinds
from app.models.bruges.keys import (
    THREATS,
    card_key,
    hidden_key,
    house_key,
    marker_key,
    space_key,
    statue_key,
    threat_key,
    worker_key,
)
from app.models.bruges.seat_numbers import numbers, protector, stake, turns_left
from app.models.bruges.uses import PLAYS
from app.models.keys import make_key, panel_key
from app.models.table import Piece, Zone

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.match.seats import Seat

MOVING_IN = (*PLAYS, "recruit_from_hand", "choose_discard_person")
"""Decisions in which a house may be chosen for a person or a pet."""
ACTIVATING = ("play_card", "end_turn")
"""Decisions in which persons can be activated."""


def seat_zones(state: State, viewer: int, seat: int, player: Seat, majorities: int) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists.

    Args:
        state: The position.
        viewer: Seat of the viewer.
        seat: Whose zones they are.
        player: Who plays there.
        majorities: How many are in play.
    """
    purse = kinds.GuildersPiece(make_key("guilders", seat), "guilder", state.guilders[seat], owner=seat)
    return [
        Zone(panel_key(seat), (_panel(state, seat, player),)),
        Zone(make_key("guilders", seat), (purse,)),
        Zone(make_key("workers", seat), tuple(_worker(state, seat, colour) for colour in range(c.N_COLOURS))),
        Zone(make_key("threats", seat), tuple(_threat(state, seat, colour) for colour in range(c.N_COLOURS))),
        Zone(make_key("canal", seat), tuple(space for section in (0, 1) for space in _section(state, seat, section))),
        Zone(make_key("statues", seat), tuple(_statues(state, seat))),
        Zone(make_key("markers", seat), tuple(_marker(state, seat, majority) for majority in range(majorities))),
        Zone(make_key("houses", seat), tuple(_houses(state, viewer, seat))),
        Zone(make_key("persons", seat), tuple(_persons(state, viewer, seat))),
        Zone(
            make_key("hand", seat), tuple(_hand_card(state, viewer, seat, nth) for nth in range(len(state.hand[seat])))
        ),
    ]


# panel and goods


def _panel(state: State, seat: int, player: Seat) -> Piece:
    """The panel of a seat."""
    return kinds.PanelPiece(
        panel_key(seat),
        player.level,
        seat=seat,
        numbers=numbers(state, seat),
        left=turns_left(state, seat),
        active=seat == state.active and state.phase == 3,
        acting=seat == state.actor,
        starts=seat == state.start,
    )


def _worker(state: State, seat: int, colour: int) -> Piece:
    number = state.workers[seat * c.N_COLOURS + colour]
    return kinds.WorkerPiece(worker_key(seat, colour), "worker", number, colour=colour)


def _threat(state: State, seat: int, colour: int) -> Piece:
    """Markers of a colour, with what the third one does.  R33, R36, R171"""
    return kinds.ThreatPiece(
        threat_key(seat, colour),
        THREATS[colour],
        state.threats[seat * c.N_COLOURS + colour],
        colour=colour,
        stake=stake(state, seat, colour),
        protector=protector(state, seat, colour),
    )


# canals


def _section(state: State, seat: int, section: int) -> list[Piece]:
    """The spaces of a canal section.  R39, R56-R58"""
    built, crowned = state.tiles[2 * seat + section], state.crowned[2 * seat + section]
    price = kinds.NONE
    if canals.next_colour(state, seat, section) >= 0:
        price = canal_price(state, seat, section, c.NO_CHANGE)
    # They are won in the order of ``statues()``: of the last ones, which are left, the first is on top.
    statue = c.statues(state.players)[-state.statues_left] if state.statues_left and not crowned else 0
    return [
        kinds.SpacePiece(
            space_key(seat, section, number),
            "tile" if number <= built else "space",
            owner=seat,
            section=section,
            number=number,
            colour=colour,
            built=number <= built,
            price=price if number == built + 1 else kinds.NONE,
            # 0 elsewhere, so that the other spaces stay equal when guilders change.
            purse=state.guilders[seat] if number == built + 1 else 0,
            statue=statue if number == c.SPACES else 0,
            crowned=crowned,
        )
        for number, colour in enumerate(c.CANALS[seat][section], 1)
    ]


def _statues(state: State, seat: int) -> list[Piece]:
    mask = state.statues[seat]
    values = [value for value in reversed(range(mask.bit_length())) if mask >> value & 1]
    return [kinds.StatuePiece(statue_key(value), "statue", value=value, owner=seat) for value in values]


def _marker(state: State, seat: int, majority: int) -> Piece:
    turned = bool(state.turned[seat] >> majority & 1)
    return kinds.MarkerPiece(marker_key(seat, majority), c.MAJORITIES[majority], majority=majority, turned=turned)


# houses


def _houses(state: State, viewer: int, seat: int) -> list[Piece]:
    """The houses of a seat, in order of building.  R60

    The rules offer one house of several that are empty and of the same colour; a click on the others means that one.
    """
    found: list[Piece] = []
    moving_in = state.actor == seat and state.decision in MOVING_IN
    first: dict[int, int] = {}
    living = zip(state.houses[seat], state.persons[seat], state.pets[seat], strict=True)
    for house, (card, person, animal) in enumerate(living):
        colour, pet = divmod(c.BACK[card], 2)
        meant = house
        if moving_in and person < 0 and animal < 0:
            meant = first.setdefault(colour, house)
        found.append(
            kinds.HousePiece(
                house_key(seat, house),
                c.COLOURS[colour],
                button=house_key(seat, meant) if meant != house else "",
                house=house,
                colour=colour,
                pet=bool(pet),
                front=card if state.knows(viewer, card) else kinds.NONE,
                person=person,
                animal=animal,
            )
        )
    return found


def _persons(state: State, viewer: int, seat: int) -> list[Piece]:
    """Persons and pets, house by house.  R36, R65-R71, R88-R90"""
    found: list[Piece] = []
    asked = state.actor == seat == viewer and state.decision in ACTIVATING
    usable = {action[1] for action in state.legal() if action[0] == "activate"} if asked else set()
    busy = resolving(state)
    burning = state.actor == seat and state.decision == "choose_fire_loss"
    for house, lodgers in enumerate(zip(state.persons[seat], state.pets[seat], strict=True)):
        for card in lodgers:
            if card < 0:
                continue
            used = bool(state.used & c.BIT[card])
            now = "used" if used else ""
            if busy & c.BIT[card]:
                now = "busy"
            elif card in usable:
                now = "usable"
            elif asked and c.ACTIVATABLE_MASK & c.BIT[card]:
                now = why_idle(state, seat, card)
            # The fire takes houses: a click on whoever lives there means the house.
            meant = house_key(seat, house) if burning else ""
            key, face = card_key(card), c.IDS[card]
            found.append(kinds.LodgerPiece(key, face, button=meant, card=card, house=house, used=used, state=now))
    return found


def why_idle(state: State, seat: int, card: int) -> str:
    """Why a person that can be activated at all is not offered to the seat whose turn it is.  R65, R69, R71

    Returns:
        ``"used"``, ``"no_worker"`` or ``"no_benefit"``, as in ``LodgerPiece``.
    """
    if state.used & c.BIT[card]:
        return "used"
    colour = c.WORKER_COLOUR[card]
    if colour >= 0 and not state.workers[seat * c.N_COLOURS + colour]:
        return "no_worker"
    return "no_benefit"


# hand


def _hand_card(state: State, viewer: int, seat: int, nth: int) -> Piece:
    """A hand card, or its back; one's own cards show their backs, too, until drawing is over.  R9, R18, R95"""
    card = state.hand[seat][nth]
    if state.knows(viewer, card):
        return kinds.HandPiece(card_key(card), c.IDS[card], card=card, known=state.is_public(seat, card))
    colour, pet = divmod(c.BACK[card], 2)
    return kinds.HiddenPiece(hidden_key(seat, nth), owner=seat, colour=colour, pet=bool(pet))
