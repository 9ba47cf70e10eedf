"""The scroll bar that paints itself looks like the one of its style sheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollBar, QVBoxLayout, QWidget

from app.views.theme import keeper, theme
from app.views.widgets.panel import thin_scrollbar
from app.views.widgets.thin_bar import ThinBar

pytestmark = pytest.mark.painted


@pytest.fixture
def look(qtbot):
    """What a bar looks like on the paper of a panel, at a value."""

    def taken(bar, high, last, value):
        ground = QWidget()
        qtbot.addWidget(ground)
        ground.setAutoFillBackground(True)
        colours = ground.palette()
        colours.setColor(ground.backgroundRole(), theme().panel)
        ground.setPalette(colours)
        layout = QVBoxLayout(ground)
        layout.setContentsMargins(5, 5, 5, 5)
        layout.addWidget(bar)
        ground.setFixedSize(20, high)
        bar.setRange(0, last)
        bar.setPageStep(high)
        bar.setValue(value)
        ground.show()
        QApplication.processEvents()
        picture = ground.grab().toImage()
        bar.setParent(None)
        return picture

    return taken


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("high", "last", "value"), [(216, 22_000, 11_184), (216, 22_000, 22_000), (400, 300, 17)])
def test_a_thin_bar_looks_like_its_style_sheet(look, name, high, last, value):
    before = keeper.choice
    own = ThinBar()
    keeper.use(name)
    try:
        styled = QScrollBar(Qt.Orientation.Vertical)
        styled.setStyleSheet(thin_scrollbar())
        painted = look(own, high, last, value)
        assert own.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        assert painted == look(styled, high, last, value)
    finally:
        keeper.use(before)
