"""The sentence on the table of a review."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from app.views.paint.cache import pixmaps
from app.views.review import banner as banners
from app.views.review.banner import Banner


@pytest.fixture
def host(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    return host


@pytest.fixture
def banner(host):
    banner = Banner(host)
    banner.fit(QRectF(90.5, 30.25, 1200, 76))
    pixmaps.clear()
    return banner


def picture(banner):
    """What it looks like."""
    found = QPixmap(banner.size())
    found.fill("#405060")
    banner.render(found)
    return found.toImage()


SENTENCES = ["No.", "Ada takes a card.", "Ada takes a card, " * 3, "Ada takes a card, and then another one, " * 4]


def test_sentences_of_all_lengths_share_one_sheet(banner, monkeypatch):
    made = []
    monkeypatch.setattr(banners, "painted", lambda *a, paint=banners.painted: made.append(a[:2]) or paint(*a))

    for words in SENTENCES:
        banner.say(1, words)
        banner.grab()

    sheets = {size for size in made if size[0] > 200}
    assert len(sheets) == 1, "a picture for each width takes the room of thirty cards"


@pytest.mark.painted
@pytest.mark.parametrize("words", SENTENCES, ids=range(4))
def test_a_sheet_in_two_parts_looks_like_one(banner, monkeypatch, words):
    banner.say(1, words)
    parts = picture(banner)

    monkeypatch.setattr(banners, "_END", 10_000)  # now it is painted as wide as it is

    assert parts == picture(banner)
