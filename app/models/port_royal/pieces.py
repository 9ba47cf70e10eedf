"""The table of Port Royal: which zones there are and what lies in them.

Zones (all of them in every game; empty where they do not apply):

=====================  ==========================================================================
``deck``               one piece ``deck``: face down, ``count`` cards, flag ``empty``; attribute
                       ``button``: a click on it means that key
``discard``            one piece ``discard``: ``face`` of the top card, ``count``; attribute
                       ``cards``: all card numbers, top card last (public)
``harbour``            ``card:N`` in order of appearance, the ship to be repelled or accepted last
                       (flag ``pending``, also ``spoils`` if its colour lies there already);
                       zone attributes ``colours``, ``takes``, ``cards``, ``chips``
``expeditions``        ``card:N``; attributes ``symbols`` ((symbol, owned by the viewer) pairs),
                       ``have``, ``need``, ``text``
``contracts``          ``contract:N``; attributes ``coins`` (five), ``completed`` (seats in order),
                       ``step_fields``, ``steps`` (per seat), ``progress`` ((have, need) per seat)
``panel:S``            one piece ``panel:S`` per seat; attribute ``facts`` (tuple of ``Fact``);
                       flags ``active``, ``going``, ``acting``, ``start``, ``last``, ``viewer``
``coins:S``            one piece ``coins:S``: face down, ``count`` coins
``display:S``          ``card:N``: persons and claimed expeditions in order of taking
``collected:S``        ``card:N``: ships laid aside for Pack of Pirates
=====================  ==========================================================================

Open cards have the attributes ``title`` (banner), ``text`` (effect) and their printed figures
``cost``, ``points``, ``coins``, ``swords`` (99 for a skull), ``requires``, ``colour`` (word or
``""``).  A person in the harbour also has ``price`` (what the viewer pays now, with fee) and the
flag ``unaffordable``; a ship there has ``income`` (what it brings the viewer after the fee).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.port_royal import components as c
from app.engines.port_royal.contracts import can_complete, renounceable
from app.engines.port_royal.discover import can_be_repelled
from app.engines.port_royal.state import REPEL_SHIP
from app.engines.port_royal.trade import number_of_takes
from app.models.port_royal.facts import TIPS, facts, numbers
from app.models.port_royal.progress import progress
from app.models.port_royal.words import contract_name, contract_text, locale_key, words
from app.models.presenter import Chip
from app.models.table import NO_FLAGS, Attrs, Piece, Table, Zone
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.port_royal.state import State
    from app.match.seats import Seat

EMPTY = frozenset({"empty"})
UNAFFORDABLE = frozenset({"unaffordable"})
DRAW_KEY = "button:draw"


def card_key(card: int) -> str:
    """The key of an open card."""
    return f"card:{card}"


class View(NamedTuple):
    """For whom the explanations are written."""

    seat: int
    who: str
    active: str
    locale_key: str


class PortRoyalTable(Translated):
    """Names of zones and piles."""

    def harbour(self) -> str:
        """The harbour."""
        return self.tr("Harbour")

    def expeditions(self) -> str:
        """The row of expeditions."""
        return self.tr("Expeditions")

    def contracts(self) -> str:
        """The contracts."""
        return self.tr("Contracts")

    def deck(self) -> str:
        """The draw pile."""
        return self.tr("Draw pile")

    def discard(self) -> str:
        """The discard pile."""
        return self.tr("Discard pile")

    def coins(self, name: str, *, you: bool) -> str:
        """The coins of a seat."""
        return self.tr("Your coins") if you else self.tr("Coins of {name}").format(name=name)

    def display(self, name: str, *, you: bool) -> str:
        """The display of a seat."""
        return self.tr("Your display") if you else self.tr("Display of {name}").format(name=name)

    def collected(self, name: str) -> str:
        """The ships laid aside."""
        return self.tr("Ships kept by {name}").format(name=name)

    def colours(self, colours: int) -> Chip:
        """How many ship colours lie in the harbour."""
        text = self.tr("%n ship colour(s)", "", colours)
        return Chip("colours", text, "sailboat", TIPS.colours(colours))

    def takes(self, takes: int, cards: int, who: str) -> Chip:
        """How many cards may be taken."""
        mine = self.tr("you take {takes} of {cards}").format(takes=takes, cards=cards)
        theirs = self.tr("{who} takes {takes} of {cards}").format(who=who, takes=takes, cards=cards)
        tip = self.tr("Ship colours and governors decide how many cards may be taken.")
        return Chip("takes", theirs if who else mine, "card-pickup", tip)


NAMES = PortRoyalTable()


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it; explanations are written for that seat."""
    you = seats[viewer].is_person
    view = View(viewer, "" if you else seats[viewer].name, seats[state.active].name, locale_key())
    zones = [
        Zone("deck", (_deck(view.locale_key, len(state.deck), _unseen(state)),), NAMES.deck()),
        Zone("discard", (_discard(view.locale_key, tuple(state.discard)),), NAMES.discard()),
        _harbour(state, view, seats),
        _expeditions(state, view),
        _contracts(state, view, seats),
    ]
    for seat, each in enumerate(seats):
        zones += _seat_zones(state, view, seat, each)
    return Table(tuple(zones))


