"""A person plays: by mouse, by keys, with opponents in a real worker."""

import os
import signal
from random import Random

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.engines import GAMES
from app.match.seats import Seat
from app.match.words import ArchiveError
from app.models.games import presenter
from app.models.presenter import Button, Prompt
from app.models.selection import ActionSelection
from app.views.game import prompt_bar
from tests.session.opponents import Predictable, Silent
from tests.views.board.conftest import ANN, BOB, CAT, revealing, trading
from tests.views.board.hands import wanted
from tests.views.hands import click, click_offered, decisions, press, ready, settle


@pytest.mark.slow
def test_a_whole_game_by_mouse_against_a_real_apprentice(qtbot, table, worker):
    page = table((ANN, BOB), worker, influence=6)
    random = Random(7)
    for _ in decisions(qtbot, page, 900):
        click_offered(page, wanted(page, random))

    assert page.match.record.result is not None
    assert any(ply.text.startswith(("hire", "take_ship")) for ply in page.match.record.plies)


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(qtbot, table):
    page = table((ANN, BOB), Predictable(5), influence=6)
    random = Random(11)
    for _ in decisions(qtbot, page, 900):
        press(page, wanted(page, random))

    assert page.match.finished


def test_escape_steps_back_and_the_frames_follow(qtbot, table):
    page = table((ANN, BOB), Silent(), until=trading)
    card = next(key for key in page.offered() if key.startswith("card"))

    click(page, card)
    assert page.view.scene_.item(card).chosen
    assert "button:confirm" in page.offered()

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.view.scene_.item(card).chosen
    assert page.view.scene_.item(card).offered
    assert page.prompt.button("button:confirm") is None


def test_enter_ends_nothing_while_something_else_could_be_chosen(table):
    """Pressed once too often, after an opponent's turn, it passed with all the money unspent."""
    page = table((ANN, BOB), Silent(), until=trading)
    before = page.match.ply
    assert page.prompt.primary() == "button:pass"

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == before
    assert page.prompt.line == "Enter only confirms a choice. Pass: P."
    press(page, "button:pass")
    assert page.match.ply > before


def test_enter_right_after_a_key_that_has_played_confirms_it_and_begins_nothing(qtbot, table, monkeypatch):
    """The key of "2 steps" walks at once; whoever confirmed it with Enter went on to what came next, unread."""
    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 60_000)
    page = table((ANN, BOB), Predictable(5), until=trading)
    press(page, "button:pass")
    qtbot.waitUntil(lambda: page.offered() == ["button:draw"], timeout=5_000)
    before = page.match.ply

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.match.ply == before

    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 0)
    qtbot.wait(2)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.match.ply == before + 1


def test_enter_confirms_what_a_key_has_begun(table, monkeypatch):
    monkeypatch.setattr(prompt_bar, "CONFIRM_MS", 60_000)
    page = table((ANN, BOB), Silent(), until=trading)
    card = next(key for key in page.offered() if key.startswith("card"))
    before = page.match.ply
    page.prompt._typed_at.start()  # noqa: SLF001 - as if a key had chosen the card
    page.choose(card)

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == before + 1


def test_a_button_looks_like_the_main_one_only_if_enter_presses_it(table):
    """“Pass” was filled as if it were the thing to do, with all the money unspent."""
    page = table((ANN, BOB), Silent(), until=trading)
    card = next(key for key in page.offered() if key.startswith("card"))
    assert page.prompt.button("button:pass").kind == "ghost"

    click(page, card)

    assert page.prompt.button("button:confirm").kind == "primary"
    assert [button.kind for button in page.prompt.buttons()].count("primary") == 1


def test_the_only_way_on_looks_like_the_main_button(table):
    """Who could do nothing but pass had a quiet button, which Enter left alone; so had a sale of one bead."""
    bar = table((ANN, BOB), Silent(), until=trading).prompt
    buttons = Button("button:pass", "Pass", "", "P"), Button("button:sell", "Sell 1", "", "1")
    ways = [(("button:pass",), ("pass",)), (("bead", "button:sell"), ("sell", 1))]

    bar.ask(Prompt("Well?", "", buttons), 0, selection=ActionSelection(ways[:1]))
    assert bar.button("button:pass").kind == "primary"
    assert bar.enter_presses(bar.primary())

    selection = ActionSelection(ways)
    bar.ask(Prompt("Well?", "", buttons), 0, selection=selection)
    assert {button.kind for button in bar.buttons()} == {"ghost"}

    selection.choose("bead")
    bar.ask(Prompt("How many?", "", buttons), 0, selection=selection)
    assert [button.kind for button in bar.buttons()] == ["ghost", "primary"]


