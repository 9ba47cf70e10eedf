"""The sounds of At the Gates of Loyang."""

from __future__ import annotations

from app.models.loyang import pieces as kinds
from app.models.sounds import Ambience, GameSounds, Sound

SOUNDS = GameSounds(
    kinds={
        **dict.fromkeys((kinds.CardPiece, kinds.FieldPiece, kinds.StallPiece, kinds.HelperPiece), Sound.CARD),
        **dict.fromkeys((kinds.CustomerPiece, kinds.RegularPiece, kinds.CasualPiece), Sound.CARD),
        kinds.HiddenPiece: Sound.DRAW,
        kinds.WalkerPiece: Sound.WOOD,
        **dict.fromkeys((kinds.SpacePiece, kinds.PilePiece, kinds.DiscardPiece, kinds.StackPiece), None),
        # Goods never move as pieces, only their numbers change; a ``Flight`` shows that, with a sound of its own.
        **dict.fromkeys((kinds.OfferPiece, kinds.CartPiece, kinds.StoredPiece, kinds.ShelfPiece), None),
        **dict.fromkeys((kinds.PanelPiece, kinds.TilePiece), None),
    },
    events={"shuffled": Sound.SHUFFLE, "advanced": Sound.WOOD},
    ambience=Ambience.FIELDS,
)
