"""The page of statistics: figures, charts and groups of the chosen games, by mouse and keys, and a file of them."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from app.match.archive import Archive
from app.match.words import ArchiveError
from app.models.language import FOLDER
from app.models.statistics.choice import GameFilter, Grouping, Kind
from app.models.statistics.figures import loss_trend
from app.models.statistics.groups import GroupColumn
from app.views.paint import brushes
from app.views.scale import scale
from app.views.statistics import plot  # noqa: F401 - charts are painted at once then
from app.views.statistics.page import StatisticsPage
from app.views.statistics.table import _inset, _name_font, row_height
from tests.models.statistics_results import a_result


def some_results():
    """Wins and losses in two games, some of them analysed, one with several persons and one played again."""
    random = Random(4)
    found = [
        a_result(
            random.random() < 0.6,
            levels=(random.choice(("apprentice", "journeyman", "master")),) * random.choice((1, 1, 3)),
            game=random.choice(("murano", "port_royal")),
            points=random.randrange(20, 60),
            weights=(random.gauss(0, 0.1), -0.1 * random.random()) if random.random() < 0.7 else None,
        )
        for _ in range(60)
    ]
    return [*found, a_result(persons=2, levels=(), players=2), a_result(again=True)]


class Table:
    """Results that are there already."""

    def __init__(self, results):
        self.rows = results

    def all(self):
        return self.rows

    def missing(self, _version):
        return 0

    def unweighed(self, _version):
        return []


@pytest.fixture
def open_statistics(qtbot):
    def open_statistics(results, size=(1366, 768)):
        scale.fit(*size)
        page = StatisticsPage(SimpleNamespace(results=Table(results)))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.refresh()
        QApplication.processEvents()
        return page

    return open_statistics


def tiles(page):
    return {tile.tile.label: tile.tile.value for tile in page.tiles.tiles}


def names(page):
    return [page.model.index(row, 0).data() for row in range(page.model.rowCount())]


@pytest.mark.usefixtures("every_frame")
def test_own_games_are_told_with_what_is_left_out(open_statistics):
    page = open_statistics(some_results())
    assert tiles(page)["Games"] == "60"
    assert tiles(page)["Points"] == "–"
    assert "1 game with several humans left out." in page.remark.text()
    assert [chart.drawn for chart in page.charts] == [True, False, True, True]
    assert page.charts[1].accessibleDescription().startswith("Choose a game")


def test_a_game_is_chosen_and_all_follows(open_statistics):
    page = open_statistics(some_results())
    page.choices.choose("game", "murano")
    assert tiles(page)["Points"] != "–"
    assert tiles(page)["Rating"] != "–"
    assert all(name.startswith("Murano") for name in names(page))
    page.grab()
    assert all(chart.drawn for chart in page.charts)
    assert page.charts[0].accessibleDescription().startswith("At the last game ")


def test_every_chip_offers_what_there_is_and_chooses(open_statistics):
    page = open_statistics(some_results())
    assert [value for value, _ in page.choices.choices("game")] == ["", "port_royal", "murano"]
    assert [value for value, _ in page.choices.choices("players")] == [0, 2, 4]
    for of in page.choices.chips:
        for value, words in page.choices.choices(of):
            page.choices.choose(of, value)
            assert page.choices.chips[of].text() == words
            assert getattr(page.choices.value, of) == value
        page.choices.clear()


def test_options_of_one_game_are_not_wanted_of_another(open_statistics):
    page = open_statistics([a_result(game="bruges", options={"pets": True}), a_result(game="murano")])
    page.choices.choose("game", "bruges")
    page.choices.choose("rules", ("pets", True))
    assert page.choices.chips["rules"].text() == "With Pets"
    assert len(page.shown) == 1
    page.choices.choose("game", "murano")
    assert page.choices.value == GameFilter(game="murano")


def test_a_chip_opens_its_menu_by_keyboard(qtbot, open_statistics, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: opened.append(menu))  # nothing pops up without a screen
    page = open_statistics(some_results())
    qtbot.keyClick(page.choices.chips["kind"], Qt.Key.Key_Return)
    opened[0].actions()[list(Kind).index(Kind.SEVERAL)].trigger()
    assert [each.persons for each in page.shown] == [2]


def test_groups_are_made_sorted_and_opened(qtbot, open_statistics):
    page = open_statistics(some_results())
    assert page.table.isColumnHidden(GroupColumn.RATING)
    page._group(Grouping.GAME)  # noqa: SLF001 - what the menu calls
    assert names(page) == ["Port Royal", "Murano"]
    assert not page.table.isColumnHidden(GroupColumn.RATING)
    page.table.sortByColumn(GroupColumn.GAMES, Qt.SortOrder.AscendingOrder)
    counts = [int(page.model.index(row, GroupColumn.GAMES).data()) for row in range(2)]
    assert counts == sorted(counts)
    page.table.sortByColumn(GroupColumn.GROUP, Qt.SortOrder.AscendingOrder)
    page.table.selectRow(1)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.choices.value == GameFilter(game="murano")


@pytest.mark.parametrize(
    ("grouping", "chosen"),
    [
        (Grouping.TABLE, GameFilter(game="port_royal", players=2, level="master")),
        (Grouping.LEVEL, GameFilter(level="master")),
        (Grouping.PLAYERS, GameFilter(players=2)),
        (Grouping.RULES, GameFilter(game="port_royal")),
    ],
)
def test_a_double_click_on_a_group_looks_at_its_games_alone(qtbot, open_statistics, grouping, chosen):
    page = open_statistics([a_result(levels=("master",))])
    page._group(grouping)  # noqa: SLF001 - what the menu calls
    place = page.table.visualRect(page.model.index(0, 1)).center()
    qtbot.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.choices.value == chosen


def test_escape_clears_the_choice_and_then_leaves(qtbot, open_statistics):
    page = open_statistics(some_results())
    page.choices.choose("game", "murano")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.choices.value == GameFilter()
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_without_a_game_the_page_invites(qtbot, open_statistics):
    page = open_statistics([])
    assert page.start.text() == "New game"
    assert not page.tiles.isVisible()
    assert not page.export_tool.isEnabled()
    with qtbot.waitSignal(page.new_game_requested):
        page.start.click()


def test_a_choice_without_games_can_be_taken_back(open_statistics):
    page = open_statistics(some_results())
    page.choices.choose("players", 3)
    assert page.start.text() == "All own games"
    page.start.click()
    assert tiles(page)["Games"] == "60"


def test_the_chosen_games_are_written_to_a_file(qtbot, open_statistics, tmp_path, monkeypatch):
    page = open_statistics(some_results())
    page.choices.choose("game", "murano")
    path = tmp_path / "a.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.keyClick(page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    lines = path.read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + len(page.shown)
    assert page.notice.words == f"{len(page.shown)} games exported to the file {path.name}."


def test_a_file_that_cannot_be_written_is_told(open_statistics, tmp_path):
    page = open_statistics(some_results())
    page.export(tmp_path / "missing" / "a.csv")
    assert page.notice.words.startswith("The file could not be written: ")


def test_an_archive_that_fails_is_told(open_statistics, monkeypatch):
    page = open_statistics(some_results())

    def fail():
        raise ArchiveError("archive_failed", reason="test")

    monkeypatch.setattr(page._archive.results, "all", fail)  # noqa: SLF001 - as if the disk had gone
    page.refresh()
    assert page.notice.words
    assert tiles(page)["Games"] == "60"


def test_everything_is_said_in_german(open_statistics):
    german = QTranslator()
    assert german.load("kontor_de", str(FOLDER))
    page = open_statistics(some_results())
    QApplication.installTranslator(german)
    QApplication.processEvents()
    assert tiles(page)["Partien"] == "60"
    assert page.charts[3].title == "Glück"
    assert page.choices.chips["game"].text() == "Alle Spiele"
    assert page.model.headerData(GroupColumn.OVER, Qt.Orientation.Horizontal) == "Gegen Erwartung"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_no_chip_lies_outside_and_nothing_overlaps(open_statistics, size):
    page = open_statistics(some_results(), size)
    chips = list(page.choices.chips.values())
    assert chips[-1].geometry().right() <= page.choices.width()
    parts = [page.bar, page.choices, page.tiles, page.charts[0], page.sheet]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert page.sheet.geometry().bottom() <= page.height()
    assert page.table.height() > 60


def test_older_games_are_counted_beside_the_window(qtbot, tmp_path):
    from tests.match.builders import BO, Seat  # here: the rest needs no game
    from tests.views.review.conftest import a_game

    archive, _ = Archive.open(tmp_path)
    a_game(archive, (Seat("Ann", "", 0), BO), seed=1)
    page = StatisticsPage(archive)
    qtbot.addWidget(page)
    page.show()
    assert page.shown == []
    with qtbot.waitSignal(page.gathering.finished):
        page.refresh()
    assert len(page.shown) == 1
    assert not page.gathering.busy
    archive.close()


def test_the_kinds_of_mistakes_follow_the_choice_of_games(open_statistics):
    rows = '{"stop>draw":[3,0.2,0.0004],"hire>hire":[1,0.1,0.0004]}'
    games = [a_result(weights=(0.1, -0.3))._replace(mistakes=rows), a_result(game="murano")]
    page = open_statistics(games)
    panel = page.mistakes
    assert [panel.model.index(row, 0).data() for row in range(2)] == [
        "Stopping instead of revealing more",
        "Wrong choice: hiring a person",
    ]
    assert (panel.table.isVisible(), panel.why.isVisible()) == (True, False)
    page.choices.choose("game", "murano")
    assert (panel.table.isVisible(), panel.why.isVisible()) == (False, True)
    assert panel.why.text().startswith("Nothing is known yet.")


def test_what_a_mistake_is_called_takes_two_lines_where_one_is_not_enough(open_statistics):
    """Also when other words have come, as in another language."""
    both = '{"sell>keep":[3,0.2,0.0004],"recruit>recruit":[1,0.1,0.0004]}'
    page = open_statistics([a_result(game="murano", weights=(0.1, -0.3))._replace(mistakes=both)], (1024, 600))
    table = page.mistakes.table
    names = [table.model().index(row, 0).data() for row in range(2)]
    room = table.columnWidth(0) - 2 * _inset()
    assert [brushes.text_width(name, _name_font()) > room for name in names] == [True, False], names
    assert table.rowHeight(0) > row_height() == table.rowHeight(1)

    table.model().show_results(
        [a_result(game="murano", weights=(0.1, -0.3))._replace(mistakes='{"recruit>recruit":[1,0.1,0.0004]}')]
    )
    page.mistakes.retranslate()
    assert table.rowHeight(0) == row_height()


def test_decisions_like_those_of_a_kind_of_mistake_can_be_asked_for(qtbot, open_statistics):
    rows = '{"hire>draw": [4, 0.2, 0.0001], "stop>draw": [2, 0.3, 0.0001]}'
    page = open_statistics([a_result(weights=(0.1, -0.3))._replace(mistakes=rows)])
    panel = page.mistakes
    with qtbot.waitSignal(page.training_requested) as asked:
        QTest.mouseClick(panel.practise, Qt.MouseButton.LeftButton)
    assert asked.args == ["port_royal", "stop"], "the costliest one where none is chosen"
    assert not panel.practise.isCheckable(), "there is nothing to be on or off"

    panel.table.selectRow(1)
    with qtbot.waitSignal(page.training_requested) as asked:
        QTest.mouseClick(panel.practise, Qt.MouseButton.LeftButton)
    assert asked.args == ["port_royal", "hire"]
    panel.table.selectRow(0)
    with qtbot.waitSignal(page.training_requested) as asked:
        QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert asked.args == ["port_royal", "stop"]
    page.choices.choose("game", "murano")
    assert not panel.practise.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_groups_and_mistakes_lie_side_by_side(open_statistics, size):
    page = open_statistics(some_results(), size)
    groups, mistakes = page.sheet.geometry(), page.mistakes.geometry()
    assert groups.right() < mistakes.left()
    assert (groups.top(), groups.bottom()) == (mistakes.top(), mistakes.bottom())
    assert mistakes.right() == page.choices.geometry().right()


@pytest.mark.painted
def test_what_the_opponents_give_away_is_drawn_where_it_can_be_compared(open_statistics):
    analysed = [a_result(True, game="bruges", weights=(0.1, -0.1 * loss)) for loss in range(12)]
    page = open_statistics([*analysed, a_result(True, levels=("master",) * 2, weights=(0.1, -0.3))])
    chart = page.charts[2]

    page.choices.choose("game", "bruges")
    compared = picture(chart)
    words, remark = chart.accessibleDescription(), chart.toolTip()
    page.choices.choose("game", "")

    assert "Given away on average where all play at one level: " in words
    assert "dashed: opponents" in remark
    assert "Given away on average" not in chart.accessibleDescription(), "of several tables"
    assert "dashed" not in chart.toolTip()
    chart.show_trend(loss_trend(analysed), "")
    assert picture(chart) != compared


def picture(chart):
    QApplication.processEvents()
    return chart.grab().toImage()
