"""A hint beside the next best action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.text import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engines.contract import Action

CLOSE, CLEAR = 0.01, 0.05
"""Differences of win shares that are called close and clear."""


class Comparison(Translated):
    """Says how much an action is ahead."""

    def told(
        self,
        advice: str,
        action: Action,
        values: Sequence[tuple[Action, float]],
        advice_of: Callable[[Action], str],
    ) -> str:
        """``advice`` to take ``action`` as a sentence, and what is next best by ``values``."""
        if not advice.endswith("."):
            advice = self.tr("{advice}.").format(advice=advice)
        worth = dict(values)
        others = sorted((each for each in worth if each != action), key=lambda each: -worth[each])
        if not others or action not in worth:
            return advice
        return f"{advice} {self._margin(worth[action] - worth[others[0]], advice_of(others[0]).rstrip('.'))}"

    def _margin(self, ahead: float, other: str) -> str:
        if ahead < CLOSE:
            return self.tr("About as good: {other}.").format(other=other)
        if ahead < CLEAR:
            return self.tr("A little weaker: {other}.").format(other=other)
        return self.tr("Clearly weaker: {other}.").format(other=other)


COMPARISON = Comparison()
