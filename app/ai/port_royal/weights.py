"""Weights of the features (``features.py``), by table (``table_of``)."""

from __future__ import annotations

from pathlib import Path

from app.ai.weights import Row, found_by_play, of_file

# fmt: off
_TWO: Row = (
        3.056, 4.711, 3.942, -0.19, 1.748, 1.692, 1.246, 1.731, 1.271, 0.591, 0.403, -0.378,
        1.042, -0.344, 0.072, 0.303, 0.863, 0.068, 0.423, 0.109, 0.884, 0.079, 0.772, 0.177,
        0.755, 0.927, 0.863, 0.577, -0.402, 0.293, 0.022, 0.211, 0.301, 0.253, 0.126, 0.018,
        0.173, 0.283, 0.254, 0.069, 0.3, 0.061, 0.366, 0.239, 0.441, -0.133, 0.675, 0.372,
        0.627, 2.478, 0.988, -0.537, 0.056, 0.264, -0.029, 1.815, 0.219, 0.287, 0.224, 0.306,
)
_MORE: Row = (
        3.041, 4.51, 4.511, -0.21, 1.452, 1.813, 1.172, 1.571, 1.231, 0.33, 0.509, -0.175,
        1.008, -0.17, 0.077, 0.236, 0.683, 0.141, 0.507, 0.128, 1.031, 0.114, 0.674, 0.129,
        0.727, 0.62, 1.173, 0.81, -0.696, 0.228, 0.023, 0.314, -0.092, 0.223, 0.231, -0.066,
        0.316, -0.183, 0.639, 0.04, 0.219, 0.035, 0.5, 0.039, 0.316, 0.098, 0.535, 0.135,
        0.015, 2.418, 1.245, -0.803, 0.169, -0.074, -0.345, 2.168, 0.193, 0.263, 0.326, 0.191,
)
# fmt: on


def table_of(players: int, contracts: bool) -> int:
    """The key of the weights of a table: 12 for two players with contracts, 2 for two without."""
    return players + 10 * contracts


_PLAYERS: dict[int, Row] = {2: _TWO, 3: _MORE, 4: _MORE, 5: _MORE}
WEIGHTS: dict[int, Row] = {
    table_of(players, contracts): row for players, row in _PLAYERS.items() for contracts in (False, True)
}
"""Fitted to results; means of fits for two to four players, which played better than each alone."""

BY_PLAY = Path(__file__).with_name("tuned.json")
"""Made by ``python -m app.ai.tune port_royal``, once for each number of players."""
TUNED: dict[int, Row] = found_by_play(BY_PLAY, WEIGHTS, lambda table: table % 10)
"""Those that win most when the rollout policy plays by them; with contracts they are those without."""

JUDGEMENT = Path(__file__).with_name("judgement.json")
"""Made by ``python -m app.ai.fit port_royal``."""
FITTED: dict[int, Row] = of_file(JUDGEMENT)
"""Those that tell best who wins when the rollout policy plays by ``TUNED``, where they were asked for."""
