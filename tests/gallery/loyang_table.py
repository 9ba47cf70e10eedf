"""Renders the table of Loyang in several situations to PNG.

python tests/gallery/loyang_table.py [--de] [folder] [name ...]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tempfile

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.engines.loyang import components as c
from app.match.match import Match, new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views import style, theme
from app.views.game_page import GamePage
from app.views.scale import scale

SIZES = ((1366, 768), (1920, 1080), (2560, 1440))
NAMES = ("Anna", "Mara", "Bruno", "Leni")
COLOURS = (0, 2, 1, 3)
LEVELS = ("", "journeyman", "apprentice", "master")
Holds = Callable[[Match], bool]

IDLE = ("end", "loan", "discard", "refuse", "decline", "enough", "reject", "sell")
GOOD = ("deliver", "deliver_double", "deliver_again", "serve", "sow", "play", "advance")


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


def played(n: int, seed: int, until: Holds, *, beginner: bool = False) -> Match:
    """A game played by a simple hand until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 200):
        match = new_match("loyang", seats(n), {"beginner": beginner} if n > 1 else {}, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match):
            match.play(_hand(match, rng))
        if until(match):
            return match
    raise RuntimeError("no such game")


def _hand(match: Match, rng: Random) -> tuple[object, ...]:
    """Delivers and sows what it can, buys now and then, takes no loans without need."""
    legal = match.state.legal()
    if match.state.decision == "advance":
        return max((action for action in legal if action[0] == "advance"), key=lambda action: action[1])
    kept = ("play", c.COPIES[c.HARVEST_HAND][0])
    good = [action for action in legal if action[0] in GOOD and action[:2] != kept]
    busy = [action for action in legal if action[0] not in IDLE and action[0] != "pack"]
    pack = [action for action in legal if action[0] == "pack"]
    calm = [action for action in legal if action[0] in ("end", "refuse")]
    if good and rng.random() < 0.93:
        return rng.choice(good)
    if pack and rng.random() < 0.3:
        return pack[0]
    if busy and rng.random() < 0.72:
        return rng.choice(busy)
    return rng.choice(calm or [action for action in legal if action[0] != "loan"] or legal)


def decides(decision: str, turn: int, holds: Holds = lambda _: True) -> Holds:
    """Whether the person decides ``decision`` in that round or later."""

    def there(match: Match) -> bool:
        state = match.state
        return state.round >= turn and state.actor == 0 and state.decision == decision and holds(match)

    return there


def busy(match: Match) -> bool:
    """There is something to deliver, to sow and to trade."""
    verbs = {action[0] for action in match.state.legal()}
    return len(verbs & {"deliver", "serve", "sow", "trade", "play", "buy"}) >= 4


def crowded(match: Match) -> bool:
    """Many cards, one of them covered."""
    state = match.state
    seen = state.visible(0)
    return len(seen) >= 13 and any(state.under[card] != c.EMPTY for card in seen)


def court(number: int) -> Holds:
    """So many cards lie in the court."""
    return lambda match: len(match.state.court) >= number


def first(page: GamePage, kind: str) -> None:
    """The first thing of a kind is chosen."""
    page.choose(next(key for key in page.offered() if key.startswith(kind)))


def nothing(page: GamePage) -> None:
    """As it is."""


SCENES: dict[str, tuple[Callable[[], Match], Callable[[GamePage], None]]] = {
    "act": (lambda: played(3, 3, decides("act", 5, busy)), nothing),
    "sow": (lambda: played(3, 5, decides("act", 4, busy)), lambda page: first(page, "action:sow")),
    "late": (lambda: played(4, 5, decides("act", 7, crowded)), nothing),
    "two": (lambda: played(2, 2, decides("act", 6, busy)), nothing),
    "court": (lambda: played(3, 3, decides("distribute", 4, court(4))), nothing),
    "four": (lambda: played(4, 3, decides("distribute", 6, court(5))), nothing),
    "home": (lambda: played(3, 3, decides("choose_home_crop", 0)), nothing),
    "solo": (lambda: played(1, 3, decides("act", 5, busy)), nothing),
    "grid": (lambda: played(1, 3, decides("buy_grid_card", 4)), nothing),
    "pack": (lambda: played(2, 3, decides("resolve_double_pack", 3)), nothing),
    "stack": (lambda: played(3, 3, decides("choose_private_field", 2)), nothing),
    "store": (lambda: played(3, 3, decides("store", 3)), nothing),
    "advance": (lambda: played(3, 3, decides("advance", 6, lambda m: m.state.cash[0] > 10)), nothing),
    "partner": (lambda: played(4, 3, decides("choose_partner", 2)), nothing),
    "harvest": (lambda: played(3, 3, decides("harvest_hand_now", 2)), nothing),
    "pay": (lambda: played(3, 3, decides("finance_field", 2)), nothing),
    "beginner": (lambda: played(2, 3, decides("act", 3), beginner=True), nothing),
    "farm": (lambda: played(3, 3, decides("act", 6)), lambda page: page.open_sheet("farm:1")),
    "discard": (lambda: played(3, 3, decides("act", 6)), lambda page: page.open_sheet("discard")),
    "end": (lambda: played(3, 7, lambda match: match.finished), nothing),
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
    for _ in range(4):
        QApplication.processEvents()
    page.grab().save(str(out / f"loyang_{name}_{size[0]}_{look}.png"))
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
