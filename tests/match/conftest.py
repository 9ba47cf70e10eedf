"""A toy game in the registry, and an archive in a folder of its own."""

import pytest

from app.engines import GAMES
from app.match.archive import Archive
from app.match.store import open_store
from tests.match.toy import TOY


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "archive"


@pytest.fixture
def store(folder):
    store, notice = open_store(folder)
    assert notice is None
    yield store
    store.close()


@pytest.fixture
def archive(store):
    return Archive(store)
