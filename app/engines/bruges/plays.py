"""A card is played for one of the six actions.  R45-R62, R104-R107, R125, R126, R131, R172, R174"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.bruges import canals, houses, useful
from app.engines.bruges.components import (
    ACTION_CHANGES,
    BUILD_CANAL,
    BUILD_HOUSE,
    COLOUR,
    EXCHANGE_ACTION,
    EXCHANGE_AT,
    EXCHANGE_CHANGES,
    IS_PET,
    KIND,
    LIGHTNING,
    N_COLOURS,
    NO_CHANGE,
    ONCE,
    PRICE,
    REMOVE_THREAT,
    TAKE_GUILDERS,
    TAKE_WORKERS,
    WORKER,
)
from app.engines.bruges.goods import gain_guilders, gain_points, gain_workers, return_threat, takes
from app.engines.bruges.knowledge import leaves_hand
from app.engines.bruges.persons import lay_out
from app.engines.bruges.piles import discard

if TYPE_CHECKING:
    from app.engines.bruges.components import Change, Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action

VERBS = ("workers", "guilders", "threat", "canal", "house", "recruit")
"""Verbs of the six actions, in their order."""
USUAL_WORKERS = 2
NO_CHANGES: list[Change] = []
_ALL_COLOURS = tuple(range(N_COLOURS))
_CHANGERS = tuple(sum(bit for bit, _ in persons) for persons in ACTION_CHANGES)


def changes(state: State, seat: int, action: int) -> list[Change]:
    """What the own persons change about an action carried out with a card.  R159, R163"""
    own = state.own[seat]
    if not own & _CHANGERS[action]:
        return NO_CHANGES
    return [change for bit, change in ACTION_CHANGES[action] if own & bit]


# -- what can be played


def plays(state: State, seat: int, cards: list[int], with_exchange: bool) -> list[Action]:
    """All plays of these cards, also improved by the exchange card where that is allowed.  R47, R51, R125, R126"""
    offers: list[Action] = []
    naming = state.naming
    for card in cards:
        if naming:
            for colour in _ALL_COLOURS:
                offers += [("workers", card, colour, 0), ("guilders", card, colour, 0)]
        else:
            offers += [("workers", card, COLOUR[card], 0), ("guilders", card, COLOUR[card], 0)]
    _threat_plays(state, seat, cards, offers, 0)
    _canal_plays(state, seat, cards, offers, NO_CHANGE, 0)
    _house_plays(state, seat, cards, offers, NO_CHANGE, 0)
    _recruit_plays(state, seat, cards, offers, NO_CHANGE, 0)
    if with_exchange and state.exchange >= 0:
        _exchange_plays(state, seat, cards, offers)
    return offers


def _exchange_plays(state: State, seat: int, cards: list[int], offers: list[Action]) -> None:
    """The plays that use the exchange card, also those that are legal only with it.  R125, R131"""
    number = state.exchange
    action, change = EXCHANGE_ACTION[number], EXCHANGE_CHANGES[number]
    if action in (TAKE_WORKERS, TAKE_GUILDERS):
        offers += [(VERBS[action], card, colour, 1) for card in cards for colour in colours_of(state, card)]
    elif action == REMOVE_THREAT:
        _threat_plays(state, seat, cards, offers, 1)
    elif action == BUILD_CANAL:
        _canal_plays(state, seat, cards, offers, change, 1)
    elif action == BUILD_HOUSE:
        _house_plays(state, seat, cards, offers, change, 1)
    elif change is NO_CHANGE and not useful.any_persons(state, seat):
        fitting = [card for card in cards if KIND[card] in (LIGHTNING, WORKER, ONCE)]
        _recruit_plays(state, seat, fitting, offers, change, 1)
    else:
        _recruit_plays(state, seat, cards, offers, change, 1)


def colours_of(state: State, card: int) -> tuple[int, ...]:
    """Colours as which a card can be played: its own, or one that is named.  R104"""
    return _ALL_COLOURS if state.naming else (COLOUR[card],)


def _threat_plays(state: State, seat: int, cards: list[int], offers: list[Action], x: int) -> None:
    """A marker of the card's colour is needed.  R54, R105"""
    base = seat * N_COLOURS
    threats = state.threats
    if state.naming:
        held = [colour for colour in _ALL_COLOURS if threats[base + colour]]
        offers += [("threat", card, colour, x) for card in cards for colour in held]
    else:
        offers += [("threat", card, COLOUR[card], x) for card in cards if threats[base + COLOUR[card]]]


