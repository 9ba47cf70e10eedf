"""What is public is told: purses, points and stocks change by what the events of an action say, in every game.

A figure that changes without an event is missing in the log and in the review.
"""

from collections import Counter
from random import Random

import pytest

from app.engines import GAMES
from app.engines.murano.components import CHOOSE_COST
from app.engines.taverns import components as taverns
from tests.engines.suite import a_game, play


def port_royal(state):
    """Coins and influence."""
    return {
        (name, seat): value
        for seat in range(state.players)
        for name, value in (("coins", len(state.coins[seat])), ("influence", state.influence[seat]))
    }


def port_royal_told(event, now):
    """Coins only: influence comes with the cards."""
    fact, *rest = event
    if fact == "gained":
        return {("coins", rest[0]): rest[1]}
    if fact == "taxed":
        return {("coins", rest[0]): -rest[1]}
    if fact == "hired":
        return {("coins", rest[0]): -rest[2]}
    if fact == "fee_paid":
        return {("coins", rest[0]): -1, ("coins", rest[1]): 1}
    return {}


def taverns_facts(state):
    """Goods of the active player's evening, schnapps, guests at the counter, steps on the tracks."""
    facts = {("money", state.active): state.doubloons + state.stored_doubloons[state.active]}
    facts["beer", state.active] = state.beer + state.stored_beer[state.active]
    for seat in range(state.players):
        facts["schnapps", seat] = state.schnapps[seat]
        facts["counter", seat] = state.counter_guests[seat]
        facts["bards", seat] = state.bards_used if state.phase and seat == state.active else 0
    return facts


def taverns_told(event, now):
    fact, *rest = event
    seat = rest[0] if rest else -1
    if fact in ("doubloons", "beer"):
        return {("money" if fact == "doubloons" else "beer", seat): rest[1]}
    if fact == "cellared":
        return {("beer", seat): rest[1]}
    if fact in ("bought", "upgrade_paid"):
        return {("money", seat): -rest[2]}
    if fact in ("recruited", "nobles_hired"):
        return {("beer", seat): -rest[2]}
    if fact == "schnapps":
        return {("schnapps", seat): rest[1]}
    if fact == "entertained":
        return {("schnapps", seat): -taverns.PRICE[rest[1]][rest[2]]}
    if fact == "joker":
        return {("schnapps", seat): -taverns.PRICE[taverns.JUGGLER][taverns.SIDE_B]}
    if fact == "gained" and rest[2] == "juggler":
        return {("schnapps", seat): -taverns.PRICE[taverns.JUGGLER][taverns.SIDE_A]}
    if fact == "lost":
        return {("money", seat): -rest[1], ("beer", seat): -rest[2], ("schnapps", seat): -rest[3]}
    if fact == "counter_guest":
        return {("counter", seat): 1}
    if fact in ("redrew", "counter_returned"):
        return {("counter", seat): -1}
    if fact == "bards_played":
        return {("bards", seat): rest[1]}
    return {}


def loyang(state):
    """Cash, loans and the path."""
    return {
        (name, seat): value
        for seat in range(state.players)
        for name, value in (("cash", state.cash[seat]), ("loans", state.loans[seat]), ("space", state.space[seat]))
    }


LOYANG_GAINS = {"sold": 2, "delivered": 3, "served": 2, "bonus": 1}
"""Where in an event the cash gained stands."""
LOYANG_COSTS = {
    "home_crop": 2, "bought": 3, "refused": 2, "pack_bought": 1, "upgraded": 1, "advanced": 2, "field_paid": 2,
    "grid_bought": 2, "field_rented": 1,
}  # fmt: skip


def loyang_told(event, now):
    fact, *rest = event
    told = Counter()
    if fact == "loan":
        told["loans", rest[0]] += 1
        told["cash", rest[0]] += rest[1]
    elif fact == "fee":
        told["cash", rest[0]] -= rest[1]
        if rest[2] < now.players:
            told["cash", rest[2]] += rest[1]
    elif fact in LOYANG_GAINS:
        told["cash", rest[0]] += rest[LOYANG_GAINS[fact]]
    elif fact in LOYANG_COSTS:
        told["cash", rest[0]] -= rest[LOYANG_COSTS[fact]]
    if fact == "advanced":
        told["space", rest[0]] += rest[1]
    return told


