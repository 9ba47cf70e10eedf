"""The zones of a seat: its display, goods, shop, private stack and hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.loyang import components as c
from app.models.loyang.cards import View, loose_card
from app.models.loyang.display import display
from app.models.loyang.facts import facts, numbers, pair_of, standing
from app.models.loyang.keys import beginner_key, cart_key, hidden_key, panel_key, shop_key, stack_key, store_key
from app.models.loyang.offers import NOTHING, Offers, position_of
from app.models.loyang.rooms import ROOMS, zone_name
from app.models.loyang.tips import TIPS
from app.models.loyang.words import NAMES
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import lines

if TYPE_CHECKING:
    from app.engines.loyang.state import State
    from app.match.seats import Seat

EMPTY = frozenset({"empty"})
GOODS = range(c.N_GOODS)
BUYING = frozenset({"act", "merchant_more", "choose_home_crop"})
"""Decisions in which goods of the shop can be bought."""

GOODS_ZONES = ("cart", "store", "shop", "stack", "hand")


class Farm(NamedTuple):
    """One seat of a position as the viewer sees it.

    Attributes:
        each: Who sits there; ``None`` for the imaginary neighbour (S1).
        mask: Goods on the viewer's cart.
        offers: What the viewer may do now.
    """

    state: State
    view: View
    seat: int
    each: Seat | None
    mask: int
    offers: Offers

    @property
    def own(self) -> bool:
        """Whether it is the viewer's."""
        return self.seat == self.view.seat


def farm_zones(farm: Farm) -> list[Zone]:
    """All zones of a seat, in the order of ``pieces``."""
    state, seat = farm.state, farm.seat
    who = farm.view.who(seat)
    if farm.each is None:
        bare = [Zone(f"{kind}:{seat}", (), zone_name(farm.view.locale_key, kind, who)) for kind in GOODS_ZONES]
        return [_panel(farm), *display(farm), *bare]
    first = seat * c.N_GOODS
    goods = slice(first, first + c.N_GOODS)
    offers = farm.offers if farm.own else NOTHING
    cart, shop = tuple(state.cart[goods]), tuple(state.shop[goods])
    return [
        _panel(farm),
        *display(farm),
        _cart(farm.view, seat, who, cart, shop, offers.sold, offers.sown),
        _store(farm.view, seat, who, tuple(state.store[goods]), state.capacity[seat]),
        _shop(farm.view, seat, who, shop, _shopping(farm), offers.bought),
        _stack(farm),
        _hand(farm),
    ]


def _panel(farm: Farm) -> Zone:
    state, view, seat = farm.state, farm.view, farm.seat
    name = view.names[seat]
    values = numbers(state, seat)
    told = facts(values)
    flags = {
        "viewer": farm.own,
        "acting": state.actor == seat,
        "active": standing(state, seat) == "active",
        "finished": standing(state, seat) == "done",
        "imaginary": farm.each is None,
        "partner": not farm.own and view.seat < state.players and seat in reach(state, view.seat),
    }
    attrs: Attrs = (
        ("facts", told if farm.each else ()),
        ("colour", farm.each.colour if farm.each else -1),
        ("level", farm.each.level if farm.each else ""),
        ("points", values.points),
        ("space", values.space),
        ("cash", values.cash),
        ("loans", values.loans),
        ("goods", values.goods),
        ("capacity", values.capacity),
        ("hand", values.hand),
        ("due", values.due),
        ("position", position_of(state, seat)),
        ("pair", pair_of(state, seat)),
        ("state", standing(state, seat)),
        ("marker", "large" if seat == state.large else "small" if seat == state.small else ""),
    )
    tip = told[0].tip if farm.each else ROOMS.imaginary()
    face = farm.each.level if farm.each else ""
    held = frozenset(flag for flag, given in flags.items() if given)
    return Zone(f"panel:{seat}", (Piece(panel_key(seat), face, 1, held, attrs, name, tip),), name)


def reach(state: State, seat: int) -> list[int]:
    """Whom the lantern helpers of a seat touch; empty while that is not known.  R52"""
    if state.players == 4 and seat not in state.order:
        return []
    return state.opponents(seat)


def _shopping(farm: Farm) -> tuple[int, bool]:
    """Cash of the viewer in its own action turn, else -1; and whether it has the shopper."""
    state = farm.state
    open_now = farm.own and (
        state.decision in ("act", "merchant_more", "choose_home_crop") and state.actor == farm.seat
    )
    return (state.cash[farm.seat] if open_now else -1, state.helper(farm.seat, c.SHOPPER) != c.EMPTY)


@lru_cache(maxsize=4096)
def _cart(view: View, seat: int, who: str, cart: tuple[int, ...], shop: tuple[int, ...], sold: int, sown: int) -> Zone:
    pieces = []
    for good in GOODS:
        number = cart[good]
        flags = {"empty": not number, "sellable": sold >> good & 1, "sowable": sown >> good & 1}
        held = frozenset(flag for flag, given in flags.items() if given)
        free = c.PLACES[good] - shop[good]
        attrs: Attrs = (("good", c.GOODS[good]), ("sell", c.SELL_PRICE[good]))
        tip = TIPS.cart(good, number, free=free)
        pieces.append(Piece(cart_key(seat, good), c.GOODS[good], number, held, attrs, NAMES.good(good), tip))
    return Zone(f"cart:{seat}", tuple(pieces), zone_name(view.locale_key, "cart", who), (("total", sum(cart)),))


