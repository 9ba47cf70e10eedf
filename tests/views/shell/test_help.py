import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QColor, QTextBlockFormat, QTextTable
from PySide6.QtTest import QTest

from app.engines import GAMES
from app.models.help.book import TABLE, plain
from app.models.help.registry import book
from app.views.help.page import HelpDialog
from app.views.theme import keeper, theme
from tests.views.hands import settle


@pytest.fixture
def open_help(window, qtbot):
    def make(anchor=""):
        window.show_rules_at(anchor)
        qtbot.wait(1)
        return window.host.findChildren(HelpDialog)[-1]

    return make


def chapter(dialog):
    return dialog.list.currentItem().data(Qt.ItemDataRole.UserRole)


def visible_text(dialog):
    """The first line of text that the reader sees."""
    cursor = dialog.text.cursorForPosition(dialog.text.viewport().rect().topLeft())
    return cursor.block().text() or cursor.block().next().text()


def fragments(dialog):
    """The format and the text of every part of the text."""
    block = dialog.text.document().begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            yield place.fragment().charFormat(), place.fragment().text()
            place += 1
        block = block.next()


def marked(dialog):
    """The places marked by the search."""
    return [each.cursor.selectedText() for each in dialog.text.extraSelections()]


def links(dialog):
    """Where links lead."""
    return {look.anchorHref() for look, _ in fragments(dialog)} - {""}


def pictures(dialog):
    """The formats of all pictures."""
    return [look.toImageFormat() for look, _ in fragments(dialog) if look.isImageFormat()]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_picture_of_the_table_is_as_wide_as_the_text(open_help, window, qtbot, size):
    """Beside it a third of the width was empty."""
    window.resize(*size)
    qtbot.wait(1)
    dialog = open_help()

    def fits():
        table = next(each for each in pictures(dialog) if each.name() == TABLE)
        line = dialog.text.viewport().width() - 2 * dialog.text.document().documentMargin()
        return line * 0.96 <= table.width() <= line

    qtbot.waitUntil(fits, timeout=2000)
    window.resize(1280, 720)
    qtbot.waitUntil(fits, timeout=2000)


def test_it_opens_at_the_anchor_of_a_tooltip(open_help):
    dialog = open_help("tax")

    assert chapter(dialog) == "tax"
    assert visible_text(dialog) == "Tax increase"


def test_an_unknown_anchor_opens_the_beginning(open_help):
    assert visible_text(open_help("nonsense")) == "In a nutshell"


def test_all_chapters_are_listed(open_help):
    dialog = open_help()

    assert dialog.list.count() == len(book("port_royal").sections)


def test_a_search_lists_the_places_and_marks_the_words(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "taxes")

    anchors = [dialog.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(dialog.list.count())]
    assert anchors == [hit.anchor for hit in book("port_royal").search("taxes")[1]]
    assert "contract_tax_officer" in anchors
    assert set(marked(dialog)) == {"taxes"}
    assert str(len(anchors)) in dialog.count.text()


def test_a_search_without_success_says_so(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "zeppelin")

    assert dialog.list.count() == 0
    assert dialog.count.text() == "Nothing found"


def test_marks_leave_links_and_tags_alone(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "a")

    assert "#options" in links(dialog)
    assert dialog.text.toPlainText().count("In a nutshell") == 1


def test_escape_clears_the_search_first_and_then_closes(open_help, qtbot):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "coin")
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.search.text() == ""
    assert not dialog.isHidden()

    with qtbot.waitSignal(dialog.closed):
        QTest.keyClick(dialog.search, Qt.Key.Key_Escape)


def test_arrows_walk_through_the_places_from_the_search_field(open_help):
    dialog = open_help("goal")
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert chapter(dialog) == "table"
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    assert chapter(dialog) == "goal"


def test_a_link_leads_to_its_chapter(open_help):
    dialog = open_help()
    dialog.text.anchorClicked.emit(QUrl("#governor"))

    assert chapter(dialog) == "governor"
    assert visible_text(dialog) == "Governor"


@pytest.mark.painted
def test_the_cards_are_painted_where_they_stand(open_help):
    dialog = open_help("admiral")
    picture = dialog.text.loadResource(2, QUrl("piece:admiral_1"))

    assert not picture.isNull()
    size = dialog.picture_size("piece:admiral_1").toTuple()
    assert picture.deviceIndependentSize().toTuple() == pytest.approx(size, abs=1)
    shown = {part.name(): (part.width(), part.height()) for part in pictures(dialog)}
    assert shown["piece:admiral_1"] == size
    pieces = {f"piece:{piece}" for section in book("port_royal").sections for piece in section.pieces}
    assert set(shown) == pieces | {TABLE}
    assert shown[TABLE] == dialog.picture_size(TABLE).toTuple() > size


