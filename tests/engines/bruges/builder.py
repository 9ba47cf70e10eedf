"""Positions for the tests: name what matters, everything else is empty or zero."""

from app.engines import GAMES
from app.engines.bruges.components import (
    BIT,
    COLOUR,
    COLOURS,
    EXCHANGE,
    IDS,
    IS_PET,
    MAJORITIES,
    NUMBER,
    SEATS,
    SHIP_KINDS,
    SPACES,
    deck,
    statues,
)
from app.engines.bruges.flow import run
from app.engines.bruges.knowledge import arrange

GAME = GAMES["bruges"]
A, B, C, D, E = range(5)
MODULES = ("pets", "new_citizens", "zwin", "exchange_scaled")


def a_state(
    players=2,
    *,
    start=A,
    round=3,  # noqa: A002  # the word of the rules
    last_round=0,
    dice="3 3 3 3 3",
    hand=None,
    houses=None,
    workers=None,
    threats=None,
    tiles=None,
    crowned=None,
    taken=None,
    turned=None,
    left=None,
    right=None,
    reserve=None,
    discard="",
    docks="",
    ships="",
    exchange="",
    used="",
    seed=7,
    **rest,
):
    """A position between two steps with exactly what is named; ``go`` runs on from it.

    Args:
        dice: Faces in the order of the colours: blue, brown, yellow, red, violet.
        hand: Card ids per seat, known to their owner only: ``{A: "mason prince"}``.
        houses: Houses per seat, each with who lives there: ``{A: "red blue+mason+pet_hen king"}``; a house
            is a card id, or a colour for any card of that colour that is not needed elsewhere.
        workers, threats: Colours per seat, ``{A: "blue blue red"}``.
        tiles: Tiles per seat in the left and right section, ``{A: (2, 0)}``.
        crowned: Sections whose statue is taken, ``{A: (True, False)}``; complete ones are.
        taken: Values of the statues per seat, ``{A: (7,)}``; those tiles are gone from the stack.
        turned: Majority markers per seat, ``{A: "persons canal"}``.
        left, right, reserve: Piles, first drawn first; without ``reserve`` it has been used if ``left`` is given.
            Cards not named lie under the discard pile, or in equal piles if no pile is named.
        discard: Card ids, top last.
        docks: Active ships, ``"blue:three_workers"``.  ships: open ships on the piles.
        exchange: Exchange card of the round and its markers, ``"primus:3"``; ``"none"`` for the module without a card.
        used: Persons used this round.
        rest: Modules (``pets=True``) and numbers of a seat (``guilders={A: 3}``).
    """
    modules = {name: rest.pop(name) for name in MODULES if name in rest}
    modules["exchange"] = bool(exchange)
    state = GAME.new(players, modules, seed=7)
    state.rng.seed = seed
    state.agenda, state.offers, state.followed, state.drawn = [], [], [], []
    state.start, state.round, state.last_round = start, round, last_round
    state.dice = [int(face) for face in dice.split()]
    for name in ("guilders", "points", "steps", "statues", "turned", "own"):
        setattr(state, name, [0] * players)
    for name in ("hand", "houses", "persons", "pets"):
        setattr(state, name, [[] for _ in range(players)])
    state.workers, state.threats = counts(workers, players), counts(threats, players)
    state.tiles, state.crowned = [0] * (2 * players), [False] * (2 * players)
    for seat, built in (tiles or {}).items():
        state.tiles[2 * seat : 2 * seat + 2] = built
        state.crowned[2 * seat : 2 * seat + 2] = [number == SPACES for number in built]
    for seat, done in (crowned or {}).items():
        state.crowned[2 * seat : 2 * seat + 2] = done
    gone = [value for values in (taken or {}).values() for value in values]
    state.statues_left = sum(value not in gone for value in statues(players))
    for seat, values in (taken or {}).items():
        state.statues[seat] = sum(1 << value for value in values)
    for seat, names in (turned or {}).items():
        state.turned[seat] = sum(1 << MAJORITIES.index(name) for name in names.split())
    deal(state, hand, houses, {"left": left, "right": right, "reserve": reserve, "discard": discard})
    lay_modules(state, docks, ships, exchange)
    state.used = sum(BIT[card] for card in cards(used))
    for name, values in rest.items():
        for seat, value in values.items():
            getattr(state, name)[seat] = value
    return state


def cards(text):
    """Card numbers of ids."""
    return [NUMBER[name] for name in (text or "").split()]


def counts(goods, players):
    """Workers or markers, flat by seat and colour."""
    flat = [0] * (players * len(COLOURS))
    for seat, text in (goods or {}).items():
        for colour in text.split():
            flat[seat * len(COLOURS) + COLOURS.index(colour)] += 1
    return flat


