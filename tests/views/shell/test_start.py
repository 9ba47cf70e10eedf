from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.library import standing_of
from app.match.match import begin, new_match, open_match
from app.match.seats import Seat
from app.models.start import OwnResults, open_game, open_games, own_results
from app.views.scale import scale
from app.views.start import invitation as start_invitation
from app.views.start import open_games as start_open
from app.views.start import page as start
from app.views.start import parts as start_parts
from app.views.start.page import StartPage
from app.views.start.parts import start_layout
from app.views.widgets.buttons import Button
from tests.gallery.cut import speaking
from tests.views.shell.conftest import a_game
from tests.views.shell.measure import Overflow

SIZES = [(1366, 768), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)]
MANY = tuple(
    Seat(name, "" if name == "Ann" else "journeyman", at) for at, name in enumerate(("Ann", "B", "C", "D", "E"))
)


@pytest.fixture
def page(qtbot, archive):
    def make(width=1366, height=768, **games):
        for seats in games.get("running", ()):
            a_game(archive, seats, plies=60)
        for seats in games.get("finished", ()):
            a_game(archive, seats, seed=len(seats))
        scale.fit(width, height)
        page = StartPage(archive)
        qtbot.addWidget(page)
        page.set_still(True)
        page.resize(width, height)
        page.show()
        qtbot.waitExposed(page)
        return page

    return make


def test_rounds_are_called_as_the_game_calls_them(archive):
    """“Round 2” for the second evening of the Taverns."""
    match = new_match("taverns", (Seat("Ann", "", 0), Seat("Bob", "journeyman", 1)), {}, 3, archive)
    match.play(match.state.legal()[0])

    assert open_game(archive, match.record.id).turn.startswith("Evening 1 · ")


ANN_AND_BOB = (Seat("Ann", "", 0), Seat("Bob", "journeyman", 1))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_nothing_leaves_the_page(size):
    width, height = size
    places = start_layout(width, height, 5)
    boxes = [places.header, *places.tiles, places.open, places.past, places.foot]

    for box in boxes:
        assert box.left() >= 0
        assert box.top() >= 0
        assert box.right() <= width
        assert box.bottom() <= height
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


def test_the_layout_is_that_of_the_drawing():
    places = start_layout(1920, 1080, 5)

    assert places.tiles[0].getRect() == pytest.approx((64, 118, 339.2, 566))
    assert places.open.getRect() == pytest.approx((64, 724, 852, 304))
    assert places.past.width() == pytest.approx(916)


@pytest.mark.parametrize("width", [1366, 1920])
def test_a_title_of_two_lines_is_broken_in_its_middle(page, monkeypatch, width):
    """“Die Tavernen im / Tiefen Thal”"""
    drawn = Overflow()
    monkeypatch.setattr(start_parts, "draw_text", drawn)
    with speaking("de"):
        page(width, width * 9 // 16).grab()

    assert {"Die Tavernen\nim Tiefen Thal", "Vor den Toren\nvon Loyang"} <= set(drawn.drawn)
    assert not drawn.clipped


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "locale_key", "percent"),
    [
        ((1366, 768), "source", 100),
        ((1366, 768), "babel", 100),
        ((1366, 768), "babel", 130),
        ((1920, 1080), "source", 85),
        ((1920, 1080), "babel", 130),
        ((3840, 2160), "babel", 100),
        ((1280, 1024), "babel", 115),
        ((2560, 1080), "babel", 100),
        ((1024, 600), "babel", 100),
    ],
)
def test_no_text_is_clipped(monkeypatch, request, page, archive, size, locale_key, percent):
    if locale_key == "babel":
        request.getfixturevalue("babel")
    scale.use_percent(percent)
    overflow = Overflow()
    for module in (start, start_invitation, start_open, start_parts):
        monkeypatch.setattr(module, "draw_text", overflow)

    shown = page(*size, finished=[ANN_AND_BOB, MANY])
    shown.teach(["port_royal"])
    for running in ([], [MANY], [ANN_AND_BOB, ANN_AND_BOB]):
        for seats in running:
            a_game(archive, seats, seed=3, plies=60)
        shown.refresh()
        shown.tiles[0].setFocus()
        shown.grab()

    assert len(overflow.drawn) > 20
    assert overflow.clipped == []


def test_the_first_page_tells_of_an_empty_archive(page):
    shown = page()

    assert shown.rows == []
    assert shown.open.isHidden()
    assert shown.all_games.isHidden()
    assert not shown.invitation.isHidden()


