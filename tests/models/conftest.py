"""English words and English lists, whatever the machine speaks."""

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture(autouse=True)
def _english():
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)
