"""Scoring the character cards.  R60-R64, R93, R100-R115"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.murano.actions import bead_sets, workshops
from app.engines.murano.beliefs import after_seeing
from app.engines.murano.components import (
    BEADS,
    BY_CHARACTERS,
    BY_GONDOLIERS,
    CREST_AT,
    CUSTOMER_AT,
    CUSTOMERS,
    GLASSWORKS_AT,
    HOME,
    N_ISLANDS,
    OWN_GLASSWORKS,
    OWN_GONDOLIERS,
    OWN_SHOP,
    PALACE_AT,
    SCORING,
    SHOP_AT,
    SPECIAL_AT,
)
from app.engines.murano.end import shown
from app.engines.murano.money import score

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.murano.state import State

FINISH: Action = ("finish",)
Step = tuple[Any, ...]
COLUMN = {"glassworks": GLASSWORKS_AT, "palace": PALACE_AT, "special_building": SPECIAL_AT, "crests": CREST_AT}


def tiles(state: State, island: int, sort: str) -> int:
    """How many tiles of a sort (or crests, or customers of a colour) an island has.  R64"""
    if sort == "shop":
        return sum(state.count(island, SHOP_AT + colour) for colour in range(len(CUSTOMERS)))
    if sort.startswith("customers_"):
        return customers(state, island, sort.removeprefix("customers_"))
    return state.count(island, COLUMN[sort])


def customers(state: State, island: int, colour: str | None) -> int:
    """Customers of a colour on an island, or all of them.  R64"""
    if colour is None:
        return sum(state.count(island, CUSTOMER_AT + number) for number in range(len(CUSTOMERS)))
    return state.count(island, CUSTOMER_AT + CUSTOMERS.index(colour))


def others_buildings(state: State, island: int, seat: int) -> int:
    """Glass factories and shops of all opponents together.  R64"""
    return sum(state.buildings_of(island, other) for other in range(state.players) if other != seat)


def _per_tile(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Points per tile, whoever owns it.  R100"""
    if card.get("color"):
        number = state.count(island, SHOP_AT + CUSTOMERS.index(card["color"]))
    else:
        number = tiles(state, island, card["tile"])
    return int(card["vp"] * number)


