"""Paints the program's icon in every size and container: python packaging/icons.py FOLDER

Leaves kontor-16.png ... kontor-1024.png, kontor.ico (Windows) and kontor.icns (macOS).
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from app.views.paint.brushes import prepare
from app.views.paint.chrome import paint_app_icon

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def paint(size: int) -> QImage:
    """The icon that the windows show too, ``size`` pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    prepare(painter)
    paint_app_icon(painter, size)
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="is made where it is missing")
    folder: Path = parser.parse_args(arguments).folder
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
