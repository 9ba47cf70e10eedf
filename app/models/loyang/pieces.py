"""The table of Loyang: which zones there are and what lies in them.

``S`` is a seat (0-based), ``ID`` a component id, ``G`` a good by its id, ``n`` counts from 0.  All zones exist in
every game; what a game does not have is empty.  In the solo game seat 1 is the imaginary neighbour: it has only
``panel:1`` (flag ``imaginary``) and a display.

An open card is ``card:ID`` wherever it lies.  Its ``face`` is its kind (``home``, ``common``, ``field``, ``stall``,
``regular``, ``casual``, ``helper``); attributes ``id``, ``kind`` (the face), ``title``, ``text`` (helpers), ``goods``
(accepted, offered or wanted), and

    fields       ``plots``, ``cost`` (2 for common ones), ``crop`` (G or ``""``), ``stock``; flags ``empty``,
                 ``sowable``, ``ripe`` (one good left)
    stalls       ``demand`` (bowls) and ``left`` (whether still there), both parallel to ``goods``
    regulars     ``payments`` (bottom row first), ``dotted``, ``rows`` (filled), ``next`` (payment), ``marker``
                 (``blue``, ``red`` or ``""``), ``have`` (which goods are on the viewer's cart); flags ``due``,
                 ``done``, ``twice``, ``refused``, ``deliverable``, ``again`` (a second delivery is possible)
    casuals      ``price``, ``modifier`` and ``worth`` (both now), ``have``; flag ``servable``
    helpers      ``helper`` (its kind), ``lantern``, ``phases``; flag ``usable``

``covers`` names the key of the card under it (``""`` for none).

Common zones
    ``path``      ``space:1`` .. ``space:20``; attributes ``number``, ``value``, ``step`` (1 to 4 for the viewer's next
                  steps, else 0), ``price`` (of that step), ``total`` (of all up to it); flags ``past``, ``here``,
                  ``next``, ``affordable``/``unaffordable``.  Then ``walker:S`` with ``at``, ``owner``, ``score``.
                  Zone attributes ``cash``, ``steps`` (that can be paid now), ``text``.
    ``court``     open cards; zone attribute ``open`` (the distribution round is on).
    ``pile``      ``pile``: face down, ``count``.  ``discard``: ``discard`` with ``count``, ``cards`` (a list).
    ``grid``      solo: cards with ``row``, ``column``, ``row_cost``.
    ``drawn``     cards in the air with ``place``: an open double pack, or one to be paid (flag ``paying``).
    ``actions``   tiles ``action:sow|buy|sell|trade|helper|deliver|serve|pack|refuse|loan|end``; attributes ``title``,
                  ``line``, ``shortcut``, ``glyph``; flags ``open``/``blocked``, ``due``.

Zones of a seat
    ``panel:S``   ``panel:S``; attributes ``facts``, ``colour``, ``level``, ``points``, ``space``, ``cash``, ``loans``,
                  ``goods``, ``capacity``, ``hand``, ``due``, ``position`` (in this phase), ``pair`` (0, 1 or -1),
                  ``state`` (``waiting``, ``active``, ``done``, ``""``), ``marker`` (``large``, ``small``, ``""``);
                  flags ``viewer``, ``acting``, ``active``, ``finished``, ``imaginary``, ``partner`` (in reach).
    ``fields:S``, ``stalls:S``, ``regulars:S``, ``casuals:S``, ``helpers:S``   visible cards in the order laid;
                  ``casuals`` has zone attributes ``modifier`` and ``text``.
    ``offers:S``  ``offer:ID:G`` for the goods of visible stalls; attributes ``stall``, ``place``, ``bowls`` (goods to
                  give now), ``good``; flags ``gone``, ``tradable``.
    ``covered:S``  lower cards of double packs; attribute ``over``; flag ``covered``.
    ``cart:S``    ``cart:S:G`` for all goods with ``count``; flags ``empty``, ``sellable``, ``sowable``; zone attribute
                  ``total``.  ``store:S``: ``store:S:G``; zone attributes ``capacity``, ``total``.
    ``shop:S``    ``shop:S:G``; attributes ``stock``, ``places``, ``free``, ``buy``, ``sell``, ``supply``; flags
                  ``empty``, ``full``, ``affordable``/``unaffordable``.
    ``stack:S``   ``stack:S``: private fields face down, ``count``; attributes ``sizes``, ``next`` (sizes it may have),
                  ``order`` (for an owner who has looked).  While the owner looks: ``stack:S:n``, 0 on top.
    ``hand:S``    own cards open (flag ``beginner``); of others ``hidden:S:n`` and ``beginner:S``.

A *list* is a tuple of pieces ``list:ID``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.engines.loyang.goods import modifier, wares
from app.engines.loyang.turn import step_cost
from app.models.loyang import tiles
from app.models.loyang.cards import View, card_list, face_of, loose_card
from app.models.loyang.farm import Farm, farm_zones
from app.models.loyang.keys import DISCARD_PILE, PILE, space_key
from app.models.loyang.offers import Offers, gather, offers_of, phase_of
from app.models.loyang.rooms import ROOMS
from app.models.loyang.tips import TIPS
from app.models.loyang.words import NAMES, locale_key
from app.models.table import NO_FLAGS, Attrs, Piece, Table, Zone
from app.models.text import lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.loyang.state import State
    from app.match.seats import Seat

SHOWN_STEPS = 4
"""Steps whose price is shown in advance.  R114"""

EMPTY = frozenset({"empty"})


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it; explanations are written for that seat."""
    view = view_of(state, viewer, seats)
    offers = offers_of(state, viewer)
    mask = wares(state, viewer)[1]
    zones = [
        _path(state, view),
        _court(state, view, mask),
        _pile(view, len(state.pile), len(state.discard)),
        _discard(view, tuple(state.discard)),
        _grid(state, view, mask, offers),
        _drawn(state, view, mask),
        actions(state, viewer, offers),
    ]
    for seat in range(state.seats):
        each = seats[seat] if seat < state.players else None
        zones += farm_zones(Farm(state, view, seat, each, mask, offers))
    return Table(tuple(zones))


