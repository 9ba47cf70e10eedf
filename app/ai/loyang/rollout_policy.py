"""What to do in every decision: ways to go on, with their worth in points, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ai.loyang.farm import AHEAD, prospect_at, stage
from app.ai.loyang.turn import LOAN, QUICK, Way, answer, best_step, cheapest_money, quick_turn, storing, whole_turns
from app.engines.loyang.components import KIND

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.contract import Action
    from app.engines.loyang.state import State

HOPE = (0.0, 0.0, 0.25, 0.55, 0.8)
"""Points that a court still to grow may bring above its best card now, by the cards in hand."""
MORE = 0.1
"""Points that one more card in the court brings."""
REVEAL: Action = ("reveal",)
WAITING = ("reveal", "add")
"""Actions after which the seat chooses again from more cards."""
LAST = 0.3
"""Points that it costs to lay the best hand card into the court."""
ENVY = 0.35
"""How much a card that another one may take counts against laying it into the court."""


def ways(state: State, most: int) -> list[Way]:
    """Ways to go on from a decision, best first; not more than about ``most``."""
    if state.decision == "act":
        return whole_turns(state, most)
    found = _JUDGES.get(state.decision, _all)(state)
    found.sort(key=lambda way: -way[0])
    return found


def next_actions(state: State, width: int = QUICK) -> tuple[Action, ...]:
    """What a sensible player does at once; of whole turns so many are compared."""
    legal = state.legal()
    if len(legal) == 1:
        return (legal[0],)
    if state.decision == "act":
        return quick_turn(state, width)[1]
    quick = _QUICK.get(state.decision)
    if quick:
        return (quick(state),)
    return max(ways(state, 1), key=lambda way: way[0])[1]


# -- judges


def _all(state: State) -> list[Way]:
    """Every action by the position after it; loans only where nothing else is left."""
    seat = state.actor
    turn = stage(state, seat)
    found: list[Way] = []
    for action in _sober(state):
        other = state.clone()
        other.apply(action)
        _pay(other, seat)
        found.append((prospect_at(other, seat, AHEAD if turn == AHEAD else stage(other, seat)), (action,)))
    return found


def _pay(state: State, seat: int) -> None:
    """Find the money for a field."""
    while state.actor == seat and state.decision == "finance_field":
        state.apply(cheapest_money(state, seat))


def _sober(state: State) -> list[Action]:
    """Actions without loans, sales and thrown-away helpers, if there are others."""
    legal = state.legal()
    sober = [action for action in legal if action[0] not in ("loan", "discard", "sell")]
    return sober or [action for action in legal if action != LOAN] or list(legal)


def _distribute(state: State) -> list[Way]:
    """Take the best pair now, or add a card and hope."""
    seat = state.actor
    found: list[Way] = []
    best = None
    legal = state.legal()
    for action in legal:
        if action[0] in ("take", "hand", "beginner"):
            value = _with_hand_card(state, action, seat)
            found.append((value, (action,)))
            best = value if best is None else max(best, value)
        elif action[0] == "play":
            other = state.clone()
            other.apply(action)
            found.append((prospect_at(other, seat, AHEAD), (action,)))
    adding = [action for action in legal if action[0] == "add"]
    if adding:
        losses, kept = _losses(state, seat)
        hope = max(best or -1e9, kept) + HOPE[min(len(losses), 4)]
        found += [(hope - losses[action[1]], (action,)) for action in adding]
    if REVEAL in legal and (best is not None or not adding):
        found.append((max(value for value, _ in found) + MORE, (REVEAL,)))
    return found


def _losses(state: State, seat: int) -> tuple[dict[int, float], float]:
    """Points that it costs to lay each hand card into the court, and the position with the best of them."""
    alone = {card: _alone(state, seat, card) for card in state.hand[seat]}
    low, top = min(alone.values()), max(alone, key=alone.__getitem__)
    losses = {card: ENVY * (worth - low) + (LAST if card == top else 0.0) for card, worth in alone.items()}
    return losses, alone[top]


def _hasty(state: State) -> Action:
    """Turn up what can be turned up, keep the best card to the end, and take then."""
    legal = state.legal()
    if REVEAL in legal:
        return REVEAL
    adding = [action for action in legal if action[0] == "add"]
    if adding:
        losses, _ = _losses(state, state.actor)
        return min(adding, key=lambda action: losses[action[1]])
    return max(_distribute(state), key=lambda way: way[0])[1][0]


def _with_hand_card(state: State, action: Action, seat: int) -> float:
    """A card of the court, with the hand card that goes best with it."""
    other = state.clone()
    other.apply(action)
    if other.actor != seat or other.decision not in ("take_hand_card", "finance_field"):
        return prospect_at(other, seat, AHEAD)
    _pay(other, seat)
    if other.actor != seat or other.decision != "take_hand_card":
        return prospect_at(other, seat, AHEAD)
    return max(
        (_after(other, each, seat) for each in other.legal() if each[0] in ("hand", "beginner")),
        default=prospect_at(other, seat, AHEAD),
    )


def _after(state: State, action: Action, seat: int) -> float:
    other = state.clone()
    other.apply(action)
    _pay(other, seat)
    return prospect_at(other, seat, AHEAD)


def _alone(state: State, seat: int, card: int) -> float:
    """The position with one more card in the display."""
    other = state.clone()
    row = other.row(seat, card)
    row.append(card)
    if KIND[card] == 0:
        other.cash[seat] = max(0, other.cash[seat] - 2)
    elif KIND[card] == 1:
        other.stock[card] = 7
    return prospect_at(other, seat, AHEAD)


def _finance(state: State) -> list[Way]:
    """Two cash for a field: sell what is worth least, else borrow."""
    action = cheapest_money(state, state.actor)
    return [(0.0, (action,)), *((-1.0, (each,)) for each in state.legal() if each != action)]


_JUDGES: dict[str, Callable[[State], list[Way]]] = {
    "choose_home_crop": _all,
    "distribute": _distribute,
    "finance_field": _finance,
    "advance": lambda state: _one(state, best_step(state)),
    "store": lambda state: _one(state, storing(state)),
    "set_shop": lambda state: _one(state, answer(state)),
    "take_hand_card": lambda state: [(_after(state, action, state.actor), (action,)) for action in _sober(state)],
}


def _one(state: State, action: Action) -> list[Way]:
    """One action that is right, and the others."""
    return [(0.0, (action,)), *((-1.0, (each,)) for each in state.legal() if each != action)]


_QUICK: dict[str, Callable[[State], Action]] = {
    "distribute": _hasty,
    "advance": best_step,
    "store": storing,
    "set_shop": answer,
    "finance_field": lambda state: cheapest_money(state, state.actor),
}
