"""Garbage is collected in the thread of the window, and what stays is not searched."""

import gc
import linecache
from threading import Thread, current_thread, main_thread

import pytest

from app.views.memory import LOOK_AFTER, RESTING, Collector, forget_sources, give_back, keep


@pytest.fixture
def collector(qapp):
    forget_sources()  # thousands that other tests had read, freed by the first look, would lower its counts
    enabled = gc.isenabled()
    gc.enable()
    made = Collector(qapp)
    yield made
    made.deleteLater()
    (gc.enable if enabled else gc.disable)()


class Circle:
    """Garbage that only a search finds; tells in which thread it was found."""

    def __init__(self, found):
        self.found, self.myself = found, self

    def __del__(self):
        self.found.append(current_thread())


def test_no_other_thread_collects(collector):
    """A page that was deleted by the thread that reads a game left its animations to crash the next one."""
    found = []
    Circle(found)
    busy = Thread(target=lambda: [[] for _ in range(200_000)])
    busy.start()
    busy.join()
    assert found == []

    many = [[] for _ in range(2000)]
    collector.look()
    assert found == [main_thread()]
    assert many


@pytest.mark.slow
def test_what_is_kept_becomes_garbage_only_when_memory_is_given_back(collector):
    found = []
    circle = Circle(found)
    keep()
    del circle
    gc.collect()
    assert found == []

    give_back()
    assert len(found) == 1


def test_sources_that_were_read_are_let_go_of(collector):
    assert linecache.getlines(__file__)

    collector.look()

    assert not linecache.cache


def test_garbage_is_searched_for_in_small_portions(collector, monkeypatch):
    """What ten seconds of dragging a slider had made was searched at once: the table stood still for three frames."""
    counts, searched = [0, 0, 0], []

    def collect(generation):
        searched.append((generation, made))
        counts[generation + 1 :] = [counts[generation + 1] + 1, *counts[generation + 2 :]] if generation < 2 else []
        counts[: generation + 1] = [0] * (generation + 1)

    monkeypatch.setattr(gc, "get_count", lambda: tuple(counts))
    monkeypatch.setattr(gc, "collect", collect)
    a_second, made = 60_000, 0  # objects
    for _ in range(10_000 // collector.interval):
        counts[0] += a_second * collector.interval // 1000
        made += a_second * collector.interval // 1000
        collector.look()
    older = [at for generation, at in searched if generation]
    assert older
    assert max(after - before for before, after in zip([0, *older], older, strict=False)) <= a_second // 2
    assert all(generation < 2 for generation, _ in searched)


def test_a_window_that_stands_still_wakes_up_once_a_second(collector, monkeypatch):
    monkeypatch.setattr(gc, "collect", lambda _generation: None)
    monkeypatch.setattr(gc, "get_count", lambda: (5000, 0, 0))
    collector.look()
    assert collector.interval == LOOK_AFTER

    monkeypatch.setattr(gc, "get_count", lambda: (20, 0, 0))
    collector.look()
    assert collector.interval == RESTING
