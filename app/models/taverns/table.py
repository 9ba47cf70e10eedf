"""The table of the Taverns: the zones that belong to all, then those of each seat.

Which zones there are, and which pieces lie there, is listed in ``pieces``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.engines.taverns.state import SERVICE
from app.models.keys import make_key
from app.models.table import Piece, Table, Zone, viewer_at
from app.models.taverns import dice
from app.models.taverns import pieces as kinds
from app.models.taverns.keys import card_key, covered_key, monastery_marker_key, start_key, supply_key
from app.models.taverns.seat_numbers import numbers
from app.models.taverns.seat_zones import Tavern, seat_zones

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.taverns.state import State
    from app.match.seats import Seat
    from app.models.taverns.seat_numbers import SeatNumbers


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as one viewer sees it.

    Args:
        state: The position.
        viewer: The seat of the viewer.  It decides which prices are out of reach; which cards are hidden is the same
            for all (R9).
        seats: Who plays.
    """
    serves = state.phase == SERVICE and state.active == viewer
    # ``None`` outside of the own service: then nothing is marked as too expensive.
    purse = numbers(state, viewer) if serves else None
    zones = [
        _evenings(state),
        _monastery(state),
        _guest_deck(state),
        _three_stack(state, purse),
        _display(state, purse),
        _supply(state, purse),
        _start_cards(state),
        _picks(state),
        _removed(state),
    ]
    taken, offered = dice.drafted(state)
    for seat, each in enumerate(seats):
        unused, used = dice.unused(state, seat, taken[seat]), dice.used(state, seat, taken[seat])
        tavern = Tavern(state, seat, unused, used, offered[seat], purse if seat == viewer else None)
        zones += seat_zones(tavern, each)
    return Table(tuple(zones), viewer_at(viewer, seats))


# tracks


def _evenings(state: State) -> Zone:
    """The round track.  R25, R26, R31"""
    winter = state.level > 1
    pieces = tuple(
        kinds.EveningPiece(
            make_key("evening", number),
            evening.bonus,
            number=number,
            winter=winter,
            schnapps=evening.schnapps if state.level == 2 else evening.schnapps_later,
        )
        for number, evening in enumerate(c.WINTER if winter else c.SUMMER, 1)
    )
    return kinds.EveningsZone("evenings", pieces, round=state.round)


_MONASTERY = tuple(
    kinds.MonasterySpacePiece(make_key("monastery", number), str(bonus[0]) if bonus else "", number=number)
    for number, bonus in enumerate(c.MONASTERY)
)
"""The pieces of its spaces, which never change."""


def _monastery(state: State) -> Zone:
    """The monastery track with its markers.  R110"""
    markers = (
        kinds.MonasteryMarkerPiece(monastery_marker_key(seat), "monk", owner=seat, at=at)
        for seat, at in enumerate(state.monastery)
    )
    return Zone("monastery", (*_MONASTERY, *markers))


# what is on offer


def card_piece(state: State, card: int, owner: int = kinds.NONE) -> kinds.CardPiece:
    """An open card of which nothing needs to be told but what is printed on it."""
    return kinds.CardPiece(card_key(card, owner), c.CARDS[card].id, card=card, signs=state.level == kinds.BOOK_LEVEL)


def _guest_deck(state: State) -> Zone:
    """The face-down guests; which ones are still to come is public, their order is not.  R9, R196"""
    # The replacement on display lies face down: it must not be listed as one that lies open (R97).
    covered = state.display[state.covered] if state.covered >= 0 else c.NO_CARD
    display = [card for card in state.display if card != c.NO_CARD]
    piece = kinds.GuestDeckPiece(
        "guest_deck",
        "",
        len(state.guest_deck),
        cards=tuple(sorted([*state.guest_deck, *display, *state.three_stack])),
        signs=state.level == kinds.BOOK_LEVEL,
        display=tuple(card for card in display if card != covered),
        stack=tuple(state.three_stack),
    )
    return Zone("guest_deck", (piece,))


def _three_stack(state: State, purse: SeatNumbers | None) -> Zone:
    """The open stack of 3-beer guests; the top one is on offer.  R12, R98"""
    if not state.three_stack:
        return Zone("three_stack")
    *below, top = state.three_stack
    pieces = [card_piece(state, card) for card in below]
    return Zone("three_stack", (*pieces, _guest(state, top, purse, kinds.NONE, len(state.three_stack))))


def _display(state: State, purse: SeatNumbers | None) -> Zone:
    """The guests on display, and the face-down replacement.  R97"""
    pieces: list[Piece] = []
    for place, card in enumerate(state.display):
        if place == state.covered:
            pieces.append(kinds.CoveredPiece(covered_key(place), place=place))
        elif card != c.NO_CARD:
            pieces.append(_guest(state, card, purse, place))
    return Zone("display", tuple(pieces))


def _guest(state: State, card: int, purse: SeatNumbers | None, place: int, stacked: int = 0) -> kinds.GuestPiece:
    return kinds.GuestPiece(
        card_key(card),
        c.CARDS[card].id,
        card=card,
        signs=state.level == kinds.BOOK_LEVEL,
        place=place,
        stacked=stacked,
        held=purse.beer if purse else None,
        recruited=purse is not None and bool(state.recruited),
    )


def _supply(state: State, purse: SeatNumbers | None) -> Zone:
    """Tavern cards of the level, and the nobles, who never run out.  R4, R75, R99"""
    pieces = [
        kinds.SupplyPiece(
            supply_key(card),
            c.CARDS[card].id,
            left,
            card=card,
            held=purse.doubloons if purse else None,
            bought=purse is not None and bool(state.bought >> card & 1),
        )
        for card, left in enumerate(state.supply)
        if state.level >= c.FROM_LEVEL[card]
    ]
    nobles = kinds.SupplyPiece(supply_key(c.NOBLE), "noble", card=c.NOBLE, held=purse.beer if purse else None)
    return Zone("supply", (*pieces, nobles))


def _start_cards(state: State) -> Zone:
    """The start cards, each with the seats that have chosen it; empty after the set-up.  R160"""
    pieces = (
        kinds.StartCardPiece(
            start_key(card),
            c.START_CARDS[card],
            card=card,
            taken=tuple(seat for seat, each in enumerate(state.taken) if each == card),
        )
        for card in (state.start_cards if state.setting_up() else ())
    )
    return Zone("start_cards", tuple(pieces))


def _picks(state: State) -> Zone:
    """The regulars of the seat that removes some, else nothing.  R165"""
    if state.decision != "choose_removed_regulars":
        return Zone("picks")
    cards = sorted(card for card in state.deck[state.actor] if card in c.REGULARS)
    return Zone("picks", tuple(card_piece(state, card, state.actor) for card in cards))


def _removed(state: State) -> Zone:
    """The cards out of the game.  R105, R165"""
    cards = tuple(sorted(state.removed))
    piece = kinds.RemovedPiece("removed", "", len(cards), cards=cards, signs=state.level == kinds.BOOK_LEVEL)
    return Zone("removed", (piece,))
