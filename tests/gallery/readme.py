"""The pictures in README.md: ``python -m tests.gallery.readme`` paints them anew into docs/pictures."""

import argparse
from pathlib import Path

from tests.gallery import animation
from tests.gallery.screens import SIZE, Studio, image_of, studio

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
PICTURES = {
    "port_royal": "port_royal_four",
    "taverns": "taverns_five",
    "loyang": "loyang_late",
    "murano": "murano_turn",
    "bruges": "bruges_late",
    "review": "review_turning",
}
"""Name of the file, and the screen that it shows."""

QUALITY = 82
ANIMATION, WIDTH, ANIMATION_QUALITY = "review.webp", 720, 26
BEAT, REST = 450, 2000
"""Milliseconds that a position of the animation stays, and the last one."""


def animate(own: Studio) -> None:
    """The slider of a review going from move to move."""
    images = animation.frames(*own.reviewed(), SIZE, WIDTH)
    times = [BEAT] * (len(images) - 1) + [REST]
    (FOLDER / ANIMATION).write_bytes(animation.animated(images, times, ANIMATION_QUALITY))


def main() -> None:
    argparse.ArgumentParser(prog="python -m tests.gallery.readme", description=__doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    with studio() as own:
        animate(own)
        for name, screen in PICTURES.items():
            image_of(screen, own).save(str(FOLDER / f"{name}.jpg"), "JPG", QUALITY)


if __name__ == "__main__":
    main()
