"""Parts of sentences of Loyang, for explanations as for refusals."""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.loyang.words import NAMES
from app.models.text import Translated, listed


class LoyangPhrases(Translated):
    """What several places say in the same words."""

    def too_dear(self, price: int, have: int) -> str:
        """Too little money for it."""
        return self.tr("It costs {price} cash; you have {have}.").format(price=price, have=have)

    def too_few_goods(self) -> str:
        """Nothing to pay a trade with."""
        return self.tr("There are not enough goods on your cart to pay for it.")

    def missing(self, card: int, mask: int) -> str:
        """Goods that are not on the cart; ``mask``: those that are."""
        lacking = [NAMES.within(good) for good in c.GOODS_OF[card] if not mask >> good & 1]
        return self.tr("Missing on your cart: {goods}.").format(goods=listed(lacking)) if lacking else ""

    def dealt(self, dealt: int) -> str:
        """How a regular customer has been dealt with this round.  R81-R83"""
        return {
            c.TO_DO: "",
            c.DELIVERED: self.tr("Delivered this round."),
            c.DELIVERED_TWICE: self.tr("Delivered twice this round."),
            c.REFUSED: self.tr("Refused this round."),
        }[dealt]

    def when(self, phases: tuple[str, ...]) -> str:
        """Phases in which a helper works.  R92-R95"""
        names = {
            "harvest": self.tr("harvest phase"),
            "cards": self.tr("card phase"),
            "action": self.tr("action phase"),
        }
        return self.tr("Use it in: {phases}.").format(phases=listed([names[phase] for phase in phases]))


PHRASES = LoyangPhrases()
