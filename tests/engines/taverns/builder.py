"""Positions for the tests: name what matters, the rest is filled in."""

from app.engines import GAMES
from app.engines.taverns.components import (
    CARDS,
    ENTERTAINERS,
    EXTRA_GUESTS,
    FROM_LEVEL,
    GUESTS,
    HELPERS,
    NO_CARD,
    NOBLE,
    NUMBER,
    ON_BARREL,
    ON_DELIVERY,
    ON_MONK,
    ON_TILL,
    REGULARS,
    SUPPLY,
    THREE_STACK,
    TILE,
)
from app.engines.taverns.flow import run

GAME = GAMES["taverns"]
A, B, C, D = range(4)
X = 7
ROUND = [("close",), ("juggle", 0), ("turn", 0), ("draft", 0), ("waitresses",), ("redraw", 0), ("fill",)]
"""The steps of a round after phase A, the next one last."""


def a_state(
    players=2,
    level=1,
    *,
    start=A,
    round=4,  # noqa: A002  # the word of the rules
    deck=None,
    discard=None,
    laid=None,
    seated=None,
    tiles=None,
    fresh=None,
    sides=None,
    supply=None,
    display=None,
    three_stack=None,
    guest_deck=None,
    tournament=False,
    seed=7,
    **per_seat,
):
    """A position between two steps with exactly what is named; ``go`` runs on from it.

    Every seat's regulars that are not named lie in its discard pile, or have left the game if
    the discard pile is named.

    Args:
        deck: Component ids per seat, first drawn first: ``{A: "noble regular_1"}``.
        discard, laid, seated: Component ids per seat.
        tiles: Upgraded tiles per seat that work already; ``fresh`` those that work next round.
        sides: Entertainers per seat, ``{A: "juggler_b"}``.
        supply: Cards left of some helpers; the others of the kind have left the game.
        display: Ids by place, ``-`` for an empty one.  three_stack, guest_deck: first drawn first;
            guests not named have left the game once one of these is given.
        seed: Of everything that chance still gives.
        per_seat: Numbers of a seat: ``schnapps={A: 3}``.
    """
    state = GAME.new(players, {"level": level, "tournament": tournament}, seed=7)
    state.rng.seed = seed
    state.start = state.active = start
    state.round, state.agenda, state.offers = max(1, round), [], []
    state.decision = "draft_die" if round else ""  # the one before: with round 0 the first evening is to come
    clear(state)
    guests = [*THREE_STACK, *GUESTS, *(EXTRA_GUESTS if level >= 3 else ())]

    def pull(text):
        cards = [NUMBER[name] for name in text.split()]
        for card in cards:
            if card < len(HELPERS):
                state.supply[card] -= 1
            elif card in guests:
                guests.remove(card)
        return cards

    for seat in range(players):
        state.deck[seat] = pull((deck or {}).get(seat, ""))[::-1]
        state.laid[seat] = pull((laid or {}).get(seat, ""))
        cards = pull((seated or {}).get(seat, ""))
        state.nobles[seat] = cards.count(NOBLE)
        state.seated[seat] = [card for i, card in enumerate(cards) if card != NOBLE or NOBLE not in cards[:i]]
        state.discard[seat] = pull((discard or {}).get(seat, ""))
        owned = [*state.deck[seat], *cards, *state.discard[seat]]
        rest = [card for card in REGULARS if card not in owned]
        if discard and seat in discard:
            state.removed += rest
        else:
            state.discard[seat] += rest
    for name, count in (supply or {}).items():
        card = HELPERS.index(name)
        state.removed += [card] * (state.supply[card] - count)
        state.supply[card] = count
    on_offer(state, guests, pull, display, three_stack, guest_deck)
    for seat, text in (tiles or {}).items():
        state.tiles[seat] |= mask(text)
    for seat, text in (fresh or {}).items():
        state.tiles[seat] |= mask(text)
        state.fresh[seat] |= mask(text)
    for seat, text in (sides or {}).items():
        for entertainer in text.split():
            name, _, side = entertainer.rpartition("_")
            state.sides[seat][ENTERTAINERS.index(f"entertainer_{name}")] = "ab".index(side) + 1
    for name, values in per_seat.items():
        for seat, value in values.items():
            getattr(state, name)[seat] = value
    return state


def clear(state):
    """Nobody has anything, all helpers are in supply."""
    players = range(state.players)
    state.supply = [n if state.level >= level else 0 for n, level in zip(SUPPLY, FROM_LEVEL, strict=True)]
    state.removed, state.hidden = [], [0] * state.players
    for name in ("tiles", "fresh", "monastery", "reputation", "schnapps", "counter_guests"):
        setattr(state, name, [0] * state.players)
    for name in ("deck", "discard", "laid", "seated", "white", "coloured", "coaster"):
        setattr(state, name, [[] for _ in players])
    state.nobles, state.taken = [0] * state.players, [-1] * state.players
    state.phase, state.covered = "", -1


