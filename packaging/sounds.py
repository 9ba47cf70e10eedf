"""Make the sounds of Kontor: everything that is heard is computed here, nothing was recorded.

``python packaging/sounds.py`` writes ``resources/sounds``; with ``--table`` it also prints how loud and how long
each sound is. The same program gives the same bytes.

Effects have 22050 frames a second and fade in and out. Ambience is a loop without a seam: all of it is made on a
circle, noise from its spectrum and single sounds laid around the end to the beginning. It has half the rate, for
there is nothing high in it.
"""

from __future__ import annotations

import argparse
import io
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
Partial = tuple[float, float, float]  # frequency in Hz, amplitude, seconds until it is down to a third

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE, LOOP_RATE = 22050, 11025
LOOP = 9.0
"""Seconds of a loop of ambience."""

AMBIENCE = -37.0
"""Loudness of all ambience, in dBFS RMS."""


# tools


def noise(seed: int, seconds: float, rate: int = RATE) -> Samples:
    """White noise; ``RandomState`` promises the same numbers for ever."""
    return np.asarray(np.random.RandomState(seed).uniform(-1.0, 1.0, round(seconds * rate)))


def band(samples: Samples, low: float, high: float, rate: int = RATE) -> Samples:
    """What lies between two frequencies in Hz, falling off softly beyond them; the ends are joined as a circle."""
    spectrum = np.fft.rfft(samples)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(samples), 1 / rate), 1.0))
    beyond = np.maximum(0.0, np.maximum(np.log2(low) - octaves, octaves - np.log2(high)))
    return np.asarray(np.fft.irfft(spectrum * np.exp(-4.0 * beyond**2 - 1.5 * beyond), len(samples)))


def times(seconds: float, rate: int = RATE) -> Samples:
    """The moment of every frame, in seconds."""
    return np.arange(round(seconds * rate)) / rate


def ring(seconds: float, partials: Iterable[Partial], rate: int = RATE) -> Samples:
    """A struck body: tones that die away, each in its own time."""
    t = times(seconds, rate)
    return np.asarray(sum(level * np.sin(2 * np.pi * tone * t) * np.exp(-t / fall) for tone, level, fall in partials))


def glide(seconds: float, start: float, end: float, rate: int = RATE) -> Samples:
    """A tone that goes from one frequency to another, swelling and fading."""
    t = times(seconds, rate)
    phase = 2 * np.pi * (start * t + (end - start) * t**2 / (2 * seconds))
    return np.asarray(np.sin(phase) * np.sin(np.pi * t / seconds) ** 2)


def swell(samples: Samples, rise: float, fall: float, rate: int = RATE) -> Samples:
    """The samples with a rise of so many seconds and a fall to a third in so many."""
    t = times(len(samples) / rate, rate)
    return np.asarray(samples * np.minimum(1.0, t / rise) * np.exp(-np.maximum(0.0, t - rise) / fall))


def laid(seconds: float, parts: Iterable[tuple[float, float, Samples]], rate: int = RATE) -> Samples:
    """Parts with the second at which they begin and their level, one over the other; what is too long goes around."""
    total = np.zeros(round(seconds * rate))
    for at, level, part in parts:
        where = (round(at * rate) + np.arange(len(part))) % len(total)
        np.add.at(total, where, level * part)
    return total


def at_peak(samples: Samples, decibels: float) -> Samples:
    """As loud as that at its highest, and without a click at the ends."""
    n_in, n_out = round(0.001 * RATE), round(min(0.08, len(samples) / RATE / 4) * RATE)
    shaped = samples.copy()
    shaped[:n_in] *= np.linspace(0.0, 1.0, n_in)
    shaped[-n_out:] *= np.cos(np.linspace(0.0, np.pi / 2, n_out)) ** 2
    return np.asarray(shaped * 10 ** (decibels / 20) / np.max(np.abs(shaped)))


