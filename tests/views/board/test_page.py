"""The page keeps its parts apart at every size, and every part says what it should."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest

from app.match.seats import Seat
from app.models.games import presenter
from app.models.port_royal import pieces as kinds
from app.models.presenter import Button, LogLine, Prompt
from app.models.selection import ActionSelection
from app.models.table_reading import piece_of, pieces_in, zones_of
from app.views import theme
from app.views.board.panel_item import PanelItem
from app.views.game.log_panel import LogEntry, LogModel, LogPanel, LogRole, LogView
from app.views.game.prompt_bar import PromptBar
from app.views.port_royal.board import PortRoyalBoard
from app.views.scale import scale
from app.views.widgets.measure import Measure
from tests.session.opponents import Silent
from tests.views.board.conftest import ANN, BOB, CAT, trading
from tests.views.hands import settle

SEATS = (ANN, BOB, CAT, Seat("Dorothea-Maximiliane", "master", 3), Seat("Eve", "journeyman", 4))


USUAL = (1366, 768), (1920, 1080)
SHAPES = [
    (2, "none", USUAL),
    (3, "contracts", USUAL),
    (3, "none", ((1600, 900),)),
    (4, "none", USUAL),
    (4, "contracts", USUAL),
    (5, "none", USUAL),
    (5, "contracts", (*USUAL, (1600, 900), (3840, 2160))),
]


@pytest.mark.parametrize(("players", "expansion", "sizes"), SHAPES)
def test_bars_and_panels_stand_side_by_side(table, players, expansion, sizes):
    scale.fit(*sizes[0])
    page = table(SEATS[:players], Silent(), size=sizes[0], plies=120, expansion=expansion)
    assert_side_by_side(page, players)
    for size in sizes[1:]:
        scale.fit(*size)
        page.resize(*size)
        settle(page)
        assert page.size().toTuple() == size
        assert_side_by_side(page, players)


def assert_side_by_side(page, players):
    papers = [panel.paper().toRect().translated(panel.pos()) for panel in (page.prompt, page.score, page.log)]
    parts = [page.bar.geometry(), *papers]
    board = QRect(page.view.geometry())

    assert all(page.rect().contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    for key in page.view.scene_.board_keys():
        rect = page.view.scene_.rect_of(key).toRect().translated(board.topLeft())
        assert board.contains(rect), key
        assert not any(rect.intersects(part) for part in parts), key
    rows = [page.score.row_of(seat).geometry() for seat in range(players)]
    assert all(page.score.paper().toRect().contains(row) for row in rows)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_buttons_of_the_prompt_leave_room_for_its_words(table, size):
    page = table((ANN, BOB, CAT), Silent(), size=size, until=trading)
    page.choose(next(key for key in page.offered() if key.startswith("card")))
    buttons = [button.geometry() for button in page.prompt.buttons()]
    paper = page.prompt.paper().toRect()

    assert all(paper.contains(button) for button in buttons)
    assert not any(one.intersects(other) for one, other in combinations(buttons, 2))
    assert min(button.left() for button in buttons) - paper.left() > 0.35 * paper.width()


def test_a_resized_window_lays_everything_out_anew(table):
    page = table((ANN, BOB, CAT), Silent(), plies=80)
    for size in ((1366, 768), (2400, 1300), (1500, 1000), (1920, 1080)):
        page.resize(*size)
        settle(page)
        keys = page.view.scene_.board_keys()
        assert all(page.view.scene_.sceneRect().contains(page.view.scene_.rect_of(key)) for key in keys)
    assert page.view.scene_.item("deck").shown_rect() == page.view.scene_.rect_of("deck")


def test_a_table_whose_size_is_not_known_is_not_painted(table, monkeypatch):
    """It was painted up to three times for a size that no window had."""
    asked = []
    whole = PortRoyalBoard.picture
    monkeypatch.setattr(PortRoyalBoard, "picture", lambda board, *of: asked.append(board.areas) or whole(board, *of))
    page = table((ANN, BOB), Silent(), size=(1366, 768), plies=30)

    assert asked
    assert all(areas == page.view.board.areas for areas in asked)


def sharp(page):
    """No picture stands in for another any more."""
    while page.view.board.work():
        pass
    page.view.scene_.sharpen()


def differing(one, other):
    """How many of the pixels looked at differ; every eighth in each direction."""
    return sum(
        one.pixel(x, y) != other.pixel(x, y) for x in range(0, one.width(), 8) for y in range(0, one.height(), 8)
    )


@pytest.mark.slow
@pytest.mark.painted
def test_another_theme_repaints_everything_at_once(table):
    page = table((ANN, BOB), Silent(), until=trading)
    sharp(page)
    before = page.grab().toImage()
    theme.keeper.use("dark")
    try:
        settle(page)
        assert differing(page.grab().toImage(), before) > 1_000
    finally:
        theme.keeper.use("light")
    settle(page)
    sharp(page)

    assert differing(page.grab().toImage(), before) < 10


def test_a_click_on_a_score_shows_what_it_consists_of(table):
    page = table((ANN, BOB), Silent(), plies=150)
    QTest.mouseClick(page.score.row_of(0), Qt.MouseButton.LeftButton)
    shown = page.score.breakdown

    assert not shown.isHidden()
    assert sum(points for _, points in shown.lines()) == page.match.state.scores()[0]

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert shown.isHidden()


def test_a_screen_reader_finds_the_table_the_question_and_what_may_be_chosen(qtbot, table):
    page = table((ANN, BOB), Silent(), until=trading)
    rows = page.list.choices.model()
    words = [str(rows.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(rows.rowCount())]
    card = next(key for key in page.offered() if key.startswith("card"))
    piece = piece_of(page.view.model, card)

    assert any(page.view.model.words(piece).name in each and "can be chosen" in each for each in words)
    assert QAccessible.queryAccessibleInterface(page.prompt).text(QAccessible.Text.Name) == page.prompt.prompt.title

    QTest.keyClick(page, Qt.Key.Key_F6)
    assert page.list.choices.hasFocus()
    assert page.list.width() > 200
    page.list.choices.setCurrentIndex(rows.index(rows.row_of(card)))
    assert page.view.scene_.focus_key == card
    QTest.keyClick(page.list.choices, Qt.Key.Key_Return)
    assert page.chosen == (card,)

    QTest.keyClick(page.list.choices, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert page.list.width() == 1


def test_the_log_is_grouped_by_round_newest_first_and_leads_to_its_ply(qtbot, table):
    page = table((ANN, BOB), Silent(), plies=90)
    model = page.log.model
    entries = model.entries()

    assert [entry.ply for entry in entries] == list(range(1, page.match.ply + 1))
    assert str(model.index(0).data()) == presenter("port_royal").heading(page.match.states[-2])
    newest = next(entry for entry in reversed(entries) if entry.lines)
    assert str(model.index(1).data()) == newest.lines[-1].text
    with qtbot.waitSignal(page.review_requested) as asked:
        page.log.view.clicked.emit(model.index(1))
    assert asked.args == [page.match.record.id, newest.ply]


def test_a_log_that_grew_line_by_line_equals_one_loaded_at_once(qtbot, table):
    page = table((ANN, BOB), Silent(), plies=60)
    loaded = [page.log.model.index(row).data() for row in range(page.log.model.rowCount())]
    entries = page.log.model.entries()
    page.log.model.load([])
    for entry in entries:
        page.log.model.append(entry)

    assert [page.log.model.index(row).data() for row in range(page.log.model.rowCount())] == loaded


def test_the_log_counts_what_is_done_again_instead_of_repeating_it(qtbot):
    told, other = LogLine(0, "Ann sells 1 wheat."), LogLine(1, "Bob sells 1 wheat.")
    entries = [
        LogEntry(ply, heading, (line,) if line else ())
        for ply, (heading, line) in enumerate(
            [("One", told), ("One", None), ("One", told), ("One", other), ("One", told), ("Two", told)], start=1
        )
    ]
    whole, grown = LogModel(), LogModel()
    whole.load(entries)
    for entry in entries:
        grown.append(entry)

    for model in (whole, grown):
        rows = [str(model.index(row).data()) for row in range(model.rowCount())]
        assert rows == ["Two", told.text, "One", told.text, other.text, "Ann sells 1 wheat\u00a0(2×)."]
        assert model.index(5).data(LogRole.Ply) == 3, "the newest of them"


@pytest.mark.parametrize("what", ["course", "discard", "display:1"])
def test_sheets_open_and_escape_closes_them(table, what):
    page = table((ANN, BOB), Silent(), plies=90)
    page.open_sheet(what)
    settle(page)
    sheet = next(child for child in page.children() if type(child).__name__.endswith("Sheet") and child.isVisible())
    assert not page.view.isEnabled()

    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    settle(page)
    assert page.view.isEnabled()


def test_the_pending_ship_is_lit_and_red_when_it_would_spoil_the_harbour(table):
    page = table(
        (ANN, BOB), Silent(), until=lambda match: match.state.decision == "repel_ship" and not match.state.actor
    )
    panel = page.view.scene_.panel("pending")

    assert panel is not None
    assert panel.rect.intersects(page.view.scene_.rect_of(f"card:{page.match.state.pending}"))
    assert isinstance(next(item for item in page.view.scene_.items() if isinstance(item, PanelItem)), PanelItem)


def test_the_gauge_goes_when_it_is_not_wanted(table, settings):
    page = table(
        (ANN, BOB), Silent(), until=lambda match: match.state.decision == "discover_action" and match.state.shown > 1
    )
    assert page.view.scene_.panel("harbour").facts.gauge is not None
    assert len(page.view.scene_.panel("harbour").lines) == 1  # its title; the gauge has a tip

    settings.show_risk = False

    assert page.view.scene_.panel("harbour").facts.gauge is None
    assert len(page.view.scene_.panel("harbour").lines) == 2  # its title and the ladder


def test_the_gauge_does_not_speak_of_a_harbour_that_is_spoiled(table):
    """It said “0 % · no risk yet”, of the next one, while the ship that had spoiled this one still lay there."""
    page = table((ANN, BOB), Silent(), until=lambda match: match.state.decision == "discover_action" and ships(match))
    scene, zones = page.view.scene_, zones_of(page.view.model)
    assert scene.panel("harbour").facts.gauge is not None
    row = next(at for at, zone in enumerate(zones) if zone.key == "harbour")
    first = next(piece for piece in zones[row].pieces if isinstance(piece, kinds.ShipPiece))
    twice = replace(zones[row], pieces=(*zones[row].pieces, replace(first, key="card:999")))

    panels = {each.key: each for each in page.view.board.panels((*zones[:row], twice, *zones[row + 1 :]))}

    assert panels["harbour"].facts.gauge is None


def ships(match):
    """Whether ships lie in the harbour, each of another colour."""
    return match.state.colours and not match.state.actor


@pytest.mark.parametrize("width", [90, 140, 190, 400])
def test_a_heading_of_the_log_is_never_cut_by_the_edge(qtbot, width):
    """“ABEND 2 · DIE TAVERNE FÜLLT SICH” lost its last letter, and its hairline ran back over the words."""
    panel = LogPanel(None)
    qtbot.addWidget(panel)

    text, font = panel.view.itemDelegate().fitting_heading("EVENING 2 · THE TAVERN FILLS WITH GUESTS", width)

    assert QFontMetricsF(font).horizontalAdvance(text) <= width


def test_buttons_with_the_same_sign_keep_their_words(qtbot):
    """Two buttons for how many cards one returns had shown the same coins and nothing else."""
    bar = PromptBar(None)
    qtbot.addWidget(bar)
    bar.resize(800, 70)
    choices = [Button(f"button:{n}", f"{n} cards: {9 - n} doubloons", "two-coins") for n in range(2)]
    bar.ask(Prompt("How many?", "", (Button("button:end", "End the whole turn", "night-sky"), *choices)), 0)

    end, *counts = bar.buttons()
    assert end.bare
    assert not [each for each in counts if each.bare]
    assert end.x() > 0


@pytest.mark.parametrize(
    ("hint", "bare"), [("Then you have 2 doubloons left.", False), ("It gives a beer. " * 6, True)]
)
def test_a_long_question_takes_the_words_of_what_leads_out_of_the_choice(qtbot, hint, bare):
    """In the Taverns “End turn” left it letters as small as they get, on two lines, cut at their end."""
    bar = PromptBar(None)
    qtbot.addWidget(bar)
    bar.set_measure(Measure(1.0, wide=False))
    bar.resize(804, 90)
    selection = ActionSelection([(("card", "yes"), ("buy",)), (("end",), ("end",))])
    selection.choose("card")
    buttons = Button("end", "End turn", "moon", "E"), Button("yes", "Buy", "two-coins", "Return", primary=True)
    bar.ask(Prompt("Buy the beer dealer for 2 doubloons?", hint, buttons), 0, selection=selection)

    assert [button.bare for button in bar.buttons()] == [bare, False]
    words = bar.words(bar.button("end").x() - 90)
    assert (words.cut, words.title.pixelSize(), words.hint.pixelSize()) == (False, 20, 14)


def test_advice_leaves_out_that_there_is_more_before_it_is_cut(qtbot):
    """“… F2 noch einmal: was danach …”: the reasons of a hint ended in dots."""
    bar = PromptBar(None)
    qtbot.addWidget(bar)
    bar.set_measure(Measure(1.0, wide=False))
    bar.resize(1074, 66)
    reasons, more = "A little weaker: Take guilders. " * 4 + "That is why.", "F2 once more: what comes after it."
    bar.ask(Prompt("What?", ""), 0)

    def cut(text, width):
        bar.tell(text)
        return bar.words(width).cut

    width = next(each for each in range(1600, 100, -10) if cut(f"{reasons} {more}", each))
    assert not cut(reasons, width)
    bar.hint(f"{reasons} {more}")

    words = bar.words(width)
    assert " ".join(words.lines) == reasons
    assert words.cut  # so that the tip tells all
    assert bar.line.endswith(more)


@pytest.mark.painted
def test_what_happened_before_a_question_is_told_in_its_ink_and_advice_in_another(qtbot):
    """Losses stood there in the green of advice."""
    bar = PromptBar(None)
    qtbot.addWidget(bar)
    bar.set_measure(Measure(1.0, wide=False))
    bar.resize(804, 90)

    def painted(hint, say=None):
        bar.ask(Prompt("Whose turn?", hint), 0)
        if say is not None:
            say("The flood takes 2 points.")
        return bar.grab().toImage()

    plain = painted("The flood takes 2 points.")
    assert painted("", bar.tell) == plain
    assert plain not in (painted("", bar.hint), painted("", bar.notice))


def test_no_word_of_a_question_stands_alone_and_numbers_stay_with_what_they_count(qtbot):
    """“… bring 5 doubloons and 3 / beer.”, and “left.” below a full line."""
    bar = PromptBar(None)
    qtbot.addWidget(bar)
    bar.set_measure(Measure(1.0, wide=False))
    bar.resize(560, 90)
    hint = "Doubloons: 12. Your dice still bring 5 doubloons and 3 beer, of the tables and the barrel 2 beer."
    bar.ask(Prompt("Activate your dice", hint, ()), 0)

    for width in range(300, 600, 7):
        lines = bar.words(float(width)).lines
        assert not [line for line in lines[:-1] if line.split(" ")[-1].isdigit()], width
        if len(lines) == 2:
            assert len(lines[1]) > 0.2 * len(lines[0]), width


def test_no_mark_of_a_taker_stays_where_another_card_lies_now(qtbot, table):
    """In the harbour the cards close up, and the next one looked as if Bob had taken it."""
    page = table((ANN, BOB), Silent(), until=lambda match: match.ply > 6 and len(match.state.harbour) > 2)
    scene = page.view.scene_
    first, second = (piece.key for piece in pieces_in(page.view.model, "harbour")[:2])
    place = scene.rect_of(second)

    assert page.follower._is_filled(place)  # noqa: SLF001
    assert not page.follower._is_filled(place.translated(0, 3 * place.height()))  # noqa: SLF001
    assert first != second


def test_lines_of_the_log_are_measured_anew_for_another_width_and_another_size(qtbot):
    view, model = LogView(None), LogModel()
    qtbot.addWidget(view)
    text = "Ann hires the jester, pays four coins for him and gives one of them to Bob."
    model.load([LogEntry(1, "Round 1", (LogLine(0, text),))])
    view.setModel(model)

    def heights():
        return [view.sizeHintForRow(row) for row in (0, 1)]

    view.resize(900, 300)
    wide = heights()
    view.resize(220, 300)
    narrow = heights()
    view.set_measure(Measure(0.6))
    small = heights()

    assert narrow[0] == wide[0] > small[0]
    assert narrow[1] > wide[1]
    assert narrow[1] > small[1]
