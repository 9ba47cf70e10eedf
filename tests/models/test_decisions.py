"""Every decision that the rules of a game can ask for has one record, and its section in the rules."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random

import pytest

from app.engines import GAMES
from app.models.decision import Decision
from app.models.games import presenter
from app.models.help.book import HELP_FOLDER
from app.models.keys import key_kind
from tests.engines.suite import a_game, play
from tests.models.help_pages import HEADING
from tests.models.play import persons

ENGINES = Path(__file__).parents[2] / "app" / "engines"

PROPOSALS = {"button:all", "button:proposal", "button:sail", "button:store"}
"""Buttons that do something with the pieces on the table, worked out and told in the question."""


def _literals(node):
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def asked_by(game):
    """The decisions that the source of a game's rules can set, "over" among them.

    A name is given to the attribute ``decision`` or to a parameter that is called so, as text or from a table.
    """
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in (ENGINES / game).glob("*.py")}
    place, asked = {}, set()
    for node in (node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        names = [each.arg for each in node.args.args if each.arg != "self"]
        if "decision" in names:
            place[node.name] = names.index("decision")
            asked |= {name for default in node.args.defaults for name in _literals(default)}
    for stem, tree in trees.items():
        for node in ast.walk(tree):
            match node:
                case ast.Assign(targets=[ast.Attribute(attr="decision")], value=given):
                    pass
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args) if name in place:
                    if len(args) <= place[name]:
                        continue  # the default
                    given = args[place[name]]
                case _:
                    continue
            match given:
                case ast.Constant(value=str(text)):
                    asked.add(text)
                case ast.Subscript(value=ast.Name(id=table)):
                    asked |= set(getattr(import_module(f"app.engines.{game}.{stem}"), table).values())
                case ast.Name(id="decision") | ast.Attribute(attr="decision"):
                    pass  # passed on
                case _:
                    raise AssertionError(f"{stem}.py, line {node.lineno}: what is asked for?")
    return asked - {""}


def records(game):
    """All records that stand in the package of a game's decisions."""
    package = import_module(f"app.models.{game}.decisions")
    modules = [import_module(f"{package.__name__}.{each.name}") for each in iter_modules(package.__path__)]
    found = {id(each): each for module in modules for each in vars(module).values() if isinstance(each, Decision)}
    return list(found.values())


def decisions(game):
    return import_module(f"app.models.{game}.decisions").DECISIONS


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_the_rules_has_one_record(game):
    """And no record is about a decision that there is not, or is missing among those that the table asks."""
    asked = asked_by(game)

    assert sorted(each.name for each in records(game)) == sorted(asked - {"over"})
    assert set(decisions(game).anchors) == asked


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_decision_has_its_section_in_the_rules(game, language):
    page = (HELP_FOLDER / f"{game}.{language}.md").read_text("utf-8")
    sections = {heading[3] for line in page.splitlines() if (heading := HEADING.match(line))}

    assert {name: anchor for name, anchor in decisions(game).anchors.items() if anchor not in sections} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_game_asks_what_its_source_does_not_tell(game):
    asked = asked_by(game)
    for seed in range(3):
        state = a_game(GAMES[game], seed)
        assert {each.decision for each, _ in play(state, Random(seed), 150)} <= asked


@pytest.mark.parametrize("game", GAMES)
def test_return_ends_nothing_while_something_on_the_table_may_be_chosen(game):
    """Loyang: Return gave up buying cards, with all of them framed and all the cash in hand."""
    words = presenter(game)
    for seed in range(12):
        for state, _ in play(a_game(GAMES[game], seed), Random(seed)):
            pressed = {
                each.key for each in words.prompt(state, persons(state.players)).buttons if each.shortcut == "Return"
            }
            if pressed - PROPOSALS:
                first = {path[0] for path, _ in (*words.spell(state), *words.series(state))}
                assert {key_kind(key) for key in first - pressed} <= {"button"}, (state.decision, pressed)
