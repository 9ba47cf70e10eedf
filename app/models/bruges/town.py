"""The town that all share: dice, piles, statues, reputation track, majorities, ships, exchange."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.bruges import components as c
from app.engines.bruges.harbour import DOCKING, markers_of
from app.engines.bruges.rounds import HIGH, LOW, advance_price, strengths
from app.models.bruges.cards import card_list, card_piece, printed
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import (
    THREATS,
    die_key,
    exchange_key,
    majority_key,
    pile_key,
    ship_key,
    statue_key,
    step_key,
)
from app.models.bruges.room import ROOM, View
from app.models.bruges.texts import text
from app.models.bruges.tips import TIPS
from app.models.bruges.words import VERBS, WORDS, exchange_name, name
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.bruges.state import State

EMPTY = frozenset({"empty"})
TOP = frozenset({"top"})
TIED = frozenset({"tied"})


class BrugesTown(Translated):
    """Short words below and beside the things of the town."""

    def meaning(self, kind: str, colour: int) -> str:
        """What a die means this round, in one word.  R29-R32"""
        if kind == "threat":
            return COLOURS.threat(colour)
        return {"rise": self.tr("Step"), "ship": self.tr("Ship"), "": "–"}[kind]

    def hall(self) -> str:
        """The first space of the track."""
        return self.tr("Town hall")

    def step(self, points: int) -> str:
        """A space of the track, by the number printed on it: its points."""
        return self.tr("Step {number}").format(number=points)

    def pawn(self, who: str) -> str:
        """A pawn on the track."""
        return self.tr("Pawn of {name}").format(name=who) if who else self.tr("Your pawn")

    def statue(self, value: int) -> str:
        """A statue tile."""
        return self.tr("Statue {value}").format(value=value)

    def reserve(self) -> str:
        """The reserve pile."""
        return self.tr("Reserve")

    def ship(self, colour: int, kind: int) -> str:
        """A ship, as a label."""
        return self.tr("{ship}: {gift}").format(ship=COLOURS.ship_label(colour), gift=WORDS.ship(kind))

    def ships(self, colour: int) -> str:
        """A pile of ships."""
        return self.tr("Ships: {colour}").format(colour=COLOURS.name(colour))

    def exchanges(self) -> str:
        """The pile of exchange cards."""
        return self.tr("Exchange cards")

    def lead(self, names: tuple[str, ...], ahead: int) -> str:
        """Who leads, in a word or two."""
        if not names:
            return "–"
        return f"{names[0]} +{ahead}" if ahead else self.tr("Tied")


TOWN = BrugesTown()


def common_zones(state: State, view: View) -> list[Zone]:
    """All common zones but ``uses``, in the order that ``pieces`` lists."""
    return [
        _dice(view, tuple(state.dice), bool(state.options["zwin"])),
        _piles(view, *(_pile(state, side) for side in (0, 1)), len(state.reserve), state.reserve_used),
        _discard(view, tuple(state.discard)),
        _stack(view, c.statues(state.players)[len(c.statues(state.players)) - state.statues_left :]),
        _track(view, tuple(state.steps), _prices(state), tuple(state.guilders), state.phase == 2),
        _majorities(state, view),
        _ships(state, view),
        _exchange(state, view),
        _offer(state, view),
    ]


# dice


def meaning(face: int, ships: bool) -> str:
    """What a die means besides income: ``threat``, ``rise``, ``ship`` or nothing.  R30-R32, R41"""
    if face >= HIGH:
        return "threat"
    if 0 < face <= LOW:
        return "rise"
    return "ship" if ships and face in DOCKING else ""


@lru_cache(maxsize=512)
def _dice(view: View, faces: tuple[int, ...], ships: bool) -> Zone:
    order = sorted(range(c.N_COLOURS), key=lambda colour: (faces[colour], colour))
    pieces = []
    for colour, face in enumerate(faces):
        means = meaning(face, ships)
        attrs: Attrs = (
            ("value", face),
            ("colour", c.COLOURS[colour]),
            ("rank", order.index(colour)),
            ("meaning", means),
            ("label", TOWN.meaning(means, colour) if face else ""),
            ("threat", THREATS[colour]),
            ("guilders", face),
        )
        tip = TIPS.die(colour, face, ships)
        pieces.append(Piece(die_key(colour), "die", 1, NO_FLAGS, attrs, COLOURS.die(colour), tip))
    low = [face for face in faces if 0 < face <= LOW]
    price = sum(low) if low else -1
    words = TIPS.step_price(price) if any(faces) else ""
    return Zone("dice", tuple(pieces), ROOM.common("dice"), (("price", price), ("text", words)))


# piles


def _pile(state: State, side: int) -> tuple[int, int]:
    """Cards in a draw pile, and the back of its top card.  R9"""
    pile = state.piles[side]
    return len(pile), c.BACK[pile[-1]] if pile else -1


@lru_cache(maxsize=1024)
def _piles(view: View, left: tuple[int, int], right: tuple[int, int], reserve: int, used: bool) -> Zone:
    pieces = []
    for side, (number, back) in enumerate((left, right)):
        colour, pet = divmod(max(back, 0), 2)
        attrs: Attrs = (
            ("side", c.PILES[side]),
            ("colour", c.COLOURS[colour] if number else ""),
            ("pet", bool(pet)),
        )
        tip = TIPS.pile(number, colour, bool(pet), used)
        flags = NO_FLAGS if number else EMPTY
        pieces.append(Piece(pile_key(side), "", number, flags, attrs, WORDS.pile(side), tip))
    flags = EMPTY if used else NO_FLAGS
    pieces.append(Piece("reserve", "", reserve, flags, (), TOWN.reserve(), TIPS.reserve(reserve)))
    return Zone("piles", tuple(pieces), ROOM.common("piles"))


@lru_cache(maxsize=256)
def _discard(view: View, cards: tuple[int, ...]) -> Zone:
    title = ROOM.common("discard")
    attrs: Attrs = (("cards", card_list(view, cards)),)
    face = ""
    if cards:
        face = c.IDS[cards[-1]]
        attrs = (*printed(view.locale_key, cards[-1]), *attrs)
    flags = NO_FLAGS if cards else EMPTY
    tip = lines(name(cards[-1]) if cards else "", TIPS.discard(len(cards)))
    return Zone("discard", (Piece("discard", face, len(cards), flags, attrs, title, tip),), title)


# statues and track


@lru_cache(maxsize=64)
def _stack(view: View, left: tuple[int, ...]) -> Zone:
    """The statue tiles still to be won, from the bottom to the top."""
    pieces = [
        Piece(
            statue_key(value),
            "statue",
            1,
            TOP if value == left[0] else NO_FLAGS,
            (("value", value),),
            TOWN.statue(value),
            TIPS.statue(value, value == left[0], None),
        )
        for value in reversed(left)
    ]
    return Zone("statues", tuple(pieces), ROOM.common("statues"))


def _prices(state: State) -> tuple[int, ...]:
    """What a step costs each seat, -1 where it cannot climb."""
    if not any(state.dice):
        return (-1,) * state.players
    return tuple(advance_price(state, seat) for seat in range(state.players))


@lru_cache(maxsize=32)
def _spaces(_view: View) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            step_key(number),
            "step" if number else "hall",
            1,
            NO_FLAGS,
            (("number", number), ("points", points)),
            TOWN.step(points) if number else TOWN.hall(),
            TIPS.step(number, points),
        )
        for number, points in enumerate(c.TRACK)
    )


@lru_cache(maxsize=512)
def _track(
    view: View, steps: tuple[int, ...], prices: tuple[int, ...], guilders: tuple[int, ...], climbing: bool
) -> Zone:
    pawns = []
    for seat, step in enumerate(steps):
        flags = frozenset({"can_rise"}) if climbing and 0 <= prices[seat] <= guilders[seat] else NO_FLAGS
        who = view.who(seat)
        tip = TIPS.pawn(step, c.TRACK[step], who)
        pawns.append(Piece(f"pawn:{seat}", "pawn", 1, flags, (("at", step), ("owner", seat)), TOWN.pawn(who), tip))
    price = prices[view.seat]
    words = TIPS.next_step(price, steps[view.seat] == c.LAST_STEP)
    attrs: Attrs = (("price", price), ("text", words))
    return Zone("track", _spaces(view) + tuple(pawns), ROOM.common("track"), attrs)


# majorities


def standing(state: State, majority: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Strengths by seat, who is in front, and by how much (0 when tied).  R79-R82"""
    have = tuple(strengths(state, majority))
    most = max(have)
    leaders = tuple(seat for seat, mine in enumerate(have) if mine == most) if most else ()
    ahead = most - sorted(have)[-2] if len(leaders) == 1 else 0
    return have, leaders, ahead


