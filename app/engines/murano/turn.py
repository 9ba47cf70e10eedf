"""A turn: target, ships, passing, and what ends it.  R17, R20-R28, R71, R84, R86, R88, R91"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.murano import actions, end
from app.engines.murano.components import (
    ACTION,
    BEADS,
    LIGHTHOUSE,
    N_SHIPS,
    N_SPACES,
    PASS_GOLD,
    RED_SHIP,
    RED_SHIP_GOLD,
)
from app.engines.murano.money import gain_gold, pay
from app.engines.murano.ships import (
    MOST_SHIPS,
    affordable_ships,
    free_moves,
    next_moves,
    next_moves_of_share,
    plan_cost,
    shared_targets,
    within_reach,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.contract import Action
    from app.engines.murano.state import State

Step = tuple[Any, ...]
PASS: Action = ("pass",)
_MOVE, _DRIFT = (
    tuple(tuple((verb, ship, space) for space in range(N_SPACES)) for ship in range(N_SHIPS))
    for verb in ("move", "drift")
)
"""Moving a ship to a space in a plan and after passing."""
RICH = len(MOST_SHIPS) - 1
"""Gold that pays for every action with any plan: more makes no difference."""


def _subsets(spaces: Sequence[int]) -> list[list[Action]]:
    """To act on any of these spaces, by bit mask: the offers for each subset."""
    acts: list[Action] = [("act", space) for space in spaces]
    return [[act for bit, act in enumerate(acts) if mask >> bit & 1] for mask in range(1 << len(acts))]


_HALF_BITS = N_SPACES // 2
_HALF = (1 << _HALF_BITS) - 1
_FIRST_HALF = _subsets(range(_HALF_BITS))
_SECOND_HALF = _subsets(range(_HALF_BITS, N_SPACES))
_ACTIONS = tuple(
    (needed, sum(1 << space for space, each in enumerate(ACTION) if each == action))
    for action, needed in actions.GOLD_NEEDED.items()
)
"""Of each action the gold it needs and a bit mask of its spaces."""


def begin_turn(state: State, seat: int) -> None:
    """One turn each.  R17"""
    state.turn += 1
    state.active = seat
    if state.trace is not None:
        state.trace.append(("turn_began", seat))
    state.agenda += [("end_turn",), ("turn",)]


# -- acting


def most_ships(state: State, action: str) -> int:
    """How many ships a plan for an action may move: what is left must pay for it; 0 if nothing does.  R23, R25"""
    spare = state.gold[state.active] - actions.GOLD_NEEDED[action](state, state.active)
    if spare < 0:
        return 0
    return MOST_SHIPS[spare] if spare <= RICH else affordable_ships(spare)


def choose_turn(state: State, step: Step) -> None:
    """Act on a space that some plan reaches, also by sharing it (R86), or pass.  R20, R25, R26, R28"""
    state.plan = []
    state.target = -1
    state.sharing = False
    seat = state.active
    gold = min(state.gold[seat], RICH)
    reach = within_reach(state.ships, MOST_SHIPS[gold])
    spaces = 0
    for needed, spaces_of_action in _ACTIONS:
        spare = gold - needed(state, seat)
        if spare >= 0:  # as in ``most_ships``
            spaces |= reach[MOST_SHIPS[spare]] & spaces_of_action
    offers = _FIRST_HALF[spaces & _HALF] + _SECOND_HALF[spaces >> _HALF_BITS]
    if state.owns(seat, LIGHTHOUSE):
        shared = sorted(shared_targets(state.ships).items())
        offers += [("share", space) for space, ships in shared if ships <= most_ships(state, ACTION[space])]
    offers.append(PASS)
    state.ask("choose_turn", seat, offers)


def choose_target(state: State, action: Action) -> None:
    """First the action space, then the ships.  R20, R22"""
    state.target = action[1]
    state.sharing = action[0] == "share"
    state.before = state.ships[:]
    state.agenda.append(("move",))


def ask_move(state: State, step: Step) -> None:
    """Exactly the moves from which a legal plan can still be completed.  R22, R22a, R24, R24a, R86"""
    offered = next_moves_of_share if state.sharing else next_moves
    most = most_ships(state, ACTION[state.target])
    moves = offered(state.before, state.plan, state.target, most)
    state.ask("move_ship", state.active, [_MOVE[ship][space] for ship, space in moves])


def move_ship(state: State, action: Action) -> None:
    """One move of the plan; the last one pays for all and starts the action.  R22, R22a, R23, R88"""
    _, ship, space = action
    go(state, ship, space)
    state.plan.append((ship, space))
    if space != state.target or (state.sharing and ship != RED_SHIP):
        state.agenda.append(("move",))
        return
    cost = plan_cost(len(state.plan))
    if cost:
        pay(state, state.active, cost)
        if state.trace is not None:
            state.trace.append(("ships_paid", state.active, len(state.plan), cost))
    state.passes = 0
    state.agenda.append(("action", ACTION[space]))


def go(state: State, ship: int, space: int) -> None:
    """A ship goes to a space; whether it is the red one is remembered for the end of the turn.  R91"""
    if state.trace is not None:
        state.trace.append(("ship_moved", state.active, ship, state.ships[ship], space))
    state.ships[ship] = space
    if ship == RED_SHIP:
        state.red_moved = True


def perform(state: State, step: Step) -> None:
    """Carry out the action of the target space alone.  R22, R88"""
    actions.PERFORM[step[1]](state, state.active)


# -- passing


def pass_turn(state: State, action: Action) -> None:
    """Gain 1 gold at once, then move one ship.  R26"""
    state.passes += 1
    if state.trace is not None:
        state.trace.append(("passed", state.active))
    gain_gold(state, state.active, PASS_GOLD, "pass")
    state.agenda.append(("pass_move",))


def ask_pass_move(state: State, step: Step) -> None:
    """Any ship to any space it can reach.  R21, R26, R28"""
    state.ask("choose_pass_move", state.active, [_DRIFT[ship][space] for ship, space in free_moves(state.ships)])


def pass_move(state: State, action: Action) -> None:
    """Move the ship; no action follows.  R26"""
    go(state, *action[1:])


# -- the end of a turn


def end_of_turn(state: State, step: Step) -> None:
    """Kontor return, gold for the red ship, the end check, then the left neighbour.  R17, R27, R71, R74"""
    seat = state.active
    if state.owes_bead:
        state.agenda += [step, ("return",)]
        return
    if state.red_moved and not state.sharing and state.options["gold_for_red_ship"]:
        gain_gold(state, seat, RED_SHIP_GOLD, "red_ship")  # R91
    state.red_moved = False
    state.fresh[seat] = 0
    state.still += 1
    state.turns_left -= state.ended
    neighbour = (seat + 1) % state.players
    round_over = neighbour == state.start
    if (state.ended and not state.turns_left) or (round_over and end.is_stuck(state)):
        end.begin_scoring(state)
        return
    if round_over:
        state.round += 1
        if state.trace is not None:
            state.trace.append(("round_began", state.round))
    begin_turn(state, neighbour)


def ask_return(state: State, step: Step) -> None:
    """Counting house: return one own bead of choice to the bag.  R84"""
    owned = state.beads[state.active]
    colours = [colour for colour in range(len(BEADS)) if owned[colour]]
    state.ask("choose_kontor_return", state.active, [("return", colour) for colour in colours])


def return_bead(state: State, action: Action) -> None:
    """The bead goes back.  R84"""
    seat, colour = state.active, action[1]
    state.owes_bead = False
    state.beads[seat][colour] -= 1
    state.bag[colour] += 1
    if state.trace is not None:
        state.trace.append(("bead_returned", seat, colour))
