"""Somebody who plays deals again when a test says so."""

from typing import ClassVar

from app.ai.rerun import Rerun


class Waiting:
    """Plays when it is told to."""

    made: ClassVar[list] = []

    def __init__(self, report):
        self.report, self.asked, self.closed = report, {}, False
        Waiting.made.append(self)

    def rerun(self, request_id, start, levels):
        self.asked[request_id] = (start, levels)

    def cancel(self, request_id=None):
        self.asked.clear()

    def close(self):
        self.closed = True

    def play(self):
        number = min(self.asked)
        del self.asked[number]
        self.report(("progress", number, 0.5))
        self.report(("rerun", number, Rerun((10 + number, 3), (1.0, 0.0))))
