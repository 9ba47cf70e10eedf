"""Moments on the table: in order, as long as the table of durations says, and never in anybody's way."""

from functools import lru_cache

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from app.match.match import Match, new_match
from app.match.record import load
from app.models.moments import Motion
from app.models.table_reading import piece_of, zones_of
from app.views.board.moment_items import MomentItem, TellItem
from app.views.board.passing_items import LightItem
from app.views.board.piece_item import Picture
from app.views.board.spot import Spot
from app.views.board.view import BoardView
from app.views.games import board_of
from app.views.timing import HEARD, MOVE, TIMINGS
from tests.golden.make import FOLDER

BUST, END = ("port_royal", "2-players-2", 105), ("port_royal", "2-players-0", 159)
DICE, DAMAGE = ("bruges", "2-players-0", 10), ("bruges", "2-players-0", 180)


@lru_cache(maxsize=4)
def game(key, name):
    return Match(load(FOLDER / key / f"{name}.kontor"))


@pytest.fixture
def after(qtbot):
    """Opens a table that has just been told of a ply: ``after(game, record, ply, speed=…, reduced=…)``."""

    def open_table(key, name, ply, *, speed=1, reduced=False):
        match = game(key, name)
        view = BoardView(key, board_of(key))
        qtbot.addWidget(view)
        view.resize(1094, 720)
        view.show()
        view.show_state(match.states[ply - 1], 0, match.seats, still=True)
        view.scene_.speed, view.scene_.reduced_motion = speed, reduced
        view.show_ply(match, ply, 0, match.seats)
        if view.scene_.moments.running:
            view.scene_.moments.clock.pause()  # the test is the clock
        return view

    return open_table


def test_a_table_with_other_modules_may_come_while_something_is_told(after):
    """Bruges' lesson fell over where the chapter with pets came while the last round was still told of."""
    view = after(*DICE)
    assert view.scene_.moments.running
    other = new_match("bruges", game(*DICE[:2]).seats, {"pets": True}, 3)

    view.show_state(other.state, 0, other.seats)

    assert not view.scene_.moments.running
    assert [len(zone.pieces) for zone in zones_of(view.model) if zone.key == "majorities"] == [4]


def harbour(view):
    """Ships and persons that are seen in the harbour."""
    rect = view.scene_.rect_of("harbour")
    cards = (view.scene_.item(key) for key in view.scene_.board_keys() if key.startswith("card"))
    return [item for item in cards if item is not None and rect.contains(item.spot.rect.center())]


def seen(view, kind):
    return [item for item in view.scene_.items() if isinstance(item, kind) and item.isVisible()]


def test_both_ships_of_a_colour_are_in_sight_for_a_second_before_the_harbour_empties(after):
    view = after(*BUST)
    player = view.scene_.moments
    shake, hold = TIMINGS[Motion.SHAKE], TIMINGS[Motion.HOLD]
    length = MOVE + shake.span + shake.rest + hold.span

    player.show_at(MOVE + 10)
    assert len(harbour(view)) == 3
    assert len(seen(view, MomentItem)) == 2  # both shake
    player.show_at(length - 1)
    assert len(harbour(view)) == 3
    assert not seen(view, MomentItem)
    assert player.running
    assert length - MOVE >= 1000
    player.show_at(length)
    assert harbour(view) == []
    (told,) = seen(view, TellItem)
    assert "The harbour is spoiled." in told.text
    player.show_at(length + TIMINGS[Motion.TELL].span)
    assert not player.running


def test_dice_land_before_anybody_says_what_they_mean_and_threats_strike_after_that(after):
    view = after(*DICE)
    player, dice, strike = view.scene_.moments, TIMINGS[Motion.ROLL], TIMINGS[Motion.STRIKE]
    landed = MOVE + 4 * dice.apart + dice.span + dice.rest
    threat, now = piece_of(view.model, "threat:0:yellow"), view.scene_.item("threat:0:yellow")
    before = now.picture

    def said():
        return [die.value for die in view.scene_.panel("town").facts.dice if not die.rolling]

    player.show_at(MOVE + dice.span / 2)
    assert said() == []
    assert len(seen(view, MomentItem)) >= 3
    assert view.scene_.item("threat:0:yellow").picture is before
    assert threat.count
    player.show_at(landed)
    assert len(said()) == 5
    assert not view.scene_.item("die:violet").veiled
    assert now.veiled
    player.show_at(landed + strike.apart + strike.span)
    assert not now.veiled
    player.show_at(landed + strike.apart + strike.span + strike.rest)
    assert not player.running
    assert not seen(view, MomentItem)


@pytest.mark.parametrize(("step", "motions"), [(BUST, [Motion.SHAKE]), (DICE, [Motion.ROLL, Motion.STRIKE])])
def test_a_moment_is_heard_as_it_moves(after, step, motions):
    """Not before what comes with it has arrived, and each one once."""
    view, heard = after(*step), []
    moments = view.scene_.moments
    moments.heard.connect(heard.append)
    due = MOVE + HEARD[motions[0]] * TIMINGS[motions[0]].span

    moments.show_at(due - 1)
    assert heard == []
    moments.show_at(due)
    assert heard == motions[:1]
    for ms in range(0, 5000, 40):
        moments.show_at(max(due, ms))

    assert heard == motions


def test_what_is_skipped_is_not_heard(after):
    view, heard = after(*BUST), []
    view.scene_.moments.heard.connect(heard.append)

    view.scene_.moments.finish()
    view.scene_.moments.show_at(60_000)

    assert heard == []


