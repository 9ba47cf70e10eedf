"""What one test shows is gone before the next: old pages would follow every change of language and theme."""

import pytest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

SHOWN = []


@pytest.mark.parametrize("number", range(2))
def test_what_the_test_before_closed_is_deleted(qtbot, number):
    assert not any(map(isValid, SHOWN))

    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    SHOWN.append(widget)
