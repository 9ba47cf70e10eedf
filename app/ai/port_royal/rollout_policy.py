"""The rollout policy: which card to take, and whether one more card is worth its risk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.port_royal.card_values import PERSON, SORT, TAX, CardValues, PriceLists, contract_worth
from app.ai.port_royal.value import evaluate, lead
from app.engines.port_royal import contracts
from app.engines.port_royal.components import (
    COLOUR,
    CONTRACTS,
    N_COLOURS,
    POINTS,
    SWORD,
    SWORDS_NEEDED,
    TAKES_BY_COLOURS,
    TAX_LIMIT,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.port_royal.state import State


def go_bonus(values: CardValues, cards: int, ships: int) -> int:
    """Coins of the start bonuses with so many cards and ships in the harbour.  R48"""
    coins = 2 * values.admirals if cards >= 5 else values.vices if cards >= 3 else 0
    return coins + values.gunners * (ships - 1) if ships > 1 and values.gunners else coins


def stop_and_draw(
    state: State, harbour: list[int], colours: int, pool: Sequence[int], prices: PriceLists
) -> tuple[float, float]:
    """Worth to the active player of stopping now, and of drawing one card more and stopping then.

    Args:
        state: In phase 1.
        harbour: The harbour display to judge, ships of different colours.
        colours: Its ship colours as bits.
        pool: Cards of which the next one is any, equally likely.
        prices: By which the cards are judged.
    """
    seat = state.active
    values = prices.of(state, seat)
    money = len(state.coins[seat])
    cards, ships = len(harbour), colours.bit_count()
    purse = values.purse
    coins = money + go_bonus(values, cards, ships)
    worth = values.worths(coins)
    worths = sorted([worth[card] for card in harbour if worth[card]], reverse=True)
    takes = TAKES_BY_COLOURS[ships] + values.takes
    best = sum(worths[:takes])
    stop = purse[coins] - purse[money] + best
    if not pool:
        return stop, stop
    more_takes = TAKES_BY_COLOURS[min(N_COLOURS, ships + 1)] + values.takes
    ship_coins = money + go_bonus(values, cards + 1, ships + 1)
    person_coins = money + go_bonus(values, cards + 1, ships)
    with_ship = purse[ship_coins] - purse[money] + sum(worths[:more_takes])
    with_person = purse[person_coins] - purse[money] + best
    ship_floor = worths[more_takes - 1] if len(worths) >= more_takes else 0.0
    person_floor = worths[takes - 1] if len(worths) >= takes else 0.0
    ship_worth = worth if ship_coins == coins else values.worths(ship_coins)
    person_worth = worth if person_coins == coins else values.worths(person_coins)
    swords = state.own[seat * WIDTH + SWORD]
    taxed = stop + (purse[money - money // 2] - purse[money] if money >= TAX_LIMIT else 0.0)
    total = 0.0
    for card in pool:
        sort = SORT[card]
        if sort == PERSON:
            value = person_worth[card]
            total += with_person + value - person_floor if value > person_floor else with_person
        elif sort < PERSON:
            if not colours >> sort & 1:
                value = ship_worth[card]
                total += with_ship + value - ship_floor if value > ship_floor else with_ship
            elif 0 < swords >= SWORDS_NEEDED[card]:
                total += stop  # otherwise a bust: nothing
        else:
            total += taxed if sort == TAX else stop
    return stop, total / len(pool)


def accept_and_repel(state: State, pool: Sequence[int], prices: PriceLists) -> tuple[float, float]:
    """Worth of letting the pending ship dock, and of sending it away."""
    ship = state.pending
    away = max(stop_and_draw(state, state.harbour, state.colours, pool, prices))
    bit = 1 << COLOUR[ship]
    if state.colours & bit:
        return 0.0, away
    return max(stop_and_draw(state, [*state.harbour, ship], state.colours | bit, pool, prices)), away


def play(state: State, prices: PriceLists) -> Action:
    """One sensible action, fast: for simulations, in which the deck is a guess anyway."""
    offers = state.offers
    if len(offers) == 1:
        return offers[0]
    decision = state.decision
    if decision == "take_card":
        return _best_take(state, offers, prices)
    if decision == "discover_action":
        if offers[-1][0] == "claim":
            return max((action for action in offers if action[0] == "claim"), key=lambda action: POINTS[action[1]])
        if not state.colours and len(state.coins[state.active]) < TAX_LIMIT:
            return offers[0]  # nothing can spoil it
        stop, draw = stop_and_draw(state, state.harbour, state.colours, state.deck or state.discard, prices)
        return offers[0] if draw >= stop else offers[1]
    if decision == "repel_ship":
        accept, repel = accept_and_repel(state, state.deck or state.discard, prices)
        return ("accept",) if accept >= repel else ("repel",)
    if decision == "choose_beneficiary":
        return min(offers, key=lambda action: state.influence[action[1]])
    return offers[0]  # the payment with the fewest jacks


def _best_take(state: State, offers: Sequence[Action], prices: PriceLists) -> Action:
    seat = state.going
    values = prices.of(state, seat)
    coins, fee = len(state.coins[seat]), state.fee(seat)
    best, best_value = offers[-1], 0.0  # pass
    for action in offers:
        verb = action[0]
        if verb == "claim":
            return action
        if verb == "pass":
            continue
        value = (
            renounce_worth(state, seat, action[1], values)
            if verb == "renounce"
            else values.worth(action[1], coins, fee)
        )
        if value > best_value:
            best, best_value = action, value
    return best


def renounce_worth(state: State, seat: int, ship: int, values: CardValues) -> float:
    """Worth of a ship without its coins: a part of the contract it serves."""
    place = contracts.renounceable(state, seat, ship)
    steps = CONTRACTS[state.contracts[place]].steps
    done = state.steps[place][seat]
    prize = contract_worth(state, seat, place, values)
    coins = len(state.coins[seat])
    cost = values.purse[coins] - values.purse[max(0, coins - state.fee(seat))]
    return prize * (done + 1) / (steps + 1) ** 2 - cost if done < steps else prize - cost


def rank(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    """Worth of each action in win share, against doing nothing.

    Reads the pool that everybody knows, never the deck.
    """
    share = evaluate(state, prices.weights)[state.actor]
    scale = share * (1.0 - share)  # how win shares follow utility
    return [value * scale for value in _RANKERS[state.decision](state, actions, prices)]


def _rank_discover(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    if actions[-1] == ("draw",):
        return [0.0]
    pool = state.hidden_pool()
    stop, draw = stop_and_draw(state, state.harbour, state.colours, pool, prices)
    if state.tax_due:
        coins = len(state.coins[state.active])
        purse = prices.of(state, state.active).purse
        draw = stop + (purse[coins - coins // 2] - purse[coins] if coins >= TAX_LIMIT else 0.0)
    values = {"draw": draw, "stop": stop}
    stay = max(draw, stop)
    return [values[action[0]] if action[0] in values else stay + _gain(state, action, prices) for action in actions]


def _rank_repel(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    accept, repel = accept_and_repel(state, state.hidden_pool(), prices)
    return [accept if action[0] == "accept" else repel for action in actions]


def _rank_take(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    seat = state.going
    values = prices.of(state, seat)
    coins, fee = len(state.coins[seat]), state.fee(seat)
    ranked: list[float] = []
    for verb, *rest in actions:
        if verb == "pass":
            ranked.append(0.0)
        elif verb == "claim":
            ranked.append(0.0)  # below
        else:
            kept = _left_to_others(state, seat, -1, prices) - _left_to_others(state, seat, rest[0], prices)
            own = (
                renounce_worth(state, seat, rest[0], values)
                if verb == "renounce"
                else values.worth(rest[0], coins, fee)
            )
            ranked.append(own + kept)
    stay = max(ranked)
    return [
        stay + _gain(state, action, prices) if action[0] == "claim" else value
        for action, value in zip(actions, ranked, strict=True)
    ]


def _left_to_others(state: State, seat: int, taken: int, prices: PriceLists) -> float:
    """What the best card left is worth to those whose go comes later, per other player."""
    total = 0.0
    other = (seat + 1) % state.players
    while other != state.active:
        values, coins = prices.of(state, other), len(state.coins[other])
        best = max((values.worth(card, coins, 1) for card in state.harbour if card != taken), default=0.0)
        total += max(0.0, best)
        other = (other + 1) % state.players
    return total / (state.players - 1)


def _gain(state: State, action: Action, prices: PriceLists) -> float:
    """Utility that an action without chance brings its seat."""
    seat = state.actor
    after = state.clone()
    after.apply(action)
    if after.decision == "choose_expedition_payment":
        after.apply(after.legal()[0])
    return lead(after, seat, prices.weights) - lead(state, seat, prices.weights)


def _rank_payment(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    return [_gain(state, action, prices) for action in actions]


def _rank_beneficiary(state: State, actions: Sequence[Action], prices: PriceLists) -> list[float]:
    """A coin goes where it helps least."""
    shares = evaluate(state, prices.weights)
    return [-0.1 * shares[action[1]] for action in actions]


_RANKERS = {
    "discover_action": _rank_discover,
    "repel_ship": _rank_repel,
    "take_card": _rank_take,
    "choose_expedition_payment": _rank_payment,
    "choose_beneficiary": _rank_beneficiary,
}
