"""Positions for the tests: name what matters, the rest is filled in."""

from app.engines import GAMES
from app.engines.loyang.components import (
    BEGINNERS,
    CARDS,
    EMPTY,
    GOODS,
    GOODS_OF,
    HELPER,
    HOME,
    KIND,
    N_ACTION,
    N_CARDS,
    N_GOODS,
    NOT_IN_SOLO,
    NUMBER,
    PLOTS,
    REGULAR,
    SIZES,
    STALL,
    private_fields,
)
from app.engines.loyang.display import show
from app.engines.loyang.flow import run

GAME = GAMES["loyang"]
A, B, C, D = range(4)
GOOD = {name: number for number, name in enumerate(GOODS)}


def a_state(
    players=2,
    *,
    round=3,  # noqa: A002
    active=A,
    order=None,
    display=None,
    covered=None,
    cart=None,
    store=None,
    shop=None,
    stack=None,
    hand=None,
    beginner=None,
    court=None,
    chosen=(),
    lord_seat=-1,
    pile="",
    sizes=None,
    steps=None,
    **per_seat,
):
    """A position with exactly what is named; by default the action turn of ``active``.

    Args:
        order: Seats of the action phase, e.g. ``[A, B]``; ``active`` first when left out.
        display: Visible cards per seat, one per line or comma: ``"home_field wheat 7, common_field_3_a bean 1,
            private_field_5, stall_pumpkin_bean_leek pumpkin, regular_turnip_cabbage 3 red, tout"``.  A field has
            its good and number, a stall the goods left (all when none is named), a customer the rows filled.
            Without ``home_field`` it has been harvested empty.
        covered: Lower card by upper card.
        cart, store, shop: Goods per seat; a shop that is not named has the start stock.
        stack: Private stack per seat, top first: ``"3 5 6 4 3 5"``, the last four are the lower set; or what was
            put under it, then its order is known.  An empty one when not named.
        hand, court, pile: Cards; of the pile those on top, first drawn first.
        chosen: Seats that have left the distribution round; ``steps=[("court",)]`` asks ``active`` in it.
        lord_seat: Who had the lord of the manor before the card phase.
        beginner: Customer of R60 per seat; sets the option.
        sizes: Cards in draw and discard pile; what is left over lies before the last seat.
        steps: What follows in this round, first step first; by default the action turns from ``active`` on.
        per_seat: Figures: ``cash={A: 3}``, also ``loans``, ``space``, ``capacity``.
    """
    state = GAME.new(players, {"beginner": bool(beginner)} if players > 1 else None, seed=7)
    _clear(state)
    state.round, state.turn, state.active = round, 20, active
    state.decision = "advance"  # the one before
    state.order = order or [(active + i) % players for i in range(players)]
    state.place = state.order.index(active)
    state.chosen, state.lord_seat = list(chosen), lord_seat
    state.large, state.small = state.order[0], state.order[1] if players > 1 else -1
    pool = [card for card in range(N_ACTION) if not (players == 1 and HELPER[card] in NOT_IN_SOLO)]

    def pull(name):
        card = NUMBER[name]
        pool.remove(card)
        return card

    for seat, text in (display or {}).items():
        for line in filter(None, (part.strip() for part in text.replace("\n", ",").split(","))):
            lay(state, seat, line, pull)
    for upper, lower in (covered or {}).items():
        state.under[NUMBER[upper]] = pull(lower)
    for seat, text in (hand or {}).items():
        state.hand[seat] = [pull(name) for name in text.split()]
    for seat, name in (beginner or {}).items():
        state.beginner[seat] = pull(name)
        assert state.beginner[seat] in BEGINNERS
    state.court = [pull(name) for name in (court or "").split()]
    for seat, text in (stack or {}).items():
        state.stack[seat] = [int(name) if name in "3456" else ~pull(name) for name in text.split()][::-1]
        state.belief[seat] = (believed(state.stack[seat]),)
    first = [pull(name) for name in pile.split()]
    if sizes:
        state.discard = [pool.pop(0) for _ in range(sizes[1])]
        below = [pool.pop(0) for _ in range(sizes[0] - len(first))]
        for card in pool:
            show(state, players - 1, card)
        pool = below
    state.pile = pool + first[::-1]
    for name, given in (("cart", cart), ("store", store), ("shop", shop)):
        for seat, text in (given or {}).items():
            goods = [text.split().count(good) for good in GOODS]
            getattr(state, name)[seat * N_GOODS : (seat + 1) * N_GOODS] = goods
    for name, values in per_seat.items():
        for seat, value in values.items():
            getattr(state, name)[seat] = value
    if steps is None:
        steps = [("act",), ("actions", state.place + 1)]
    return go(state, *steps, *([("round",)] if ("round",) not in steps else []))


