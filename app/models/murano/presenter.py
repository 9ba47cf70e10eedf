"""The presenter of Murano: one face for the rooms of this package."""

from __future__ import annotations

from app.engines.murano.state import State
from app.models.facade import Facade
from app.models.murano import anchors, pieces, spelling, story
from app.models.murano.hints import MuranoHints
from app.models.murano.prompts import MuranoPrompts
from app.models.murano.refusals import MuranoRefusals
from app.models.murano.sentences import SENTENCES
from app.models.murano.standings import MuranoStandings


class MuranoPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "murano"
    heaps = frozenset({"stack", "deck", "bag", "supply", "bead", "ready"})


PRESENTER = MuranoPresenter(
    pieces=pieces,
    spelling=spelling,
    prompts=MuranoPrompts(),
    refusals=MuranoRefusals(),
    sentences=SENTENCES,
    log=SENTENCES,
    standings=MuranoStandings(),
    story=story,
    anchors=anchors,
    hints=MuranoHints(),
)
