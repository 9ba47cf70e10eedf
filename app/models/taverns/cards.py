"""Cards as pieces, wherever they lie."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from app.engines.taverns import components as c
from app.models.table import NO_FLAGS, Attrs, Piece
from app.models.taverns.keys import card_key
from app.models.taverns.tips import TIPS
from app.models.taverns.words import words
from app.models.text import lines


class View(NamedTuple):
    """For whom the explanations are written.

    Attributes:
        seat: The viewer.
        names: Names of all seats.
        person: Whether the viewer is somebody at the screen, called "you".
        level: Module level.
        locale_key: Key of the language.
    """

    seat: int
    names: tuple[str, ...]
    person: bool
    level: int
    locale_key: str

    def who(self, seat: int) -> str:
        """The name of a seat, ``""`` for "you"."""
        return "" if self.person and seat == self.seat else self.names[seat]


def bonus_words(bonus: c.Effect | None) -> tuple[object, ...]:
    """A bonus for painting: its word, and a component id or an amount."""
    if not bonus:
        return ()
    return (bonus[0], c.CARDS[bonus[1]].id) if bonus[0] == "card" else bonus


@lru_cache(maxsize=512)
def printed(_locale_key: str, card: int) -> Attrs:
    """What stands on a card, in words and figures."""
    facts, said = c.CARDS[card], words(card)
    return (
        ("title", said.name),
        ("text", said.text),
        ("kind", facts.kind),
        ("cost", facts.cost),
        ("points", facts.points),
        ("die", facts.die),
        ("doubloons", facts.doubloons),
        ("bonus", bonus_words(facts.bonus)),
        ("column", facts.column),
    )


@lru_cache(maxsize=8192)
def card_piece(
    view: View,
    card: int,
    owner: int = -1,
    nth: int = 0,
    flags: frozenset[str] = NO_FLAGS,
    attrs: Attrs = (),
    more: tuple[str, ...] = (),
) -> Piece:
    """An open card with all its values; ``more`` are further lines of its explanation."""
    tip = lines(TIPS.card(card, view.level), *more)
    shown = (*printed(view.locale_key, card), *attrs)
    return Piece(card_key(card, owner, nth), c.CARDS[card].id, 1, flags, shown, words(card).name, tip)


def card_list(view: View, cards: list[int], flagged: dict[int, str] | None = None) -> tuple[Piece, ...]:
    """Cards for a list that a person opens: one piece per kind, sorted, with its number.  R196"""
    return _card_list(view, tuple(sorted(cards)), tuple(sorted((flagged or {}).items())))


@lru_cache(maxsize=512)
def _card_list(view: View, cards: tuple[int, ...], flagged: tuple[tuple[int, str], ...]) -> tuple[Piece, ...]:
    flags = dict(flagged)
    return tuple(
        Piece(
            f"list:{c.CARDS[card].id}",
            c.CARDS[card].id,
            number,
            frozenset({flags[card]}) if card in flags else NO_FLAGS,
            printed(view.locale_key, card),
            words(card).name,
            TIPS.card(card, view.level),
        )
        for card, number in Counter(cards).items()
    )