def standings(state: State) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """``standing`` of every majority in play: three, and with pets a fourth.  R12, R93"""
    return [standing(state, majority) for majority in range(len(c.MAJORITIES) if state.options["pets"] else c.PETS)]


def _majorities(state: State, view: View) -> Zone:
    pieces = tuple(
        _majority(view, majority, *each, tuple(mask >> majority & 1 == 1 for mask in state.turned))
        for majority, each in enumerate(standings(state))
    )
    return Zone("majorities", pieces, ROOM.common("majorities"))


@lru_cache(maxsize=2048)
def _majority(
    view: View, majority: int, have: tuple[int, ...], leaders: tuple[int, ...], ahead: int, turned: tuple[bool, ...]
) -> Piece:
    names = tuple(view.names[seat] for seat in leaders)
    attrs: Attrs = (
        ("title", WORDS.majority(majority)),
        ("strengths", have),
        ("leaders", leaders),
        ("ahead", ahead),
        ("turned", tuple(seat for seat, is_turned in enumerate(turned) if is_turned)),
        ("text", TOWN.lead(names, ahead)),
    )
    flags = TIED if len(leaders) > 1 else NO_FLAGS
    in_front = tuple(map(view.who, leaders)) if len(leaders) == 1 else names
    tip = TIPS.majority(majority, in_front, ahead, max(have))
    face = c.MAJORITIES[majority]
    return Piece(majority_key(majority), face, 1, flags, attrs, WORDS.majority(majority), tip)