def button_named(shown, text):
    """The button with this text that can be seen."""
    return next(each for each in shown.findChildren(Button) if each.text() == text and not each.isHidden())


def test_an_empty_library_invites_to_its_first_game(page, qtbot):
    shown = page()

    button = button_named(shown, "Play the first one")
    with qtbot.waitSignal(shown.new_game) as asked:
        button.click()
    assert asked.args == ["port_royal"]
    assert shown.layout_now().past.contains(QRectF(button.geometry()))


def test_an_empty_library_leads_to_the_game_under_way(page, qtbot):
    shown = page(running=[ANN_AND_BOB])

    with qtbot.waitSignal(shown.resume) as resumed:
        button_named(shown, "Go on playing").click()
    assert resumed.args == [shown.open.games[0].id]


def test_a_library_with_games_does_not_ask_for_the_first_one(page):
    shown = page(finished=[ANN_AND_BOB])

    assert shown.begin.isHidden()


def test_a_click_on_a_game_asks_for_a_new_one(page, qtbot):
    shown = page()

    with qtbot.waitSignal(shown.new_game) as asked:
        QTest.mouseClick(shown.tiles[0], Qt.MouseButton.LeftButton)
    assert asked.args == ["port_royal"]


def test_the_last_game_under_way_can_be_continued_or_copied(page, qtbot):
    shown = page(running=[ANN_AND_BOB])

    with qtbot.waitSignal(shown.resume) as resumed:
        shown.open.table.go_on.click()
    with qtbot.waitSignal(shown.copy) as copied:
        shown.open.table.as_copy.click()
    assert resumed.args == copied.args
    assert len(resumed.args[0]) == 32


def test_finished_games_lead_to_their_review(page, qtbot):
    shown = page(finished=[ANN_AND_BOB])

    assert shown.rows[0].accessibleName().startswith("Port Royal, ")
    with qtbot.waitSignal(shown.review) as asked:
        QTest.mouseClick(shown.rows[0], Qt.MouseButton.LeftButton)
    assert asked.args == [shown.rows[0].past.id]


def test_the_cards_of_the_open_game_come_a_moment_later(page, qtbot):
    shown = page(running=[ANN_AND_BOB])

    qtbot.waitUntil(lambda: bool(shown.open.table.pictures), timeout=5000)


def test_the_page_is_worked_by_keys_alone(page, qtbot):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])
    shown.tiles[0].setFocus()
    seen = []
    for _ in range(30):
        focus = shown.focusWidget()
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    table = shown.open.table
    wanted = [shown.tiles[0], table.go_on, table.as_copy, table.more, shown.all_games, shown.rows[0], shown.credits]
    wanted += list(shown.tools.values())
    assert [each for each in seen if each in wanted] == [
        *wanted[:6],
        *shown.tools.values(),
        shown.credits,
    ]
    assert any(each in shown.language_choice.segments() for each in seen)
    for widget, signal in (
        (shown.tiles[0], shown.new_game),
        (table.go_on, shown.resume),
        (shown.all_games, shown.library),
        (shown.rows[0], shown.review),
        (shown.tools["cog"], shown.settings),
        (shown.credits, shown.about),
    ):
        widget.setFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_everything_has_a_name_for_a_screen_reader(page):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])

    table = shown.open.table
    buttons = [*shown.tiles, table.go_on, table.as_copy, table.more, shown.all_games, *shown.rows, shown.credits]
    for button in [*buttons, *shown.tools.values(), *shown.language_choice.segments()]:
        assert button.accessibleName() or button.text(), button


def test_a_switch_of_language_says_everything_anew(page, babel):
    shown = page(running=[ANN_AND_BOB], finished=[ANN_AND_BOB])
    QApplication.sendEvent(shown, QEvent(QEvent.Type.LanguageChange))

    for words in (
        shown.open.table.go_on.text(),
        shown.all_games.text(),
        shown.credits.text(),
        shown.tools["cog"].toolTip(),
        shown.tiles[0].accessibleName(),
        shown.rows[0].past.result,
        shown.open.games[0].line,
    ):
        assert words.startswith("«"), words