def murano(state):
    """Gold, points and gondoliers."""
    return {
        (name, seat): value
        for seat in range(state.players)
        for name, value in (("gold", state.gold[seat]), ("vp", state.vp[seat]), ("placed", state.docks.count(seat)))
    }


def murano_told(event, now):
    fact, *rest = event
    if fact in ("gold", "vp"):
        return {(fact, rest[0]): rest[1]}
    if fact == "looked_through":
        return {("gold", rest[0]): -CHOOSE_COST}
    if fact == "bought" and now.decision == "choose_tile_from_stack":
        return {}  # paid for when the stack was looked through
    if fact in ("bought", "gondolier_placed"):
        told = {("gold", rest[0]): -rest[2]}
        return told | {("placed", rest[0]): 1} if fact == "gondolier_placed" else told
    if fact in ("recruited", "hired"):
        return {("gold", rest[0]): -rest[1]}
    if fact == "ships_paid":
        return {("gold", rest[0]): -rest[2]}
    if fact == "built":
        return {("vp", rest[0]): rest[3]}
    if fact == "scored":
        return {("vp", rest[0]): rest[3], ("gold", rest[0]): -rest[4][0] if len(rest[4]) == 1 else 0}
    if fact == "gondolier_points":
        return {("vp", rest[0]): rest[1]}
    return {}


def bruges(state):
    """Guilders, points on the counter, steps and workers."""
    facts = {
        (name, seat): value
        for seat in range(state.players)
        for name, value in (
            ("guilders", state.guilders[seat]),
            ("points", state.points[seat]),
            ("steps", state.steps[seat]),
        )
    }
    return facts | {("workers", *divmod(i, 5)): number for i, number in enumerate(state.workers)}


def bruges_told(event, now):
    fact, *rest = event
    if fact in ("guilders", "points"):
        return {(fact, rest[0]): rest[1]}
    if fact == "workers":
        return {("workers", rest[0], rest[1]): rest[2]}
    if fact == "advance":
        return {("steps", rest[0]): 1}
    if fact == "passed" and rest[2] == "guilders":
        return {("guilders", rest[0]): -rest[3], ("guilders", rest[1]): rest[3]}
    if fact == "passed" and type(rest[2]) is int:
        return {("workers", rest[0], rest[2]): -rest[3], ("workers", rest[1], rest[2]): rest[3]}
    return {}


LEDGERS = {
    "port_royal": (port_royal, port_royal_told),
    "taverns": (taverns_facts, taverns_told),
    "loyang": (loyang, loyang_told),
    "murano": (murano, murano_told),
    "bruges": (bruges, bruges_told),
}


@pytest.mark.parametrize("key", GAMES)
def test_public_figures_change_by_what_is_told(key):
    """The leaseholder's price, a guest returned from the counter and a bard's steps were told nowhere."""
    figures, told_by = LEDGERS[key]
    seen = Counter()
    for seed in range(30):
        for now, action in play(a_game(GAMES[key], 300 + seed), Random(seed)):
            before, after = figures(now), now.clone()
            after.trace = []
            after.apply(action)
            told = Counter()
            for event in after.trace:
                for what, number in told_by(event, now).items():
                    told[what] += number
            there = figures(after)
            for what in {*before, *there}:
                if what in before and what in there and what[0] != "influence":
                    changed = there[what] - before[what]
                    seen[what[0]] += changed != 0
                    if what[0] == "bards" and changed < 0:
                        continue  # the turn is over
                    assert changed == told[what], (seed, action, what, after.trace)
    assert all(seen[what[0]] for what in figures(a_game(GAMES[key], 300)) if what[0] != "influence"), seen