def test_enter_does_what_alone_can_be_done(table):
    page = table((ANN, BOB), Silent(), until=revealing)
    before = page.match.ply
    assert page.offered() == ["button:draw"]

    QTest.keyClick(page.view, Qt.Key.Key_Return)

    assert page.match.ply == before + 1


def test_a_click_on_what_is_not_offered_says_why_and_changes_nothing(table):
    page = table((ANN, BOB), Silent(), until=trading)
    before = page.match.ply

    click(page, "deck") if "deck" in page.offered() else page.view.scene_.press("deck")

    assert page.match.ply == before
    assert page.prompt.line == presenter("port_royal").refusal(page.match.state, page.match.seats, "deck")


class Babel(QTranslator):
    def isEmpty(self):  # noqa: N802
        return False  # an empty one is installed without a word to anybody

    def translate(self, context, source, disambiguation=None, n=-1):
        return f"«{source}»"


def test_the_language_may_change_in_the_middle_of_a_choice(qtbot, table):
    page = table((ANN, BOB), Silent(), until=trading)
    card = next(key for key in page.offered() if key.startswith("card"))
    click(page, card)
    before = page.prompt.prompt.title
    rows = page.log.model.rowCount()
    babel = Babel()

    QApplication.installTranslator(babel)
    try:
        settle(page)
        assert page.prompt.prompt.title.startswith("«")
        assert page.prompt.prompt.title != before
        assert page.view.scene_.item(card).chosen
        assert page.log.model.rowCount() == rows
        assert str(page.log.model.index(0).data()).startswith("«")
        assert page.score.row_of(0).accessibleName().count("«")
        assert page.bar.tools["undo"].text() == "«Undo»"
    finally:
        QApplication.removeTranslator(babel)
        settle(page)
    assert page.prompt.prompt.title == before


@pytest.mark.slow
def test_a_killed_worker_does_not_lose_the_game(qtbot, table, worker):
    master = Seat("Mo", "master", 3)
    page = table((master, Seat("Nell", "master", 2), ANN), worker, seed=8)
    start = page.match.ply
    qtbot.waitUntil(lambda: worker.pid is not None, timeout=10_000)
    with qtbot.waitSignal(worker.replaced, timeout=10_000):
        os.kill(worker.pid, signal.SIGKILL)

    qtbot.waitUntil(lambda: page.match.ply > start + 1 or page.match.finished, timeout=30_000)

    assert page.match.failure is None


def test_undo_goes_back_to_the_last_decision_unless_something_was_revealed(table, settings):
    page = table((ANN, BOB), Silent(), until=revealing)
    begun, rows = page.match.ply, page.log.model.rowCount()
    page.choose("button:draw")
    settle(page)

    assert not page.bar.tools["undo"].isEnabled()
    settings.free_undo = True
    assert page.bar.tools["undo"].isEnabled()

    page.use_tool("undo")
    settle(page)
    assert page.match.ply == begun
    assert page.offered() == ["button:draw"]
    assert page.bar.tools["redo"].isEnabled()
    assert page.log.model.rowCount() == rows

    page.use_tool("redo")
    settle(page)
    assert page.match.ply == begun + 1


def test_undo_while_an_opponent_thinks_asks_nobody_twice(table, settings):
    settings.free_undo = True
    silent = Silent()
    page = table((ANN, BOB), silent, until=trading)
    while page.offered():
        page.choose("button:confirm" if "button:confirm" in page.offered() else page.offered()[-1])
        settle(page)
    assert page.controller.person_to_act < 0

    page.use_tool("undo")
    settle(page)

    assert page.offered()
    assert not silent.asked


def digests(page):
    return [ply.digest for ply in page.match.record.plies]


def places(page):
    scene = page.view.scene_
    return {key: scene.item(key).shown_rect().getRect() for key in scene.board_keys() if scene.item(key)}


def went_on(page):
    """Whether nothing waits for a click any more that happened to the person."""
    if page.controller.holding:
        page.controller.step()
    return not page.controller.holding


@pytest.mark.slow
def test_speed_changes_what_one_sees_on_the_way_and_nothing_else(qtbot, table, settings):
    ends = []
    for pace in ("now", "brisk"):
        settings.pace = pace
        page = table((ANN, BOB, CAT), Predictable(9), seed=21)
        random = Random(4)
        for _ in range(14):
            qtbot.waitUntil(lambda page=page: went_on(page) and ready(page), timeout=20_000)
            page.choose(wanted(page, random))
        qtbot.waitUntil(
            lambda page=page: went_on(page) and ready(page) and not page.view.scene_.moving(), timeout=20_000
        )
        ends.append((digests(page), places(page)))
        page.controller.halt()

    assert ends[0] == ends[1]


