"""The display of a seat: cards in five rows, goods on stalls, and covered cards.  R6, R54-R59"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier
from app.engines.loyang.lanterns import trader_fee
from app.models.loyang.cards import View, card_piece, have, loose_card
from app.models.loyang.facts import due_customers
from app.models.loyang.keys import card_key, offer_key
from app.models.loyang.reasons import REASONS
from app.models.loyang.rooms import ROOMS, zone_name
from app.models.loyang.tips import TIPS
from app.models.loyang.words import NAMES, card_name
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import lines

if TYPE_CHECKING:
    from app.models.loyang.farm import Farm

COVERED = frozenset({"covered"})


def display(farm: Farm) -> list[Zone]:
    """Fields, stalls and their goods, customers, helpers, covered cards."""
    state, view, seat = farm.state, farm.view, farm.seat
    who = view.who(seat)
    change = modifier(state, seat)
    regular, casual = len(state.regulars[seat]), len(state.casuals[seat])
    said: Attrs = (("modifier", change), ("text", _customers(view.locale_key, regular, casual, change)))
    return [
        _zone(farm, "fields", who, [_field(farm, card) for card in state.fields[seat]]),
        _zone(farm, "stalls", who, [_stall(farm, card) for card in state.stalls[seat]]),
        _zone(farm, "offers", who, [piece for card in state.stalls[seat] for piece in _offers(farm, card)]),
        _zone(farm, "regulars", who, [_regular(farm, card) for card in state.regulars[seat]]),
        _zone(farm, "casuals", who, [_casual(farm, card, change) for card in state.casuals[seat]], said),
        _zone(farm, "helpers", who, [_helper(farm, card) for card in state.helpers[seat]]),
        _zone(farm, "covered", who, _covered(farm)),
    ]


@lru_cache(maxsize=512)
def _customers(_locale_key: str, regular: int, casual: int, change: int) -> str:
    return ROOMS.customers(regular, casual, change)


def _zone(farm: Farm, kind: str, who: str, pieces: list[Piece], attrs: Attrs = ()) -> Zone:
    return Zone(f"{kind}:{farm.seat}", tuple(pieces), zone_name(farm.view.locale_key, kind, who), attrs)


def _under(farm: Farm, card: int) -> int:
    """The card covered by this one, ``EMPTY`` for none."""
    return farm.state.under[card]


def _flags(**given: object) -> frozenset[str]:
    return frozenset(flag for flag, held in given.items() if held)


# fields


def _field(farm: Farm, card: int) -> Piece:
    state = farm.state
    wanting = farm.own and state.decision == "act" and state.actor == farm.seat
    return _field_piece(
        farm.view,
        card,
        state.crop[card],
        state.stock[card],
        _under(farm, card),
        sowable=card in farm.offers.fields,
        wanting=wanting,
    )


@lru_cache(maxsize=4096)
def _field_piece(view: View, card: int, crop: int, stock: int, under: int, *, sowable: bool, wanting: bool) -> Piece:
    flags = _flags(empty=not stock and not c.IS_HOME[card], sowable=sowable, ripe=stock == 1)
    attrs: Attrs = (("crop", c.GOODS[crop] if stock else ""), ("stock", stock), *_covers(under))
    idle = wanting and not stock and not sowable and not c.IS_HOME[card]
    tip = lines(TIPS.field(card, crop, stock), TIPS.nothing_fits() if idle else "", _covers_tip(under))
    return card_piece(view, card, flags, attrs, tip)


def _covers(under: int) -> Attrs:
    return (("covers", card_key(under) if under != c.EMPTY else ""),)


def _covers_tip(under: int) -> str:
    return TIPS.covers(card_name(under)) if under != c.EMPTY else ""


# stalls


def _maid(farm: Farm) -> bool:
    """Whether trades of the viewer cost one good only."""
    state = farm.state
    return bool(state.perks & c.MAID_HELPS) and state.active == farm.view.seat


def _stall(farm: Farm, card: int) -> Piece:
    return _stall_piece(farm.view, card, farm.state.stock[card], _under(farm, card), maid=_maid(farm))


@lru_cache(maxsize=2048)
def _stall_piece(view: View, card: int, left: int, under: int, *, maid: bool) -> Piece:
    bowls = tuple(bool(left >> i & 1) for i in range(len(c.GOODS_OF[card])))
    attrs: Attrs = (("left", bowls), *_covers(under))
    tip = lines(TIPS.stall(card, left, maid=maid), _covers_tip(under))
    return card_piece(view, card, NO_FLAGS, attrs, tip)


def _offers(farm: Farm, card: int) -> list[Piece]:
    """One piece per good of a stall."""
    state, found = farm.state, []
    own_turn = farm.own and state.decision == "act" and state.actor == farm.seat
    for place, good in enumerate(c.GOODS_OF[card]):
        there = bool(state.stock[card] >> place & 1)
        tradable = (card, good) in farm.offers.trades
        found.append(
            _offer_piece(
                farm.view,
                card,
                place,
                there=there,
                tradable=tradable,
                maid=_maid(farm),
                poor=own_turn and there and not tradable,
            )
        )
    return found


@lru_cache(maxsize=2048)
def _offer_piece(_view: View, card: int, place: int, *, there: bool, tradable: bool, maid: bool, poor: bool) -> Piece:
    good = c.GOODS_OF[card][place]
    bowls = 1 if maid else c.DEMAND[card][place]
    attrs: Attrs = (("stall", card_key(card)), ("place", place), ("bowls", bowls), ("good", c.GOODS[good]))
    tip = TIPS.offer(good, bowls) if there else TIPS.offer_gone(good)
    flags = _flags(gone=not there, tradable=tradable)
    tip = lines(tip, TIPS.too_few_goods() if poor else "")
    return Piece(offer_key(card, good), c.GOODS[good], 1, flags, attrs, NAMES.good(good), tip)


# customers


def _regular(farm: Farm, card: int) -> Piece:
    state = farm.state
    return _regular_piece(
        farm.view,
        card,
        state.stock[card],
        state.red[card] if farm.each else c.EMPTY,
        state.dealt[card],
        farm.mask & c.NEED[card],
        _under(farm, card),
        due=card in due_customers(state, farm.seat),
        deliverable=card in farm.offers.deliver,
        again=card in farm.offers.again,
        own=farm.own,
    )


@lru_cache(maxsize=4096)
def _regular_piece(
    view: View,
    card: int,
    rows: int,
    red: int,
    dealt: int,
    mask: int,
    under: int,
    *,
    due: bool,
    deliverable: bool,
    again: bool,
    own: bool,
) -> Piece:
    flags = _flags(
        due=due,
        done=dealt in (c.DELIVERED, c.DELIVERED_TWICE),
        twice=dealt == c.DELIVERED_TWICE,
        refused=dealt == c.REFUSED,
        deliverable=deliverable,
        again=again,
    )
    attrs: Attrs = (
        ("rows", rows),
        ("next", c.PAYMENTS[card][rows]),
        ("marker", "" if red == c.EMPTY else "red" if red else "blue"),
        ("have", have(card, mask)),
        *_covers(under),
    )
    tip = lines(
        TIPS.regular(card, rows),
        TIPS.marker(bool(red)) if red != c.EMPTY else "",
        TIPS.customer_state(dealt, due),
        TIPS.can_deliver() if deliverable or again else TIPS.missing(card, mask) if own and due else "",
        _covers_tip(under),
    )
    return card_piece(view, card, flags, attrs, tip)


def _casual(farm: Farm, card: int, change: int) -> Piece:
    state = farm.state
    helped = bool(state.perks & c.PLUS_TWO) and state.active == farm.seat
    return _casual_piece(
        farm.view,
        card,
        change,
        farm.mask & c.NEED[card],
        _under(farm, card),
        servable=card in farm.offers.serve,
        own=farm.own,
        helped=helped,
    )


@lru_cache(maxsize=4096)
def _casual_piece(
    view: View, card: int, change: int, mask: int, under: int, *, servable: bool, own: bool, helped: bool
) -> Piece:
    attrs: Attrs = (
        ("modifier", change),
        ("worth", c.PRICE[card] + change),
        ("have", have(card, mask)),
        *_covers(under),
    )
    tip = lines(
        TIPS.casual(card, change, helped=helped),
        TIPS.can_deliver() if servable else TIPS.missing(card, mask) if own else "",
        _covers_tip(under),
    )
    return card_piece(view, card, _flags(servable=servable), attrs, tip)


# helpers and covered cards


def _helper(farm: Farm, card: int) -> Piece:
    state = farm.state
    kind = c.HELPER[card]
    more = ""
    if kind == c.TRADER:
        more = TIPS.trader_fee(trader_fee(state))
    elif kind == c.LORD and farm.own and state.lord_seat != farm.seat:
        more = TIPS.lord_is_new()
    usable = farm.offers.can_use(card)
    if farm.own and not usable and state.actor == farm.seat:
        more = REASONS.reason(state, card)
    return _helper_piece(farm.view, card, _under(farm, card), more, usable=usable)


@lru_cache(maxsize=1024)
def _helper_piece(view: View, card: int, under: int, more: str, *, usable: bool) -> Piece:
    tip = lines(TIPS.helper(c.HELPER[card]), more, _covers_tip(under))
    return card_piece(view, card, _flags(usable=usable), _covers(under), tip)


def _covered(farm: Farm) -> list[Piece]:
    """Lower cards of double packs, in the order of the display.  R6, R88"""
    state = farm.state
    found = []
    for upper in state.visible(farm.seat):
        lower = state.under[upper]
        if lower != c.EMPTY:
            more = (TIPS.covered(card_name(upper)),)
            found.append(loose_card(farm.view, lower, 0, COVERED, (("over", card_key(upper)),), more))
    return found
