import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from app.models.help import book
from app.views.help import HelpDialog


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
    assert anchors == [hit.anchor for hit in book("port_royal").find("taxes")]
    assert "contract_tax_officer" in anchors
    assert "class='hit'>taxes</span>" in dialog.text.html
    assert str(len(anchors)) in dialog.count.text()


def test_a_search_without_success_says_so(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "zeppelin")

    assert dialog.list.count() == 0
    assert dialog.count.text() == "Nothing found"


def test_marks_leave_links_and_tags_alone(open_help):
    dialog = open_help()
    QTest.keyClicks(dialog.search, "a")

    assert "<a href='#options'>" in dialog.text.html
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


def test_the_cards_are_painted_where_they_stand(open_help):
    dialog = open_help("admiral")
    picture = dialog.text.loadResource(2, QUrl("picture:card:admiral_1"))

    assert not picture.isNull()
    width, height = dialog.card_size()
    assert picture.deviceIndependentSize().toTuple() == pytest.approx((width, height), abs=1)


def test_a_new_language_keeps_the_place(open_help, babel, window, qtbot):
    dialog = open_help("tax")
    window.language.changed.emit("de")
    dialog.retranslate()

    assert chapter(dialog) == "tax"
    assert dialog.heading.text().startswith("«")
    assert visible_text(dialog).startswith("«Tax")
