"""The zones of one seat: goods, threats, canals, houses with their people, and the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.plays import canal_price
from app.models.bruges.cards import card_piece
from app.models.bruges.colours import COLOURS
from app.models.bruges.facts import at_risk, expected_tip, facts, numbers, parts, protector, turns_left
from app.models.bruges.keys import (
    THREATS,
    card_key,
    hidden_key,
    house_key,
    marker_key,
    panel_key,
    space_key,
    statue_key,
    threat_key,
    worker_key,
)
from app.models.bruges.people import persons_zone
from app.models.bruges.room import View, seat_zone
from app.models.bruges.tips import TIPS
from app.models.bruges.town import EMPTY, TOWN
from app.models.bruges.uses import PLAYS
from app.models.bruges.words import WORDS, name
from app.models.table import NO_FLAGS, Attrs, Piece, Zone
from app.models.text import Translated, lines

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.match.seats import Seat

Leading = tuple[tuple[int, ...], ...]
"""Seats in front by majority."""
KNOWN = frozenset({"known"})
PLAYABLE = frozenset({"playable"})
MOVING_IN = (*PLAYS, "recruit_from_hand", "choose_discard_person")
"""Decisions in which a person or a pet may move into a house."""


class BrugesSeatZones(Translated):
    """Labels of a seat's things."""

    def guilders(self) -> str:
        """Guilders."""
        return self.tr("Guilders")

    def space(self, section: int, number: int) -> str:
        """A space of a canal."""
        return self.tr("Canal space {number}, {section}").format(number=number, section=WORDS.section(section))

    def marker(self, majority: int) -> str:
        """A majority marker."""
        return self.tr("Majority marker: {majority}").format(majority=WORDS.majority(majority))


LABELS = BrugesSeatZones()


def seat_zones(state: State, view: View, seat: int, each: Seat, leading: Leading) -> list[Zone]:
    """All zones of a seat, in the order that ``pieces`` lists; ``leading`` are the seats in front by majority."""
    left = state.statues_left
    top_statue = c.statues(state.players)[-left] if left else 0
    who = view.who(seat)
    base = seat * c.N_COLOURS
    return [
        Zone(panel_key(seat), (_panel(state, view, seat, each),), each.name),
        _guilders(view, seat, who, state.guilders[seat]),
        _workers(view, seat, who, tuple(state.workers[base : base + c.N_COLOURS])),
        _threats(state, view, seat, who),
        _canal(state, view, seat, who, top_statue),
        _statues(view, seat, who, state.statues[seat]),
        _markers(state, view, seat, who, leading),
        _houses(state, view, seat, who),
        persons_zone(state, view, seat, who),
        _hand(state, view, seat, who),
    ]


# panel and goods


def _panel(state: State, view: View, seat: int, each: Seat) -> Piece:
    held = {
        "active": seat == state.active and state.phase == 3,
        "acting": seat == state.actor,
        "start": seat == state.start,
        "viewer": seat == view.seat,
    }
    values = numbers(state, seat)
    base = seat * c.N_COLOURS
    attrs: Attrs = (
        ("facts", facts(values)),
        ("colour", each.colour),
        ("level", each.level),
        ("points", values.counter),
        ("expected", values.total),
        ("parts", parts(values)),
        ("guilders", values.guilders),
        ("workers", tuple(state.workers[base : base + c.N_COLOURS])),
        ("threats", tuple(state.threats[base : base + c.N_COLOURS])),
        ("hand", values.hand),
        ("tiles", values.tiles),
        ("steps", values.steps),
        ("persons", values.persons),
        ("pets", values.pets),
        ("left", turns_left(state, seat)),
    )
    flags = frozenset(flag for flag, is_set in held.items() if is_set)
    return Piece(panel_key(seat), each.level, 1, flags, attrs, each.name, expected_tip(values))


@lru_cache(maxsize=512)
def _guilders(_view: View, seat: int, who: str, number: int) -> Zone:
    flags = NO_FLAGS if number else EMPTY
    tip = TIPS.guilders(number, who)
    piece = Piece(f"guilders:{seat}", "guilder", number, flags, (), LABELS.guilders(), tip)
    return Zone(f"guilders:{seat}", (piece,), seat_zone("guilders", who))


@lru_cache(maxsize=2048)
def _workers(_view: View, seat: int, who: str, have: tuple[int, ...]) -> Zone:
    pieces = tuple(
        Piece(
            worker_key(seat, colour),
            "worker",
            number,
            NO_FLAGS if number else EMPTY,
            (("colour", c.COLOURS[colour]),),
            COLOURS.worker_label(colour),
            TIPS.workers(colour, number),
        )
        for colour, number in enumerate(have)
    )
    return Zone(f"workers:{seat}", pieces, seat_zone("workers", who))