def at_loudness(samples: Samples, decibels: float) -> Samples:
    """As loud as that on average, around zero."""
    centred = samples - np.mean(samples)
    return np.asarray(centred * 10 ** (decibels / 20) / np.sqrt(np.mean(centred**2)))


def wav(samples: Samples, rate: int) -> bytes:
    """A mono WAV file of 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes(np.round(samples * 32767).astype("<i2").tobytes())
    return file.getvalue()


# effects


def flick(seed: int) -> Samples:
    """The edge of a card let go."""
    return swell(band(noise(seed, 0.03), 1500, 6000), 0.001, 0.006)


def card() -> Samples:
    """A card laid down: it slides for a moment and comes to lie on cloth."""
    slide = swell(band(noise(11, 0.09), 1800, 5200), 0.05, 0.02)
    pat = swell(band(noise(12, 0.1), 140, 700), 0.002, 0.022)
    return at_peak(laid(0.2, [(0.0, 0.5, slide), (0.055, 2.4, pat), (0.055, 0.35, flick(13))]), -16)


def draw() -> Samples:
    """A card taken from a pile: a longer slide and the flick of its edge."""
    slide = swell(band(noise(21, 0.14), 2200, 6500), 0.1, 0.018)
    return at_peak(laid(0.2, [(0.0, 1.0, slide), (0.115, 0.9, flick(22))]), -19)


def shuffle() -> Samples:
    """Two halves of a pile run into each other."""
    random = np.random.RandomState(31)
    at, parts = 0.0, []
    for k in range(17):
        parts.append((at, 0.5 + 0.5 * random.uniform(), flick(310 + k)))
        at += 0.016 + 0.012 * random.uniform()
    square = swell(band(noise(33, 0.1), 160, 900), 0.003, 0.02)
    return at_peak(laid(0.6, [*parts, (at + 0.03, 1.2, square)]), -18)


def coin() -> Samples:
    """A coin that falls on others."""

    def clink(pitch: float, fall: float) -> Samples:
        tones = ((3150, 0.8, 1.0), (4720, 1.0, 0.8), (6230, 0.6, 0.5), (7990, 0.4, 0.35), (9100, 0.2, 0.2))
        return ring(0.3, [(tone * pitch, level, fall * long) for tone, level, long in tones])

    return at_peak(laid(0.34, [(0.0, 0.8, clink(1.0, 0.05)), (0.062, 0.5, clink(1.06, 0.07))]), -19)


def knock(seed: int, pitch: float = 1.0) -> Samples:
    """Wood on wood."""
    body = ring(0.16, [(215 * pitch, 1.0, 0.035), (468 * pitch, 0.7, 0.024), (905 * pitch, 0.45, 0.014)])
    return laid(0.16, [(0.0, 1.0, body), (0.0, 0.6, swell(band(noise(seed, 0.02), 900, 3200), 0.0008, 0.004))])


def wood() -> Samples:
    """A piece of wood put in its place."""
    return at_peak(laid(0.24, [(0.0, 1.0, knock(41)), (0.075, 0.28, knock(42, 1.12))]), -16)


def die() -> Samples:
    """Dice that roll over a table and come to rest."""
    random = np.random.RandomState(51)
    at, level, parts = 0.0, 1.0, []
    for k in range(11):
        edge = swell(band(noise(510 + k, 0.04), 1400, 4200), 0.0006, 0.006)
        tap = ring(0.05, [(1240 * (0.9 + 0.25 * random.uniform()), 0.5, 0.008), (300, 0.6, 0.02)])
        parts += [(at, level, edge), (at, 0.6 * level, tap)]
        at += 0.072 - 0.0035 * k + 0.02 * random.uniform()
        level *= 0.87
    return at_peak(laid(0.85, parts), -17)


def glass() -> Samples:
    """Beads of glass that touch."""

    def clink(pitch: float) -> Samples:
        tones = ((2380, 1.0, 0.13), (3870, 0.5, 0.09), (5660, 0.6, 0.06), (7850, 0.3, 0.04))
        return ring(0.45, [(tone * pitch, level, fall) for tone, level, fall in tones])

    return at_peak(laid(0.7, [(0.0, 0.7, clink(1.0)), (0.07, 0.5, clink(1.19)), (0.19, 0.3, clink(0.94))]), -20)


def water() -> Samples:
    """A hull that runs through a small wave."""
    wash = swell(band(noise(61, 1.0), 250, 1500), 0.3, 0.22)
    spray = swell(band(noise(62, 0.7), 2200, 4500), 0.2, 0.12)
    drops = [
        (0.12 + 0.11 * k, 0.16 + 0.03 * (k % 3), glide(0.05 + 0.01 * (k % 2), 420 + 90 * (k % 4), 760 + 110 * (k % 3)))
        for k in range(6)
    ]
    return at_peak(laid(1.0, [(0.0, 1.0, wash), (0.08, 0.25, spray), *drops]), -19)


def bell(pitch: float, seconds: float, fall: float) -> Samples:
    """A small bell, struck softly."""
    tones = ((1.0, 1.0, 1.0), (2.0, 0.45, 0.6), (2.76, 0.3, 0.45), (4.07, 0.12, 0.25), (5.4, 0.08, 0.15))
    struck = ring(seconds, [(pitch * tone, level, fall * long) for tone, level, long in tones])
    return swell(struck, 0.004, 10.0)


def turn() -> Samples:
    """Somebody's turn: a small bell."""
    return at_peak(bell(784.0, 1.1, 0.28), -19)


