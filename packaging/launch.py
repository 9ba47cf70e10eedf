"""Where the packaged Kontor begins."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # an opponent's process goes its own way here, before Qt is loaded

    from app.main import main

    sys.exit(main())
