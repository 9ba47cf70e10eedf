"""What was painted on the way goes away: a table that has come to rest looks like one that was laid out afresh."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem

from app.engines import GAMES
from app.views.board.base import BoardPanel
from app.views.board.panel_item import PanelItem
from app.views.board.panel_pictures import PanelPictures
from app.views.board.passing_items import FlyingItem
from app.views.board.piece_item import Picture, PieceItem
from app.views.board.spot import Spot
from app.views.paint.brushes import SOFT
from tests.views.tables import seats, states_of

pytestmark = pytest.mark.painted

SAME = 12
"""What a colour may differ by where a turned or scaled picture is painted in parts (measured: 6 of 255)."""

ROOM = 80
"""Free pixels around an item under test."""


@dataclass(frozen=True)
class Blank:
    """A panel with nothing on it."""

    def paint(self, p, rect):
        pass


@cache
def played(game):
    """The positions of a game of three."""
    if game == "port_royal":
        return states_of(game, 3, {}, 7, lambda state, random: random.choice(state.legal()))
    return states_of(game, 3, {}, 7, import_module(f"tests.views.{game}.conftest").likely)


def on_screen(view):
    """What a person sees of the view now: not a new picture of it, but what was painted so far."""
    QApplication.processEvents()
    return view.screen().grabWindow(view.window().winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def differing(one, other):
    """The largest difference between two pictures in any colour."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    assert len(a) == len(b)
    return max((abs(x - y) for x, y in zip(a, b, strict=True) if x != y), default=0) if a != b else 0


def painted_sharp(view):
    while view.board.work():
        pass
    view.scene_.sharpen()


def pieces(view):
    """The item of every piece, also of those that leave."""
    return [item for item in view.scene_.items() if isinstance(item, PieceItem)]


def in_motion(view):
    """Everything that is on its way: pieces, also those that leave, and coins."""
    return [
        item
        for item in view.scene_.items()
        if isinstance(item, FlyingItem) or (isinstance(item, PieceItem) and not item.at_rest())
    ]


@pytest.mark.quick_for("loyang", "murano")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_settled_table_looks_like_a_fresh_one(qtbot, open_view, game):
    """Wherever the next position came while the last one was still being shown."""
    states, random = played(game), Random(1)
    view = open_view(game, states[0], (1100, 800))
    view.scene_.speed = 4
    at = 0
    for _ in range(2):
        for _ in range(random.randrange(2, 5)):
            at = min(len(states) - 1, at + random.randrange(1, 5)) if random.random() < 0.6 else random.randrange(90)
            view.show_state(states[at], 0, seats(3), still=random.random() < 0.15)
            qtbot.wait(random.choice((0, 5, 15, 30, 60)))
        qtbot.waitUntil(lambda: not view.scene_.moving() and not in_motion(view))
        painted_sharp(view)
        assert {item.key for item in pieces(view)} <= view.scene_.board_keys()

        fresh = open_view(game, states[at], (1100, 800))
        painted_sharp(fresh)
        assert differing(on_screen(view), on_screen(fresh)) <= SAME
        fresh.close()


@pytest.fixture
def desk(qtbot):
    """An empty scene that is shown, and the view of it."""
    scene = QGraphicsScene(0, 0, 400, 300)
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
    qtbot.addWidget(view)
    view.resize(440, 340)
    view.show()
    QApplication.processEvents()
    yield view
    scene.clear()


def a_picture(width, height, margin=0.0):
    pixmap = QPixmap(round(width + 2 * margin), round(height + 2 * margin))
    pixmap.fill(Qt.GlobalColor.red)
    return Picture(pixmap, margin)


def laid(scene, spot, picture=None):
    """A piece that lies at ``spot``."""
    item = PieceItem("piece", spot)
    item.set_picture(picture or a_picture(spot.width, spot.height))
    scene.addItem(item)
    return item


@pytest.mark.parametrize("ms", [0, 1])
def test_a_piece_that_fades_between_two_frames_leaves_nothing(qtbot, desk, ms):
    """Even if no frame was painted on the way."""
    empty = on_screen(desk)
    item = laid(desk.scene(), Spot(50, 50, 80, 110))
    assert on_screen(desk) != empty

    item.leave(item.spot._replace(opacity=0.0), ms)
    qtbot.waitUntil(lambda: not desk.scene().items())

    assert on_screen(desk) == empty


def test_a_piece_that_need_not_move_to_leave_is_gone(desk):
    """It is where it would vanish already: no motion will ever tell of its arrival."""
    item = laid(desk.scene(), Spot(50, 50, 80, 110))

    item.leave(item.spot, 300)

    assert desk.scene().items() == []


