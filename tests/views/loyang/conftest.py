"""A table of Loyang, and games to lay out."""

from functools import lru_cache
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.views.game_page import GamePage
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.style import dress
from tests.views.board.conftest import Predictable

NAMES = ("Ann", "Bob", "Cat", "Dan")
IDLE = ("end", "loan", "discard", "refuse", "decline", "enough", "reject", "sell")
"""Verbs of somebody who lets chances pass."""


def seats(players):
    """A person and apprentices."""
    return tuple(Seat(NAMES[k], "apprentice" if k else "", k) for k in range(players))


def likely(match, random):
    """What somebody might do who wants the game to go on and something to happen in it."""
    legal = match.state.legal()
    busy = [action for action in legal if action[0] not in IDLE]
    refuse = [action for action in legal if action[0] == "refuse"]
    end = [action for action in legal if action[0] == "end"]
    if busy and random.random() < 0.86:
        return random.choice(busy)
    return random.choice(end or refuse or [action for action in legal if action[0] != "loan"] or legal)


@lru_cache(maxsize=32)
def played(players, seed=7, beginner=False):
    """The positions of a whole game."""
    match = new_match("loyang", seats(players), {"beginner": beginner}, seed)
    random = Random(seed)
    while not match.finished:
        match.play(likely(match, random))
    return tuple(match.states)


@pytest.fixture(scope="session")
def _dressed(qapp):
    dress(qapp)


@pytest.fixture(autouse=True)
def _still(_dressed, monkeypatch):
    scale.fit(1920, 1080)
    monkeypatch.setattr(Sheet, "animated", False)


@pytest.fixture
def settings(tmp_path):
    kept = Settings(tmp_path / "settings.ini")
    kept.speed = 0
    return kept


@pytest.fixture
def table(qtbot, settings):
    """Opens a page: ``table(players, opponents, beginner=…, seed=…, size=…, until=…)``."""
    pages = []

    def open_page(players=2, opponents=None, *, beginner=False, seed=3, size=(1920, 1080), until=None):
        match = new_match("loyang", seats(players), {"beginner": beginner}, seed)
        random = Random(seed)
        while not match.finished and until is not None and not until(match.state):
            match.play(likely(match, random))
        opponents = opponents or Predictable(seed)
        page = GamePage(match, settings, opponents)
        page.setProperty("opponents", opponents)  # kept alive with the page
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        pages.append(page)
        page.start()
        QApplication.processEvents()
        return page

    yield open_page
    for page in pages:
        page.conductor.halt()
