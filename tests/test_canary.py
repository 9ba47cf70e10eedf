"""Watches for a binding that loses references: PySide6 6.12.0 on Python 3.11 aborts after some minutes of play."""

import sys

from PySide6.QtCore import QModelIndex, QObject, QStringListModel, Qt, Signal

N_SIGNALS = 3000
NOISE = 200  # other references that come and go meanwhile
IMMORTAL = sys.version_info >= (3, 12)  # its count may fall by two thousand millions before None is given up
LOST = 3 * N_SIGNALS if IMMORTAL else NOISE


class Bell(QObject):
    rung = Signal(object, bool)


def drift(action, n: int) -> dict[object, int]:
    """How many references to None, True and False are gained over ``n`` calls.

    From Python 3.12 on these values never die: the oldest Qt for 3.13 loses one reference a signal, on 3.14 one gains
    three, and neither does any harm.
    """
    action()
    before = {value: sys.getrefcount(value) for value in (None, True, False)}
    for _ in range(n):
        action()
    return {value: sys.getrefcount(value) - count for value, count in before.items()}


def test_row_moves_and_resets_keep_the_references_to_none():
    """A lost reference per signal ends in "Fatal Python error: deallocating None"."""
    model = QStringListModel(["brig", "flute", "skiff"])
    heard = []
    model.rowsMoved.connect(lambda *_: heard.append("moved"))
    model.modelReset.connect(lambda: heard.append("reset"))

    def act():
        model.moveRows(QModelIndex(), 0, 1, QModelIndex(), 3)
        model.setStringList(["brig", "flute", "skiff"])
        model.data(model.index(0), Qt.ItemDataRole.DecorationRole)

    gained = drift(act, N_SIGNALS)

    assert len(heard) >= 2 * N_SIGNALS
    assert min(gained.values()) > -LOST, gained


def test_signals_that_carry_none_and_true_keep_the_references():
    bell = Bell()
    heard = []
    bell.rung.connect(lambda value, loud: heard.append((value, loud)))

    def act():
        bell.rung.emit(None, True)
        heard.clear()

    gained = drift(act, N_SIGNALS)

    assert min(gained.values()) > -LOST, gained