def test_a_leaving_piece_that_is_hurried_is_gone(desk):
    item = laid(desk.scene(), Spot(50, 50, 80, 110))
    item.leave(item.spot._replace(x=200), 300)
    item.arrive()

    assert desk.scene().items() == []


def paints_within(item, paint):
    """Whether nothing that the item paints lies outside the place that it tells the scene of."""
    bounds = item.boundingRect()
    whole = bounds.adjusted(-ROOM, -ROOM, ROOM, ROOM).toAlignedRect()
    image = QImage(whole.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-whole.topLeft())
    paint(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.resetTransform()
    painter.fillRect(bounds.adjusted(-1, -1, 1, 1).translated(-whole.topLeft()), Qt.GlobalColor.transparent)
    painter.end()
    return not any(bytes(image.constBits()))


def test_a_piece_at_rest_is_copied_and_paints_itself_only_while_it_is_marked(desk, monkeypatch):
    """Two hundred calls into Python a frame were a sixth of a jump of the slider."""
    drawn = []
    whole = PieceItem.draw
    monkeypatch.setattr(PieceItem, "draw", lambda item, painter: drawn.append(item.key) or whole(item, painter))
    item = laid(desk.scene(), Spot(50, 50, 80, 110))
    plain = on_screen(desk)
    assert drawn == []

    item.mark(offered=True, chosen=False, last=False, focused=False)
    assert on_screen(desk) != plain
    assert "piece" in drawn

    item.mark(offered=False, chosen=False, last=False, focused=False)
    drawn.clear()
    assert on_screen(desk) == plain
    assert drawn == []


def as_drawn(view, item):
    """What is seen when the item paints itself."""
    item.setVisible(False)
    picture, corner = on_screen(view), view.viewport().pos()
    item.setVisible(True)
    painter = QPainter(picture)
    painter.setRenderHints(SOFT)
    shift = QTransform.fromTranslate(corner.x(), corner.y())
    painter.setTransform(item.deviceTransform(view.viewportTransform()) * shift)
    item.draw(painter)
    painter.end()
    return picture


@pytest.mark.parametrize(
    ("spot", "last"),
    [
        (Spot(50, 50, 80, 110), True),
        (Spot(50.3, 50.6, 40, 50, unit=0.7), True),
        (Spot(50, 50, 80, 110, worded=True), True),
        (Spot(50, 50, 80, 110, angle=12), False),
        (Spot(50, 50, 80, 110, angle=12), True),
    ],
)
def test_a_piece_that_was_touched_last_or_lies_askew_is_copied_as_it_would_be_drawn(desk, monkeypatch, spot, last):
    """Bruges marks ten pieces at once; each took as long to paint as five that are copied."""
    desk.setRenderHints(SOFT)
    drawn = []
    whole = PieceItem.draw
    monkeypatch.setattr(PieceItem, "draw", lambda item, painter: drawn.append(item.key) or whole(item, painter))
    item = laid(desk.scene(), spot, a_picture(spot.width, spot.height, 10.0))
    item.mark(offered=False, chosen=False, last=last, focused=False)
    seen = on_screen(desk)

    assert bool(drawn) == (last and spot.angle != 0)  # a rhomb is not turned as a picture
    assert differing(seen, as_drawn(desk, item)) <= 3
    item.lie(spot._replace(x=spot.x + 30, angle=spot.angle * 2), item.picture)
    assert differing(on_screen(desk), as_drawn(desk, item)) <= 3
    item.mark(offered=False, chosen=False, last=False, focused=False)
    item.lie(spot._replace(angle=0), item.picture)
    assert differing(on_screen(desk), as_drawn(desk, item)) <= 3


def test_a_piece_that_looks_otherwise_where_it_lies_is_not_laid_anew(desk):
    """Half of the pieces at a jump of the slider do."""
    item = laid(desk.scene(), Spot(50, 50, 80, 110), a_picture(80, 110, 10.0))
    bounds, place = item.boundingRect(), item.pos()
    other = a_picture(80, 110, 10.0)
    item.lie(Spot(50, 50, 80, 110, z=2.0), other)

    assert item.boundingRect() is bounds  # worked out anew where it is laid anew
    assert (item.pos(), item.zValue(), item.picture) == (place, 2.0, other)

    item.lie(Spot(50, 50, 80, 110, z=2.0), a_picture(80, 110, 12.0))
    assert item.boundingRect() != bounds


@pytest.mark.parametrize("unit", [0.4, 0.7, 1.0, 2.0])
@pytest.mark.parametrize("mark", ["offered", "chosen", "last", "focused", "hinted"])
@pytest.mark.parametrize("hovered", [False, True])
def test_a_piece_paints_only_where_it_says(desk, unit, mark, hovered):
    """Frame, badge, rhomb and lamp as well, on a large and on a small piece."""
    marks = dict.fromkeys(("offered", "chosen", "last", "focused", "hinted"), False) | {mark: True}
    for size in (180 * unit, 40 * unit):
        item = laid(desk.scene(), Spot(50, 50, size, size * 1.4, unit=unit), a_picture(size, size * 1.4, 10 * unit))
        item.mark(**marks)
        item.hover(hovered, 0)
        assert paints_within(item, item.draw)


@pytest.mark.parametrize(("start", "end"), [((80, 112), (70, 20)), ((70, 20), (80, 112)), ((100, 140), (82, 115))])
def test_a_piece_that_changes_its_shape_paints_only_where_it_says(qtbot, desk, start, end):
    """The Loyang bug: a card that became a line in a list hung out of its place on the whole way there."""
    item = laid(desk.scene(), Spot(50, 50, *start), a_picture(*start, 10.0))
    spot = Spot(200, 100, *end)
    shrinks = spot.width * spot.height < item.spot.width * item.spot.height
    for late in {shrinks, False}:
        item.start_at(Spot(50, 50, *start))
        item.set_picture(a_picture(*(start if late else end), 10.0))
        item.glide_to(spot, 80)
        while not item.at_rest():
            assert paints_within(item, item.draw)
            qtbot.wait(5)


@pytest.mark.parametrize("scale", [0.4, 1.0, 2.5])
def test_a_panel_paints_only_where_it_says(open_view, scale, monkeypatch):
    """Also the frame of a panel whose picture does not reach beyond it."""
    view = open_view("port_royal", played("port_royal")[0])
    monkeypatch.setattr(view.board, "unit", lambda: scale)
    monkeypatch.setattr(view.board, "paint_panel", lambda painter, panel: None)
    panel = PanelItem(view.board, BoardPanel("panel", QRectF(20, 20, 100, 60), Blank(), reach=2), PanelPictures())
    panel.mark(offered=True, chosen=False, focused=False)

    assert paints_within(panel, lambda painter: panel.paint(painter, QStyleOptionGraphicsItem()))


def test_a_panel_that_reaches_less_far_clears_what_it_leaves(open_view):
    view = open_view("port_royal", played("port_royal")[0])
    panel = PanelItem(view.board, BoardPanel("panel", QRectF(20, 20, 100, 60), Blank(), reach=30), PanelPictures())
    panel.mark(offered=False, chosen=False, focused=False)
    before = panel.boundingRect()

    panel.take(BoardPanel("panel", QRectF(20, 20, 100, 60), Blank(), reach=2))

    assert before.contains(panel.boundingRect())
    assert panel.boundingRect().width() == 104


@pytest.mark.slow
def test_a_panel_that_was_focused_or_chosen_looks_as_before(open_view):
    """It paints itself while it has a frame, and is copied by Qt before and after that."""
    view = open_view("port_royal", played("port_royal")[0])
    for _ in view.steps(played("port_royal")[-1], 0, seats(3)):
        pass
    painted_sharp(view)
    before = on_screen(view)
    for marks in ({"offered": True, "chosen": False}, {"offered": False, "chosen": True}):
        for focused in (False, True):
            for item in view.scene_.items():
                if isinstance(item, PanelItem):
                    item.mark(**marks, focused=focused)
            assert on_screen(view) != before
            for item in view.scene_.items():
                if isinstance(item, PanelItem):
                    item.mark(offered=False, chosen=False, focused=False)
            assert on_screen(view) == before


def test_of_equal_pieces_the_later_in_the_model_lies_on_top(qtbot, open_view):
    """Their shadows overlap in the same order, whichever came first."""
    states, sitting = played("murano"), seats(3)
    view, fresh = (open_view("murano", states[0], (1100, 800)) for _ in range(2))
    for at in (108, 6, 15, 108):
        view.show_state(states[at], 0, sitting, still=True)
    fresh.show_state(states[108], 0, sitting, still=True)

    def order(view):
        return [item.key for item in sorted(pieces(view), key=PieceItem.zValue)]

    assert len({item.zValue() for item in pieces(view)}) == len(pieces(view))
    assert order(view) == order(fresh)
