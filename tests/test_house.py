"""How the packages are built: games keep to themselves, and one thing stands in one place.

The layers (who may import whom) are the import contract in pyproject.toml; here is what it cannot say.
"""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
APP = ROOT / "app"

# Where a game is entered: one line per layer.
REGISTRIES = {"app.ai", "app.engines", "app.models.games", "app.views.games"}
# Need libraries for a training; ``app.ai.train`` loads the first by name, and nothing else does.
TRAINING = {"app.ai.learner", "app.ai.temporal_differences"}
# What the bundle carries of Qt (packaging/kontor.spec).
QT_MODULES = {"QtCore", "QtGui", "QtSvg", "QtWidgets"}


def nodes(path: Path) -> list[ast.AST]:
    """What the tests here look at in a module; the modules of the program are read once."""
    return _kept(path) if path.is_relative_to(APP) else _nodes(path)


def _nodes(path: Path) -> list[ast.AST]:
    wanted = ast.Import | ast.ImportFrom | ast.Expr | ast.Constant | ast.Call | ast.JoinedStr
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, wanted)]


_kept = cache(_nodes)


@cache
def imports(root: Path) -> dict[str, set[str]]:
    """The modules below the package folder ``root``, each with every module it may import."""
    graph = {}
    for path in sorted(root.rglob("*.py")):
        parts = list(path.relative_to(root.parent).with_suffix("").parts)
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found = set()
        for node in nodes(path):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                found |= {f"{node.module}.{name.name}" for name in node.names}
        graph[module] = found
    return graph


def game_of(module: str, games: set[str]) -> str | None:
    """The game to whose packages a module belongs, or None for shared ones."""
    parts = module.split(".")
    return next((game for game in games for part in parts if part == game or part.startswith(f"{game}_")), None)


def trespasses(root: Path) -> set[tuple[str, str]]:
    """Imports of one game's package from another game's, or from a shared module that is no registry."""
    games = {path.name for path in (root / "engines").iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    graph = imports(root)
    return {
        (module, target)
        for module, targets in graph.items()
        for target in targets
        if target.startswith("app.")
        and (owner := game_of(target, games)) is not None
        and owner != game_of(module, games)
        and not (game_of(module, games) is None and module in REGISTRIES)
    }


def test_games_do_not_know_each_other_and_shared_code_names_no_game():
    assert trespasses(APP) == set()


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("ai/murano.py", "from app.engines.port_royal.state import State"),
        ("views/murano/board.py", "from app.views import port_royal_art"),
        ("models/table.py", "import app.models.port_royal.presenter"),
    ],
)
def test_a_trespass_is_seen(tmp_path, module, line):
    app = tmp_path / "app"
    for name in ("engines/port_royal/__init__.py", "engines/murano/__init__.py", module):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).touch()
    (app / module).write_text(line)

    assert trespasses(app)


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules of which each leads to every other one; imports for type checking and in functions count."""
    reach = {}
    for module in graph:
        seen, ahead = set(), [module]
        while ahead:
            new = (graph[ahead.pop()] & graph.keys()) - seen
            seen |= new
            ahead += new
        reach[module] = seen
    groups = {
        frozenset(other for other in reach[each] if each in reach[other]) for each in graph if each in reach[each]
    }
    return sorted(map(set, groups), key=sorted)


def without_packages(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same, where ``from package import module`` leads to the module and not to the package it stands in."""
    return {
        module: {
            target
            for target in targets
            if target != module and not any(other.startswith(f"{target}.") and other in graph for other in targets)
        }
        for module, targets in graph.items()
    }


@pytest.mark.parametrize("layer", ["engines", "ai", "match", "models", "session", "views"])
def test_no_module_imports_what_imports_it(layer):
    """Not for type checking either: a position is data, the rules stand on it, the game on the rules."""
    graph = without_packages(imports(APP))

    assert circles({each: targets for each, targets in graph.items() if each.startswith(f"app.{layer}")}) == []


