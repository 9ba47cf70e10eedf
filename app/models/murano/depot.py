"""The stacks and decks, the supply of gondoliers, and what the asked seat looks at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.murano import components as c
from app.engines.murano.building import may_take
from app.engines.murano.end import empty_sorts
from app.models.murano.cards import (
    View,
    character_list,
    character_piece,
    special_list,
    special_piece,
)
from app.models.murano.keys import (
    face_key,
    stack_key,
)
from app.models.murano.names import NAMES
from app.models.murano.outlook import chances, gain_of
from app.models.murano.terms import action_text, sort_names, tile_name
from app.models.murano.tips import TIPS
from app.models.table import NO_FLAGS, Attrs, Piece, Zone

if TYPE_CHECKING:
    from app.engines.murano.state import State

from app.models.murano.lagoon import flagged

EMPTY = frozenset({"empty"})
SOON = 2
"""With one sort sold out, so few tiles of another one are shown in red."""
CHARACTER_DECISIONS = ("choose_character", "start_character")


def depot(state: State, view: View) -> Zone:
    """The island with the stacks: what runs out, and how far the end is.  R12, R70, R73"""
    half = len(state.streets) // 2
    left = (
        ("street", 0, len(state.streets) - half),
        ("street", 1, half),
        ("glassworks", -1, state.glassworks),
        ("shop", -1, len(state.shops)),
        ("palace", -1, len(state.palaces)),
        ("special_building", -1, state.specials_left),
    )
    gone = tuple(c.SORTS[sort] for sort in empty_sorts(state))
    missing = 0 if state.ended else c.EMPTY_SORTS - len(gone)
    over = state.actor == NOBODY or state.decision == "assign_characters"
    building = state.decision == "build_step" and state.actor == view.seat
    pieces = [
        _stack(view, *each, missing, len(state.streets) if each[0] == "street" else each[2], building) for each in left
    ]
    pieces += [_characters(state, view), _specials(state, view), _bag(view, tuple(state.bag))]
    attrs: Attrs = (
        ("empty", gone),
        ("missing", missing),
        ("ended", state.ended),
        ("warning", "" if over else NAMES.warning(gone, missing, state.ended)),
    )
    return Zone("depot", tuple(pieces), NAMES.zone("depot"), attrs)


@lru_cache(maxsize=1024)
def _stack(_view: View, sort: str, half: int, left: int, missing: int, in_sort: int, building: bool) -> Piece:
    flags = flagged(empty=not in_sort, soon=missing == 1 and 0 < in_sort <= SOON)
    attrs: Attrs = (("sort", sort), ("left", in_sort))
    if building and sort == "street":
        attrs = (*attrs, ("button", "button:street"))
    return Piece(stack_key(sort, half), "", left, flags, attrs, sort_names(sort), TIPS.stack(sort, in_sort, missing))


def _characters(state: State, view: View) -> Piece:
    """The deck, with all cards of the game and what the viewer knows of each.  R5, R120"""
    owner = [-1] * len(c.CHARACTERS)
    mark = [NO_FLAGS] * len(c.CHARACTERS)
    if state.players < c.MOST_PLAYERS:
        mark = [flagged(absent=gone) for gone in c.FOUR_PLAYERS_ONLY]
    for seat in range(state.players):
        shown = [(card, "scored") for card in state.scored[seat]]
        if seat == view.seat or state.over():
            shown += [(card, "owned") for card in state.hand[seat]]
        for card, flag in shown:
            owner[card], mark[card] = seat, frozenset({flag})
    for card, seats in zip(state.characters, state.known, strict=True):
        if seats >> view.seat & 1:
            mark[card] = frozenset({"under"})
    cards = character_list(view, tuple(zip(mark, owner, strict=True)))
    left = len(state.characters)
    attrs: Attrs = (("cards", cards),)
    return Piece(
        "deck:characters", "", left, NO_FLAGS if left else EMPTY, attrs, NAMES.deck("characters"), TIPS.characters(left)
    )


def _specials(state: State, view: View) -> Piece:
    owner = [-1] * len(c.SPECIALS)
    mark = [NO_FLAGS] * len(c.SPECIALS)
    for seat, held in enumerate(state.cards):
        for card in range(len(c.SPECIALS)):
            if held >> card & 1:
                owner[card], mark[card] = seat, frozenset({"owned"})
    for card, seats in zip(state.specials, state.specials_known, strict=True):
        if seats >> view.seat & 1:
            mark[card] = frozenset({"under"})
    cards = special_list(view, tuple(zip(mark, owner, strict=True)))
    left = len(state.specials)
    attrs: Attrs = (("cards", cards),)
    return Piece(
        "deck:specials", "", left, NO_FLAGS if left else EMPTY, attrs, NAMES.deck("specials"), TIPS.specials(left)
    )


@lru_cache(maxsize=512)
def _bag(_view: View, beads: tuple[int, ...]) -> Piece:
    number = sum(beads)
    attrs: Attrs = (("beads", beads),)
    return Piece("bag", "bag", number, NO_FLAGS if number else EMPTY, attrs, NAMES.bag(), TIPS.bag(beads))


def supply(state: State, view: View) -> Zone:
    """Gondoliers in the general supply.  R42"""
    return _supply(view, tuple(state.supply))


@lru_cache(maxsize=256)
def _supply(view: View, numbers: tuple[int, ...]) -> Zone:
    pieces = tuple(
        Piece(
            f"supply:{seat}",
            "gondolier",
            number,
            NO_FLAGS if number else EMPTY,
            (("owner", seat),),
            NAMES.of_seat("gondoliers", view.who(seat)),
            TIPS.supply(number),
        )
        for seat, number in enumerate(numbers)
    )
    return Zone("supply", pieces, NAMES.zone("supply"))


# what the asked seat looks at


def offer(state: State, view: View) -> Zone:
    """Cards, tiles or the street drawn, open to whom they are open.  R5, R32, R36, R51, R55"""
    kind, pieces = "", []
    if state.decision in CHARACTER_DECISIONS:
        kind = "characters"
        pieces = _candidates(state, view) if state.actor == view.seat else _covered(view, len(state.drawn))
    elif state.decision == "choose_special_card":
        kind = "specials"
        pieces = _special_cards(state, view) if state.actor == view.seat else _covered(view, len(state.drawn))
    elif state.decision == "choose_tile_from_stack":
        kind = "stack"
        pieces = _looked_through(state, view) if state.actor == view.seat else []
    elif state.drawn_street:
        kind = "street"
        pieces = [_street(view, state.drawn_street)]
    return Zone("offer", tuple(pieces), NAMES.zone(kind) if kind else "", (("kind", kind),))


def _candidates(state: State, view: View) -> list[Piece]:
    """Characters to choose from, each with what it would score now."""
    found = []
    for card in sorted(state.drawn):
        gain = gain_of(state, view.seat, card)
        attrs: Attrs = (("gain", gain), ("best", ""), ("best_points", 0))
        found.append(character_piece(view, card, chances(state, view.seat, card), NO_FLAGS, attrs, (TIPS.gain(gain),)))
    return found


def _special_cards(state: State, view: View) -> list[Piece]:
    found = []
    for card in sorted(state.drawn):
        barred = not may_take(state, view.seat, card)
        more = (TIPS.barred(),) if barred else ()
        found.append(special_piece(view, card, flagged(barred=barred), (("owner", -1),), more))
    return found


def _covered(_view: View, number: int) -> list[Piece]:
    return [Piece(f"drawn:{n}", "", 1, NO_FLAGS, (), NAMES.drawn(), TIPS.drawn()) for n in range(number)]


def _looked_through(state: State, _view: View) -> list[Piece]:
    stack = state.palaces if state.bought else state.shops
    return [
        Piece(
            face_key(face),
            c.TILE_IDS[face],
            stack.count(face),
            NO_FLAGS,
            (),
            tile_name(face),
            TIPS.look(stack.count(face)),
        )
        for face in sorted(set(stack))
    ]


@lru_cache(maxsize=64)
def _street(_view: View, tile: int) -> Piece:
    customer = c.CUSTOMERS[tile - c.STREET_RED] if tile != c.STREET_PLAIN else ""
    attrs: Attrs = (("customer", customer),)
    return Piece("drawn:street", c.TILE_IDS[tile], 1, NO_FLAGS, attrs, tile_name(tile), action_text("build"))
