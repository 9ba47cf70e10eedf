"""The rules of the Taverns of Tiefenthal."""

from app.engines.taverns.game import GAME as TAVERNS

__all__ = ["TAVERNS"]
