"""The rollout policy: what a sensible player does at every decision, fast, and what the others would be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.murano.heuristics import STREET_ROOM
from app.ai.murano.turn import NOTHING, OPENING, WAYS, Turn, Way
from app.ai.murano.worth import Outlook
from app.engines.murano import actions as ring
from app.engines.murano.building import STOP, building_cells, own_tiles
from app.engines.murano.characters import recruit_price
from app.engines.murano.components import (
    ACTION,
    COUNTING_HOUSE,
    EMPTY,
    ISLAND_OF,
    N_SPACES,
    PALACE_1,
    SALE,
    STREETS_BESIDE,
)
from app.engines.murano.scoring import FINISH, best_assignment
from app.engines.murano.ships import FAR, fewest_ships, plan_cost

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State

MOST_SHIPS = 4
"""Ships that may be moved for a wish to come true next turn."""


# -- every decision as ways


def ways(state: State) -> list[Way]:
    """Ways to go on, best first; each begins with another action, or means something else by it."""
    return JUDGES[state.decision](state)


def _sorted(state: State, values: Sequence[float]) -> list[Way]:
    found: list[Way] = [(value, (action,)) for value, action in zip(values, state.offers, strict=True)]
    found.sort(key=lambda way: -way[0])
    return found


def choose_turn(state: State) -> list[Way]:
    """The turn as a whole."""
    return Turn(state, state.actor).ways()


def move_ship(state: State) -> list[Way]:
    """As little as possible."""
    values = []
    for _, _, space in state.offers:
        ahead = (space - state.target) % N_SPACES
        values.append(0.0 if not ahead else -0.01 * ahead - (0.5 if len(state.offers) > 1 else 0.0))
    return _sorted(state, values)


def choose_pass_move(state: State) -> list[Way]:
    """The ship whose move makes one's wishes cheap."""
    seat = state.actor
    turn = Turn(state, seat)
    price = turn.outlook.gold_price + 0.1
    wishes = [(way[0], action) for action in WAYS if (way := _wish(turn, action))[0] > NOTHING]
    wishes.sort(reverse=True)
    wishes = wishes[:3]
    values = []
    for _, ship, space in state.offers:
        ships = state.ships[:]
        ships[ship] = space
        fewest = fewest_ships(ships)
        cheapest: dict[str, int] = {}
        for at, action in enumerate(ACTION):
            cheapest[action] = min(cheapest.get(action, FAR), fewest[at])
        best = max(
            (value - price * plan_cost(cheapest[action]) for value, action in wishes if cheapest[action] < 5),
            default=0.0,
        )
        values.append(best)
    return _sorted(state, values)


def _wish(turn: Turn, action: str) -> Way:
    """What an action would be worth; ``NOTHING`` if it is out of the question."""
    needed = ring.gold_needed(turn.state, turn.seat, action)
    return turn.best(action, 0) if turn.state.gold[turn.seat] >= needed else (NOTHING, ())


def choose_mode(state: State) -> list[Way]:
    """The top tile or a choice."""
    turn = Turn(state, state.actor)
    best = turn.buy_palace(0) if state.bought == ring.PALACES else turn.buy_shop(0)
    return _sorted(state, [0.0 if (action,) == best[1] else -0.5 for action in state.offers])


def choose_tile(state: State) -> list[Way]:
    """The tile of most use."""
    turn = Turn(state, state.actor)
    return _sorted(state, [turn.use(tile) + 0.01 * (tile >= PALACE_1) * tile for _, tile in state.offers])


def choose_character(state: State) -> list[Way]:
    """Every character by what it may still bring."""
    seat = state.actor
    turn = Turn(state, seat)
    outlook = turn.outlook
    price = recruit_price(state, seat)
    values = []
    for action in state.offers:
        if action[0] == "decline":
            values.append(turn.after())
            continue
        pot = [outlook.prospect(action[1], i, row) for i, row in enumerate(outlook.rows)]
        values.append(turn.newcomer(pot, price))
    return _sorted(state, values)


def choose_gondola(state: State) -> list[Way]:
    """The best island, and there the cheapest gondola."""
    found = Turn(state, state.actor).gondolas(0)
    found.sort(key=lambda way: -way[0])
    seen = {way[1][0] for way in found}
    low = found[-1][0] - 2.0
    return found + [(low, (action,)) for action in state.offers if action not in seen]


def choose_hire(state: State) -> list[Way]:
    """One way or the other."""
    best = Turn(state, state.actor).hire(0)
    return _sorted(state, [0.0 if (action,) == best[1] else -1.0 for action in state.offers])


