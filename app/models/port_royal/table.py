"""The table of Port Royal, made from a position; ``pieces`` lists its zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.port_royal import components as c
from app.engines.port_royal.contracts import can_complete, renounceable
from app.engines.port_royal.discover import can_be_repelled
from app.engines.port_royal.state import OVER, REPEL_SHIP
from app.engines.port_royal.trade import number_of_takes
from app.models.keys import make_key, panel_key
from app.models.port_royal import pieces as kinds
from app.models.port_royal.keys import DRAW, card_key, contract_key
from app.models.port_royal.progress import progress
from app.models.port_royal.seat_numbers import numbers
from app.models.table import Table, Zone, viewer_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.port_royal.state import State
    from app.match.seats import Seat


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """See ``Pieces.table``; prices, symbols and progress with contracts are those of ``viewer``."""
    unseen = len(state.hidden_pool()) if state.deck else 0
    top = c.CARDS[state.discard[-1]].id if state.discard else ""
    zones = [
        Zone("deck", (kinds.DeckPiece("deck", "", len(state.deck), button=DRAW, unseen=unseen),)),
        Zone("discard", (kinds.DiscardPiece("discard", top, len(state.discard), cards=tuple(state.discard)),)),
        _harbour(state, viewer),
        Zone("expeditions", tuple(_expedition(state, viewer, card) for card in state.expeditions)),
        Zone("contracts", tuple(_contract(state, viewer, place) for place in range(len(state.contracts)))),
    ]
    for seat in range(state.players):
        zones += _seat_zones(state, seat)
    return Table(tuple(zones), viewer_at(viewer, seats))


def _harbour(state: State, viewer: int) -> Zone:
    """The harbour; a ship that waits to be repelled or let in lies there as the last one.  R49, R51-R53"""
    pieces: list[kinds.CardPiece] = [
        _ship(state, viewer, card) if c.IS_SHIP[card] else _person(state, viewer, card) for card in state.harbour
    ]
    if state.decision == REPEL_SHIP:
        ship = state.pending
        spoils = bool(state.colours >> c.COLOUR[ship] & 1)
        defence = kinds.Defence(state.swords(state.active), can_be_repelled(state, ship), spoils)
        pieces.append(_ship(state, viewer, ship, defence))
    taker = takes = kinds.NONE
    if state.decision != OVER and state.harbour:
        # Until phase 2 begins, this is what the active player could take if it stopped now.
        taker = state.going if state.phase else state.active
        takes = min(state.takes if state.phase else number_of_takes(state, taker), len(state.harbour))
    return kinds.HarbourZone("harbour", tuple(pieces), active=state.active, taker=taker, takes=takes)


def _person(state: State, viewer: int, card: int) -> kinds.PersonPiece:
    return kinds.PersonPiece(
        card_key(card),
        c.CARDS[card].id,
        card=card,
        price=state.price(viewer, card),
        fee=state.fee(viewer),
        active=state.active,
        coins=len(state.coins[viewer]),
    )


def _ship(state: State, viewer: int, card: int, defence: kinds.Defence | None = None) -> kinds.ShipPiece:
    place = renounceable(state, viewer, card) if state.contracts else kinds.NONE
    return kinds.ShipPiece(
        card_key(card),
        c.CARDS[card].id,
        card=card,
        bonus=state.trader_bonus(viewer, c.COLOUR[card]),
        fee=state.fee(viewer),
        active=state.active,
        clerks=state.clerks(viewer, c.COLOUR[card]),
        renounced_for=state.contracts[place] if place >= 0 else kinds.NONE,
        risky=not state.phase and defence is None,
        defence=defence,
    )


def _expedition(state: State, viewer: int, card: int) -> kinds.ExpeditionPiece:
    """An open expedition, with the symbols of it that the viewer has.  R39"""
    first = viewer * c.WIDTH + c.SETTLER
    *own, jacks = state.own[first : first + 4]
    symbols: list[kinds.Symbol] = []
    # A jack of all trades supplies any one symbol, so it fills the first gap.
    for name, required, owned in zip(c.SYMBOLS, c.REQUIRES[card], own, strict=True):
        filled = min(jacks, max(0, required - owned))
        jacks -= filled
        symbols += [kinds.Symbol(name, number < owned + filled) for number in range(required)]
    return kinds.ExpeditionPiece(card_key(card), c.CARDS[card].id, card=card, symbols=tuple(symbols))


def _contract(state: State, viewer: int, place: int) -> kinds.ContractPiece:
    contract = state.contracts[place]
    have, need = progress(state, place, viewer)
    return kinds.ContractPiece(
        contract_key(contract),
        c.CONTRACTS[contract].id,
        contract=contract,
        completed=tuple(state.fields[place]),
        steps=tuple(state.steps[place]),
        possible=can_complete(state, place, viewer),
        have=have,
        need=need,
    )


def _seat_zones(state: State, seat: int) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists."""
    panel = kinds.PanelPiece(
        panel_key(seat),
        seat=seat,
        numbers=numbers(state, seat),
        acting=seat == state.actor,
        starts=seat == state.start,
    )
    coins = kinds.CoinsPiece(make_key("coins", seat), "", len(state.coins[seat]), owner=seat)
    return [
        kinds.SeatZone(panel.key, (panel,), seat=seat, kind="panel"),
        kinds.SeatZone(coins.key, (coins,), seat=seat, kind="coins"),
        kinds.SeatZone(make_key("display", seat), _kept(state.displays[seat]), seat=seat, kind="display"),
        kinds.SeatZone(
            make_key("collected", seat),
            _kept(state.collected[seat] if state.contracts else ()),
            seat=seat,
            kind="collected",
        ),
    ]


def _kept(cards: Sequence[int]) -> tuple[kinds.KeptPiece, ...]:
    return tuple(kinds.KeptPiece(card_key(card), c.CARDS[card].id, card=card) for card in cards)
