"""Kinds of actions of Loyang, to tell which of them somebody chooses wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State


class LoyangKinds(Translated):
    """See ``Kinds``."""

    def kind(self, _state: State, action: Action) -> str:
        """The verb."""
        return str(action[0])

    def kind_words(self, kind: str) -> str:
        """See ``Kinds.kind_words``."""
        return self._of_cards(kind) or {
            "loan": self.tr("taking a loan"),
            "sell": self.tr("selling goods"),
            "crop": self.tr("sowing the home field"),
            "sow": self.tr("sowing a field"),
            "buy": self.tr("buying goods"),
            "trade": self.tr("trading at a stall"),
            "deliver": self.tr("supplying a regular customer"),
            "deliver_again": self.tr("supplying a regular customer again"),
            "deliver_double": self.tr("supplying a regular customer twice"),
            "refuse": self.tr("not supplying a regular customer"),
            "serve": self.tr("serving a casual customer"),
            "end": self.tr("ending the phase"),
            "upgrade": self.tr("enlarging the storehouse"),
            "return": self.tr("giving goods back"),
            "advance": self.tr("moving on the path"),
            "choose": self.tr("choosing a field"),
            "stock": self.tr("setting the shop"),
            "cheap": self.tr("buying cheaply"),
            "enough": self.tr("leaving it at that"),
            "decline": self.tr("doing without"),
        }.get(kind, "")

    def _of_cards(self, kind: str) -> str:
        return {
            "discard": self.tr("discarding a helper"),
            "play": self.tr("using a helper"),
            "reveal": self.tr("turning up a card"),
            "add": self.tr("adding a card to the court"),
            "take": self.tr("taking a card from the court"),
            "extra": self.tr("taking a second card"),
            "hand": self.tr("laying out a card"),
            "beginner": self.tr("taking the beginner customer"),
            "partner": self.tr("choosing a partner"),
            "grid": self.tr("buying a card"),
            "pack": self.tr("buying a double pack"),
            "keep": self.tr("keeping a card of the double pack"),
            "reject": self.tr("keeping no card of the double pack"),
        }.get(kind, "")


KINDS = LoyangKinds()
