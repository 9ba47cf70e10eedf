"""A turn: target, ships, passing, and what ends it.  R17, R20-R28, R70, R71, R74, R80-R87"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.contract import NOBODY, Action, clockwise
from app.engines.murano import actions, building
from app.engines.murano.components import (
    ACTION,
    BEADS,
    EMPTY_SORTS,
    LIGHTHOUSE,
    PASS_ROUNDS,
    RED_SHIP,
    STILL_ROUNDS,
)
from app.engines.murano.ships import (
    affordable_ships,
    fewest_ships,
    free_moves,
    next_moves,
    plan_cost,
    shared_targets,
    ship_ahead,
)

if TYPE_CHECKING:
    from app.engines.murano.state import State

Step = tuple[Any, ...]
PASS: Action = ("pass",)


def ask(state: State, decision: str, seat: int, offers: list[Action]) -> None:
    """Let a seat decide; without an option the decision is skipped.  R28"""
    if offers:
        state.decision = decision
        state.actor = seat
        state.offers = offers


def most_ships(state: State, space: int) -> int:
    """How many ships a plan for a space may move: what is left must pay for the action.  R23, R25"""
    seat = state.active
    needed = actions.gold_needed(state, seat, ACTION[space])
    spare = state.gold[seat] - needed
    return affordable_ships(spare) if spare >= 0 else 0


def choose_turn(state: State, step: Step) -> None:
    """Act on a space that some plan reaches, or pass.  R20, R25, R26"""
    state.plan = []
    state.target = -1
    state.sharing = False
    fewest = fewest_ships(state.ships)
    most: dict[str, int] = {}
    for space, action in enumerate(ACTION):
        if action not in most:
            most[action] = most_ships(state, space)
    offers: list[Action] = [("act", space) for space, action in enumerate(ACTION) if fewest[space] <= most[action]]
    if state.owns(state.active, LIGHTHOUSE):
        shared = shared_targets(state.ships)
        offers += [("share", space) for space, ships in sorted(shared.items()) if ships <= most[ACTION[space]]]
    offers.append(PASS)
    ask(state, "choose_turn", state.active, offers)


def choose_target(state: State, action: Action) -> None:
    """First the action space, then the ships.  R20; sharing it with another ship, R86"""
    state.target = action[1]
    state.sharing = action[0] == "share"
    state.before = state.ships[:]
    state.agenda.append(("move",))


def ask_move(state: State, step: Step) -> None:
    """Exactly the moves from which a legal plan can still be completed.  R22, R22a, R24, R24a"""
    most = most_ships(state, state.target)
    if not state.sharing:
        moves = next_moves(state.before, state.plan, state.target, most)
    elif len(state.plan) and state.ships[state.plan[-1][0]] == state.target:
        moves = [(RED_SHIP, state.target)]
    else:
        ahead = ship_ahead(state.before, RED_SHIP)
        if state.before[ahead] == state.target:
            moves = [(RED_SHIP, state.target)]
        else:
            moves = next_moves(state.before, state.plan, state.target, most - 1, last=ahead)
    ask(state, "move_ship", state.active, [("move", *move) for move in moves])


def move_ship(state: State, action: Action) -> None:
    """One move of the plan; the last one pays for all and starts the action.  R22a, R23, R88"""
    _, ship, space = action
    state.ships[ship] = space
    state.plan.append((ship, space))
    if ship == RED_SHIP:
        state.red_moved = True
    if state.trace is not None:
        state.trace.append(("ship_moved", state.active, ship, state.before[ship], space))
    lands = space == state.target and (not state.sharing or ship == RED_SHIP)
    if not lands:
        state.agenda.append(("move",))
        return
    state.shared = state.sharing
    cost = plan_cost(len(state.plan))
    state.gold[state.active] -= cost
    if cost and state.trace is not None:
        state.trace.append(("ships_paid", state.active, len(state.plan), cost))
    state.passes = 0
    state.agenda.append(("action", ACTION[space]))


def pass_turn(state: State, action: Action) -> None:
    """Gain 1 gold at once, then move one ship.  R26"""
    seat = state.active
    state.gold[seat] += 1
    state.passes += 1
    state.before = state.ships[:]
    if state.trace is not None:
        state.trace.append(("passed", seat))
    state.agenda.append(("pass_move",))


def ask_pass_move(state: State, step: Step) -> None:
    """Any ship to any space it can reach.  R21, R26"""
    ask(state, "choose_pass_move", state.active, [("drift", *move) for move in free_moves(state.ships)])


def pass_move(state: State, action: Action) -> None:
    """Move the ship; no action follows.  R26"""
    _, ship, space = action
    state.ships[ship] = space
    state.red_moved = ship == RED_SHIP
    if state.trace is not None:
        state.trace.append(("ship_moved", state.active, ship, state.before[ship], space))


def perform(state: State, step: Step) -> None:
    """Carry out the action of the target space.  R22, R88"""
    actions.PERFORM[step[1]](state, state.active)


def end_of_turn(state: State, step: Step) -> None:
    """Kontor return, gold for the red ship, the end check, then the left neighbour.  R27, R91"""
    seat = state.active
    if state.produced:
        state.produced = 0
        state.agenda += [("end_turn",), ("return",)]
        return
    if state.options["gold_for_red_ship"] and state.red_moved and not state.shared:
        state.gold[seat] += 1
        if state.trace is not None:
            state.trace.append(("red_ship_gold", seat))
    state.fresh[seat] = 0
    state.red_moved = state.shared = False
    state.still += 1
    if state.ended:
        state.turns_left -= 1
        if not state.turns_left:
            begin_scoring(state)
            return
    if state.passes >= PASS_ROUNDS * state.players or state.still >= STILL_ROUNDS * state.players:
        state.active = (seat + 1) % state.players
        begin_scoring(state)  # R74
        return
    begin_turn(state, (seat + 1) % state.players)


def ask_return(state: State, step: Step) -> None:
    """Counting house: return one own bead of choice to the bag.  R84"""
    seat = state.active
    colours = [colour for colour in range(len(BEADS)) if state.beads[seat][colour]]
    ask(state, "choose_kontor_return", seat, [("return", colour) for colour in colours])


def return_bead(state: State, action: Action) -> None:
    """The bead goes back.  R84"""
    seat = state.active
    state.beads[seat][action[1]] -= 1
    state.bag[action[1]] += 1
    if state.trace is not None:
        state.trace.append(("bead_returned", seat, action[1]))


def begin_turn(state: State, seat: int) -> None:
    """Clockwise, one turn each.  R17"""
    if seat == state.start and state.turn:
        state.round += 1
        if state.trace is not None:
            state.trace.append(("round_began", state.round))
    state.turn += 1
    state.active = seat
    if state.trace is not None:
        state.trace.append(("turn_began", seat))
    state.agenda += [("end_turn",), ("turn",)]


def check_end(state: State) -> bool:
    """Trigger the end as soon as two sorts are empty.  R70, R71

    Returns:
        Whether it was triggered just now.
    """
    if state.ended or len(building.empty_sorts(state)) < EMPTY_SORTS:
        return False
    state.ended = True
    state.turns_left = state.players
    if state.trace is not None:
        state.trace.append(("end_triggered", state.active))
    return True


def begin_scoring(state: State) -> None:
    """Score everybody in turn order, beginning with who triggered the end.  R60, R74

    At the end of the last turn the active player is the one before the one who triggered it.
    """
    first = (state.active + 1) % state.players if state.ended else state.active
    state.agenda.append(("over",))
    for seat in reversed(list(clockwise(first, state.players))):
        state.agenda += [("gondolier_points", seat), ("assign", seat)]


def finish_game(state: State, step: Step) -> None:
    """Everything is scored; hands are open.  R5, R65"""
    state.decision = "over"
    state.actor = NOBODY
    state.offers = []
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("game_over",))
