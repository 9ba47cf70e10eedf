"""The scene shows what the model holds, wherever a piece comes from and however often it changes its mind."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.match import new_match
from app.match.seats import Seat
from app.models.games import presenter
from app.models.keys import make_key
from app.models.port_royal.pieces import CoinsPiece, HarbourZone, PrintedPiece
from app.models.port_royal.seat_numbers import FACTS
from app.models.table import Zone
from app.models.table_reading import piece_of, zones_of
from app.views import timing
from app.views.board import moved_up
from app.views.board.passing_items import FlyingItem
from app.views.board.piece_item import PieceItem
from app.views.board.view import BoardView
from app.views.games import board_of
from app.views.paint.pieces import rhomb_below
from app.views.port_royal.flights import flights
from app.views.port_royal.layout import Box, areas
from tests.views.tables import shown

SEATS = (Seat("Ann", "", 0), Seat("Bob", "master", 3), Seat("Cat", "apprentice", 1))


@pytest.fixture(scope="module")
def states():
    match = new_match("port_royal", SEATS, {}, 12)
    random = Random(12)
    while not match.finished:
        match.play(random.choice(match.state.legal()))
    return match.states


@pytest.fixture
def view(qtbot, states):
    view = BoardView("port_royal", board_of("port_royal"))
    qtbot.addWidget(view)
    view.resize(1560, 1024)
    view.show()
    view.scene_.speed = 0
    view.show_state(states[0], 0, SEATS, still=True)
    return view


def pieces(view):
    """Keys of all pieces in the scene, also of those that are just leaving."""
    return [item.key for item in view.scene_.items() if isinstance(item, PieceItem)]


def belongs(view, qtbot, state):
    """Where everything of a position belongs, found by a fresh view."""
    fresh = BoardView("port_royal", board_of("port_royal"))
    qtbot.addWidget(fresh)
    fresh.resize(1560, 1024)
    fresh.show()
    fresh.show_state(state, 0, SEATS, still=True)
    return shown(fresh)


def test_any_position_may_follow_any_other(view, qtbot, states):
    random = Random(3)
    for _ in range(25):
        state = random.choice(states)
        view.show_state(state, 0, SEATS, still=True)
        assert {key for key in view.scene_.board_keys() if key.startswith("card")} == {
            piece.key for zone in zones_of(view.model) for piece in zone.pieces if piece.key.startswith("card")
        }
    assert shown(view) == belongs(view, qtbot, state)


def test_many_changes_of_one_turn_of_the_loop_are_one_refresh(view, qtbot, states, monkeypatch):
    calls = []
    real = view.board.spots
    monkeypatch.setattr(view.board, "spots", lambda zones: calls.append(1) or real(zones))

    for state in states[40:60]:
        view.show_state(state, 0, SEATS)
    assert calls == []
    QApplication.processEvents()

    assert calls == [1]


def test_a_piece_on_its_way_that_is_sent_elsewhere_settles_where_it_belongs(view, qtbot, states):
    view.scene_.speed = 4
    random = Random(8)
    for _ in range(12):
        view.show_state(random.choice(states), 0, SEATS)
        qtbot.wait(15)
    view.show_state(states[70], 0, SEATS)
    qtbot.waitUntil(lambda: not view.scene_.moving(), timeout=5_000)

    assert shown(view) == belongs(view, qtbot, states[70])


def test_a_new_choice_lets_everything_arrive_at_once(view, qtbot, states):
    view.scene_.speed = 1
    view.show_state(states[70], 0, SEATS)
    QApplication.processEvents()
    assert view.scene_.moving()

    view.scene_.finish()

    assert not view.scene_.moving()
    assert shown(view) == belongs(view, qtbot, states[70])


def test_pieces_that_left_the_table_leave_the_scene(view, qtbot, states):
    view.scene_.speed = 4
    full = max(states, key=lambda state: len(state.harbour))
    empty = next(state for state in states if not state.harbour)
    view.show_state(full, 0, SEATS, still=True)
    there = set(pieces(view))

    view.show_state(empty, 0, SEATS)
    QApplication.processEvents()
    assert {f"card:{card}" for card in full.harbour} <= set(pieces(view))  # on their way to the discard pile
    qtbot.waitUntil(lambda: not {f"card:{card}" for card in full.harbour} & set(pieces(view)), timeout=5_000)

    assert set(pieces(view)) < there


def test_reduced_motion_shifts_nothing(view, states):
    view.scene_.speed, view.scene_.reduced_motion = 1, True
    view.show_state(states[60], 0, SEATS, still=True)
    view.show_state(states[75], 0, SEATS)
    QApplication.processEvents()

    for key in view.scene_.board_keys():
        item = view.scene_.item(key)
        if item is not None:
            assert item.shown_rect().topLeft() == item.spot.rect.topLeft()


def test_arrows_walk_between_neighbours_and_tab_between_what_is_offered(view, qtbot, states):
    state = next(state for state in states if len(state.harbour) >= 4)
    view.show_state(state, 0, SEATS, still=True)
    cards = [f"card:{card}" for card in state.harbour]
    view.activateWindow()
    view.setFocus()
    view.scene_.set_offered(cards[1:3])

    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.scene_.focus_key == cards[1]
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.scene_.focus_key == cards[2]
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.scene_.focus_key == cards[0]

    heard = []
    view.refused.connect(heard.append)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert heard == [cards[0]]

    QTest.keyClick(view, Qt.Key.Key_Right)
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen.args == [cards[1]]


def test_a_click_on_the_draw_pile_means_its_button(view, qtbot, states):
    view.scene_.set_offered(["button:draw"])
    assert view.scene_.item("deck").offered

    with qtbot.waitSignal(view.chosen) as chosen:
        place = view.scene_.rect_of("deck").center().toPoint()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert chosen.args == ["button:draw"]


def test_a_click_on_an_opponents_card_opens_the_display_and_on_the_pile_its_cards(view, qtbot, states):
    state = next(state for state in states if state.displays[1] and state.discard)
    view.show_state(state, 0, SEATS, still=True)
    for key, opened in (
        (f"card:{state.displays[1][0]}", "display:1"),
        ("discard", "discard"),
        ("panel:2", "display:2"),
    ):
        with qtbot.waitSignal(view.opened) as signal:
            view.scene_.press(key)
        assert signal.args == [opened]


def test_the_preview_comes_after_a_rest_and_covers_nothing_that_may_be_chosen(view, qtbot, states):
    state = next(state for state in states if len(state.harbour) >= 3)
    view.show_state(state, 0, SEATS, still=True)
    keys = [f"card:{card}" for card in state.harbour]
    view.scene_.set_offered(keys)
    place = view.scene_.rect_of(keys[0]).center().toPoint()

    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), place)
    assert view.preview.isHidden()
    qtbot.waitUntil(lambda: not view.preview.isHidden(), timeout=3_000)

    assert view.preview.text
    assert view.model.words(piece_of(view.model, keys[0])).tip.endswith(view.preview.text)
    for key in keys[1:]:
        assert not view.preview.geometry().intersects(view.scene_.rect_of(key).toRect())


def test_every_number_of_a_head_explains_itself(view, states):
    state = max(states, key=lambda state: len(state.displays[1]))
    view.show_state(state, 0, SEATS, still=True)
    facts = {fact.key: fact for fact in FACTS.all(piece_of(view.model, "panel:1").numbers, "Bob")}

    tips = [tip for _, tip in view.scene_.panel("panel:1").tips()]

    for key in ("coins", "swords", "influence"):
        assert any(facts[key].label in tip and str(facts[key].value) in tip for tip in tips)
    assert view.scene_.tip_at(view.scene_.panel("panel:1").tips()[0][0].center()) == tips[0]


def purses(numbers, cards=()):
    heaps = [CoinsPiece(f"coins:{seat}", count=number, owner=seat) for seat, number in enumerate(numbers)]
    harbour = tuple(PrintedPiece(make_key("card", card), str(card)) for card in cards)
    return [
        HarbourZone("harbour", harbour, active=0, taker=1, takes=1),
        *(Zone(heap.key, (heap,)) for heap in heaps),
    ]


@pytest.mark.parametrize(
    ("before", "after", "taken", "flown"),
    [
        ((3, 3, 3), (3, 3, 3), True, []),
        ((3, 3, 3), (6, 3, 3), True, [("deck", "own", 3)]),
        ((9, 3, 3), (2, 3, 3), True, [("own", "discard", 7)]),
        ((3, 8, 3), (4, 2, 3), True, [("head", "own", 1), ("head", "discard", 5)]),
        ((3, 12, 3), (4, 6, 3), False, [("head", "discard", 6), ("deck", "own", 1)]),
        ((3, 12, 14), (4, 6, 7), False, [("head", "discard", 6), ("other", "discard", 7), ("deck", "own", 1)]),
    ],
)
def test_coins_fly_from_where_they_were_to_where_they_are(before, after, taken, flown):
    """A fee goes from seat to seat (R53), prices and taxes to the discard pile, gains come from the draw pile (R42)."""
    a = areas(1560, 1024, 2)
    places = {"deck": a.deck, "discard": a.discard, "own": a.own, "head": a.heads[0], "other": a.heads[1]}

    found = flights(purses(before, (7, 9)), purses(after, (7,) if taken else (7, 9)), a, 0, [1, 2], 1.0)

    assert [flight.count for flight in found] == [count for *_, count in flown]
    for flight, (start, end, _) in zip(found, flown, strict=True):
        assert places[start].holds(Box(flight.start.x(), flight.start.y(), 0, 0))
        assert places[end].holds(Box(flight.end.x(), flight.end.y(), 0, 0))


def test_flying_coins_are_gone_when_they_have_landed(view, qtbot, states):
    view.scene_.speed = 4
    one, other = next((a, b) for a, b in pairwise(states) if [len(c) for c in a.coins] != [len(c) for c in b.coins])
    view.show_state(one, 0, SEATS, still=True)
    view.show_state(other, 0, SEATS)

    def flying():
        return [item for item in view.scene_.items() if isinstance(item, FlyingItem)]

    assert flying()
    qtbot.waitUntil(lambda: not flying(), timeout=5_000)


def test_a_piece_that_has_gone_from_below_a_resting_mouse_lies_down(view, states):
    """The card that was clicked is not the one that is pointed at, once it lies somewhere else."""
    scene = view.scene_
    for before, after in pairwise(states):
        view.show_state(before, 0, SEATS, still=True)
        spots = {key: scene.item(key).spot for key in scene.board_keys() if scene.item(key)}
        view.show_state(after, 0, SEATS, still=True)
        gone = [
            key
            for key, spot in spots.items()
            if scene.item(key) and abs(scene.item(key).spot.x - spot.x) + abs(scene.item(key).spot.y - spot.y) > 400
        ]
        if gone:
            break
    view.show_state(before, 0, SEATS, still=True)
    point = view.mapFromScene(scene.rect_of(gone[0]).center())
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), point)
    QApplication.processEvents()
    assert scene.item(gone[0]).hovered

    view.show_state(after, 0, SEATS, still=True)

    assert not scene.item(gone[0]).hovered
    assert scene.pointed_key == ""


def test_a_second_click_does_not_mean_what_moved_up_below_the_mouse(view, states, monkeypatch):
    """After a stall was empty the next card moved up, and whoever clicked once more had chosen something of that."""
    monkeypatch.setattr(timing, "SEEN", 700)
    now = [50.0]
    monkeypatch.setattr(moved_up, "perf_counter", lambda: now[0])
    asked, chosen = presenter("port_royal"), []
    view.chosen.connect(chosen.append)

    def harbour(state):
        return next(zone for zone in asked.table(state, 0, SEATS).zones if zone.key == "harbour").pieces

    def click(at):
        view.scene_.set_offered(piece.key for piece in harbour(after))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())

    before, after = next(
        (one, other)
        for one, other in pairwise(states)
        if len(harbour(one)) == len(harbour(other)) + 1 > 2 and harbour(one)[0].key not in str(harbour(other))
    )
    view.show_state(before, 0, SEATS, still=True)
    view.scene_.set_offered(piece.key for piece in harbour(before))
    place = view.scene_.rect_of(harbour(before)[0].key).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())
    view.show_state(after, 0, SEATS)
    view.scene_.settle()
    click(place)
    assert chosen == [harbour(before)[0].key]
    now[0] += 0.8
    click(place)
    assert chosen[1:] == [harbour(after)[0].key]

    view.show_state(before, 0, SEATS)
    view.scene_.settle()
    now[0] += 0.1
    view.scene_.set_offered(piece.key for piece in harbour(before))
    QTest.mouseMove(view.viewport(), place.toPoint() + QPoint(200, 0))
    QTest.mouseMove(view.viewport(), place.toPoint())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert chosen[2:] == [harbour(before)[0].key]


@pytest.mark.parametrize("unit", [0.6, 0.72, 1.0, 2.0])
def test_the_rhomb_of_the_last_move_keeps_off_words_along_the_lower_edge(unit):
    """On the planks of Murano it stood on the last letters."""
    size = 0.7 * unit

    assert rhomb_below(unit, size, worded=True) - 12 * size >= -2 * unit
    assert rhomb_below(unit, size, worded=False) == 3 * unit