def _sole_owner(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """The only player with such a building there.  R101"""

    def owned(owner: int) -> int:
        if card["tile"] == "glassworks":
            return state.own(island, owner, OWN_GLASSWORKS)
        return sum(state.own(island, owner, OWN_SHOP + colour) for colour in range(len(CUSTOMERS)))

    alone = owned(seat) and not any(owned(other) for other in range(state.players) if other != seat)
    return int(card["vp"]) if alone else 0


def _max_customers(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Few customers of two colours together.  R103"""
    number = sum(customers(state, island, colour) for colour in card["colors"])
    return int(card["vp"]) if number <= card["max"] else 0


def _one_of_each(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Every building sort and every customer colour.  R104"""
    complete = all(tiles(state, island, sort) for sort in card["tiles"])
    complete = complete and all(customers(state, island, colour) for colour in card["customers"])
    return int(card["vp"]) if complete else 0


def _customer_table(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Points by the number of customers.  R105"""
    number = customers(state, island, card["color"])
    points = 0
    for entry, value in card["table"].items():
        if number >= int(entry.rstrip("+")):
            points = value
    return points


def _per_crest(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Points per crest.  R106"""
    return int(card["vp"] * state.count(island, CREST_AT))


def _own_and_other(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Points for own and for opponents' buildings.  R107"""
    own = state.buildings_of(island, seat)
    return int(card["own"] * own + card["other"] * others_buildings(state, island, seat))


def _equal_counts(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Two equal counts, the first at least its minimum.  R108, R109"""
    first = tiles(state, island, card["a"])
    equal = first >= card["min_a"] and first == tiles(state, island, card["b"])
    return int(card["vp"]) if equal else 0


def _all_equal(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """All counts equal, at least one each.  R110"""
    counts = {tiles(state, island, sort) for sort in card["tiles"]}
    return int(card["vp"]) if len(counts) == 1 and min(counts) >= card["min_each"] else 0


def _own_equals_others(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """As many own as opponents' buildings; 0 to 0 counts.  R111"""
    equal = state.buildings_of(island, seat) == others_buildings(state, island, seat)
    return int(card["vp"]) if equal else 0


def _exact_crests(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """Exactly so many crests in all.  R112"""
    return int(card["vp"]) if state.count(island, CREST_AT) == card["count"] else 0


def _own_buildings(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """At least three own buildings on the named island.  R113"""
    return int(card["vp"]) if state.buildings_of(island, seat) >= card["count"] else 0


def _own_gondoliers(state: State, seat: int, island: int, card: dict[str, Any]) -> int:
    """At least two own gondoliers at the named island, used ones too.  R114 (ruling)"""
    return int(card["vp"]) if state.own(island, seat, OWN_GONDOLIERS) >= card["count"] else 0


_VALUE: dict[str, Callable[[State, int, int, dict[str, Any]], int]] = {
    "per_tile": _per_tile,
    "sole_owner": _sole_owner,
    "max_customers": _max_customers,
    "one_of_each": _one_of_each,
    "customer_table": _customer_table,
    "per_crest": _per_crest,
    "own_and_other_buildings": _own_and_other,
    "equal_counts": _equal_counts,
    "all_equal": _all_equal,
    "own_equals_others": _own_equals_others,
    "exact_crests": _exact_crests,
    "own_buildings_at_least": _own_buildings,
    "own_gondoliers_at_least": _own_gondoliers,
}


def gold_steps(state: State, island: int, card: dict[str, Any]) -> dict[int, int]:
    """Gold and the VP it becomes, if the island meets the card's condition.  R102"""
    needs = card["requires"]
    met = all(customers(state, island, colour) >= number for colour, number in needs["customers"].items())
    met = met and all(tiles(state, island, sort) >= needs[sort] for sort in ("palace", "special_building"))
    return {int(gold): points for gold, points in card["table"].items()} if met else {}


def handed_in(state: State, seat: int, card: dict[str, Any]) -> list[tuple[int, ...]]:
    """Sets of 1 to 3 own beads that can be handed in, in true colours.  R85, R93, R115"""
    colour = BEADS.index(card["color"])
    pairs = [] if state.options["no_workshop_in_scoring"] else workshops(state, seat)
    fits = [
        number if c == colour or (c, colour) in pairs or (colour, c) in pairs else 0
        for c, number in enumerate(state.beads[seat])
    ]
    return bead_sets(fits, card["max"])


def ways(state: State, seat: int, card: int, island: int) -> list[tuple[int, tuple[int, ...]]]:
    """How a character can score on an island now: pairs of VP and what is given.  R60a

    Given is nothing, an amount of gold, or beads by colour.  Only ways that bring at least 1 VP.
    """
    if HOME[card] not in (-1, island):
        return []
    scoring = SCORING[card]
    effect = scoring["effect"]
    if effect == "gold_exchange":
        steps = gold_steps(state, island, scoring)
        return [(points, (gold,)) for gold, points in steps.items() if gold <= state.gold[seat]]
    if effect == "hand_in_beads":
        return [(scoring["vp_each"] * sum(beads), beads) for beads in handed_in(state, seat, scoring)]
    points = _VALUE[effect](state, seat, island, scoring)
    return [(points, ())] if points > 0 else []


def free_gondoliers(state: State, seat: int, island: int) -> int:
    """Own gondoliers at an island that serve no card yet.  R60"""
    return state.own(island, seat, OWN_GONDOLIERS) - state.used[seat * N_ISLANDS + island]


def combinations(state: State, seat: int) -> list[Action]:
    """Every card with an island that brings something at this moment.  R60, R60a"""
    islands = [island for island in state.islands if free_gondoliers(state, seat, island) > 0]
    return [
        ("score", card, island, *given)
        for card in sorted(state.hand[seat])
        for island in islands
        for _, given in ways(state, seat, card, island)
    ]


def ask_assign(state: State, step: Step) -> None:
    """One card after the other; without a combination the player is finished.  R60a, R61"""
    seat = step[1]
    offers = combinations(state, seat)
    if offers:
        state.ask("assign_characters", seat, [*offers, FINISH])


def score_card(state: State, action: Action) -> None:
    """The card is public, its gondolier is used, gold or beads are given.  R60, R102, R115"""
    _, card, island, *given = action
    seat = state.actor
    points = {given_: points for points, given_ in ways(state, seat, card, island)}[tuple(given)]
    state.hand[seat].remove(card)
    state.beliefs = [after_seeing(belief, [card]) for belief in state.beliefs]
    state.scored[seat].append(card)
    state.used[seat * N_ISLANDS + island] += 1
    if len(given) == 1:
        state.gold[seat] -= given[0]
    for colour, number in enumerate(given if len(given) > 1 else ()):
        state.beads[seat][colour] -= number
    score(state, seat, points, BY_CHARACTERS)
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("scored", seat, card, island, points, tuple(given)))
    state.agenda.append(("assign", seat))


def finish(state: State, action: Action) -> None:
    """Leave the other cards unscored.  R61"""


def gondolier_points(state: State, step: Step) -> None:
    """1 VP for each own gondolier at an island that serves no card; then the next seat's turn to score shows.  R62"""
    shown(state)
    seat = step[1]
    number = sum(free_gondoliers(state, seat, island) for island in state.islands)
    score(state, seat, number, BY_GONDOLIERS)
    if number and state.trace is not None:
        state.trace.append(("gondolier_points", seat, number))


Way = tuple[int, int, tuple[int, ...]]
"""What a card brings more than an unused gondolier, where, and what is given for it."""


def worthwhile(state: State, seat: int, card: int) -> list[Way]:
    """Ways to score a card that are better than to leave its gondolier unused, the best first.  R62"""
    found = [
        (points - 1, island, given)
        for island in state.islands
        if free_gondoliers(state, seat, island) > 0
        for points, given in ways(state, seat, card, island)
        if points > 1
    ]
    return sorted(found, key=lambda way: -way[0])


def best_assignment(state: State, seat: int) -> tuple[int, list[Action]]:
    """VP of the best way to score all cards, and the actions; most VP, then most gold kept.  R60, R62, R63

    Gondoliers that serve no card are counted.  Branch and bound over the cards, the most valuable
    first; what was reached before with the same gondoliers, gold and beads left is not tried again.
    """
    room = {island: free_gondoliers(state, seat, island) for island in state.islands}
    wishes = [(card, found) for card in state.hand[seat] if (found := worthwhile(state, seat, card))]
    wishes.sort(key=lambda wish: -wish[1][0][0])
    tops = [found[0][0] for _, found in wishes]
    unused = sum(room.values())
    best: tuple[int, int, list[Action]] = (0, state.gold[seat], [])
    reached: dict[tuple[int, ...], int] = {}

    def search(i: int, points: int, gold: int, beads: list[int], taken: list[Action]) -> None:
        nonlocal best
        if (points, gold) > best[:2]:
            best = (points, gold, taken)
        most = points + sum(tops[i : i + unused - len(taken)])
        here = (i, gold, *beads, *room.values())
        if (most, gold) <= best[:2] or reached.get(here, -1) >= points:
            return
        reached[here] = points
        card, found = wishes[i]
        for gain, island, given in found:
            price = given[0] if len(given) == 1 else 0
            left = [own - number for own, number in zip(beads, given, strict=True)] if len(given) > 1 else beads
            if room[island] and price <= gold and min(left) >= 0:
                room[island] -= 1
                search(i + 1, points + gain, gold - price, left, [*taken, ("score", card, island, *given)])
                room[island] += 1
        search(i + 1, points, gold, beads, taken)

    search(0, 0, state.gold[seat], state.beads[seat], [])
    return best[0] + unused, best[2]


def expected(state: State, seat: int) -> int:
    """VP of a seat if it were scored now, by what it holds; for its own eyes only.  R5, R63"""
    return state.vp[seat] + best_assignment(state, seat)[0]
