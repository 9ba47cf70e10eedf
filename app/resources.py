"""Where the files that ship with Kontor lie: in the source tree, or inside a PyInstaller bundle."""

import sys
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Path of a shipped file, e.g. ``resource_path("fonts", "alegreya-800-normal.ttf")``."""
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    return root.joinpath("resources", *parts)
