"""Keep an archive and a game as this program writes them: python -m tests.match.sample NAME

Before a release, by its version, and when the schema of the archive grows. A kept sample is never written anew.
"""

import argparse
import shutil
import tempfile
from pathlib import Path
from random import Random

from app.engines import GAMES
from app.match.archive import Archive
from app.match.match import new_match
from app.match.seats import Seat
from app.match.store import NAME

SAMPLES = Path(__file__).parent / "samples"
NOTE = "über Schema"


def keep(name, samples=SAMPLES):
    """Play a whole game of the first kind and the beginning of one of each other."""
    kept, told = samples / f"{name}.sqlite", samples / f"{name}.kontor"
    if kept.exists() or told.exists():
        raise FileExistsError(f"{name} is kept already")
    seats = (Seat("Ann", "", 0), Seat("Jürgen", "journeyman", 1))
    with tempfile.TemporaryDirectory() as folder:
        archive, _ = Archive.open(Path(folder))
        for index, game in enumerate(GAMES):
            match, random = new_match(game, seats, {}, 7, archive), Random(7)
            while not match.finished and (index == 0 or match.ply < 12):
                match.play(random.choice(match.state.legal()))
            archive.set_note(match.record.id, NOTE)
            if index == 0:
                archive.export_file(match.record.id, told)
        archive.close()
        shutil.copyfile(Path(folder, NAME), kept)


if __name__ == "__main__":
    it = argparse.ArgumentParser(prog="python -m tests.match.sample", description=__doc__)
    it.add_argument("name", metavar="NAME", help="what the two files are called: the version")
    keep(it.parse_args().name)