def test_what_follows_a_damage_waits_for_it(after):
    """The guilders that a raid takes do not fly before its marker has struck."""
    view = after(*DAMAGE)
    told = []
    view.set_off.connect(lambda *_: told.append(view.scene_.moments.running))

    view.scene_.moments.show_at(500)
    assert not told
    view.scene_.moments.show_at(10_000)
    assert told


def test_the_end_is_announced_in_one_sentence(after):
    view = after(*END)

    view.scene_.moments.show_at(300)
    (told,) = seen(view, TellItem)
    assert "triggers the end" in told.text
    view.scene_.moments.show_at(TIMINGS[Motion.TELL].span)
    assert not seen(view, TellItem)


@pytest.mark.parametrize("ply", [BUST, DICE, DAMAGE, END])
@pytest.mark.parametrize(("speed", "reduced"), [(1, True), (0, False)])
def test_without_motion_the_position_is_there_at_once_and_lit(after, ply, speed, reduced):
    view = after(*ply, speed=speed, reduced=reduced)
    position = {piece.key for zone in zones_of(view.model) for piece in zone.pieces}

    assert not view.scene_.moments.running
    assert not seen(view, MomentItem)
    assert seen(view, LightItem) or seen(view, TellItem)
    assert {key for key in view.scene_.board_keys() if key.startswith("card")} <= position
    view.scene_.moments.put_out()
    assert not seen(view, LightItem)
    assert not seen(view, TellItem)


def test_speed_shortens_everything(after):
    one, two = (after(*BUST, speed=speed).scene_.moments.clock.duration() for speed in (1, 2))

    assert one == 2 * two


def test_a_click_on_what_may_be_chosen_is_taken_in_the_midst_of_a_moment(after):
    view = after(*BUST)
    chosen = []
    view.chosen.connect(chosen.append)
    view.scene_.set_offered({piece_of(view.model, "deck").button})
    view.scene_.moments.show_at(MOVE + 100)

    deck = view.scene_.rect_of("deck").center().toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=deck)

    assert chosen == [piece_of(view.model, "deck").button]
    assert not view.scene_.moments.running
    assert harbour(view) == []


def test_any_other_click_skips_to_the_end_and_chooses_nothing(after):
    view = after(*BUST)
    chosen = []
    view.chosen.connect(chosen.append)
    view.scene_.moments.show_at(MOVE + 100)
    ship = harbour(view)[0]

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=ship.spot.rect.center().toPoint())

    assert not chosen
    assert not view.scene_.moments.running
    assert harbour(view) == []


def test_opponents_wait_for_the_end_of_a_moment(after):
    view = after(*BUST)

    assert view.scene_.moving()
    view.scene_.moments.show_at(60_000)
    view.scene_.finish()
    assert not view.scene_.moving()


def test_a_moment_ends_where_another_position_is_shown_or_the_size_changes(after):
    view = after(*BUST)
    match = game(*BUST[:2])

    view.show_state(match.states[0], 0, match.seats, still=True)
    assert not view.scene_.moments.running
    view.show_state(match.states[104], 0, match.seats, still=True)
    view.show_ply(match, 105, 0, match.seats)
    view.resize(1000, 700)
    assert not view.scene_.moments.running
    assert harbour(view) == []
    assert not any(item.veiled for key in view.scene_.board_keys() if (item := view.scene_.item(key)))


def test_nothing_is_made_of_a_step_back(after):
    view = after(*BUST)
    match = game(*BUST[:2])
    view.scene_.finish()

    view.show_ply(match, 104, 0, match.seats)

    assert not view.scene_.moments.running


def test_a_sentence_takes_no_click(after):
    view = after(*END)
    view.scene_.moments.show_at(500)
    (told,) = seen(view, TellItem)

    assert told.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert view.scene_.key_at(told.mapToScene(QPoint(0, 0))) == ""


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("motion", [each for each in Motion if each not in (Motion.HOLD, Motion.TELL)])
def test_nothing_is_painted_beyond_what_the_table_takes_away_again(qapp, motion):
    """A corner of a die that came rolling stayed on the table."""
    pixmap = QPixmap(56, 56)
    pixmap.fill(QColor("red"))
    picture = Picture(pixmap, margin=8.0)
    item = MomentItem(motion, Spot(0, 0, 40, 40), picture, picture, [picture] * 5)
    image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(300, 300)
    for step in range(101):
        item.share = step / 100
        item.paint(painter, None)
    painter.end()

    seen = QRegion(QPixmap.fromImage(image).mask()).boundingRect()
    box = item.boundingRect().toAlignedRect().translated(300, 300)
    assert not seen.isEmpty()
    assert QRect(0, 0, 600, 600).contains(box)
    assert box.contains(seen)


def test_a_frame_of_light_covers_nothing_of_what_it_is_around(qapp):
    """Loyang: the shields on the path were small squares while their points were counted."""
    rect = QRect(20, 20, 22, 24)
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("#303030"))
    inside = rect.adjusted(6, 1, -6, -1)  # between the corners, which are round
    before = image.copy(inside)
    painter = QPainter(image)
    LightItem(QRectF(rect), 5, 0.5).paint(painter, QStyleOptionGraphicsItem())
    painter.end()

    assert image.copy(inside) == before
    assert image.pixelColor(rect.left() - 2, 32) != QColor("#303030")
