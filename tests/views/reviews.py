"""Waiting for a review: a game is read in a thread, and shown step by step."""

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

PATIENCE = 60_000


def until_open(page):
    """Let the event loop turn until the page shows the game that was asked for, or says why it cannot."""
    loop = QEventLoop()
    ends = []
    for signal in (page.opened, page.unreadable):
        signal.connect(lambda: (ends.append(1), loop.quit()))
    patience = QTimer(singleShot=True)
    patience.timeout.connect(loop.quit)
    patience.start(PATIENCE)
    loop.exec()
    patience.stop()
    assert ends, "no game was opened"


def open_game(page, game_id, position=None, **how):
    """Open a game and wait for it."""
    page.open(game_id, position, **how)
    until_open(page)
    assert page.match is not None
    assert page.match.record.id == game_id


def until_shown(page):
    """Let the table be prepared and painted for the position that was asked for last."""
    while page.board.preparing:
        QApplication.processEvents()
    QApplication.processEvents()


def slide(page, position):
    """Put the slider somewhere, and let the table follow."""
    page.slider.setValue(position)
    until_shown(page)
