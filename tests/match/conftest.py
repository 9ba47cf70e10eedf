"""A toy game in the registry, and an archive in a folder of its own."""

import pytest

from app.engines import GAMES
from app.match.archive import Archive
from tests.match.toy import TOY


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "archive"


@pytest.fixture
def archive(folder):
    archive, notice = Archive.open(folder)
    assert notice is None
    yield archive
    archive.close()