def _clear(state):
    """No cards anywhere, no goods, no cash."""
    state.offers, state.agenda, state.discard, state.court, state.drawn = [], [], [], [], []
    state.under = [EMPTY] * N_CARDS
    state.stock, state.crop = [0] * N_CARDS, [EMPTY] * N_CARDS
    state.beginner = [EMPTY] * state.seats
    state.grid = [EMPTY] * len(state.grid)
    state.cash = [0] * state.seats
    state.belief = [((0, 0, ()),)] * state.seats
    for name in ("hand", "stack", "fields", "stalls", "regulars", "casuals", "helpers"):
        setattr(state, name, [[] for _ in range(state.seats)])


def lay(state, seat, line, pull):
    """A visible card with what is on it."""
    name, *words = line.split()
    if name == "home_field":
        card = HOME[seat]
    elif name.startswith("private_field"):
        first, second = private_fields(seat, int(name[-1]))
        card = second if first in state.fields[seat] else first
    else:
        card = pull(name)
    show(state, seat, card)
    if PLOTS[card] and words:
        state.crop[card], state.stock[card] = GOOD[words[0]], int(words[1])
    elif KIND[card] == STALL and words:
        state.stock[card] = sum(1 << GOODS_OF[card].index(GOOD[word]) for word in words)
    elif KIND[card] == REGULAR and words:
        state.stock[card] = int(words[0])
        state.red[card] = int("red" in words)


def believed(stack):
    """What everybody knows of a stack: two sets, or all of it."""
    lower, upper = stack[:4], stack[4:]
    if min(stack, default=0) < 0 or len({*lower}) < len(lower) or len({*upper}) < len(upper):
        return (0, 0, tuple(stack[::-1]))
    return (*(sum(1 << SIZES.index(size) for size in half) for half in (upper, lower)), ())


def go(state, *steps):
    """Run ``steps``, the first one first, then the rest of the agenda, up to a decision."""
    state.agenda += steps[::-1]
    state.offers = []
    run(state)
    state.check()
    return state


def said(state):
    """What is legal, as text."""
    return [GAME.write(state, action) for action in state.legal()]


def verbs(state, *wanted):
    """The legal texts of some verbs, without the verb if there is one verb only."""
    texts = [text for text in said(state) if text.partition(" ")[0] in wanted]
    return [text.partition(" ")[2] for text in texts] if len(wanted) == 1 else texts


def proper(state):
    """What is legal besides loan, sale and discarding a helper."""
    return [text for text in said(state) if text.partition(" ")[0] not in ("loan", "sell", "discard")]


def do(state, *texts):
    """Play actions by text."""
    for text in texts:
        GAME.play(state, GAME.read(state, text))
        state.check()
    return state


def events(state, *texts):
    """Play actions by text; what happened."""
    state.trace = []
    do(state, *texts)
    happened, state.trace = state.trace, None
    return happened


def goods(state, seat, where="cart"):
    """Goods of a seat as text, cheap to dear: ``"wheat wheat leek"``."""
    numbers = getattr(state, where)[seat * N_GOODS : (seat + 1) * N_GOODS]
    return " ".join(name for name, number in zip(GOODS, numbers, strict=True) for _ in range(number))


def ids(cards):
    """Ids of cards."""
    return [CARDS[card].id for card in cards]


def field(state, name):
    """What grows on a field of that id: ``"bean 3"``, or nothing."""
    card = NUMBER[name]
    return f"{GOODS[state.crop[card]]} {state.stock[card]}" if state.crop[card] != EMPTY else ""
