"""The rules of Bruges."""

from app.engines.bruges.game import GAME as BRUGES

__all__ = ["BRUGES"]
