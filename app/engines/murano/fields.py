"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.murano.state import State

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "islands",
    "columns",
    "observer",
    "chance_events",
    "beliefs",
    "players",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "target",
    "sharing",
    "glassworks",
    "specials_left",
    "laid",
    "drawn_street",
    "bought",
    "red_moved",
    "ended",
    "turns_left",
    "passes",
    "still",
    "owes_bead",
    "asked",
    "agenda",
    "ships",
    "before",
    "plan",
    "cells",
    "markers",
    "docks",
    "tally",
    "gaps",
    "sites",
    "earning",
    "makers",
    "streets",
    "shops",
    "palaces",
    "removed",
    "characters",
    "specials",
    "known",
    "specials_known",
    "boxed",
    "drawn",
    "drawn_known",
    "bag",
    "gold",
    "vp",
    "ready",
    "supply",
    "own_glassworks",
    "own_specials",
    "recruited",
    "cards",
    "fresh",
    "looks",
    "used",
    "own_shops",
    "own_palaces",
    "hand",
    "scored",
    "beads",
)
"""All fields, as declared."""


def copy_into(new: State, old: State) -> None:
    """Make ``new`` an independent copy: what can change in place is copied, the rest shared."""
    new.game = old.game
    new.options = old.options
    new.rng = Rng(old.rng.seed, old.rng.events)
    new.trace = None
    new.offers = old.offers
    new.islands = old.islands
    new.columns = old.columns
    new.observer = old.observer
    new.chance_events = old.chance_events
    new.beliefs = old.beliefs[:]
    new.players = old.players
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.target = old.target
    new.sharing = old.sharing
    new.glassworks = old.glassworks
    new.specials_left = old.specials_left
    new.laid = old.laid
    new.drawn_street = old.drawn_street
    new.bought = old.bought
    new.red_moved = old.red_moved
    new.ended = old.ended
    new.turns_left = old.turns_left
    new.passes = old.passes
    new.still = old.still
    new.owes_bead = old.owes_bead
    new.asked = old.asked
    new.agenda = old.agenda[:]
    new.ships = old.ships[:]
    new.before = old.before[:]
    new.plan = old.plan[:]
    new.cells = old.cells[:]
    new.markers = old.markers[:]
    new.docks = old.docks[:]
    new.tally = old.tally[:]
    new.gaps = old.gaps
    new.sites = old.sites
    new.earning = old.earning
    new.makers = old.makers
    new.streets = old.streets[:]
    new.shops = old.shops[:]
    new.palaces = old.palaces[:]
    new.removed = old.removed[:]
    new.characters = old.characters[:]
    new.specials = old.specials[:]
    new.known = old.known[:]
    new.specials_known = old.specials_known[:]
    new.boxed = old.boxed[:]
    new.drawn = old.drawn[:]
    new.drawn_known = old.drawn_known[:]
    new.bag = old.bag[:]
    new.gold = old.gold[:]
    new.vp = old.vp[:]
    new.ready = old.ready[:]
    new.supply = old.supply[:]
    new.own_glassworks = old.own_glassworks[:]
    new.own_specials = old.own_specials[:]
    new.recruited = old.recruited[:]
    new.cards = old.cards[:]
    new.fresh = old.fresh[:]
    new.looks = old.looks[:]
    new.used = old.used[:]
    new.own_shops = [inner[:] for inner in old.own_shops] if old.own_shops else []
    new.own_palaces = [inner[:] for inner in old.own_palaces] if old.own_palaces else []
    new.hand = [inner[:] for inner in old.hand] if old.hand else []
    new.scored = [inner[:] for inner in old.scored] if old.scored else []
    new.beads = [inner[:] for inner in old.beads] if old.beads else []