def on_offer(state, guests, pull, display, three_stack, guest_deck):
    """Put guests on the three-stack, on display and into the deck."""
    state.display, state.three_stack, state.guest_deck = [], [], []
    if display is not None:
        state.display = [NO_CARD if name == "-" else pull(name)[0] for name in display.split()]
    if three_stack is not None:
        state.three_stack = pull(three_stack)[::-1]
    if guest_deck is not None:
        state.guest_deck = pull(guest_deck)[::-1]
    if three_stack is None:
        state.three_stack = [card for card in guests if card in THREE_STACK]
    others = [card for card in guests if card not in THREE_STACK]
    if display is None:
        state.display = [others.pop() for _ in range(4)]
    if not state.three_stack and len(state.display) == 4:
        state.display.append(NO_CARD)
    if guest_deck is None:
        state.guest_deck = others
    lie = {*state.three_stack, *state.display, *state.guest_deck}
    state.removed += [card for card in guests if card not in lie]


def go(state, *steps):
    """Run ``steps``, the first one first, then the rest of the agenda, up to a decision."""
    state.agenda += steps[::-1]
    run(state)
    state.check()
    return state


def evening(round=4, players=2, level=1, **kwargs):  # noqa: A002
    """The beginning of a round: phase A runs."""
    return go(a_state(players, level, round=round - 1, **kwargs), ("evening",))


def filling(**kwargs):
    """Phase B begins, whatever the round gave; what happens is traced."""
    state = a_state(**kwargs)
    state.trace = []
    state.agenda = list(ROUND)
    return go(state)


def drafting(coasters, **kwargs):
    """Phase D begins with these coasters by seat, faces as text."""
    state = a_state(len(coasters), **kwargs)
    state.coaster = [[int(face) for face in text.split()] for text in coasters]
    state.agenda = ROUND[:3]
    return go(state, ("draft", 0))


def placing(dice, *, active=A, start=A, **kwargs):
    """Phase E of ``active`` with these dice (the first four are white)."""
    state = a_state(start=start, **kwargs)
    faces = [int(face) for face in dice.split()]
    state.white[active], state.coloured[active] = faces[:4], faces[4:]
    state.agenda = ROUND[:2]
    return go(state, ("turn", (active - start) % state.players))


SPACE = {"cash_till": ON_TILL, "beer_delivery": ON_DELIVERY, "barrel": ON_BARREL, "monk": ON_MONK}


def service(on="", *, doubloons=0, beer=0, **kwargs):
    """Phase F of the active player, dice lying ``on`` spaces: ``"regular_1:2 beer_delivery:6"``.

    Beer of beer dealers is not given; ``beer`` and ``doubloons`` are this evening's income.
    """
    pairs = [pair.split(":") for pair in on.split()]
    state = placing(" ".join(die for _, die in pairs), **kwargs)
    for name, die in pairs:
        space = SPACE[name] if name in SPACE else state.seated[state.active].index(NUMBER[name])
        state.apply(("place", int(die), space))
    state.phase, state.offers = "F", []
    state.doubloons, state.beer = doubloons, beer
    return go(state, ("serve",))


def again(state):
    """Ask phase F anew after something was changed by hand."""
    state.offers = []
    return go(state, ("serve",))


def mask(text):
    """Tiles as a bit mask."""
    return sum(1 << TILE[name] for name in text.split())


def said(state):
    """What is legal, as text."""
    return [GAME.write(state, action) for action in state.legal()]


def do(state, *texts):
    """Play actions by text."""
    for text in texts:
        GAME.play(state, GAME.read(state, text))
        state.check()
    return state


def names(cards):
    """Component ids in a line."""
    return " ".join("-" if card == NO_CARD else CARDS[card].id for card in cards)


def gained(state, seat, number=1):
    """The cards on top of the draw pile, the one gained last first."""
    return names(state.deck[seat][: -number - 1 : -1])


def owns(state, seat, name):
    """How many cards of a kind a seat owns."""
    return state.owned(seat).count(NUMBER[name])


def supply_of(state, name):
    """Cards left of a helper."""
    return state.supply[HELPERS.index(name)]


def verbs(state, verb):
    """The legal texts of one verb, without the verb."""
    return [text.partition(" ")[2] for text in said(state) if text.partition(" ")[0] == verb]
