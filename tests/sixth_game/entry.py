"""Enters Pig into the program, with one entry per layer."""

from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale, QTranslator

from app.ai import FURTHER, POLICIES
from app.engines import GAMES
from app.models import games as models
from app.models.game_entry import Colours, GameEntry
from app.views import games as views
from app.views.game_entry import GameViews
from tests.sixth_game.board import PigBoard, paint_meadow
from tests.sixth_game.policy import POLICY
from tests.sixth_game.presenter import PRESENTER, WORDS
from tests.sixth_game.rules import PIG

GERMAN = dict(line.split(" = ") for line in Path(__file__).with_name("german.txt").read_text("utf-8").splitlines())
"""The German texts by the English ones."""

ENTRY = GameEntry(
    key="pig",
    marked_title=QT_TRANSLATE_NOOP("Catalogue", "Pig"),
    marked_tagline=QT_TRANSLATE_NOOP("Catalogue", "Dare one more throw"),
    players="2–4",
    minutes="10",
    weight=1,
    people="",
    publisher="",
    year=1945,
    emblem="rolling-dices",
    colours=Colours("#E58AA0", "#3A1F2A", text_light="#8A2F4A", text_dark="#F5B3C3"),
    presenter=lambda: PRESENTER,
    option_words=WORDS.options,
    help_folder=Path(__file__).parent,
    goal=lambda options: options["target"],
)


class PigGerman(QTranslator):
    """The translator of Pig; texts of a game of the program are in ``translations/kontor_de.ts`` instead."""

    def translate(self, context, source, comment=None, n=-1):
        # Qt asks every installed translator for every text of the program; ``None`` means that another one is asked.
        if context not in ("Catalogue", "PigWords") or QLocale().language() != QLocale.Language.German:
            return None
        return GERMAN.get(source, "").replace("%n", str(n)) or None

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False  # of an empty one, as one without a file is, Qt sends no ``LanguageChange``


def enter_opponents():
    """Enter what a worker process needs: the rules and the policy."""
    GAMES["pig"], POLICIES["pig"] = PIG, POLICY


@contextmanager
def entered():
    """Pig is a game of the program while the context lasts."""
    enter_opponents()
    # Worker processes import the registries anew and have to be told.
    FURTHER.append("tests.sixth_game.entry:enter_opponents")
    models.ENTRIES["pig"] = ENTRY
    views.ENTRIES["pig"] = GameViews("pig", PigBoard, paint_meadow)
    try:
        yield
    finally:
        FURTHER.pop()
        for registry in (GAMES, POLICIES, models.ENTRIES, views.ENTRIES):
            del registry["pig"]
