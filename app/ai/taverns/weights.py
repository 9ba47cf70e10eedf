"""The weights of the judgement: by level and by evenings left, one per feature (``worth.features``)."""

from __future__ import annotations

import json
from pathlib import Path

from app.ai.weights import Row, found_by_play

Weights = list[list[float]]
"""Per number of evenings left: a weight per feature."""

LAST, FIRST = 1, 8
"""Evenings left of which there are weights."""


def _fitted() -> dict[int, Weights]:
    with (Path(__file__).parent / "weights.json").open(encoding="utf-8") as file:
        weights: dict[str, Weights] = json.load(file)
    return {int(level): rows for level, rows in weights.items()}


WEIGHTS: dict[int, Weights] = _fitted()
"""By level; fitted to games of the rollout policy against itself."""


def scaled(weights: Weights, factors: Row) -> Weights:
    """The weights times factors: one per feature for the first evening, one for the last, and between in between."""
    number = len(factors) // 2
    early, late = factors[:number], factors[number:]
    rows = [weights[0]]
    for left in range(LAST, FIRST + 1):
        share = (left - LAST) / (FIRST - LAST)
        mixed = [share * first + (1.0 - share) * last for first, last in zip(early, late, strict=True)]
        rows.append([weight * factor for weight, factor in zip(weights[left], mixed, strict=True)])
    return rows


def table_of(players: int, level: int) -> int:
    """The key of the factors of a table: 25 for two players at level 5."""
    return 10 * players + level


AS_FITTED: dict[int, Row] = {
    table_of(players, level): (1.0,) * 2 * len(rows[LAST]) for level, rows in WEIGHTS.items() for players in (2, 3, 4)
}
BY_PLAY = Path(__file__).with_name("tuned.json")
"""Made by ``python -m app.ai.tune taverns``."""
USUAL = 4
"""Number of players whose factors are good for the others, too, as long as none were looked for with these."""
TUNED: dict[int, Row] = found_by_play(BY_PLAY, AS_FITTED, lambda table: table_of(USUAL, table % 10))
"""Factors that win most when the rollout policy plays by them; those of 1 at levels of which none were looked for."""
