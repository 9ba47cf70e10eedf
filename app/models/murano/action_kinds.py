"""Kinds of actions of Murano, to tell which of them somebody chooses wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.murano.components import ACTION
from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State


class MuranoKinds(Translated):
    """See ``Kinds``."""

    def kind(self, _state: State, action: Action) -> str:
        """The verb; where an action space is chosen, what is done there."""
        return ACTION[action[1]] if action[0] in ("act", "share") else str(action[0])

    def kind_words(self, kind: str) -> str:
        """See ``Kinds.kind_words``."""
        return self._of_spaces(kind) or {
            "pass": self.tr("passing"),
            "move": self.tr("moving a ship"),
            "drift": self.tr("moving a ship when passing"),
            "return": self.tr("giving a bead back"),
            "top": self.tr("taking the top tile"),
            "look": self.tr("looking through a stack"),
            "pick": self.tr("picking a tile"),
            "recruit": self.tr("keeping a character"),
            "decline": self.tr("keeping no character"),
            "dock": self.tr("choosing a gondola"),
            "dismiss": self.tr("dismissing a gondolier"),
            "hire": self.tr("hiring a gondolier"),
            "produce": self.tr("choosing what to produce"),
            "sell": self.tr("selling beads"),
            "keep": self.tr("keeping beads"),
            "street": self.tr("drawing a street"),
            "lay": self.tr("laying a street"),
            "tile": self.tr("building a tile"),
            "stop": self.tr("building no more"),
            "leave": self.tr("leaving a tile unbuilt"),
            "card": self.tr("choosing a special building"),
            "score": self.tr("scoring a character"),
            "finish": self.tr("scoring no more characters"),
        }.get(kind, "")

    def _of_spaces(self, kind: str) -> str:
        return {
            "build": self.tr("going to build"),
            "buy_glassworks": self.tr("buying a glass factory"),
            "buy_shop": self.tr("buying a shop"),
            "buy_palace": self.tr("buying a palace"),
            "buy_special_building": self.tr("buying a special building"),
            "place_gondolier": self.tr("placing a gondolier"),
            "hire_or_dismiss": self.tr("hiring or dismissing"),
            "recruit_character": self.tr("recruiting a character"),
            "income": self.tr("taking income"),
            "production": self.tr("producing glass"),
            "take_gold": self.tr("taking 2 gold"),
        }.get(kind, "")


KINDS = MuranoKinds()
