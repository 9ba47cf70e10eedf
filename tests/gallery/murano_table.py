"""Renders the table of Murano in several situations to PNG.

python tests/gallery/murano_table.py [--de] [folder] [name ...]
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

from app.engines.murano import components as c
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


def hand(match: Match, rng: Random) -> tuple[object, ...]:
    """Acts where it can, builds as much as it can, recruits, places gondoliers."""
    state, legal = match.state, match.state.legal()
    if state.decision == "choose_turn":
        likes = ("build", "recruit_character", "place_gondolier", "buy_shop", "buy_palace", "income", "production")
        rank = {action: k for k, action in enumerate(likes)}
        acts = [action for action in legal if action[0] == "act"]
        if acts and rng.random() < 0.94:
            best = sorted(acts, key=lambda action: rank.get(c.ACTION[action[1]], 9) + rng.random() * 6)
            return best[0]
        return rng.choice(legal)
    kept = [action for action in legal if action[0] not in ("decline", "stop", "keep", "leave", "dismiss")]
    builds = [action for action in kept if action[0] == "build"]
    return rng.choice(builds or kept or legal)


def played(n: int, seed: int, until: Holds, options: dict[str, object] | None = None) -> Match:
    """A game played by a simple hand until ``until`` holds; the first of some seeds in which it does."""
    for attempt in range(seed, seed + 40):
        match = new_match("murano", seats(n), options or {}, attempt)
        rng = Random(attempt)
        while not match.finished and not until(match):
            match.play(hand(match, rng))
        if until(match):
            return match
    raise RuntimeError("no such game")


def decides(decision: str, turn: int, holds: Holds = lambda _: True) -> Holds:
    """Whether the person decides ``decision`` in that round or later."""

    def there(match: Match) -> bool:
        state = match.state
        return state.round >= turn and state.actor == 0 and state.decision == decision and holds(match)

    return there


def rich(match: Match) -> bool:
    """The person has characters, tiles and cards."""
    state = match.state
    return len(state.hand[0]) >= 2 and bool(state.cards[0]) and state.docks.count(0) >= 2


def with_reach(match: Match) -> bool:
    """Some space costs ships."""
    from app.models.murano.routes import price, reaches

    return any(price(reach.legs) for reach in reaches(match.state))


def nothing(page: GamePage) -> None:
    """As it is."""


def pointing(page: GamePage) -> None:
    """The pointer rests on the dearest space in reach."""
    spaces = page.view.model.pieces("ring")
    dear = max(spaces, key=lambda piece: (piece.attr("gold", 0), len(piece.attr("route", ()))))
    page.view.scene_._set_hover(dear.key)  # noqa: SLF001  # there is no pointer


def chosen(*starts: str) -> Callable[[GamePage], None]:
    """Something whose key begins so is chosen."""

    def choose(page: GamePage) -> None:
        for start in starts:
            page.choose(next(key for key in page.offered() if key.startswith(start)))

    return choose


def pressed(key: str) -> Callable[[GamePage], None]:
    """Something is clicked."""

    def press(page: GamePage) -> None:
        page.view.scene_.press(key)
        QApplication.processEvents()

    return press


def in_hostel(match: Match) -> bool:
    """Five cards are drawn: the person is given the hostel."""
    match.state.cards[0] |= 1 << c.HOSTEL
    return len(match.state.drawn) == 5


def many_cards(match: Match) -> bool:
    """More cards than usual."""
    return len(match.state.hand[0]) >= 5


SCENES: dict[str, tuple[Callable[[], Match], Callable[[GamePage], None]]] = {
    "turn": (lambda: played(4, 3, decides("choose_turn", 16, rich)), nothing),
    "way": (lambda: played(4, 3, decides("choose_turn", 16, lambda m: rich(m) and with_reach(m))), pointing),
    "ships": (lambda: played(3, 3, decides("move_ship", 12, lambda m: len(m.state.plan) > 0)), nothing),
    "two": (lambda: played(2, 4, decides("choose_turn", 14, rich)), nothing),
    "early": (lambda: played(2, 4, decides("choose_turn", 1)), nothing),
    "many": (lambda: played(2, 4, decides("choose_turn", 20, many_cards)), nothing),
    "street": (lambda: played(3, 5, decides("place_street", 10)), nothing),
    "build": (lambda: played(3, 5, decides("build_step", 9, lambda m: len(m.state.own_shops[0]) > 0)), chosen("unb")),
    "large": (lambda: played(4, 5, decides("build_step", 12)), pressed("cell:san_donato_b1")),
    "recruit": (lambda: played(4, 5, decides("choose_character", 10)), nothing),
    "five": (lambda: played(2, 5, lambda m: in_hostel(m) and decides("choose_character", 5)(m)), nothing),
    "special": (lambda: played(4, 5, decides("choose_special_card", 5)), nothing),
    "stack": (lambda: played(3, 5, decides("choose_tile_from_stack", 3)), nothing),
    "gondola": (lambda: played(3, 5, decides("choose_gondola", 6)), nothing),
    "sale": (lambda: played(3, 5, decides("choose_sale", 6)), nothing),
    "pass": (lambda: played(3, 5, decides("choose_pass_move", 6)), chosen("ship:")),
    "score": (lambda: played(4, 5, decides("assign_characters", 6)), chosen("character:")),
    "last": (lambda: played(4, 5, decides("choose_turn", 6, lambda m: m.state.ended)), nothing),
    "end": (lambda: played(3, 7, lambda match: match.finished), nothing),
    "deck": (lambda: played(3, 3, decides("choose_turn", 12)), pressed("deck:characters")),
    "specials": (lambda: played(3, 3, decides("choose_turn", 12)), pressed("deck:specials")),
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
    page.grab().save(str(out / f"murano_{name}_{size[0]}_{look}.png"))
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
