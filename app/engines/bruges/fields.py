"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.bruges.state import State

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "players",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "phase",
    "turns",
    "played",
    "last_round",
    "reserve_used",
    "naming",
    "free_canal",
    "statues_left",
    "exchange",
    "markers",
    "used",
    "asked",
    "agenda",
    "dice",
    "reserve",
    "discard",
    "drawn",
    "followed",
    "guilders",
    "points",
    "steps",
    "statues",
    "turned",
    "own",
    "workers",
    "threats",
    "tiles",
    "crowned",
    "docks",
    "exchange_pile",
    "piles",
    "hand",
    "houses",
    "persons",
    "pets",
    "ship_piles",
    "ship_trays",
)
"""All fields, as declared."""


def copy_into(new: State, old: State) -> None:
    """Make ``new`` an independent copy: what can change in place is copied, the rest shared."""
    new.game = old.game
    new.options = old.options
    new.rng = Rng(old.rng.seed, old.rng.events)
    new.trace = None
    new.offers = old.offers
    new.chance_events = old.chance_events
    new.players = old.players
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.phase = old.phase
    new.turns = old.turns
    new.played = old.played
    new.last_round = old.last_round
    new.reserve_used = old.reserve_used
    new.naming = old.naming
    new.free_canal = old.free_canal
    new.statues_left = old.statues_left
    new.exchange = old.exchange
    new.markers = old.markers
    new.used = old.used
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.dice = old.dice[:]
    new.reserve = old.reserve[:]
    new.discard = old.discard[:]
    new.drawn = old.drawn[:]
    new.followed = old.followed[:]
    new.guilders = old.guilders[:]
    new.points = old.points[:]
    new.steps = old.steps[:]
    new.statues = old.statues[:]
    new.turned = old.turned[:]
    new.own = old.own[:]
    new.workers = old.workers[:]
    new.threats = old.threats[:]
    new.tiles = old.tiles[:]
    new.crowned = old.crowned[:]
    new.docks = old.docks[:]
    new.exchange_pile = old.exchange_pile[:]
    new.piles = [inner[:] for inner in old.piles] if old.piles else []
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.houses = [inner[:] for inner in old.houses] if old.houses else []
    new.persons = [inner[:] for inner in old.persons] if old.persons else []
    new.pets = [inner[:] for inner in old.pets] if old.pets else []
    new.ship_piles = [inner[:] for inner in old.ship_piles] if old.ship_piles else []
    new.ship_trays = [inner[:] for inner in old.ship_trays] if old.ship_trays else []