def _canal_plays(state: State, seat: int, cards: list[int], offers: list[Action], change: Change, x: int) -> None:
    """The next space of a section, in the card's colour, if it can be paid.  R56, R105"""
    guilders = state.guilders[seat]
    for section in (0, 1):
        wanted = canals.next_colour(state, seat, section)
        if wanted < 0:
            continue
        if change.any_colour:
            fitting: list[Action] = [("canal", card, COLOUR[card], x, section) for card in cards]
        elif state.naming:
            fitting = [("canal", card, wanted, x, section) for card in cards]
        else:
            fitting = [("canal", card, wanted, x, section) for card in cards if COLOUR[card] == wanted]
        if fitting and canal_price(state, seat, section, change) <= guilders:
            offers += fitting


def canal_price(state: State, seat: int, section: int, change: Change) -> int:
    """Price of a tile built with a card.  R57, R159, R163, R174"""
    if change.free:
        return 0
    return canals.price(state, seat, section, 1, sum(each.discount for each in changes(state, seat, BUILD_CANAL)))


def _house_plays(state: State, seat: int, cards: list[int], offers: list[Action], change: Change, x: int) -> None:
    """A worker of the card's colour is needed, of any colour, or none; pets are cards like others.  R59, R87, R105"""
    if change.no_worker:
        offers += [("house", card, COLOUR[card], x, -1) for card in cards]
        return
    base = seat * N_COLOURS
    workers = state.workers
    any_worker = any(each.any_worker for each in changes(state, seat, BUILD_HOUSE))
    if any_worker or state.naming:
        paid = [colour for colour in _ALL_COLOURS if workers[base + colour]]
        if any_worker:
            offers += [("house", card, COLOUR[card], x, colour) for card in cards for colour in paid]
        else:
            offers += [("house", card, colour, x, colour) for card in cards for colour in paid]
        return
    for card in cards:
        colour = COLOUR[card]
        if workers[base + colour]:
            offers.append(("house", card, colour, x, colour))


def _recruit_plays(state: State, seat: int, cards: list[int], offers: list[Action], change: Change, x: int) -> None:
    """A fitting house and enough guilders are needed; a colour named does not matter.  R60, R89, R105"""
    affordable = state.guilders[seat] + change.discount + useful.person_discount(state, seat)
    free: list[int] | None = None
    free_for_pets: list[int] | None = None
    for card in cards:
        if PRICE[card] > affordable:
            continue
        if IS_PET[card]:
            if free_for_pets is None:
                free_for_pets = houses.homes(state, seat, pet=True)
            offers += [("recruit", card, COLOUR[card], x, house) for house in free_for_pets]
        else:
            if free is None:
                free = houses.homes(state, seat, pet=False)
            offers += [("recruit", card, COLOUR[card], x, house) for house in free]


# -- decisions


def ask_extra(state: State, seat: int, op: Op, source: int) -> None:
    """One more hand card, which counts as playing a card.  R49, R116, R143"""
    state.ask("play_extra", seat, plays(state, seat, state.hand[seat], with_exchange=True))


def ask_drawn(state: State, step: tuple[Any, ...]) -> None:
    """The card just drawn, without ship and exchange card; its owner looks at it.  R116, R123"""
    state.ask("play_drawn", step[1], plays(state, step[1], state.drawn, with_exchange=False))


