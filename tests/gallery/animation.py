"""A short animation of a review in motion, for README.md: real widgets, one picture per position, as animated WebP.

Qt writes single pictures in WebP; an animation is a few headers around them.
"""

import struct
from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage

from app.match.archive import Archive
from app.match.match import Match
from app.models.review.moves import ListedMoves
from app.views.review.page import ReviewPage
from app.views.scale import scale
from tests.gallery.review import Assessor
from tests.gallery.waiting import settle
from tests.views.reviews import open_game

POSITIONS = 15
"""Pictures, one per position: a turn or two each side of the greatest turning point."""


def frames(archive: Archive, match: Match, size: tuple[int, int], width: int) -> list[QImage]:
    """The slider goes from move to move of a past game."""
    scale.fit(*size)
    page = ReviewPage(archive, make=Assessor, speed=2)
    page.resize(*size)
    page.show()
    open_game(page, match.record.id)
    while page.analysis.busy or page.found.busy:
        settle(page)
    page.move_list.choose(ListedMoves.TURNING)
    found = []
    first = max(0, page.turning_points[len(page.turning_points) * 2 // 3].ply - POSITIONS // 2)
    for position in range(first, min(first + POSITIONS, match.ply)):
        page.show_position(position, still=True)
        settle(page)
        while page.board.board.work():
            pass
        page.board.scene_.sharpen()
        settle(page)
        image = page.grab().toImage()
        found.append(image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation))
    page.hide()
    page.deleteLater()
    page.close_game()
    return found


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a RIFF file: its name, its length, and an even number of bytes."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def number(value: int) -> bytes:
    """A number of 24 bits, as WebP writes sizes and times."""
    return struct.pack("<I", value)[:3]


def picture(image: QImage, quality: int) -> bytes:
    """What stands for a picture within an animation: the chunk with its compressed points."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.convertToFormat(QImage.Format.Format_RGB32).save(buffer, "WEBP", quality)
    data, at = bytes(buffer.data()), 12
    while at < len(data):
        name, (length,) = data[at : at + 4], struct.unpack_from("<I", data, at + 4)
        if name in (b"VP8 ", b"VP8L"):
            return chunk(name, data[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("Qt wrote no picture")


def animated(images: Sequence[QImage], milliseconds: Sequence[int], quality: int) -> bytes:
    """Pictures of one size as an animated WebP that goes round for ever.

    Args:
        images: The pictures.
        milliseconds: How long each is shown.
        quality: Of the compression, 0 to 100.
    """
    size = number(images[0].width() - 1) + number(images[0].height() - 1)
    parts = [chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + size), chunk(b"ANIM", b"\xff\xff\xff\xff" + b"\0\0")]
    for image, shown in zip(images, milliseconds, strict=True):
        place = number(0) + number(0) + size + number(shown) + bytes([0b10])  # not blended with the one before
        parts.append(chunk(b"ANMF", place + picture(image, quality)))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))
