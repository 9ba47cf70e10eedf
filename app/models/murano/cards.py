"""Characters and special building cards as pieces, wherever they lie."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from app.engines.murano import components as c
from app.models.murano.keys import character_key, special_key
from app.models.murano.outlook import Chance, headline
from app.models.murano.tips import TIPS
from app.models.murano.words import character, special
from app.models.table import NO_FLAGS, Attrs, Piece
from app.models.text import lines


class View(NamedTuple):
    """For whom the explanations are written.

    Attributes:
        seat: The viewer.
        names: Names of all seats.
        person: Whether the viewer is somebody at the screen, called "you".
        locale_key: Key of the language.
    """

    seat: int
    names: tuple[str, ...]
    person: bool
    locale_key: str

    def who(self, seat: int) -> str:
        """The name of a seat, ``""`` for "you"."""
        return "" if self.person and seat == self.seat else self.names[seat]


def island_id(island: int) -> str:
    """Component id, ``""`` for none."""
    return c.ISLANDS[island] if island >= 0 else ""


@lru_cache(maxsize=128)
def printed_character(_locale_key: str, card: int) -> Attrs:
    """What stands on a character, in words and figures."""
    said = character(card)
    return (
        ("title", said.name),
        ("text", said.text),
        ("points", headline(card)),
        ("effect", c.SCORING[card]["effect"]),
        ("home", island_id(c.HOME[card])),
    )


@lru_cache(maxsize=64)
def printed_special(_locale_key: str, card: int) -> Attrs:
    """What stands on a special building card."""
    said = special(card)
    return (("title", said.name), ("text", said.text))


@lru_cache(maxsize=4096)
def character_piece(
    view: View,
    card: int,
    chances: tuple[Chance, ...] = (),
    flags: frozenset[str] = NO_FLAGS,
    attrs: Attrs = (),
    more: tuple[str, ...] = (),
) -> Piece:
    """An open character; ``chances`` is what it would score on each island now."""
    said = character(card)
    islands = tuple((c.ISLANDS[each.island], each.points, each.gondoliers) for each in chances)
    tip = lines(said.text, TIPS.home(c.HOME[card]), TIPS.chances(chances), *more)
    shown = (*printed_character(view.locale_key, card), ("islands", islands), *attrs)
    return Piece(character_key(card), c.CHARACTERS[card], 1, flags, shown, said.name, tip)


@lru_cache(maxsize=1024)
def special_piece(
    view: View, card: int, flags: frozenset[str] = NO_FLAGS, attrs: Attrs = (), more: tuple[str, ...] = ()
) -> Piece:
    """An open special building card."""
    said = special(card)
    shown = (*printed_special(view.locale_key, card), *attrs)
    return Piece(special_key(card), c.SPECIALS[card], 1, flags, shown, said.name, lines(said.text, *more))


Listed = tuple[tuple[frozenset[str], int], ...]
"""Flags and owner (or -1) per card of a deck."""


@lru_cache(maxsize=256)
def character_list(view: View, cards: Listed) -> tuple[Piece, ...]:
    """All characters, for the sheet that a person opens.  R120"""
    return tuple(
        Piece(
            f"list:{c.CHARACTERS[card]}",
            c.CHARACTERS[card],
            1,
            flags,
            (*printed_character(view.locale_key, card), ("owner", owner)),
            character(card).name,
            lines(
                character(card).text,
                TIPS.home(c.HOME[card]),
                TIPS.listed(flags, view.who(owner) if owner >= 0 else ""),
            ),
        )
        for card, (flags, owner) in enumerate(cards)
    )


@lru_cache(maxsize=256)
def special_list(view: View, cards: Listed) -> tuple[Piece, ...]:
    """All special building cards, for the sheet that a person opens."""
    return tuple(
        Piece(
            f"list:{c.SPECIALS[card]}",
            c.SPECIALS[card],
            1,
            flags,
            (*printed_special(view.locale_key, card), ("owner", owner)),
            special(card).name,
            lines(special(card).text, TIPS.listed(flags, view.who(owner) if owner >= 0 else "")),
        )
        for card, (flags, owner) in enumerate(cards)
    )
