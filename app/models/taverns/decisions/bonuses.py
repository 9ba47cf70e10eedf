"""Bonuses that ask something, and the juggler at closing time.  R105, R139, R173, R188"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.taverns import components as c
from app.models.decision import Asked, Chosen, Click, Decision, Paths, by_verb, confirm
from app.models.presenter import Button
from app.models.taverns.decisions.placing import place_of
from app.models.taverns.keys import card_key, cell_key, seat_key, supply_key
from app.models.taverns.words import column_costs, entertainer_name, words
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.contract import Action
    from app.engines.taverns.state import State
    from app.models.selection import Path

DECLINE = "button:decline"


class TavernsBonuses(Translated):
    """The words of these decisions."""

    def _decline(self) -> Button:
        return Button(DECLINE, self.tr("Do without"), "cross-mark", self.tr("N", "key: do without"))

    def advise(self, state: State, action: Action) -> str:
        """What to do, if anything."""
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
        """A guest without a die.  R105"""
        decline = (self._decline(),) if ("decline",) in state.legal() else ()
        if chosen.keys:
            card = state.seated[state.actor][chosen.action[1]]
            title = self.tr("Ban {guest} for good?").format(guest=words(card).the)
            loss = self.tr("It counts %n point(s).", "", c.POINTS[card])
            return Asked(title, loss, (*decline, confirm(self.tr("Ban"), "exit-door")))
        hint = self.tr("{source}: a regular or guest without a die leaves the game for good, with all points.")
        return Asked(self.tr("Whom do you ban?"), hint.format(source=self._source(state)), decline)

    def _source(self, state: State) -> str:
        """What asks: it may be some clicks back.  R106, R111, R134"""
        match state.ban_from:
            case "monastery":
                return self.tr("Space {at} of the monastery").format(at=state.monastery[state.actor])
            case "fire_breather":
                return entertainer_name(c.FIRE_BREATHER)
        return words(state.deck[state.actor][-1]).name  # the guest who was recruited lies there

    def refuse_ban(self, state: State, click: Click) -> str:
        """Who cannot be banned."""
        if click.kind not in ("seat", "card"):
            return ""
        place = int(click.rest[1]) if click.kind == "seat" else place_of(state, click.rest)
        seated = state.seated[state.actor]
        if not 0 <= place < len(seated) or seated[place] == c.NO_CARD:
            return self.tr("Only a guest at a table can be banned.")
        if seated[place] == c.NOBLE:
            return self.tr("Nobles cannot be banned.")
        return self.tr("A guest with a die cannot be banned; activate the die first.")

    # choose_signature_column

    def ask_column(self, _state: State, _chosen: Chosen) -> Asked:
        """A column that is not full.  R173"""
        hint = self.tr("Click a free cell of the guest book; its bonus is yours at once.")
        return Asked(self.tr("In which column is the signature?"), hint, (self._decline(),))

    # choose_substitute_helper

    def ask_substitute(self, state: State, _chosen: Chosen) -> Asked:
        """Another helper, where the pile is empty.  R188"""
        buttons = [self._decline()]
        for number, (verb, *rest) in enumerate(state.legal()):
            if verb == "substitute":
                (card,) = rest
                buttons.append(Button(supply_key(card), words(card).name, shortcut=str(number)))
        hint = self.tr("The pile of the guest's bonus is empty.")
        return Asked(self.tr("Which other helper do you take?"), hint, tuple(buttons))

    def reason_for_substitute(self, _state: State, action: Action) -> str:
        """What it does."""
        return words(action[1]).text if action[0] == "substitute" else ""

    # use_juggler_return

    def ask_return(self, _state: State, chosen: Chosen) -> Asked:
        """A card that comes again tomorrow.  R139"""
        if chosen.keys:
            title = self.tr("Put {card} back on your draw pile?").format(card=words(chosen.action[1]).the)
            buttons = self._decline(), confirm(self.tr("Put back"), "juggler")
            return Asked(title, self.tr("It costs 1 schnapps."), buttons)
        hint = self.tr("For 1 schnapps one card laid out goes on top of your draw pile instead of the discard pile.")
        return Asked(self.tr("Does the juggler save a card?"), hint, (self._decline(),))


def _or_none(key: Callable[[State, int], str], *, confirmed: bool) -> Callable[[State, Path], Paths]:
    """A piece, which ``key`` finds by the number in the action; or a button for none."""

    def spell(state: State, yes: Path) -> Paths:
        return [
            ((DECLINE,) if action == ("decline",) else (key(state, action[1]), *(yes if confirmed else ())), action)
            for action in state.legal()
        ]

    return spell


def _guest_key(state: State, place: int) -> str:
    return seat_key(state.actor, place)


def _card_key(state: State, card: int) -> str:
    """The last of equal cards, which stands for all."""
    seat = state.actor
    copies = state.nobles[seat] if card == c.NOBLE else state.laid[seat].count(card)
    return card_key(card, seat, max(0, copies - 1))


def _cell_key(state: State, column: int) -> str:
    """The first free cell of a column."""
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
