"""The sounds of Bruges, by kind of piece and by kind of event; ``None`` where a piece moves silently."""

from __future__ import annotations

from app.models.bruges import pieces as kinds
from app.models.moments import Motion
from app.models.sounds import Ambience, GameSounds, Sound

SOUNDS = GameSounds(
    kinds={
        **dict.fromkeys((kinds.CardPiece, kinds.LodgerPiece, kinds.ExchangePiece), Sound.CARD),
        **dict.fromkeys((kinds.HandPiece, kinds.HiddenPiece), Sound.DRAW),
        **dict.fromkeys((kinds.HousePiece, kinds.StatuePiece, kinds.MajorityPiece, kinds.MarkerPiece), Sound.WOOD),
        kinds.PawnPiece: Sound.WOOD,
        kinds.ThreatPiece: Sound.WOOD,
        kinds.ShipPiece: Sound.WATER,
        **dict.fromkeys((kinds.DiePiece, kinds.PilePiece, kinds.ReservePiece, kinds.DiscardPiece), None),
        **dict.fromkeys((kinds.StepPiece, kinds.ShipsPiece, kinds.ExchangesPiece, kinds.UsePiece), None),
        **dict.fromkeys((kinds.PanelPiece, kinds.SpacePiece), None),
        **dict.fromkeys((kinds.GuildersPiece, kinds.WorkerPiece), None),  # they are heard as they fly
    },
    events={"dice": Sound.DIE, "tile": Sound.WOOD, "advance": Sound.WOOD},
    motions={"dice": Motion.ROLL},
    ambience=Ambience.TOWN,
)
