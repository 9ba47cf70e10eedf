"""Renders the table of Bruges in several situations to PNG.

python tests/gallery/bruges_table.py [--de] [folder] [name ...]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

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

SIZES = ((1366, 768), (1920, 1080), (2560, 1440))
NAMES = ("Anna", "Mara", "Bruno", "Leni", "Konstantin")
COLOURS = (0, 2, 1, 3, 4)
LEVELS = ("", "journeyman", "apprentice", "master", "journeyman")
ALL = {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}
PLAYS = ("play_card", "play_extra", "play_drawn")


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


def played(n: int, options: dict[str, Any], seed: int, until: Callable[[Any], bool]) -> Match:
    """A game played by a simple hand until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 60):
        match = new_match("bruges", seats(n), options, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match.state):
            match.play(_hand(match.state, rng))
        if until(match.state):
            return match
    raise RuntimeError("no such game")


def _hand(state: Any, rng: Random) -> tuple[Any, ...]:
    """Lives in houses, builds and activates where that is possible."""
    legal = state.legal()
    if state.decision in PLAYS:
        for verb, likely in (("activate", 0.5), ("recruit", 0.9), ("house", 0.5), ("canal", 0.8)):
            found = [action for action in legal if action[0] == verb]
            if found and rng.random() < likely:
                return rng.choice(found)
    return rng.choice(legal)


def decides(decision: str, holds: Callable[[Any], bool] = lambda _: True) -> Callable[[Any], bool]:
    """Whether the person decides ``decision`` in a position of that kind."""
    return lambda state: state.actor == 0 and state.decision == decision and holds(state)


def houses(number: int) -> Callable[[Any], bool]:
    """Whether the person has so many houses and a full hand."""
    return lambda state: len(state.houses[0]) >= number and len(state.hand[0]) >= 3


def rich(state: Any) -> bool:
    """Whether the person can pay somebody and has room for them."""
    return state.guilders[0] >= 6 and state.persons[0].count(-1) >= 2 and len(state.hand[0]) >= 4


def nothing(page: GamePage) -> None:
    """As it is."""


def card_chosen(page: GamePage) -> None:
    """A hand card is chosen and waits for its use."""
    keys = [piece.key for piece in page.view.model.pieces("hand:0")]
    page.choose(keys[len(keys) // 2])


def recruits(page: GamePage) -> None:
    """A card is chosen that can be laid out."""
    for key in [piece.key for piece in page.view.model.pieces("hand:0")]:
        page.choose(key)
        if "use:recruit" in page.offered():
            return
        page.step_back()


Scene = tuple[Callable[[], Match], Callable[[GamePage], None]]
SCENES: dict[str, Scene] = {
    "first": (lambda: played(3, {}, 3, decides("choose_draw_pile")), nothing),
    "two": (lambda: played(2, {}, 3, decides("play_card", houses(4))), nothing),
    "card": (lambda: played(3, ALL, 3, decides("play_card", houses(6))), card_chosen),
    "recruit": (lambda: played(3, {}, 4, decides("play_card", rich)), recruits),
    "late": (lambda: played(3, ALL, 5, decides("play_card", houses(10))), nothing),
    "five": (lambda: played(5, ALL, 5, decides("play_card", houses(7))), card_chosen),
    "fivebase": (lambda: played(5, {}, 5, decides("end_turn", houses(5))), nothing),
    "zwin": (lambda: played(2, {"zwin": True}, 4, decides("use_ship")), nothing),
    "exchange": (lambda: played(4, {"exchange": True}, 4, decides("play_card", houses(5))), card_chosen),
    "pets": (lambda: played(4, {"pets": True}, 6, decides("play_card", houses(8))), card_chosen),
    "fire": (lambda: played(3, {}, 4, decides("choose_fire_loss")), nothing),
    "plague": (lambda: played(3, {}, 4, decides("choose_plague_victim")), nothing),
    "workers": (lambda: played(3, {}, 4, decides("choose_workers")), nothing),
    "offer": (lambda: played(3, ALL, 4, decides("choose_discard_person")), nothing),
    "answer": (lambda: played(3, {}, 4, decides("pay_or_take_threat")), nothing),
    "waiting": (lambda: played(4, {}, 7, lambda state: state.round >= 3 and state.actor == 2), nothing),
    "discard": (lambda: played(3, {}, 4, decides("play_card", houses(4))), lambda page: page.open_sheet("discard")),
    "display": (lambda: played(3, ALL, 4, decides("play_card", houses(5))), lambda page: page.open_sheet("display:1")),
    "end": (lambda: played(3, {}, 7, lambda state: state.actor < 0), nothing),
}


def shot(name: str, size: tuple[int, int], look: str, out: Path, settings: Settings) -> None:
    """One picture."""
    make, prepare = SCENES[name]
    theme.keeper.use(look)
    scale.fit(*size)
    page = GamePage(make(), settings, Nobody())  # type: ignore[arg-type]  # as much of Opponents as is needed
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
    page.grab().save(str(out / f"bruges_{name}_{size[0]}_{look}.png"))
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
        for name in SCENES:
            for size in SIZES:
                for look in ("light", "dark"):
                    full = f"{name}_{size[0]}_{look}"
                    if not wanted or any(full.startswith(each) for each in wanted):
                        shot(name, size, look, out, settings)


if __name__ == "__main__":
    main()
