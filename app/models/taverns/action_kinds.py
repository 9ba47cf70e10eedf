"""Kinds of actions of the Taverns, to tell which of them somebody chooses wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns import components as c
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State


class TavernsKinds(Translated):
    """See ``Kinds``."""

    def kind(self, state: State, action: Action) -> str:
        """The verb; of a die that is placed also where."""
        if action[0] != "place":
            return str(action[0])
        space = action[2]
        if space in c.SPACES:
            return f"place {c.SPACES[space]}"
        return f"place {c.CARDS[state.seated[state.active][space]].kind}"

    def kind_words(self, kind: str) -> str:
        """See ``Kinds.kind_words``."""
        return self._of_dice(kind) or {
            "start": self.tr("choosing a start card"),
            "remove": self.tr("removing regulars"),
            "bonus": self.tr("choosing a bonus"),
            "side": self.tr("choosing a side"),
            "tile": self.tr("a free upgrade"),
            "keep": self.tr("keeping the guests"),
            "redraw": self.tr("drawing new guests"),
            "return": self.tr("putting a card back"),
            "buy": self.tr("buying a card"),
            "upgrade": self.tr("upgrading the tavern"),
            "recruit": self.tr("recruiting a guest"),
            "nobles": self.tr("hiring nobles"),
            "peek": self.tr("looking at the new guest"),
            "counter": self.tr("returning a counter guest"),
            "entertain": self.tr("using an entertainer"),
            "bard": self.tr("using a bard"),
            "end": self.tr("ending the turn"),
            "ban": self.tr("banning a card"),
            "column": self.tr("signing the guest book"),
            "substitute": self.tr("choosing a substitute"),
            "decline": self.tr("doing without"),
        }.get(kind, "")

    def _of_dice(self, kind: str) -> str:
        return {
            "draft": self.tr("choosing a die"),
            "place cash_till": self.tr("a die on the till"),
            "place beer_delivery": self.tr("a die on the delivery"),
            "place barrel": self.tr("a die on the barrel"),
            "place monk": self.tr("a die on the monk"),
            "place regular": self.tr("a die on a regular"),
            "place guest": self.tr("a die on a guest"),
            "place noble": self.tr("a die on a noble"),
            "place tavern": self.tr("a die on a card"),
            "take_back": self.tr("taking a die back"),
            "juggle": self.tr("juggling a die"),
            "finish": self.tr("ending placing"),
            "activate": self.tr("activating one die"),
            "activate_all": self.tr("activating all dice"),
        }.get(kind, "")


KINDS = TavernsKinds()