def view_of(state: State, viewer: int, seats: Sequence[Seat]) -> View:
    """For whom the table is explained."""
    names = [each.name for each in seats[: state.players]]
    names += [NAMES.imaginary()] * (state.seats - state.players)
    return View(viewer, tuple(names), seats[viewer].is_person, locale_key())


def actions(state: State, viewer: int, offers: Offers) -> Zone:
    """The tiles; blocked for whoever does not decide."""
    found = tiles.tiles_of(state, viewer, offers, modifier(state, viewer)) if state.actor == viewer else []
    return tiles.zone(locale_key(), tuple(found), ROOMS.table("actions"))


def asked_tiles(state: State) -> list[tiles.Tile]:
    """The tiles of whoever decides."""
    return tiles.tiles_of(state, state.actor, gather(state), modifier(state, state.actor))


# path


def _path(state: State, view: View) -> Zone:
    seats = range(state.players)
    return _path_zone(
        view,
        tuple(state.space[seat] for seat in seats),
        tuple(state.loans[seat] for seat in seats),
        state.cash[view.seat],
    )


def payable_steps(space: int, cash: int) -> int:
    """How many steps so much money buys.  R99"""
    steps = 0
    while space + steps < c.LAST_SPACE and step_cost(space, steps + 1) <= cash:
        steps += 1
    return steps


