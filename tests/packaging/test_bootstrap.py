"""The one command from a fresh clone: what it says when something is missing, and what it leaves alone."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bootstrap(tmp_path, monkeypatch):
    """The script as a module, with its environment in a folder of the test."""
    spec = importlib.util.spec_from_file_location("bootstrap", ROOT / "packaging" / "bootstrap.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    return module


def test_an_old_python_is_refused_in_one_line(bootstrap, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 18))

    assert bootstrap.main(["run"]) == 1

    said = capsys.readouterr().err
    assert said.startswith("Kontor: Python 3.11 or newer is needed, this is Python 3.9")
    assert said.count("\n") == 1


def test_without_rights_the_missing_packages_are_named_in_one_line(bootstrap, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "loads", lambda library: "cursor" not in library)
    monkeypatch.setattr(bootstrap, "can_make_venv", lambda: True)
    monkeypatch.setattr(bootstrap, "administrator", lambda: None)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")

    assert bootstrap.main(["run"]) == 1

    said = capsys.readouterr().err
    assert said.endswith("please run: sudo apt-get install --no-install-recommends libxcb-cursor0\n")
    assert said.count("\n") == 1


def test_a_missing_venv_module_counts_as_a_missing_package(bootstrap, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "loads", lambda _library: True)
    monkeypatch.setattr(bootstrap, "can_make_venv", lambda: False)

    assert list(bootstrap.missing_packages()) == ["python3-venv"]


def test_no_screen_libraries_are_asked_for_where_there_is_no_screen(bootstrap, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "loads", lambda library: "xcb" not in library)
    monkeypatch.setattr(bootstrap, "can_make_venv", lambda: True)

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert not bootstrap.missing_packages()
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert "libxcb-icccm4" in bootstrap.missing_packages()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("WARNING: Retrying ... NewConnectionError('...')\nERROR: No matching distribution found for x", "online"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was pinned"),
        ("Collecting x\nERROR: Could not install: No space left on device\n", "No space left on device"),
        ("", "no reason given"),
    ],
)
def test_one_line_tells_why_the_packages_are_not_there(bootstrap, said, told):
    line = bootstrap.why_pip_failed(said)

    assert told in line
    assert "\n" not in line


def test_a_stamp_of_another_lock_does_not_count(bootstrap):
    bootstrap.PYTHON.parent.mkdir(parents=True)
    bootstrap.PYTHON.touch()
    path, current = bootstrap.stamp_of("play")

    assert not bootstrap.is_current("play")
    path.write_text("another")
    assert not bootstrap.is_current("play")
    path.write_text(current)
    assert bootstrap.is_current("play")


def test_one_process_compiles_the_tests_before_two_share_them(bootstrap, tmp_path, monkeypatch):
    """Each would do it by itself, and at the same time: once is enough, and only where all of them run."""
    collected = []
    monkeypatch.setattr(bootstrap, "set_up", lambda _what: None)
    monkeypatch.setattr(bootstrap, "become", lambda *_arguments: None)
    monkeypatch.setattr(bootstrap.subprocess, "run", lambda command, **_how: collected.append(command))
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "compiled"))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # which it forgets
    monkeypatch.chdir(tmp_path)

    bootstrap.main(["test", "tests/ai"])
    assert not collected
    bootstrap.main(["test"])
    assert ["--collect-only" in command for command in collected] == [True]
    folder = tmp_path.joinpath("compiled", *ROOT.parts[1:], "tests", "ai")
    folder.mkdir(parents=True)
    folder.joinpath("test_race.cpython-311-pytest-9.0.0.pyc").touch()
    bootstrap.main(["test"])
    assert len(collected) == 1


def test_an_unknown_command_shows_the_manual():
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "bootstrap.py", "play"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "bootstrap.py run" in done.stdout


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
class TestLock:
    def read(self, name):
        return (ROOT / "packaging" / name).read_text("utf-8")

    def test_names_no_address(self, name):
        assert "://" not in self.read(name)
        assert not re.search(r"^\s*-(-index|-extra|-find|i\b|f\b)", self.read(name), re.MULTILINE)

    def test_pins_and_hashes_every_package(self, name):
        entries = self.read(name).replace("\\\n", " ").splitlines()

        assert len(entries) > 5
        for entry in entries:
            assert re.match(r"[a-z0-9-]+==[\w.]+( ; .+?)? +--hash=sha256:[0-9a-f]{64}", entry), entry

    def test_keeps_the_sound_qt_on_python_3_11(self, name):
        pins = re.findall(r"^pyside6-essentials==(\d+)\.(\d+)\S* ; (.*?) \\$", self.read(name), re.MULTILINE)

        old = [(int(major), int(minor)) for major, minor, marker in pins if "< '3.12'" in marker]
        assert len(old) == 1
        assert (6, 8) <= old[0] < (6, 12)


def test_no_tracked_file_names_a_package_index():
    patterns = [
        r"//[a-z.]*py" + r"pi\b",
        r"python" + r"hosted\.org",
        r"(extra-)?index-" + r"url[ =]+[a-z]+:",
        r"/simple/?$",
    ]
    listed = subprocess.run(
        ["git", "grep", "-InE", "|".join(patterns), "--", ".", ":!*.svg"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert listed.returncode == 1, listed.stdout
