"""Lessons as data: what a file may say, and the way through them without a window."""

import re
import shutil
from random import Random

import pytest

from app.engines import GAMES
from app.models.lessons import files
from app.models.lessons.course import PERSON_SEAT, Course
from app.models.lessons.data import ANY, CONTINUE, DO, MOVES, UNTIL, LessonError
from app.models.lessons.files import FOLDER, has_lesson, read_lesson, taught
from app.resources import languages

LONGEST = 42
"""Words of one text: one idea, no wall."""


def expected(course):
    """Do what the coach waits for, once."""
    step = course.step
    if step.kind == CONTINUE:
        course.advance()
    elif step.kind == UNTIL:
        course.skip()
    else:
        action = course.expected() if step.kind == DO else course.scripted()
        assert action is not None, f"{step.id}: not legal, but {course.match.state.legal()}"
        assert (course.match.state.actor == PERSON_SEAT) == (step.kind == DO), step.id
        course.match.play(action)
        course.moved()
    course.match.state.check()


def until(course, step):
    """Do what the coach waits for until a step is reached."""
    while course.step.id != step:
        assert not course.done
        expected(course)
    return course


@pytest.fixture
def course():
    return Course(read_lesson("port_royal"))


@pytest.fixture(params=taught())
def lesson(request):
    return read_lesson(request.param)


# Every lesson


def test_every_lesson_can_be_followed_to_its_end(lesson):
    course = Course(lesson)
    while not course.done:
        expected(course)
        assert not course.astray

    assert course.number == len(lesson.steps)


def test_every_action_that_leads_on_leads_to_the_end(lesson):
    for at, chosen in ((at, step) for at, step in enumerate(lesson.steps) if len(step.do) > 1):
        for text in chosen.do[1:]:
            course = Course(lesson)
            while course.number <= at:
                expected(course)
            action = course.match.action(text)
            if action is None:  # was played in the step before
                continue
            course.match.play(action)
            course.moved()
            chapter = course.chapter
            while not course.done and course.chapter is chapter:
                expected(course)


def test_every_lesson_speaks_every_language_in_few_words(lesson):
    assert set(lesson.texts) == set(languages())
    for texts in lesson.texts.values():
        answers = [(step, words) for step, others in texts.others.items() for words in others.values()]
        for step, words in [*texts.steps.items(), *answers, *texts.verbs.items()]:
            assert len(re.findall(r"\w[\w'’-]*", words)) <= LONGEST, step


def test_what_goes_beyond_a_first_game_comes_last_and_a_first_game_takes_a_quarter_of_an_hour(lesson):
    """``tests/bench/lesson_time.py`` reckons how long it takes."""
    assert 1 <= len(lesson.extras) < len(lesson.chapters)
    assert lesson.chapters[-len(lesson.extras) :] == lesson.extras
    assert 8 <= int(lesson.minutes) <= 15


def test_every_chapter_ends_with_a_word_of_the_coach(lesson):
    """After one's own last move the next chapter began, in another game, and nobody said how it had gone."""
    assert [chapter.id for chapter in lesson.chapters if chapter.steps[-1].kind != CONTINUE] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_number_stays_on_the_line_of_what_it_counts(language):
    texts = read_lesson("port_royal").said(language)

    answers = [words for others in texts.others.values() for words in others.values()]
    for said in (*texts.steps.values(), *answers):
        assert not re.search("[0-9] (?:coins|points|Münzen|Punkte)", said)
    assert re.search("[0-9]\N{NO-BREAK SPACE}(?:coins|Münzen)", texts.steps["ship"])


def test_another_action_has_an_answer_wherever_there_is_one(lesson):
    """And none where there is nothing else to do."""
    course = Course(lesson)
    while not course.done:
        if course.step.kind == DO:
            state, do = course.match.state, course.step.do
            others = ANY not in do and any(state.game.write(state, action) not in do for action in state.legal())
            assert others == (course.step.id in lesson.said("en").others), course.step.id
        expected(course)


def test_an_answer_to_one_verb_answers_something(lesson):
    """And all languages have the same ones."""
    verbs = {step: set(others) - {""} for step, others in lesson.said("en").others.items()}
    for language in lesson.texts:
        assert {step: set(others) - {""} for step, others in lesson.said(language).others.items()} == verbs
    course = Course(lesson)
    while not course.done:
        if course.step.kind == DO:
            state, do = course.match.state, course.step.do
            others = {text for text in (state.game.write(state, action) for action in state.legal()) if text not in do}
            assert verbs.get(course.step.id, set()) <= {text.split()[0] for text in others}, course.step.id
        expected(course)


# The way through a lesson


def test_another_ship_is_answered_otherwise_than_a_person_or_nothing(course):
    """Whoever took the blue ship was told that his purse would be empty afterwards, as after hiring the sailor."""
    until(course, "take")
    texts, said = read_lesson("port_royal").said("en"), {}
    for action in course.match.state.legal():
        if course.match.state.game.write(course.match.state, action) not in course.step.do:
            course.match.play(action)
            course.moved()
            said[action[0]] = course.said(texts)
            course.take_back()

    assert set(said) == {"hire", "take_ship", "pass"}
    assert len(set(said.values())) == 3
    assert "purse would be empty" in said["hire"]


