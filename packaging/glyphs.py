"""Cut the glyphs that Kontor uses out of the game-icons set.

``python packaging/glyphs.py path/to/icons.json`` reads the file of the npm package
``@iconify-json/game-icons`` and writes ``resources/glyphs/glyphs.json`` with every name that
``resources/glyphs/names.txt`` lists. Run it after adding a name there.
"""

import argparse
import json
import sys
from pathlib import Path

GLYPHS = Path(__file__).resolve().parent.parent / "resources" / "glyphs"


class UnknownGlyph(ValueError):
    """A listed name that the icon set does not have."""


def cut(icons: dict[str, dict[str, str]], names: list[str]) -> dict[str, str]:
    """SVG body by name, sorted; raises `UnknownGlyph` for names the set lacks."""
    missing = [name for name in names if name not in icons]
    if missing:
        raise UnknownGlyph(f"not in the icon set: {', '.join(missing)}")
    return {name: icons[name]["body"] for name in sorted(set(names))}


def main() -> int:
    """Read, cut, write; 0 when all names were found."""
    parser = argparse.ArgumentParser(description="Extract the listed glyphs into resources/glyphs/glyphs.json.")
    parser.add_argument("icons", type=Path, help="icons.json of the npm package @iconify-json/game-icons")
    source = parser.parse_args().icons
    icons = json.loads(source.read_text(encoding="utf-8"))["icons"]
    names = (GLYPHS / "names.txt").read_text(encoding="utf-8").split()
    try:
        bodies = cut(icons, names)
    except UnknownGlyph as error:
        print(error, file=sys.stderr)
        return 1
    text = json.dumps(bodies, indent=0, ensure_ascii=True)
    (GLYPHS / "glyphs.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(bodies)} glyphs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