def _unseen(state: State) -> int:
    """Cards of the current pile that nobody sees: draw pile and coins drawn from it."""
    return len(state.hidden_pool()) if state.deck else 0


# piles


@lru_cache(maxsize=512)
def _deck(_locale_key: str, cards: int, unseen: int) -> Piece:
    attrs: Attrs = (("button", DRAW_KEY), ("unseen", unseen))
    return Piece("deck", "", cards, NO_FLAGS if cards else EMPTY, attrs, NAMES.deck(), TIPS.deck(cards, unseen))


@lru_cache(maxsize=64)
def _discard(_locale_key: str, cards: tuple[int, ...]) -> Piece:
    face = c.CARDS[cards[-1]].id if cards else ""
    flags = NO_FLAGS if cards else EMPTY
    return Piece("discard", face, len(cards), flags, (("cards", cards),), NAMES.discard(), TIPS.discard(len(cards)))


@lru_cache(maxsize=256)
def _coins(_locale_key: str, seat: int, coins: int, name: str, who: str) -> Piece:
    flags = NO_FLAGS if coins else EMPTY
    return Piece(f"coins:{seat}", "", coins, flags, (), NAMES.coins(name, you=not who), TIPS.coins(coins, who))


# open cards


def printed(card: int) -> Attrs:
    """What stands on a card, in words and figures."""
    facts_of, said = c.CARDS[card], words(card)
    colour = c.COLOURS[facts_of.colour] if facts_of.colour >= 0 else ""
    return (
        ("title", said.short),
        ("text", said.text),
        ("colour", colour),
        ("cost", facts_of.cost),
        ("points", facts_of.points),
        ("coins", facts_of.coins),
        ("swords", facts_of.swords),
        ("requires", facts_of.requires),
    )


@lru_cache(maxsize=1024)
def _kept(_locale_key: str, card: int) -> Piece:
    """A card in a display or laid aside: nothing about it changes."""
    kind = c.KIND[card]
    if kind == "ship":
        tip = lines(TIPS.collected(), TIPS.ship(card))
    elif kind == "expedition":
        tip = TIPS.claimed(card)
    else:
        tip = TIPS.person(card)
    return Piece(card_key(card), c.CARDS[card].id, 1, NO_FLAGS, printed(card), words(card).name, tip)


@lru_cache(maxsize=2048)
def _for_hire(card: int, price: int, fee: int, coins: int, view: View) -> Piece:
    """A person in the harbour, with what it costs the viewer now."""
    total = price + fee
    tip = lines(
        words(card).text,
        TIPS.points(c.POINTS[card]),
        TIPS.price(card, price, fee, view.who, view.active),
        TIPS.money(coins, total, view.who),
    )
    flags = NO_FLAGS if coins >= total else UNAFFORDABLE
    attrs = (*printed(card), ("price", total))
    return Piece(card_key(card), c.CARDS[card].id, 1, flags, attrs, words(card).name, tip)


