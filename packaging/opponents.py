"""In the packaged program: an opponent's process goes its own way here, before anything loads Qt."""

import multiprocessing
import sys

try:
    multiprocessing.freeze_support()
except (OSError, EOFError):  # the program has ended meanwhile; Windows would show a box with that
    sys.exit(1)
