"""The fields of every state: declared once, all of them copied, nothing that changes shared."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from app.engines import GAMES
from app.engines.chance import Rng
from app.engines.contract import NOBODY
from tests.engines.suite import fields_of

ROOT = Path(__file__).parents[2]
FULLEST = {
    "port_royal": (4, {"expansion": "contracts"}),
    "taverns": (4, {"level": 5, "tournament": True}),
    "murano": (4, {"start_character": True}),
    "loyang": (4, {"beginner": True}),
    "bruges": (5, {"pets": True, "new_citizens": True, "zwin": True, "exchange": True}),
}


@pytest.fixture(scope="module")
def script():
    """``packaging/fields.py``."""
    spec = spec_from_file_location("fields", ROOT / "packaging" / "fields.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=sorted(GAMES))
def state(request):
    """The middle of a game with all that can be in play."""
    state = GAMES[request.param].new(*FULLEST[request.param], 1)
    random = Random(1)
    for _ in range(90):
        assert state.actor != NOBODY
        state.apply(random.choice(state.legal()))
    return state


def shown(value):
    """What a value is now, down to the last number."""
    return (value.seed, value.events) if isinstance(value, Rng) else repr(value)


def change(state, name):
    """Change a field as deep as it can be changed in place; else put something else there."""
    value = getattr(state, name)
    if isinstance(value, Rng):
        value.random()
    elif isinstance(value, list) and name != "offers":  # those are replaced, never changed
        if value and isinstance(value[0], list):
            value[0].append("changed")
        value.append("changed")
    else:
        setattr(state, name, another(value))


def another(value):
    """A value of the same type: compiled states take no other."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value} changed"
    if isinstance(value, tuple):
        return (*value, *value, 1)
    if isinstance(value, dict):
        return value | {"changed": True}
    return [] if value is None else type(value)()


def test_the_copying_is_what_the_declarations_say(script):
    """Run ``python packaging/fields.py`` after a field was added or changed."""
    assert script.games() == sorted(GAMES)
    for game in script.games():
        written = (ROOT / "app" / "engines" / game / "state.py").read_text("utf-8")
        assert written == script.text_of(game), f"{game}: out of date"


PLAIN = "class State:\n    def __init__(self):\n        self.actor: int = 0\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("class State:\n    actor: int = 0\n", "has no State.__init__"),
        (PLAIN, "needs SLOTS and copy_into"),
        (f"SLOTS = ()\n{PLAIN}", "needs SLOTS and copy_into"),
    ],
)
def test_a_new_game_is_told_what_is_missing(script, monkeypatch, tmp_path, text, told):
    """It ended in a ``StopIteration``, or had no copying and was told that all is up to date."""
    monkeypatch.setattr(script, "ENGINES", tmp_path)
    (tmp_path / "pig").mkdir()
    (tmp_path / "pig" / "state.py").write_text(text)

    with pytest.raises(SystemExit, match=f"pig: state.py {told}"):
        script.main([])


def test_a_new_game_gets_its_fields_and_copying(script, monkeypatch, tmp_path):
    monkeypatch.setattr(script, "ENGINES", tmp_path)
    (tmp_path / "pig").mkdir()
    state = tmp_path / "pig" / "state.py"
    state.write_text(f"SLOTS = ()\n{PLAIN}\n\ndef copy_into(new, old):\n    pass\n")

    assert script.main(["check"]) == 1
    assert script.main([]) == 0
    assert '    "actor",' in state.read_text()
    assert "    new.actor = old.actor" in state.read_text()
    assert script.main(["check"]) == 0


def test_every_field_is_declared_once(script, state):
    assert list(fields_of(state)) == list(script.declared(state.game.key))
    assert len(set(fields_of(state))) == len(fields_of(state))


def test_every_field_is_copied(state):
    """A field that is forgotten is missing in the copy; one that is shared changes in both."""
    for name in fields_of(state):
        one, other = state.clone(), state.clone()
        before = shown(getattr(state, name))
        assert shown(getattr(one, name)) == before

        change(one, name)
        assert shown(getattr(one, name)) != before
        assert shown(getattr(state, name)) == shown(getattr(other, name)) == before, f"{name} is shared"


def test_the_copy_stays_when_the_original_changes(state):
    copy = state.clone()
    before = {name: shown(getattr(copy, name)) for name in fields_of(state)}

    for name in fields_of(state):
        change(state, name)

    assert {name: shown(getattr(copy, name)) for name in fields_of(state)} == before


def test_a_copy_tells_nobody(state):
    state.trace = []

    assert state.clone().trace is None