def test_another_action_is_answered_and_taken_back(course):
    until(course, "stop")
    before = course.match.state.digest()

    course.match.play(("draw",))

    assert course.moved()
    assert course.astray
    assert course.reading
    assert not course.playing
    assert "second yellow ship" in course.said(course.lesson.said("en"))
    course.take_back()
    assert course.match.state.digest() == before
    assert course.playing
    assert course.step.id == "stop"


def test_whoever_plays_alone_is_told_so_although_the_opponent_begins():
    """Loyang's third round: Otto moved first, and the coach was gone before he had said that it is one's own."""
    course = until(Course(read_lesson("loyang")), "alone")
    random = Random(3)
    while course.match.state.actor != PERSON_SEAT:
        course.match.play(random.choice(course.match.state.legal()))
        course.moved()

    assert course.match.ply > 0
    assert course.step.id == "alone"
    assert not course.silent
    course.match.play(random.choice(course.match.state.legal()))
    assert course.silent


def test_an_action_that_is_answered_alike_everywhere_has_one_answer(own):
    lesson = own("port_royal.en.md", "### farewell", "### > stop\n\nNot yet.\n\n### farewell")
    course = until(Course(lesson), "ship")

    course.match.play(("stop",))
    course.moved()

    assert course.said(lesson.said("en")) == "Not yet."
    course.take_back()
    until(course, "stop")
    course.match.play(("draw",))
    course.moved()
    assert "greed" in course.said(lesson.said("en"))


def test_one_goes_on_where_one_was(course):
    until(course, "hire")

    again = Course(course.lesson, course.kept())

    assert again.step.id == "hire"
    assert again.match.state.digest() == course.match.state.digest()
    until(again, "winner")


def test_astray_or_amid_the_opponents_moves_one_goes_on_at_the_beginning_of_the_step(course):
    until(course, "stop")
    course.match.play(("draw",))
    course.moved()
    assert Course(course.lesson, course.kept()).step.id == "stop"
    course.take_back()
    until(course, "otto_discovers")
    expected(course)

    again = Course(course.lesson, course.kept())

    assert again.step.id == "otto_discovers"
    assert again.match.ply == course.match.ply - 1


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"offered": True},
        {"chapter": "gone", "step": "welcome", "actions": []},
        {"chapter": "harbour", "step": "swords", "actions": []},
        {"chapter": "harbour", "step": "stop", "actions": "draw"},
        {"chapter": "harbour", "step": "stop", "actions": ["fly"]},
    ],
)
def test_a_place_that_does_not_fit_the_lesson_is_its_beginning(course, kept):
    assert Course(course.lesson, kept).step.id == "welcome"


def test_a_changed_chapter_is_begun_anew_and_not_the_whole_lesson(course):
    until(course, "pirate")
    kept = {**course.kept(), "actions": ["draw", "stop", "draw"]}

    assert Course(course.lesson, kept).step.id == "own_swords"


def test_every_step_can_be_skipped(course):
    seen = []
    while not course.done:
        seen.append(course.step.id)
        course.skip()
        course.match.state.check()

    assert seen == [step.id for step in course.lesson.steps]
    assert course.match.finished


def test_skipping_takes_back_what_leads_astray_first(course):
    until(course, "stop")
    course.match.play(("draw",))
    course.moved()

    course.skip()

    assert course.step.id == "take"
    assert course.match.last() == "stop"


def test_of_the_opponents_moves_the_next_one_is_known_before_they_are_due(course):
    until(course, "others_take")

    assert GAMES["port_royal"].write(course.match.state, course.scripted()) == "take_ship ship_flute_s1_c2"
    assert not course.opponents_move


# Files


