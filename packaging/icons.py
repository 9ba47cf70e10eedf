"""Paints the program's icon in every size and container: python packaging/icons.py FOLDER

Leaves kontor-16.png ... kontor-1024.png, kontor.ico (Windows) and kontor.icns (macOS).
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from app.views.paint.brushes import fill, pen, prepare, radial, rounded, stroke, vertical
from app.views.paint.glyphs import glyph

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
SMALL = 32  # up to here the ship fills the square and the rim is left out

SEA, DEEP = "#2C5A73", "#0F2433"
BRASS = ("#F9E6B4", "#D9A94E", "#A8741F")


def paint(size: int) -> QImage:
    """The icon: a brass caravel on a square of night-blue sea, ``size`` pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    prepare(painter)
    small = size <= SMALL
    inset = 0 if small else size * 0.045
    square = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
    fill(painter, vertical(square, SEA, DEEP))
    painter.drawPath(rounded(square, size * 0.2))
    if not small:
        fill(painter, radial(size / 2, size * 0.36, size * 0.5, (BRASS[0], 0.35), (BRASS[0], 0.0)))
        painter.drawPath(rounded(square, size * 0.2))
        rim = square.adjusted(size * 0.03, size * 0.03, -size * 0.03, -size * 0.03)
        stroke(painter, pen(BRASS[1], size * 0.014))
        painter.drawPath(rounded(rim, size * 0.17))
    ship = size * (0.9 if small else 0.7)
    left = (size - ship) / 2
    glyph(painter, "caravel", left, left, ship, BRASS, shadow=0 if small else size * 0.02)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the hint says bytes, the call wants a text
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon out of PNG files by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon out of PNG files by type."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(arguments: list[str]) -> int:
    """Write all icons into the folder named."""
    if len(arguments) != 1:
        print((__doc__ or "").strip())
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    pictures = {size: png(paint(size)) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"kontor-{size}.png").write_bytes(data)
    (folder / "kontor.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "kontor.icns").write_bytes(icns({kind: pictures[size] for size, kind in ICNS_TYPES.items()}))
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
