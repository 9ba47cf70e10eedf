"""The ring and its ships: what can be reached, and the plans, against a search that tries everything.

R21, R22, R22a, R23, R24, R24a, R86
"""

from itertools import combinations
from random import Random

import pytest

from app.engines.murano.components import N_SPACES, RED_SHIP
from app.engines.murano.ships import (
    FAR,
    affordable_ships,
    fewest_ships,
    free_moves,
    next_moves,
    next_moves_of_share,
    plan_cost,
    shared_targets,
    within_reach,
)
from tests.marks import THOROUGH

# -- the rules as they are written, without any thought for speed


def reaches(ships, ship, space):
    """R21: forward by at least one space, every space on the way and the last one empty."""
    at = (ships[ship] + 1) % N_SPACES
    while at not in ships:
        if at == space:
            return True
        at = (at + 1) % N_SPACES
    return False


def joins(ships, ship, space):
    """R86: the red ship onto the first occupied space ahead; its own space does not count."""
    at = (ships[ship] + 1) % N_SPACES
    while at not in ships:
        at = (at + 1) % N_SPACES
    return ship == RED_SHIP and at == space != ships[ship]


def carried_out(ships, plan, target, *, share):
    """Whether all moves of a plan are legal and its last ship ends on the target (R22); R24 is not asked."""
    now = list(ships)
    for i, (ship, space) in enumerate(plan):
        shares = share and i == len(plan) - 1 and joins(now, ship, space)
        if ship in [mover for mover, _ in plan[:i]] or not (reaches(now, ship, space) or shares):
            return False
        now[ship] = space
    return bool(plan) and plan[-1][1] == target


def all_plans(ships, target, most, *, share=False):
    """Every plan of at most ``most`` ships that ends on the target, by sharing it or not.

    R24: leaving out any move before the last makes it illegal; R24a: for a plan that ends on an
    empty space nobody shares in this test.
    """
    found = []

    def go_on(now, plan):
        if plan and plan[-1][1] == target:
            if not share and needed(plan):
                found.append(tuple(plan))
            if not share:
                return
        if len(plan) == most:
            return
        moved = {ship for ship, _ in plan}
        if share and RED_SHIP not in moved and joins(now, RED_SHIP, target):
            whole = [*plan, (RED_SHIP, target)]
            if needed(whole):
                found.append(tuple(whole))
        for ship, space in free_moves(now):
            if ship not in moved:
                after = list(now)
                after[ship] = space
                go_on(after, [*plan, (ship, space)])

    def needed(plan):
        return not any(carried_out(ships, plan[:i] + plan[i + 1 :], target, share=share) for i in range(len(plan) - 1))

    go_on(list(ships), [])
    return found


def agrees(ships, target, most, plans, moves):
    """From every beginning of a plan exactly the moves are offered that lead to a plan.  R22a"""
    beginnings = {plan[:i] for plan in plans for i in range(len(plan))} | {()}
    for begun in beginnings:
        there = sorted({plan[len(begun)] for plan in plans if plan[: len(begun)] == begun and len(plan) > len(begun)})
        assert moves(ships, begun, target, most) == there, (ships, target, most, begun)


def crowds(number, cases, seed):
    """Positions of so many ships, every other one in a jam."""
    random = Random(seed)
    for case in range(cases):
        ships = random.sample(range(N_SPACES), number)
        if case % 2:
            start, length = random.randrange(N_SPACES), number + random.randrange(4)
            ships = [(start + at) % N_SPACES for at in random.sample(range(length), number)]
        yield ships


def with_pair(ships, random):
    """The red ship beside another."""
    return [random.choice(ships[1:]), *ships[1:]]


# -- single moves


def test_free_moves_are_those_of_the_rule():
    """R21: neither onto nor past another ship, at least one space; a ship in a pair goes like any other."""
    random = Random(5)
    for ships in crowds(8, 60, 5):
        for position in (ships, with_pair(ships, random)):
            expected = [
                (ship, space) for ship in range(8) for space in range(N_SPACES) if reaches(position, ship, space)
            ]
            assert sorted(free_moves(position)) == expected


