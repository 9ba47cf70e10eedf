"""Effects that hit opponents, one after the other.  R72, R73, R136, R137, R141, R162, R170, R173, R176, R178"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.engines.bruges import canals, houses, threats
from app.engines.bruges.components import EFFECTS, N_COLOURS
from app.engines.bruges.context import asking, opponents
from app.engines.bruges.gains import ask_discard, pass_guilders
from app.engines.bruges.goods import gain_points, own_workers, picks

if TYPE_CHECKING:
    from app.engines.bruges.components import Op
    from app.engines.bruges.state import State
    from app.engines.contract import Action


def each_opponent(state: State, seat: int, op: Op, source: int) -> None:
    """All opponents, clockwise; each is finished before the next.  R16, R178"""
    for other in reversed(opponents(state, seat)):
        state.agenda.append(("against", other, *state.asked[2:]))


def against(state: State, step: tuple[Any, ...]) -> None:
    """What happens to one opponent."""
    _, seat, effect, index, source = step
    op = EFFECTS[effect][index]
    AGAINST[op.kind](state, seat, op, source)


def give_workers(state: State, seat: int, op: Op, source: int) -> None:
    """Workers of the opponent's choice, or all he has.  R136, R173"""
    stock = own_workers(state, seat)
    number = min(op.amount, sum(stock))
    state.ask("give_workers", seat, picks("give", stock, number, number))


def choose_given_workers(state: State, action: Action) -> None:
    """The chosen workers go to the active player.  R136"""
    for colour in action[1:]:
        pass_worker(state, state.actor, state.active, colour)


def pass_worker(state: State, seat: int, other: int, colour: int) -> None:
    """A worker goes from one seat to another."""
    state.workers[seat * N_COLOURS + colour] -= 1
    state.workers[other * N_COLOURS + colour] += 1
    if state.trace is not None:
        state.trace.append(("passed", seat, other, colour, 1))


def opponents_give_guilders(state: State, seat: int, op: Op, source: int) -> None:
    """All opponents give guilders, or one that the owner chooses.  R137"""
    if op.target < 0:
        each_opponent(state, seat, op, source)
    else:
        rich: list[Action] = [("target", other) for other in opponents(state, seat) if state.guilders[other]]
        state.ask("choose_target", seat, rich)


def give_guilders(state: State, seat: int, op: Op, source: int) -> None:
    """Guilders, or all there are; no choice.  R137, R173"""
    pass_guilders(state, seat, state.active, min(op.amount, state.guilders[seat]), source)


def choose_target(state: State, action: Action) -> None:
    """This opponent gives guilders, as many as he has.  R173"""
    _, op, source = asking(state)
    give_guilders(state, action[1], op, source)


def give_guilders_or_worker(state: State, seat: int, op: Op, source: int) -> None:
    """Guilders or a worker; who can do neither gives all his guilders.  R173"""
    offers: list[Action] = [("pay",)] if state.guilders[seat] >= op.guilders else []
    offers += picks("give", own_workers(state, seat), op.workers, op.workers)
    if offers:
        state.ask("give_guilders_or_worker", seat, offers)
    else:
        pass_guilders(state, seat, state.active, state.guilders[seat], source)


def choose_payment(state: State, action: Action) -> None:
    """Guilders, a worker, an empty house, or the marker.  R170"""
    seat, op, source = asking(state)
    if action[0] == "pay":
        pass_guilders(state, seat, state.active, op.guilders, source)
    elif action[0] == "give":
        choose_given_workers(state, action)
    elif action[0] == "raze":
        if state.trace is not None:
            state.trace.append(("razed", seat, state.houses[seat][action[1]]))
        houses.demolish(state, seat, action[1])
    else:
        threats.receive(state, seat, op.colour, source)


def discard_hand(state: State, seat: int, op: Op, source: int) -> None:
    """Hand cards of the opponent's choice.  R176"""
    ask_discard(state, ("discard", seat))


def lose_points(state: State, seat: int, op: Op, source: int) -> None:
    """Points, never below 0."""
    gain_points(state, seat, -op.amount, source)


def remove_canal(state: State, seat: int, op: Op, source: int) -> None:
    """A tile of the opponent's choice.  R141"""
    state.ask("choose_canal_loss", seat, canals.losses(state, seat))


def choose_canal_loss(state: State, action: Action) -> None:
    """The outermost tile of this section is gone.  R38, R39, R141"""
    canals.remove(state, state.actor, action[1], state.source())


def pay_or_take_threat(state: State, seat: int, op: Op, source: int) -> None:
    """Pay in full or take the marker; who cannot pay is not asked.  R170"""
    offers: list[Action] = [("marker",)]
    if op.guilders and state.guilders[seat] >= op.guilders:
        offers.append(("pay",))
    if op.workers:
        offers += picks("give", own_workers(state, seat), op.workers, op.workers)
    if op.houses:
        offers += [("raze", house) for house in houses.uninhabited(state, seat)]
    state.ask("pay_or_take_threat", seat, offers)


AGAINST: dict[str, Callable[[State, int, Op, int], None]] = {
    "opponents_give_workers": give_workers,
    "opponents_give_guilders": give_guilders,
    "opponents_give_guilders_or_worker": give_guilders_or_worker,
    "opponents_discard_hand": discard_hand,
    "opponents_take_threat": threats.opponents_take_threat,
    "opponents_remove_canal": remove_canal,
    "opponents_lose_points": lose_points,
    "opponents_pay_or_take_threat": pay_or_take_threat,
}
"""By kind of op: what happens to one opponent."""
