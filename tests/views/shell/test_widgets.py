"""The kit of widgets: panels that float or lie flat, and buttons that say their key or why they cannot be pressed."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.views.scale import scale
from app.views.widgets.key_button import TOOL, KeyButton
from app.views.widgets.measure import Measure
from app.views.widgets.panel import SHADOW, Panel

pytestmark = pytest.mark.painted


class Floating(Panel):
    elevation = 10.0


@pytest.fixture
def host(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 400)
    host.show()
    yield host
    scale.fit(1920, 1080)


def written(panel):
    """Whether anything is written in the head of the panel."""
    head = panel.paper().toRect().adjusted(17, 4, -17, 0)
    head.setHeight(round(panel.head_height()) - 8)
    picture = panel.grab(head).toImage()
    return len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 1


def test_a_flat_panel_fills_its_widget_and_follows_the_window(host):
    panel = Panel(host)
    panel.place(QRectF(0, 0, 300, 200))

    scale.fit(960, 540)

    assert panel.paper() == QRectF(0, 0, 300, 200)
    assert panel.measure.unit == 0.5
    assert panel.measure.letter_size(40) == pytest.approx(scale.text(40))


def test_a_floating_panel_keeps_room_for_its_shadow_and_the_sizes_of_its_page(host):
    panel = Floating(host)
    panel.set_measure(Measure(2.0))
    panel.place(QRectF(50, 50, 300, 200))

    scale.fit(960, 540)

    assert panel.margin == 2 * SHADOW
    assert panel.mapToParent(panel.paper().topLeft().toPoint()).toTuple() == (50, 50)
    assert panel.measure.unit == 2.0


@pytest.mark.parametrize("kind", [Panel, Floating])
def test_a_heading_is_written_where_there_is_one(host, kind):
    panel = kind(host)
    panel.place(QRectF(20, 20, 300, 200))
    panel.show()
    assert not written(panel)

    panel.set_title("Moves")
    assert written(panel)


def test_a_button_of_a_game_is_pressed_by_enter_and_says_why_it_cannot_be(host):
    pressed = []
    button = KeyButton(host, kind=TOOL)
    button.clicked.connect(lambda: pressed.append(1))
    button.setText("Undo")
    button.show()
    wide = button.sizeHint().width()

    QTest.keyClick(button, Qt.Key.Key_Return)
    button.block("What was revealed cannot be hidden again.")
    QTest.keyClick(button, Qt.Key.Key_Return)

    assert pressed == [1]
    assert button.sizeHint().width() > wide
    assert not button.faded()
