"""The presenter of Murano, put together from the modules of this package."""

from __future__ import annotations

from app.engines.murano.state import State
from app.models.facade import Facade
from app.models.murano import anchors, story, table
from app.models.murano.decisions import DECISIONS
from app.models.murano.describe import describe
from app.models.murano.sentences import SENTENCES
from app.models.murano.standings import MuranoStandings


class MuranoPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "murano"
    heaps = frozenset({"stack", "deck", "bag", "supply", "bead", "ready"})


PRESENTER = MuranoPresenter(
    pieces=table,
    describe=describe,
    spelling=DECISIONS,
    prompts=DECISIONS,
    refusals=DECISIONS,
    hints=DECISIONS,
    sentences=SENTENCES,
    log=SENTENCES,
    standings=MuranoStandings(),
    story=story,
    anchors=anchors,
)
