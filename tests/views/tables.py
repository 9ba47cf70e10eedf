"""Tables of all games, laid out and played at: what their tests share."""

import re
from contextlib import contextmanager
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from app.match.match import new_match
from app.match.seats import Seat
from app.views.board.boxes import Box
from tests.session.opponents import Predictable

PLACEHOLDER = re.compile(r"(\{[^{}]*\}|%n)")
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


def seats(players):
    """A person and apprentices."""
    return tuple(Seat(NAMES[k], "apprentice" if k else "", k) for k in range(players))


class Shouting(QTranslator):
    """A language in which everything is said in capitals."""

    def translate(self, _context, source, _comment=None, _n=-1):
        return "".join(part if PLACEHOLDER.match(part) else part.upper() for part in PLACEHOLDER.split(source))

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False


@contextmanager
def shouting():
    """Everything is said in capitals."""
    loud = Shouting()
    QCoreApplication.installTranslator(loud)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(loud)


def states_of(game, players, options, seed, likely):
    """The positions of a whole game of somebody who does what is ``likely(state, random)``."""
    match, random = new_match(game, seats(players), options, seed), Random(seed)
    while not match.finished:
        match.play(likely(match.state, random))
    return tuple(match.states)


def table_of(game, likely, **usual):
    """A fixture that opens pages: ``table(players, opponents, seed=…, size=…, until=…, **options)``."""

    @pytest.fixture
    def table(open_page):
        def open_table(players=2, opponents=None, *, seed=3, size=(1920, 1080), until=None, **options):
            match, random = new_match(game, seats(players), usual | options, seed), Random(seed)
            while until is not None and not until(match.state):
                match.play(likely(match.state, random))
            return open_page(match, opponents or Predictable(seed), size)

        return open_table

    return table


def view_of(game, played):
    """A fixture that opens the table alone at the start of a game: ``view(*of_played, size=…, viewer=…)``."""

    @pytest.fixture
    def view(open_view):
        return lambda *which, **how: open_view(game, played(*which)[0], **how)

    return view


def shown(view):
    """Where everything is drawn just now."""
    scene = view.scene_
    return {key: scene.item(key).shown_rect().getRect() for key in scene.board_keys() if scene.item(key)}


def assert_may_jump(one, other, states, jumps=8):
    """A view that jumps about in a game shows what another one shows that begins afresh each time."""
    random, sitting = Random(3), seats(states[0].players)
    for _ in range(jumps):
        state = random.choice(states)
        one.show_state(state, 0, sitting, still=True)
        other.board.forget()
        other.show_state(state, 0, sitting, still=True)
        assert shown(one) == shown(other)
        assert not one.scene_.moving()


def assert_has_pictures(view, states):
    """Every piece that is drawn looks like something."""
    for state in states:
        view.show_state(state, 0, seats(state.players), still=True)
        for key in view.scene_.board_keys():
            if item := view.scene_.item(key):
                assert item.picture is not None
                assert not item.picture.pixmap.isNull(), key


def box_of(spot):
    return Box(spot.x, spot.y, spot.width, spot.height)


def hit(key, spots, meaning):
    """Whether some point of the piece is not covered by one that means something else."""
    mine = spots[key]
    above = [
        box_of(spot)
        for other, spot in spots.items()
        if spot.z > mine.z and meaning[other] != meaning[key] and spot.part_of != key
    ]
    points = [
        Box(mine.x + mine.width * x, mine.y + mine.height * y, 2, 2)
        for x in (0.04, 0.3, 0.5, 0.7, 0.96)
        for y in (0.03, 0.3, 0.5, 0.7, 0.97)
    ]
    return any(not any(box.meets(point, 0) for box in above) for point in points)
