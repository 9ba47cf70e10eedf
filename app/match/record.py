"""The record of a game: everything that is needed to replay it, and its file format (``.kontor``, JSON).

A record may come from anywhere: an older or newer Kontor, a mail, a text editor.  Records that this module returns have
been checked field by field; anything else raises a ``RecordError``.  Keys that this version does not know are kept and
written back.

Position 0 is the start; ply k leads from position k - 1 to position k.
"""

from __future__ import annotations

import json
import logging
import os
import re
import secrets
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from app import __version__, engines
from app.engines.contract import NOBODY, Event, Game, ReadError, State
from app.match.fields import (
    DATE,
    LIMIT,
    LIMIT_MB,
    MAX_NUMBER,
    Fields,
    is_one_line,
    present,
    printable,
    read_json,
    short,
)
from app.match.seats import LEVELS, MAX_NAME, N_COLOURS, PERSON, Seat
from app.match.words import RecordError

FORMAT = 1
"""Version of the file format; a newer one is refused."""

SUFFIX = ".kontor"
MAX_PLIES = 20_000
MAX_ACTION = 500
MAX_NOTE = 20_000
MAX_SEED = (1 << 63) - 1
MAX_OPTIONS = 100
MAX_OPTION = 200
"""Longest key or text among the options, in characters."""

MAX_EXTRA = 16 << 10
"""Most bytes of unknown keys that are kept, as JSON."""

log = logging.getLogger(__name__)

_DIGEST = re.compile(r"[0-9a-f]{16}\Z")
_BEGINNING = re.compile(rb'(\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*\d+\s*,\s*"app_version"')
"""How ``dumps`` begins."""

_ID = re.compile(r"[0-9a-f]{32}\Z")


class Ply(NamedTuple):
    """One applied action.

    Attributes:
        text: The action as ``Game.write`` gives it, e.g. ``"hire sailor_1#2"``.
        digest: Digest of the position that it led to, 16 hex digits.
    """

    text: str
    digest: str


