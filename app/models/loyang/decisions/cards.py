"""The card phase: court, hand and grid, a field to be paid, and double packs.  R28-R46, R60, R61, R88-R90, S3"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engines.loyang import components as c
from app.engines.loyang.court import must_take
from app.models.decision import Asked, Chosen, confirm
from app.models.loyang.decisions.common import decision
from app.models.loyang.decisions.spelling import REJECT, YES, ActionKind, SpellContext, offered, single_action
from app.models.loyang.keys import PILE, card_key
from app.models.loyang.phrases import PHRASES
from app.models.loyang.words import NAMES, helper_words
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.decision import Click
    from app.models.selection import Path

REVEAL, ENOUGH, SINGLE = "button:reveal", "button:enough", "button:single"


class LoyangCourt(Translated):
    """The questions, pieces of advice and refusals of these decisions."""

    # court and hand

    def ask_court(self, state: State, choice: Chosen) -> Asked:
        """Whether to add a card to the court or to take one of it.  R32-R34, R61"""
        if choice.keys:
            return self._ask_card(state, choice.action)
        verbs = choice.verbs
        hint = self.tr("Taking ends the card phase for you: a court card and a hand card, the others go to the court.")
        title = self.tr("Take a card of the court, or add one to it")
        if verbs & {"hand", "beginner"}:  # R34a: the person must take, and there is nothing to take
            title, hint = self.tr("Lay out a hand card"), self.tr("The court is empty.")
        elif "take" not in verbs:
            title, hint = self.tr("Put a hand card into the court"), self.tr("The court is still empty.")
        elif must_take(state, state.actor):
            title = self.tr("Take a card of the court")
        if "reveal" in verbs:
            more = self.tr("You may turn up a card first.")
            hint = f"{hint} {more}"
        reveal = Button(REVEAL, self.tr("Turn up a card"), "card-draw", self.tr("T", "key: turn up a card"))
        return Asked(title, hint, offered(choice, reveal))

    def _ask_card(self, state: State, action: Action) -> Asked:
        """Whether a card is added, taken or laid out indeed."""
        verb, card = action[0], action[1] if len(action) > 1 else state.beginner[state.actor]
        name, hint = NAMES.the(card), self._consequence(card)
        if verb == "add":
            hint = self.tr("Anyone may take it there, later you too.")
            title, yes = self.tr("Put {card} into the court?"), confirm(self.tr("Into the court"))
        elif verb in ("take", "extra"):
            follows = self.tr("A hand card follows.")
            hint = f"{hint} {follows}"
            title, yes = self.tr("Take {card} from the court?"), confirm(self.tr("Take"))
        else:
            title, yes = self.tr("Lay out {card}?"), confirm(self.tr("Lay out"))
        return Asked(title.format(card=name), hint, (yes,))

    def _consequence(self, card: int) -> str:
        """What laying out a card leads to, one sentence.  R8, R9, R39, R81"""
        kind = c.KIND[card]
        if kind == c.HELPER_CARD:
            return helper_words(c.HELPER[card]).text
        return {
            c.FIELD: self.tr("It costs %n cash at once.", "", c.FIELD_COST),
            c.STALL: self.tr("It is filled at once."),
            c.REGULAR: self.tr("It wants its first delivery in this round."),
            c.CASUAL: self.tr("It can wait as long as you like."),
        }[kind]

    def ask_hand(self, state: State, choice: Chosen) -> Asked:
        """Which hand card follows the court card.  R36"""
        if choice.keys:
            return self._ask_card(state, choice.action)
        hint = self.tr("All other hand cards go to the court.")
        if any(action[0] == "play" and c.HELPER[action[1]] == c.LORD for action in choice.actions):
            hint = self.tr("Or use the lord of the manor first, for up to two more cards of the court.")
        return Asked(self.tr("Which hand card do you lay out?"), hint)

    def ask_extra(self, state: State, choice: Chosen) -> Asked:
        """Whether to take another court card with the lord of the manor.  R96"""
        if choice.keys:
            return self._ask_card(state, choice.action)
        hint = self.tr("Up to %n more.", "", int(state.asked[2]))
        return Asked(self.tr("Take another card of the court?"), hint, offered(choice, self.enough()))

    def enough(self) -> Button:
        """The button that ends taking or buying cards."""
        return Button(ENOUGH, self.tr("Enough"), "check-mark", self.tr("O", "key: enough"))

    def advise(self, state: State, action: Action) -> str:
        """What to do with which card; see ``Decision.advise``."""
        verb = action[0]
        card = state.beginner[state.actor] if verb == "beginner" else action[1]
        return {
            "add": self.tr("Add {card} to the court"),
            "take": self.tr("Take {card} from the court"),
            "extra": self.tr("Take {card} from the court"),
            "hand": self.tr("Lay out {card}"),
            "beginner": self.tr("Lay out {card}"),
            "grid": self.tr("Buy {card}"),
        }[verb].format(card=NAMES.the(card))

    def refuse_court(self, state: State, click: Click) -> str:
        """Why a card of court or hand, or the beginner customer, cannot be chosen; see ``Decision.refuse``."""
        if click.kind != "card":
            return ""
        card = c.NUMBER[click.rest[0]]
        if card in state.court:  # R40: the only court cards that cannot be taken are fields that cannot be paid
            return self.tr("You cannot pay for this field.")
        if click.chosen.keys and click.chosen.action[0] == "take" and card in state.hand[state.actor]:
            court_card = NAMES.the(click.chosen.action[1])
            return self.tr("First take {card}; then you choose the hand card.").format(card=court_card)
        if state.decision == "distribute" and card in state.hand[state.actor]:
            return self.tr("You have to take a card from the court first, then a hand card.")
        if state.decision == "distribute" and card == state.beginner[state.actor]:
            return self.tr("It can stand in for the hand card, after a card from the court.")
        return ""

    def refuse_hand(self, state: State, click: Click) -> str:
        """Why a court card cannot be chosen; see ``Decision.refuse``."""
        if click.kind == "card" and c.NUMBER[click.rest[0]] in state.court:
            return self.tr("Now it has to be a hand card.")
        return ""

    # fields and the grid

    def ask_payment(self, state: State, _choice: Chosen) -> Asked:
        """How a common field is to be paid for which there is too little cash.  R43"""
        hint = self.tr("You have {cash}. Sell goods, take a loan, or use the accountant or the market crier.")
        title = self.tr("The field costs %n cash", "", c.FIELD_COST)
        return Asked(title, hint.format(cash=state.cash[state.actor]))

    def ask_grid(self, state: State, choice: Chosen) -> Asked:
        """Which card of the grid to buy in the solo game.  S3"""
        if choice.keys:
            card = choice.action[1]
            title = self.tr("Buy {card} for %n cash?", "", _grid_price(state, card)).format(card=NAMES.the(card))
            return Asked(title, self._consequence(card), (confirm(self.tr("Buy")),))
        hint = self.tr("Row 1 is free, row 2 costs 1 cash, rows 3 and 4 cost 2. Then row 2 is cleared.")
        return Asked(self.tr("Buy up to %n card(s)", "", state.grid_left), hint, offered(choice, self.enough()))

    def refuse_grid(self, state: State, click: Click) -> str:
        """Why a card of the grid cannot be bought; see ``Decision.refuse``."""
        card = c.NUMBER[click.rest[0]] if click.kind == "card" else c.EMPTY
        if card == c.EMPTY or card not in state.grid:
            return ""
        if not state.grid_left:
            return self.tr("You have bought as many cards as you are allowed.")
        return PHRASES.too_dear(_grid_price(state, card), state.cash[state.actor])

    # double packs

    def ask_pack(self, state: State, choice: Chosen) -> Asked:
        """Which cards of a double pack to keep, and which of them on top.  R89"""
        buttons = offered(
            choice,
            Button(SINGLE, self.tr("This one only"), "check-mark", self.tr("S", "key: keep one card")),
            Button(REJECT, self.tr("Keep none"), "card-discard", self.tr("R", "key: keep no card")),
        )
        if not choice.keys:
            hint = self.tr("The first card that you click lies on top and works at once.")
            if any(c.KIND[card] == c.FIELD for card in state.drawn):
                price = self.tr("A field costs 2 cash.")
                hint = f"{hint} {price}"
            return Asked(self.tr("Keep none, one, or both on top of each other?"), hint, buttons)
        verb, *cards = choice.action
        if verb == "reject":
            hint = self.tr("Both go to the discard pile.")
            return Asked(self.tr("Keep none of the two?"), hint, (confirm(self.tr("Keep none")),))
        if choice.following == YES:
            title = self.tr("Lay {upper} on top of {lower}?")
            title = title.format(upper=NAMES.the(cards[0]), lower=NAMES.the(cards[1]))
            hint = self.tr("The lower card does nothing until the upper one leaves.")
            return Asked(title, hint, (confirm(self.tr("Keep both")),))
        title = self.tr("{card}: alone, or with the other below?").format(card=NAMES.card(cards[0]))
        return Asked(title, self.tr("Click the other card to lay it under this one."), buttons)

    def advise_keep(self, _state: State, action: Action) -> str:
        """Which cards of a double pack to keep; see ``Decision.advise``."""
        text = self.tr("Keep only {card}") if len(action) == 2 else self.tr("Keep both, {card} on top")
        return text.format(card=NAMES.the(action[1]))


def _grid_price(state: State, card: int) -> int:
    """What a card of the grid costs.  S3"""
    return c.ROW_COST[state.grid.index(card) // c.GRID_COLUMNS]


def _replaces(state: State, chosen: Path, key: str) -> bool:
    """See ``Decision.replaces``: not a hand card after a court card.  R32"""
    # A court card is taken together with a hand card, so who clicks one after the other means to take both. Replacing
    # would ask whether the hand card goes into the court.
    cards = {card_key(card) for card in state.court}
    return not (chosen[0] in cards and key in {card_key(card) for card in state.hand[state.actor]})


def _spell_card(context: SpellContext, card: int) -> list[Path]:
    return [(card_key(card), *context.yes)]


def _spell_beginner(context: SpellContext) -> list[Path]:
    return _spell_card(context, context.state.beginner[context.seat])


def _spell_keep(context: SpellContext, upper: int, lower: int = c.EMPTY) -> list[Path]:
    """The paths of keeping one card of a double pack, or both: the one that is clicked first lies on top.  R89"""
    if lower == c.EMPTY:
        return [(card_key(upper), SINGLE)]
    return [(card_key(upper), card_key(lower), *context.yes)]


COURT = LoyangCourt()

_CARD = ActionKind(_spell_card, COURT.advise)
_HAND = {"hand": _CARD, "beginner": ActionKind(_spell_beginner, COURT.advise)}
ENOUGH_OF_IT = single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "Leave it at that"), (ENOUGH,))

DISTRIBUTE = decision(
    "distribute",
    anchor="court",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} adds to the court or takes cards."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "This is the card phase: add a card to the court or take one of it."),
    ask=COURT.ask_court,
    actions={
        "add": _CARD,
        "take": _CARD,
        **_HAND,
        "reveal": single_action(QT_TRANSLATE_NOOP("LoyangDecisions", "Turn up a card"), (REVEAL,), (PILE,)),
    },
    refuse=COURT.refuse_court,
    replaces=_replaces,
)
TAKE_HAND_CARD = decision(
    "take_hand_card",
    anchor="court",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} lays out a hand card."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First lay out a hand card."),
    ask=COURT.ask_hand,
    actions=_HAND,
    refuse=COURT.refuse_hand,
)
TAKE_EXTRA_COURT_CARD = decision(
    "take_extra_court_card",
    anchor="lord_of_the_manor",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} may take more cards."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First take another card of the court, or say that it is enough."),
    ask=COURT.ask_extra,
    actions={"extra": _CARD, "enough": ENOUGH_OF_IT},
    refuse=COURT.refuse_court,
)
FINANCE_FIELD = decision(
    "finance_field",
    anchor="fields",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} has to pay for a field."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First pay 2 cash for the field; market stalls do not help here."),
    ask=COURT.ask_payment,
    actions={},
    series=lambda _state: [],  # the decision ends with the first sale that brings enough, in the middle of a series
)
BUY_GRID_CARD = decision(
    "buy_grid_card",
    anchor="solo",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} buys cards."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "This is the card phase: buy cards, or say that it is enough."),
    ask=COURT.ask_grid,
    actions={"grid": _CARD, "enough": ENOUGH_OF_IT},
    refuse=COURT.refuse_grid,
)
RESOLVE_DOUBLE_PACK = decision(
    "resolve_double_pack",
    anchor="double_pack",
    waiting=QT_TRANSLATE_NOOP("LoyangDecisions", "{name} has drawn a double pack."),
    first=QT_TRANSLATE_NOOP("LoyangDecisions", "First decide which cards of the double pack you keep."),
    ask=COURT.ask_pack,
    actions={
        "keep": ActionKind(_spell_keep, COURT.advise_keep),
        "reject": single_action(
            QT_TRANSLATE_NOOP("LoyangDecisions", "Keep none of the two cards"), lambda context: (REJECT, *context.yes)
        ),
    },
)
