"""The releases of Kontor, as CHANGELOG.md tells of them and as AppStream writes them."""

from __future__ import annotations

import re
import time

UNRELEASED = "not yet released"
HEADING = re.compile(rf"^## (\d+(?:\.\d+)+), (\d{{4}}-\d\d-\d\d|{UNRELEASED})$", re.MULTILINE)


def told(changes: str) -> list[tuple[str, str]]:
    """Version and day of every release in the order of the text; ``UNRELEASED`` where it has no day yet."""
    return [(match[1], match[2]) for match in HEADING.finditer(changes)]


def listed(metainfo: str, changes: str, when: int) -> str:
    """What AppStream reads of a program, with its releases.

    Args:
        metainfo: The same without them.
        changes: The text of CHANGELOG.md.
        when: Day of what is not yet released, in seconds since 1970.
    """
    today = time.strftime("%Y-%m-%d", time.gmtime(when))
    lines = [
        f'    <release version="{version}" date="{today}" type="development"/>'
        if day == UNRELEASED
        else f'    <release version="{version}" date="{day}"/>'
        for version, day in told(changes)
    ]
    return metainfo.replace("</component>", "\n".join(["  <releases>", *lines, "  </releases>", "</component>"]))
