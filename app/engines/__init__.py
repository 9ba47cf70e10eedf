"""The rules of the games, and nothing else: standard library only."""

from app.engines.bruges import BRUGES
from app.engines.contract import Game
from app.engines.loyang import LOYANG
from app.engines.murano import MURANO
from app.engines.port_royal import PORT_ROYAL
from app.engines.taverns import TAVERNS

GAMES: dict[str, Game] = {game.key: game for game in (PORT_ROYAL, TAVERNS, LOYANG, MURANO, BRUGES)}
"""All games by key, in the order of the start page."""
