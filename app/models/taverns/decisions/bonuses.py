"""Decisions that bonuses lead to, and the one that the juggler has at closing time.  R105, R139, R174, R190"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.models.decision import Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.presenter import Button
from app.models.taverns.decisions.placing import place_of
from app.models.taverns.keys import card_key, cell_key, supply_key, table_key
from app.models.taverns.words import column_costs, entertainer_name, words
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

DECLINE = "button:decline"
"""Key of the button that forfeits the bonus."""


class TavernsBonuses(Translated):
    """The texts of these decisions."""

    def _decline(self) -> Button:
        return Button(DECLINE, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def advise(self, state: State, action: Action) -> str:
        """Any action of these decisions as a piece of advice."""
        match action:
            case ("ban", place):
                return self.tr("Ban {card}").format(card=words(state.seated[state.actor][place]).the)
            case ("column", column):
                return self.tr("Sign in the column for {costs} beer").format(costs=column_costs(column))
            case ("substitute", card):
                return self.tr("Take {card}").format(card=words(card).the)
            case ("return", card):
                return self.tr("Put {card} back on your draw pile").format(card=words(card).the)
        return self.tr("Do without", "advice")

    # choose_banned_card

    def ask_ban(self, state: State, chosen: Chosen) -> Asked:
        """Ask whom to ban; after a guest was clicked, whether to ban this one.  R105"""
        # The fire-breather was paid for: his ban cannot be declined (R134).
        decline = (self._decline(),) if ("decline",) in state.legal() else ()
        if chosen.keys:
            card = state.seated[state.actor][chosen.action[1]]
            title = self.tr("Ban {guest} for good?").format(guest=words(card).the)
            loss = self.tr("It counts %n point(s).", "", c.POINTS[card])
            return Asked(title, loss, (*decline, confirm(self.tr("Ban"), "exit-door")))
        hint = self.tr("{source}: a regular or guest without a die leaves the game for good, with all points.")
        return Asked(self.tr("Whom do you ban?"), hint.format(source=self._source(state)), decline)

    def _source(self, state: State) -> str:
        """Name what brought the ban.  R106, R111, R134

        It may have been several clicks ago, e.g. in the middle of a longer walk through the monastery.
        """
        match state.ban_from:
            case "monastery":
                return self.tr("Space {at} of the monastery").format(at=state.monastery[state.actor])
            case "fire_breather":
                return entertainer_name(c.FIRE_BREATHER)
        # A guest who was recruited lies on top of the draw pile (R3).
        return words(state.deck[state.actor][-1]).name

    def refuse_ban(self, state: State, click: Click) -> str:
        """Say why whoever was clicked cannot be banned.  R105"""
        if click.kind not in ("seat", "card"):
            return ""
        place = int(click.rest[1]) if click.kind == "seat" else place_of(state, click.rest)
        seated = state.seated[state.actor]
        if not 0 <= place < len(seated) or seated[place] == c.NO_CARD:
            return self.tr("Only a guest at a table can be banned.")
        if seated[place] == c.NOBLE:
            return self.tr("Nobles cannot be banned.")
        # Every other seated card could be chosen if it had no die.
        return self.tr("A guest with a die cannot be banned; activate the die first.")

    # choose_signature_column

    def ask_column(self, _state: State, _chosen: Chosen) -> Asked:
        """Ask in which column of the guest book to sign.  R174"""
        hint = self.tr("Click a free cell of the guest book; its bonus is yours at once.")
        return Asked(self.tr("In which column is the signature?"), hint, (self._decline(),))

    # choose_substitute_helper

    def ask_substitute(self, state: State, _chosen: Chosen) -> Asked:
        """Ask which helper to take instead of one whose pile is empty.  R190"""
        buttons = [self._decline()]
        # The first action declines: the helpers have the keys 1, 2 and so on.
        for number, (verb, *rest) in enumerate(state.legal()):
            if verb == "substitute":
                (card,) = rest
                buttons.append(Button(supply_key(card), words(card).name, shortcut=str(number)))
        hint = self.tr("The pile of the guest's bonus is empty.")
        return Asked(self.tr("Which other helper do you take?"), hint, tuple(buttons))

    def reason_for_substitute(self, _state: State, action: Action) -> str:
        """What the helper does."""
        return words(action[1]).text if action[0] == "substitute" else ""

    # use_juggler_return

    def ask_return(self, _state: State, chosen: Chosen) -> Asked:
        """Ask which card the juggler puts back; after one was clicked, whether to put this one back.  R139"""
        if chosen.keys:
            title = self.tr("Put {card} back on your draw pile?").format(card=words(chosen.action[1]).the)
            buttons = self._decline(), confirm(self.tr("Put back"), "juggler")
            return Asked(title, self.tr("It costs 1 schnapps."), buttons)
        hint = self.tr("For 1 schnapps one card laid out goes on top of your draw pile instead of the discard pile.")
        return Asked(self.tr("Does the juggler save a card?"), hint, (self._decline(),))


def _or_none(key: Callable[[State, int], str], *, confirmed: bool) -> Callable[[State, Path], Paths]:
    """A ``Decision.spell`` for the choice of one piece or, with a button, of none.

    Args:
        key: Makes the key of the piece from the number in the action.
        confirmed: Whether the choice of a piece needs confirming.
    """

    def spell(state: State, yes: Path) -> Paths:
        paths: Paths = []
        for action in state.legal():
            if action == ("decline",):
                paths.append(((DECLINE,), action))
            else:
                paths.append(((key(state, action[1]), *(yes if confirmed else ())), action))
        return paths

    return spell


def _guest_key(state: State, place: int) -> str:
    return table_key(state.actor, place)


def _card_key(state: State, card: int) -> str:
    """The key of a card that is laid out: of several equal ones, that of the last."""
    seat = state.actor
    copies = state.nobles[seat] if card == c.NOBLE else state.laid[seat].count(card)
    return card_key(card, seat, max(0, copies - 1))


def _cell_key(state: State, column: int) -> str:
    """The key of the first free cell of a column."""
    return cell_key(state.actor, column, state.book[state.actor][column])


BONUSES = TavernsBonuses()

CHOOSE_BANNED_CARD: Decision[State] = Decision(
    "choose_banned_card",
    anchor="bonuses",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} decides whom to ban."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First decide whom to ban."),
    ask=BONUSES.ask_ban,
    spell=_or_none(_guest_key, confirmed=True),
    advise=BONUSES.advise,
    refuse=BONUSES.refuse_ban,
)
CHOOSE_SIGNATURE_COLUMN: Decision[State] = Decision(
    "choose_signature_column",
    anchor="guest_book",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses a column of the guest book."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a column of the guest book that is not full."),
    ask=BONUSES.ask_column,
    spell=_or_none(_cell_key, confirmed=False),
    advise=BONUSES.advise,
)
CHOOSE_SUBSTITUTE_HELPER: Decision[State] = Decision(
    "choose_substitute_helper",
    anchor="tournament",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} chooses another helper."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First choose a helper of lower rank."),
    ask=BONUSES.ask_substitute,
    spell=by_verb(substitute=supply_key, decline=DECLINE),
    advise=BONUSES.advise,
    reason=BONUSES.reason_for_substitute,
)
USE_JUGGLER_RETURN: Decision[State] = Decision(
    "use_juggler_return",
    anchor="juggler",
    waiting=QT_TRANSLATE_NOOP("TavernsDecisions", "{name} decides which card the juggler saves."),
    first=QT_TRANSLATE_NOOP("TavernsDecisions", "First decide which card the juggler saves."),
    ask=BONUSES.ask_return,
    spell=_or_none(_card_key, confirmed=True),
    advise=BONUSES.advise,
)
