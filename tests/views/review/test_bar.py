"""The title bar of a page."""

import pytest

from app.views.review.bar import PageBar
from app.views.widgets.tool_button import ToolButton


@pytest.fixture
def bar(qtbot, look):
    bar = PageBar()
    qtbot.addWidget(bar)
    for name in ("save-arrow", "quill-ink", "bookshelf"):
        bar.add_tool(ToolButton(name))
    bar.resize(900, 56)
    bar.show()
    return bar


def test_a_hidden_tool_leaves_no_gap(bar):
    first, second, third = bar.findChildren(ToolButton)
    between = first.x() - second.geometry().right()
    assert second.x() - third.geometry().right() == between

    second.hide()
    bar.retranslate()
    assert first.x() - third.geometry().right() == between
