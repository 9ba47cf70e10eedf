"""The speaker never keeps anybody waiting: not without a device, not with one that hangs, not at the end."""

import logging
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import monotonic

import pytest

from app.models.settings import Settings
from app.models.sounds import Ambience, Sound
from app.views.sound import device
from app.views.sound.speaker import Speaker, speaker

ROOT = Path(__file__).resolve().parents[3]


class FakeDevice:
    """Counts what is done with it, and asks for samples when it is told to."""

    def __init__(self):
        self.done, self.read = [], None
        self.started, self.closed = Event(), Event()

    def start(self, read):
        self.read = read
        self.done.append("start")
        self.started.set()

    def stop(self):
        self.done.append("stop")

    def close(self):
        self.done.append("close")
        self.closed.set()


@pytest.fixture
def kept(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def made():
    """Makes speakers that end with the test: ``made(open_device)``."""
    speakers = []

    def make(open_device):
        speakers.append(Speaker(open_device))
        return speakers[-1]

    yield make
    for each in speakers:
        each.close()


def test_nothing_is_opened_before_the_program_says_so():
    speaker.play(Sound.CARD)
    speaker.surround(speaker, Ambience.TOWN)
    speaker.leave(speaker)

    assert speaker._thread is None  # noqa: SLF001


def test_a_device_runs_while_something_is_heard_and_is_given_back(made, kept, monkeypatch):
    monkeypatch.setattr("app.views.sound.speaker.IDLE", 0.01)
    monkeypatch.setattr("app.views.sound.mixer.LATE", 60_000)  # the thread may come late on a busy machine
    fake = FakeDevice()
    it = made(lambda _rate: fake)
    it.follow(kept)
    it.play(Sound.CLICK)

    assert fake.started.wait(5)
    assert any(any(fake.read(800)) for _ in range(5))
    it.close()

    assert fake.closed.wait(5)
    assert fake.done == ["start", "stop", "close"]


def test_nothing_is_opened_while_sound_is_off(made, kept):
    opened = []
    it = made(opened.append)
    kept.sounds = False
    it.follow(kept)
    kept.ambience = True
    it.play(Sound.CARD)
    it.surround(it, Ambience.HARBOUR)

    assert it._thread is None  # noqa: SLF001
    assert opened == []


def test_ambience_is_heard_only_where_it_is_wanted(made, kept):
    it = made(lambda _rate: FakeDevice())
    it.follow(kept)
    it.surround(it, Ambience.HARBOUR)
    assert it._around() is None  # noqa: SLF001

    kept.ambience = True
    assert it._around() == Ambience.HARBOUR  # noqa: SLF001
    it.surround(kept, Ambience.TOWN)
    it.leave(it)
    assert it._around() == Ambience.TOWN  # noqa: SLF001
    it.leave(kept)
    assert it._around() is None  # noqa: SLF001


@pytest.mark.parametrize("error", [OSError("no device"), ImportError("miniaudio"), RuntimeError("odd")])
def test_without_a_device_there_is_one_line_for_those_who_look_for_it(made, kept, caplog, error):
    def refuse(_rate):
        raise error

    it = made(refuse)
    it.follow(kept)
    with caplog.at_level(logging.DEBUG, "app.views.sound"):
        for _ in range(40):
            it.play(Sound.COIN)
        it._thread.join(5)  # noqa: SLF001

    assert [record.levelno for record in caplog.records] == [logging.DEBUG]
    it.play(Sound.COIN)


def test_a_missing_package_is_an_import_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(ImportError):
        device.open_device(22050)


def test_a_device_that_hangs_keeps_nobody_waiting(made, kept):
    hangs = Event()
    it = made(lambda _rate: hangs.wait())
    it.follow(kept)
    begun = monotonic()
    for _ in range(100):
        it.play(Sound.CARD)
    played = monotonic() - begun
    it.close()
    closed = monotonic() - begun
    hangs.set()

    assert played < 0.2
    assert closed < 2


PROGRAM = """
import sys, time
from pathlib import Path
from threading import Event
from PySide6.QtCore import QCoreApplication
from app.models.settings import Settings
from app.models.sounds import Ambience, Sound
from app.views.sound.device import open_device
from app.views.sound.speaker import Speaker

opened = Event()

def null(rate):
    device = open_device(rate, ("NULL",))
    opened.set()
    return device

def hangs(rate):
    opened.set()
    time.sleep(1000)

app = QCoreApplication([])  # as in the program: without one, signals that threads read crash Qt 6.8 at the end
settings = Settings(Path(sys.argv[1]))
settings.ambience = True
speaker = Speaker({"null": null, "hangs": hangs}[sys.argv[2]])
speaker.follow(settings)
speaker.surround(settings, Ambience.TOWN)
speaker.play(Sound.WIN)
assert opened.wait(20)
time.sleep(0.1)
print(time.monotonic())
"""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["null", "hangs"])
def test_the_process_ends_promptly_with_the_device_running(tmp_path, kind):
    if kind == "null":
        pytest.importorskip("miniaudio")
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "settings.ini"), kind]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    ended = monotonic()

    assert (done.returncode, done.stderr) == (0, "")
    assert ended - float(done.stdout) < 5
