"""The presenter of Loyang: one face for the rooms of this package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.loyang.state import State
from app.models.facade import Facade
from app.models.loyang import anchors, pieces, series, spelling, story
from app.models.loyang.hints import LoyangHints
from app.models.loyang.prompts import LoyangPrompts
from app.models.loyang.refusals import LoyangRefusals
from app.models.loyang.sentences import SENTENCES
from app.models.loyang.standings import LoyangStandings

if TYPE_CHECKING:
    from app.models.selection import Path, Series


class LoyangPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "loyang"
    heaps = frozenset({"pile", "discard", "cart", "store", "shop", "stack"})
    has_secrets = True

    def series(self, state: State) -> list[tuple[Path, Series]]:
        """Goods sold, stored or set in bulk."""
        return series.series(state)


PRESENTER = LoyangPresenter(
    pieces=pieces,
    spelling=spelling,
    prompts=LoyangPrompts(),
    refusals=LoyangRefusals(),
    sentences=SENTENCES,
    log=SENTENCES,
    standings=LoyangStandings(),
    story=story,
    anchors=anchors,
    hints=LoyangHints(),
)