def deal(state, hand, houses, piles):
    """Every card to its place."""
    named = {name: cards(text) for name, text in piles.items()}
    wanted = {seat: [house.split("+") for house in text.split()] for seat, text in (houses or {}).items()}
    spoken_for = {card for pile in named.values() for card in pile}
    for text in (hand or {}).values():
        spoken_for.update(cards(text))
    for rows in wanted.values():
        spoken_for.update(NUMBER[name] for row in rows for name in row if name not in COLOURS)
    spare = [card for card in deck(state.options["pets"], state.options["new_citizens"]) if card not in spoken_for]
    for seat, text in (hand or {}).items():
        state.hand[seat] = cards(text)
        arrange(state, seat)
    for seat, rows in wanted.items():
        for house, *inhabitants in rows:
            card = (
                NUMBER[house]
                if house in NUMBER
                else next(card for card in reversed(spare) if COLOUR[card] == COLOURS.index(house) and not IS_PET[card])
            )
            if card in spare:
                spare.remove(card)
            state.houses[seat].append(card)
            living = [NUMBER[name] for name in inhabitants]
            state.persons[seat].append(next((card for card in living if not IS_PET[card]), -1))
            state.pets[seat].append(next((card for card in living if IS_PET[card]), -1))
            state.own[seat] |= sum(BIT[card] for card in living)
    lay_piles(state, named, spare, given={name for name, text in piles.items() if text is not None})


def lay_piles(state, named, spare, given):
    """The piles named, and the rest of the cards."""
    state.discard = named["discard"]
    state.piles = [named["left"][::-1], named["right"][::-1]]
    state.reserve = named["reserve"][::-1]
    if given & {"left", "right"}:
        state.discard = spare + state.discard
    else:
        third = len(spare) // 3
        state.piles = [spare[:third], spare[third : 2 * third]]
        state.reserve = spare[2 * third :]
    state.reserve_used = not state.reserve


def lay_modules(state, docks, ships, exchange):
    """Ships at their docks and on top of their piles, the exchange card."""
    for text in docks.split():
        colour, kind = text.split(":")
        pile = state.ship_piles[COLOURS.index(colour)]
        pile.remove(SHIP_KINDS.index(kind))
        state.docks[COLOURS.index(colour)] = SHIP_KINDS.index(kind)
    for text in ships.split():
        colour, kind = text.split(":")
        pile = state.ship_piles[COLOURS.index(colour)]
        pile.remove(SHIP_KINDS.index(kind))
        pile.append(SHIP_KINDS.index(kind))
    if state.exchange >= 0:
        state.exchange_pile.append(state.exchange)
        state.exchange, state.markers = -1, 0
    if ":" in exchange:
        name, markers = exchange.split(":")
        state.exchange, state.markers = EXCHANGE.index(name), int(markers)
        state.exchange_pile.remove(state.exchange)


def go(state, *steps):
    """Run ``steps``, the first one first, then the rest of the agenda, up to a decision."""
    state.agenda += steps[::-1]
    run(state)
    state.check()
    return state


def go_again(state):
    """The present decision worked out anew."""
    state.offers = []
    return go(state, state.asked)


def drawing(**kwargs):
    """Phase 1 of a round begins."""
    state = a_state(**kwargs)
    state.round -= 1
    return go(state, ("round",))


def throwing(dice, **kwargs):
    """Phase 2 with these dice; afterwards phase 3 begins."""
    state = a_state(dice=dice, **kwargs)
    state.phase = 2
    state.trace = []
    return go(state, ("thrown",))


def turn(active=A, number=0, **kwargs):
    """Turn of ``active``, his first one of the round unless ``number`` says otherwise; then the others'."""
    state = a_state(start=kwargs.pop("start", active), **kwargs)
    state.trace = []
    return go(state, ("turn", (active - state.start) % state.players + number * state.players))


def closing(**kwargs):
    """Phase 4; unless it is the last round the next one begins."""
    state = a_state(**kwargs)
    state.trace = []
    return go(state, ("majorities",))


def said(state):
    """What is legal, as text."""
    return [GAME.write(state, action) for action in state.legal()]


def verbs(state, verb):
    """The legal texts of one verb, without the verb."""
    return [text.partition(" ")[2] for text in said(state) if text.partition(" ")[0] == verb]


def do(state, *texts):
    """Play actions by text."""
    for text in texts:
        GAME.play(state, GAME.read(state, text))
        state.check()
    return state


def asks(state):
    """Who decides what."""
    return SEATS[state.actor] if state.actor >= 0 else "", state.decision


def names(numbers):
    """Card ids in a line."""
    return " ".join("-" if card < 0 else IDS[card] for card in numbers)


def goods(flat, seat):
    """Workers or markers of a seat in a line."""
    own = flat[seat * len(COLOURS) : seat * len(COLOURS) + len(COLOURS)]
    return " ".join(colour for colour, number in zip(COLOURS, own, strict=True) for _ in range(number))


def workers(state, seat):
    """Workers of a seat in a line."""
    return goods(state.workers, seat)


def threats(state, seat):
    """Threat markers of a seat in a line."""
    return goods(state.threats, seat)


def display(state, seat):
    """Persons and pets of a seat in a line."""
    return names(card for pair in zip(state.persons[seat], state.pets[seat], strict=True) for card in pair if card >= 0)


def told(state, fact):
    """Events of one sort, without the word."""
    return [event[1:] for event in state.trace if event[0] == fact]
