"""Renders the table of the Taverns in several situations to PNG.

python tests/gallery/taverns_table.py [--de] [folder] [name ...]
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

from app.match.match import Match, new_match
from app.match.seats import Seat
from app.models.language import Language
from app.models.settings import Settings
from app.views import style, theme
from app.views.game_page import GamePage
from app.views.scale import scale

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
NAMES = ("Anna", "Mara", "Bruno", "Leni")
COLOURS = (0, 2, 1, 3)
LEVELS = ("", "journeyman", "apprentice", "master")


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


def played(n: int, level: int, seed: int, until: Callable[[Match], bool]) -> Match:
    """A game played by a simple hand until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 60):
        match = new_match("taverns", seats(n), {"level": level}, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match):
            match.play(_hand(match, rng))
        if until(match):
            return match
    raise RuntimeError("no such game")


def _hand(match: Match, rng: Random) -> tuple[object, ...]:
    """Places all dice, activates them, and spends what they bring."""
    legal = match.state.legal()
    if match.state.decision == "place_dice":
        placing = [action for action in legal if action[0] == "place"]
        return rng.choice(placing) if placing else ("finish",)
    if match.state.decision == "service":
        if ("activate_all",) in legal:
            return ("activate_all",)
        for verb in ("nobles", "upgrade", "recruit", "buy", "bard", "entertain"):
            offers = [action for action in legal if action[0] == verb]
            if offers and rng.random() < 0.85:
                return rng.choice(offers)
        return ("end",)
    return rng.choice(legal)


def decides(decision: str, evening: int, holds: Callable[[Match], bool] = lambda _: True) -> Callable[[Match], bool]:
    """Whether the person decides ``decision`` on that evening or later."""

    def there(match: Match) -> bool:
        state = match.state
        return state.round >= evening and state.actor == 0 and state.decision == decision and holds(match)

    return there


def half_placed(match: Match) -> bool:
    """Some dice lie, some wait."""
    return 2 <= sum(match.state.dice) <= 4


def rich(match: Match) -> bool:
    """The dice are activated, and there is something to spend."""
    return match.state.doubloons >= 4 and match.state.beer >= 2 and not any(match.state.on_seat)


def covered_table(match: Match) -> bool:
    """A table card lies under a guest."""
    return 4 in match.state.laid[0]


def die_chosen(page: GamePage) -> None:
    """A die is chosen and waits for its space."""
    page.choose(next(key for key in page.offered() if key.startswith("die:")))


def nothing(page: GamePage) -> None:
    """As it is."""


SCENES: dict[str, tuple[Callable[[], Match], Callable[[GamePage], None]]] = {
    "draft": (lambda: played(3, 1, 3, decides("draft_die", 4, lambda m: m.state.drafted == 3)), nothing),
    "placing": (lambda: played(3, 3, 5, decides("place_dice", 5, half_placed)), die_chosen),
    "service": (lambda: played(3, 3, 7, decides("service", 5, rich)), nothing),
    "one": (lambda: played(2, 1, 2, decides("place_dice", 3, half_placed)), nothing),
    "two": (lambda: played(2, 2, 2, decides("service", 6)), nothing),
    "five": (lambda: played(4, 5, 4, decides("service", 6, rich)), nothing),
    "fivedraft": (lambda: played(4, 5, 9, decides("draft_die", 3, lambda m: m.state.drafted > 4)), nothing),
    "juggler": (lambda: played(4, 4, 1, decides("use_juggler_return", 6, covered_table)), nothing),
    "start": (lambda: played(4, 5, 4, decides("choose_start_card", 0)), nothing),
    "removed": (lambda: played(3, 4, 1, decides("choose_removed_regulars", 0)), nothing),
    "list": (lambda: played(3, 3, 7, decides("service", 5)), lambda page: page.open_sheet("guest_deck")),
    "deck": (lambda: played(3, 3, 7, decides("service", 5)), lambda page: page.open_sheet("deck:0")),
    "tavern": (lambda: played(3, 3, 7, decides("draft_die", 5)), lambda page: page.open_sheet("tavern:1")),
    "bonus": (lambda: played(2, 1, 2, decides("choose_round_bonus", 5)), nothing),
    "side": (lambda: played(3, 2, 2, decides("choose_entertainer_side", 3)), nothing),
    "redraw": (lambda: played(3, 1, 2, decides("use_counter_guest_redraw", 2)), nothing),
    "ban": (lambda: played(3, 3, 2, decides("choose_banned_card", 2)), nothing),
    "book": (lambda: played(3, 5, 2, decides("choose_signature_column", 2)), nothing),
    "end": (lambda: played(3, 1, 7, lambda match: match.finished), nothing),
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
    while page.view.board.work():
        pass
    page.view.scene_.sharpen()
    for _ in range(4):
        QApplication.processEvents()
    page.grab().save(str(out / f"taverns_{name}_{size[0]}_{look}.png"))
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
