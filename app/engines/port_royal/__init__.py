"""The rules of Port Royal."""

from app.engines.port_royal.game import GAME as PORT_ROYAL

__all__ = ["PORT_ROYAL"]
