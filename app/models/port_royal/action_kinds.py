"""Kinds of actions of Port Royal, to tell which of them somebody chooses wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.text import Translated

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.port_royal.state import State


class PortRoyalKinds(Translated):
    """See ``Kinds``."""

    def kind(self, _state: State, action: Action) -> str:
        """The verb."""
        return str(action[0])

    def kind_words(self, kind: str) -> str:
        """See ``Kinds.kind_words``."""
        return {
            "draw": self.tr("revealing more"),
            "stop": self.tr("stopping"),
            "repel": self.tr("repelling a ship"),
            "accept": self.tr("letting a ship dock"),
            "claim": self.tr("claiming an expedition"),
            "pay": self.tr("paying for an expedition"),
            "take_ship": self.tr("taking a ship"),
            "renounce": self.tr("renouncing coins"),
            "hire": self.tr("hiring a person"),
            "pass": self.tr("passing"),
            "give": self.tr("giving a coin"),
        }.get(kind, "")


KINDS = PortRoyalKinds()
