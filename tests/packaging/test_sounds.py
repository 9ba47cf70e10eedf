"""The sounds as they ship: made by packaging/sounds.py and nothing else, quiet, and without clicks."""

import importlib.util
import wave
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "resources" / "sounds").glob("*.wav"))


@pytest.fixture(scope="module")
def maker():
    """packaging/sounds.py as a module."""
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(path):
    """Frames a second, and the samples from -1 to 1."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def decibels(level):
    return 20 * np.log10(level)


def test_every_sound_is_there_and_nothing_else(maker):
    assert [path.stem for path in FILES] == sorted([*maker.EFFECTS, *maker.LOOPS])
    assert sum(path.stat().st_size for path in FILES) < 1_500_000


@pytest.mark.slow
@pytest.mark.parametrize("name", ["card", "shuffle", "glass", "turn", "town"])
def test_the_script_gives_the_same_bytes_each_time(maker, name):
    assert maker.made(name) == (ROOT / "resources" / "sounds" / f"{name}.wav").read_bytes()


def test_effects_are_quiet_and_begin_and_end_in_silence(maker):
    for name in maker.EFFECTS:
        rate, samples = read(ROOT / "resources" / "sounds" / f"{name}.wav")
        assert rate == maker.RATE
        assert -24 < decibels(np.max(np.abs(samples))) < -12, name
        assert samples[0] == 0, name
        assert list(samples[-3:]) == [0, 0, 0], name
        assert abs(np.mean(samples)) < 0.002, name


def test_ambience_is_quieter_still_and_its_end_meets_its_beginning(maker):
    for name in maker.LOOPS:
        rate, samples = read(ROOT / "resources" / "sounds" / f"{name}.wav")
        assert rate == maker.LOOP_RATE
        assert decibels(np.sqrt(np.mean(samples**2))) < -30, name
        steps = np.abs(np.diff(np.append(samples, samples[0])))
        assert steps[-1] <= np.quantile(steps, 0.99), name
