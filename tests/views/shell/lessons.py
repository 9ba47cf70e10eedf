"""A lesson in the window, for the tests of it."""

from functools import cache

from app.models.lessons.course import Course
from app.models.lessons.files import read_lesson
from app.views.lesson.page import LessonPage
from tests.views.hands import settle

GAME = "port_royal"
PATIENCE = 60_000
"""Longest wait in ms for an opponent: a process that thinks starts slowly where others keep the machine busy."""


@cache
def place_of(game, step):
    """What is kept of a lesson that was left at a step."""
    course = Course(read_lesson(game))
    while course.step.id != step:
        assert not course.done
        course.skip()
    return course.kept()


def ready(page):
    course = page.course
    return course.done or course.reading or (course.playing and bool(page.offered()))


def opener(qtbot, window):
    """Opens the lesson, where it was left or ``at`` a step that can be answered, and gives its page."""

    def lesson(game=GAME, at=""):
        if at:
            window.settings.keep_lesson(game, place_of(game, at))
        window.lessons.open(game)
        assert isinstance(window.table, LessonPage)
        settle(window.table)
        if at:
            qtbot.waitUntil(lambda: ready(window.table), timeout=PATIENCE)
        return window.table

    return lesson