class Ship(NamedTuple):
    """What matters of a ship in the harbour for the viewer."""

    bonus: int
    fee: int
    clerks: int
    contract: int
    flags: frozenset[str]
    swords: int
    enough: bool
    captain: str
    """Name of the active player, ``""`` for "you"."""


@lru_cache(maxsize=2048)
def _docked(card: int, ship: Ship, view: View) -> Piece:
    """A ship in the harbour, with what it brings the viewer now."""
    pending = "pending" in ship.flags
    tip = lines(
        TIPS.income(card, ship.bonus, ship.fee, view.who, view.active),
        TIPS.extra_takes(ship.clerks, view.who),
        TIPS.renounceable(contract_name(ship.contract) if ship.contract >= 0 else "", view.who),
        words(card).text,
        TIPS.defence(card),
        TIPS.repellable(ship.swords, ship.enough, ship.captain) if pending else "",
        TIPS.danger() if "risky" in ship.flags else "",
    )
    attrs = (*printed(card), ("income", c.COINS[card] + ship.bonus - ship.fee))
    return Piece(card_key(card), c.CARDS[card].id, 1, ship.flags - {"risky"}, attrs, words(card).name, tip)


# zones


def _harbour(state: State, view: View, seats: Sequence[Seat]) -> Zone:
    """Ships and persons of the turn, in order of appearance; a pending ship comes last."""
    coins, fee = len(state.coins[view.seat]), state.fee(view.seat)
    pieces = [
        _ship(state, card, fee, view, NO_FLAGS)
        if c.IS_SHIP[card]
        else _for_hire(card, state.price(view.seat, card), fee, coins, view)
        for card in state.harbour
    ]
    if state.decision == REPEL_SHIP:
        spoils = state.colours >> c.COLOUR[state.pending] & 1
        flags = frozenset({"pending", "spoils"}) if spoils else frozenset({"pending"})
        pieces.append(_ship(state, state.pending, fee, view, flags))
    colours = state.colours.bit_count()
    chips: tuple[Chip, ...] = (NAMES.colours(colours),) if colours else ()
    takes = -1
    if state.decision != "over" and state.harbour:
        seat = state.going if state.phase else state.active
        takes = state.takes if state.phase else number_of_takes(state, seat)
        who = "" if seat == view.seat and not view.who else seats[seat].name
        chips += (NAMES.takes(min(takes, len(state.harbour)), len(state.harbour), who),)
    attrs: Attrs = (("colours", colours), ("takes", takes), ("cards", len(state.harbour)), ("chips", chips))
    return Zone("harbour", tuple(pieces), NAMES.harbour(), attrs, TIPS.harbour())


def _ship(state: State, card: int, fee: int, view: View, flags: frozenset[str]) -> Piece:
    colour = c.COLOUR[card]
    place = renounceable(state, view.seat, card) if state.contracts else -1
    pending = "pending" in flags
    if not state.phase and not pending:
        flags = frozenset({"risky"})
    ship = Ship(
        bonus=state.trader_bonus(view.seat, colour),
        fee=fee,
        clerks=state.clerks(view.seat, colour),
        contract=state.contracts[place] if place >= 0 else -1,
        flags=flags,
        swords=state.swords(state.active) if pending else 0,
        enough=pending and can_be_repelled(state, card),
        captain="" if state.active == view.seat and not view.who else view.active,
    )
    return _docked(card, ship, view)


def _expeditions(state: State, view: View) -> Zone:
    first = view.seat * c.WIDTH + c.SETTLER
    own = tuple(state.own[first : first + 4])
    pieces = tuple(_expedition(card, own, view) for card in state.expeditions)
    return Zone("expeditions", pieces, NAMES.expeditions(), (), TIPS.expeditions())