def round_() -> Samples:
    """A round has ended: a deeper bell, struck twice."""
    return at_peak(laid(1.5, [(0.0, 0.8, bell(392.0, 1.4, 0.34)), (0.24, 0.6, bell(523.25, 1.2, 0.3))]), -19)


def bust() -> Samples:
    """All for nothing: something heavy falls, and two notes go down."""
    thud = laid(0.4, [(0.0, 1.0, knock(71, 0.45)), (0.0, 1.4, swell(band(noise(72, 0.4), 60, 220), 0.004, 0.09))])
    notes = [
        (at, 0.5, swell(ring(0.5, [(tone, 1.0, 0.3), (2 * tone, 0.4, 0.2), (3 * tone, 0.2, 0.12)]), 0.02, 0.16))
        for at, tone in ((0.16, 233.08), (0.36, 174.61))
    ]
    return at_peak(laid(0.95, [(0.0, 1.0, thud), *notes]), -17)


def win() -> Samples:
    """A short flourish on wooden bars."""

    def bar(tone: float) -> Samples:
        return swell(ring(0.9, [(tone, 1.0, 0.28), (3.93 * tone, 0.22, 0.07), (9.2 * tone, 0.05, 0.03)]), 0.003, 10.0)

    notes = ((0.0, 392.0), (0.13, 523.25), (0.26, 659.26), (0.42, 783.99), (0.42, 523.25), (0.72, 1046.5))
    return at_peak(laid(1.7, [(at, 0.7, bar(tone)) for at, tone in notes]), -18)


def click() -> Samples:
    """Something was chosen: a soft tick."""
    tick = swell(band(noise(81, 0.03), 700, 2200), 0.0015, 0.005)
    return at_peak(laid(0.06, [(0.0, 1.0, tick), (0.0, 0.2, ring(0.05, [(620, 1.0, 0.012)]))]), -22)


EFFECTS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "draw": draw,
    "shuffle": shuffle,
    "coin": coin,
    "die": die,
    "wood": wood,
    "glass": glass,
    "water": water,
    "turn": turn,
    "round": round_,
    "bust": bust,
    "win": win,
    "click": click,
}


# ambience


def bed(seed: int, low: float, high: float) -> Samples:
    """A loop of noise between two frequencies, as loud as any other."""
    found = band(noise(seed, LOOP, LOOP_RATE), low, high, LOOP_RATE)
    return np.asarray(found / np.sqrt(np.mean(found**2)))


