"""The six uses of a hand card, and the seventh with the exchange card: what each brings, or why it cannot be.

R47, R51-R60, R104, R125, R159
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from app.engines.bruges import canals
from app.engines.bruges import components as c
from app.engines.bruges.plays import canal_price
from app.engines.bruges.useful import any_persons, person_price
from app.models.bruges.amounts import AMOUNTS
from app.models.bruges.colours import COLOURS
from app.models.bruges.keys import card_key
from app.models.bruges.room import ROOM, View
from app.models.bruges.texts import text
from app.models.bruges.words import VERBS, WORDS, exchange_name
from app.models.table import NO_FLAGS, Piece, Zone
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.bruges.state import State
    from app.engines.contract import Action

EXCHANGE = 6
"""The seventh use: the action of the exchange card, improved."""
GLYPHS = ("meeple", "two-coins", "hazard-sign", "river", "family-house", "backup")
EXCHANGE_GLYPH = "trade"
PLAYS = ("play_card", "play_extra", "play_drawn")


def use_key(use: int) -> str:
    """The button and piece of a use."""
    return "use:exchange" if use == EXCHANGE else f"use:{VERBS[use]}"


class Use(NamedTuple):
    """One use of one card.

    Attributes:
        line: What it brings or costs.
        blocked: Why it cannot be chosen, ``""`` if it can.
    """

    line: str
    blocked: str


class BrugesUses(Translated):
    """Uses in words."""

    def line(self, state: State, card: int, use: int, actions: list[Action]) -> str:
        """What a use brings with a card; ``actions`` are all ways to do it."""
        if use == EXCHANGE:
            return text(c.EXCHANGE_AT + state.exchange)
        return (self._workers, self._guilders, self._threat, self._canal, self._house, self._recruit)[use](
            state, card, actions
        )

    def _workers(self, state: State, card: int, actions: list[Action]) -> str:
        number = _told(state, actions[0], "workers")
        if state.naming:
            return self.tr("%n of a colour you name", "", number)
        return f"+{COLOURS.workers(c.COLOUR[card], number)}"

    def _guilders(self, state: State, card: int, actions: list[Action]) -> str:
        if state.naming:
            most = max(_told(state, action, "guilders") for action in actions)
            return self.tr("up to %n, by the colour you name", "", most)
        return f"+{AMOUNTS.guilders(_told(state, actions[0], 'guilders'))}"

    def _threat(self, state: State, card: int, actions: list[Action]) -> str:
        points = AMOUNTS.points(_told(state, actions[0], "points"))
        if state.naming:
            return self.tr("any marker, +{points}").format(points=points)
        return self.tr("−1 {threat}, +{points}").format(threat=COLOURS.threat(c.COLOUR[card]), points=points)

    def _canal(self, state: State, card: int, actions: list[Action]) -> str:
        seat = state.actor
        spaces = [
            self.tr("space {number}: {guilders}").format(
                number=state.tiles[2 * seat + action[4]] + 1,
                guilders=AMOUNTS.guilders(canal_price(state, seat, action[4], c.NO_CHANGE)),
            )
            for action in actions
        ]
        return WORDS.either(spaces)

    def _house(self, state: State, card: int, actions: list[Action]) -> str:
        if len({action[4] for action in actions}) > 1:
            return self.tr("−1 worker of your choice")
        return f"−{COLOURS.workers(actions[0][4], 1)}"

    def _recruit(self, state: State, card: int, actions: list[Action]) -> str:
        price = AMOUNTS.guilders(person_price(state, state.actor, card))
        return self.tr("−{price}, {points} at the end").format(price=price, points=AMOUNTS.points(c.POINTS[card]))

    # why not

    def blocked(self, state: State, card: int, use: int) -> str:
        """Why no action of this use is legal with a card."""
        seat = state.actor
        if use == EXCHANGE:
            return self._exchange_blocked(state, seat, card)
        return (self._always, self._always, self._no_marker, self._no_space, self._no_worker, self._no_home)[use](
            state, seat, card
        )

    def _exchange_blocked(self, state: State, seat: int, card: int) -> str:
        if state.decision == "play_drawn":
            return self.tr("Not with a card just drawn.")
        action = c.EXCHANGE_ACTION[state.exchange]
        change = c.EXCHANGE_CHANGES[state.exchange]
        if action == c.RECRUIT and change is c.NO_CHANGE and not any_persons(state, seat):
            return self._no_home(state, seat, card, change) or self.tr("You have no person to activate.")
        if action == c.BUILD_CANAL:
            return self._no_space(state, seat, card, change)
        if action == c.RECRUIT:
            return self._no_home(state, seat, card, change)
        return self.blocked(state, card, action)

    def _always(self, _state: State, _seat: int, _card: int) -> str:
        return ""

    def _no_marker(self, state: State, seat: int, card: int) -> str:
        if state.naming:
            return self.tr("You have no threat marker.")
        return self.tr("You have no marker {threat}.").format(threat=COLOURS.threat(c.COLOUR[card]))

    def _no_space(self, state: State, seat: int, card: int, change: c.Change = c.NO_CHANGE) -> str:
        wanted = {
            section: canals.next_colour(state, seat, section)
            for section in (0, 1)
            if canals.next_colour(state, seat, section) >= 0
        }
        if not wanted:
            return self.tr("Both canal sections are complete.")
        fitting = [
            section
            for section, colour in wanted.items()
            if state.naming or change.any_colour or colour == c.COLOUR[card]
        ]
        if not fitting:
            colours = WORDS.either(list(dict.fromkeys(COLOURS.name(colour) for colour in wanted.values())))
            return self.tr("The next canal spaces want {colours}.").format(colours=colours)
        price = min(canal_price(state, seat, section, change) for section in fitting)
        return self._too_dear(price, state.guilders[seat])

    def _too_dear(self, price: int, have: int) -> str:
        text = self.tr("Costs {price}, you have {have}.")
        return text.format(price=AMOUNTS.guilders(price), have=have)

    def _no_worker(self, state: State, seat: int, card: int) -> str:
        if not any(state.workers[seat * c.N_COLOURS : seat * c.N_COLOURS + c.N_COLOURS]):
            return self.tr("You have no worker.")
        return self.tr("Needs {worker}.").format(worker=COLOURS.workers(c.COLOUR[card], 1))

    def _no_home(self, state: State, seat: int, card: int, change: c.Change = c.NO_CHANGE) -> str:
        homes = state.pets if c.IS_PET[card] else state.persons
        if -1 not in homes[seat]:
            if not state.houses[seat]:
                return self.tr("You have no house yet.")
            pet = self.tr("All your houses have a pet.")
            return pet if c.IS_PET[card] else self.tr("All your houses are lived in.")
        price = person_price(state, seat, card, change.discount)
        return self._too_dear(price, state.guilders[seat]) if price > state.guilders[seat] else ""

    # labels

    def title(self, state: State, use: int) -> str:
        """The label of a use."""
        if use == EXCHANGE:
            number = state.exchange
            text = self.tr("{action} · {exchange}")
            return text.format(action=WORDS.action(c.EXCHANGE_ACTION[number]), exchange=exchange_name(number))
        return WORDS.action(use)

    def named(self, state: State) -> str:
        """A colour will be named for the card.  R104"""
        return self.tr("This card counts as a colour you name.") if state.naming else ""


USES = BrugesUses()


def _told(state: State, action: Action, what: str) -> int:
    """How much of something an action brings at once, as the rules themselves tell it."""
    tried = state.clone()
    tried.trace = []
    tried.apply(action)
    found = 0
    for event in tried.trace:
        if event[0] == "discard":  # its own card; before that comes the play itself
            continue
        if event[0] == what:
            found += event[-2]
    return found


def uses_in_play(state: State) -> range:
    """Six, and a seventh with an open exchange card.  R51, R125"""
    return range(EXCHANGE + 1 if state.exchange >= 0 else EXCHANGE)


def use_of(action: Action) -> int:
    """The use that a play belongs to."""
    return EXCHANGE if action[3] else VERBS.index(action[0])


def use_of_card(state: State, card: int, use: int) -> Use:
    """What a use of a card brings, or why it cannot be chosen."""
    actions = [
        action for action in state.legal() if action[0] != "activate" and action[1] == card and use_of(action) == use
    ]
    if actions:
        return Use(USES.line(state, card, use, actions), "")
    return Use("", USES.blocked(state, card, use))


def playable(state: State) -> list[int]:
    """The hand cards that the present decision is about."""
    return list(dict.fromkeys(action[1] for action in state.legal() if action[0] != "activate"))


def uses_zone(state: State, view: View) -> Zone:
    """The menu of uses, while the viewer is asked to play a card."""
    pieces: tuple[Piece, ...] = ()
    if state.decision in PLAYS and state.actor == view.seat:
        cards = playable(state)
        pieces = tuple(
            _piece(
                use,
                USES.title(state, use),
                tuple((card_key(card), *use_of_card(state, card, use)) for card in cards),
                USES.named(state),
            )
            for use in uses_in_play(state)
        )
    return Zone("uses", pieces, ROOM.common("uses"))


@lru_cache(maxsize=512)
def _piece(use: int, title: str, by_card: tuple[tuple[str, str, str], ...], tip: str) -> Piece:
    glyph = EXCHANGE_GLYPH if use == EXCHANGE else GLYPHS[use]
    face = "exchange" if use == EXCHANGE else VERBS[use]
    attrs = (("title", title), ("glyph", glyph), ("number", use + 1), ("by_card", by_card))
    return Piece(use_key(use), face, 1, NO_FLAGS, attrs, title, tip)
