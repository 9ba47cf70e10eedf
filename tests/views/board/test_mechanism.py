"""What only some games need of the page: several actions by one choice, buttons on the table, rules of a thing."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from app.models.games import presenter
from app.models.presenter import Button, Fact, Part, Prompt, ScoreRow
from app.models.selection import Series
from app.views.game.result_table import beside
from app.views.paint.brushes import text_width
from app.views.theme import MIN_TEXT_PX
from tests.session.opponents import Silent
from tests.views.board.conftest import ANN, BOB, revealing
from tests.views.hands import settle


def test_a_series_is_played_one_after_the_other(table, monkeypatch):
    """One choice, two plies."""
    two = Series((("draw",), ("draw",)))

    def bulk(state):
        return [(("twice",), two)] if state.legal() == [("draw",)] and not state.shown else []

    monkeypatch.setattr(presenter("port_royal"), "series", bulk, raising=False)
    page = table((ANN, BOB), Silent(), until=revealing)
    before = page.match.ply

    page.choose("twice")
    settle(page)

    assert page.match.ply == before + 2
    assert [ply.text for ply in page.match.record.plies[-2:]] == ["draw", "draw"]


def test_a_button_on_the_table_has_its_key_only(qtbot, table):
    """The bar does not show it, the list names the piece instead, and its key works."""
    page = table((ANN, BOB), Silent(), until=revealing)
    bar = page.prompt
    tile, other = Button("action:sow", "Sow", "", "A", on_table=True), Button("button:other", "Other", "", "O")
    bar.ask(Prompt("What?", buttons=(tile, other)), 0)

    assert [button.text() for button in bar.buttons()] == ["Other"]
    chosen = []
    bar.chosen.connect(chosen.append)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_A)
    assert chosen == ["action:sow"]

    page.list.offer((tile, other), (), ())
    rows = page.list.choices.model()
    assert [rows.data(rows.index(row, 0)) for row in range(rows.rowCount())] == ["Other"]


@pytest.mark.parametrize("on_table", [True, False])
def test_the_key_of_a_blocked_button_says_why(table, on_table):
    """In Loyang P did nothing while a customer was due, and the bar said nothing."""
    page = table((ANN, BOB), Silent(), until=revealing)
    end = Button("action:end", "End", "", "P", blocked="Not yet", on_table=on_table)
    page.prompt.ask(Prompt("What?", buttons=(end,)), 0)
    chosen = []
    page.prompt.chosen.connect(chosen.append)

    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_P)
    assert chosen == []
    assert page.prompt.line == "Not yet"


def test_a_key_of_two_buttons_is_that_of_the_one_that_can_be_pressed(table):
    page = table((ANN, BOB), Silent(), until=revealing)
    blocked, other = Button("action:end", "End", "", "P", blocked="Not yet"), Button("button:pass", "Pass", "", "P")
    page.prompt.ask(Prompt("What?", buttons=(blocked, other)), 0)
    chosen = []
    page.prompt.chosen.connect(chosen.append)

    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_P)
    assert chosen == ["button:pass"]


def test_the_rules_open_at_the_thing_one_points_at(table, monkeypatch):
    page = table((ANN, BOB), Silent(), until=revealing)
    monkeypatch.setattr(presenter("port_royal"), "section", lambda piece: f"about {piece.key}", raising=False)
    asked = []
    page.rules_requested.connect(asked.append)
    key = min(key for key in page.view.scene_.board_keys() if key in page.view.model)

    page.use_tool("rules")
    page.view.scene_.set_focus(key)
    page.use_tool("rules")

    assert asked == [page.view.board.anchor(page.match.state.decision), f"about {key}"]


def test_the_result_names_nothing_twice():
    """A fact that is a part of the score already has no column of its own."""
    row = ScoreRow(0, 9, (Part("Path", 12), Part("Loans", -3)), (Fact("cash", 4, "Cash"), Fact("loans", 3, "Loans")))

    assert [fact.key for fact in beside(row)] == ["cash"]


@pytest.mark.parametrize("height", [48, 60, 76])
@pytest.mark.parametrize("hint", ["", "Short.", "Nine words that go on. " * 8, "Words without end. " * 40])
def test_the_words_of_a_prompt_fit_into_it_or_are_a_tip_too(table, height, hint):
    bar = table((ANN, BOB), Silent(), until=revealing).prompt
    bar.ask(Prompt("A title", hint, ()), 0)
    bar.place(QRectF(0, 0, 900, height))

    words = bar.words(600)

    assert sum(words.heights()) <= height
    assert all(text_width(line, words.hint) <= 601 for line in words.lines)
    assert words.hint.pixelSize() >= MIN_TEXT_PX
    if words.cut:
        assert words.lines[-1].endswith("…")
        bar.grab()
        assert bar.toolTip().split() == hint.split()
    else:
        assert " ".join(words.lines) == hint.strip()