# threats


def _threats(state: State, view: View, seat: int, who: str) -> Zone:
    base = seat * c.N_COLOURS
    safe = tuple(protector(state, seat, colour) for colour in range(c.N_COLOURS))
    return _threats_zone(view, seat, who, tuple(state.threats[base : base + c.N_COLOURS]), at_risk(state, seat), safe)


@lru_cache(maxsize=4096)
def _threats_zone(
    view: View, seat: int, who: str, have: tuple[int, ...], risk: tuple[int, int, int, int], safe: tuple[int, ...]
) -> Zone:
    damages = [TIPS.damage(colour, *risk) for colour in range(c.N_COLOURS)]
    pieces, warnings = [], []
    for colour, number in enumerate(have):
        strikes = number == c.DAMAGE_AT - 1 and safe[colour] < 0
        warning = TIPS.warning(colour, damages[colour]) if strikes else ""
        warnings.append(warning)
        attrs: Attrs = (
            ("colour", c.COLOURS[colour]),
            ("damage", damages[colour]),
            ("warning", warning),
            ("safe", c.IDS[safe[colour]] if safe[colour] >= 0 else ""),
        )
        flags = frozenset({"last_warning"}) if strikes else NO_FLAGS if number else EMPTY
        tip = TIPS.threat(colour, number, damages[colour], safe[colour])
        face = THREATS[colour]
        pieces.append(
            Piece(threat_key(seat, colour), face, number, flags, attrs, COLOURS.threat(colour), lines(warning, tip))
        )
    attrs = (("warning", lines(*warnings)),)
    return Zone(f"threats:{seat}", tuple(pieces), seat_zone("threats", who), attrs)


# canals


def _canal(state: State, view: View, seat: int, who: str, top_statue: int) -> Zone:
    built = tuple(state.tiles[2 * seat : 2 * seat + 2])
    crowned = tuple(state.crowned[2 * seat : 2 * seat + 2])
    prices = tuple(
        canal_price(state, seat, section, c.NO_CHANGE) if canals.next_colour(state, seat, section) >= 0 else -1
        for section in (0, 1)
    )
    return _canal_zone(view, seat, who, built, crowned, prices, state.guilders[seat], top_statue)


@lru_cache(maxsize=4096)
def _canal_zone(
    view: View,
    seat: int,
    who: str,
    built: tuple[int, ...],
    crowned: tuple[bool, ...],
    prices: tuple[int, ...],
    guilders: int,
    top_statue: int,
) -> Zone:
    pieces = tuple(
        _space(
            view,
            seat,
            section,
            number,
            number <= built[section],
            prices[section] if number == built[section] + 1 else -1,
            guilders,
            0 if crowned[section] or number < c.SPACES else top_statue,
            crowned[section],
        )
        for section in (0, 1)
        for number in range(1, c.SPACES + 1)
    )
    return Zone(f"canal:{seat}", pieces, seat_zone("canal", who))


@lru_cache(maxsize=8192)
def _space(
    view: View,
    seat: int,
    section: int,
    number: int,
    built: bool,
    price: int,
    guilders: int,
    statue: int,
    crowned: bool,
) -> Piece:
    colour = c.CANALS[seat][section][number - 1]
    flags = {"crowned"} if crowned else set()
    more = ""
    if built:
        flags.add("built")
    elif price >= 0:
        flags |= {"next", "affordable" if price <= guilders else "unaffordable"}
        more = TIPS.affordable(price, guilders) if seat == view.seat else ""
    attrs: Attrs = (
        ("section", c.SECTIONS[section]),
        ("number", number),
        ("colour", c.COLOURS[colour]),
        ("price", price if price >= 0 else number),
        ("points", c.THIRD_SPACE_POINTS if number == 3 else 0),
        ("statue", statue),
    )
    tip = lines(TIPS.space(number, colour, built, price, statue), more)
    key = space_key(seat, section, number)
    return Piece(key, "tile" if built else "space", 1, frozenset(flags), attrs, LABELS.space(section, number), tip)


@lru_cache(maxsize=512)
def _statues(view: View, seat: int, who: str, mask: int) -> Zone:
    values = [value for value in range(mask.bit_length()) if mask >> value & 1]
    pieces = tuple(
        Piece(
            statue_key(value),
            "statue",
            1,
            NO_FLAGS,
            (("value", value), ("owner", seat)),
            TOWN.statue(value),
            TIPS.statue(value, top=False, owner=view.names[seat]),
        )
        for value in reversed(values)
    )
    return Zone(f"statues:{seat}", pieces, seat_zone("statues", who))


