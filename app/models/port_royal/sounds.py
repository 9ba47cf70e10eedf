"""What is heard in Port Royal."""

from __future__ import annotations

from app.models.moments import Motion
from app.models.port_royal import pieces as kinds
from app.models.sounds import Ambience, GameSounds, Sound

SOUNDS = GameSounds(
    kinds={
        kinds.CardPiece: Sound.CARD,
        kinds.PersonPiece: Sound.CARD,
        kinds.ShipPiece: Sound.CARD,
        kinds.ExpeditionPiece: Sound.CARD,
        kinds.KeptPiece: Sound.CARD,
        kinds.ContractPiece: Sound.WOOD,
        **dict.fromkeys((kinds.DeckPiece, kinds.DiscardPiece, kinds.PrintedPiece), None),
        **dict.fromkeys((kinds.PanelPiece, kinds.CoinsPiece), None),  # coins are heard as they fly
    },
    events={"docked": Sound.WATER, "bust": Sound.BUST, "reshuffled": Sound.SHUFFLE},
    motions={"bust": Motion.SHAKE},
    ambience=Ambience.HARBOUR,
)
