"""Giving memory back when a table or a review was left."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_back() -> None:
    """Let go of what only refers to itself, and hand free memory to the system."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc keeps freed pages between others for itself
        if trim is not None:
            trim(0)
