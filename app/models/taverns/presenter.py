"""The presenter of the Taverns: one face for the rooms of this package."""

from __future__ import annotations

from app.engines.taverns.state import State
from app.models.facade import Facade
from app.models.taverns import anchors, pieces, spelling, story
from app.models.taverns.hints import TavernsHints
from app.models.taverns.prompts import TavernsPrompts
from app.models.taverns.refusals import TavernsRefusals
from app.models.taverns.sentences import SENTENCES
from app.models.taverns.standings import TavernsStandings


class TavernsPresenter(Facade[State]):
    """See ``Presenter``."""

    game = "taverns"
    heaps = frozenset({"guest_deck", "supply", "removed", "deck", "discard", "coaster"})


PRESENTER = TavernsPresenter(
    pieces=pieces,
    spelling=spelling,
    prompts=TavernsPrompts(),
    refusals=TavernsRefusals(),
    sentences=SENTENCES,
    log=SENTENCES,
    standings=TavernsStandings(),
    story=story,
    anchors=anchors,
    hints=TavernsHints(),
)