@lru_cache(maxsize=512)
def _path_zone(view: View, at: tuple[int, ...], loans: tuple[int, ...], cash: int) -> Zone:
    own = at[view.seat]
    pieces = [_space(view, number, number - own, own, cash) for number in range(1, c.LAST_SPACE + 1)]
    for seat, space in enumerate(at):
        attrs: Attrs = (("at", space), ("owner", seat), ("score", space - loans[seat]))
        name = ROOMS.walker(view.who(seat))
        pieces.append(Piece(f"walker:{seat}", "walker", 1, NO_FLAGS, attrs, name, TIPS.walker(space, loans[seat])))
    steps = payable_steps(own, cash)
    said: Attrs = (("cash", cash), ("steps", steps), ("text", ROOMS.path_text(cash, steps)))
    return Zone("path", tuple(pieces), ROOMS.table("path"), said)


@lru_cache(maxsize=4096)
def _space(_view: View, number: int, step: int, own: int, cash: int) -> Piece:
    shown = 1 <= step <= SHOWN_STEPS
    total = step_cost(own, step) if step > 0 else 0
    price = total - step_cost(own, step - 1) if step > 0 else 0
    flags = set()
    if step <= 0:
        flags.add("past" if step else "here")
    else:
        flags |= {"next"} if shown else set()
        flags.add("affordable" if total <= cash else "unaffordable")
    attrs: Attrs = (
        ("number", number),
        ("value", c.PATH[number]),
        ("step", step if shown else 0),
        ("price", price if shown else 0),
        ("total", total if shown else 0),
    )
    tip = lines(TIPS.space(number), TIPS.step(step, price, total) if shown else "")
    return Piece(space_key(number), "space", 1, frozenset(flags), attrs, ROOMS.space(number), tip)


# cards in the middle


def _court(state: State, view: View, mask: int) -> Zone:
    pieces = [loose_card(view, card, mask, NO_FLAGS, (), ()) for card in state.court]
    is_open = phase_of(state) == "cards" and state.players > 1
    return Zone("court", tuple(pieces), ROOMS.table("court"), (("open", is_open),))


@lru_cache(maxsize=1024)
def _pile(_view: View, number: int, discard: int) -> Zone:
    """The order of the draw pile is nobody's.  R3"""
    flags = NO_FLAGS if number else EMPTY
    piece = Piece(PILE, "", number, flags, (), ROOMS.table("pile"), TIPS.pile(number, discard))
    return Zone("pile", (piece,), ROOMS.table("pile"))


@lru_cache(maxsize=256)
def _discard(view: View, cards: tuple[int, ...]) -> Zone:
    flags = NO_FLAGS if cards else EMPTY
    shown = card_list(view, list(cards))
    face = face_of(cards[-1]) if cards else ""
    name = ROOMS.table("discard")
    tip = TIPS.discard(len(cards))
    return Zone("discard", (Piece(DISCARD_PILE, face, len(cards), flags, (("cards", shown),), name, tip),), name)


def _grid(state: State, view: View, mask: int, offers: Offers) -> Zone:
    pieces = []
    buying = "grid" in offers.verbs
    for place, card in enumerate(state.grid):
        if card == c.EMPTY:
            continue
        row, column = divmod(place, c.GRID_COLUMNS)
        price = c.ROW_COST[row]
        flags = NO_FLAGS
        if buying:
            flags = frozenset({"affordable" if card in offers.cards else "unaffordable"})
        attrs: Attrs = (("row", row), ("column", column), ("row_cost", price))
        pieces.append(loose_card(view, card, mask, flags, attrs, (TIPS.grid(price),)))
    return Zone("grid", tuple(pieces), ROOMS.table("grid"))


def _drawn(state: State, view: View, mask: int) -> Zone:
    flags = frozenset({"paying"}) if state.decision == "finance_field" else NO_FLAGS
    paid_now = state.asked[2] if state.decision == "finance_field" else c.EMPTY
    pieces = [
        loose_card(view, card, mask, flags if card == paid_now else NO_FLAGS, (("place", place),), ())
        for place, card in enumerate(state.drawn)
    ]
    return Zone("drawn", tuple(pieces), ROOMS.table("drawn"))
