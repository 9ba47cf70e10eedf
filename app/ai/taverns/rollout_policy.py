"""The rollout policy: a sensible evening, fast, and what single decisions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.taverns.draft import DieDemand, gains, play
from app.ai.taverns.evening import Evening
from app.ai.taverns.prices import Prices
from app.ai.taverns.worth import SIDES, evenings_left, had_evening, worth
from app.engines.taverns.components import (
    BARD,
    BEER_DEALER,
    DISHWASHER,
    DOUBLOONS,
    EXTRA_DIE,
    FACES,
    NOBLE,
    REGULARS,
    START_EFFECTS,
    SUPPLIER,
    TABLES,
    THREE_GUEST,
    TILES,
    WAITRESS,
    WHITE_DICE,
)
from app.engines.taverns.placing import FINISH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.ai.taverns.weights import Weights
    from app.engines.contract import Action
    from app.engines.taverns.state import State

DIE_TONIGHT = 3.0
"""Worth of one more die this evening."""

HANDS = ((1, 6, 3, 2), (6, 3, 4, 5), (3, 4, 2, 6))
"""What a draft may give: for judging a tavern that is filled and waits for its dice."""

OUT = -99.0
"""Worth of taking a die back: whoever plans ahead need not."""

TONIGHT = {BARD: 1.0, BEER_DEALER: 1.4, DISHWASHER: 1.2, WAITRESS: 2.5, SUPPLIER: 2.2}
"""Rough worth of a tavern card laid out this evening."""


def next_actions(state: State, weights: Weights) -> Sequence[Action]:
    """How a sensible player goes on: a die, a whole placing, a whole service, the whole draft."""
    offers = state.offers
    if len(offers) == 1:
        return offers
    decision = state.decision
    if decision == "place_dice":
        evening = Evening(state, state.active, weights)
        return [*evening.placings(unplaced(state), 1)[0][1], FINISH]
    if decision == "service":
        return Evening(state, state.active, weights).service()[1]
    if decision == "draft_die":
        return play(state, [DieDemand(Evening(state, seat, weights)) for seat in range(state.players)])
    values = JUDGES[decision](state, offers, weights)
    return (offers[max(range(len(offers)), key=values.__getitem__)],)


def unplaced(state: State) -> list[int]:
    """Faces of the dice of the active player that do not lie yet, sorted."""
    return [face for face in FACES for _ in range(state.dice[face])]


# -- the worth of a seat


def outlook(state: State, seat: int, weights: Weights) -> float:
    """Points that ``seat`` will have at the end."""
    left = evenings_left(state, seat)
    if left <= 0 or not state.seated[seat] or had_evening(state, seat):
        return worth(state, seat, left, weights)
    evening = Evening(state, seat, weights)
    white, coloured = state.white[seat], state.coloured[seat]
    if len(white) < WHITE_DICE:
        hands = [sorted([*white, *hand[len(white) :], *coloured]) for hand in HANDS]
        return sum(evening.best(hand) for hand in hands) / len(hands)
    if evening.serving:
        return evening.service()[0]
    dice = unplaced(state) if evening.placing else sorted([*white, *coloured])
    return evening.best(dice)


# -- single decisions, in points


def _now(state: State, weights: Weights) -> Prices:
    """Prices for what is used this very evening."""
    seat = state.actor
    return Prices(state, seat, weights, evenings_left(state, seat))


def judge_start(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Start cards by what they give."""
    prices = _now(state, weights)
    return [sum((_start_effect(prices, effect) for effect in START_EFFECTS[action[1]]), 0.0) for action in offers]


def _start_effect(prices: Prices, effect: tuple[str | int, ...]) -> float:
    word, number = effect[0], int(effect[1])
    if word == "take":
        return prices.gain[number]
    if word == "turn_tile":
        return prices.tile[number] - 4.0  # its noble is lost
    if word == "remove":
        return sum(sorted((prices.ban(card) for card in REGULARS), reverse=True)[:number])
    if word == "cellar":
        return prices.beer * number
    return prices.effect(effect)


