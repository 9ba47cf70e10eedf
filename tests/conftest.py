"""What every test needs before Qt is imported: no screen, and folders of its own."""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from functools import lru_cache

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("KONTOR_COMPILED", "0")  # with 1 the tests meet the compiled rules and opponents
os.environ["LC_ALL"] = "C.UTF-8"  # the tests expect English where nothing else is asked for

# No test may find, or leave, anything among the games and settings of whoever runs it.
_home = tempfile.mkdtemp(prefix="kontor-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
for _kind in ("DATA", "CONFIG", "STATE"):
    os.environ[f"XDG_{_kind}_HOME"] = os.path.join(_home, _kind.lower())


PATIENCE_MS = 30_000
"""How long tests wait for what has to happen, where they say nothing else: a busy machine is no failure."""


def pytest_configure(config):
    gc.disable()  # collecting thousands of tests makes no garbage: an eighth of its time went into looking for some
    if config.pluginmanager.hasplugin("pytest-qt"):  # not where the lower layers are tested without Qt
        from pytestqt.qtbot import QtBot

        QtBot.waitUntil.__kwdefaults__["timeout"] = PATIENCE_MS


@pytest.hookimpl(tryfirst=True)  # before what is marked slow is left out
def pytest_collection_modifyitems(items):
    """Of a test that is ``quick_for`` some values of its parameters, what has none of them is slow."""
    for item in items:
        mark = item.get_closest_marker("quick_for")
        if mark is not None and not set(mark.args) & _values(item):
            item.add_marker(pytest.mark.slow)


def _values(item):
    """What a test was called with, as far as it is text: keys of games, above all."""
    return {value for value in item.callspec.params.values() if isinstance(value, str)}


def pytest_collection_finish():
    """Look for garbage less often, and between tests: thousands of tests and whole games are kept, and looking through
    them is dear.

    A third of the processor time of all tests went there.  Never in a thread of its own, where widgets must not die:
    see ``app.views.memory.Collector``.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


GARBAGE = (20_000, 20, 100)
"""As the numbers of ``gc.set_threshold``."""


def pytest_runtest_logfinish():
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:  # a page that the fixture of a module gave up translated itself anew with every later language
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > GARBAGE[generation]:
            gc.collect(generation)
            return


@pytest.fixture(autouse=True)
def _english_again(monkeypatch):
    """A language that a test speaks ends with the test, even where its translators were forgotten."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        yield
        return
    spoken = []
    install, remove = core.QCoreApplication.installTranslator, core.QCoreApplication.removeTranslator

    def remember(translator):
        spoken.append(translator)
        _forget()
        return install(translator)

    def silence(translator):
        _forget()
        return remove(translator)

    monkeypatch.setattr(core.QCoreApplication, "installTranslator", staticmethod(remember))
    monkeypatch.setattr(core.QCoreApplication, "removeTranslator", staticmethod(silence))
    yield
    shiboken = sys.modules["shiboken6"]
    for translator in filter(shiboken.isValid, spoken):
        core.QCoreApplication.removeTranslator(translator)
    if spoken:
        _forget()


def _forget():
    """What is kept of a made-up language that does not differ from English in every word."""
    for forget in _forgetting(len(sys.modules)):
        forget()


@lru_cache(maxsize=1)
def _forgetting(_imported):
    """What empties the caches of all models, looked for when others were imported meanwhile."""
    models = [vars(module) for name, module in list(sys.modules.items()) if name.startswith("app.models.")]
    kept = {id(each): each for names in models for each in names.values() if hasattr(each, "cache_clear")}
    return [each.cache_clear for each in kept.values() if each.__module__.startswith("app.models.")]


@pytest.fixture
def archive(tmp_path):
    """An empty archive."""
    from app.match.archive import Archive

    archive, _ = Archive.open(tmp_path / "archive")
    yield archive
    archive.close()
