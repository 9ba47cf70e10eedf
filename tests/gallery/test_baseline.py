"""Every screen still looks like its kept picture; ``python -m tests.gallery.baseline --renew NAME`` keeps a new one."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.engines import GAMES
from tests.gallery import baseline, faults
from tests.gallery.difference import difference, kept, side_by_side
from tests.gallery.screens import QUICK, SCREENS, studio

MOST_BYTES = 4_000_000
LONG = (pytest.mark.slow, pytest.mark.gallery)


@pytest.fixture(autouse=True)
def _painting(qapp):
    """Letters cannot be painted without an application, whichever test comes first."""


@pytest.fixture(scope="module")
def own(qapp):
    """What the screens share."""
    with studio() as made:
        yield made


@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in QUICK else LONG) for name in SCREENS])
def test_a_screen_looks_like_its_kept_picture(name, own):
    """Whoever meant to change it looks at the new picture, and keeps it."""
    found, old, new = baseline.compared(name, own)

    if found.score >= 1:
        file = baseline.written(name, found, old, new)
        pytest.fail(f"{name} differs by {found.score:.2f}: old, new and difference are in {file}")


def test_each_screen_has_one_picture_and_all_are_small():
    """4 MB together, so that the history of the repository stays light."""
    files = list(baseline.KEPT.iterdir())

    assert {file.name for file in files} == {baseline.file_of(name).name for name in SCREENS}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.slow
def test_a_fault_writes_old_new_and_difference(own, tmp_path, monkeypatch):
    """A missing bag is noticed, and shown beside the picture with one."""
    monkeypatch.setattr(baseline, "CHANGED", tmp_path)
    fault = next(each for each in faults.FAULTS["murano"] if each.place == "murano.things.paint_bag")

    with faults.put_in(fault):
        found, old, new = baseline.compared("murano_turn", own)
    shown = QImage(str(baseline.written("murano_turn", found, old, new)))

    assert found.score >= 1
    assert QRect(190, 275, 32, 25).contains(found.where.center())
    assert shown.width() == 3 * new.width()


@pytest.mark.slow
@pytest.mark.gallery
@pytest.mark.timeout(900)
def test_of_ten_faults_in_the_painting_eight_are_noticed(own):
    """The faults were chosen before the limits; ``python -m tests.gallery.faults`` tries those of all games."""
    _, noticed = faults.tried("murano", own)

    assert noticed >= 8


def test_every_game_has_ten_faults_to_be_tried():
    assert {game: len(found) for game, found in faults.FAULTS.items()} == dict.fromkeys(faults.FAULTS, 10)
    assert faults.FAULTS.keys() == set(GAMES)


# --- the comparison itself -------------------------------------------------------------------------------------------


def _page(dx=0.0, ink="#231B14", text="Round 12 of 30", *, piece=True):
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#F3E7CC"))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(dx, 0)
    p.setPen(QColor(ink))
    p.drawText(QRectF(20, 20, 300, 30), Qt.AlignmentFlag.AlignLeft, text)
    if piece:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("#B3261E"))
        p.drawEllipse(QRectF(300.5, 120.5, 9, 9))
    p.end()
    return kept(image)


def test_the_same_picture_has_no_difference():
    assert difference(_page(), _page()).score == 0


def test_letters_and_edges_may_lie_a_part_of_a_pixel_apart():
    assert difference(_page(), _page(0.5)).score < 1


def test_a_small_piece_or_a_digit_that_is_missing_is_noticed_at_its_place():
    missing = difference(_page(), _page(piece=False))

    assert missing.score >= 1
    assert missing.where.contains(305 // 2, 125 // 2)
    assert difference(_page(), _page(text="Round 1 of 30")).score >= 1


def test_four_pixels_aside_and_another_colour_are_noticed():
    assert difference(_page(), _page(4)).score >= 1
    assert difference(_page(), _page(ink="#B3261E")).score >= 1


def test_another_size_is_a_difference_that_can_be_shown():
    old, new = _page(), kept(QImage(300, 200, QImage.Format.Format_RGB32))
    found = difference(old, new)

    assert found.score == float("inf")
    assert not side_by_side(old, new, found).isNull()
