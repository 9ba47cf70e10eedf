"""Writes ``app/engines/<game>/fields.py``: how the fields of a state are copied.

    python packaging/fields.py          write them
    python packaging/fields.py check    say which are out of date

The fields themselves are declared once, in ``State.__init__``: name, type, first value, meaning.  Copying
goes by the type.  A loop over names would take twice the time of these plain assignments, and plain
assignments can be compiled.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ENGINES = Path(__file__).resolve().parents[1] / "app" / "engines"
HEAD = '''"""The fields of ``State`` and how they are copied.  Written by ``packaging/fields.py`` from ``state.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.chance import Rng

if TYPE_CHECKING:
    from app.engines.{game}.state import State
'''


def games() -> list[str]:
    """The games whose states are written so."""
    return sorted(path.parent.name for path in ENGINES.glob("*/fields.py"))


def declared(game: str) -> dict[str, str]:
    """Name and type of every field, in the order of ``State.__init__``."""
    tree = ast.parse((ENGINES / game / "state.py").read_text("utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    fields = {}
    for node in ast.walk(init):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            fields[node.target.attr] = ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    raise SystemExit(f"{game}: self.{target.attr} is declared without its type")
    return fields


def copied(name: str, kind: str) -> str:
    """What a copy gets for a field of a type."""
    if name == "trace":
        return "None"  # a copy tells nobody
    if kind == "Rng":
        return f"Rng(old.{name}.seed, old.{name}.events)"
    if kind.startswith("list[list["):
        return f"[inner[:] for inner in old.{name}] if old.{name} else []"  # many are empty, without their module
    if kind.startswith("list[") and kind != "list[Action]":  # offers are replaced, never changed in place
        return f"old.{name}[:]"
    return f"old.{name}"


def text_of(game: str) -> str:
    """The module of a game."""
    fields = declared(game)
    lines = [HEAD.format(game=game), "SLOTS = ("]
    lines += [f'    "{name}",' for name in fields]
    lines += [")", '"""All fields, as declared."""', "", ""]
    lines += ["def copy_into(new: State, old: State) -> None:"]
    lines += ['    """Make ``new`` an independent copy: what can change in place is copied, the rest shared."""']
    lines += [f"    new.{name} = {copied(name, kind)}" for name, kind in fields.items()]
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    """Write or check all."""
    stale = []
    for game in games():
        path = ENGINES / game / "fields.py"
        text = text_of(game)
        if path.read_text("utf-8") != text:
            stale.append(game)
            if "check" not in words:
                path.write_text(text, "utf-8", newline="\n")
    print("fields:", ", ".join(stale) or "all up to date")  # a command-line tool
    return int("check" in words and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
