"""Reads the archive in a thread of a pool."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QRunnable

from app.match.words import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.session.mailbox import Mailbox

LOG = logging.getLogger(__name__)


class Looking(QRunnable):
    """Calls a function that reads the archive, and posts what it returns.

    Args:
        read: Called in a thread of the pool.
        mailbox: Gets what ``read`` has returned; ``None`` if the archive could not be read.
    """

    def __init__(self, read: Callable[[], object], mailbox: Mailbox) -> None:
        super().__init__()
        self._read, self._mailbox = read, mailbox

    def run(self) -> None:
        found: object = None
        try:
            found = self._read()
        except ArchiveError as error:
            LOG.warning("archive: %s", error)
        finally:
            self._mailbox.post(found)  # in any case, or whoever waits for it would stay busy for ever
