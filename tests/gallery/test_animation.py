"""The animation of README.md is one that readers of WebP take, and small."""

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageReader

from tests.gallery import animation, readme


def test_pictures_become_an_animation_that_qt_reads_again(qapp):
    colours = ["#c02020", "#20a020", "#2020c0"]
    images = []
    for colour in colours:
        images.append(QImage(64, 40, QImage.Format.Format_RGB32))
        images[-1].fill(QColor(colour))

    data = QByteArray(animation.animated(images, [100, 200, 300], 90))
    buffer = QBuffer(data)
    reader = QImageReader(buffer, b"webp")
    found, times = [], []
    for _ in colours:
        image = reader.read()
        found.append(image.pixelColor(30, 20))
        times.append(reader.nextImageDelay())

    assert reader.imageCount() == 3
    assert reader.supportsAnimation()
    for got, wanted in zip(found, map(QColor, colours), strict=True):
        assert abs(got.red() - wanted.red()) + abs(got.green() - wanted.green()) + abs(got.blue() - wanted.blue()) < 30
    assert times == [100, 200, 300]


@pytest.mark.slow
def test_the_kept_animation_is_small_and_whole(qapp):
    file = readme.FOLDER / readme.ANIMATION
    reader = QImageReader(str(file))

    assert file.stat().st_size < 400_000
    assert reader.imageCount() == animation.POSITIONS
    assert reader.size().width() == readme.WIDTH
