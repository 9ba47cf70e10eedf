"""Builds the zones of a seat: panel, display in five rows, goods, shop, private stack and hand.  R6, R54-R59"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.engines.loyang.lanterns import trader_fee
from app.models.keys import make_key, panel_key
from app.models.loyang import pieces as kinds
from app.models.loyang.cards import face_of, loose_card
from app.models.loyang.keys import (
    beginner_key,
    card_key,
    cart_key,
    hidden_key,
    offer_key,
    shop_key,
    stack_key,
    store_key,
)
from app.models.loyang.legal import LegalActions, position_of
from app.models.loyang.reasons import why_idle
from app.models.loyang.seat_numbers import due_customers, numbers, pair_of, standing
from app.models.table import Piece, Zone

if TYPE_CHECKING:
    from app.engines.loyang.state import State

BUYING = frozenset({"act", "merchant_more", "choose_home_crop"})
"""Decisions in which goods of the shop can be bought."""

GOODS_ZONES = ("cart", "store", "shop", "stack", "hand")
"""Zones that are empty for the imaginary neighbour."""


class SeatView(NamedTuple):
    """What the zones of a seat are built from.

    Attributes:
        state: The position.
        viewer: Seat of the viewer.
        seat: The seat.
        mask: Bit mask of the goods on the viewer's cart.
        legal: Legal actions of the viewer; ``NOTHING`` if another seat decides.
    """

    state: State
    viewer: int
    seat: int
    mask: int
    legal: LegalActions

    @property
    def own(self) -> bool:
        """Whether it is the seat of the viewer."""
        return self.seat == self.viewer

    @property
    def imaginary(self) -> bool:
        """Whether it is the seat of the imaginary neighbour.  S1"""
        return self.seat >= self.state.players

    @property
    def acting(self) -> bool:
        """Whether it is the seat of the viewer, and the viewer decides now."""
        return self.own and self.state.actor == self.seat


def seat_zones(view: SeatView, level: str) -> list[Zone]:
    """All zones of a seat; ``level`` is the level of its player (``Seat.level``)."""
    zones = [Zone(panel_key(view.seat), (_panel(view, level),)), *_display(view)]
    if view.imaginary:
        return [*zones, *(Zone(make_key(kind, view.seat)) for kind in GOODS_ZONES)]
    return [*zones, *_goods(view), _stack(view), _hand(view)]


def _panel(view: SeatView, level: str) -> kinds.PanelPiece:
    state, seat = view.state, view.seat
    return kinds.PanelPiece(
        panel_key(seat),
        level,
        seat=seat,
        numbers=numbers(state, seat),
        acting=state.actor == seat,
        imaginary=view.imaginary,
        position=position_of(state, seat) if state.players > 1 else 0,
        pair=pair_of(state, seat),
        standing=standing(state, seat),
        marker=1 if seat == state.large else 2 if seat == state.small else 0,
    )


# display


def _display(view: SeatView) -> list[Zone]:
    """The zones of the display: fields, stalls and their goods, customers, helpers, covered cards."""
    state, seat = view.state, view.seat
    change, due = modifier(state, seat), due_customers(state, seat)
    stalls = state.stalls[seat]
    return [
        Zone(make_key("fields", seat), tuple(_field(view, card) for card in state.fields[seat])),
        Zone(make_key("stalls", seat), tuple(_stall(view, card) for card in stalls)),
        Zone(make_key("offers", seat), tuple(offer for card in stalls for offer in _offers(view, card))),
        Zone(make_key("regulars", seat), tuple(_regular(view, card, due) for card in state.regulars[seat])),
        kinds.CasualsZone(
            make_key("casuals", seat),
            tuple(_casual(view, card, change) for card in state.casuals[seat]),
            regular=len(state.regulars[seat]),
            casual=len(state.casuals[seat]),
            change=change,
        ),
        Zone(make_key("helpers", seat), tuple(_helper(view, card) for card in state.helpers[seat])),
        Zone(make_key("covered", seat), tuple(_covered(view))),
    ]


def _field(view: SeatView, card: int) -> Piece:
    state = view.state
    stock = state.stock[card]
    idle = view.acting and state.decision == "act" and card not in view.legal.fields
    return kinds.FieldPiece(
        card_key(card),
        face_of(card),
        card=card,
        lower=state.under[card],
        crop=state.crop[card] if stock else kinds.NONE,
        stock=stock,
        idle=idle and not stock and not c.IS_HOME[card],
    )


def _maid(view: SeatView) -> bool:
    """Whether the maid lets the viewer pay a single good for every trade now."""
    return bool(view.state.perks & c.MAID_HELPS) and view.state.active == view.viewer


def _stall(view: SeatView, card: int) -> Piece:
    state = view.state
    lower, left = state.under[card], state.stock[card]
    return kinds.StallPiece(card_key(card), "stall", card=card, lower=lower, left=left, maid=_maid(view))


def _offers(view: SeatView, card: int) -> list[Piece]:
    """The pieces for the goods of a stall, sold out ones included."""
    state, found = view.state, list[Piece]()
    own_turn, maid = view.acting and state.decision == "act", _maid(view)
    for place, good in enumerate(c.GOODS_OF[card]):
        there = bool(state.stock[card] >> place & 1)
        found.append(
            kinds.OfferPiece(
                offer_key(card, good),
                c.GOODS[good],
                stall=card,
                place=place,
                good=good,
                bowls=1 if maid else c.DEMAND[card][place],
                there=there,
                short=own_turn and there and (card, good) not in view.legal.trades,
            )
        )
    return found


def _regular(view: SeatView, card: int, due: list[int]) -> Piece:
    state = view.state
    return kinds.RegularPiece(
        card_key(card),
        "regular",
        card=card,
        lower=state.under[card],
        have=view.mask & c.NEED[card],
        ready=card in view.legal.supplied,
        own=view.own,
        rows=state.stock[card],
        marker="" if view.imaginary else "red" if state.red[card] else "blue",
        dealt=state.dealt[card],
        due=card in due,
    )


def _casual(view: SeatView, card: int, change: int) -> Piece:
    state = view.state
    return kinds.CasualPiece(
        card_key(card),
        "casual",
        card=card,
        lower=state.under[card],
        have=view.mask & c.NEED[card],
        ready=card in view.legal.serve,
        own=view.own,
        change=change,
        helped=bool(state.perks & c.PLUS_TWO) and state.active == view.seat,
    )


def _helper(view: SeatView, card: int) -> Piece:
    state, kind = view.state, c.HELPER[card]
    return kinds.HelperPiece(
        card_key(card),
        "helper",
        card=card,
        lower=state.under[card],
        why=why_idle(state, card) if view.acting and card not in view.legal.helpers else "",
        fee=trader_fee(state) if kind == c.TRADER else None,
        waits=kind == c.LORD and view.own and state.lord_seat != view.seat,
    )


def _covered(view: SeatView) -> list[Piece]:
    """The lower cards of double packs, in the order of the cards that cover them.  R6, R88"""
    under = view.state.under
    return [loose_card(under[upper], upper=upper) for upper in view.state.visible(view.seat) if under[upper] != c.EMPTY]


# goods


def _goods(view: SeatView) -> list[Zone]:
    """The zones of cart, storehouse and shop.  R67, R69, R98"""
    state, seat = view.state, view.seat
    goods = slice(seat * c.N_GOODS, (seat + 1) * c.N_GOODS)
    cart, store, shop = state.cart[goods], state.store[goods], state.shop[goods]
    capacity = state.capacity[seat]
    cash, buying = state.cash[seat], view.acting and state.decision in BUYING
    shopper = state.helper(seat, c.SHOPPER) != c.EMPTY
    on_cart, stored, shelves = list[Piece](), list[Piece](), list[Piece]()
    for good, name in enumerate(c.GOODS):
        stock = shop[good]
        # What costs too much in the shop is not ``dear`` if the shopper can buy it from the supply.
        lacking = buying and stock > 0 and c.BUY_PRICE[good] > cash
        dear = buying and not view.legal.bought[good] and (lacking or not stock)
        free = c.PLACES[good] - stock
        on_cart.append(kinds.CartPiece(cart_key(seat, good), name, cart[good], good=good, free=free))
        stored.append(kinds.StoredPiece(store_key(seat, good), name, store[good], good=good, capacity=capacity))
        shelves.append(
            kinds.ShelfPiece(
                shop_key(seat, good),
                name,
                stock,
                good=good,
                shopper=shopper,
                dear=dear,
                cash=cash if lacking else kinds.NONE,
            )
        )
    return [
        Zone(make_key("cart", seat), tuple(on_cart)),
        kinds.StoreZone(make_key("store", seat), tuple(stored), capacity=capacity),
        Zone(make_key("shop", seat), tuple(shelves)),
    ]


# private stack


def plots_of(entry: int) -> int:
    """Number of plots of an entry of ``State.stack``: a number of plots, or ``~card`` of a field that was put back."""
    return c.PLOTS[~entry] if entry < 0 else entry


def following(state: State, seat: int) -> tuple[int, ...]:
    """The sizes that the next field of a private stack may have, as far as everybody knows, ascending.  R15"""
    found: set[int] = set()
    # What may be left: bit masks of the sizes of both sets, and the fields put under them (``Guess`` of the engine).
    for upper, lower, returned in state.belief[seat]:
        mask = upper or lower  # the lower set comes once the upper one is used up
        found |= {size for i, size in enumerate(c.SIZES) if mask >> i & 1}
        if not mask and returned:
            found.add(plots_of(returned[0]))
    return tuple(sorted(found))


def _stack(view: SeatView) -> Zone:
    """The zone of the private stack: one piece, or the fields while their owner looks through them."""
    state, seat = view.state, view.seat
    entries = state.stack[seat][::-1]
    if view.acting and state.decision == "choose_private_field":
        # There is one action for each field that may be chosen, from the top.
        return Zone(stack_key(seat), tuple(_looked_through(seat, entries[: len(state.legal())])))
    # R3: which fields are still to come is public, and only their order is not. So the sizes are sorted.
    sizes = tuple(plots_of(entry) for entry in entries)
    order = sizes if view.own and state.looked[seat] else ()
    piece = kinds.StackPiece(
        stack_key(seat),
        "",
        len(sizes),
        owner=seat,
        sizes=tuple(sorted(sizes)),
        coming=order[:1] or following(state, seat),
        order=order,
    )
    return Zone(stack_key(seat), (piece,))


def _looked_through(seat: int, entries: list[int]) -> list[Piece]:
    """The pieces of fields that the owner looks through with the leaseholder, the top one first."""
    return [
        # The two private fields of a size look the same: either may stand for the one in the stack.
        loose_card(~entry if entry < 0 else c.private_fields(seat, entry)[0], key=stack_key(seat, place))
        for place, entry in enumerate(entries)
    ]


def _hand(view: SeatView) -> Zone:
    """The zone of the hand: own cards open, those of others face down.  R3, R60"""
    state, seat = view.state, view.seat
    cards, beginner = state.hand[seat], state.beginner[seat]
    pieces: list[Piece]
    if view.own:
        pieces = [loose_card(card, view.mask) for card in cards]
        if beginner != c.EMPTY:
            waiting = loose_card(beginner, view.mask)
            assert isinstance(waiting, kinds.RegularPiece)
            pieces.append(replace(waiting, reserved=True))
    else:
        pieces = [kinds.HiddenPiece(hidden_key(seat, place), beginner=False) for place in range(len(cards))]
        if beginner != c.EMPTY:
            pieces.append(kinds.HiddenPiece(beginner_key(seat), beginner=True))
    return Zone(make_key("hand", seat), tuple(pieces))
