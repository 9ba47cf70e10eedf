"""The mixer keeps sounds from piling up, and joins what it is asked for without a gap."""

from collections import deque

import numpy as np
import pytest

from app.models.sounds import SOFTER, VOICES, Ambience, Sound, SoundRequest
from app.views.sound import mixer
from app.views.sound.mixer import RATE, Mixer

SECOND = 0.2
"""Length of every effect here, of the level 0.1 throughout."""


class Desk:
    """A mixer with a clock that goes on as samples are read."""

    def __init__(self):
        self.now, self.level, self.around = 100.0, 1.0, None
        self.wanted = deque()
        effects = {sound: np.full(round(SECOND * RATE), 0.1, np.float32) for sound in Sound}
        self.mixer = Mixer(self.wanted, lambda: self.level, lambda: self.around, effects, self.loop, lambda: self.now)
        self.loaded = []

    def loop(self, ambience):
        self.loaded.append(ambience)
        return np.full(1000, 0.02, np.float32)

    def play(self, *sounds, after=0.0):
        for sound in sounds:
            self.wanted.append(SoundRequest(sound, self.now + after / 1000, 1.0))

    def read(self, ms):
        n_frames = round(RATE * ms / 1000)
        data = self.mixer.read(n_frames)
        self.now += ms / 1000
        assert len(data) == 2 * n_frames
        return np.frombuffer(data, np.int16) / 32767


@pytest.fixture
def desk():
    return Desk()


def test_a_sound_begins_when_it_is_due_and_goes_on_over_the_blocks(desk):
    desk.play(Sound.CARD, after=50)

    heard = np.concatenate([desk.read(40) for _ in range(8)])

    there = np.flatnonzero(heard)
    assert there[0] == pytest.approx(0.05 * RATE, abs=1)
    assert there[-1] == pytest.approx((0.05 + SECOND) * RATE, abs=2)
    assert len(there) == round(SECOND * RATE)
    assert heard.max() == pytest.approx(0.1, abs=0.001)
    assert not desk.mixer.busy


def test_the_same_sound_is_not_heard_twice_within_a_moment(desk):
    desk.play(Sound.CARD, Sound.CARD)
    desk.play(Sound.CARD, after=59)

    assert desk.read(100).max() == pytest.approx(0.1, abs=0.001)

    desk.play(Sound.CARD)
    assert desk.read(40).max() == pytest.approx(0.1 * (1 + SOFTER[1]), abs=0.001)


def test_no_more_than_a_few_voices_and_each_softer_than_the_one_before(desk):
    desk.play(*list(Sound)[: VOICES + 3])

    assert desk.read(40).max() == pytest.approx(0.1 * sum(SOFTER), abs=0.001)


def test_sounds_that_follow_each_other_are_not_many(desk):
    for k, sound in enumerate(list(Sound)[:8]):
        desk.play(sound, after=k * 1000 * (SECOND + 0.01))

    assert max(desk.read(40).max() for _ in range(50)) == pytest.approx(0.1, abs=0.001)


def test_a_sound_that_comes_too_late_is_left_out(desk):
    desk.play(Sound.CARD)
    desk.now += 0.3

    assert not desk.read(40).any()


def test_volume_changes_without_a_step(desk):
    desk.play(Sound.CARD)
    desk.read(40)
    desk.level = 0.0

    fading = desk.read(40)

    assert fading[0] == pytest.approx(0.1, abs=0.001)
    assert np.abs(np.diff(fading)).max() < 0.001
    assert not desk.read(40).any()


def test_ambience_swells_and_fades_and_then_the_next_one_begins(desk):
    desk.around = Ambience.TOWN
    first = desk.read(40)
    assert first[0] == 0
    assert np.abs(np.diff(first)).max() < 0.001
    for _ in range(50):
        full = desk.read(40)
    assert full.min() == pytest.approx(0.02, abs=0.001)

    desk.around = Ambience.FIELDS
    assert desk.read(40).max() <= 0.0201
    assert desk.loaded == [Ambience.TOWN]
    for _ in range(50):
        desk.read(40)
    assert desk.loaded == [Ambience.TOWN, Ambience.FIELDS]

    desk.around = None
    assert desk.mixer.busy
    for _ in range(50):
        desk.read(40)
    assert not desk.mixer.busy


def test_the_files_are_read_whole_and_a_loop_is_as_long_as_its_file():
    effects = mixer.read_effects()
    loop = mixer.read_ambience(Ambience.LAGOON)

    assert set(effects) == set(Sound)
    assert all(0.01 < np.abs(samples).max() < 0.25 for samples in effects.values())
    assert len(loop) == 9 * RATE
    assert abs(float(loop[0] - loop[-1])) < 0.01