def play(state: State, action: Action) -> None:
    """Carry an action out; what follows comes afterwards in its order.  R46, R49, R106, R172"""
    seat = state.active
    verb, card, colour, x = action[:4]
    if state.decision == "play_card":
        state.played = True
        state.agenda.append(("main",))
    if state.trace is not None:
        if state.naming and verb != "recruit":
            state.trace.append(("named", seat, colour))
        state.trace.append(("play", seat, -1 if verb == "house" else card, verb, colour, x))
    state.naming = False
    if verb == "canal" and state.decision != "play_drawn" and state.options["zwin"]:
        state.agenda.append(("ship", seat))
    change = NO_CHANGE
    if x:
        change = EXCHANGE_CHANGES[state.exchange]
        state.agenda.append(("improve", seat, EXCHANGE_AT + state.exchange))
        use_marker(state, seat)
    PLAYS[verb](state, seat, action, change)


def use_marker(state: State, seat: int) -> None:
    """A marker is removed; with the last one the card goes.  R125, R127"""
    state.markers -= 1
    if state.trace is not None:
        state.trace.append(("exchange_used", seat, EXCHANGE_AT + state.exchange, state.markers))
    if not state.markers:
        state.exchange = -1


def _to_discard(state: State, seat: int, card: int) -> None:
    leaves_hand(state, seat, card)
    discard(state, seat, card)


def play_workers(state: State, seat: int, action: Action, change: Change) -> None:
    """I: workers of the card's colour.  R52, R105, R174"""
    _to_discard(state, seat, action[1])
    number = max([USUAL_WORKERS, *(each.workers for each in changes(state, seat, TAKE_WORKERS))])
    gain_workers(state, seat, action[2], number + change.extra_workers_same)


def play_guilders(state: State, seat: int, action: Action, change: Change) -> None:
    """II: guilders of the die of the card's colour.  R53, R105, R130, R174"""
    _to_discard(state, seat, action[1])
    extra = sum(each.extra_guilders for each in changes(state, seat, TAKE_GUILDERS))
    gain_guilders(state, seat, (change.guilders or state.dice[action[2]]) + extra + change.extra_guilders)


def play_threat(state: State, seat: int, action: Action, change: Change) -> None:
    """III: a marker of the card's colour, and further ones by the Physician.  R54, R105"""
    _to_discard(state, seat, action[1])
    return_threat(state, seat, action[2])
    for each in changes(state, seat, REMOVE_THREAT):
        gain_points(state, seat, each.extra_points, each.source)
        if each.extra_threats:
            state.agenda.append(("further", seat, each.extra_threats, each.source))


def play_canal(state: State, seat: int, action: Action, change: Change) -> None:
    """IV: a tile on the next space of a section.  R56, R57, R58"""
    _to_discard(state, seat, action[1])
    canals.build(state, seat, action[4], canal_price(state, seat, action[4], change))


def play_house(state: State, seat: int, action: Action, change: Change) -> None:
    """V: the card becomes a house for a worker.  R59, R105"""
    if action[4] >= 0:
        gain_workers(state, seat, action[4], -1)
    houses.build_from_hand(state, seat, action[1])


def play_recruit(state: State, seat: int, action: Action, change: Change) -> None:
    """VI: the person or pet moves into a house.  R60, R89"""
    card, house = action[1], action[4]
    leaves_hand(state, seat, card)
    lay_out(state, seat, card, house, useful.person_price(state, seat, card, change.discount))


PLAYS: dict[str, Callable[[State, int, Action, Change], None]] = dict(
    zip(VERBS, (play_workers, play_guilders, play_threat, play_canal, play_house, play_recruit), strict=True)
)


def improve(state: State, step: tuple[Any, ...]) -> None:
    """What the exchange card gives after the action.  R125, R172"""
    _, seat, source = step
    change = EXCHANGE_CHANGES[source - EXCHANGE_AT]
    gain_points(state, seat, change.extra_points, source)
    if change is NO_CHANGE:
        state.agenda.append(("effect", seat, source, 0, source))
    if change.extra_threats:
        state.agenda.append(("further", seat, change.extra_threats, source))
    if change.extra_workers_choice:
        state.agenda.append(("choose_workers", seat, change.extra_workers_choice, source))


def ask_workers(state: State, step: tuple[Any, ...]) -> None:
    """Workers of colours of choice.  R76"""
    state.ask("choose_workers", step[1], takes(step[2]))