@pytest.fixture
def own(tmp_path):
    """Reads the lesson from files of which some words were replaced."""

    def read(name="port_royal.toml", old="", new=""):
        for path in FOLDER.glob("port_royal.*"):
            shutil.copy(path, tmp_path)
        path = tmp_path / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        files.read_lesson.cache_clear()
        return read_lesson("port_royal", tmp_path)

    yield read
    files.read_lesson.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('minutes = "10"', 'minutes = "10', "port_royal.toml: cannot be read"),
        ('minutes = "10"', "", "'minutes' is missing"),
        ('minutes = "10"', "minutes = 10", "'minutes' has to be a str"),
        ('id = "coins"', 'id = "welcome"', "'welcome' is there twice"),
        ('ring = ["panel:0/coins"]', 'rings = ["panel:0/coins"]', "chapter 1, step 2: nobody knows 'rings'"),
        ('ring = ["panel:0/coins"]', "ring = [1]", "'ring' has to be a list of words"),
        ('do = ["stop"]', 'do = ["stop"]\nmoves = ["draw"]', "waits for two things, do and moves"),
        ('do = ["stop"]', "do = []", "'do' is empty"),
        ('do = ["stop"]', "until = { coins = 3 }", "the condition 'coins' is none of"),
        ('id = "swords"', 'id = "swords"\nextra = true', "'swords' is extra, so 'expedition', which comes later,"),
        ('do = ["stop"]', "until = { points = 3 }", "so what follows in its chapter is only read"),
    ],
)
def test_a_wrong_course_is_named_in_one_sentence(own, old, new, said):
    with pytest.raises(LessonError) as caught:
        own(old=old, new=new)

    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# Your first", "Your first", "port_royal.en.md: there is no title"),
        ("### coins\n", "### money\n", "there is no text for 'coins'"),
        ("### farewell", "### more\nMore.\n\n### farewell", "nothing asks for the text 'more'"),
        ("> That is what greed costs", "That is what greed costs", "'stop' says nothing about another action"),
        ("### fee\n", "### fee\n> No.\n\n", "'fee' has no other action"),
        ("> That is what greed", "> (draw) That is what greed", "'stop' says nothing about any other action"),
        ("### fee\n", "### > stop\n\n### fee\n", "nothing is said about 'stop'"),
    ],
)
def test_wrong_texts_are_named_in_one_sentence(own, old, new, said):
    with pytest.raises(LessonError) as caught:
        own("port_royal.en.md", old, new)

    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"sailor_1#1", "ship_flute_s1_c2"', '"sailor_9", "ship_flute_s1_c2"', "the card 'sailor_9' is named twice"),
        ("active = 0", "active = 0\nswords = 3", "nobody knows 'swords' in a position"),
        ("active = 0", "active = 0\ncoins = [1, 2, 3]", "there are more seats than players"),
        ('opponents = ["Otto"]', "opponents = []", "the game cannot be set up so"),
        ('opponents = ["Otto"]', 'opponents = ["Otto"]\noptions = { influence = 99 }', "the game cannot be set up so"),
    ],
)
def test_an_impossible_position_is_named_in_one_sentence(own, old, new, said):
    with pytest.raises(LessonError) as caught:
        Course(own(old=old, new=new))

    assert "port_royal.toml, chapter 'harbour'" in str(caught.value)
    assert said in str(caught.value)


def test_a_chapter_has_the_options_of_the_lesson_and_its_own(own):
    lesson = own(old='id = "swords"', new='id = "swords"\noptions = { influence = 15 }')
    course = Course(lesson)
    before = course.match.record.options

    until(course, "own_swords")

    assert course.match.record.options == {**before, "influence": 15}


def test_of_several_actions_the_first_that_is_legal_is_waited_for(own):
    lesson = own(old='do = ["take_ship ship_flute_s5_c3#1"', new='do = ["draw", "take_ship ship_flute_s5_c3#1"')
    course = until(Course(lesson), "first_take")

    assert course.match.state.game.write(course.match.state, course.expected()) == "take_ship ship_flute_s5_c3#1"


def test_a_game_without_a_lesson_has_none():
    assert not has_lesson("chess")
    assert set(taught()) <= set(GAMES)
    with pytest.raises(LessonError, match=r"chess\.toml: cannot be read"):
        read_lesson("chess")


def test_a_state_of_the_game_ends_a_step(own):
    lesson = own(old='id = "hired"\nring = ["display:0"]', new='id = "hired"\nuntil = { points = 1 }')
    course = until(Course(lesson), "hired")
    assert course.free
    assert course.playing
    assert course.opponents_move
    assert course.expected() is None
    assert course.scripted() is None

    course.match.play(("draw",))

    assert course.moved()
    assert course.chapter.id == "swords"


def test_words_may_follow_a_free_step(own):
    lesson = own(old='id = "bust"\nring = ["page:log"]', new='id = "bust"\nuntil = { finished = true }')
    course = until(Course(lesson), "bust")
    assert course.free

    course.skip()

    assert course.step.id == "winner"
    assert course.reading
    assert not course.opponents_move


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("finished = false", True),
        ("finished = true", False),
        ("points = 2", False),
        ("round = 2", True),
        ("round = 3", False),
        ('decision = "discover_action"', True),
        ('decision = "take_card"', False),
        ("round = 2, points = 9", False),
    ],
)
def test_conditions(own, condition, holds):
    lesson = own(old='id = "hired"\nring = ["display:0"]', new=f'id = "hired"\nuntil = {{ {condition} }}')
    course = until(Course(lesson), "hired")

    course.match.play(("draw",))

    assert course.moved() == holds


def test_a_chapter_may_have_options_of_its_own(own):
    lesson = own(old='id = "swords"', new='id = "swords"\noptions = { expedition_needed = true }')
    course = Course(lesson)
    assert not course.match.state.options["expedition_needed"]

    until(course, "own_swords")

    assert course.match.state.options["expedition_needed"]
    assert Course(lesson, course.kept()).match.state.options["expedition_needed"]


def test_kinds_of_steps_are_those_that_a_lesson_uses():
    kinds = {step.kind for step in read_lesson("port_royal").steps}

    assert kinds == {CONTINUE, DO, MOVES}
