"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.port_royal.state import State

SLOTS = (
    "game",
    "options",
    "needed",
    "expedition_needed",
    "auto_pass",
    "rng",
    "trace",
    "offers",
    "revealed",
    "chance_events",
    "players",
    "decision",
    "round",
    "turn",
    "active",
    "start",
    "going",
    "actor",
    "phase",
    "takes",
    "pending",
    "claiming",
    "shown",
    "reshuffles",
    "pile",
    "tax_due",
    "extra_taxes",
    "ended",
    "stalled",
    "risen",
    "colours",
    "agenda",
    "deck",
    "discard",
    "harbour",
    "expeditions",
    "displays",
    "coins",
    "own",
    "influence",
    "contracts",
    "fields",
    "steps",
    "cubes",
    "collected",
)
"""All fields, as declared."""


def copy_into(new: State, old: State) -> None:
    """Make ``new`` an independent copy: what can change in place is copied, the rest shared."""
    new.game = old.game
    new.options = old.options
    new.needed = old.needed
    new.expedition_needed = old.expedition_needed
    new.auto_pass = old.auto_pass
    new.rng = Rng(old.rng.seed, old.rng.events)
    new.trace = None
    new.offers = old.offers
    new.revealed = old.revealed
    new.chance_events = old.chance_events
    new.players = old.players
    new.decision = old.decision
    new.round = old.round
    new.turn = old.turn
    new.active = old.active
    new.start = old.start
    new.going = old.going
    new.actor = old.actor
    new.phase = old.phase
    new.takes = old.takes
    new.pending = old.pending
    new.claiming = old.claiming
    new.shown = old.shown
    new.reshuffles = old.reshuffles
    new.pile = old.pile
    new.tax_due = old.tax_due
    new.extra_taxes = old.extra_taxes
    new.ended = old.ended
    new.stalled = old.stalled
    new.risen = old.risen
    new.colours = old.colours
    new.agenda = old.agenda[:]
    new.deck = old.deck[:]
    new.discard = old.discard[:]
    new.harbour = old.harbour[:]
    new.expeditions = old.expeditions[:]
    new.displays = [inner[:] for inner in old.displays] if old.displays else []
    new.coins = [inner[:] for inner in old.coins] if old.coins else []
    new.own = old.own[:]
    new.influence = old.influence[:]
    new.contracts = old.contracts
    new.fields = [inner[:] for inner in old.fields] if old.fields else []
    new.steps = [inner[:] for inner in old.steps] if old.steps else []
    new.cubes = old.cubes[:]
    new.collected = [inner[:] for inner in old.collected] if old.collected else []
