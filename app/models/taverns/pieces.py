"""The table of the Taverns: which zones there are and what lies in them.

``S`` is a seat (0-based), ``ID`` a component id, ``n`` counts from 0.  All zones exist in every
game and in this order; what a level does not have is empty.  Zones of seats follow one another,
all zones of seat 0 first.

Common zones
    ``evenings``      ``evening:1`` .. ``evening:8``, ``face`` the kind of bonus (``counter_guest``, ``choice``,
                      ``entertainer``, ``free_upgrade``); flags ``past``, ``now``; attributes ``number``,
                      ``options`` (``three_stack``, ``die`` or card ids), ``entertainer`` (ID or ``""``), ``schnapps``.
                      Zone attributes ``winter``, ``round``.
    ``monastery``     ``monastery:0`` .. ``monastery:22`` with ``number`` and ``bonus`` (see below), then the markers
                      ``monk:S`` with ``at`` and ``owner``.
    ``guest_deck``    ``guest_deck``: face down, ``count``; ``cards``: a list (see below) of all guests that can still
                      be had, flags ``on_display``, ``in_stack`` for those that lie open.
    ``three_stack``   cards from the bottom to the top, the top one flag ``top``.
    ``display``       open guests, and ``covered:P`` (face down) for the replacement; attribute ``place``.
    ``supply``        ``supply:ID`` for every tavern card of the level, then ``supply:noble``; ``count`` (1 for the
                      unlimited nobles), attributes as on cards and ``prices`` (nobles: beer for 1, 2, 3); flags
                      ``empty``, ``bought``, ``affordable``/``unaffordable``.
    ``start_cards``   ``start:ID`` until the decks are shuffled; attributes ``title``, ``text``, ``effects``,
                      ``taken`` (seats).
    ``picks``         cards to choose from that lie nowhere open: the regulars of whoever removes some.
    ``removed``       ``removed``: ``count`` cards out of the game, ``cards`` (a list).

Zones of a seat
    ``panel:S``       ``panel:S``; attributes ``facts`` (tuple of ``Fact``), ``colour``, ``level``, ``points``,
                      ``doubloons`` and ``beer`` (each: this evening, stored, kept at most, still on dice),
                      ``raises`` (left, all), ``start_card``; flags ``active``, ``acting``, ``start``, ``viewer``.
    ``deck:S``        ``deck:S``: the shuffled part, face down, ``count``; attribute ``cards``: a list of draw and
                      discard pile together; ``total``.  Above it the gained cards from the bottom to the top, flag
                      ``down``: they lie face down, but everybody knows them.
    ``discard:S``     ``discard:S``: ``face`` of its top card, ``count``, ``cards`` (a list).
    ``tables:S``      ``seat:S:n``; attributes ``place``, ``die`` (wanted value, 0 when free), ``doubloons``; flags
                      ``free``, ``extra`` (a table card).
    ``seated:S``      cards at the tables; attribute ``place``; nobles of a stack from the bottom to the top with
                      ``depth`` and flag ``top`` on the last one (there ``stack`` counts them).
    ``laid:S``        laid-out tavern cards in order; attributes ``tile`` (where they lie), ``nth`` (there, from 0),
                      table cards also ``place``; flags ``covered`` (a guest sits on that table), ``half`` (to be
                      drawn half visible, because the juggler asks), ``used`` (bards already used).
    ``tiles:S``       ``tile:S:ID`` for the nine tiles and ``tile:S:host``; attributes ``title``, ``cost``,
                      ``discount``, ``card`` (ID that lowers it), ``returnable``, ``price`` (with all of them),
                      ``base``, ``upgraded``, ``gives`` (now); flags ``upgraded``, ``fresh`` (works next round),
                      ``affordable``/``unaffordable``.
    ``spaces:S``      ``space:S:cash_till|beer_delivery|barrel|monk``; attributes ``wants`` (faces, empty for any),
                      ``many``, ``each`` (what a die brings), ``goods`` (doubloons, beer, steps).
    ``placed:S``      dice on spaces; attributes ``face``, ``own`` (in the colour of the seat), ``space`` (key of the
                      space or seat), ``raised``, ``brings``, ``goods``.
    ``tray:S``        dice in front of the tavern, the same; flag ``lost`` once placing is over.
    ``coaster:S``     ``coaster:O`` (O: who rolled its dice), then its dice; attributes of the coaster ``origin``,
                      ``next`` (seat that gets it next, -1 for nobody), ``comes`` (seat whose coaster comes to S next).
    ``counter:S``     ``counter:S:n``.
    ``entertainers:S``  ``entertainer:S:musician|fire_breather|juggler``; attributes ``title``, ``side`` (0 not here,
                      1 A, 2 B), ``price`` (schnapps), ``text``; flags ``affordable``/``unaffordable``.
    ``schnapps:S``    ``schnapps:S`` with ``count``, flag ``empty``.
    ``reputation:S``  ``reputation:S:0`` (the host) and so on, ``face`` ``host|vp|schnapps|signature|crown``,
                      attributes ``number``, ``amount``, ``bards`` (steps that bards need to get there, 0 for out of
                      reach); then the marker ``fame:S`` with ``at``, while placing also ``doubloons``, ``beer`` and
                      ``steps`` of the coming reputation phase.
    ``book:S``        ``cell:S:C:R`` column by column from the top; attributes ``column``, ``row``, ``bonus``; flags
                      ``signed``, ``next`` (first free one of its column).  Zone attribute ``costs`` (per column).

Keys of cards: ``card:ID`` for guests (each is unique), ``card:S:ID:n`` for all others.  Keys of dice:
``die:O:F:n`` for white ones (rolled by O, face F), ``die:S:own:n`` for own ones, ``die:S:x:n`` for an X (face 7).
Cards have the attributes ``title``, ``text``, ``kind`` (``tavern|noble|regular|guest``), ``cost``, ``points``,
``die``, ``doubloons``, ``bonus``, ``column``.  A *bonus* is ``(word, argument)``: ``("card", ID)``, ``("noble", n)``,
``("schnapps", n)``, ``("monastery", n)``, ``("reputation", n)``, ``("ban",)`` or ``()``.  A *list* is a tuple of
pieces, one per kind with its ``count``.  The attribute ``button`` names the key that a click means: equal dice stand
for one another, a guest means its table, and while serving tables and spaces mean the die that lies there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.table import NO_FLAGS, Attrs, Piece, Table, Zone
from app.models.taverns import dice
from app.models.taverns.cards import View, bonus_words, card_list, card_piece, printed
from app.models.taverns.facts import numbers
from app.models.taverns.keys import covered_key, start_key, supply_key
from app.models.taverns.purse import UNAFFORDABLE, Purse, purse_of
from app.models.taverns.room import Tavern
from app.models.taverns.tavern import seat_zones
from app.models.taverns.tips import TIPS
from app.models.taverns.words import (
    effect_text,
    evening_text,
    locale_key,
    start_name,
    start_text,
    words,
)
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.taverns.state import State
    from app.match.seats import Seat

TOP = frozenset({"top"})
EMPTY = frozenset({"empty"})


class TavernsTable(Translated):
    """Names of the common zones and piles."""

    def zone(self, key: str) -> str:
        """The name of a common zone."""
        return {
            "evenings": self.tr("Evenings"),
            "monastery": self.tr("Monastery"),
            "guest_deck": self.tr("Guests face down"),
            "three_stack": self.tr("Guests for 3 beer"),
            "display": self.tr("Guests on display"),
            "supply": self.tr("Tavern cards and nobles"),
            "start_cards": self.tr("Start cards"),
            "picks": self.tr("Your regulars"),
            "removed": self.tr("Out of the game"),
        }[key]

    def evening(self, number: int) -> str:
        """One evening."""
        return self.tr("Evening {number}").format(number=number)

    def space(self, number: int) -> str:
        """A space of the monastery track."""
        return self.tr("Monastery space {number}").format(number=number)

    def marker(self, who: str) -> str:
        """A marker on the monastery track; ``who`` is ``""`` for "you"."""
        return self.tr("Monastery marker of {name}").format(name=who) if who else self.tr("Your monastery marker")

    def at(self, number: int) -> str:
        """Where a marker stands."""
        return self.tr("On space {number}.").format(number=number)

    def covered(self) -> str:
        """The face-down replacement."""
        return self.tr("Face-down guest")

    def schnapps(self, number: int) -> str:
        """Schnapps that the moon passes."""
        return self.tr("Before: everybody gains %n schnapps.", "", number) if number else ""

    def taken(self, names: str) -> str:
        """Who has chosen a start card."""
        return self.tr("Chosen by {names}.").format(names=names) if names else ""


NAMES = TavernsTable()


def table(state: State, viewer: int, seats: Sequence[Seat]) -> Table:
    """The table as ``viewer`` sees it; explanations are written for that seat."""
    view = View(viewer, tuple(each.name for each in seats), seats[viewer].is_person, state.level, locale_key())
    purse = purse_of(state, viewer, view.who(viewer))
    winter = state.level > 1
    zones = [
        _evenings(view, state.round, winter),
        _monastery(view, tuple(state.monastery)),
        _guest_deck(state, view),
        _three_stack(view, tuple(state.three_stack), purse),
        _display(state, view, purse),
        _supply(view, tuple(state.supply), state.bought if purse.open else 0, purse),
        _start_cards(state, view),
        _picks(state, view),
        _removed(view, tuple(sorted(state.removed))),
    ]
    taken, offered = dice.drafted(state)
    for seat, each in enumerate(seats):
        tavern = Tavern(state, view, seat, each, dice.owned(state, seat, taken[seat]), offered[seat])
        zones += seat_zones(tavern, numbers(state, seat), purse)
    return Table(tuple(zones))


@lru_cache(maxsize=128)
def _evenings(view: View, now: int, winter: bool) -> Zone:
    pieces = []
    for number, evening in enumerate(c.WINTER if winter else c.SUMMER, 1):
        schnapps = evening.schnapps if view.level == 2 else evening.schnapps_later
        options = tuple(each if isinstance(each, str) else c.CARDS[each].id for each in evening.options)
        guest = c.ENTERTAINERS[evening.entertainer] if evening.entertainer >= 0 else ""
        flags = frozenset({"past"} if number < now else {"now"} if number == now else ())
        attrs: Attrs = (("number", number), ("options", options), ("entertainer", guest), ("schnapps", schnapps))
        tip = lines(NAMES.schnapps(schnapps), evening_text(number, winter=winter))
        pieces.append(Piece(f"evening:{number}", evening.bonus, 1, flags, attrs, NAMES.evening(number), tip))
    return Zone("evenings", tuple(pieces), NAMES.zone("evenings"), (("winter", winter), ("round", now)))


@lru_cache(maxsize=8)
def _monastery_spaces(_view: View) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            f"monastery:{number}",
            str(bonus[0]) if bonus else "",
            1,
            NO_FLAGS,
            (("number", number), ("bonus", bonus_words(bonus))),
            NAMES.space(number),
            TIPS.monastery(number),
        )
        for number, bonus in enumerate(c.MONASTERY)
    )


@lru_cache(maxsize=512)
def _monastery(view: View, at: tuple[int, ...]) -> Zone:
    markers = tuple(
        Piece(
            f"monk:{seat}",
            "monk",
            1,
            NO_FLAGS,
            (("at", space), ("owner", seat)),
            NAMES.marker(view.who(seat)),
            lines(NAMES.at(space), effect_text(c.MONASTERY[space])),
        )
        for seat, space in enumerate(at)
    )
    return Zone("monastery", _monastery_spaces(view) + markers, NAMES.zone("monastery"))


def _guest_deck(state: State, view: View) -> Zone:
    """Face down: which guests are still to come is public, their order is not.  R9, R196"""
    covered = state.display[state.covered] if state.covered >= 0 else c.NO_CARD
    display = [card for card in state.display if card != c.NO_CARD]
    shown = {card: "on_display" for card in display if card != covered}
    shown |= dict.fromkeys(state.three_stack, "in_stack")
    cards = card_list(view, [*state.guest_deck, *display, *state.three_stack], shown)
    left = len(state.guest_deck)
    piece = Piece(
        "guest_deck",
        "",
        left,
        NO_FLAGS if left else EMPTY,
        (("cards", cards),),
        NAMES.zone("guest_deck"),
        TIPS.guest_deck(left),
    )
    return Zone("guest_deck", (piece,), NAMES.zone("guest_deck"))


@lru_cache(maxsize=256)
def _three_stack(view: View, cards: tuple[int, ...], purse: Purse) -> Zone:
    pieces = [card_piece(view, card) for card in cards[:-1]]
    if cards:
        more = (TIPS.three_stack(len(cards)),)
        pieces.append(_guest(view, cards[-1], purse, TOP, (("place", -1),), more))
    return Zone("three_stack", tuple(pieces), NAMES.zone("three_stack"))


def _display(state: State, view: View, purse: Purse) -> Zone:
    pieces = []
    for place, card in enumerate(state.display):
        if place == state.covered:
            pieces.append(_covered(view.locale_key, place))
        elif card != c.NO_CARD:
            pieces.append(_guest(view, card, purse, NO_FLAGS, (("place", place),), ()))
    return Zone("display", tuple(pieces), NAMES.zone("display"))


@lru_cache(maxsize=64)
def _covered(_locale_key: str, place: int) -> Piece:
    return Piece(covered_key(place), "", 1, NO_FLAGS, (("place", place),), NAMES.covered(), TIPS.kept_secret())


def _guest(view: View, card: int, purse: Purse, flags: frozenset[str], attrs: Attrs, more: tuple[str, ...]) -> Piece:
    """A guest on offer, with whether the viewer can pay for it now."""
    if purse.open and not purse.recruits:
        flags = flags | UNAFFORDABLE
        more = (*more, TIPS.recruited())
    elif purse.open:
        flags = flags | purse.flag(beer=c.COST[card])
        more = (*more, purse.beer_tip())
    return card_piece(view, card, -1, 0, flags, attrs, more)


@lru_cache(maxsize=2048)
def _supply(view: View, left: tuple[int, ...], bought: int, purse: Purse) -> Zone:
    pieces = []
    for card, number in enumerate(left):
        if view.level < c.FROM_LEVEL[card]:
            continue
        flags = NO_FLAGS if number else EMPTY
        more = [TIPS.supply(number)]
        if bought >> card & 1:
            flags = flags | {"bought"}
            more.append(TIPS.bought())
        elif purse.open:
            flags = flags | purse.flag(doubloons=c.COST[card])
            more.append(purse.doubloons_tip())
        tip = lines(TIPS.card(card, view.level), *more)
        attrs = (*printed(view.locale_key, card), ("prices", (c.COST[card],)))
        pieces.append(Piece(supply_key(card), c.CARDS[card].id, number, flags, attrs, words(card).name, tip))
    prices = tuple(c.NOBLE_PRICES.values())
    flags = purse.flag(beer=prices[0]) if purse.open else NO_FLAGS
    tip = lines(TIPS.nobles(), purse.beer_tip() if purse.open else "")
    attrs = (*printed(view.locale_key, c.NOBLE), ("prices", prices))
    pieces.append(Piece(supply_key(c.NOBLE), "noble", 1, flags, attrs, words(c.NOBLE).name, tip))
    return Zone("supply", tuple(pieces), NAMES.zone("supply"))


def _start_cards(state: State, view: View) -> Zone:
    cards = tuple(state.start_cards) if state.setting_up() else ()
    return _start_zone(view, cards, tuple(state.taken))


@lru_cache(maxsize=256)
def _start_zone(view: View, cards: tuple[int, ...], taken: tuple[int, ...]) -> Zone:
    pieces = []
    for card in cards:
        by = tuple(seat for seat, each in enumerate(taken) if each == card)
        names = NAMES.taken(", ".join(view.names[seat] for seat in by))
        attrs: Attrs = (
            ("title", start_name(card)),
            ("text", start_text(card)),
            ("effects", start_effects(card)),
            ("taken", by),
        )
        tip = lines(start_text(card), names)
        pieces.append(Piece(start_key(card), c.START_CARDS[card], 1, NO_FLAGS, attrs, start_name(card), tip))
    return Zone("start_cards", tuple(pieces), NAMES.zone("start_cards"))


def start_effects(card: int) -> tuple[tuple[object, ...], ...]:
    """The effects of a start card for painting: as bonuses, and ``take``, ``turn_tile``, ``remove``, ``cellar``."""
    return tuple(_start_effect(effect) for effect in c.START_EFFECTS[card])


def _start_effect(effect: c.Effect) -> tuple[object, ...]:
    word, argument = effect
    if word == "take":
        return (word, c.CARDS[argument].id)
    return (word, c.TILES[argument].id) if word == "turn_tile" else bonus_words(effect)


def _picks(state: State, view: View) -> Zone:
    pieces: tuple[Piece, ...] = ()
    if state.decision == "choose_removed_regulars":
        cards = sorted(card for card in state.deck[state.actor] if c.CARDS[card].kind == "regular")
        pieces = tuple(card_piece(view, card, state.actor) for card in cards)
    return Zone("picks", pieces, NAMES.zone("picks") if pieces else "")


@lru_cache(maxsize=256)
def _removed(view: View, cards: tuple[int, ...]) -> Zone:
    flags = NO_FLAGS if cards else EMPTY
    shown = card_list(view, list(cards))
    name = NAMES.zone("removed")
    piece = Piece("removed", "", len(cards), flags, (("cards", shown),), name, TIPS.removed(len(cards)))
    return Zone("removed", (piece,), name)
