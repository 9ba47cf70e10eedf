"""The presenter of the Taverns, put together from the modules of this package."""

from __future__ import annotations

from app.engines.taverns.state import State
from app.models.facade import Facade
from app.models.taverns import anchors, story, table
from app.models.taverns.decisions import DECISIONS
from app.models.taverns.describe import describe
from app.models.taverns.sentences import SENTENCES
from app.models.taverns.standings import TavernsStandings


class TavernsPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "taverns"
    heaps = frozenset({"guest_deck", "supply", "removed", "deck", "discard", "coaster"})


PRESENTER = TavernsPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=TavernsStandings(),
    story=story,
    anchors=anchors,
)
