"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.loyang.state import State

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "dotted_seen",
    "players",
    "seats",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "large",
    "small",
    "active",
    "place",
    "perks",
    "turned_up",
    "lord_seat",
    "grid_left",
    "harvested",
    "cheap",
    "asked",
    "agenda",
    "order",
    "chosen",
    "pile",
    "discard",
    "court",
    "grid",
    "drawn",
    "spent",
    "under",
    "stock",
    "crop",
    "red",
    "dealt",
    "cart",
    "store",
    "shop",
    "cash",
    "loans",
    "space",
    "capacity",
    "beginner",
    "looked",
    "belief",
    "hand",
    "stack",
    "fields",
    "stalls",
    "regulars",
    "casuals",
    "helpers",
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
    new.dotted_seen = old.dotted_seen
    new.players = old.players
    new.seats = old.seats
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.large = old.large
    new.small = old.small
    new.active = old.active
    new.place = old.place
    new.perks = old.perks
    new.turned_up = old.turned_up
    new.lord_seat = old.lord_seat
    new.grid_left = old.grid_left
    new.harvested = old.harvested
    new.cheap = old.cheap
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.order = old.order[:]
    new.chosen = old.chosen[:]
    new.pile = old.pile[:]
    new.discard = old.discard[:]
    new.court = old.court[:]
    new.grid = old.grid[:]
    new.drawn = old.drawn[:]
    new.spent = old.spent[:]
    new.under = old.under[:]
    new.stock = old.stock[:]
    new.crop = old.crop[:]
    new.red = old.red[:]
    new.dealt = old.dealt[:]
    new.cart = old.cart[:]
    new.store = old.store[:]
    new.shop = old.shop[:]
    new.cash = old.cash[:]
    new.loans = old.loans[:]
    new.space = old.space[:]
    new.capacity = old.capacity[:]
    new.beginner = old.beginner[:]
    new.looked = old.looked[:]
    new.belief = old.belief[:]
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.stack = [inner[:] for inner in old.stack] if old.stack else []
    new.fields = [inner[:] for inner in old.fields] if old.fields else []
    new.stalls = [inner[:] for inner in old.stalls] if old.stalls else []
    new.regulars = [inner[:] for inner in old.regulars] if old.regulars else []
    new.casuals = [inner[:] for inner in old.casuals] if old.casuals else []
    new.helpers = [inner[:] for inner in old.helpers] if old.helpers else []
