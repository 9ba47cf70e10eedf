"""The program as a person starts it: in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app import __version__
from app.engines import GAMES
from app.main import main
from app.match.archive import Archive
from app.match.record import dumps
from tests.marks import THOROUGH
from tests.views.shell.conftest import a_game

ROOT = Path(__file__).resolve().parents[3]


def run(*arguments, timeout=120, **environment):
    """Run Kontor to its end."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
    command = [sys.executable, "-m", "app.main", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=timeout)


def sentences(text):
    return [line for line in text.splitlines() if line.startswith("Kontor: ")]


@pytest.mark.parametrize(
    "arguments", [["--nonsense"], ["--lang", "fr"], ["--data"], ["a.kontor", "b.kontor"], ["--lang"]]
)
def test_wrong_arguments_give_one_sentence(capsys, arguments):
    with pytest.raises(SystemExit) as left:
        main(arguments)

    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("Kontor: ")


def test_a_data_folder_that_is_a_file_gives_one_sentence(capsys, tmp_path):
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(SystemExit):
        main(["--data", str(path)])

    assert "is not a folder" in capsys.readouterr().err


def test_the_version_needs_no_window(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Kontor {__version__}\n"


def test_the_first_paint_is_measured_and_the_program_ends(tmp_path):
    done = run("--data", tmp_path, KONTOR_TIME_START="1")

    assert done.returncode == 0
    found = re.fullmatch(r"first paint after (\d+) ms\n", done.stdout)
    assert 50 < int(found[1]) < 60_000
    assert not (tmp_path / "running").exists()


def bare_checkout(folder):
    """A way to start the program as it is cloned: its folder of translations has no compiled ones."""
    main_file = folder / "bare.py"
    main_file.write_text(
        "import sys\nfrom pathlib import Path\n"
        "from app.models import language\nlanguage.Language.__init__.__defaults__ = (None, Path(sys.argv.pop(1)))\n"
        "from app.main import main\nsys.exit(main())\n"
    )
    return main_file


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_bare_checkout_says_in_one_line_how_to_build_the_translations(tmp_path, lang):
    """It ran with "1 game(s)" and without German, and nobody was told why."""
    (tmp_path / "none").mkdir()
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KONTOR_TIME_START": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(bare_checkout(tmp_path)), str(tmp_path / "none"), "--lang", lang]
    done = subprocess.run(
        [*command, "--data", str(tmp_path / "data")], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120
    )

    assert done.returncode == 0, done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert "python packaging/translate.py build" in lines[0]


@pytest.mark.slow
def test_with_built_translations_nothing_is_said(tmp_path):
    done = run("--data", tmp_path, KONTOR_TIME_START="1")

    assert "packaging/translate.py" not in done.stderr


def test_a_second_program_on_the_same_archive_says_so(tmp_path):
    archive, _ = Archive.open(tmp_path)
    try:
        done = run("--data", tmp_path)
    finally:
        archive.close()

    assert done.returncode == 1
    assert "already running" in sentences(done.stderr)[0]


@pytest.mark.slow
def test_a_second_start_has_its_game_opened_by_the_first(tmp_path):
    """What a double click on a game does while Kontor runs."""
    archive, _ = Archive.open(tmp_path / "other")
    game = a_game(archive, plies=5)
    archive.export_file(game.record.id, tmp_path / "a.kontor")
    archive.close()
    code = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app import main
from app.views.window import Window

def look():
    (window,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, Window)]
    if window.table is not None:
        print(window.table.match.record.id, window.table.match.ply, flush=True)
        window.close()

app = QApplication([])
timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
sys.exit(main.main(["--data", sys.argv[1]]))
"""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as first:
        try:
            until = time.monotonic() + 60
            while not (tmp_path / "data" / "running").exists():
                assert time.monotonic() < until
                time.sleep(0.05)
            second = run(tmp_path / "a.kontor", "--data", tmp_path / "data")
            said, _ = first.communicate(timeout=60)
        finally:
            first.kill()

    assert second.returncode == 0, second.stderr
    assert said.split() == [game.record.id, "5"]


@pytest.mark.slow
def test_a_bad_file_does_not_keep_the_window_from_opening(tmp_path):
    path = tmp_path / "bad.kontor"
    path.write_text("nonsense")
    done = run(path, "--data", tmp_path / "data", KONTOR_TIME_START="1")

    assert done.returncode == 0
    assert "first paint" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kills the hard way of POSIX")
def test_killed_and_started_again_it_offers_the_game_at_that_ply(tmp_path):
    archive, _ = Archive.open(tmp_path)
    game = a_game(archive, plies=23)
    archive.close()
    mark = tmp_path / "running"
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    file = tmp_path / "game.kontor"
    file.write_text(dumps(game.record), "utf-8")
    asked = [sys.executable, "-m", "app.main", "--data", str(tmp_path), str(file)]  # which brings it to the table
    process = subprocess.Popen(asked, cwd=ROOT, env=env)
    try:
        until = time.monotonic() + 60
        while not (mark.exists() and mark.read_text() == game.record.id):
            assert time.monotonic() < until
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert mark.exists()

    code = """
import sys
from PySide6.QtCore import QTimer
from app import main
from app.views.start.resume import ResumeDialog
from app.views.window import Window

def look():
    (window,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, Window)]
    (dialog,) = window.host.findChildren(ResumeDialog)
    dialog.go_on.click()
    print(window.table.match.record.id, window.table.match.ply, flush=True)
    window.close()

from PySide6.QtWidgets import QApplication
app = QApplication([])
QTimer.singleShot(1500, look)
sys.exit(main.main(["--data", sys.argv[1]]))
"""
    again = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120
    )

    assert again.stdout.split() == [game.record.id, "23"], again.stderr
    assert not mark.exists()


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(["port_royal"], marks=pytest.mark.slow),
        pytest.param(list(GAMES), marks=THOROUGH),  # which ``.ci/run`` has played by the packaged program
    ],
)
def test_the_selftest_plays_and_says_a_line_for_each_game(tmp_path, games):
    done = run("--selftest", *(games if len(games) == 1 else ()), timeout=280)

    assert done.returncode == 0, done.stderr
    lines = re.findall(r"^selftest: (\w+), (\d+) moves, -?\d+ : -?\d+, [\d.]+ s$", done.stdout, re.MULTILINE)
    assert [key for key, _ in lines] == games
    assert int(lines[0][1]) > 60, "played to its end"
    assert done.stdout.count("\n") == len(games)


def test_the_selftest_of_a_game_that_is_not_there_is_refused():
    done = run("--selftest", "chess")

    assert done.returncode == 2
    assert "chess" in done.stderr
