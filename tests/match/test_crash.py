"""Killed at any moment, the archive has every ply that was acknowledged, and the game goes on there."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from app.match.archive import Archive
from app.match.match import open_match
from app.match.words import ArchiveError
from tests.match.builders import play_on

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("KONTOR_KILLS", "8"))  # per game; some hundreds before a release


def player(folder, game, players, seed, *limit):
    """Another process that plays until it is killed."""
    command = [sys.executable, "-m", "tests.match.player", *map(str, (folder, game, players, seed, *limit))]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def play_and_kill(folder, game, players, seed):
    """Let a process play, kill it at a random moment; gives what it acknowledged, line by line."""
    random = Random(seed)
    process = player(folder, game, players, seed)
    lines, started = [], Event()

    def listen():
        for line in process.stdout:
            if line.endswith("\n"):
                lines.append(line.split())
            started.set()
        started.set()

    listener = Thread(target=listen)
    listener.start()
    assert started.wait(30)
    Event().wait(random.random() * 0.25)
    process.kill()
    process.wait()
    listener.join()
    process.stdout.close()
    return [(game_id, int(ply)) for game_id, ply in lines]


@pytest.mark.parametrize(("game", "players"), [pytest.param("toy", 2, marks=pytest.mark.slow), ("port_royal", 3)])
def test_nothing_that_was_acknowledged_is_lost(folder, game, players):
    expected = None
    for seed in range(KILLS):
        told = play_and_kill(folder, game, players, seed)
        assert told
        if expected:
            assert told[0] == expected  # it went on at the very ply where the one before was killed

        archive, notice = Archive.open(folder)
        assert notice is None
        for game_id, ply in dict(told).items():
            match = open_match(archive, game_id)
            assert match.failure is None
            assert ply <= match.ply <= ply + 1
        unfinished = archive.unfinished()
        assert len(unfinished) <= 1
        expected = (unfinished[0].id, unfinished[0].plies) if unfinished else None
        archive.close()

    archive, _ = Archive.open(folder)
    assert sum(summary.plies for summary in archive.games()) > KILLS
    for summary in archive.unfinished():
        assert play_on(open_match(archive, summary.id)).finished
    archive.close()


@pytest.mark.skipif(os.name == "nt", reason="file size limits are a POSIX thing")
def test_a_disk_that_fills_up_loses_nothing_that_was_acknowledged(folder):
    """The system itself refuses to let a file grow, in the middle of a game."""
    process = player(folder, "toy", 2, 1, 200_000)
    out, _ = process.communicate(timeout=60)
    *told, failed = [line.split() for line in out.splitlines()]

    assert process.returncode == 0
    assert failed[0] == "failed"
    assert [failed[2]] == told[-1][1:]
    archive, notice = Archive.open(folder)
    assert notice is None
    for game_id, ply in dict(told).items():
        assert open_match(archive, game_id).ply in (int(ply), int(ply) + 1)
    archive.close()


def test_two_processes_do_not_share_an_archive(folder):
    process = player(folder, "toy", 2, 1)
    assert process.stdout.readline()

    with pytest.raises(ArchiveError) as caught:
        Archive.open(folder)

    process.kill()
    process.wait()
    process.stdout.close()
    archive, notice = Archive.open(folder)
    assert caught.value.code == "in_use"
    assert notice is None
    assert archive.games()
    archive.close()