def test_opponents_wait_for_a_click_when_asked_to_step(qtbot, table, settings):
    settings.pace = "step"
    page = table((BOB, ANN), Predictable(2), until=revealing)
    begun = page.match.ply
    qtbot.waitUntil(lambda: page.prompt.button("page:next") is not None, timeout=5_000)
    assert page.match.ply == begun

    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.match.ply == begun + 1

    qtbot.waitUntil(lambda: page.prompt.button("page:next") is not None or ready(page), timeout=5_000)
    page.bar.pace.chosen.emit("now")
    qtbot.waitUntil(lambda: ready(page), timeout=20_000)
    assert settings.pace == "now"


def test_the_hint_lights_a_lamp_or_a_button(qtbot, table):
    page = table((ANN, BOB), Predictable(1), until=revealing)

    QTest.keyClick(page, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: bool(page.hinted), timeout=5_000)

    lit = [button.objectName() for button in page.prompt.buttons() if button.hinted]
    lamps = [key for key in page.view.scene_.board_keys() if (item := page.view.scene_.item(key)) and item.hinted]
    assert lit or lamps
    assert page.hinted[0] in page.offered()
    assert page.prompt.line not in ("", page.prompt.prompt.hint)


def test_two_persons_share_the_screen_and_the_table_turns_to_who_decides(table):
    bea = Seat("Bea", "", 3)
    page = table((ANN, bea), Silent())
    seen = set()
    random = Random(3)
    for _ in range(60):
        assert page.viewer == page.match.state.actor
        seen.add(page.viewer)
        page.choose(wanted(page, random))
        settle(page)

    assert seen == {0, 1}


def test_a_single_option_is_played_by_itself_when_wanted(qtbot, table, settings):
    settings.auto_single = True
    page = table((ANN, BOB), Silent())

    qtbot.waitUntil(lambda: page.match.ply >= 1, timeout=5_000)

    assert page.match.record.plies[0].text == "draw"


def test_a_game_may_insist_on_asking(qtbot, table, settings, monkeypatch):
    """Even about a single option (Murano R28)."""
    monkeypatch.setattr(type(GAMES["port_royal"]), "always_asked", frozenset({"discover_action"}))
    settings.auto_single = True
    page = table((ANN, Seat("Bea", "", 1)), Silent())

    qtbot.wait(200)

    assert page.match.ply == 0


def test_a_closed_table_plays_no_further(qtbot, table):
    page = table((BOB, CAT, ANN), Predictable(3))
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.bar.leave, Qt.MouseButton.LeftButton)
    ply = page.match.ply
    qtbot.wait(80)

    assert page.match.ply == ply


def test_the_end_is_told_once_with_what_the_points_consist_of(qtbot, table):
    page = table((ANN, BOB), Predictable(5), plies=100_000, influence=6)
    settle(page)
    sheets = [child for child in page.children() if type(child).__name__ == "EndSheet" and not child.isHidden()]

    assert len(sheets) == 1
    assert sheets[0].heading.text() == presenter("port_royal").result(page.match.state, page.match.seats)[0]
    with qtbot.waitSignal(page.review_requested):
        QTest.mouseClick(sheets[0].buttons["review"], Qt.MouseButton.LeftButton)


def test_a_full_disk_is_told_and_the_step_can_be_tried_again(table, monkeypatch):
    page = table((ANN, BOB), Silent(), until=revealing)
    real, begun = page.match.play, page.match.ply

    def refuse(_action):
        raise ArchiveError("disk_full")

    monkeypatch.setattr(page.match, "play", refuse)
    page.choose("button:draw")
    settle(page)
    assert page.match.ply == begun
    assert page.prompt.line == "The disk is full; the last step was not saved."

    monkeypatch.setattr(page.match, "play", real)
    page.choose("button:draw")
    assert page.match.ply == begun + 1
    assert page.prompt.line == page.prompt.prompt.hint


def test_an_opponent_whose_move_could_not_be_kept_is_asked_again(qtbot, table, monkeypatch):
    page = table((BOB, ANN), Predictable(2), until=revealing)
    real, begun = page.match.play, page.match.ply

    def refuse(_action):
        raise ArchiveError("disk_full")

    monkeypatch.setattr(page.match, "play", refuse)
    qtbot.waitUntil(lambda: page.prompt.button("page:again") is not None, timeout=5_000)
    assert page.match.ply == begun

    monkeypatch.setattr(page.match, "play", real)
    QTest.mouseClick(page.prompt.button("page:again"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.match.ply > begun, timeout=5_000)
