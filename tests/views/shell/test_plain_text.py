"""What comes from people or files is plain text everywhere: shown letter by letter, never interpreted."""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QStyleOptionViewItem,
    QTableView,
    QTextEdit,
    QToolTip,
    QWidget,
)

import app
from app.engines import GAMES
from app.match.library import standing_of
from app.match.match import new_match, open_match
from app.match.record import dumps, loads, save
from app.match.seats import Seat
from app.match.words import RecordError
from app.models.library import export_name
from app.models.notices import told
from app.models.setup import Setup, spoken
from app.models.text import shown
from app.views import tips
from app.views.game.page import GamePage
from app.views.new_game.dialog import NewGameDialog
from app.views.review.note import NoteSheet
from app.views.review.page import ReviewPage
from app.views.start.resume import ResumeDialog
from tests.session.opponents import Silent
from tests.views.review.conftest import Retired
from tests.views.reviews import open_game

# what the offscreen platform says to every tip of Qt's own
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")

NAMES = ("<img src='file:///etc/k.png'>", "<b>B&amp;B</b>", "&amp;<br>x", "<h1>Z", "<table><tr><td>1")
MARKS = ("<img", "<b>", "&amp;", "<br>", "<h1>", "<table>")


class Sibyl(Retired):
    """Gives everybody the same chance."""

    def analyse(self, request_id, state, observer, samples):
        self._report(("assessed", request_id, (1 / state.players,) * state.players, (0.005,) * state.players))


def a_match(game, archive, plies=40):
    """A game of people with such names, somewhat played, with such a note and such unknown keys."""
    players = min(3, max(GAMES[game].players))
    people = tuple(Seat(NAMES[k], "" if k == 0 else "apprentice", k) for k in range(players))
    match, random = new_match(game, people, {}, 3), Random(3)
    while not match.finished and match.ply < plies:
        match.play(random.choice(match.state.legal()))
    record = replace(match.record, note=NAMES[0], extra={"": {NAMES[0]: NAMES[1]}})
    archive.create(record, standing_of(match.state))
    return open_match(archive, record.id)


def interpreted(text):
    """Whether Qt would take this for markup and show other letters than those that were meant."""
    if not Qt.mightBeRichText(text):
        return False
    before, after = tips.literal("<b>").split("&lt;b&gt;")
    return not (text.startswith(before) and text.endswith(after)) or "<" in text[len(before) : -len(after)]


def in_short_lines(tip):
    """Whether a tip has been through ``tips``, which breaks long lines: Qt would show a plain text in one line."""
    return Qt.mightBeRichText(tip) or tips.literal(tip) == tip


def check(page):
    """Every label, tip, text and item of a page is plain; gives how many texts bore one of the names."""
    found = []
    for widget in [page, *page.findChildren(QWidget)]:
        texts = [widget.toolTip(), widget.statusTip(), widget.whatsThis()]
        assert in_short_lines(widget.toolTip()), widget.toolTip()
        if isinstance(widget, QLabel):
            rich = widget.textFormat() not in (Qt.TextFormat.PlainText,)
            assert not (rich and Qt.mightBeRichText(widget.text())), widget.text()
            found.append(widget.text())
        if isinstance(widget, QTextEdit):
            assert not any(mark in widget.toHtml() for mark in MARKS[:1])
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            columns = model.columnCount() if isinstance(widget, QTableView) else 1
            own_tips = hasattr(widget.itemDelegate(), "tip")  # which ``hover`` asks for
            for row in range(model.rowCount()):
                for column in range(columns):
                    index = model.index(row, column)
                    found.append(str(index.data(Qt.ItemDataRole.DisplayRole)))
                    texts.append("" if own_tips else str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            documents = [each for each in widget.scene().items() if isinstance(each, QGraphicsTextItem)]
            assert not any(each.toPlainText().strip() for each in documents)  # axes of charts have one each
            texts += [each.toolTip() for each in widget.scene().items()]
        for text in texts:
            assert not interpreted(text), text
        found += texts
        found += [widget.accessibleName(), widget.accessibleDescription()]
    return sum(any(mark in text for mark in MARKS) or "&lt;" in text for text in found)


@pytest.fixture
def tips_shown(monkeypatch):
    """The tips that were shown."""
    said = []
    monkeypatch.setattr(QToolTip, "showText", staticmethod(lambda place, text, *rest: said.append(text)))
    return said


def hover(page, said):
    """Ask for the tip at many places of every widget of a page."""
    for widget in [page, *page.findChildren(QWidget)]:
        if not widget.isVisibleTo(page):
            continue
        for at in range(1, 10, 2):
            for down in range(1, 10, 2):
                place = QPoint(widget.width() * at // 10, widget.height() * down // 10)
                event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
                QApplication.sendEvent(widget, event)
    for text in said:
        assert not interpreted(text), text
        assert in_short_lines(text), text


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize("game", GAMES)
def test_names_are_plain_at_the_table_and_in_the_review(qtbot, archive, settings, tips_shown, game):
    """27: a player's name reached the tip of the move list, and Qt opened the file that it named."""
    match = a_match(game, archive)
    settings.confirm_moves = False
    table = GamePage(match, settings, opponents := Silent())
    review = ReviewPage(archive, make=Sibyl)
    for page in (table, review):
        qtbot.addWidget(page)
        page.resize(1366, 768)
        page.show()
    table.start()
    open_game(review, match.record.id, match.ply)
    qtbot.waitUntil(lambda: len(review.analysis.values) > match.ply)
    QApplication.processEvents()

    assert check(table) > 0
    assert check(review) > 0
    hover(table, tips_shown)
    hover(review, tips_shown)
    view = review.move_list.findChild(QAbstractItemView)
    tips_shown.clear()
    for row in range(view.model().rowCount()):
        event = QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1))
        view.itemDelegate().helpEvent(event, view, QStyleOptionViewItem(), view.model().index(row, 0))
    assert any("&lt;" in each for each in tips_shown)
    assert not any(interpreted(each) for each in tips_shown)
    table.controller.halt()
    review.close_game()
    assert opponents is not None


