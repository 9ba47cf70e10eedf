"""The data files of the games: everything in them is read, so that nothing is said twice or in vain."""

import ast
import importlib.util
import json
import sys
from pathlib import Path

import pytest

from app.engines import GAMES

FOLDER = Path(__file__).parents[2] / "app" / "engines"


class Noting(dict):
    """An object of a data file that notes what is asked for."""

    def __init__(self, pairs):
        super().__init__(pairs)
        self.asked = set()

    def __getitem__(self, key):
        self.asked.add(key)
        return super().__getitem__(key)

    def get(self, key, default=None):
        self.asked.add(key)
        return super().get(key, default)

    def __iter__(self):
        self.asked |= set(super().keys())
        return super().__iter__()

    def keys(self):
        self.asked |= set(super().keys())
        return super().keys()

    def items(self):
        self.asked |= set(super().keys())
        return super().items()

    def values(self):
        self.asked |= set(super().keys())
        return super().values()


def load(game, monkeypatch):
    """The module with a game's components, made anew, and its data file."""
    found, loads = [], json.loads

    def noting(text, **_):
        found.append(loads(text, object_pairs_hook=Noting))
        return found[-1]

    spec = importlib.util.spec_from_file_location(f"{game}_noted", FOLDER / game / "components.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(json, "loads", noting)
    monkeypatch.setitem(sys.modules, spec.name, module)  # its data classes look for it there
    spec.loader.exec_module(module)
    monkeypatch.setattr(json, "loads", loads)
    (data,) = found
    return module, data


def within(value):
    """The noting objects within a value, itself included."""
    if isinstance(value, Noting):
        yield value
    if isinstance(value, dict):
        for inner in dict.values(value):
            yield from within(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from within(inner)


def quoted(tree):
    """All short texts that a program spells."""
    return {each.value for each in ast.walk(tree) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def unread(value, later, handed_on, spelled, where=""):
    """What nobody reads: neither while the module is made, nor later, nor where an object was handed on to."""
    if isinstance(value, Noting):
        for key, inner in dict.items(value):
            place = f"{where}.{key}"
            if id(value) in handed_on:
                if key not in spelled and not key.rstrip("+").isdecimal() and key not in value.asked:
                    yield place
                yield from unread(inner, later, handed_on, spelled, place)
            elif key in value.asked:
                yield from unread(inner, later, handed_on, spelled, place)
            elif key not in later:
                yield place
    elif isinstance(value, list):
        for inner in value:
            yield from unread(inner, later, handed_on, spelled, f"{where}[]")


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_data_is_read(game, monkeypatch):
    """12: figures stood in the data that the code repeated or nobody asked for."""
    module, data = load(game, monkeypatch)
    public = [value for name, value in vars(module).items() if not name.startswith("_")]
    handed_on = {id(each) for value in public for each in within(value)}
    tree = ast.parse((FOLDER / game / "components.py").read_text("utf-8"))
    later = {text for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) for text in quoted(each)}
    spelled = set()
    for path in FOLDER.parent.glob(f"*/{game}/*.py"):
        spelled |= quoted(ast.parse(path.read_text("utf-8")))

    assert sorted(set(unread(data, later, handed_on, spelled))) == []
