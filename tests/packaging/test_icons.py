"""The icon files that systems read: right sizes in right containers."""

import struct
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]


def test_every_icon_has_its_size_and_is_not_empty(tmp_path):
    subprocess.run([sys.executable, ROOT / "packaging" / "icons.py", tmp_path], check=True)

    for size in (16, 32, 256, 512):
        image = QImage(str(tmp_path / f"kontor-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size * 3 // 4).alpha() == 255
    ico, icns = (tmp_path / "kontor.ico").read_bytes(), (tmp_path / "kontor.icns").read_bytes()
    _, kind, n_pictures = struct.unpack("<HHH", ico[:6])
    assert (kind, n_pictures) == (1, 6)
    length, offset = struct.unpack("<II", ico[6 + 8 : 6 + 16])
    assert QImage.fromData(ico[offset : offset + length]).width() == 16
    assert (icns[:4], struct.unpack(">I", icns[4:8])[0]) == (b"icns", len(icns))
    assert QImage.fromData(icns[16 : 8 + struct.unpack(">I", icns[12:16])[0]]).width() == 16
