"""In the packaged program: an opponent's process goes its own way here, before anything loads Qt."""

import multiprocessing

multiprocessing.freeze_support()
