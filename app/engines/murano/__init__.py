"""The rules of Murano."""

from app.engines.murano.game import GAME as MURANO

__all__ = ["MURANO"]
