"""A lesson in the window, for the tests of it."""

from functools import cache

from app.models.lessons.course import Course
from app.models.lessons.files import read_lesson
from app.views.lesson.page import LessonPage
from app.views.lesson.placing import covered, place_bubble
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


def act(page):
    """What the coach waits for, once, by the page's own doors."""
    if page.course.reading:
        page.go_on()
    elif page.course.free:
        page.skip()
    else:
        page.choose(page.path()[len(page.chosen)])


def until(qtbot, page, step):
    """Follow the coach until a step is reached and can be answered."""
    while True:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        if page.course.step.id == step:
            return page
        assert not page.course.done
        act(page)


def spoken_of(page):
    """What the bubble may not cover: what is ringed or named, what may be chosen, the prompt."""
    scene = page.view.scene_
    offered = [
        scene.rect_of(key).translated(page.view.pos())
        for key in scene.board_keys()
        if scene.meaning(key) in scene.framed()
    ]
    prompt = page.prompt.paper().translated(page.prompt.pos())
    return [*page.coach.rings.boxes, *page.coach.clear_boxes(), *offered, prompt]


def covers(page):
    """Square pixels of what is spoken of that the bubble covers, and whether it had another place."""
    spoken, room = spoken_of(page), page.coach.room()
    free = place_bubble(page.coach.bubble.fitting(), room, spoken, [], [], [room.center()])
    return covered(page.coach.paper(), spoken), not covered(free, spoken)


def at_size(page, width, height):
    """Show the page in a window of this size: the coach stands in the part of it that is seen."""
    page.window().resize(width, height)
    settle(page)
    assert page.size() == page.window().size()


def look_at_every_step(qtbot, page, size):
    """Follow the coach to the end of the lesson, and look at each bubble."""
    at_size(page, *size)
    while not page.course.done:
        qtbot.waitUntil(lambda: ready(page), timeout=PATIENCE)
        settle(page)
        page.coach.place()  # what it does a moment later by itself
        bubble = page.coach.paper()
        hidden, avoidable = covers(page)
        assert not (hidden and avoidable), page.course.step.id
        assert page.rect().toRectF().contains(bubble)
        if page.course.step.ring and not page.course.astray:
            assert page.coach.rings.boxes, f"{page.course.step.id} rings nothing"
        if not page.chosen and not page.course.astray:
            for name in page.course.step.clear:
                assert page.coach.named.boxes(name, raised=False), f"{page.course.step.id}: {name} is not there"
        words = page.coach.bubble.words
        assert words.height() >= words.heightForWidth(words.width()), page.course.step.id
        if page.course.free:
            page.skip()
        else:
            act(page)
