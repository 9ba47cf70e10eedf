"""A second start asks the program that runs already."""

import json
import os
import threading
import time

import pytest
from PySide6.QtCore import QCoreApplication

from app.session.handover import FOLDER, PATIENCE, Requests, StartRequest, hand_over


@pytest.fixture
def heard(application, tmp_path):
    """A running program's ear, and what it heard."""
    requests, said = Requests(tmp_path), []
    requests.asked.connect(said.append)
    requests.listen()
    yield said
    requests.deleteLater()


def asking(folder, *requests):
    """Second starts, one after the other in a thread of their own; gives the thread and their answers."""
    answers = []
    thread = threading.Thread(target=lambda: answers.extend(hand_over(folder, each, 20) for each in requests))
    thread.start()
    return thread, answers


def test_what_a_second_start_asks_is_heard(until, heard, tmp_path):
    game = tmp_path / "ein Spiel, größer.kontor"
    thread, answers = asking(tmp_path, StartRequest(game, "token"), StartRequest())
    until(lambda: len(heard) == 2)
    thread.join()

    assert heard == [StartRequest(game, "token"), StartRequest()]
    assert answers == [True, True]
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_a_path_is_told_in_full(until, heard, tmp_path, monkeypatch):
    """The running program may have been started elsewhere."""
    monkeypatch.chdir(tmp_path)
    thread, _ = asking(tmp_path, StartRequest(type(tmp_path)("a.kontor")))
    until(lambda: len(heard) == 1)
    thread.join()

    assert heard[0].path == tmp_path / "a.kontor"


def test_nobody_answers_and_nothing_stays(tmp_path):
    assert not hand_over(tmp_path, StartRequest(), patience=0.1)
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_where_a_file_is_in_the_way_nobody_is_asked(tmp_path):
    (tmp_path / FOLDER).write_text("")

    assert not hand_over(tmp_path, StartRequest(), patience=0.1)


def test_what_was_asked_while_the_window_was_built_is_heard(application, tmp_path):
    thread, answers = asking(tmp_path, StartRequest())
    until = time.monotonic() + 20
    while not list(tmp_path.glob(f"{FOLDER}/*.json")):
        assert time.monotonic() < until
        time.sleep(0.01)
    requests, said = Requests(tmp_path), []
    requests.asked.connect(said.append)
    requests.listen()
    thread.join()

    assert said == [StartRequest()]
    assert answers == [True]


def test_a_request_that_nobody_waits_for_is_forgotten(application, tmp_path):
    (tmp_path / FOLDER).mkdir()
    for name in ("old.json", "old.part"):
        path = tmp_path / FOLDER / name
        path.write_text(json.dumps({"path": "/a.kontor", "token": ""}))
        os.utime(path, (time.time() - 3 * PATIENCE,) * 2)
    requests, said = Requests(tmp_path), []
    requests.asked.connect(said.append)
    requests.listen()

    assert said == []
    assert list((tmp_path / FOLDER).iterdir()) == []


@pytest.mark.parametrize(
    "text", [b"", b"[]", b"{}", b'{"path": 3, "token": ""}', b'{"path": null}', b"\xff", b"[" * 30_000, b'"a"' * 20_000]
)
def test_what_is_no_request_is_removed(heard, tmp_path, text):
    path = tmp_path / FOLDER / "bad.json"
    path.write_bytes(text)
    until = time.monotonic() + 20
    while path.exists():
        assert time.monotonic() < until
        QCoreApplication.processEvents()

    assert heard == []
