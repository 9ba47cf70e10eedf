"""What one use of the power of a person brings now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.bruges.components import (
    EFFECTS,
    FREE_CHOICE,
    KIND,
    N_CARDS,
    N_COLOURS,
    NO_LIMIT,
    PAIR_ONLY,
    WORKER,
    Op,
)
from app.engines.bruges.counting import quantity

if TYPE_CHECKING:
    from app.ai.bruges.weights import Weights
    from app.engines.bruges.state import State

_UNITS = {"gain_points", "gain_guilders", "gain_workers", "return_threats", "advance", "draw_cards", "buy_points"}


def _counted(card: int) -> tuple[Op, ...]:
    ops = EFFECTS[card]
    return ops if ops and all(op.kind in _UNITS and op.colour != PAIR_ONLY for op in ops) else ()


_COUNTED = tuple(_counted(card) for card in range(N_CARDS))


def _fixed(card: int, weights: Weights) -> float | None:
    ops = _COUNTED[card]
    if not ops:
        return weights.uncounted * weights.powers[card] if KIND[card] else weights.powers[card]
    if any(op.kind == "return_threats" or op.per is not None or op.condition is not None for op in ops):
        return None
    gains = {
        "gain_guilders": weights.coin,
        "gain_workers": weights.aid,
        "advance": weights.advance,
        "draw_cards": weights.drawn_card,
    }
    value = -weights.aid if KIND[card] == WORKER else 0.0
    for op in ops:
        value += (
            max(0.0, op.points - weights.coin * op.guilders)
            if op.kind == "buy_points"
            else gains.get(op.kind, 1.0) * op.amount
        )
    return max(0.0, value)


def _fixed_uses(weights: Weights) -> list[float | None]:
    """By card: what a use always brings; ``None`` if that depends on the position."""
    return [_fixed(card, weights) for card in range(N_CARDS)]


def use(state: State, seat: int, card: int, weights: Weights) -> float:
    """Points that one use of a person brings to a seat now, less the worker it costs."""
    if not weights.uses:
        weights.uses = _fixed_uses(weights)
    fixed = weights.uses[card]
    if fixed is not None:
        return fixed
    value = -weights.aid if KIND[card] == WORKER else 0.0
    for op in _COUNTED[card]:
        value += _brought(state, seat, card, op, weights)
    return value if value > 0.0 else 0.0


def _brought(state: State, seat: int, card: int, op: Op, weights: Weights) -> float:
    kind = op.kind
    if kind == "gain_points":
        return float(quantity(state, seat, op, card))
    if kind == "gain_guilders":
        return weights.coin * quantity(state, seat, op, card)
    if kind == "gain_workers":
        return weights.aid * quantity(state, seat, op, card)
    if kind == "return_threats":
        return _returned(state, seat, card, op, weights)
    if kind == "buy_points":
        return max(0.0, op.points - weights.coin * op.guilders)
    return (weights.advance if kind == "advance" else weights.drawn_card) * op.amount


def _returned(state: State, seat: int, card: int, op: Op, weights: Weights) -> float:
    first = seat * N_COLOURS
    held = (
        sum(state.threats[first : first + N_COLOURS]) if op.colour == FREE_CHOICE else state.threats[first + op.colour]
    )
    limit = op.limit if op.per is None else quantity(state, seat, op, card)
    number = min(held, limit, NO_LIMIT)
    return number * (weights.marker - weights.coin * op.price) + weights.aid * op.workers if number else 0.0
