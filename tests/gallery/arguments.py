"""What a gallery that writes all its pictures is told on the command line."""

import argparse
from pathlib import Path


def folder(about: str, default: Path) -> Path:
    """Where pictures go, a folder that is there: the only argument, or ``default``."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("folder", nargs="?", type=Path, default=default, help="default: %(default)s")
    asked: Path = parser.parse_args().folder
    asked.mkdir(parents=True, exist_ok=True)
    return asked