def breathing(seed: int, per_loop: int, depth: float) -> Samples:
    """A slow coming and going around 1: as many swells a loop as that, no two alike."""
    random = np.random.RandomState(seed)
    turn_of = 2 * np.pi * times(LOOP, LOOP_RATE) / LOOP
    waves = sum(np.sin(k * turn_of + random.uniform(0, 2 * np.pi)) / k for k in range(per_loop, 3 * per_loop))
    shape = np.asarray(waves)
    return np.asarray(np.exp(depth * shape / np.max(np.abs(shape))))


def strewn(seed: int, number: int, make: Callable[[np.random.RandomState], Samples]) -> Samples:
    """Single sounds spread over the loop, at no regular intervals; 1 at the highest."""
    random = np.random.RandomState(seed)
    parts = []
    for k in range(number):
        at, level = (k + random.uniform(0, 0.8)) * LOOP / number, random.uniform(0.4, 1.0)
        parts.append((at, level, make(random)))
    total = laid(LOOP, parts, LOOP_RATE)
    return np.asarray(total / np.max(np.abs(total)))


def far_voices(seed: int, number: int) -> Samples:
    """People who talk too far off to be understood: bands of noise in the rhythm of syllables."""
    random = np.random.RandomState(seed)
    total = np.zeros(round(LOOP * LOOP_RATE))
    for k in range(number):
        throat, own = random.uniform(0.85, 1.3), seed + 10 * k
        vowel = bed(own + 1, 260 * throat, 620 * throat) + 0.4 * bed(own + 2, 950 * throat, 1500 * throat)
        total += vowel * breathing(own + 3, 27 + 5 * (k % 3), 1.6) * breathing(own + 4, 2, 1.4)
    return np.asarray(total / np.sqrt(np.mean(total**2)))


def creak(random: np.random.RandomState) -> Samples:
    """A rope or a plank under load."""
    low = random.uniform(150, 230)
    t = times(0.5, LOOP_RATE)
    rub = np.sign(np.sin(2 * np.pi * (low / 6 * t + 9 * t**2))) * np.sin(2 * np.pi * low * 2.3 * t)
    return band(np.asarray(rub * np.sin(np.pi * t / 0.5) ** 2), 180, 900, LOOP_RATE)


def bird(random: np.random.RandomState) -> Samples:
    """Two or three notes from a hedge."""
    tone = random.uniform(2300, 3100)
    notes = [(0.11 * k, 1.0 - 0.2 * k, glide(0.09, tone * (1 + 0.06 * k), tone * 0.86, LOOP_RATE)) for k in range(3)]
    return laid(0.5, notes, LOOP_RATE)


def gull(random: np.random.RandomState) -> Samples:
    """A gull, far out."""
    tone = random.uniform(1050, 1250)
    calls = [(0.42 * k, 1.0 - 0.25 * k, glide(0.34, tone * 1.15, tone * 0.8, LOOP_RATE)) for k in range(3)]
    return laid(1.3, calls, LOOP_RATE)


def crackle(random: np.random.RandomState) -> Samples:
    """A log in the fire."""
    snap = noise(random.randint(1 << 30), 0.012, LOOP_RATE)
    return swell(band(snap, 900, 4000, LOOP_RATE), 0.0005, 0.003, LOOP_RATE)


def mug(random: np.random.RandomState) -> Samples:
    """A mug set down."""
    pitch = random.uniform(0.9, 1.2)
    tones = ((330 * pitch, 1.0, 0.03), (1480 * pitch, 0.3, 0.05), (2210 * pitch, 0.2, 0.04))
    return swell(ring(0.25, tones, LOOP_RATE), 0.002, 10.0, LOOP_RATE)


def drop(random: np.random.RandomState) -> Samples:
    """Water under a landing stage."""
    tone = random.uniform(380, 760)
    return glide(random.uniform(0.04, 0.09), tone, tone * 1.6, LOOP_RATE)


