"""Reads the archive in a thread of a pool."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from app.match.words import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.session.mailbox import Mailbox

LOG = logging.getLogger(__name__)


def look(read: Callable[[], object], mailbox: Mailbox) -> None:
    """Call a function that reads the archive, and post what it returns; ``None`` if the archive could not be read.

    Called in a thread of a pool.  It is a function, for a pool deletes a ``QRunnable`` in its own thread, and PySide6
    with it the Python object: while the window was busy, the program died of that now and then.
    """
    found: object = None
    try:
        found = read()
    except ArchiveError as error:
        LOG.warning("archive: %s", error)
    finally:
        mailbox.post(found)  # in any case, or whoever waits for it would stay busy for ever
