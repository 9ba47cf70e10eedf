"""What every test needs before Qt is imported: no screen, and folders of its own."""

import atexit
import os
import shutil
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No test may find, or leave, anything among the games and settings of whoever runs it.
_home = tempfile.mkdtemp(prefix="kontor-tests-")
atexit.register(shutil.rmtree, _home, ignore_errors=True)
for _kind in ("DATA", "CONFIG", "STATE"):
    os.environ[f"XDG_{_kind}_HOME"] = os.path.join(_home, _kind.lower())
