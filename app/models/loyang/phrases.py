"""Sentences that the descriptions of pieces and the refusals of Loyang have in common."""

from __future__ import annotations

from app.engines.loyang import components as c
from app.models.loyang.words import NAMES
from app.models.text import Translated, listed


class LoyangPhrases(Translated):
    """The sentences."""

    def too_dear(self, price: int, have: int) -> str:
        """That something costs ``price`` cash, and the person has only ``have``."""
        return self.tr("It costs {price} cash; you have {have}.").format(price=price, have=have)

    def too_few_goods(self) -> str:
        """That the goods on the cart do not pay for a trade."""
        return self.tr("There are not enough goods on your cart to pay for it.")

    def missing(self, card: int, mask: int) -> str:
        """The goods that a customer asks for and that are not on the cart; ``""`` if all are.

        Args:
            card: The customer.
            mask: Bit mask of the goods on the cart.
        """
        lacking = [NAMES.within(good) for good in c.GOODS_OF[card] if not mask >> good & 1]
        return self.tr("Missing on your cart: {goods}.").format(goods=listed(lacking)) if lacking else ""

    def dealt(self, dealt: int) -> str:
        """What a regular customer got in this round, by ``State.dealt``; ``""`` if nothing was decided.  R81-R83"""
        return {
            c.TO_DO: "",
            c.DELIVERED: self.tr("Delivered this round."),
            c.DELIVERED_TWICE: self.tr("Delivered twice this round."),
            c.REFUSED: self.tr("Refused this round."),
        }[dealt]

    def when(self, phases: tuple[str, ...]) -> str:
        """The phases in which a helper works, as ``words.phases_of`` gives them, in a sentence.  R92-R95"""
        names = {
            "harvest": self.tr("harvest phase"),
            "cards": self.tr("card phase"),
            "action": self.tr("action phase"),
        }
        return self.tr("Use it in: {phases}.").format(phases=listed([names[phase] for phase in phases]))


PHRASES = LoyangPhrases()
