"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.taverns.state import State

SLOTS = (
    "game",
    "options",
    "rng",
    "trace",
    "offers",
    "chance_events",
    "players",
    "level",
    "tournament",
    "decision",
    "actor",
    "round",
    "turn",
    "revealed",
    "start",
    "active",
    "phase",
    "drafted",
    "doubloons",
    "beer",
    "on_till",
    "on_barrel",
    "raised",
    "take_backs",
    "bought",
    "recruited",
    "bards_used",
    "short",
    "covered",
    "agenda",
    "supply",
    "three_stack",
    "display",
    "guest_deck",
    "removed",
    "hidden",
    "nobles",
    "stored_doubloons",
    "stored_beer",
    "schnapps",
    "counter_guests",
    "tiles",
    "fresh",
    "monastery",
    "reputation",
    "start_cards",
    "taken",
    "dice",
    "on_seat",
    "on_delivery",
    "on_monk",
    "deck",
    "discard",
    "laid",
    "seated",
    "book",
    "sides",
    "white",
    "coloured",
    "coaster",
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
    new.level = old.level
    new.tournament = old.tournament
    new.decision = old.decision
    new.actor = old.actor
    new.round = old.round
    new.turn = old.turn
    new.revealed = old.revealed
    new.start = old.start
    new.active = old.active
    new.phase = old.phase
    new.drafted = old.drafted
    new.doubloons = old.doubloons
    new.beer = old.beer
    new.on_till = old.on_till
    new.on_barrel = old.on_barrel
    new.raised = old.raised
    new.take_backs = old.take_backs
    new.bought = old.bought
    new.recruited = old.recruited
    new.bards_used = old.bards_used
    new.short = old.short
    new.covered = old.covered
    new.agenda = old.agenda[:]
    new.supply = old.supply[:]
    new.three_stack = old.three_stack[:]
    new.display = old.display[:]
    new.guest_deck = old.guest_deck[:]
    new.removed = old.removed[:]
    new.hidden = old.hidden[:]
    new.nobles = old.nobles[:]
    new.stored_doubloons = old.stored_doubloons[:]
    new.stored_beer = old.stored_beer[:]
    new.schnapps = old.schnapps[:]
    new.counter_guests = old.counter_guests[:]
    new.tiles = old.tiles[:]
    new.fresh = old.fresh[:]
    new.monastery = old.monastery[:]
    new.reputation = old.reputation[:]
    new.start_cards = old.start_cards[:]
    new.taken = old.taken[:]
    new.dice = old.dice[:]
    new.on_seat = old.on_seat[:]
    new.on_delivery = old.on_delivery[:]
    new.on_monk = old.on_monk[:]
    new.deck = [inner[:] for inner in old.deck] if old.deck else []
    new.discard = [inner[:] for inner in old.discard] if old.discard else []
    new.laid = [inner[:] for inner in old.laid] if old.laid else []
    new.seated = [inner[:] for inner in old.seated] if old.seated else []
    new.book = [inner[:] for inner in old.book] if old.book else []
    new.sides = [inner[:] for inner in old.sides] if old.sides else []
    new.white = [inner[:] for inner in old.white] if old.white else []
    new.coloured = [inner[:] for inner in old.coloured] if old.coloured else []
    new.coaster = [inner[:] for inner in old.coaster] if old.coaster else []
