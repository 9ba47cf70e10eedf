"""Renders the game page in several situations to PNG.

python tests/gallery/table.py [--de] [folder] [name ...]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tempfile

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.match.match import Match, new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views import style, theme
from app.views.game_page import GamePage
from app.views.scale import scale

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
NAMES = ("Anna", "Leni", "Otto", "Mara", "Bruno")
COLOURS = (0, 3, 1, 2, 4)
LEVELS = ("", "master", "journeyman", "apprentice", "master")


class Nobody(QObject):
    """Opponents who never answer."""

    answered = Signal(int, object)
    assessed = Signal(int, object, object)
    failed = Signal(int, str)
    replaced = Signal()

    def ask(self, *_: object) -> int:
        return 1

    hint = ask

    def cancel(self, *_: object) -> None:
        pass


def seats(n: int) -> list[Seat]:
    """The person and ``n`` - 1 opponents."""
    return [Seat(NAMES[k], LEVELS[k], COLOURS[k]) for k in range(n)]


def played(n: int, options: dict[str, object], seed: int, until: Callable[[Match], bool]) -> Match:
    """A game played by a simple hand until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 200):
        match = new_match("port_royal", seats(n), options, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match):
            match.play(_hand(match, rng))
        if until(match):
            return match
    raise RuntimeError("no such game")


def _hand(match: Match, rng: Random) -> tuple[object, ...]:
    state = match.state
    legal = state.legal()
    claims = [action for action in legal if action[0] == "claim"]
    if claims:
        return claims[0]
    if state.decision == "discover_action":
        stop = len(state.harbour) >= rng.choice((3, 4, 5, 6))
        return ("stop",) if stop and ("stop",) in legal else ("draw",)
    hires = [action for action in legal if action[0] == "hire"]
    ships = [action for action in legal if action[0] == "take_ship"]
    if hires and rng.random() < 0.8:
        return rng.choice(hires)
    return rng.choice(ships or legal)


def decides(decision: str, least: int) -> Callable[[Match], bool]:
    """Whether the person decides ``decision``, from ply ``least`` on."""

    def holds(match: Match) -> bool:
        state = match.state
        return match.ply >= least and state.actor == 0 and state.decision == decision

    return holds


def trading(match: Match) -> bool:
    """A full harbour in which the person can hire somebody."""
    state = match.state
    return (
        decides("take_card", 150)(match)
        and len(state.harbour) >= 5
        and any(action[0] == "hire" for action in state.legal())
        and len(state.displays[0]) >= 5
    )


def crowded(match: Match) -> bool:
    """A very full harbour while discovering."""
    return decides("discover_action", 100)(match) and len(match.state.harbour) >= 6


def hire_chosen(page: GamePage) -> None:
    """A person is chosen and waits for confirmation."""
    cards = [action[1] for action in page.match.state.legal() if action[0] == "hire"]
    page.choose(f"card:{cards[0]}")


def nothing(page: GamePage) -> None:
    """As it is."""


SCENES: dict[str, tuple[Callable[[], Match], Callable[[GamePage], None]]] = {
    "trade": (lambda: played(3, {}, 14, trading), hire_chosen),
    "discover": (lambda: played(2, {}, 3, crowded), nothing),
    "repel": (lambda: played(3, {}, 8, decides("repel_ship", 120)), nothing),
    "four": (lambda: played(4, {"expansion": "cards"}, 5, decides("take_card", 160)), nothing),
    "contracts": (lambda: played(5, {"expansion": "contracts"}, 4, decides("discover_action", 260)), nothing),
    "start": (lambda: played(2, {"expansion": "contracts"}, 4, decides("discover_action", 0)), nothing),
    "end": (lambda: played(3, {}, 14, lambda match: match.finished), nothing),
    "course": (lambda: played(3, {}, 14, trading), lambda page: page.open_sheet("course")),
    "discard": (lambda: played(3, {}, 14, trading), lambda page: page.open_sheet("discard")),
    "display": (lambda: played(3, {}, 14, trading), lambda page: page.open_sheet("display:1")),
}


def shot(name: str, size: tuple[int, int], look: str, language: str, out: Path, settings: Settings) -> None:
    """One picture."""
    make, prepare = SCENES[name]
    theme.keeper.use(look)
    scale.fit(*size)
    page = GamePage(make(), settings, Nobody())  # type: ignore[arg-type]  # as much of Opponents as is needed
    page.resize(*size)
    page.show()
    page.start()
    QApplication.processEvents()
    while page.view.board.work():
        pass
    page.view.scene_.sharpen()
    prepare(page)
    for _ in range(4):
        QApplication.processEvents()
    page.grab().save(str(out / f"table_{name}_{size[0]}_{look}_{language}.png"))
    page.hide()
    page.deleteLater()
    QApplication.processEvents()


def main() -> None:
    """Render what was asked for, or everything."""
    arguments = [each for each in sys.argv[1:] if each != "--de"]
    out = Path(arguments[0]) if arguments else Path(__file__).parent / "out"
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    style.dress(app)
    language = Language(app)
    language.use("de" if "--de" in sys.argv else "en")
    wanted = arguments[1:]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.speed = 0
        spoken = Language(app)
        for language, name, size, look in product(("en", "de"), SCENES, SIZES, ("light", "dark")):
            full = f"{name}_{size[0]}_{look}_{language}"
            if not wanted or any(full.startswith(each) for each in wanted):
                spoken.use(language)
                shot(name, size, look, language, out, settings)


if __name__ == "__main__":
    main()
