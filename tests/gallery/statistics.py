"""Renders the page of statistics to PNG: two sizes, light and dark, English and (once it is built) German.

``python -m tests.gallery.statistics [folder]``
"""

import json
import os
from pathlib import Path
from random import Random
from types import SimpleNamespace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.match.results import Result, Weights
from app.models.language import Language
from app.views.scale import scale
from app.views.statistics.page import StatisticsPage
from app.views.style import dress
from app.views.theme import keeper
from tests.gallery import arguments
from tests.gallery.waiting import settle

SIZES = ((1366, 768), (1920, 1080))
OUT = Path(__file__).parent / "out" / "statistics"
LEVELS = ("apprentice", "journeyman", "master")
KINDS = {
    "murano": ("buy_shop>build", "pass>recruit_character", "recruit>recruit", "sell>keep", "build>buy_glassworks"),
    "bruges": ("guilders>house", "draw>draw", "workers>recruit", "threat>house"),
}
"""Kinds of mistakes by game, the costliest first."""


class Known:
    """Results of an invented person, who learns a little: the same on every run."""

    def __init__(self, count: int) -> None:
        chance = Random(11)
        self._results = [_with_mistakes(_result(chance, n, count), n) for n in range(count)]

    def all(self) -> list[Result]:
        return self._results

    def missing(self, _version: str) -> int:
        return 0

    def unweighed(self, _version: str) -> list[str]:
        return []


def _result(chance: Random, n: int, count: int) -> Result:
    players = chance.choice((2, 2, 2, 3, 4))
    levels = (LEVELS[min(2, int(3 * n / count + chance.random() * 0.8))],) * (players - 1)
    wins = chance.random() < 1 / players + 0.15 * n / count
    points = round(22 + 10 * n / count + chance.gauss(0, 4) + 3 * wins)
    weights = Weights(
        chance.gauss(0.05 if wins else -0.05, 0.1), 0.02, -abs(chance.gauss(0.12 - 0.06 * n / count, 0.04)), 0.02
    )
    return Result(
        *(f"{n:032x}", chance.choice(("murano", "murano", "bruges")), f"2023-{1 + n * 12 // count:02}-15T18:00:00Z"),
        *(players, 1 + (n % 19 == 7), n % 23 == 11, "Anna", levels, {}),
        *(points, 1 if wins else 2, float(wins), weights if n % 5 else None),
    )


def _with_mistakes(one: Result, n: int) -> Result:
    """The result with what an analysis would tell of its kinds of mistakes."""
    kinds = KINDS[one.game][: 2 + n % 4]
    rows = {kind: [1 + (n + at) % 3, round(0.04 / (1 + at), 4), 0.0004] for at, kind in enumerate(kinds)}
    return one._replace(mistakes=json.dumps(rows)) if one.weights else one


def statistics(size: tuple[int, int], game: str = "murano", count: int = 120) -> QPixmap:
    """The page, of one game or of all."""
    scale.fit(*size)
    page = StatisticsPage(SimpleNamespace(results=Known(count)))  # type: ignore[arg-type]  # as much as is needed
    page.resize(*size)
    page.show()
    page.refresh()
    if game:
        page.choices.choose("game", game)
    settle(page)
    while not all(chart.drawn or chart.trend is None for chart in page.charts):
        settle(page)
    taken = page.grab()
    page.leave()
    page.hide()
    page.deleteLater()
    return taken


def main() -> None:
    """All pictures."""
    out = arguments.folder(__doc__, OUT)
    app = QApplication([])
    dress(app)
    spoken = Language(app)
    for language in ("en", "de"):
        spoken.use(language)
        for theme in ("light", "dark"):
            keeper.use(theme)
            for size in SIZES:
                for name, game, count in (("one", "murano", 120), ("all", "", 120), ("none", "", 0)):
                    statistics(size, game, count).save(str(out / f"{name}_{language}_{theme}_{size[0]}.png"))


if __name__ == "__main__":
    main()
