"""What every test needs before Qt is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
