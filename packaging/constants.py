"""Tells the compiler which names of a module are constants, and what they are: used by ``compile.py``.

In Kontor a name in capitals at the top of a module is given its value once.  For Python that is a habit only, so
that compiled code would look the name up in a dictionary at every use.  ``written_out`` says it in the compiler's
language: ``Final``, with plain numbers and texts in the place of the expressions that they come from.  Whoever
breaks the habit is told by mypy when the result is compiled.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from typing import TypeVar

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
PLAIN = (bool, int, float, str)
FUTURE = "from __future__ import annotations"


def written_out(source: str, values: Mapping[str, object]) -> str:
    """The text of a module with its constants declared; every statement stays on its line.

    ``values`` are the names of the module as it was imported from this text.
    """
    lines = source.splitlines(keepends=True)
    for statement in ast.parse(source).body:
        names = names_of(statement)
        if not all(CONSTANT.fullmatch(name) and not isinstance(values[name], TypeVar) for name in names):
            continue
        if names and all(type(values[name]) in PLAIN for name in names):
            assert statement.end_lineno is not None
            rest = statement.end_lineno - statement.lineno
            lines[statement.lineno - 1] = "; ".join(f"{name}: Final = {values[name]!r}" for name in names) + "\n"
            lines[statement.lineno : statement.end_lineno] = ["\n"] * rest
        elif len(names) == 1:
            at = statement.lineno - 1
            lines[at] = declared(lines[at], statement, values[names[0]])
    return "".join(lines).replace(FUTURE, f"{FUTURE}; from typing import Final", 1)


def names_of(statement: ast.stmt) -> list[str]:
    """The names that an assignment gives a value; none where it is something else."""
    if isinstance(statement, ast.AnnAssign) and statement.value:
        targets: list[ast.expr] = [statement.target]
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        targets = target.elts if isinstance(target, ast.Tuple) else [target]
    else:
        return []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def declared(line: str, statement: ast.stmt, value: object) -> str:
    """The first line of the assignment of a constant, as a ``Final``."""
    if isinstance(statement, ast.AnnAssign):
        annotation = statement.annotation
        if annotation.end_lineno != statement.lineno:
            return line
        begin, end = annotation.col_offset, annotation.end_col_offset
        return f"{line[:begin]}Final[{line[begin:end]}]{line[end:]}"
    assert isinstance(statement, ast.Assign)
    kind = type_of(value) if isinstance(value, tuple) else ""
    name, rest = line.split("=", 1)
    return f"{name.rstrip()}: Final{f'[{kind}]' if kind else ''} ={rest}"


def type_of(value: object) -> str:
    """The type of a tuple of any length whose items are alike; empty where there is none.

    The type that mypy infers has the length in it: such a tuple is unpacked and packed again at every use.
    """
    if type(value) in PLAIN:
        return type(value).__name__
    kinds = {type_of(item) for item in value} if isinstance(value, tuple) else {""}
    return f"tuple[{kinds.pop()}, ...]" if len(kinds) == 1 and "" not in kinds else ""