@lru_cache(maxsize=512)
def _expedition(card: int, own: tuple[int, ...], view: View) -> Piece:
    """An open expedition, with the symbols that the viewer has of it; jacks fill the gaps."""
    jacks = own[3]
    symbols: list[tuple[str, bool]] = []
    missing = [0, 0, 0]
    for i, symbol in enumerate(c.SYMBOLS):
        for number in range(c.REQUIRES[card][i]):
            owned = number < own[i]
            if not owned and jacks:
                owned, jacks = True, jacks - 1
            missing[i] += not owned
            symbols.append((symbol, owned))
    need = len(symbols)
    have = need - sum(missing)
    tip = TIPS.expedition(card, have, (missing[0], missing[1], missing[2]), view.who)
    attrs = (*printed(card), ("symbols", tuple(symbols)), ("have", have), ("need", need))
    return Piece(card_key(card), c.CARDS[card].id, 1, NO_FLAGS, attrs, words(card).name, tip)


def _contracts(state: State, view: View, seats: Sequence[Seat]) -> Zone:
    names = tuple(each.name for each in seats)
    pieces = tuple(
        _contract(
            contract,
            tuple(state.fields[place]),
            tuple(state.steps[place]),
            tuple(progress(state, place, seat) for seat in range(state.players)),
            can_complete(state, place, view.seat),
            names,
            view._replace(active=""),
        )
        for place, contract in enumerate(state.contracts)
    )
    return Zone("contracts", pieces, NAMES.contracts(), (), TIPS.contract_bonus())


@lru_cache(maxsize=512)
def _contract(
    contract: int,
    fields: tuple[int, ...],
    steps: tuple[int, ...],
    met: tuple[tuple[int, int], ...],
    possible: bool,
    names: tuple[str, ...],
    view: View,
) -> Piece:
    asked = c.CONTRACTS[contract]
    have, need = met[view.seat]
    status = TIPS.contract_status(view.seat in fields, possible, have, need, view.who)
    attrs: Attrs = (
        ("title", contract_name(contract)),
        ("text", contract_text(contract)),
        ("coins", asked.coins),
        ("completed", fields),
        ("step_fields", asked.steps),
        ("steps", steps),
        ("progress", met),
    )
    tip = TIPS.contract(contract, tuple(names[seat] for seat in fields), status)
    return Piece(f"contract:{contract}", asked.id, 1, NO_FLAGS, attrs, contract_name(contract), tip)


def _seat_zones(state: State, view: View, seat: int, each: Seat) -> list[Zone]:
    you = seat == view.seat and not view.who
    who = "" if you else each.name
    name = each.name
    display = tuple(_kept(view.locale_key, card) for card in state.displays[seat])
    kept = tuple(_kept(view.locale_key, card) for card in state.collected[seat]) if state.contracts else ()
    return [
        Zone(f"panel:{seat}", (_panel(state, view, seat, each, who),), name),
        Zone(f"coins:{seat}", (_coins(view.locale_key, seat, len(state.coins[seat]), name, who),)),
        Zone(f"display:{seat}", display, NAMES.display(name, you=you)),
        Zone(f"collected:{seat}", kept, NAMES.collected(name) if kept else ""),
    ]


def _panel(state: State, view: View, seat: int, each: Seat, who: str) -> Piece:
    flags = {
        "active": seat == state.active,
        "going": bool(state.phase) and seat == state.going,
        "acting": seat == state.actor,
        "start": seat == state.start,
        "last": (seat + 1) % state.players == state.start,
        "viewer": seat == view.seat,
    }
    found = facts(numbers(state, seat), who)
    return Piece(
        f"panel:{seat}",
        each.level,
        1,
        frozenset(flag for flag, set_ in flags.items() if set_),
        (("facts", found), ("colour", each.colour), ("level", each.level)),
        each.name,
        lines(*(f"{fact.label}: {fact.value}" for fact in found if fact.value or fact.key in ("coins", "influence"))),
    )
