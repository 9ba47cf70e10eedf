"""Which ships can go where, and which plans lead to an action space.  R20-R24a, R86

No ship overtakes another, so a plan for a target has one shape.  Seen from the target, let the
ships behind it be numbered 0, 1, 2 ... (0 nearest, possibly on it) and so on round the ring.
The ship that acts is number ``m``; ships 0 to m-1 stand in its way and must go beyond the
target; the ``j`` ships next beyond must make room for them if they are to land on or past
where those stood (otherwise that move would not be needed, R24).  The moves run from the
front to the back, and each destination lies in an interval; so the moves from which a plan can
still be completed (R22a) are found without search.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from app.engines.murano.components import N_SPACES, RED_SHIP

FAR = 99
"""More ships than there are: the target cannot be reached."""

SHIP_BITS = 4
SHIP_MASK = (1 << SHIP_BITS) - 1
NOT_STARTED = -1
TWICE = (*range(N_SPACES), *range(N_SPACES))
"""The ring from space 0 on, twice round."""
ROUND = tuple(TWICE[at + 1 : at + 1 + N_SPACES] for at in range(N_SPACES))
"""By space: those that come after it, once round."""

_BEHIND = tuple(tuple((target - at) % N_SPACES << SHIP_BITS for at in range(N_SPACES)) for target in range(N_SPACES))
"""By target and space: how far the space lies behind the target, as the high bits of a code."""
_BIT = tuple(1 << space for space in range(N_SPACES))
_EVERYWHERE = (1 << N_SPACES) - 1

MOST_SHIPS = tuple((1 + isqrt(1 + 8 * gold)) // 2 for gold in range(256))
"""By gold: ``affordable_ships``."""

Move = tuple[int, int]
"""(ship, space)."""


def plan_cost(ships: int) -> int:
    """Gold for moving so many ships: the first is free, the second costs 1, the third 2 ...  R23"""
    return ships * (ships - 1) // 2


def affordable_ships(gold: int) -> int:
    """How many ships the gold pays for: the largest number whose ``plan_cost`` it covers.  R23"""
    return MOST_SHIPS[gold] if gold < len(MOST_SHIPS) else (1 + isqrt(1 + 8 * gold)) // 2


def free_moves(ships: Sequence[int]) -> list[Move]:
    """Every ship with every space it can reach.  R21"""
    occupied = set(ships)
    found = []
    for ship, at in enumerate(ships):
        for space in ROUND[at]:
            if space in occupied:
                break
            found.append((ship, space))
    return found


def queues(ships: Sequence[int], target: int) -> list[tuple[list[int], list[int]]]:
    """Ships by their distance behind the target, 0 nearest, and these distances.

    Two orders if two ships share a space (R86).
    """
    distance = _BEHIND[target]
    coded = sorted([distance[at] | ship for ship, at in enumerate(ships)])
    order = [code & SHIP_MASK for code in coded]
    behind = [code >> SHIP_BITS for code in coded]
    if len(set(behind)) == len(behind):
        return [(order, behind)]
    place = next(place for place in range(len(order) - 1) if behind[place] == behind[place + 1])
    return [(order, behind), ([*order[:place], order[place + 1], order[place], *order[place + 2 :]], behind)]


def fewest_ships(ships: Sequence[int]) -> list[int]:
    """For every space the fewest ships of a plan that ends there without sharing; ``FAR`` for none.

    One ship reaches an empty space.  An occupied one must be cleared first; then the next ship behind acts.
    """
    standing = _standing(ships) * 2  # twice round the ring, so that no space is reckoned modulo
    n = len(ships)
    found = [1] * N_SPACES
    for target in ships:
        moving = wanted = standing[target]  # as in ``_clearing``
        space = target
        while wanted and moving < n:
            space += 1
            here = standing[space]
            moving += here
            wanted += here - 1
        found[target] = moving + 1 if moving < n else FAR
    return found


def within_reach(ships: Sequence[int], most: int) -> list[int]:
    """By number of ships, from 0 to ``most``: a bit mask of the spaces where a plan of at most so many can end.

    The same as ``fewest_ships``, for one question about all spaces.  While no ships share a space, to clear an
    occupied one means that the ships from it on move up to the next empty space: a plan of ``number`` ships
    ends on a space if one of the ``number`` spaces from it on is empty.
    """
    n = len(ships)
    occupied = sum([_BIT[at] for at in ships])
    if occupied.bit_count() < n:  # two on one space
        fewest = fewest_ships(ships)
        return [sum([1 << space for space in range(N_SPACES) if fewest[space] <= number]) for number in range(most + 1)]
    reached = _EVERYWHERE ^ occupied
    found = [0, reached]
    for number in range(2, most + 1):
        if number <= n:
            reached |= reached >> 1 | (reached & 1) << (N_SPACES - 1)
        found.append(reached)
    return found


def _standing(ships: Sequence[int]) -> list[int]:
    """How many ships stand on each space."""
    standing = [0] * N_SPACES
    for at in ships:
        standing[at] += 1
    return standing


def _clearing(standing: list[int], target: int, number: int, ships: int) -> int:
    """How many ships move before the nearest ``number`` behind a target stand beyond it; at most ``ships``.

    Everybody ahead moves up until each of them finds a space of its own.
    """
    moving = wanted = number
    space = target
    while wanted and moving < ships:
        space = (space + 1) % N_SPACES
        moving += standing[space]
        wanted += standing[space] - 1
    return moving


def can_act(behind: list[int], m: int) -> bool:
    """Whether ship number ``m`` may be the one that acts: not on the target, and all before it in its way.

    A ship that shares its space is not in its way (R86).
    """
    return behind[m] > (behind[m - 1] if m else 0)


def lowest(behind: list[int], m: int, j: int, number: int) -> int:
    """How far beyond the target the ``number``-th ship that makes room must go at least.

    Number 0 is the nearest ship in the way (``m`` > 0).  Everybody behind it needs a space of its
    own, and it must reach where the next one beyond stood, or that one's move was not needed.
    """
    least = max(m, N_SPACES - behind[-1]) if j else m
    for i in range(1, number + 1):
        least = max(N_SPACES - behind[-i] + 1, least + 1)
        if i < j:
            least = max(least, N_SPACES - behind[-i - 1])
    return least


def next_moves(
    before: Sequence[int], done: Sequence[Move], target: int, most: int, *, last: int | None = None
) -> list[Move]:
    """The moves from which a legal plan with at most ``most`` ships can be completed.  R22a, R24

    Args:
        before: Where the ships stood before the plan.
        done: Moves of the plan made so far, in order.
        target: Space on which the last ship must land.
        most: Number of ships the plan may move in all.
        last: The ship that must make the last move, without the red one (R86); any if ``None``.
    """
    if last is None and before.count(before[RED_SHIP]) == 1:  # a pair would contain the red ship
        return _moves_apart(before, done, target, most)
    found: set[Move] = set()
    both = queues(before, target)
    for order, behind in both:
        _add_moves(found, order, behind, done, target, most, last, paired=len(both) > 1)
    return sorted(found)


def _moves_apart(before: Sequence[int], done: Sequence[Move], target: int, most: int) -> list[Move]:
    """``next_moves`` while no ships share a space.

    There is one order of the ships, and whoever moved first says how many make room.
    """
    distance = _BEHIND[target]
    coded = [distance[at] | ship for ship, at in enumerate(before)]
    if most <= 2 and not done:  # nobody can make room for the nearest ship and let it pass
        nearest = min(coded)
        ship = nearest & SHIP_MASK
        found = [(ship, target)] if nearest >> SHIP_BITS and most else []
        if most == 2:
            stop = N_SPACES - (max(coded) >> SHIP_BITS)
            found += [(ship, space) for space in TWICE[target + 1 : target + stop]]
            found.sort()
        return found
    coded.sort()
    order = [code & SHIP_MASK for code in coded]
    behind = [code >> SHIP_BITS for code in coded]
    n = len(order)
    most = min(most, n)
    if done:
        first = order.index(done[0][0])
        j = n - first if first else 0
        acting = range(1 if j or not behind[0] else 0, most - j)
        if not acting:
            return []
        ahead = (done[-1][1] - target) % N_SPACES
        return sorted(_destinations(order, behind, target, (first + len(done)) % n, j, acting, ahead))
    # The first move: the nearest ship's, that acts itself or goes beyond the target ...
    found = _destinations(order, behind, target, 0, 0, range(0 if behind[0] else 1, most), NOT_STARTED)
    for j in range(1, most - 1):  # ... or that of one that makes room for it
        found += _destinations(order, behind, target, n - j, j, range(1, most - j), NOT_STARTED)
    found.sort()
    return found


def _add_moves(
    found: set[Move],
    order: list[int],
    behind: list[int],
    done: Sequence[Move],
    target: int,
    most: int,
    last: int | None,
    *,
    paired: bool,
) -> None:
    """``next_moves`` for one order of the ships."""
    n = len(order)
    able: Sequence[int] = range(0 if behind[0] else 1, n)
    if paired:
        able = [m for m in able if can_act(behind, m)]
    spare = n
    if last is not None:
        red = order.index(RED_SHIP)
        able = [m for m in able if order[m] == last and m < red]
        spare -= red
    for j in range(min(most, spare)):  # how many make room; the first of them moves first
        first = (n - j) % n
        if done and order[first] != done[0][0]:
            continue
        low, high = (1 if j else 0), min(most, n) - j
        acting: Sequence[int]
        if isinstance(able, range):
            acting = able[max(0, low - able.start) : max(0, high - able.start)]
        else:
            acting = [m for m in able if low <= m < high]
        if not acting:
            continue
        moves = _destinations(order, behind, target, first, j, acting, NOT_STARTED)
        for step, move in enumerate(done, 1):
            if move not in moves:
                break  # with a pair only one order of the ships fits what was done
            ahead = (move[1] - target) % N_SPACES
            moves = _destinations(order, behind, target, (first + step) % n, j, acting, ahead)
        else:
            found.update(moves)


def _destinations(
    order: list[int],
    behind: list[int],
    target: int,
    place: int,
    j: int,
    acting: Sequence[int],
    ahead: int,
) -> list[Move]:
    """Where the ship number ``place`` may go, if the acting ship's number is one of ``acting``.

    ``ahead``: how far beyond the target the ship before it has just gone; ``NOT_STARTED`` for the first move.
    """
    n = len(order)
    ship = order[place]
    if j and place >= n - j:  # it makes room: the (n - place)-th beyond the target
        first = lowest(behind, acting[0], j, n - place)
        stop = N_SPACES - behind[place - 1] if ahead == NOT_STARTED else ahead
        return [(ship, space) for space in TWICE[target + first : target + stop]]
    found = [(ship, target)] if place in acting else []
    for later in acting:
        if later > place:
            first = later - place if place else lowest(behind, later, j, 0)
            stop = N_SPACES - behind[n - 1] if ahead == NOT_STARTED else ahead
            found += [(ship, space) for space in TWICE[target + first : target + stop]]
            break
    return found


def ship_ahead(ships: Sequence[int], ship: int) -> int:
    """The next ship in the direction of travel; one on the same space does not count."""
    space = ships[ship] + 1
    while TWICE[space] not in ships:
        space += 1
    return ships.index(TWICE[space])


def shared_targets(ships: Sequence[int]) -> dict[int, int]:
    """Spaces on which the red ship can join another, with the fewest ships moved.  R24a, R86

    Either the first occupied space ahead, or a space before the red ship's own to which the ship ahead goes
    first.  A pair always contains the red ship, so the one ahead stands alone.
    """
    n = len(ships)
    standing = _standing(ships)
    first = ships[ship_ahead(ships, RED_SHIP)]
    found = {first: 1}
    in_the_way = 0
    for target in ROUND[first]:
        if target == ships[RED_SHIP]:
            break
        in_the_way += standing[target]
        moving = _clearing(standing, target, in_the_way, n)
        if moving + 1 < n:  # else the red one itself would have to make room
            found[target] = moving + 2
    return found


def next_moves_of_share(before: Sequence[int], done: Sequence[Move], target: int, most: int) -> list[Move]:
    """``next_moves`` when the red ship, moved last, joins the one ahead on the target.  R22a, R24, R86"""
    ahead = ship_ahead(before, RED_SHIP)
    if before[ahead] == target or (done and done[-1][1] == target):
        return [(RED_SHIP, target)]
    return next_moves(before, done, target, most - 1, last=ahead)
