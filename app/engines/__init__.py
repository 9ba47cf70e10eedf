"""The rules of the games, and nothing else: standard library only."""

from app.engines.contract import Game
from app.engines.murano import MURANO
from app.engines.port_royal import PORT_ROYAL

GAMES: dict[str, Game] = {game.key: game for game in (PORT_ROYAL, MURANO)}
"""All games by key, in the order of the start page."""
