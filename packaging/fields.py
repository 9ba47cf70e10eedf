"""Writes into ``app/engines/<game>/state.py`` which fields a state has and how they are copied.

    python packaging/fields.py          write them
    python packaging/fields.py check    say which are out of date

The fields themselves are declared once, in ``State.__init__``: name, type, first value, meaning.  Copying
goes by the type.  A loop over names would take twice the time of these plain assignments, and plain
assignments can be compiled.  What is written is the tuple ``SLOTS`` and the function ``copy_into``; a new game
begins with ``SLOTS = ()`` and a ``copy_into`` that does nothing.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

ENGINES = Path(__file__).resolve().parents[1] / "app" / "engines"


def games() -> list[str]:
    """The games whose states are written so."""
    return sorted(path.parent.name for path in ENGINES.glob("*/state.py"))


def declared(game: str) -> dict[str, str]:
    """Name and type of every field, in the order of ``State.__init__``."""
    tree = ast.parse((ENGINES / game / "state.py").read_text("utf-8"))
    state = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"]
    begun = [node for each in state for node in each.body if isinstance(node, ast.FunctionDef)]
    init = next((node for node in begun if node.name == "__init__"), None)
    if init is None:
        raise SystemExit(f"{game}: state.py has no State.__init__, where the fields are declared")
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


def slots(fields: dict[str, str]) -> list[str]:
    """The lines of ``SLOTS``."""
    return ["SLOTS = (", *(f'    "{name}",' for name in fields), ")"]


def copying(fields: dict[str, str]) -> list[str]:
    """The lines of ``copy_into``."""
    return [
        "def copy_into(new: State, old: State) -> None:",
        '    """Make ``new`` an independent copy: what can change in place is copied, the rest shared.',
        "",
        "    Written by ``packaging/fields.py``.",
        '    """',
        *(f"    new.{name} = {copied(name, kind)}" for name, kind in fields.items()),
    ]


def text_of(game: str) -> str:
    """``state.py`` of a game as it should be."""
    source = (ENGINES / game / "state.py").read_text("utf-8")
    lines, fields, written = source.split("\n"), declared(game), 0
    for node in reversed(ast.parse(source).body):  # from below, so that the lines above keep their numbers
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SLOTS":
            lines[node.lineno - 1 : node.end_lineno] = slots(fields)
            written += 1
        elif isinstance(node, ast.FunctionDef) and node.name == "copy_into":
            lines[node.lineno - 1 : node.end_lineno] = copying(fields)
            written += 1
    if written != 2:
        raise SystemExit(f"{game}: state.py needs SLOTS and copy_into once each, to be written anew")
    return "\n".join(lines)


def main(words: list[str]) -> int:
    """Write or check all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", nargs="?", choices=("check",), help="only say which are out of date")
    check = bool(parser.parse_args(words).check)
    stale = []
    for game in games():
        path = ENGINES / game / "state.py"
        text = text_of(game)
        if path.read_text("utf-8") != text:
            stale.append(game)
            if not check:
                path.write_text(text, "utf-8", newline="\n")
    print("fields:", ", ".join(stale) or "all up to date")  # a command-line tool
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