def far_bell(random: np.random.RandomState) -> Samples:
    """A church bell over the roofs."""
    tone = random.uniform(415, 425)
    tones = ((tone / 2, 0.6, 1.4), (tone, 1.0, 1.1), (1.2 * tone, 0.5, 0.8), (2.0 * tone, 0.3, 0.5))
    return swell(ring(3.2, tones, LOOP_RATE), 0.06, 0.9, LOOP_RATE)


def step(random: np.random.RandomState) -> Samples:
    """A shoe on paving stones."""
    sole = band(noise(random.randint(1 << 30), 0.06, LOOP_RATE), 180, 1400, LOOP_RATE)
    return swell(sole, 0.003, 0.012, LOOP_RATE)


def harbour() -> Samples:
    """Swell against a quay, ropes that creak, gulls far out."""
    waves = bed(101, 90, 700) * breathing(102, 2, 1.3) + 0.35 * bed(103, 700, 2400) * breathing(104, 3, 1.9)
    return waves + 1.6 * strewn(105, 3, creak) + 1.2 * strewn(106, 2, gull) + 1.8 * strewn(107, 7, drop)


def tavern() -> Samples:
    """Voices in a room, mugs, a fire."""
    room = far_voices(120, 6) + 0.35 * bed(121, 70, 240)
    return room + 2.2 * strewn(122, 60, crackle) + 1.4 * strewn(123, 6, mug)


def fields() -> Samples:
    """Wind over the fields and a few birds."""
    wind = bed(141, 120, 520) * breathing(142, 2, 1.0) + 0.3 * bed(143, 900, 2600) * breathing(144, 3, 1.4)
    return wind + 1.0 * strewn(145, 5, bird)


def lagoon() -> Samples:
    """Small waves that lap, an oar that creaks, a bell over the water."""
    lap = bed(161, 160, 900) * breathing(162, 7, 1.0) + 0.5 * bed(163, 60, 200)
    return lap + 2.6 * strewn(164, 26, drop) + 1.2 * strewn(165, 3, creak) + 1.3 * strewn(166, 1, far_bell)


def town() -> Samples:
    """A square some streets away: voices, steps, the bell of a church."""
    air = 0.9 * bed(181, 70, 380) * breathing(182, 2, 0.7) + 0.6 * far_voices(183, 4)
    return air + 5.0 * strewn(185, 15, step) + 1.6 * strewn(186, 2, far_bell)


LOOPS: dict[str, Callable[[], Samples]] = {
    "harbour": harbour,
    "tavern": tavern,
    "fields": fields,
    "lagoon": lagoon,
    "town": town,
}


def made(name: str) -> bytes:
    """The file of one sound.  Raises ``KeyError``."""
    if name in EFFECTS:
        return wav(EFFECTS[name](), RATE)
    return wav(at_loudness(LOOPS[name](), AMBIENCE), LOOP_RATE)


def row(name: str, file: bytes) -> str:
    """Length, size, peak and loudness of a sound, for people."""
    with wave.open(io.BytesIO(file)) as reader:
        samples = np.frombuffer(reader.readframes(reader.getnframes()), "<i2") / 32768
        seconds = reader.getnframes() / reader.getframerate()
    peak, rms = (20 * np.log10(level) for level in (np.max(np.abs(samples)), np.sqrt(np.mean(samples**2))))
    return f"{name:10} {seconds:6.2f} s {len(file) / 1000:7.1f} kB  peak {peak:6.1f} dBFS  RMS {rms:6.1f} dBFS"


def main() -> int:
    """Write all sounds."""
    parser = argparse.ArgumentParser(description="Compute the sounds of Kontor and write resources/sounds.")
    parser.add_argument("--table", action="store_true", help="print how long and how loud each is")
    wishes = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = {name: made(name) for name in (*EFFECTS, *LOOPS)}
    for name, file in files.items():
        (FOLDER / f"{name}.wav").write_bytes(file)
        if wishes.table:
            print(row(name, file))
    print(f"{len(files)} sounds, {sum(map(len, files.values())) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