def judge_removed(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Regulars that leave."""
    prices = _now(state, weights)
    return [sum((prices.ban(card) for card in action[1:]), 0.0) for action in offers]


def judge_bonus(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """The bonus of the evening."""
    prices = _now(state, weights)
    values = []
    for _, option in offers:
        if option == EXTRA_DIE:
            values.append(DIE_TONIGHT)
        elif option == THREE_GUEST:
            values.append(prices.guest(state.three_stack[-1]))
        else:
            values.append(prices.gain[option])
    return values


def judge_tile(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """A tile for nothing: the dear ones first, they are hard to buy."""
    prices = _now(state, weights)
    return [prices.tile[tile] + 0.5 * TILES[tile].cost for _, tile in offers]


def judge_side(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """The side of an entertainer."""
    row = weights[max(1, evenings_left(state, state.actor))]
    return [row[SIDES + 2 * tile + side - 1] for _, tile, side in offers]


def judge_redraw(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Whether the guests who came are much worse than what might come."""
    seat = state.actor
    laid, seated = state.laid[seat], state.seated[seat]
    pays = sum(DOUBLOONS[card] for card in seated)
    tonight = pays + sum((TONIGHT.get(card, 0.0) for card in laid), 0.0)
    pool = state.owned(seat)
    seats = [card for card in pool if card > NOBLE]
    guests = max(1, len(seats) + (state.nobles[seat] > 0))
    tables = state.value(seat, TABLES)
    mean = (sum(DOUBLOONS[card] for card in seats) + (DOUBLOONS[NOBLE] if NOBLE in pool else 0)) / guests
    helpers = sum((TONIGHT.get(card, mean) for card in pool if card < NOBLE), 0.0)
    fresh = tables * (mean + helpers / guests)
    price = max(0.5, Prices(state, seat, weights).counter)
    return [0.0 if action[0] == "keep" else fresh - tonight - price - 1.0 for action in offers]


def judge_ban(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Who is asked to leave."""
    prices = Prices(state, state.actor, weights)
    seated = state.seated[state.actor]
    return [0.0 if action[0] == "decline" else prices.ban(seated[action[1]]) for action in offers]


def judge_column(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Where to sign."""
    prices = Prices(state, state.actor, weights)
    return [0.0 if action[0] == "decline" else 0.01 + prices.signature(action[1]) for action in offers]


def judge_substitute(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """A helper instead."""
    prices = Prices(state, state.actor, weights)
    return [0.0 if action[0] == "decline" else 0.01 + prices.gain[action[1]] for action in offers]


def judge_return(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """A card that shall come again next evening, for one schnapps."""
    prices = _now(state, weights)
    return [0.0 if action[0] == "decline" else prices.again(action[1]) - prices.schnapps for action in offers]


def judge_draft(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """What a die adds."""
    seat = state.actor
    dice = [*state.white[seat], *state.coloured[seat]]
    return gains(DieDemand(Evening(state, seat, weights)), dice, [face for _, face in offers])


def judge_by_trying(state: State, offers: Sequence[Action], weights: Weights) -> list[float]:
    """Worth of the best evening after each action."""
    seat = state.active
    values = []
    for action in offers:
        if action[0] == "take_back":
            values.append(OUT)
            continue
        if action[0] == "end":  # what comes after it is chance
            values.append(Evening(state, seat, weights).closing())
            continue
        after = state.clone()
        after.apply(action)
        values.append(outlook(after, seat, weights))
    best = max(values)
    return [value - best for value in values]


JUDGES: dict[str, Callable[[State, Sequence[Action], Weights], list[float]]] = {
    "choose_start_card": judge_start,
    "choose_removed_regulars": judge_removed,
    "choose_round_bonus": judge_bonus,
    "choose_free_upgrade": judge_tile,
    "choose_entertainer_side": judge_side,
    "use_counter_guest_redraw": judge_redraw,
    "choose_banned_card": judge_ban,
    "choose_signature_column": judge_column,
    "choose_substitute_helper": judge_substitute,
    "use_juggler_return": judge_return,
    "draft_die": judge_draft,
    "place_dice": judge_by_trying,
    "service": judge_by_trying,
}