def test_a_circle_is_seen(tmp_path):
    app = tmp_path / "app"
    app.mkdir()
    for name, line in (
        ("__init__", ""),
        ("one", "from app import two"),
        ("two", "if TYPE_CHECKING:\n    from app.three import Three"),
        ("three", "def late():\n    import app.one"),
        ("four", "import app.one"),
    ):
        (app / f"{name}.py").write_text(line)

    assert circles(without_packages(imports(app))) == [{"app.one", "app.two", "app.three"}]


def named_games(root: Path) -> set[tuple[str, int, str]]:
    """Module, line and text of every string in a shared module, docstrings aside, that names a game.

    A string names a game by its key or title, whole or in part; the registries below ``ai`` and ``engines`` are
    the only shared modules that may.
    """
    games = {path.name for path in (root / "engines").iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    pattern = re.compile("|".join(rf"(?<![a-z]){game.replace('_', '[ _]')}(?![a-z])" for game in games), re.IGNORECASE)
    found = set()
    for path in sorted(root.rglob("*.py")):
        module = ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")
        if module in REGISTRIES or game_of(module, games) is not None:
            continue
        parts = nodes(path)
        told = {id(node.value) for node in parts if isinstance(node, ast.Expr)}
        found |= {
            (module, node.lineno, node.value)
            for node in parts
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
            if pattern.search(node.value)
        }
    return found


def test_shared_code_names_no_game_in_a_string():
    assert named_games(APP) == set()


@pytest.mark.parametrize(
    "line",
    ['GAME = "murano"', 'COLOURS = {"port_royal_ships": 1}', 'def f(x): return f"{x}: Port Royal"', 'f("to murano")'],
)
def test_a_string_that_names_a_game_is_seen(tmp_path, line):
    app = tmp_path / "app"
    for name in ("engines/port_royal/__init__.py", "engines/murano/__init__.py", "views/murano/__init__.py"):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_text('KEY = "murano"')
    (app / "views/theme.py").write_text(f'"""For murano."""\n{line}\n"""About Port Royal."""\n')

    assert {(module, number) for module, number, _ in named_games(app)} == {("app.views.theme", 2)}


# Text with colons that is no key: ``_stem`` cuts numbers off the name of a piece.
NO_KEYS = {"views/game/listed_table.py"}


def _shape(node: ast.AST) -> str:
    """A string as it is written, with ``X`` for what an f-string fills in; ``""`` for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _takes_apart(node: ast.AST) -> bool:
    """Whether a call cuts a string at colons or looks for the kind or the end of a key in it."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
        return False
    given = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else node.args[:1]
    if node.func.attr in ("startswith", "endswith"):
        return any(re.fullmatch(r"[a-zX_]+:|:[a-zX_0-9]+", _shape(each)) for each in given)
    return node.func.attr in ("partition", "rpartition", "split", "rsplit", "count") and _shape(given[0]) == ":"


def _spells(node: ast.AST) -> bool:
    """Whether an f-string puts a key together."""
    return isinstance(node, ast.JoinedStr) and bool(re.fullmatch(r"[a-zX_]+(:[a-zX_0-9]+)+", _shape(node)))


def keys_by_hand(root: Path) -> set[tuple[str, int]]:
    """Module and line of whatever takes a key apart or puts one together without asking a module ``keys``."""
    return {
        (name, node.lineno)
        for layer in ("models", "views")
        for path in (root / layer).rglob("*.py")
        if path.name != "keys.py" and (name := path.relative_to(root).as_posix()) not in NO_KEYS
        for node in nodes(path)
        if _takes_apart(node) or _spells(node)
    }


def test_only_modules_of_keys_know_what_a_key_looks_like():
    assert keys_by_hand(APP) == set()


@pytest.mark.parametrize(
    "line",
    [
        'kind, _, seat = zone.key.partition(":")',
        'start = key.rpartition(":")[0]',
        'kind, *rest = key.split(":")',
        'key.count(":") == 3',
        'key.startswith("card:")',
        'key.startswith(("card:", "stack:"))',
        'key.startswith(f"{kind}:")',
        'zone.endswith(f":{seat}")',
        'zones[f"hand:{seat}"]',
        'pieces_in(model, f"{zone}:{seat}")',
        'Die(f"die:{seat}:own:{nth}")',
    ],
)
def test_a_key_handled_by_hand_is_seen(tmp_path, line):
    for name in ("models/keys.py", "models/murano/keys.py", "views/board.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(line)

    assert keys_by_hand(tmp_path) == {("views/board.py", 1)}


@pytest.mark.parametrize("line", ['text.startswith("> ")', 'f"{name}: {points}"', 'LOG.info(f"start: {name}")'])
def test_a_colon_in_a_text_is_no_key(tmp_path, line):
    (tmp_path / "views").mkdir()
    (tmp_path / "views/board.py").write_text(line)

    assert keys_by_hand(tmp_path) == set()


def test_every_registry_still_stands():
    assert imports(APP).keys() >= REGISTRIES


def test_only_bundled_parts_of_qt_are_imported():
    used = {
        match[1]
        for targets in imports(APP).values()
        for target in targets
        if (match := re.match(r"PySide6\.(Qt\w+)", target))
    }

    assert used <= QT_MODULES


WINDOWLESS = """
import sys
sys.modules["PySide6.QtGui"] = sys.modules["PySide6.QtWidgets"] = None  # as if there were none
import pytest
plain = ["-p", "no:pytest-qt", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestConfigWarning"]
sys.exit(pytest.main([*plain, "-o", "addopts=--import-mode=importlib", "-q", "-m", "not slow", "tests/session"]))
"""


@pytest.mark.slow
def test_a_game_is_played_and_analysed_where_qt_has_no_windows():
    """All quick tests of the session again, in a process that can import neither ``QtGui`` nor ``QtWidgets``."""
    done = subprocess.run([sys.executable, "-c", WINDOWLESS], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout or sys.platform == "win32"


@pytest.mark.parametrize("layer", ["session", "models"])
def test_a_layer_below_the_window_knows_no_window(layer):
    """Of Qt it imports what works without a screen.  The import contract cannot say so: to it PySide6 is one."""
    seen = {
        target
        for module, targets in imports(APP).items()
        if module.startswith(f"app.{layer}")
        for target in targets
        if target.startswith(("PySide6", "pyqtgraph"))
    }

    assert seen
    assert {target for target in seen if not target.startswith("PySide6.QtCore")} == set()


def test_the_version_is_written_once():
    version = re.search(r'__version__ = "(.+?)"', (APP / "__init__.py").read_text("utf-8"))[1]
    tracked = subprocess.run(
        ["git", "grep", "-lF", f'"{version}"', "--", "app", "packaging", "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()

    assert tracked == ["app/__init__.py"]


@pytest.mark.parametrize("layer", ["engines", "ai", "match"])
def test_a_layer_without_qt_loads_without_qt(layer):
    """Imports every module of the layer in a fresh interpreter and looks at what came along."""
    modules = [module for module in imports(APP) if module.startswith(f"app.{layer}") and "__main__" not in module]
    modules = [module for module in modules if module not in TRAINING]
    script = f"import sys, {', '.join(modules)}; print(*{{name.split('.')[0] for name in sys.modules}})"

    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)

    assert modules
    assert done.returncode == 0, done.stderr
    assert not {"PySide6", "numpy", "pyqtgraph"} & set(done.stdout.split())


def runnables(source):
    """Names under which a module imports ``QRunnable``."""
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return [alias.name for node in imports for alias in node.names if alias.name == "QRunnable"]


def test_pools_are_given_functions():
    """A pool deletes a ``QRunnable`` in its own thread: PySide6 died of that now and then (``app.session.looking``)."""
    assert [path.name for path in APP.rglob("*.py") if runnables(path.read_text("utf-8"))] == []
    assert runnables("from PySide6.QtCore import QObject, QRunnable, QThreadPool")
