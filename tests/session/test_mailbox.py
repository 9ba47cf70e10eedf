"""What threads post is taken where the event loop runs: in order, once, and by nobody who has gone."""

import gc
import sys
import threading
import weakref
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer
from shiboken6 import delete

from app.session import mailbox as module
from app.session.mailbox import Mailbox


class Taker(QObject):
    """Keeps what it takes, and in which thread it does."""

    def __init__(self):
        super().__init__()
        self.taken, self.threads = [], set()
        self.then = lambda _message: None

    def take(self, message):
        self.taken.append(message)
        self.threads.add(threading.current_thread())
        self.then(message)


@pytest.fixture
def taker():
    return Taker()


def posted(post, *messages):
    """Post in a thread of its own, which has ended then."""
    thread = threading.Thread(target=lambda: [post(each) for each in messages])
    thread.start()
    thread.join()


def turn():
    QCoreApplication.processEvents()


def test_what_a_thread_posts_is_taken_by_the_thread_of_the_event_loop(taker, until):
    box = Mailbox(taker.take)
    posted(box.post, "one")
    assert taker.taken == []

    until(lambda: taker.taken)

    assert (taker.taken, taker.threads) == (["one"], {threading.current_thread()})


def test_a_sleeping_event_loop_wakes(taker):
    """It has no timer that would look."""
    box = Mailbox(taker.take)
    loop = QEventLoop()
    taker.then = lambda _message: loop.quit()
    too_late = QTimer(singleShot=True, interval=30_000)
    too_late.timeout.connect(lambda: loop.exit(1))
    too_late.start()
    QTimer.singleShot(0, partial(threading.Timer(0.02, box.post, ["one"]).start))

    assert loop.exec() == 0


def test_nothing_runs_while_nothing_is_posted(taker, until):
    """The event loop finds nothing to do once the last message is taken."""
    box = Mailbox(taker.take)
    posted(box.post, 1, 2, 3)
    until(lambda: len(taker.taken) == 3)
    found = []
    box._queue.notifier.activated.connect(lambda *_: found.append(1))  # noqa: SLF001 - no other way to see it

    for _ in range(5):
        turn()

    assert found == []


def test_all_that_several_threads_post_is_taken_in_their_order(taker, until):
    """More than a socket holds, too."""
    box = Mailbox(taker.take)
    threads = [threading.Thread(target=lambda n=n: [box.post((n, each)) for each in range(1500)]) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    until(lambda: len(taker.taken) == 4500)

    for n in range(3):
        assert [each for each in taker.taken if each[0] == n] == [(n, each) for each in range(1500)]


def test_what_is_posted_during_a_delivery_is_delivered_in_the_same_turn(taker, until):
    """Whoever answers at once is not painted answer by answer."""
    box, turns = Mailbox(taker.take), []
    taker.then = lambda message: message < 9 and box.post(message + 1)
    box._queue.notifier.activated.connect(lambda *_: turns.append(1))  # noqa: SLF001 - no other way to see it
    posted(box.post, 1)

    until(lambda: 9 in taker.taken)

    assert taker.taken == [*range(1, 10)]
    assert len(turns) == 1


def test_two_mailboxes_do_not_mix_their_messages(taker, until):
    other = Taker()
    one, two = Mailbox(taker.take), Mailbox(other.take)
    posted(one.post, 1)
    posted(two.post, 2)

    until(lambda: taker.taken and other.taken)

    assert (taker.taken, other.taken) == ([1], [2])


def test_an_event_loop_within_a_delivery_goes_on_with_the_next_message(taker, until):
    """A message may open a dialog."""
    box, inner = Mailbox(taker.take), []

    def then(message):
        if message == 1:
            until(lambda: len(taker.taken) == 3)
            inner.append(list(taker.taken))

    taker.then = then
    posted(box.post, 1, 2, 3)
    until(lambda: inner)

    assert inner == [[1, 2, 3]]
    turn()
    assert taker.taken == [1, 2, 3]


def test_a_message_that_cannot_be_taken_does_not_keep_back_the_next(taker, until, monkeypatch):
    box, raised = Mailbox(taker.take), []
    monkeypatch.setattr(sys, "excepthook", lambda *error: raised.append(error[1]))
    taker.then = lambda message: {}[message] if message == 1 else None
    posted(box.post, 1, 2)

    until(lambda: 2 in taker.taken)

    assert [type(each) for each in raised] == [KeyError]


def test_a_closed_mailbox_delivers_nothing(taker):
    box = Mailbox(taker.take)
    posted(box.post, 1)
    box.close()
    posted(box.post, 2)

    for _ in range(3):
        turn()

    assert taker.taken == []


@pytest.mark.parametrize("gone", ["deleted", "forgotten"])
def test_nobody_who_has_gone_takes_anything(gone, until):
    """Neither who was deleted by Qt nor who was forgotten by Python; others go on."""
    taker, other = Taker(), Taker()
    box, others = Mailbox(taker.take), Mailbox(other.take)
    taken = taker.taken
    posted(box.post, 1)
    posted(others.post, 2)
    if gone == "deleted":
        delete(taker)
    else:
        del taker

    until(lambda: other.taken)

    assert taken == []


@pytest.mark.slow
def test_a_thread_keeps_no_object_of_qt_alive():
    """Else it might be the one that deletes it."""
    taker = Taker()
    seen, end = weakref.ref(taker), threading.Event()
    thread = threading.Thread(target=lambda post: end.wait(), args=(Mailbox(taker.take).post,))
    thread.start()
    try:
        del taker
        gc.collect()
        assert seen() is None
    finally:
        end.set()
        thread.join()


def test_a_queue_that_is_gone_with_its_application_is_replaced(taker, until, monkeypatch):
    monkeypatch.setattr(module, "_queues", [])
    first = Mailbox(taker.take)
    delete(first._queue.notifier)  # noqa: SLF001 - as the application does
    second = Mailbox(taker.take)
    posted(first.post, 1)
    posted(second.post, 2)

    until(lambda: taker.taken)

    assert taker.taken == [2]
    for each in (first, second):
        each._queue._close()  # noqa: SLF001 - as the end of the program does
    posted(second.post, 3)
    turn()
    assert taker.taken == [2]
