"""Whatever fails while something is painted: it is told once, and the program goes on."""

import ast
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

import app.views
from app.views.paint import guard as painting
from app.views.paint.guard import PAINTERS

pytestmark = pytest.mark.painted

METHODS = {"paintEvent", "paint", "paintSection", "drawBackground", "drawForeground"}
PROGRAM = Path(__file__).with_name("painted.py")


@pytest.fixture
def told(monkeypatch):
    """The errors that were told."""
    errors = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: errors.append(error))
    monkeypatch.setattr(painting, "_told", set())
    return errors


class Bad(QWidget):
    """Fails in the middle, with two painters open."""

    @painting.painting
    def paintEvent(self, event):  # noqa: N802 - Qt's name
        p = QPainter(self)
        p.fillRect(self.rect(), QColor("red"))
        self._inner()

    def _inner(self):
        picture = QPixmap(20, 20)
        q = QPainter(picture)
        q.save()
        raise RuntimeError("boom")


@pytest.mark.qt_log_ignore("Painter ended with")
def test_a_widget_that_fails_is_told_once_and_lives(qtbot, told):
    """29: the painter lived on in the traceback, and the program ended in SIGSEGV when it was closed."""
    widget = Bad()
    qtbot.addWidget(widget)
    widget.show()
    for _ in range(5):
        widget.grab()
        widget.repaint()

    assert [str(error) for error in told] == ["boom"]


def test_a_lent_painter_is_given_back_as_it_came(qapp, told):
    """Items and cells of lists share one painter: what one leaves behind must not shift the next."""

    @painting.painting
    def bad(self, p, inner=None):
        p.save()
        p.translate(5, 5)
        p.setOpacity(0.5)
        p.save()
        if inner is not None:
            inner(self, p)
        raise ValueError("boom")

    picture = QPixmap(50, 50)
    p = QPainter(picture)
    p.translate(1, 2)
    p.save()
    p.translate(3, 4)
    bad(None, p, bad)
    assert (p.transform().dx(), p.transform().dy(), p.opacity()) == (4, 6, 1)
    p.restore()
    assert (p.transform().dx(), p.transform().dy()) == (1, 2)
    p.drawRect(QRectF(0, 0, 5, 5))
    p.end()
    assert len(told) == 1


def _paints_nothing(node):
    """Whether there is nothing in a method but its docstring."""
    return len(node.body) == 1 and ast.get_docstring(node) is not None


def _is_called_by_ours(method):
    """The facts of a panel paint too, but when an item that is guarded asks them: Qt gives an item its option."""
    return method.name == "paint" and "option" not in [each.arg for each in method.args.args]


def test_everything_that_paints_is_guarded():
    found = set()
    for path in Path(app.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for holder in ast.walk(ast.parse(text)) if any(f"def {name}(" in text for name in METHODS) else ():
            for node in holder.body if isinstance(holder, ast.ClassDef) else ():
                if not isinstance(node, ast.FunctionDef) or node.name not in METHODS:
                    continue
                if not _is_called_by_ours(node) and not _paints_nothing(node):
                    assert [getattr(each, "id", "") for each in node.decorator_list] == ["painting"], (path, node.name)
                    found.add(f"{holder.name}.{node.name}")
    assert len(found) >= 35


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_everything_that_paints_may_fail_once(tmp_path):
    """29: each in the middle of its work, on all pages; in a process of its own, which has to end well."""
    run = subprocess.run(
        [sys.executable, str(PROGRAM), str(tmp_path)],
        cwd=Path(app.__file__).parents[1],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stderr[-3000:]
    assert set(run.stdout.split()) == guarded()


def guarded():
    """All that paints in the program, by name: whatever is imported by now, and the rest."""
    for each in pkgutil.walk_packages(app.views.__path__, "app.views."):
        importlib.import_module(each.name)
    return {name for name in PAINTERS if name.startswith("app.")}
