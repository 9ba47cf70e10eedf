"""Decisions at the beginning of an evening: its bonus, the entertainer's side, a free upgrade, drawing new guests.

The free upgrade of the fire-breather asks the same question while serving.  R25-R31, R49, R131, R134
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.engines.taverns.evening import evening_of
from app.engines.taverns.state import SERVICE
from app.models.decision import Asked, Chosen, Decision, Paths, by_verb, confirm
from app.models.presenter import Button
from app.models.taverns.keys import REDRAW, card_key, supply_key, tile_key
from app.models.taverns.words import entertainer_name, entertainer_text, evening_text, tile_name, tile_text, words
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

DIE, KEEP = "button:die", "button:keep"
SIDES = {c.SIDE_A: "button:side_a", c.SIDE_B: "button:side_b"}
"""Keys of the buttons for the sides of an entertainer."""


def _card(state: State, option: int | str) -> int:
    """The card that an option of the evening's bonus brings; ``NO_CARD`` for the die."""
    if option == c.EXTRA_DIE:
        return c.NO_CARD
    return state.three_stack[-1] if option == c.THREE_GUEST else int(option)


def _bonus_key(state: State, option: int | str) -> str:
    """The key to click for an option: the top 3-beer guest, a pile of tavern cards, or the button for the die."""
    card = _card(state, option)
    if card == c.NO_CARD:
        return DIE
    return card_key(card) if option == c.THREE_GUEST else supply_key(card)


class TavernsEvening(Translated):
    """The texts of these decisions."""

    # choose_round_bonus

    def ask_bonus(self, state: State, _chosen: Chosen) -> Asked:
        """Ask which bonus of the evening to take.  R26, R188"""
        hint = evening_text(state.round, winter=state.level > 1)
        if state.tournament and len(state.legal()) < len(evening_of(state).options):
            hint += " " + self.tr("Helpers that do not suffice for everybody cannot be chosen.")
        buttons = []
        for number, (_, option) in enumerate(state.legal(), 1):
            card = _card(state, option)
            text = self.tr("A die") if card == c.NO_CARD else words(card).name
            buttons.append(Button(_bonus_key(state, option), text, shortcut=str(number)))
        return Asked(self.tr("Choose the bonus of this evening"), hint, tuple(buttons))

    def advise_bonus(self, state: State, action: Action) -> str:
        """A bonus as a piece of advice."""
        card = _card(state, action[1])
        if card == c.NO_CARD:
            return self.tr("Take the die")
        return self.tr("Take {card}").format(card=words(card).the)

    # choose_entertainer_side

    def ask_side(self, state: State, _chosen: Chosen) -> Asked:
        """Ask on which side to take an entertainer.  R131"""
        tile = state.legal()[0][1]
        title = self.tr("{name}: which side for the rest of the game?").format(name=entertainer_name(tile))
        hint = f"A: {entertainer_text(tile, c.SIDE_A)} B: {entertainer_text(tile, c.SIDE_B)}"
        a = Button(SIDES[c.SIDE_A], self.tr("Side A"), shortcut=self.tr("A", "key: side A"))
        b = Button(SIDES[c.SIDE_B], self.tr("Side B"), shortcut=self.tr("B", "key: side B"))
        return Asked(title, hint, (a, b))

    def advise_side(self, _state: State, action: Action) -> str:
        """A side as a piece of advice."""
        _, tile, side = action
        letter = self.tr("A") if side == c.SIDE_A else self.tr("B")
        text = self.tr("Take side {side} of the entertainer: {name}")
        return text.format(side=letter, name=entertainer_name(tile))

    def reason_for_side(self, _state: State, action: Action) -> str:
        """What this side does."""
        return entertainer_text(action[1], action[2])

    # choose_free_upgrade

    def ask_upgrade(self, state: State, chosen: Chosen) -> Asked:
        """Ask which tile to turn over; after one was clicked, whether to turn over this one.  R29, R134"""
        if chosen.keys:
            tile = chosen.action[1]
            title = self.tr("Turn over “{tile}”?").format(tile=tile_name(tile))
            return Asked(title, tile_text(tile), (confirm(self.tr("Upgrade"), "hammer-nails"),))
        hint = self.tr("No noble comes with it, but it works this very evening.")
        # While serving, it is the fire-breather who turns the tile over.
        if state.phase == SERVICE:
            hint = self.tr("It brings a noble, too.")
        return Asked(self.tr("Which tile do you turn over free of charge?"), hint)

    def advise_upgrade(self, _state: State, action: Action) -> str:
        """A tile as a piece of advice."""
        return self.tr("Turn over “{tile}”").format(tile=tile_name(action[1]))

    def reason_for_upgrade(self, _state: State, action: Action) -> str:
        """What the tile gives when it is turned over."""
        return tile_text(action[1])

    # use_counter_guest_redraw

    def ask_redraw(self, state: State, _chosen: Chosen) -> Asked:
        """Ask whether to keep the guests or to draw new ones for a counter guest.  R49"""
        hint = self.tr(
            "For a counter guest (you have %n) all cards laid out are discarded, and new ones come.",
            "",
            state.counter_guests[state.actor],
        )
        redraw = Button(REDRAW, self.tr("Draw anew"), "card-random", self.tr("R", "key: draw new guests"))
        keep = Button(KEEP, self.tr("Keep"), "check-mark", "Return", primary=True)
        return Asked(self.tr("Keep these guests or draw anew?"), hint, (redraw, keep))

    def advise_redraw(self, _state: State, action: Action) -> str:
        """Keeping or drawing as a piece of advice."""
        return self.tr("Draw new guests") if action[0] == "redraw" else self.tr("Keep your guests")


def spell_bonus(state: State, _yes: Path) -> Paths:
    """One click for each bonus."""
    return [((_bonus_key(state, action[1]),), action) for action in state.legal()]


def spell_upgrade(state: State, yes: Path) -> Paths:
    """A click on the tile, to be confirmed."""
    return [((tile_key(state.actor, action[1]), *yes), action) for action in state.legal()]


def _side_key(_tile: int, side: int) -> str:
    return SIDES[side]


EVENING = TavernsEvening()

CHOOSE_ROUND_BONUS: Decision[State] = Decision(
    "choose_round_bonus",
    anchor="next_evening",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses the bonus of the evening."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose the bonus of this evening."),
    ask=EVENING.ask_bonus,
    spell=spell_bonus,
    advise=EVENING.advise_bonus,
)
CHOOSE_ENTERTAINER_SIDE: Decision[State] = Decision(
    "choose_entertainer_side",
    anchor="entertainers",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses a side of the entertainer."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a side of the entertainer."),
    ask=EVENING.ask_side,
    spell=by_verb(side=_side_key),
    advise=EVENING.advise_side,
    reason=EVENING.reason_for_side,
)
CHOOSE_FREE_UPGRADE: Decision[State] = Decision(
    "choose_free_upgrade",
    anchor="upgrading",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses a tile to turn over."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a tile that is not upgraded yet."),
    ask=EVENING.ask_upgrade,
    spell=spell_upgrade,
    advise=EVENING.advise_upgrade,
    reason=EVENING.reason_for_upgrade,
)
USE_COUNTER_GUEST_REDRAW: Decision[State] = Decision(
    "use_counter_guest_redraw",
    anchor="redraw",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} decides whether to draw new guests."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First decide whether to draw new guests."),
    ask=EVENING.ask_redraw,
    spell=by_verb(keep=KEEP, redraw=REDRAW),
    advise=EVENING.advise_redraw,
)