# majorities


def _markers(state: State, view: View, seat: int, who: str, leading: Leading) -> Zone:
    turned = state.turned[seat]
    states = tuple(
        (bool(turned >> majority & 1), seat in leaders, len(leaders) > 1) for majority, leaders in enumerate(leading)
    )
    return _markers_zone(view, seat, who, states)


@lru_cache(maxsize=1024)
def _markers_zone(_view: View, seat: int, who: str, states: tuple[tuple[bool, bool, bool], ...]) -> Zone:
    pieces = []
    for majority, (turned, leading, tied) in enumerate(states):
        held = {"turned": turned, "leading": leading and not tied, "tied": leading and tied}
        flags = frozenset(flag for flag, is_set in held.items() if is_set)
        face = c.MAJORITIES[majority]
        pieces.append(
            Piece(marker_key(seat, majority), face, 1, flags, (), LABELS.marker(majority), TIPS.marker(turned))
        )
    return Zone(f"markers:{seat}", tuple(pieces), seat_zone("markers", who))


# houses


def _houses(state: State, view: View, seat: int, who: str) -> Zone:
    fronts = tuple(card if state.knows(view.seat, card) else -1 for card in state.houses[seat])
    backs = tuple(c.BACK[card] for card in state.houses[seat])
    alike = state.actor == seat and state.decision in MOVING_IN
    return _houses_zone(view, seat, who, fronts, backs, tuple(state.persons[seat]), tuple(state.pets[seat]), alike)


@lru_cache(maxsize=2048)
def _houses_zone(
    view: View,
    seat: int,
    who: str,
    fronts: tuple[int, ...],
    backs: tuple[int, ...],
    persons: tuple[int, ...],
    pets: tuple[int, ...],
    alike: bool,
) -> Zone:
    """Houses; where somebody moves in, the first of empty houses of a colour stands for the others.  R60"""
    pieces = []
    first: dict[int, int] = {}
    for i, (front, back) in enumerate(zip(fronts, backs, strict=True)):
        colour, pet = divmod(back, 2)
        attrs: Attrs = (
            ("index", i),
            ("colour", c.COLOURS[colour]),
            ("pet", bool(pet)),
            ("front", c.IDS[front] if front >= 0 else ""),
            ("front_title", name(front) if front >= 0 else ""),
            ("person", card_key(persons[i]) if persons[i] >= 0 else ""),
            ("animal", card_key(pets[i]) if pets[i] >= 0 else ""),
        )
        held = {"free": persons[i] < 0, "free_for_pet": pets[i] < 0}
        if alike and all(held.values()) and (meant := first.setdefault(colour, i)) != i:
            attrs = (*attrs, ("button", house_key(seat, meant)))
        flags = frozenset(flag for flag, is_set in held.items() if is_set)
        tip = TIPS.house(front, free=persons[i] < 0)
        pieces.append(Piece(house_key(seat, i), c.COLOURS[colour], 1, flags, attrs, COLOURS.house(colour), tip))
    return Zone(f"houses:{seat}", tuple(pieces), seat_zone("houses", who))


# hand


def _hand(state: State, view: View, seat: int, who: str) -> Zone:
    own = seat == view.seat
    asked = own and state.actor == seat and state.decision in PLAYS
    played = frozenset(action[1] for action in state.legal() if action[0] != "activate") if asked else frozenset()
    pieces = []
    for nth, card in enumerate(state.hand[seat]):
        if state.knows(view.seat, card):
            known = state.is_public(seat, card)
            flags = (KNOWN if known else NO_FLAGS) | (PLAYABLE if card in played else NO_FLAGS)
            pieces.append(card_piece(view, card, flags, (), (TIPS.known(),) if known else ()))
        else:
            pieces.append(_hidden(view, seat, nth, c.BACK[card], own))
    return Zone(f"hand:{seat}", tuple(pieces), seat_zone("hand", who))


@lru_cache(maxsize=2048)
def _hidden(view: View, seat: int, nth: int, back: int, own: bool) -> Piece:
    """A card of which only the back is seen; also one's own while drawing goes on.  R9, R18, R95"""
    colour, pet = divmod(back, 2)
    attrs: Attrs = (("colour", c.COLOURS[colour]), ("pet", bool(pet)))
    tip = TIPS.hidden("" if own else view.names[seat])
    return Piece(hidden_key(seat, nth), "", 1, NO_FLAGS, attrs, COLOURS.back(colour, bool(pet)), tip)