class TestSeveralGames:
    """With more than one game under way each has a card, the latest first."""

    @pytest.fixture
    def shown(self, page):
        return page(running=[MANY, ANN_AND_BOB, ANN_AND_BOB])

    def test_every_game_has_a_card_the_latest_first(self, shown, archive):
        kept = [each.id for each in archive.games(finished=False)]

        assert [card.game.id for card in shown.open.cards] == kept
        assert len(kept) == 3
        assert [len(card.game.rows) for card in shown.open.cards] == [2, 2, 5]
        card = shown.open.cards[2]
        assert card.accessibleName() == "Continue Port Royal"
        assert card.accessibleDescription().startswith("Round ")
        assert "Ann " in card.accessibleDescription()

    def test_a_card_goes_on_with_its_own_game(self, shown, qtbot):
        card = shown.open.cards[1]
        for work in (lambda: card.click(), lambda: QTest.keyClick(card, Qt.Key.Key_Return)):
            with qtbot.waitSignal(shown.resume) as asked:
                work()
            assert asked.args == [card.game.id]

    def test_the_menu_has_what_else_can_be_done(self, shown, monkeypatch, qtbot):
        asked = []
        monkeypatch.setattr(start_open, "show_menu", lambda _parent, entries, _at: asked.append(entries))
        card = shown.open.cards[1]
        QTest.mouseClick(card.more, Qt.MouseButton.LeftButton)
        at = card.rect().center()
        QApplication.sendEvent(card, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, card.mapToGlobal(at)))

        for entries in asked:
            for (_, deed), signal in zip(entries, (shown.resume, shown.copy, shown.review), strict=False):
                with qtbot.waitSignal(signal) as told:
                    deed()
                assert told.args == [card.game.id]
        assert len(asked) == 2

    def test_a_deleted_game_can_be_brought_back(self, shown, archive):
        ids = [card.game.id for card in shown.open.cards]
        QTest.keyClick(shown.open.cards[1], Qt.Key.Key_Delete)
        assert [card.game.id for card in shown.open.cards] == [ids[0], ids[2]]
        assert archive.count(finished=False) == 2
        assert shown.notice.words == "1 game deleted."

        shown.notice.action.click()
        assert [card.game.id for card in shown.open.cards] == ids

    def test_a_game_can_be_taken_off_the_page_without_being_deleted(self, shown, archive, monkeypatch):
        """Who no longer wanted to see a game could only delete it."""
        ids = [card.game.id for card in shown.open.cards]
        asked = []
        monkeypatch.setattr(start_open, "show_menu", lambda _parent, entries, _at: asked.extend(entries))
        shown.open.cards[1].more.click()
        dict(asked)["Take off the start page"]()

        assert [card.game.id for card in shown.open.cards] == [ids[0], ids[2]]
        assert ids[1] in [each.id for each in archive.games(finished=False)]
        assert shown.all_games.text().startswith("All 3 game")
        shown.notice.action.click()
        assert [card.game.id for card in shown.open.cards] == ids

    def test_a_game_that_was_taken_off_the_page_is_back_once_it_is_played_on(self, shown, archive):
        kept = shown.open.cards[1].game.id
        shown.shelve(kept)
        match = open_match(archive, kept)
        match.play(match.state.legal()[0])
        shown.refresh()

        assert kept in [card.game.id for card in shown.open.cards]

    def test_games_that_are_in_the_library_only_can_still_be_reached(self, shown):
        for game in [card.game.id for card in shown.open.cards]:
            shown.shelve(game)

        assert not shown.open.games
        assert not shown.all_games.isHidden()
        assert shown.all_games.text().startswith("All 3 game")

    def test_tab_brings_a_card_into_sight(self, shown):
        last = shown.open.cards[-1]
        assert last.visibleRegion().boundingRect().width() < last.width()

        shown.open.cards[1].more.setFocus()
        QTest.keyClick(shown.open.cards[1].more, Qt.Key.Key_Tab)

        assert last.hasFocus()
        assert last.visibleRegion().boundingRect().width() == last.width()

    def test_the_arrows_are_there_from_the_beginning_and_with_the_third_game(self, shown):
        """They came only when the window changed its size: a hidden area does not know how far it can scroll."""
        assert shown.open.on.isVisible()
        assert shown.open.on.isEnabled()
        assert not shown.open.back.isEnabled()

        games = shown.open.games
        shown.open.show_games(games[:2], 2)
        assert not shown.open.on.isVisible()
        shown.open.show_games(games, 3)
        assert shown.open.on.isVisible()

    def test_what_is_too_much_stands_in_the_library(self, shown, monkeypatch, qtbot):
        monkeypatch.setattr(start, "open_games", lambda archive: open_games(archive, most=2))
        shown.refresh()

        assert len(shown.open.cards) == 2
        assert shown.open.rest.text().endswith(" more in the library")
        with qtbot.waitSignal(shown.library):
            shown.open.rest.click()


