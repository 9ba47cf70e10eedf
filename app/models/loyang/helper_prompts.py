"""What is asked while a helper is used: its option, then its targets one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang import components as c
from app.models.loyang.reasons import REASONS
from app.models.loyang.words import NAMES, card_name, helper_words, the_card
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.models.loyang.context import Context

Question = tuple[str, str]


class LoyangHelpers(Translated):
    """Title and hint of the prompt while a helper is used."""

    def ask(self, asked: Context, action: Action) -> Question:
        """The next question about a helper that was clicked."""
        if action[0] == "buy" or (action[0] == "discard" and "buy" in asked.verbs()):
            return self._buyer(asked)
        play = next((each for each in asked.actions() if each[0] == "play"), None)
        if play is None:
            words = helper_words(c.HELPER[action[1]])
            return words.name, f"{words.text} {REASONS.reason(asked.state, action[1])}"
        words = helper_words(c.HELPER[play[1]])
        kinds = asked.kinds()
        if "option" in kinds or ("button" in kinds and not self._targeted(asked)):
            return words.name, words.text
        question = self.target(asked, play)
        return (f"{words.name}: {question}", words.text) if question else (words.name, words.text)

    def _targeted(self, asked: Context) -> bool:
        """Whether things of the table are wanted now."""
        return bool(asked.kinds() - {"button"})

    def _buyer(self, asked: Context) -> Question:
        buy = next(each for each in asked.actions() if each[0] == "buy")
        if "shop" in asked.kinds():
            kind = c.HAGGLER if asked.chosen[-1].endswith("haggler") else c.SHOPPER
            words = helper_words(kind)
            return self.tr("{helper}: which good?").format(helper=words.name), words.text
        title = self.tr("{good}: how do you buy it?").format(good=NAMES.good(buy[1]))
        return title, self.tr("You have %n cash.", "", asked.state.cash[asked.state.actor])

    def target(self, asked: Context, play: Action) -> str:
        """Which thing is wanted next."""
        kind, option = c.HELPER[play[1]], play[2]
        done = self._clicked(asked)
        if kind in (c.TOUT, c.MARKET_WOMAN) and option == 1:
            what = self.swap(kind)
            return what[0] if not done else what[1]
        if kind == c.TRADER:
            return self.trade(asked, done)
        if kind == c.LEASEHOLDER:
            return self.tr("which field goes back?")
        texts = {
            c.TOUT: self.tr("whose customer do you serve?"),
            c.IMPOSTOR: self.tr("which helper do you want?"),
            c.DELIVERYMAN: self.tr("which customer do you supply?"),
            c.SELF_SUPPLIER: self.tr("from which field?"),
            c.MERCHANT: self.tr("which good for 1 cash?"),
            c.MARKET_CRIER: self.tr("which goods of your stalls?"),
            c.PLOUGHMAN: self.tr("which field do you clear?") if option == 1 else self.tr("which fields?"),
        }
        return texts.get(kind, "")

    def swap(self, kind: int) -> tuple[str, str]:
        """What is given and what is taken."""
        if kind == c.TOUT:
            return self.tr("which customer do you give?"), self.tr("which customer do you take?")
        return self.tr("which stall do you give?"), self.tr("which stall do you take?")

    def trade(self, asked: Context, done: int) -> str:
        """Good of a stall, then goods of the cart."""
        if not done:
            return self.tr("which good of an opponent's stall?")
        return self.tr("and the second good?") if done > 1 else self.tr("what do you give?")

    def _clicked(self, asked: Context) -> int:
        """Targets chosen so far: what follows the helper and its option."""
        keys = [key for key in asked.chosen if not key.startswith(("action:", "option:"))]
        return len(keys) - 1

    def confirm(self, asked: Context, action: Action) -> Question:
        """Once more before it is done."""
        words = helper_words(c.HELPER[action[1]])
        if action[0] == "discard":
            title = self.tr("Discard {helper} unused?").format(helper=words.the)
            return title, self._under(asked, action[1]) or words.text
        kind, option, targets = c.HELPER[action[1]], action[2], action[3:]
        if kind == c.LEASEHOLDER:
            title = self.tr("Pay %n cash and choose a field?", "", int(c.FIGURES[kind]["cost"]))
            if option == 2:
                title = self.tr("Put {field} under your stack?").format(field=the_card(targets[0]))
            return title, self.tr("You see your private fields and must take one; this cannot be taken back.")
        if kind == c.MERCHANT:
            title = self.tr("Buy {goods} for %n cash?", "", 1).format(goods=NAMES.some(targets[0], 1))
            return title, words.text
        if kind == c.MARKET_CRIER:
            cash = sum(c.SELL_PRICE[good] for good in targets[1::2])
            title = self.tr("Sell {goods} for %n cash?", "", cash).format(goods=NAMES.goods(targets[1::2]))
            return title, words.text
        if kind == c.PLOUGHMAN:
            return self.tr("Harvest the last good of %n field(s)?", "", len(targets)), words.text
        return words.name, words.text

    def _under(self, asked: Context, card: int) -> str:
        lower = asked.state.under[card]
        return self.tr("This card comes to light: {card}.").format(card=card_name(lower)) if lower != c.EMPTY else ""


HELPERS = LoyangHelpers()
