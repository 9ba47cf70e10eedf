"""The rules of Loyang."""

from app.engines.loyang.game import GAME as LOYANG

__all__ = ["LOYANG"]