def test_the_picture_of_the_only_game_goes_on_with_it(page, qtbot):
    """It looked like a button and was none."""
    shown = page(running=[MANY[:2]])
    with qtbot.waitSignal(shown.resume) as asked:
        QTest.mouseClick(shown.open.table.picture, Qt.MouseButton.LeftButton)

    assert asked.args == [shown.open.games[0].id]
    assert shown.open.table.picture.accessibleName().startswith("Continue: ")


class TestInvitation:
    """With no game under way the page invites to one."""

    def test_who_never_played_is_invited_to_a_lesson(self, page, qtbot):
        shown = page()
        shown.teach(["port_royal", "murano"])

        with qtbot.waitSignal(shown.learn) as asked:
            shown.invitation.teach.click()
        assert asked.args == ["port_royal"]
        with qtbot.waitSignal(shown.new_game) as asked:
            shown.invitation.play.click()
        assert asked.args == ["port_royal"]

    def test_the_picture_is_the_first_button(self, page, qtbot):
        """It looked like a button and was none."""
        shown = page()
        shown.teach(["port_royal"])
        picture = shown.invitation.picture

        with qtbot.waitSignal(shown.learn) as asked:
            QTest.mouseClick(picture, Qt.MouseButton.LeftButton)
        assert asked.args == ["port_royal"]
        with qtbot.waitSignal(shown.learn):
            QTest.keyClick(picture, Qt.Key.Key_Space)
        assert picture.accessibleName() == shown.invitation.teach.accessibleName()

        shown.teach([])
        with qtbot.waitSignal(shown.new_game):
            picture.click()

    def test_who_left_a_lesson_amid_is_invited_to_go_on_with_it(self, page, qtbot):
        shown = page()
        shown.teach(["port_royal", "murano"], ["murano"])

        assert shown.invitation.teach.text() == "Keep learning"
        assert {tile.entry.key: tile.learn.text() for tile in shown.tiles if not tile.learn.isHidden()} == {
            "port_royal": "Learn",
            "murano": "Keep learning",
        }
        with qtbot.waitSignal(shown.learn) as asked:
            shown.invitation.teach.click()
        assert asked.args == ["murano"]

    def test_a_long_name_stands_in_the_title_and_not_cut_on_the_button(self, page):
        """“Die Tavernen im Tiefen Thal lernen” was squeezed into the button from edge to edge."""
        shown = page()
        shown.teach(["taverns"])
        invitation = shown.invitation
        for each in (invitation.teach, invitation.play):
            assert each.width() >= each.sizeHint().width(), each.text()
        assert invitation.teach.text() == "Learn"
        assert "Taverns" in invitation.teach.accessibleName()

    def test_after_that_to_the_game_of_last_time_and_the_next_lesson(self, page):
        shown = page(finished=[ANN_AND_BOB])
        shown.teach(["murano"])

        assert shown.invitation.game == "port_royal"
        assert shown.invitation.teach.text() == "Learn Murano"
        shown.teach([])
        assert shown.invitation.teach.isHidden()


class TestResults:
    """A tile tells of one's own games in one line."""

    def test_only_own_games_from_their_beginning_count(self, page, archive):
        alone = (Seat("Ann", "", 0), Seat("Bob", "master", 1))
        games = [a_game(archive, alone, seed=seed) for seed in (5, 6, 7)]
        a_game(archive, (Seat("Ann", "", 0), Seat("Bob", "", 1)), seed=8)
        a_game(archive, alone, seed=9, plies=30)
        branch = begin(games[0].branch(games[0].ply - 1, alone))
        while not branch.finished:
            branch.play(branch.state.legal()[0])
        archive.create(branch.record, standing_of(branch.state))

        results = own_results(archive)["port_royal"]

        scores = [match.record.result["scores"][0] for match in games]
        won = [match for match in games if match.record.result["ranking"][0] == 1]
        assert results == OwnResults(3, len(won), max(scores))
        assert set(own_results(archive)) == {"port_royal"}

    def test_the_line_is_said_too(self, page):
        shown = page(finished=[ANN_AND_BOB])

        assert "1 finished game of your own" in shown.tiles[0].accessibleDescription()
        assert "finished" not in shown.tiles[1].accessibleDescription()