@dataclass(slots=True)
class Record:
    """A game as it is stored and exchanged.

    Attributes:
        id: 32 hex digits; stays the same when the game is sent to another machine.
        game: Key of the game in ``GAMES``.
        rules_version: ``Game.rules_version`` when the record was begun.
        options: All options of the game with their values.
        seats: The seats, clockwise from seat 0.
        seed: Seed of all chance in the game.
        setup: Digest of position 0.
        created: When the game was begun, UTC, ``2026-05-01T12:00:00Z``.
        plies: The plies in order.
        finished: When it ended, likewise, or ``None``.
        result: ``{"scores": [...], "ranking": [...]}`` per seat once the game is over, else ``None``.
        parent: ``{"game": id, "ply": k}``: the game and position that this one was branched from, or ``None``.
        note: A person's note.
        app_version: Version of Kontor by which the record was begun.
        format: Version of the file format.
        digests: Version of the game's digests (``Game.digests``) with which those of the record were computed.
        extra: Unknown keys of the file by object (``""``, ``"seats[1]"``, ...), up to ``MAX_EXTRA``.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    setup: str
    created: str
    plies: list[Ply] = field(default_factory=list)
    finished: str | None = None
    result: dict[str, list[int]] | None = None
    parent: dict[str, Any] | None = None
    note: str = ""
    app_version: str = __version__
    format: int = FORMAT
    digests: int = 1
    extra: dict[str, dict[str, Any]] = field(default_factory=dict)


def now() -> str:
    """The present moment in the format of records."""
    return present().strftime(DATE)


def new_record(
    game: str, seats: Sequence[Seat], options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Record:
    """The record of a new game; without a ``seed`` a random one is used.

    Raises:
        RecordError: The game is unknown or cannot be set up like that, or a seat is impossible.
    """
    if game not in engines.GAMES:
        raise RecordError("unknown_game", game=short(game))
    seed = secrets.randbelow(1 << 31) if seed is None else seed
    state = _set_up(engines.GAMES[game], len(seats), options or {}, seed)
    record = Record(
        id=uuid.uuid4().hex,
        game=game,
        rules_version=engines.GAMES[game].rules_version,
        options=dict(state.options),
        seats=tuple(seats),
        seed=seed,
        setup=state.digest(),
        digests=engines.GAMES[game].digests,
        created=now(),
    )
    return parse(to_dict(record))  # checked like a file, so that it can be read again


# Writing


def to_dict(record: Record) -> dict[str, Any]:
    """The record as JSON values; unknown keys come last."""
    extra = record.extra
    # Left out for games whose digests never changed: their files stay as older versions wrote and read them.
    form = {"digests": record.digests} if record.digests > 1 else {}
    return {
        "format": record.format,
        "app_version": record.app_version,
        "id": record.id,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": record.options,
        "seats": [
            {"name": seat.name, "level": seat.level, "colour": seat.colour, **extra.get(f"seats[{i}]", {})}
            for i, seat in enumerate(record.seats)
        ],
        "seed": record.seed,
        "setup": record.setup,
        **form,
        "created": record.created,
        "finished": record.finished,
        "result": None if record.result is None else {**record.result, **extra.get("result", {})},
        "parent": None if record.parent is None else {**record.parent, **extra.get("parent", {})},
        "note": record.note,
        "plies": [list(ply) for ply in record.plies],
        **extra.get("", {}),
    }


def dumps(record: Record) -> str:
    """The record as JSON text with one line per field and per ply; equal records give equal texts."""
    lines = []
    for key, value in to_dict(record).items():
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        if key == "plies" and value:
            rows = ",\n".join("  " + json.dumps(ply, ensure_ascii=False) for ply in value)
            text = f"[\n{rows}\n ]"
        lines.append(f" {json.dumps(key, ensure_ascii=False)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save(record: Record, path: Path) -> None:
    """Write the record to a file: completely, or not at all.

    Raises:
        RecordError: ``unwritable``.
    """
    # To another file in the same folder first, which then takes the name: a crash leaves the old file or the new one.
    draft = path.with_name(f".{uuid.uuid4().hex}{SUFFIX}")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(dumps(record))
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise RecordError("unwritable", name=path.name, reason=error.strerror) from error


# Reading


def load(path: Path) -> Record:
    """Read a record from a file.

    Raises:
        RecordError: It cannot be read, or is no sound record.
    """
    try:
        if not path.is_file():
            raise RecordError("not_a_file" if path.exists() else "no_such_file", name=path.name)
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)  # one more than allowed is enough to see that a file is too large
    except OSError as error:
        raise RecordError("unreadable", name=path.name, reason=error.strerror) from error
    return loads(data)


def loads(text: str | bytes) -> Record:
    """Read a record from text.

    Raises:
        RecordError: It is no sound record.
    """
    if len(text) > LIMIT:
        raise RecordError("too_large", limit=LIMIT_MB)
    # What begins as a game is one that is damaged, and not a file of something else.
    begun = _BEGINNING.match(text[:200] if isinstance(text, bytes) else text[:200].encode(errors="replace")) is not None
    try:
        words = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    except UnicodeDecodeError as error:
        if begun:
            raise RecordError("broken_off", line=error.object.count(b"\n", 0, error.start) + 1) from None
        raise RecordError("not_text") from None
    try:
        data = read_json(words)
    except RecordError as error:
        if not begun:
            raise
        if error.code == "not_json":
            raise RecordError("broken_off", **error.params) from None
        raise RecordError("impossible") from None
    return parse(data)


def parse(data: object) -> Record:
    """Make a record of JSON values, checking every field.

    Raises:
        RecordError: Names the first field that is missing or impossible.
    """
    if not isinstance(data, dict) or "format" not in data or "plies" not in data:
        raise RecordError("foreign")
    fields = Fields(data)
    version = fields.number("format", 1)
    if version > FORMAT:
        raise RecordError("newer_format", format=version, known=FORMAT)
    key = fields.text("game", 40)
    if key not in engines.GAMES:
        raise RecordError("unknown_game", game=short(key))
    extra: dict[str, dict[str, Any]] = {}
    seats = _seats(fields, engines.GAMES[key], extra)
    record = Record(
        format=version,
        app_version=fields.text("app_version", 40),
        id=fields.text("id", 32, _ID),
        game=key,
        rules_version=fields.number("rules_version", 1),
        options=_options(fields),
        seats=seats,
        seed=fields.number("seed", 0, MAX_SEED),
        setup=fields.text("setup", 16, _DIGEST),
        created=fields.date("created"),
        finished=fields.optional("finished", fields.date),
        result=_result(fields, len(seats), extra),
        parent=_parent(fields, extra),
        note=fields.text("note", MAX_NOTE, lines=True),
        plies=_plies(fields),
        digests=fields.number("digests", 1) if "digests" in data else 1,
        extra=extra,
    )
    if (record.finished is None) != (record.result is None):
        raise RecordError("bad_field", where="finished", found=short(record.finished))
    fields.keep_rest(extra)
    _shorten(extra)
    return record


def _shorten(extra: dict[str, dict[str, Any]]) -> None:
    """Drop unknown keys beyond ``MAX_EXTRA``."""
    # They are in the header, which is read whenever the games are listed.
    room = MAX_EXTRA
    for place, values in list(extra.items()):
        for key, value in list(values.items()):
            size = len(json.dumps([key, value], ensure_ascii=False).encode())
            if size > room:
                log.warning("record: %s bytes of the unknown key %s are not kept", size, short(key))
                del values[key]
            else:
                room -= size
        if not values:
            del extra[place]


def _seats(fields: Fields, game: Game, extra: dict[str, dict[str, Any]]) -> tuple[Seat, ...]:
    rows = fields.sequence("seats", 0, MAX_NUMBER)
    if len(rows) not in game.players:
        raise RecordError("bad_field", where="seats", found=f"{len(rows)}")
    seats: list[Seat] = []
    for i, row in enumerate(rows):
        place = f"seats[{i}]"
        if not isinstance(row, dict):
            raise RecordError("bad_field", where=place, found=short(row))
        one = Fields(row, place)
        seat = Seat(one.text("name", MAX_NAME), one.text("level", 40), one.number("colour", 0, N_COLOURS - 1))
        if not seat.name.strip():
            raise one.bad("name")
        if seat.level not in (PERSON, *LEVELS):
            raise one.bad("level")
        if any(seat.colour == other.colour for other in seats):
            raise one.bad("colour")
        one.keep_rest(extra)
        seats.append(seat)
    return tuple(seats)


def _options(fields: Fields) -> dict[str, Any]:
    options = fields.mapping("options")
    if len(options) > MAX_OPTIONS:
        raise RecordError("bad_field", where="options", found=f"{len(options)}")
    for key, value in options.items():
        if not (len(key) <= MAX_OPTION and is_one_line(key) and _is_option(value)):
            raise RecordError("bad_field", where=f"options.{short(key)}", found=short(value))
    return dict(options)


def _is_option(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= MAX_OPTION
    return isinstance(value, int) and abs(value) <= MAX_NUMBER


def _result(fields: Fields, players: int, extra: dict[str, dict[str, Any]]) -> dict[str, list[int]] | None:
    row = fields.optional("result", fields.mapping)
    if row is None:
        return None
    one = Fields(row, "result")
    result = {}
    for key, least, most in (("scores", -MAX_NUMBER, MAX_NUMBER), ("ranking", 1, players)):
        numbers = one.sequence(key, players, players)
        # isinstance would take ``true`` for 1
        if not all(type(number) is int and least <= number <= most for number in numbers):
            raise one.bad(key)
        result[key] = numbers
    one.keep_rest(extra)
    return result


def _parent(fields: Fields, extra: dict[str, dict[str, Any]]) -> dict[str, Any] | None:
    row = fields.optional("parent", fields.mapping)
    if row is None:
        return None
    one = Fields(row, "parent")
    parent = {"game": one.text("game", 32, _ID), "ply": one.number("ply", 0, MAX_PLIES)}
    one.keep_rest(extra)
    return parent


def _plies(fields: Fields) -> list[Ply]:
    plies = []
    for k, row in enumerate(fields.sequence("plies", 0, MAX_PLIES), 1):
        if not isinstance(row, list) or len(row) != 2 or not all(isinstance(part, str) for part in row):
            raise RecordError("bad_field", where=f"plies[{k}]", found=short(row))
        text, digest = row
        if not 0 < len(text) <= MAX_ACTION or not is_one_line(text) or not _DIGEST.match(digest):
            raise RecordError("bad_field", where=f"plies[{k}]", found=short(row))
        plies.append(Ply(text, digest))
    return plies


def same_game(one: Record, other: Record) -> bool:
    """Whether two records are of one and the same game, played up to the same position.

    Two persons can write different notes about it, and digests are computed anew by newer versions.
    """
    return _course(one) == _course(other)


def _course(record: Record) -> tuple[object, ...]:
    texts = [ply.text for ply in record.plies]
    return record.game, record.options, record.seats, record.seed, record.parent, texts


# Replaying


@dataclass(slots=True)
class Replay:
    """The result of replaying a record, to its end or to the first ply that fails.

    Attributes:
        states: Positions 0 to the last good one; never empty.
        events: ``events[k - 1]``: what happened in ply k, one list per good ply.
        failed_at: The ply that failed, or ``None``; ``len(states) == failed_at`` then.
        error: Why it failed, or ``None``.
    """

    states: list[State]
    events: list[list[Event]]
    failed_at: int | None = None
    error: RecordError | None = None

    @property
    def message(self) -> str:
        """Why the replay stopped early, in English; ``""`` if it did not."""
        return str(self.error or "")


def replay(record: Record, after_ply: Callable[[], None] | None = None) -> Replay:
    """Play a record from its seed and plies; ``after_ply`` is called after each ply.

    The replay ends at the first ply that is not legal or that leads to another position than recorded.  If the game
    computes its digests differently by now, positions are not compared.

    Raises:
        RecordError: Not even position 0 can be shown.
    """
    game = engines.GAMES[record.game]
    state = _set_up(game, len(record.seats), record.options, record.seed)
    comparable = record.digests >= game.digests
    if comparable and state.digest() != record.setup:
        raise RecordError("setup_differs")
    done = Replay([state], [])
    for k, ply in enumerate(record.plies, 1):
        try:
            after, events = follow(game, done.states[-1], ply, k, compare=comparable)
        except RecordError as error:
            done.failed_at, done.error = k, error
            break
        share_lists(done.states[-1], after)
        done.states.append(after)
        done.events.append(events)
        if after_ply is not None:
            after_ply()
    return done


def share_lists(before: State, after: State) -> None:
    """Let two positions that are not changed any more share the lists that are equal in both.

    Most lists are equal after one ply, so all positions of a game together take a quarter of the memory.  A clone of
    either has lists of its own.
    """
    for name in getattr(type(after), "__slots__", ()):
        new = getattr(after, name)
        if type(new) is not list:
            continue
        old = getattr(before, name)
        if new == old and type(old) is list:
            setattr(after, name, old)
            continue
        for at, (inner, known) in enumerate(zip(new, old, strict=False)):
            if inner == known and type(inner) is list and type(known) is list:
                new[at] = known


def follow(game: Game, state: State, ply: Ply, k: int, *, compare: bool = True) -> tuple[State, list[Event]]:
    """The position after a ply, and what happened in it.

    Args:
        game: The game.
        state: The position before the ply; not changed.
        ply: The ply.
        k: Its number, for the message.
        compare: Whether to compare the digests.

    Raises:
        RecordError: ``illegal_ply`` or ``ply_differs``.
    """
    try:
        action = game.read(state, ply.text)
    except ReadError:
        raise RecordError("illegal_ply", ply=k, action=short(ply.text), decision=state.decision) from None
    after = state.clone()
    events: list[Event] = []
    after.trace = events
    after.apply(action)
    after.trace = None
    if compare and after.digest() != ply.digest:
        raise RecordError("ply_differs", ply=k)
    return after, events


def renew(record: Record, states: Sequence[State]) -> None:
    """Compute the digests of a record anew; ``states`` are all positions of its replay."""
    record.digests = engines.GAMES[record.game].digests
    record.setup = states[0].digest()
    record.plies = [Ply(ply.text, state.digest()) for ply, state in zip(record.plies, states[1:], strict=True)]


def verify(record: Record) -> Replay:
    """Replay a record that comes from outside, and check plies and result.

    A game that was played by older rules may fail at some ply: then it is good up to there.

    Raises:
        RecordError: The record is not sound, or was played by newer rules and fails.
    """
    game = engines.GAMES[record.game]
    done = replay(record)
    if done.error:
        if record.rules_version > game.rules_version:
            raise RecordError(
                "newer_rules", game=record.game, version=record.rules_version, known=game.rules_version
            ) from done.error
        if record.rules_version == game.rules_version:
            raise done.error
    elif record.result is not None and record.result != result_of(done.states[-1]):
        raise RecordError("wrong_result")
    return done


def result_of(state: State) -> dict[str, list[int]] | None:
    """Scores and places per seat, or ``None`` while the game goes on."""
    return {"scores": state.scores(), "ranking": state.ranking()} if state.actor == NOBODY else None


def _set_up(game: Game, players: int, options: Mapping[str, Any], seed: int) -> State:
    try:
        return game.new(players, options, seed)
    except ValueError as error:
        raise RecordError("bad_options", reason=printable(str(error), 120)) from error
