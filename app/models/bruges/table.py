"""The table of Bruges: the common zones, then the zones of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.harbour import markers_of
from app.engines.bruges.plays import VERBS
from app.engines.bruges.rounds import advance_price, strengths
from app.models.bruges import pieces as kinds
from app.models.bruges.keys import (
    die_key,
    majority_key,
    pawn_key,
    pile_key,
    ship_key,
    ships_key,
    statue_key,
    step_key,
    use_key,
)
from app.models.bruges.seat_zones import seat_zones
from app.models.bruges.uses import EXCHANGE, PLAYS, playable, uses_in_play, uses_of
from app.models.bruges.words import name
from app.models.table import Piece, Table, Zone, viewer_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.bruges.state import State
    from app.match.seats import Seat

_SEARCHES = ("choose_discard_person", "choose_discard_house")
"""Decisions in which a card of the discard pile is chosen."""


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it."""
    zones = [
        Zone("dice", tuple(_die(state, colour) for colour in range(c.N_COLOURS))),
        Zone("piles", (_pile(state, 0), _pile(state, 1), kinds.ReservePiece("reserve", "", len(state.reserve)))),
        Zone("discard", (_discard(state),)),
        Zone("statues", tuple(_statues(state))),
        _track(state, viewer),
        Zone("majorities", tuple(_majority(state, each) for each in _majorities_in_play(state))),
        Zone("ships", tuple(_ships(state))),
        Zone("exchange", tuple(_exchange(state))),
        Zone("offer", tuple(_offer(state, viewer))),
        Zone("uses", tuple(_uses(state, viewer))),
    ]
    for seat, each in enumerate(seats):
        zones += seat_zones(state, viewer, seat, each, len(_majorities_in_play(state)))
    return Table(tuple(zones), viewer_at(viewer, seats))


# dice and piles


def _die(state: State, colour: int) -> Piece:
    """A die.  R29-R32, R41"""
    ships = bool(state.options["zwin"])
    return kinds.DiePiece(die_key(colour), "die", colour=colour, value=state.dice[colour], ships=ships)


def _pile(state: State, side: int) -> Piece:
    """A draw pile with the back of its top card.  R9"""
    pile = state.piles[side]
    colour, pet = divmod(c.BACK[pile[-1]], 2) if pile else (kinds.NONE, 0)
    return kinds.PilePiece(
        pile_key(side), "", len(pile), side=side, colour=colour, pet=bool(pet), last=state.reserve_used
    )


def _discard(state: State) -> Piece:
    """The discard pile.  R10"""
    cards = tuple(state.discard)
    return kinds.DiscardPiece("discard", c.IDS[cards[-1]] if cards else "", len(cards), cards=cards)


def _statues(state: State) -> list[Piece]:
    """The statue tiles still to be won, from the bottom to the top.  R5, R58"""
    values = c.statues(state.players)
    # They are won in the order of ``values``, so the last ones are left.
    left = values[len(values) - state.statues_left :]
    return [
        kinds.StatuePiece(statue_key(value), "statue", value=value, top=value == left[0]) for value in reversed(left)
    ]


# track and majorities

_STEPS: tuple[Piece, ...] = tuple(
    kinds.StepPiece(step_key(step), "step" if step else "hall", step=step) for step in range(len(c.TRACK))
)


def _track(state: State, viewer: int) -> Zone:
    """The steps, then the pawns.  R41-R43, R145, R146"""
    # All dice are 0 before the first throw.
    prices = [advance_price(state, seat) if any(state.dice) else kinds.NONE for seat in range(state.players)]
    pawns = [
        kinds.PawnPiece(
            pawn_key(seat),
            "pawn",
            owner=seat,
            step=step,
            may_advance=state.phase == 2 and 0 <= prices[seat] <= state.guilders[seat],
        )
        for seat, step in enumerate(state.steps)
    ]
    at_top = state.steps[viewer] == c.LAST_STEP
    return kinds.TrackZone("track", (*_STEPS, *pawns), price=prices[viewer], at_top=at_top, thrown=any(state.dice))


def _majorities_in_play(state: State) -> range:
    """The majorities in play: three, and with pets a fourth.  R12, R93"""
    return range(len(c.MAJORITIES) if state.options["pets"] else c.PETS)


def _majority(state: State, majority: int) -> Piece:
    """Who is in front, and by how much.  R79-R82"""
    have = strengths(state, majority)
    most = max(have)
    leaders = tuple(seat for seat, mine in enumerate(have) if mine == most) if most else ()
    return kinds.MajorityPiece(
        majority_key(majority),
        c.MAJORITIES[majority],
        majority=majority,
        leaders=leaders,
        most=most,
        ahead=most - sorted(have)[-2] if len(leaders) == 1 else 0,
        turned=tuple(seat for seat, mask in enumerate(state.turned) if mask >> majority & 1),
    )


# ships and exchange


def _ships(state: State) -> list[Piece]:
    """The ships of each colour: face down, open on the pile, in the dock.  R14, R31"""
    if not state.options["zwin"]:
        return []
    found: list[Piece] = []
    for colour, pile in enumerate(state.ship_piles):
        found.append(kinds.ShipsPiece(ships_key(colour), "", max(0, len(pile) - 1), colour=colour))
        if pile:
            found.append(_ship(colour, pile[-1], docked=False))
        if state.docks[colour] >= 0:
            found.append(_ship(colour, state.docks[colour], docked=True))
    return found


def _ship(colour: int, kind: int, *, docked: bool) -> Piece:
    return kinds.ShipPiece(ship_key(colour, kind), c.SHIP_KINDS[kind], colour=colour, kind=kind, docked=docked)


def _exchange(state: State) -> list[Piece]:
    """The exchange card of the round, and those to come.  R124, R129"""
    if not state.options["exchange"]:
        return []
    # Sorted, for the order of the pile is secret.
    coming = tuple((number, markers_of(state, number)) for number in sorted(state.exchange_pile))
    pile = kinds.ExchangesPiece("exchanges", "", len(coming), coming=coming)
    if state.exchange < 0:
        return [pile]
    return [kinds.exchange_piece(state.exchange, state.markers, markers_of(state, state.exchange)), pile]


# what the viewer chooses from


def _offer(state: State, viewer: int) -> list[Piece]:
    """The cards of the discard pile that the viewer may choose now, sorted by colour and name.  R98, R102"""
    if state.actor != viewer or state.decision not in _SEARCHES:
        return []
    cards = dict.fromkeys(action[1] for action in state.legal() if action[0] in ("lay", "card"))
    return [kinds.card_piece(card) for card in sorted(cards, key=lambda card: (c.COLOUR[card], name(card)))]


def _uses(state: State, viewer: int) -> list[Piece]:
    """The rows of the menu of uses, while the viewer is asked to play a card.  R51, R125"""
    if state.actor != viewer or state.decision not in PLAYS:
        return []
    # By card, the uses in order; each piece gets its use of all cards.
    by_card = [uses_of(state, card) for card in playable(state)]
    return [
        kinds.UsePiece(
            use_key(use),
            "exchange" if use == EXCHANGE else VERBS[use],
            use=use,
            exchange=state.exchange,
            naming=state.naming,
            by_card=tuple(uses[use] for uses in by_card),
        )
        for use in uses_in_play(state)
    ]
