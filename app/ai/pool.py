"""The pool of worker processes, and the thread that owns them.

A question goes to one process, or to several at once, each of which simulates with deals of its own.  A process that
is lost while it works on a question is replaced.  If other processes work on the same question, it is answered without
the lost one's part; else it is asked again.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from app.ai import messages
from app.ai.messages import ALIVE, ATTEMPTS, FAILED, JOIN, PROGRESS, READY, SUMS, Message
from app.ai.process import Process

if TYPE_CHECKING:
    from app.ai.questions import Question

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Pool:
    """Hands questions to processes and reports the answers.

    The first process is started at once, the others when there are questions for them.  Public methods may be called
    from any thread and return at once; only ``close`` waits.
    """

    def __init__(self, report: Callable[[Message], None], size: int) -> None:
        """Start the thread and the first process.

        Args:
            report: Called with each ``Message`` (see ``app.ai.messages``), always from the pool's own thread.
            size: Most processes at the same time.
        """
        self._report = report
        self._lock = threading.Lock()  # guards _questions, _closing and _woken, which other threads change
        self._questions: dict[int, Question] = {}  # by id, in the order asked
        self._closing = False
        self._woken = False  # a byte is in the pipe already; more would only fill it
        self._busy_until = monotonic()  # when there was last a question
        # The thread waits for the processes' pipes and for this one, by which other threads wake it.
        self._ear, self._bell = multiprocessing.Pipe(duplex=False)
        self._processes = [Process(self._ring_unlocked) for _ in range(size)]
        self._thread = threading.Thread(target=self._run, name="opponents", daemon=True)
        self._thread.start()

    @property
    def pids(self) -> list[int]:
        """Process ids of the running processes."""
        return [pid for process in self._processes if (pid := process.pid) is not None]

    @property
    def awake(self) -> int:
        """Number of running processes that have loaded their modules and can answer."""
        return sum(process.awake and process.pid is not None for process in self._processes)

    def add(self, question: Question) -> None:
        """Ask a question; its answer goes to ``report``.

        Raises:
            RuntimeError: The pool is closed.
        """
        with self._lock:
            if self._closing:
                raise RuntimeError("the worker is closed")
            self._questions[question.id] = question
            self._ring()

    def stop(self, request_id: int) -> None:
        """Have a question answered now, with the best so far; unknown ids are ignored."""
        with self._lock:
            if request_id in self._questions:
                self._questions[request_id].stopped = True
                self._ring()

    def cancel(self, request_id: int | None = None) -> None:
        """Drop a question, or all of them without an id; no answer to it is reported any more."""
        with self._lock:
            if request_id is None:
                self._questions.clear()
            else:
                self._questions.pop(request_id, None)
            self._ring()

    def close(self) -> None:
        """End all processes and the thread; waits for them, 1.5 seconds at most."""
        with self._lock:
            self._closing = True
            self._questions.clear()
            self._ring()
        if threading.current_thread() is not self._thread:  # ``report`` may have closed the pool
            self._thread.join(timeout=1.5)

    def _ring(self) -> None:
        """Wake the thread; the caller holds the lock."""
        if not self._woken:
            self._woken = True
            self._bell.send_bytes(b"!")

    def _ring_unlocked(self) -> None:
        """Wake the thread without the lock: for ``Patience``, which calls this while it holds a lock of its own."""
        with suppress(OSError):
            self._bell.send_bytes(b"!")

    # From here on everything runs in the pool's thread.

    def _run(self) -> None:
        self._start(self._processes[0])
        while not self._closing:
            for question in self._open():
                self._begin(question)
            self._grow()
            self._stop_those_in_vain()
            self._listen()
        for process in self._processes:  # all at once first, so that they end at the same time
            process.hang_up()
        end = monotonic() + messages.FAREWELL
        for process in self._processes:
            process.close(max(0.0, end - monotonic()))

    def _open(self) -> list[Question]:
        """The questions without an answer, in the order asked."""
        with self._lock:
            return list(self._questions.values())

    def _question(self, request_id: int) -> Question | None:
        with self._lock:
            return self._questions.get(request_id)

    def _begin(self, question: Question) -> None:
        """Hand a question to free processes, as many as it may have; called again until it is answered."""
        if not question.begun:
            question.begun = True
            known = self._tried(question, lambda: question.begin(len(self._processes)))
            if known is not None:
                self._finish(question, known)
                return
        free = [process for process in self._processes if process.free]
        awake = [process for process in free if process.awake]
        if not question.at:
            question.asked += 1 if free else 0
            question.handed = 0
            question.start_clock()
            # One that is still loading is asked only if no other is free: the rest join once they are awake.
            chosen = (awake or free[:1])[: question.processes]
            for process in chosen:
                self._hand_over(question, process, len(chosen), question.seconds)
        # Only a question with a time limit is joined later: iterations are divided when it is asked.
        elif not (question.replies or question.stopped) and JOIN < question.time_left() < float("inf"):
            for process in awake[: question.processes - len(question.at)]:
                self._hand_over(question, process, question.processes, question.time_left())

    def _hand_over(self, question: Question, process: Process, of: int, seconds: float) -> None:
        """Have a process, one of ``of``, work on a question for ``seconds`` (0 for no limit)."""
        message = self._tried(question, lambda: question.share(question.handed, of, seconds))
        if not isinstance(message, bytes):
            self._finish(question, message)
            return
        question.handed += 1
        question.at.append(process)
        try:
            process.ask(question.id, message, seconds)
        except OSError as error:
            self._bury(process, error)

    def _grow(self) -> None:
        """Start as many processes as the open questions need."""
        wanted = sum(question.processes for question in self._open())
        running = sum(process.pipe is not None for process in self._processes)
        for process in self._processes:
            if running < wanted and process.pipe is None and (process.failures < ATTEMPTS or not running):
                running += self._start(process)

    def _start(self, process: Process) -> bool:
        """Start a process; false if the system refuses, which fails all questions if no other process runs."""
        try:
            process.start()
        except OSError as error:
            process.failures = ATTEMPTS  # not tried again while others run
            if all(each.pipe is None for each in self._processes):
                for question in self._open():
                    self._finish(question, (FAILED, question.id, str(error)))
            return False
        return True

    def _stop_those_in_vain(self) -> None:
        """Stop the processes whose question was cancelled or stopped, or that take too long."""
        for process in self._processes:
            if not process.current:
                continue
            question = self._question(process.current)
            if question is None or question.stopped or process.late:
                try:
                    process.stop()
                except OSError as error:
                    self._bury(process, error)

    def _listen(self) -> None:
        """Wait until there is something to do, and do it: a message, the bell, or a deadline."""
        # Wait for a message, at most until the next deadline.
        pipes = {process.pipe: process for process in self._processes if process.pipe is not None}
        ends = {question.id: end for question in self._open() if (end := self._end_of(question)) is not None}
        if len(pipes) > 1:
            ends[0] = self._busy_until + messages.REST  # when idle processes are ended; 0 is no question's id
        patience = max(0.0, min(ends.values()) - monotonic()) if ends else None
        ready = wait([self._ear, *pipes], patience)
        if self._ear in ready:
            with self._lock:
                self._ear.recv_bytes()
                self._woken = False
        # Take the messages.
        for pipe, process in pipes.items():
            if pipe in ready and process.pipe is pipe:  # a message from another may have shown it dead, see _pass_on
                try:
                    self._take(process, process.receive())
                except (EOFError, OSError) as error:
                    self._bury(process, error)
        # End idle processes.
        now = monotonic()
        if self._open():
            self._busy_until = now
        elif now >= self._busy_until + messages.REST:
            for process in [process for process in self._processes if process.pipe is not None][1:]:
                process.end()
        # Answer questions whose time is over.
        for question in self._open():
            end = self._end_of(question)
            if end is not None and now >= end:
                _log.warning("question %s: answered without %d processes", question.id, len(question.at))
                self._conclude(question)

    def _end_of(self, question: Question) -> float | None:
        """When a question is answered without the processes still working on it; ``None`` before the first reply."""
        if not (question.replies and question.at):
            return None
        if question.stopped:
            question.due = min(question.due, monotonic())
        return question.due + messages.OVERTIME if question.due < float("inf") else None

    def _take(self, process: Process, message: Message) -> None:
        """React to a message from a process."""
        if message[0] == READY:
            question = self._question(process.current)
            if question is not None:
                question.start_clock()  # the time in which the process loaded does not count
        if message[0] in (READY, ALIVE):
            return
        question = self._question(message[1])
        if question is None:
            return
        if message[0] == PROGRESS:
            self._tell(message)
            return
        if message[0] == SUMS:
            self._pass_on(question, process, message)
            return
        question.at.remove(process)
        question.replies.append(message)
        question.due = monotonic() if question.stopped else max(question.due, monotonic())
        if not question.at:
            self._conclude(question)

    def _pass_on(self, question: Question, process: Process, message: Message) -> None:
        """Send the sums of one process to the others that work on the same question."""
        sender = self._processes.index(process)
        for other in [other for other in question.at if other is not process]:
            try:
                other.tell((SUMS, question.id, sender, message[2]))
            except OSError as error:
                self._bury(other, error)

    def _conclude(self, question: Question) -> None:
        """Answer a question from the replies that there are."""
        self._finish(question, self._tried(question, question.answer))

    def _tried(self, question: Question, step: Callable[[], T]) -> T | Message:
        """The result of ``step``, or a ``FAILED`` message if it raises."""
        try:
            return step()
        except Exception as error:  # one bad question must not end the thread
            _log.exception("question %s", question.id)
            return (FAILED, question.id, f"{type(error).__name__}: {error}")

    def _finish(self, question: Question, answer: Message) -> None:
        """Report the answer, unless the question was cancelled meanwhile."""
        with self._lock:
            known = self._questions.pop(question.id, None) is not None
        if known:
            self._tell(answer)

    def _tell(self, message: Message) -> None:
        try:
            self._report(message)
        except Exception:  # an error of the caller's function must not end the thread
            _log.exception("report of %s", message[:2])

    def _bury(self, process: Process, error: Exception) -> None:
        """Deal with a dead process: end it for good, and see to its question.

        The question is answered by the other processes, or from the replies that there are.  Without either it stays
        open and is asked again, unless it has cost ``ATTEMPTS`` processes already: then it fails.
        """
        if self._closing:
            return
        _log.warning("a process is replaced: %s", error)
        question = self._question(process.current)
        process.end()
        if question is not None and process in question.at:
            question.at.remove(process)
            if question.at:
                return
            if question.replies:
                self._conclude(question)
                return
            if question.asked >= ATTEMPTS:
                self._finish(question, (FAILED, question.id, str(error)))
                return
            self._tell(("replaced",))
        elif all(each.pipe is None for each in self._processes):
            self._tell(("replaced",))
