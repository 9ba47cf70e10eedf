"""How long the lessons take somebody new: python -m tests.bench.lesson_time [GAME ...] [--language de]

Every lesson is played in a window of 1366 x 768 with the settings of a first start, at the pace that lessons have then,
without wrong moves.  Reckoned are

* seconds by the clock in which nobody can do anything, because opponents move or points are counted,
* the words of the coach, read at 180 words a minute.  Where opponents move meanwhile the longer of the two counts,
* 3 seconds for every click of one's own (or its key): "Continue", a card, a button,
* 6 seconds instead for the first click of a decision that is one's own where the coach leaves one alone; there a
  journeyman decides what is played.

Words in the bubble that opponents move on from before they could be read are told at the end: nobody new can read them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.ai import POLICIES
from app.ai.levels import JOURNEYMAN, choose
from app.ai.player import Budget
from app.match.archive import Archive
from app.models.games import presenter
from app.models.language import LANGUAGES, Language
from app.models.lessons.files import taught
from app.models.presenter import choices
from app.models.selection import Series
from app.models.settings import Settings
from app.views.lesson.page import LessonPage
from app.views.scale import scale
from app.views.style import dress
from app.views.window import Window
from tests.bench.first_decision import HEIGHT, WIDTH, WORDS_A_MINUTE, until

if TYPE_CHECKING:
    from app.models.lessons.data import Chapter, Lesson

CLICK_S, DECISION_S = 3.0, 6.0

HURRIED_S = 0.5
"""So much less time than reading takes is none of the program's business."""


@dataclass(slots=True)
class Needs:
    """What a chapter asks of somebody: seconds of waiting, words, clicks, and decisions of one's own among them."""

    waiting: float = 0.0
    words: int = 0
    clicks: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: Needs) -> Needs:
        """Both, one after the other."""
        return Needs(
            self.waiting + other.waiting,
            self.words + other.words,
            self.clicks + other.clicks,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
        )


class Newcomer:
    """Plays a lesson, and adds up what it takes.

    Attributes:
        needs: By chapter, in order.
        hurried: Steps whose words were gone too soon, with the seconds that were missing.
    """

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._rng = Random(1)
        self._path: tuple[str, ...] = ()
        self.needs: dict[str, Needs] = {}
        self.hurried: dict[str, float] = {}

    def play(self) -> None:
        """To the end."""
        course = self._page.course
        while not course.done:
            needs = self.needs.setdefault(course.chapter.id, Needs())
            self._step(needs)

    def _ready(self) -> bool:
        page, course = self._page, self._page.course
        return page.controller.holding or course.reading or (course.playing and bool(page.offered()))

    def _step(self, needs: Needs) -> None:
        """All of a step."""
        page, course = self._page, self._page.course
        step, words, acted, read = course.step, 0, False, 0.0

        def over() -> bool:
            return course.done or course.step is not step

        while not over():
            said = page.coach.bubble.words.text()
            if not words:
                words = len(said.split())
                read = 60.0 * words / WORDS_A_MINUTE
                needs.words += words
            begun = perf_counter()
            until(lambda: over() or self._ready())
            waited = perf_counter() - begun
            needs.waiting += waited
            needs.seconds += waited if acted else max(waited, read)
            if over():
                if not acted and waited < read - HURRIED_S:
                    self.hurried[step.id] = read - waited
                return
            needs.clicks += 1
            needs.seconds += self._act(needs)
            acted = True

    def _act(self, needs: Needs) -> float:
        """Click once; gives the seconds that it takes."""
        page, course = self._page, self._page.course
        if course.reading:
            page.go_on()
        elif page.controller.holding:
            page.controller.step()
        elif course.free:
            if not page.chosen:
                self._path = self._decide()
                needs.decisions += 1
                page.choose(self._path[0])
                return DECISION_S
            page.choose(self._path[len(page.chosen)])
        else:
            page.choose(page.path()[len(page.chosen)])
        return CLICK_S

    def _decide(self) -> tuple[str, ...]:
        """The clicks of what a journeyman would play, in as few decisions as the table allows."""
        page, state = self._page, self._page.course.match.state
        game = page.course.lesson.game
        view = state.resample(state.actor, self._rng)
        policy = POLICIES[game].of_level(JOURNEYMAN)
        choice = choose(view, state.actor, JOURNEYMAN, policy, Budget(iterations=1), self._rng)
        wanted, confirm = state.legal()[choice.index], page.window().settings.confirm_moves
        spelled = choices(presenter(game), state, confirm)
        ways = [path for path, each in spelled if each == wanted]
        several = [path for path, each in spelled if isinstance(each, Series) and each.actions[0] == wanted]
        return (ways or several)[0]


def played(app: QApplication, game: str, language: str) -> tuple[Lesson, Newcomer]:
    """Play a lesson from a first start of the program."""
    with tempfile.TemporaryDirectory() as folder:
        settings, words = Settings(Path(folder) / "settings.ini"), Language(app)
        settings.language = language
        words.use(language)
        archive, _ = Archive.open(Path(folder))
        window = Window(archive, settings, words, run_language=language)
        window.resize(WIDTH, HEIGHT)
        window.show()
        try:
            window.lessons.open(game)
            page = window.table
            assert isinstance(page, LessonPage)
            newcomer = Newcomer(page)
            newcomer.play()
            return page.course.lesson, newcomer
        finally:
            window.close()
            window.end_background_work()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            archive.close()


def line(name: str, needs: Needs) -> str:
    """A row of the table."""
    return (
        f"{name:<30}{needs.waiting:9.0f}{needs.words:8}{needs.clicks:8}{needs.decisions:11}{needs.seconds / 60:9.1f}\n"
    )


def told(lesson: Lesson, language: str, newcomer: Newcomer) -> str:
    """All rows of a lesson."""

    def of(chapter: Chapter) -> Needs:
        return newcomer.needs[chapter.id]

    text = f"{f'{lesson.game}, {language}':<30}"
    text += f"{'waiting':>9}{'words':>8}{'clicks':>8}{'decisions':>11}{'minutes':>9}\n"
    main = [chapter for chapter in lesson.chapters if not chapter.extra]
    for chapter in main:
        text += line(f"  {chapter.id}", of(chapter))
    text += line("  main lesson", sum(map(of, main), Needs()))
    for chapter in lesson.chapters:
        if chapter.extra:
            text += line(f"  extra: {chapter.id}", of(chapter))
    for step, missing in newcomer.hurried.items():
        text += f"  {step}: gone {missing:.1f} s before it was read\n"
    return text


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=taught())
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    dress(app)
    scale.fit(WIDTH, HEIGHT)
    for game in asked.games:
        for language in asked.language or LANGUAGES:
            lesson, newcomer = played(app, game, language)
            sys.stdout.write(told(lesson, language, newcomer))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
