"""Plays random plies into an archive until it is killed; tells each one once it is kept.

Run as ``python -m tests.match.player folder game players seed [largest file in bytes]``.
Goes on with the last unfinished game, or begins another; prints ``game_id ply`` per line, and
``failed code ply`` when a step could not be kept.
"""

import sys
from pathlib import Path
from random import Random

from app.match.archive import Archive
from app.match.match import new_match, open_match
from app.match.words import ArchiveError
from tests.match.builders import seats_for
from tests.match.toy import register


def main(folder, game, players, seed, limit=None):
    register()
    random = Random(int(seed))
    archive, notice = Archive.open(Path(folder))
    assert notice is None
    if limit:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
    while True:
        unfinished = archive.unfinished()
        match = (
            open_match(archive, unfinished[0].id)
            if unfinished
            else new_match(game, seats_for(int(players)), {}, random.randrange(1000), archive)
        )
        tell(match.record.id, match.ply)
        while not match.finished:
            try:
                match.play(random.choice(match.state.legal()))
            except ArchiveError as error:
                tell("failed", error.code, match.ply)
                return
            tell(match.record.id, match.ply)


def tell(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
