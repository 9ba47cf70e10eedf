"""Actions with helpers: they are used with one of their options, or discarded unused.  R75-R79, R92-R95"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.decision import Asked, Chosen, confirm
from app.models.keys import key_kind, make_key
from app.models.loyang.decisions.goods import GOODS, bargain
from app.models.loyang.decisions.spelling import DISCARD, YES, ActionKind, SpellContext, offered, orders
from app.models.loyang.keys import action_key, card_key, offer_key, shop_key
from app.models.loyang.legal import legal_actions
from app.models.loyang.reasons import REASONS
from app.models.loyang.words import NAMES, helper_words
from app.models.presenter import Button
from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.loyang.state import State
    from app.models.selection import Path

USE = "button:use"

TWO_OPTIONS = frozenset({c.TOUT, c.HARVEST_HAND, c.MARKET_CRIER, c.LEASEHOLDER, c.PLOUGHMAN, c.SALESWOMAN})
"""Helpers with two options, of which one is chosen: those with an "or" in their text."""


def option_key(option: int) -> str:
    """The key of the button for an option, 1 or 2."""
    return make_key("option", option)


class LoyangHelpers(Translated):
    """The questions and pieces of advice of these actions."""

    def ask(self, state: State, choice: Chosen) -> Asked:
        """Which helper to use, with which option, and on which targets, one after the other."""
        verb, card = choice.action[:2]
        if choice.keys[-1] == action_key("helper"):
            return Asked(self.tr("Which helper?"), self.tr("It can be used or discarded unused."))
        if choice.following == YES and verb in ("play", "discard"):
            return self.confirm(state, choice)
        # All buttons that may be needed at some point; ``offered`` keeps those that can be pressed now.
        buttons = [self._discard()]
        if "buy" in choice.verbs:
            return self._ask_buyer(state, choice, buttons)
        play = next((each for each in choice.actions if each[0] == "play"), None)
        if play is None:
            said = helper_words(c.HELPER[card])
            return Asked(said.name, f"{said.text} {REASONS.reason(state, card)}", offered(choice, *buttons))
        said, targets = helper_words(c.HELPER[play[1]]), play[3:]
        buttons += [Button(option_key(k), text, shortcut=str(k)) for k, text in enumerate(said.options, 1)]
        buttons += [confirm(said.options[play[2] - 1]), Button(USE, said.options[0], "check-mark", primary=True)]
        if targets and c.HELPER[play[1]] == c.MERCHANT:
            buttons += GOODS.ways(targets[0], cheap=True)
        question = "" if self._needs_button(choice) else self._target(choice, play)
        title = f"{said.name}: {question}" if question else said.name
        return Asked(title, said.text, offered(choice, *buttons))

    def _needs_button(self, choice: Chosen) -> bool:
        """Whether an option is chosen next, or nothing but ``button:`` keys, so that there is no target to ask for."""
        return choice.offers("option") or all(key_kind(key) == "button" for key in choice.following)

    def _ask_buyer(self, state: State, choice: Chosen, buttons: list[Button]) -> Asked:
        """What to buy with haggler or shopper, one of which was clicked first.  R68"""
        buy = next(each for each in choice.actions if each[0] == "buy")
        if shop_key(state.actor, buy[1]) in choice.keys:
            return GOODS.ask_buy(state, choice)
        haggler = card_key(state.helper(state.actor, c.HAGGLER)) == choice.keys[-1]
        said = helper_words(c.HAGGLER if haggler else c.SHOPPER)
        return Asked(self.tr("{helper}: which good?").format(helper=said.name), said.text, offered(choice, *buttons))

    def _target(self, choice: Chosen, play: Action) -> str:
        """The question for the next target."""
        kind, option = c.HELPER[play[1]], play[2]
        # Targets clicked so far: the keys without the tile, the option and the helper itself.
        done = sum(key_kind(key) not in ("action", "option") for key in choice.keys) - 1
        if kind == c.TOUT and option == 1:
            return self.tr("which customer do you take?") if done else self.tr("which customer do you give?")
        if kind == c.MARKET_WOMAN:
            return self.tr("which stall do you take?") if done else self.tr("which stall do you give?")
        if kind == c.TRADER and done:
            return self.tr("and the second good?") if done > 1 else self.tr("what do you give?")
        return {
            c.TRADER: self.tr("which good of an opponent's stall?"),
            c.LEASEHOLDER: self.tr("which field goes back?"),
            c.TOUT: self.tr("whose customer do you serve?"),
            c.IMPOSTOR: self.tr("which helper do you want?"),
            c.DELIVERYMAN: self.tr("which customer do you supply?"),
            c.SELF_SUPPLIER: self.tr("from which field?"),
            c.MERCHANT: self.tr("which good for 1 cash?"),
            c.MARKET_CRIER: self.tr("which goods of your stalls?"),
            c.PLOUGHMAN: self.tr("which field do you clear?") if option == 1 else self.tr("which fields?"),
        }.get(kind, "")

    def confirm(self, state: State, choice: Chosen) -> Asked:
        """Whether to use or discard a helper indeed, when nothing but the confirmation is left."""
        verb, card, *rest = choice.action
        kind = c.HELPER[card]
        said = helper_words(kind)
        if verb == "discard":
            return self.ask_discard(state, choice)
        option, *targets = rest
        title, hint, yes = said.name, said.text, (confirm(said.options[option - 1]),)
        if kind == c.LEASEHOLDER:
            title = self.tr("Pay %n cash and choose a field?", "", int(c.FIGURES[kind]["cost"]))
            if option == 2:
                title = self.tr("Put {field} under your stack?").format(field=NAMES.the(targets[0]))
            hint = self.tr("You see your private fields and must take one; this cannot be taken back.")
        elif kind == c.MERCHANT:
            title = self.tr("Buy {goods} for %n cash?", "", 1).format(goods=NAMES.some(targets[0], 1))
        elif kind == c.MARKET_CRIER:
            goods = targets[1::2]
            title = self.tr("Sell {goods} for %n cash?", "", sum(c.SELL_PRICE[good] for good in goods))
            title = title.format(goods=NAMES.goods(goods))
        elif kind == c.PLOUGHMAN:
            title = self.tr("Harvest the last good of %n field(s)?", "", len(targets))
        return Asked(title, hint, yes)

    def ask_discard(self, state: State, choice: Chosen) -> Asked:
        """Whether to discard a helper unused; tells which card it uncovers.  R79"""
        card = choice.action[1]
        said, lower = helper_words(c.HELPER[card]), state.under[card]
        hint = said.text
        if lower != c.EMPTY:
            hint = self.tr("This card comes to light: {card}.").format(card=NAMES.card(lower))
        buttons = offered(choice, self._discard(), confirm(self.tr("Discard")))
        return Asked(self.tr("Discard {helper} unused?").format(helper=said.the), hint, buttons)

    def _discard(self) -> Button:
        return Button(DISCARD, self.tr("Discard helper"), "card-discard", self.tr("X", "key: discard a helper"))

    def advise_play(self, _state: State, action: Action) -> str:
        """Which helper to use, and how; see ``Decision.advise``."""
        said = helper_words(c.HELPER[action[1]])
        return self.tr("Use {helper} ({what})").format(helper=said.the, what=said.options[action[2] - 1])

    def advise_discard(self, _state: State, action: Action) -> str:
        """Which helper to discard; see ``Decision.advise``."""
        return self.tr("Discard {card} unused").format(card=NAMES.the(action[1]))


def _paths(context: SpellContext, card: int, tails: Sequence[Path]) -> list[Path]:
    """The paths of a helper from their ``tails``: the card first or, in an action turn, the tile before it."""
    found: list[Path] = [(card_key(card), *tail) for tail in tails]
    if context.state.decision != "act":
        return found
    return [*((action_key("helper"), *path) for path in found), *found]


def _spell_discard(context: SpellContext, card: int) -> list[Path]:
    path = (card_key(card), DISCARD, *context.yes)
    # Where no helper can be used the tile is shown as blocked, so no path begins with it.
    return _paths(context, card, [path[1:]]) if legal_actions(context.state).helpers else [path]


def _spell_play(context: SpellContext, card: int, option: int, *targets: int) -> list[Path]:
    """The paths of using a helper: its card, its option if it has two, and its targets.  R75"""
    state, kind = context.state, c.HELPER[card]
    tails = _targets(context, kind, option, targets)
    if kind in TWO_OPTIONS:
        tails = [(option_key(option), *tail) for tail in tails]
    # Of equal copies (traders) only one has legal actions; a click on any of them uses that one.
    alike = [
        other
        for other in state.helpers[context.seat]
        if other != card and c.HELPER[other] == kind and state.under[other] == state.under[card]
    ]
    return [path for each in (card, *alike) for path in _paths(context, each, tails)]


def _targets(context: SpellContext, kind: int, option: int, targets: Sequence[int]) -> list[Path]:
    """The ends of the paths of a helper: what is clicked after the card and the option."""
    if kind == c.TRADER:
        stall, good, *paid = targets
        return [(offer_key(stall, good), *goods) for goods in context.payments(paid)]
    if kind == c.MERCHANT:
        return [bargain(context, "play", *targets)]
    if kind == c.MARKET_CRIER and option == 2:  # up to three goods: a confirmation ends them, as it does for fields
        keys = [offer_key(*pair) for pair in zip(targets[::2], targets[1::2], strict=True)]
        return [(*clicked, *YES) for clicked in orders(keys)]
    keys = [card_key(target) for target in targets]
    if kind == c.PLOUGHMAN and option == 2:
        return [(*clicked, *YES) for clicked in orders(keys)]
    if kind == c.LEASEHOLDER:  # confirmed in any case: a look through the stack cannot be taken back
        return [(*keys, *YES)]
    if keys:
        return [tuple(keys)]
    # Without targets a button says that it is used: the card alone begins the path that discards the helper.
    return [()] if kind in TWO_OPTIONS else [(USE,)]


HELPERS = LoyangHelpers()

PLAY = ActionKind(_spell_play, HELPERS.advise_play)
DISCARD_HELPER = ActionKind(_spell_discard, HELPERS.advise_discard)
