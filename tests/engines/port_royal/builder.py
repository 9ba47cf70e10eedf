"""Positions for the tests: name what matters, the rest is filled in."""

from app.engines import GAMES
from app.engines.port_royal import discover
from app.engines.port_royal.components import CARDS, COLOUR, CONTRACTS, FIVE_PLAYER_EXPEDITION, IS_SHIP, KIND
from app.engines.port_royal.money import display

GAME = GAMES["port_royal"]
A, B, C, D, E = range(5)


def a_state(
    players=2,
    *,
    own=None,
    coins=None,
    harbour=(),
    row=(),
    top=(),
    deck=None,
    discard=(),
    contracts=(),
    start=A,
    active=A,
    shown=None,
    **options,
):
    """The active player's Discover phase with exactly what is named.

    Args:
        own: Component ids per seat, ``{A: ["sailor_1"]}``.
        coins: Coins per seat; 3 each by default.
        top: The next cards of the draw pile, first drawn first.
        deck: The whole draw pile instead (first drawn first); cards not named are out of play.
        contracts: Ids without the prefix, left to right; implies ``expansion="contracts"``.
        shown: Cards revealed in this turn so far; the harbour's number by default.
    """
    if contracts:
        options.setdefault("expansion", "contracts")
    state = GAME.new(players, options, seed=7)
    pool = [card for card, facts in enumerate(CARDS) if facts.box == "base" or state.options["expansion"] != "none"]
    pool.remove(FIVE_PLAYER_EXPEDITION)

    def pull(name):
        card = next(card for card in pool if CARDS[card].id == name)
        pool.remove(card)
        return card

    state.start, state.active = start, active
    state.harbour = [pull(name) for name in harbour]
    state.colours = sum(1 << COLOUR[card] for card in state.harbour if IS_SHIP[card])
    state.expeditions += [pull(name) for name in row]
    state.discard = [pull(name) for name in discard]
    for seat, cards in (own or {}).items():
        for name in cards:
            display(state, seat, pull(name))
    state.risen = False
    first = [pull(name) for name in (deck if deck is not None else top)]
    for seat in range(players):
        number = 3 if coins is None else coins[seat]
        state.coins[seat] = [bland(pool) for _ in range(number)]
    state.deck = ([] if deck is not None else [card for card in pool if card not in first]) + first[::-1]
    if contracts:
        lie = [next(i for i, each in enumerate(CONTRACTS) if each.id == f"contract_{name}") for name in contracts]
        state.contracts = tuple(lie)
        state.fields = [[] for _ in lie]
        state.steps = [[0] * players for _ in lie]
    state.shown = len(state.harbour) if shown is None else shown
    discover.ask_discover(state)
    return state


def bland(pool):
    """A card for a coin: one that no case names."""
    card = next((card for card in pool if KIND[card] in ("settler", "governor", "jester")), pool[-1])
    pool.remove(card)
    return card


def said(state):
    """What is legal, as text without copy numbers."""
    return [GAME.write(state, action).split("#")[0] for action in state.legal()]


def do(state, *texts):
    """Play actions by text; equal copies are one."""
    for text in texts:
        offered = said(state)
        assert text in offered, f"{text} is not in {offered}"
        GAME.play(state, state.legal()[offered.index(text)])
    return state


def stopped(state):
    """The same position after the active player ended phase 1."""
    return do(state, "stop")


def go_of(state, seat):
    """Phase 2, everybody before ``seat`` has passed."""
    do(state, "stop")
    while state.actor != seat:
        do(state, "pass")
    return state


def purses(state):
    """Coins per seat."""
    return [len(purse) for purse in state.coins]


def names(cards):
    """Component ids."""
    return [CARDS[card].id for card in cards]
