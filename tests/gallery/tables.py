"""Tables in several situations as PNG: what the galleries of the games have in common.

``python -m tests.gallery.GAME_table [--de] [folder] [name ...]`` renders the scenes whose names begin so
(``late_1920_dark``), or all of them.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.ai.hint_reason import HintReason, IntendedStep
from app.ai.player import Choice
from app.ai.skill.ledger import NOTHING, Estimate
from app.engines.contract import Action
from app.match.match import Match, new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views import style, theme
from app.views.game.page import GamePage
from app.views.scale import scale

SIZES = ((1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
SEATS = (
    Seat("Anna", "", 0),
    Seat("Mara", "journeyman", 2),
    Seat("Bruno", "apprentice", 1),
    Seat("Leni", "master", 3),
    Seat("Konstantin", "journeyman", 4),
)

Holds = Callable[[Match], bool]
Hand = Callable[[Any, Random], Action]
"""Chooses in a state."""
Scene = tuple[Callable[[], Match], Callable[[GamePage], None]]
"""Makes a game, and does something on its page."""


class Nobody(QObject):
    """Opponents who never answer."""

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    reasoned = Signal(int, object)
    failed = Signal(int, str)
    replaced = Signal()

    def ask(self, *_: object) -> int:
        return 1

    hint = reason = ask

    def cancel(self, *_: object) -> None:
        pass


def played(game: str, n: int, options: dict[str, Any], seed: int, until: Holds, hand: Hand) -> Match:
    """A game of ``n`` seats played by ``hand`` until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 200):
        match = new_match(game, SEATS[:n], options, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match):
            match.play(hand(match.state, rng))
        if until(match):
            return match
    raise RuntimeError("no such game")


def decides(decision: str, since: int = 0, holds: Holds = lambda _: True) -> Holds:
    """Whether the person decides ``decision`` in round ``since`` or later."""

    def there(match: Match) -> bool:
        state = match.state
        return state.round >= since and state.actor == 0 and state.decision == decision and holds(match)

    return there


def nothing(page: GamePage) -> None:
    """As it is."""


def chosen(start: str) -> Callable[[GamePage], None]:
    """The first thing whose key begins so is chosen."""
    return lambda page: page.choose(next(key for key in page.offered() if key.startswith(start)))


def opened(sheet: str) -> Callable[[GamePage], None]:
    """A sheet lies above the table."""
    return lambda page: page.open_sheet(sheet)


def hinted(*verbs: str, presses: int = 1) -> Callable[[GamePage], None]:
    """A hint with a made-up reason: actions with these verbs, one after the other; shown after so many presses."""

    def advise(page: GamePage) -> None:
        state, opponents, line = page.match.state, page.controller._opponents, []  # noqa: SLF001
        here = state.clone()
        for verb in verbs:
            action = max((each for each in here.legal() if each[0] == verb), key=lambda each: each[1:])
            line.append(IntendedStep(action, (here.clone(),), 1.0))
            here.apply(action)
        legal, parts = state.legal(), len(state.game.score_parts(state, 0))
        share = (1 / len(legal),) * len(legal)
        more = tuple(Estimate(2.7 - at, 0.05) for at in range(parts))
        page.use_tool("hint")
        opponents.answered.emit(1, Choice(legal.index(line[0].action), share, share))
        opponents.reasoned.emit(1, HintReason(Estimate(0.07, 0.0001), NOTHING, more, 40, 20, tuple(line[1:])))
        for _ in range(presses - 1):
            page.use_tool("hint")

    return advise


def picture(scene: Scene, size: tuple[int, int], look: str, settings: Settings) -> QPixmap:
    """The page of a game as the scene prepares it; everything that is usually painted later is waited for."""
    make, prepare = scene
    theme.keeper.use(look)
    scale.fit(*size)
    page = GamePage(make(), settings, Nobody())  # type: ignore[arg-type]  # as much of Opponents as is needed
    return shown(page, size, prepare)


def shown(page: GamePage, size: tuple[int, int], prepare: Callable[[GamePage], None]) -> QPixmap:
    """The page once it is prepared; it is gone afterwards."""
    page.resize(*size)
    page.show()
    page.start()
    QApplication.processEvents()
    prepare(page)
    QApplication.processEvents()
    while page.view.board.work():
        pass
    page.view.scene_.sharpen()
    for _ in range(4):
        QApplication.processEvents()
    taken = page.grab()
    page.hide()
    page.deleteLater()
    QApplication.processEvents()
    return taken


def render(game: str, scenes: Mapping[str, Scene]) -> None:
    """Render what the command line asks for, or everything."""
    parser = argparse.ArgumentParser(description=f"The table of {game} in several situations to PNG")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path(__file__).parent / "out", help="default: %(default)s"
    )
    parser.add_argument("names", nargs="*", help="how the names of pictures begin, e.g. turn_1366_light; default: all")
    parser.add_argument("--de", action="store_true", help="in German")
    asked = parser.parse_args()
    out = asked.folder
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    style.dress(app)
    language = Language(app)
    language.use("de" if asked.de else "en")
    wanted = tuple(asked.names) or ("",)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.pace = "now"
        for name, size, look in product(scenes, SIZES, ("light", "dark")):
            full = f"{name}_{size[0]}_{look}"
            if full.startswith(wanted):
                picture(scenes[name], size, look, settings).save(str(out / f"{game}_{full}.png"))
