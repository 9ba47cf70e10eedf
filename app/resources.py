"""Where the files that ship with Kontor lie: in the source tree, or inside a PyInstaller bundle."""

import sys
from pathlib import Path

_BUNDLE = getattr(sys, "_MEIPASS", None)
ROOT = Path(_BUNDLE) if _BUNDLE else Path(__file__).resolve().parent.parent

TRANSLATIONS = ROOT / "translations"
"""Where the built ``kontor_<language>.qm`` lie, beside their sources and in the bundle alike."""


def resource_path(*parts: str) -> Path:
    """Path of a shipped file, e.g. ``resource_path("fonts", "alegreya-800-normal.ttf")``."""
    return ROOT.joinpath("resources", *parts)


def languages(folder: Path = TRANSLATIONS) -> tuple[str, ...]:
    """The languages that Kontor speaks, found by the names of their translations; English needs none."""
    found = {path.stem.removeprefix("kontor_") for kind in ("ts", "qm") for path in folder.glob(f"kontor_??.{kind}")}
    return tuple(sorted(found | {"en"}))
