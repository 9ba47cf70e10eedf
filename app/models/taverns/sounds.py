"""The sounds of the Taverns of Tiefenthal."""

from __future__ import annotations

from app.models.moments import Motion
from app.models.sounds import Ambience, GameSounds, Sound
from app.models.taverns import pieces as kinds

SOUNDS = GameSounds(
    kinds={
        **dict.fromkeys((kinds.CardPiece, kinds.GuestPiece, kinds.SeatedPiece, kinds.HelperPiece), Sound.CARD),
        **dict.fromkeys((kinds.GainedPiece, kinds.StartCardPiece, kinds.CoveredPiece), Sound.CARD),
        kinds.PlacedDiePiece: Sound.WOOD,
        **dict.fromkeys((kinds.CoasterPiece, kinds.EntertainerPiece, kinds.CounterGuestPiece), Sound.CARD),
        **dict.fromkeys((kinds.MonasteryMarkerPiece, kinds.ReputationMarkerPiece), Sound.WOOD),
        **dict.fromkeys((kinds.PilePiece, kinds.GuestDeckPiece, kinds.DeckPiece, kinds.DiscardPiece), None),
        **dict.fromkeys((kinds.RemovedPiece, kinds.SupplyPiece, kinds.ListedPiece, kinds.PanelPiece), None),
        **dict.fromkeys((kinds.EveningPiece, kinds.MonasterySpacePiece, kinds.TablePiece, kinds.TilePiece), None),
        **dict.fromkeys((kinds.HostPiece, kinds.SchnappsPiece, kinds.ReputationSpacePiece, kinds.CellPiece), None),
        # Loose dice are heard when they are rolled, which is an event.
        **dict.fromkeys((kinds.SpacePiece, kinds.DiePiece, kinds.LooseDiePiece), None),
    },
    events={
        "white_rolled": Sound.DIE,
        "coloured_rolled": Sound.DIE,
        "shuffled": Sound.SHUFFLE,
        "upgraded": Sound.WOOD,
        "monastery_step": Sound.WOOD,
        "reputation_step": Sound.WOOD,
        "schnapps": Sound.GLASS,
        "doubloons": Sound.COIN,
    },
    motions=dict.fromkeys(("coloured_rolled", "white_rolled"), Motion.ROLL),
    ambience=Ambience.TAVERN,
)
