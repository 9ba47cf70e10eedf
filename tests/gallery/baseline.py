"""The kept pictures of all screens: look whether the screens still look so, or keep what they look like now.

``python -m tests.gallery.baseline [NAME ...]`` compares the screens whose names begin so (or all of them), and writes
old, new and difference side by side to ``tests/gallery/out/changed`` where they differ; ``--renew`` keeps the new
pictures instead. Look at every picture that changed before it is kept.
"""

import argparse
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from tests.gallery.difference import Difference, difference, encoded, kept, side_by_side
from tests.gallery.screens import SCREENS, Studio, image_of, studio

KEPT = Path(__file__).parent / "pictures"
CHANGED = Path(__file__).parent / "out" / "changed"


def file_of(name: str) -> Path:
    """Where the picture of a screen is kept."""
    return KEPT / f"{name}.jpg"


def compared(name: str, own: Studio) -> tuple[Difference, QImage, QImage]:
    """By how much a screen differs from its kept picture; and both pictures, the kept one first.

    Raises:
        FileNotFoundError: There is none yet.
    """
    old = QImage.fromData(file_of(name).read_bytes())
    new = kept(image_of(name, own))
    return difference(old, new), old, new


def written(name: str, found: Difference, old: QImage, new: QImage) -> Path:
    """Write old, new and difference side by side; gives the file."""
    CHANGED.mkdir(parents=True, exist_ok=True)
    file = CHANGED / f"{name}.png"
    side_by_side(old, new, found).save(str(file))
    return file


def renew(names: list[str], own: Studio) -> None:
    """Keep the screens as they look now; a picture that would look the same stays as it is."""
    KEPT.mkdir(exist_ok=True)
    for name in names:
        image, file = image_of(name, own), file_of(name)
        if file.exists() and difference(QImage.fromData(file.read_bytes()), kept(image)).score < SAME:
            continue
        file.write_bytes(encoded(image))
        print(f"renewed {file.name}")
    for file in KEPT.glob("*.jpg"):
        if file.stem not in SCREENS:
            file.unlink()
            print(f"removed {file.name}")


SAME = 0.05
"""Below this score a renewed picture would only be noise in the history."""


def check(names: list[str], own: Studio) -> int:
    """Compare, and tell what differs; gives the number of screens that do."""
    faults = 0
    for name in names:
        found, old, new = compared(name, own)
        is_fault = found.score >= 1
        faults += is_fault
        print(f"{found.score:6.2f} {name}", written(name, found, old, new) if is_fault else "")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.baseline", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the names of the wanted screens begin")
    parser.add_argument("--renew", action="store_true", help="keep the screens as they look now")
    wanted = parser.parse_args()
    names = [name for name in SCREENS if name.startswith(tuple(wanted.names) or ("",))]
    with studio() as own:
        if wanted.renew:
            renew(names, own)
            return 0
        return 1 if check(names, own) else 0


if __name__ == "__main__":
    sys.exit(main())
