"""Compiled rules and opponents: which build is used, which is not, and what the compiler gets to read."""

import ast
import copyreg
import importlib.util
import json
import pickle
import shutil
import sys
import sysconfig
from copy import deepcopy
from dataclasses import asdict, is_dataclass, replace
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, SourceFileLoader
from itertools import chain
from pathlib import Path

import pytest

from app.ai.decision_review import DecisionReview
from app.ai.player import Budget, Choice, Plan
from app.compiled import MANIFEST, SUFFIX, Finder, Manifest, NotCurrentError, digest_of, outdated, use

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "app/engines/toy.py"


def script(name):
    """A module of packaging/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def constants():
    return script("constants")


@pytest.fixture
def clone(tmp_path):
    """A clone with one module, compiled or so it seems."""
    for folder, name in (("app/engines", "toy.py"), ("build/compiled/app/engines", f"toy{SUFFIX}")):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / name).write_text("WIDTH = 3\n")
    manifest = Manifest(SUFFIX, ("app.engines.toy",), (SOURCE,), digest_of((SOURCE,), tmp_path))
    declare(tmp_path, manifest)
    return tmp_path, manifest


def declare(clone, manifest):
    """Write the manifest of the build."""
    (clone / "build" / "compiled" / MANIFEST).write_text(json.dumps(asdict(manifest)))


def reason(clone):
    return outdated(clone / "build" / "compiled", clone)


@pytest.fixture
def told(monkeypatch, caplog):
    """Gives what ``use`` answers to ``KONTOR_COMPILED``, what it logs and what it puts in front of the finders."""
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])

    def tell(clone, choice):
        monkeypatch.setenv("KONTOR_COMPILED", choice)
        before = sys.meta_path[:]
        answer = use(clone / "build" / "compiled", clone)
        (finder,) = (each for each in sys.meta_path if each not in before)
        return answer, caplog.messages, finder

    return tell


class TestWhichIsUsed:
    def test_a_current_build_is(self, clone, told):
        root, _ = clone

        assert reason(root) == ""
        answer, messages, finder = told(root, "")
        assert answer
        assert messages == []
        assert isinstance(finder.find_spec("app.engines.toy").loader, ExtensionFileLoader)

    @pytest.mark.parametrize(
        ("spoil", "part"),
        [
            (lambda root, _: (root / SOURCE).write_text("WIDTH = 4\n"), "have changed since"),
            (lambda root, _: (root / SOURCE).unlink(), "have changed since"),
            (lambda root, old: declare(root, replace(old, suffix=".cpython-39-other.so")), "for another Python"),
            (lambda root, _: (root / "build" / "compiled" / MANIFEST).write_text("{}"), "there are no compiled"),
            (lambda root, _: (root / "build" / "compiled" / MANIFEST).write_text('{"half'), "there are no compiled"),
        ],
    )
    def test_any_other_is_not_and_one_sentence_says_why(self, clone, told, spoil, part):
        root, manifest = clone
        spoil(root, manifest)

        answer, messages, finder = told(root, "")
        assert not answer
        assert len(messages) == 1
        assert part in messages[0]
        assert "setup --compiled" in messages[0]
        if (root / SOURCE).exists():
            assert isinstance(finder.find_spec("app.engines.toy").loader, SourceFileLoader)
        with pytest.raises(NotCurrentError, match=part):
            told(root, "1")

    def test_without_a_build_nothing_is_said(self, clone, told):
        root, _ = clone
        (root / "build" / "compiled" / MANIFEST).unlink()

        answer, messages, _ = told(root, "")
        assert not answer
        assert messages == []
        with pytest.raises(NotCurrentError, match="there are no compiled"):
            told(root, "1")

    def test_0_takes_the_sources_whatever_there_is(self, clone, told):
        answer, messages, finder = told(clone[0], "0")

        assert not answer
        assert messages == []
        assert isinstance(finder.find_spec("app.engines.toy").loader, SourceFileLoader)

    def test_a_compiled_file_among_the_sources_is_never_loaded(self, clone):
        root, _ = clone
        (root / "app" / "engines" / f"toy{SUFFIX}").write_text("left by somebody")
        finder = Finder(root / "build" / "compiled", root=root)

        assert finder.find_spec("app.engines.toy").origin == str(root / SOURCE)

    def test_the_rest_of_python_is_left_to_others(self):
        finder = Finder()

        assert finder.find_spec("json") is None
        assert finder.find_spec("app.airship") is None
        assert finder.find_spec("app.models.presenter") is None


class TestWrittenOut:
    def see(self, constants, source):
        values = {}
        exec(compile(source, "module", "exec"), values)
        return constants.written_out(source, values)

    @pytest.mark.parametrize(
        ("source", "seen"),
        [
            ("WIDTH = 2 + 3\n", "WIDTH: Final = 5\n"),
            ("RED, BLUE = range(2)\n", "RED: Final = 0; BLUE: Final = 1\n"),
            ("NAME: str = 'a'\n", "NAME: Final = 'a'\n"),
            ("STEPS = (1, 2)\n", "STEPS: Final[tuple[int, ...]] = (1, 2)\n"),
            ("PAIRS = ((1, 2), (3,))\n", "PAIRS: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3,))\n"),
            ("MIXED = (1, 'a')\n", "MIXED: Final = (1, 'a')\n"),
            ("KEPT: dict[int, str] = {}\n", "KEPT: Final[dict[int, str]] = {}\n"),
            ("name = 3\n", "name = 3\n"),
            ("def f():\n    WIDTH = 3\n", "def f():\n    WIDTH = 3\n"),
        ],
    )
    def test_a_constant_is_declared(self, constants, source, seen):
        assert self.see(constants, source) == seen

    def test_every_line_stays_where_it_is(self, constants):
        source = '"""Doc."""\n\nfrom __future__ import annotations\n\nWIDTH = (\n    3\n)\nfar = 1\n'

        seen = self.see(constants, source).splitlines()

        assert seen[2] == "from __future__ import annotations; from typing import Final"
        assert seen[4:] == ["WIDTH: Final = 3", "", "", "far = 1"]

    @pytest.mark.slow
    def test_of_what_is_compiled_it_is_python_and_names_the_same(self, constants, monkeypatch):
        monkeypatch.syspath_prepend(ROOT / "packaging")
        compiled = [source for sources in script("compile").libraries().values() for source in sources]

        assert len(compiled) > 100
        for source in compiled:
            text = (ROOT / source).read_text("utf-8")
            module = import_module(source.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            old = [constants.names_of(statement) for statement in ast.parse(text).body]
            new = ast.parse(constants.written_out(text, vars(module)))
            named = [constants.names_of(statement) for statement in new.body]
            assert [*chain(*old)] == [*chain(*named)]


class TestClasses:
    def test_none_is_made_of_a_builtin_that_the_compiler_refuses(self, monkeypatch):
        """As an error below RuntimeError was, which ended every recipe that packs."""
        from mypyc.irbuild.prepare import can_subclass_builtin

        monkeypatch.syspath_prepend(ROOT / "packaging")
        compiling = script("compile")
        modules = [compiling.module_of(source) for each in compiling.libraries().values() for source in each]
        own = [kind for name in modules for kind in vars(import_module(name)).values() if isinstance(kind, type)]
        special = (BaseException, dict, tuple)  # the compiler has ways of its own; of tuples there are named ones
        builtin = {
            (kind.__name__, base.__name__)
            for kind in own
            if kind.__module__ in modules
            for base in kind.__mro__
            if base.__module__ == "builtins" and base not in special
        }

        assert ("Budget", "object") in builtin
        assert [each for each in builtin if not can_subclass_builtin(f"builtins.{each[1]}")] == []


class TestPickling:
    """Frozen dataclasses go to the opponents' processes and back, compiled or not."""

    def test_every_one_of_the_opponents_is_pickled_in_a_way_that_compiled_code_takes(self, monkeypatch):
        monkeypatch.syspath_prepend(ROOT / "packaging")
        compiling = script("compile")
        modules = [import_module(compiling.module_of(s)) for each in compiling.libraries().values() for s in each]
        kinds = {
            kind
            for module in modules
            for kind in vars(module).values()
            if isinstance(kind, type)
            and is_dataclass(kind)
            and kind.__dataclass_params__.frozen
            and kind.__module__.startswith("app.ai.")
        }

        assert Choice in kinds
        assert [kind for kind in kinds if kind not in copyreg.dispatch_table] == []

    @pytest.mark.parametrize(
        "value",
        [
            Budget(30),
            Budget(seconds=1.5),
            Choice(1, (0.25, 0.75), (0.4, 0.5), 8, (("take", 3), ("pass",))),
            DecisionReview(2, 0.1, 0.05, 40),
            Plan((("take", 3),), 0.5),
        ],
    )
    def test_it_comes_back_as_it_was(self, value):
        assert pickle.loads(pickle.dumps(value)) == value
        assert deepcopy(value) == value