def test_names_are_plain_on_all_pages_of_the_window(qtbot, window, archive, settings, tips_shown, tmp_path):
    for game in GAMES:
        a_match(game, archive)
    window.show_start()
    assert window.start.open.games
    check(window.start)
    window.show_library()
    assert check(window.page) > 0
    file = tmp_path / "<img src='file:x'>\n<b>a\u202eb.kontor"
    file.write_text("{")
    window.page.take_files([file])
    assert "\n" not in window.page.notice.words
    assert "\u202e" not in window.page.notice.words
    window.open_file(file)
    assert "<b>" not in window.told
    window.complain(told(RecordError("unreadable", name=file.name, reason="<b>gone</b>")))
    assert "\n" not in window.told
    setup = Setup(
        tuple(Seat(NAMES[k], "" if k == 0 else "apprentice", k) for k in range(3)), GAMES["port_royal"].complete(3, {})
    )
    dialog = NewGameDialog(window.host, GAMES["port_royal"], settings)
    dialog.setup = setup
    for sheet in (
        dialog,
        NoteSheet(window.host, NAMES[0]),
        ResumeDialog(window.host, archive, window.start.open.games[0]),
    ):
        sheet.open()
        check(sheet)
        sheet.shut()
    check(window)
    hover(window, tips_shown)


def test_a_tip_shows_every_letter():
    for name in NAMES:
        if Qt.mightBeRichText(name):
            assert QTextDocumentFragment.fromHtml(tips.literal(name)).toPlainText() == name
        else:
            assert tips.literal(name) == name
    two = "<b>one</b>  x\ntwo"
    assert QTextDocumentFragment.fromHtml(tips.literal(two)).toPlainText().replace("\u2028", "\n") == two


def test_a_long_tip_is_broken_between_words():
    """It was one line of 1280 pixels."""
    text = "Ein\N{NO-BREAK SPACE}Wort " * 30 + "\nand a\n\nthird line " + "x" * 80

    lines = tips.literal(text).split("\n")
    assert max(len(line) for line in lines if "x" not in line) <= tips.LINE
    assert all(len(line) > tips.LINE - 9 for line in lines[:4])
    assert lines[-4:] == ["and a", "", "third line", "x" * 80]
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())


def test_tips_labels_and_documents_are_made_in_few_places():
    """What could interpret a text is only made where it is told not to."""
    allowed = {
        "showText": {"views/tips.py"},
        "QLabel": {"views/widgets/labels.py", "views/crash.py"},
        "setHtml": {"views/help/reading.py"},
        "QMessageBox": {"main.py"},
        "QGraphicsTextItem": set(),
        "setMarkdown": {"views/help/prose.py"},
        "prose": {"views/help/reading.py"},
        "show_markdown": {"views/help/page.py"},  # our own pages, with nothing in them that a person wrote
        "setWhatsThis": set(),
        "setStatusTip": set(),
    }
    root = Path(app.__file__).parent
    for path in root.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if any(name in text for name in allowed) else ():
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                assert name not in allowed or path.relative_to(root).as_posix() in allowed[name], (path, node.lineno)


# What is shown of a name


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("An\u202en\u202c", "Ann"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("A\u00adnn", "Ann"),
        ("An\nn", "An n"),
        ("\u200b", "–"),
        ("Zoë 🦊", "Zoë 🦊"),
    ],
)
def test_marks_that_nobody_sees_are_not_shown(qapp, name, seen):
    assert shown(name) == seen
    assert spoken((Seat(name, "", 0),))[0].name == seen
    if "\n" not in name:
        record = new_match("port_royal", (Seat(name, "", 0), Seat("Bob", "", 1))).record
        assert loads(dumps(record)).seats[0].name == name  # and none of them is lost


@pytest.mark.parametrize("letter", ["x", "ß", "漢", "🦊"])
def test_the_name_of_an_exported_file_fits_every_file_system(qapp, tmp_path, letter):
    people = tuple(Seat(letter * 38 + str(k), "", k) for k in range(5))
    record = new_match("bruges", people).record

    name = export_name(record)

    assert len(name.encode()) < 200
    assert name.endswith(".kontor")
    save(record, tmp_path / name)
    assert (tmp_path / name).exists()