def test_one_ship_is_free_and_each_further_one_costs_more():
    """R23: 0, 1, 1 + 2, 1 + 2 + 3 gold ..., and so many ships can be paid."""
    assert [plan_cost(ships) for ships in range(1, 6)] == [0, 1, 3, 6, 10]
    assert [affordable_ships(gold) for gold in (0, 1, 2, 3, 5, 6, 9, 10)] == [1, 2, 2, 3, 3, 4, 4, 5]


# -- plans


def few_and_many(*cases):
    """A quarter of the positions are quick tests, all of them slow ones."""
    few = [(number, max(1, count // 4), most) for number, count, most in cases]
    return [*few, *(pytest.param(*each, marks=THOROUGH) for each in cases)]


@pytest.mark.parametrize("pair", [False, True], ids=["apart", "pair"])
@pytest.mark.parametrize(("number", "cases", "most"), few_and_many((3, 12, 3), (4, 4, 4), (8, 8, 3)))
def test_plans_are_those_of_the_rules(number, cases, most, pair):
    """R22, R22a, R24: with few ships every plan there is, with all eight those of up to three ships."""
    random = Random(number)
    for ships in crowds(number, cases, 10 * number + pair):
        position = with_pair(ships, random) if pair else ships
        fewest = fewest_ships(position)
        for target in range(N_SPACES):
            plans = all_plans(position, target, most)
            least = min(map(len, plans), default=FAR)
            assert (fewest[target] if fewest[target] <= most else FAR) == least
            agrees(position, target, most, plans, next_moves)


@pytest.mark.parametrize("pair", [False, True], ids=["apart", "pair"])
@pytest.mark.parametrize(("number", "cases", "most"), few_and_many((3, 12, 4), (4, 4, 5), (8, 6, 3)))
def test_plans_that_share_are_those_of_the_rules(number, cases, most, pair):
    """R86, R24: the red ship last, onto the first occupied space ahead, also one cleared and taken before."""
    random = Random(number)
    for ships in crowds(number, cases, 20 * number + pair):
        position = with_pair(ships, random) if pair else ships
        shared = shared_targets(position)
        for target in range(N_SPACES):
            plans = all_plans(position, target, most, share=True)
            least = min(map(len, plans), default=FAR)
            offered = shared.get(target, FAR)
            assert (offered if offered <= most else FAR) == least, (position, target)
            agrees(position, target, most, plans, next_moves_of_share)


def test_a_full_jam_can_be_hopeless():
    """R24: eight ships in a row; nobody but the last could act on its space, and it stands there itself."""
    assert fewest_ships(list(range(8))) == [FAR, 8, 7, 6, 5, 4, 3, 2, *[1] * 10]


@pytest.mark.parametrize("pair", [False, True], ids=["apart", "pair"])
@pytest.mark.parametrize("number", [3, 8])
def test_spaces_within_reach_are_those_of_the_fewest_ships(number, pair):
    """R22, R24: one bit mask per number of ships says the same as the numbers by space."""
    random = Random(number)
    jam = list(range(N_SPACES - 2, N_SPACES)) + list(range(number - 2))  # hopeless, and round the end of the ring
    for ships in [jam, *crowds(number, 300, 30 + number)]:
        position = with_pair(ships, random) if pair else ships
        fewest = fewest_ships(position)
        for most in (1, 2, 9):
            reach = within_reach(position, most)
            assert len(reach) == most + 1
            for ships_moved, spaces in enumerate(reach):
                expected = [space for space in range(N_SPACES) if fewest[space] <= ships_moved]
                assert [space for space in range(N_SPACES) if spaces >> space & 1] == expected, position


def test_every_crowd_leaves_an_empty_space_within_reach():
    """R21: an empty space is always reached by the ship behind it."""
    for ships in combinations(range(0, N_SPACES, 2), 8):
        fewest = fewest_ships(ships)
        assert all((fewest[space] == 1) == (space not in ships) for space in range(N_SPACES))