class TestIfPossible:
    """What the recipes for packages ask for: compiled where there is a compiler, one line where there is none."""

    @pytest.fixture
    def compiling(self, monkeypatch):
        """packaging/compile.py, which finds no current build and only remembers that it was asked for one."""
        monkeypatch.syspath_prepend(ROOT / "packaging")
        monkeypatch.delenv("KONTOR_COMPILED")
        module = script("compile")
        module.built = 0
        monkeypatch.setattr(module, "outdated", lambda: "there is none")
        monkeypatch.setattr(module, "build", lambda: setattr(module, "built", module.built + 1))
        return module

    @pytest.mark.parametrize("there", [True, False])
    def test_a_compiler_decides(self, compiling, monkeypatch, capsys, there):
        monkeypatch.setattr(compiling, "can_compile", lambda: there)

        assert compiling.main(["--if-possible"]) == 0
        assert compiling.built == there
        assert ("no C compiler" in capsys.readouterr().out) != there

    def test_whoever_wants_the_sources_gets_them(self, compiling, monkeypatch, capsys):
        monkeypatch.setenv("KONTOR_COMPILED", "0")

        assert compiling.main(["--if-possible"]) == 0
        assert compiling.built == 0
        assert "KONTOR_COMPILED=0" in capsys.readouterr().out

    @pytest.mark.parametrize("missing", [False, True])
    def test_a_table_that_has_come_since_is_a_reason_to_build(self, compiling, monkeypatch, missing):
        """What was learned of another game was not found by compiled opponents: no file had changed."""
        files = compiling.made_from()
        known = files if not missing else tuple(each for each in files if each != "app/ai/murano/value.json")
        monkeypatch.setattr(compiling, "outdated", lambda: "")
        monkeypatch.setattr(compiling, "read_manifest", lambda _: Manifest(SUFFIX, (), known, ""))

        compiling.main([])

        assert "app/ai/murano/value.json" in files
        assert compiling.built == missing

    def test_without_the_word_it_is_built_in_any_case(self, compiling, monkeypatch):
        monkeypatch.setattr(compiling, "can_compile", lambda: False)

        compiling.main([])
        assert compiling.built == 1

    @pytest.mark.slow
    def test_a_compiler_that_is_not_there_is_noticed(self, compiling, monkeypatch):
        monkeypatch.setenv("CC", "kontor-has-no-such-compiler")

        assert not compiling.can_compile()

    @pytest.mark.skipif(sys.platform != "linux" or not shutil.which("gcc"), reason="there is none here")
    def test_one_that_is_there_is_noticed_too(self, compiling, monkeypatch):
        headers = Path(sysconfig.get_path("include"), "Python.h").exists()
        monkeypatch.setenv("CC", "gcc")

        assert compiling.can_compile() == headers