# ships and exchange


def _ships(state: State, view: View) -> Zone:
    pieces: list[Piece] = []
    if state.options["zwin"]:
        for colour in range(c.N_COLOURS):
            pile = state.ship_piles[colour]
            have = state.workers[view.seat * c.N_COLOURS + colour]
            pieces += _harbour(
                view,
                colour,
                len(pile) - 1 if pile else 0,
                pile[-1] if pile else -1,
                state.docks[colour],
                tuple(state.ship_trays[colour]),
                have > 0,
            )
    return Zone("ships", tuple(pieces), ROOM.common("ships"))


@lru_cache(maxsize=2048)
def _harbour(
    view: View, colour: int, covered: int, open_: int, docked: int, tray: tuple[int, ...], payable: bool
) -> tuple[Piece, ...]:
    """The ships of one colour: face down, open on the pile, in the dock."""
    cleared = tuple(_ship(view, colour, kind, at="tray", payable=payable) for kind in tray)
    attrs: Attrs = (("colour", c.COLOURS[colour]), ("tray", cleared))
    flags = NO_FLAGS if covered else EMPTY
    title = TOWN.ships(colour)
    pieces = [Piece(f"ships:{c.COLOURS[colour]}", "", covered, flags, attrs, title, TIPS.ships(covered))]
    if open_ >= 0:
        pieces.append(_ship(view, colour, open_, at="pile", payable=payable))
    if docked >= 0:
        pieces.append(_ship(view, colour, docked, at="dock", payable=payable))
    return tuple(pieces)


def _ship(_view: View, colour: int, kind: int, at: str, payable: bool) -> Piece:
    source = c.SHIPS_AT + colour * c.N_KINDS + kind
    docked = at == "dock"
    attrs: Attrs = (
        ("colour", c.COLOURS[colour]),
        ("at", at),
        ("title", WORDS.ship(kind)),
        ("text", text(source)),
    )
    flags = frozenset({"active", "affordable" if payable else "unaffordable"}) if docked else NO_FLAGS
    key = ship_key(colour, kind) if at != "tray" else f"list:{c.IDS[source]}"
    return Piece(key, c.SHIP_KINDS[kind], 1, flags, attrs, TOWN.ship(colour, kind), TIPS.ship(source, colour, docked))


def _exchange(state: State, view: View) -> Zone:
    pieces: tuple[Piece, ...] = ()
    if state.options["exchange"]:
        printed_markers = markers_of(state, state.exchange) if state.exchange >= 0 else 0
        coming = tuple((number, markers_of(state, number)) for number in sorted(state.exchange_pile))
        pieces = _exchange_pieces(view, state.exchange, state.markers, printed_markers, coming)
    return Zone("exchange", pieces, ROOM.common("exchange"))


@lru_cache(maxsize=512)
def _exchange_pieces(
    view: View, number: int, markers: int, at_first: int, coming: tuple[tuple[int, int], ...]
) -> tuple[Piece, ...]:
    cards = tuple(_exchange_card(view, each, full, full, f"list:{exchange_key(each)}") for each, full in coming)
    flags = NO_FLAGS if coming else EMPTY
    pile = Piece(
        "exchanges", "", len(coming), flags, (("cards", cards),), TOWN.exchanges(), TIPS.exchanges(len(coming))
    )
    if number < 0:
        return (pile,)
    return (_exchange_card(view, number, markers, at_first, exchange_key(number)), pile)


def _exchange_card(_view: View, number: int, markers: int, at_first: int, key: str) -> Piece:
    source, action = c.EXCHANGE_AT + number, c.EXCHANGE_ACTION[number]
    attrs: Attrs = (
        ("title", exchange_name(number)),
        ("text", text(source)),
        ("action", VERBS[action]),
        ("action_title", WORDS.action(action)),
        ("markers", markers),
        ("printed", at_first),
    )
    return Piece(
        key, c.EXCHANGE[number], 1, NO_FLAGS, attrs, exchange_name(number), TIPS.exchange(source, action, markers)
    )


# what is searched


def _offer(state: State, view: View) -> Zone:
    """Cards of the discard pile that the viewer may choose now.  R98, R102"""
    kinds = {"choose_discard_person": "person", "choose_discard_house": "house"}
    kind = kinds.get(state.decision, "") if state.actor == view.seat else ""
    cards = dict.fromkeys(action[1] for action in state.legal() if action[0] in ("lay", "card")) if kind else {}
    pieces = tuple(card_piece(view, card) for card in sorted(cards, key=lambda card: (c.COLOUR[card], name(card))))
    return Zone("offer", pieces, ROOM.common("offer"), (("kind", kind),))