def choose_production(state: State) -> list[Way]:
    """How many factories produce."""
    turn = Turn(state, state.actor)
    extra = 1 if state.owns(state.actor, COUNTING_HOUSE) else 0
    values = []
    for _, number in state.offers:
        gold, beads = turn.sales(number, extra if number else 0)
        values.append(turn.after(gold, beads - turn.outlook.beads() - 2.0 * number) + turn.bead_cards(number))
    return _sorted(state, values)


def choose_sale(state: State) -> list[Way]:
    """Gold now, against what the beads may bring later."""
    turn = Turn(state, state.actor)
    wanted = turn.wanted()
    values = []
    for action in state.offers:
        if action[0] == "keep":
            values.append(turn.after())
            continue
        number = sum(action[1:])
        lost = sum(((5.5 if colour in wanted else 0.6) * n for colour, n in enumerate(action[1:])), 0.0)
        if number < 3 and turn.outlook.turns > 4.0:
            lost += 1.0
        values.append(turn.after(SALE[number], -lost))
    return _sorted(state, values)


def choose_return(state: State) -> list[Way]:
    """The bead that is of least use."""
    seat = state.actor
    wanted = Turn(state, seat).wanted()
    beads = state.beads[seat]
    return _sorted(state, [-(5.0 if colour in wanted else 0.0) - beads[colour] % 3 for _, colour in state.offers])


def choose_special(state: State) -> list[Way]:
    """The card that is worth most in the turns that are left."""
    outlook = Outlook(state, state.actor)
    return _sorted(state, [outlook.card(card) for _, card in state.offers])


def build_step(state: State) -> list[Way]:
    """Tiles by what they add; of the spaces of an island the one that leaves most open."""
    seat = state.actor
    turn = Turn(state, seat)
    islands = turn.outlook.islands
    cells: dict[int, int] = {}
    for cell in building_cells(state):
        cells.setdefault(ISLAND_OF[cell], cell)
    found: list[Way] = []
    for tile in own_tiles(state, seat):
        for island, cell in cells.items():
            found.append((turn.built(tile, islands.index(island)), (("tile", tile, cell),)))
    for action in state.offers:
        if action[0] == "street":
            closed = not cells and any(turn.outlook.held)
            found.append((turn.street() + (OPENING if closed else -0.05), (action,)))
        elif action == STOP:
            found.append((0.0, (action,)))
    found.sort(key=lambda way: -way[0])
    return found


def final_build(state: State) -> list[Way]:
    """Where the tile just bought adds most."""
    turn = Turn(state, state.actor)
    islands = turn.outlook.islands
    values = [
        0.0 if action[0] == "leave" else 0.01 + turn.built(action[1], islands.index(ISLAND_OF[action[2]]))
        for action in state.offers
    ]
    return _sorted(state, values)


def place_street(state: State) -> list[Way]:
    """The island where the customer adds most, and there the space that opens most."""
    seat = state.actor
    turn = Turn(state, seat)
    tile = state.drawn_street
    islands = turn.outlook.islands
    gains = {island: turn.laid(tile, i) for i, island in enumerate(islands) if turn.outlook.rows[i][STREET_ROOM]}
    opens = opening(state)
    some = any(turn.outlook.held)
    best: dict[int, tuple[float, Action]] = {}
    for action in state.offers:
        cell = action[1]
        island = ISLAND_OF[cell]
        value = gains[island] + (0.1 if some else 0.02) * min(4, opens.get(cell, 0))
        if island not in best or value > best[island][0]:
            best[island] = value, action
    found: list[Way] = [(value, (action,)) for value, action in best.values()]
    found.sort(key=lambda way: -way[0])
    return found


def opening(state: State) -> dict[int, int]:
    """How many empty building spaces, closed till now, a street on each space opens."""
    cells = state.cells
    found: dict[int, int] = {}
    for cell, streets in STREETS_BESIDE.items():
        if cells[cell] == EMPTY and not any(cells[street] for street in streets):
            for street in streets:
                found[street] = found.get(street, 0) + 1
    return found


def assign(state: State) -> list[Way]:
    """A best assignment."""
    best = best_assignment(state, state.actor)[1] or [FINISH]
    found: list[Way] = [(0.0, tuple(best))]
    return found + [(-5.0, (action,)) for action in state.offers if action != best[0]]


JUDGES: dict[str, Callable[[State], list[Way]]] = {
    "choose_turn": choose_turn,
    "move_ship": move_ship,
    "choose_pass_move": choose_pass_move,
    "choose_purchase_mode": choose_mode,
    "choose_tile_from_stack": choose_tile,
    "choose_character": choose_character,
    "start_character": choose_character,
    "choose_gondola": choose_gondola,
    "choose_hire_or_dismiss": choose_hire,
    "choose_production": choose_production,
    "choose_sale": choose_sale,
    "choose_kontor_return": choose_return,
    "choose_special_card": choose_special,
    "build_step": build_step,
    "place_street": place_street,
    "final_build": final_build,
    "assign_characters": assign,
}
