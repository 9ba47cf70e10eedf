"""The sounds of Murano: by kind of piece when it moves, by event, and what is heard in the background."""

from __future__ import annotations

from app.models.murano import pieces as kinds
from app.models.sounds import Ambience, GameSounds, Sound

SOUNDS = GameSounds(
    kinds={
        **dict.fromkeys((kinds.TilePiece, kinds.DrawnStreetPiece, kinds.UnbuiltPiece), Sound.WOOD),
        **dict.fromkeys((kinds.GondolierPiece, kinds.FacePiece), Sound.WOOD),
        **dict.fromkeys((kinds.CharacterPiece, kinds.SpecialPiece), Sound.CARD),
        kinds.FaceDownPiece: Sound.DRAW,
        kinds.ShipPiece: Sound.WATER,
        **dict.fromkeys((kinds.SpacePiece, kinds.FlagPiece, kinds.CellPiece, kinds.DockPiece), None),
        **dict.fromkeys((kinds.StackPiece, kinds.ListedPiece, kinds.DeckPiece, kinds.BagPiece), None),
        **dict.fromkeys((kinds.PanelPiece, kinds.BeadPiece, kinds.GondoliersPiece), None),  # beads fly (``Flight``)
    },
    events={"ship_moved": Sound.WATER},
    ambience=Ambience.LAGOON,
)
