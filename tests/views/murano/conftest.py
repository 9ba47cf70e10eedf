"""A table of Murano, and games to lay out."""

from functools import lru_cache
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.engines.murano import components as c
from app.match.match import new_match
from app.match.seats import Seat
from app.models.settings import Settings
from app.views.game_page import GamePage
from app.views.scale import scale
from app.views.sheet import Sheet
from app.views.style import dress
from tests.views.board.conftest import Predictable

NAMES = ("Ann", "Bob", "Cat", "Dan")
LIKED = ("build", "recruit_character", "place_gondolier", "buy_shop", "buy_special_building", "production", "income")


def seats(players):
    """A person and apprentices."""
    return tuple(Seat(NAMES[k], "apprentice" if k else "", k) for k in range(players))


def rank(action):
    """How much an action is liked, 0 most."""
    return LIKED.index(action) if action in LIKED else 9


def likely(match, random):
    """What somebody might do who wants something to happen."""
    state = match.state
    legal = state.legal()
    if state.decision == "choose_turn":
        acts = [action for action in legal if action[0] == "act"]
        if not acts or random.random() < 0.06:
            return random.choice(legal)
        return min(acts, key=lambda action: rank(c.ACTION[action[1]]) + random.random() * 6)
    kept = [action for action in legal if action[0] not in ("decline", "stop", "keep", "leave", "dismiss")]
    builds = [action for action in kept if action[0] == "build"]
    return random.choice(builds or kept or legal)


@lru_cache(maxsize=32)
def played(players, seed=7):
    """The positions of a whole game."""
    match = new_match("murano", seats(players), {}, seed)
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
    """Opens a page: ``table(players, opponents, seed=…, size=…, until=…)``."""
    pages = []

    def open_page(players=2, opponents=None, *, seed=3, size=(1920, 1080), until=None):
        match = new_match("murano", seats(players), {}, seed)
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