@lru_cache(maxsize=1024)
def _store(view: View, seat: int, who: str, store: tuple[int, ...], capacity: int) -> Zone:
    pieces = [
        Piece(
            store_key(seat, good),
            c.GOODS[good],
            number,
            NO_FLAGS if number else EMPTY,
            (("good", c.GOODS[good]),),
            NAMES.good(good),
            TIPS.store(capacity),
        )
        for good, number in enumerate(store)
    ]
    attrs: Attrs = (("capacity", capacity), ("total", sum(store)))
    return Zone(f"store:{seat}", tuple(pieces), zone_name(view.locale_key, "store", who), attrs, TIPS.store(capacity))


@lru_cache(maxsize=4096)
def _shop(
    view: View, seat: int, who: str, shop: tuple[int, ...], shopping: tuple[int, bool], bought: tuple[int, ...]
) -> Zone:
    cash, shopper = shopping
    pieces = []
    for good, stock in enumerate(shop):
        places = c.PLACES[good]
        flags = {"empty": not stock, "full": stock == places}
        more = ""
        if cash >= 0:
            flags["affordable"] = bool(bought[good]) or (stock > 0 and c.BUY_PRICE[good] <= cash)
            flags["unaffordable"] = not flags["affordable"]
            more = TIPS.too_dear(c.BUY_PRICE[good], cash) if stock and c.BUY_PRICE[good] > cash else ""
        attrs: Attrs = (
            ("good", c.GOODS[good]),
            ("stock", stock),
            ("places", places),
            ("free", places - stock),
            ("buy", c.BUY_PRICE[good]),
            ("sell", c.SELL_PRICE[good]),
            ("supply", c.SUPPLY_PRICE[good]),
        )
        held = frozenset(flag for flag, given in flags.items() if given)
        tip = lines(TIPS.shop(good, stock, shopper=shopper), more)
        pieces.append(Piece(shop_key(seat, good), c.GOODS[good], stock, held, attrs, NAMES.good(good), tip))
    return Zone(f"shop:{seat}", tuple(pieces), zone_name(view.locale_key, "shop", who))


def _stack(farm: Farm) -> Zone:
    """Which fields are still to come is public, their order is not.  R3"""
    state, seat = farm.state, farm.seat
    entries = tuple(state.stack[seat][::-1])
    known = farm.own and state.looked[seat]
    if state.decision == "choose_private_field" and state.actor == seat and farm.own:
        return _open_stack(farm.view, seat, entries[: len(state.legal())])
    sizes = tuple(sorted(plots_of(entry) for entry in entries))
    order = tuple(plots_of(entry) for entry in entries) if known else ()
    return _closed_stack(farm.view, seat, sizes, following(state, seat), order)


def plots_of(entry: int) -> int:
    """Plots of a field of a private stack."""
    return c.PLOTS[~entry] if entry < 0 else entry


def following(state: State, seat: int) -> tuple[int, ...]:
    """Sizes that the next field of a private stack may have, as far as everybody knows.  R15"""
    found: set[int] = set()
    for upper, lower, returned in state.belief[seat]:
        mask = upper or lower
        found |= {size for i, size in enumerate(c.SIZES) if mask >> i & 1}
        if not mask and returned:
            found.add(plots_of(returned[0]))
    return tuple(sorted(found))


@lru_cache(maxsize=1024)
def _closed_stack(
    view: View, seat: int, sizes: tuple[int, ...], coming: tuple[int, ...], order: tuple[int, ...]
) -> Zone:
    name = zone_name(view.locale_key, "stack", view.who(seat))
    attrs: Attrs = (("sizes", sizes), ("next", order[:1] or coming), ("order", order))
    tip = lines(TIPS.stack(sizes, order[:1] or coming), TIPS.order(order) if order else "")
    flags = NO_FLAGS if sizes else EMPTY
    return Zone(f"stack:{seat}", (Piece(stack_key(seat), "", len(sizes), flags, attrs, name, tip),), name)


@lru_cache(maxsize=256)
def _open_stack(view: View, seat: int, entries: tuple[int, ...]) -> Zone:
    """The fields as the owner looks through them, the top one first (leaseholder)."""
    pieces = []
    for place, entry in enumerate(entries):
        shown = loose_card(view, ~entry if entry < 0 else c.private_fields(seat, entry)[0], 0)
        pieces.append(Piece(stack_key(seat, place), shown.face, 1, NO_FLAGS, shown.attrs, shown.name, shown.tip))
    return Zone(f"stack:{seat}", tuple(pieces), zone_name(view.locale_key, "stack", view.who(seat)))


def _hand(farm: Farm) -> Zone:
    """Own cards open, those of others face down.  R3, R60"""
    state, view, seat = farm.state, farm.view, farm.seat
    cards, beginner = state.hand[seat], state.beginner[seat]
    name = zone_name(view.locale_key, "hand", view.who(seat))
    attrs: Attrs = (("count", len(cards)),)
    pieces: list[Piece]
    if farm.own:
        pieces = [loose_card(view, card, farm.mask) for card in cards]
        if beginner != c.EMPTY:
            pieces.append(loose_card(view, beginner, farm.mask, frozenset({"beginner"}), (), (TIPS.dotted(),)))
    else:
        pieces = [_hidden(view, hidden_key(seat, place)) for place in range(len(cards))]
        if beginner != c.EMPTY:
            pieces.append(_hidden(view, beginner_key(seat)))
    return Zone(f"hand:{seat}", tuple(pieces), name, attrs)


@lru_cache(maxsize=128)
def _hidden(_view: View, key: str) -> Piece:
    name = ROOMS.dotted() if key.startswith("beginner") else ROOMS.hidden()
    return Piece(key, "", 1, NO_FLAGS, (), name, TIPS.hidden())