@pytest.fixture
def german_locale():
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


def test_a_new_language_keeps_the_place(open_help, babel, request):
    dialog = open_help("tax")
    request.getfixturevalue("german_locale")
    dialog.retranslate()

    assert chapter(dialog) == "tax"
    assert dialog.heading.text().startswith("«")
    assert visible_text(dialog) == "Steuererhöhung"


def test_a_change_of_the_look_keeps_place_and_marks(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "taxes")
    dialog.show_anchor("tax")
    before = dialog.text.document()
    keeper.changed.emit()

    assert dialog.text.document() is not before
    assert visible_text(dialog) == "Tax increase"
    assert set(marked(dialog)) == {"taxes"}
    assert {each.cursor.document() for each in dialog.text.extraSelections()} == {dialog.text.document()}


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("game", GAMES)
def test_qt_shows_every_word_of_the_rules(window, game):
    """What the Markdown of Qt drops or misreads would be missing."""
    rules, dialog = book(game), HelpDialog(window.host, game)
    dialog.open()
    shown = dialog.text.toPlainText().replace("\N{OBJECT REPLACEMENT CHARACTER}", "").split()
    cells = [
        cell
        for each in rules.sections
        for line in (each.title, *map(plain, each.paragraphs))
        for cell in line.split(" | ")
    ]

    assert shown == " ".join(cells).split()


@pytest.mark.quick_for("loyang", "murano")
@pytest.mark.parametrize("game", GAMES)
def test_every_anchor_can_be_scrolled_to(window, game):
    dialog = HelpDialog(window.host, game)
    dialog.open()
    named = [name for look, _ in fragments(dialog) for name in look.anchorNames()]

    assert named == [section.anchor for section in book(game).sections]


@pytest.mark.quick_for("taverns", "port_royal")
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_painted_by_the_board_in_the_size_that_was_kept_for_it(window, game):
    dialog = HelpDialog(window.host, game)
    dialog.open()
    shown = {look.name() for look in pictures(dialog)}

    assert len(shown) > 30
    for name in shown:
        picture = dialog.text.loadResource(2, QUrl(name))
        assert picture is not None, name
        size = dialog.picture_size(name).toTuple()
        assert picture.deviceIndependentSize().toTuple() == pytest.approx(size, abs=1), name


def test_lists_tables_and_links_are_dressed(open_help):
    dialog = open_help("keys")
    document = dialog.text.document()
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]

    assert tables
    assert all(table.format().border() == 0 for table in tables)
    assert all(table.cellAt(0, 0).firstCursorPosition().block().text() for table in tables), (
        "no empty titles of columns"
    )
    inks = {look.foreground().color().name() for look, _ in fragments(dialog) if look.anchorHref()}
    assert inks == {QColor(theme().brass).name()}


def test_bullets_stand_apart_from_the_words(open_help):
    dialog = open_help()
    block = dialog.text.document().begin()
    while block.textList() is None:
        block = block.next()

    assert block.charFormat().fontStretch() > 100
    assert all(part.fontStretch() in (0, 100) for part, _ in fragments(dialog))


def test_no_empty_line_stands_around_an_example(open_help):
    """Qt leaves one before and one behind every frame."""
    document = open_help("goal").text.document()
    boxes = [each for each in document.rootFrame().childFrames() if not isinstance(each, QTextTable)]
    around = [
        document.findBlock(place) for each in boxes for place in (each.firstPosition() - 1, each.lastPosition() + 1)
    ]

    empty = [block.blockFormat() for block in around if not block.text()]
    assert len(empty) > 2
    assert {each.lineHeightType() for each in empty} == {QTextBlockFormat.LineHeightTypes.FixedHeight.value}
    assert max(each.lineHeight() + each.topMargin() + each.bottomMargin() for each in empty) <= 1


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize("game", list(GAMES))
def test_no_text_of_rules_moves_sideways(window, game, german_locale):
    """While a document with tables is laid out, Qt may take it for twice as wide, and let it be moved for ever."""
    window.resize(1366, 768)
    dialog = HelpDialog(window.host, game)
    dialog.open()
    settle(dialog)
    text = dialog.text

    text.horizontalScrollBar().setRange(0, 600)  # as Qt does now and then

    assert text.horizontalScrollBar().maximum() == 0
    assert text.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert text.document().idealWidth() <= text.viewport().width() + 1
