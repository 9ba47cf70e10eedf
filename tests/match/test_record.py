"""Records: what is written can be read and replayed, and nothing else is believed."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.ai import levels
from app.match import seats
from app.match.record import LIMIT, RecordError, dumps, load, loads, new_record, replay, save, to_dict, verify
from app.match.seats import Seat
from tests.match.builders import ANN, BO, a_game, a_match


def a_file(**changes):
    """A finished toy game as JSON values, some of them changed."""
    return json.loads(dumps(a_game(keeper=True).record)) | changes


def refusal(data):
    """The error that reading and verifying ``data`` (JSON values or text) ends in."""
    text = data if isinstance(data, str | bytes) else json.dumps(data)
    with pytest.raises(RecordError) as caught:
        verify(loads(text))
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 250
    return caught.value


def test_levels_are_those_of_the_opponents():
    assert seats.LEVELS == levels.LEVELS


def test_a_record_is_read_as_it_was_written():
    record = a_game(keeper=True).record

    again = loads(dumps(record))

    assert again == record
    assert dumps(again) == dumps(record)


def test_a_byte_order_mark_does_no_harm():
    record = a_game().record

    assert loads(b"\xef\xbb\xbf" + dumps(record).encode()) == record


def test_a_replay_gives_every_position_and_what_happened_in_between():
    match = a_game(keeper=True)

    done = replay(match.record)

    assert done.failed_at is None
    assert not done.message
    assert [state.digest() for state in done.states] == [state.digest() for state in match.states]
    assert done.events == match.events
    assert all(done.events)
    assert all(state.trace is None for state in done.states)


def test_unknown_keys_are_kept_everywhere_and_written_back():
    data = a_file(mood="calm", parent={"game": "0" * 32, "ply": 3, "why": [1, 2.5, None]})
    data["seats"][1]["hat"] = {"colour": "red"}
    data["result"]["time"] = 12

    record = loads(json.dumps(data))

    assert json.loads(dumps(record)) == data
    assert loads(dumps(record)) == record


def test_options_left_out_of_a_file_have_their_defaults():
    record = new_record("toy", [ANN, BO], {}, 1)

    assert record.options == {"target": 20, "keeper": False}
    assert verify(replace(record, options={}))


# What is refused


def test_a_newer_format_is_named():
    assert str(refusal(a_file(format=2))) == (
        "The game was saved by a newer Kontor (format 2); this one reads up to format 1."
    )


def test_an_unknown_game_is_named():
    error = refusal(a_file(game="chess"))

    assert (error.code, error.params) == ("unknown_game", {"game": '"chess"'})


@pytest.mark.parametrize("text", ["{}", "[]", "null", "3", '"kontor"', '{"name": "left-pad", "version": "1.0"}'])
def test_foreign_json_is_no_game(text):
    assert refusal(text).code == "foreign"


@pytest.mark.parametrize("text", ["", "hello", "{", '{"format": 1,\n "plies": [}', "\x00" * 50])
def test_other_text_is_no_game(text):
    assert refusal(text).code == "not_json"


@pytest.mark.parametrize("text", [b"\xff\xfe\x00", b"SQLite format 3\x00\x10\xf1", '"\\ud800"', "\ud800"])
def test_what_is_not_utf_8_is_no_text(text):
    assert refusal(text).code == "not_text"


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1e999", "1" * 5000])
def test_a_number_that_is_none_is_refused_wherever_it_stands(number):
    text = json.dumps({"mood": "X", **a_file()}).replace('"X"', number)

    assert refusal(text).code == "foreign"
    assert refusal(json.dumps(a_file(mood="X")).replace('"X"', number)).code == "impossible"


def test_what_begins_as_a_game_and_cannot_be_read_is_a_damaged_game():
    """A game that was cut off in a mail was called no game of Kontor."""
    text = dumps(a_game().record).encode()
    lines = text.split(b"\n")
    for cut, line in ((b"\n".join(lines[:30]), 30), (b"\xef\xbb\xbf" + text[:-4], len(lines) - 2)):
        error = refusal(cut)
        assert (error.code, error.params) == ("broken_off", {"line": line})
    hurt = b"\n".join([*lines[:20], b'  ["\xff\xfe", "0"],', *lines[20:]])
    assert (refusal(hurt).code, refusal(hurt).params) == ("broken_off", {"line": 21})


def test_a_hundred_megabytes_are_not_even_looked_at(tmp_path):
    path = tmp_path / "huge.kontor"
    with path.open("wb") as file:
        file.truncate(100 << 20)

    with pytest.raises(RecordError) as caught:
        load(path)

    assert caught.value.code == "too_large"
    assert refusal(" " * LIMIT + "1").code == "too_large"


@pytest.mark.parametrize("deep", ["[" * 100_000, "[" * 500 + "]" * 500, '{"a":' * 30 + "1" + "}" * 30])
def test_deep_nesting_is_refused(deep):
    assert refusal(deep).code == "too_deep"


def test_a_wide_file_is_refused_in_reasonable_time():
    assert refusal('{"format": 1, "plies": [' + "[]," * 1_000_000 + "[]]}").code == "missing_field"


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("seed", True),
        ("seed", -1),
        ("seed", 1 << 63),
        ("seed", 1.0),
        ("rules_version", 0),
        ("rules_version", "1"),
        ("digests", 0),
        ("digests", "2"),
        ("created", "yesterday"),
        ("created", "2026-13-01T00:00:00Z"),
        ("created", "2026-01-01"),
        ("finished", None),
        ("result", None),
        ("result.ranking", [1]),
        ("result.ranking", [0, 1]),
        ("result.scores", [1, True]),
        ("seats", []),
        ("seats", ["Ann", "Bo"]),
        ("seats.0.name", ""),
        ("seats.0.name", " "),
        ("seats.0.name", "x" * 41),
        ("seats.0.name", "two\nlines"),
        ("seats.0.level", "wizard"),
        ("seats.0.colour", 5),
        ("seats.0.colour", False),
        ("seats.0.colour", 1),
        ("options", []),
        ("options.target", 2.5),
        ("options.target", {}),
        ("parent", "0" * 32),
        ("parent", {"game": 3, "ply": 1}),
        ("id", "x"),
        ("setup", "0" * 15),
        ("note", 7),
        ("note", "x" * 20_001),
        ("plies", {}),
        ("plies.3", "draw"),
        ("plies.3", ["draw"]),
        ("plies.3", ["draw", 7]),
        ("plies.3", ["", "0" * 16]),
        ("plies.3", ["draw", "not a digest"]),
    ],
)
def test_a_field_that_cannot_be_is_named(place, value):
    data = inner = a_file()
    *path, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    for part in path:
        inner = inner[part]
    inner[last] = value

    error = refusal(data)

    assert error.code in ("bad_field", "missing_field")
    assert error.params["where"].split("[")[0].split(".")[0] in (place.split(".")[0], "seats", "finished")


def test_a_missing_field_is_named():
    data = a_file()
    del data["seats"][1]["level"]

    assert str(refusal(data)) == "The game is damaged: its field “seats[1].level” is missing."


def test_impossible_options_are_named():
    error = refusal(a_file(options={"target": 11}))

    assert error.code == "bad_options"
    assert "target" in str(error)


def test_too_many_plies_are_refused():
    assert refusal(a_file(plies=[["draw", "0" * 16]] * 20_001)).code == "bad_field"


# Where a replay departs


def test_an_illegal_ply_is_named_and_the_game_is_shown_up_to_it():
    data = a_file()
    data["plies"][13][0] = "fly"

    error = refusal(data)
    done = replay(loads(json.dumps(data)))

    assert str(error) == 'Move 14 is not allowed: "fly" in draw_or_bank.'
    assert (done.failed_at, len(done.states), len(done.events)) == (14, 14, 13)
    assert done.message == str(error)


def test_a_position_that_differs_is_named_and_never_shown():
    data = a_file()
    data["plies"][4][1] = "0" * 16

    done = replay(loads(json.dumps(data)))

    assert (refusal(data).code, refusal(data).params) == ("ply_differs", {"ply": 5})
    assert (done.failed_at, len(done.states)) == (5, 5)


def test_a_set_up_that_differs_is_not_shown_at_all():
    with pytest.raises(RecordError) as caught:
        replay(replace(a_game().record, setup="0" * 16))

    assert caught.value.code == "setup_differs"


def test_a_ply_after_the_end_is_illegal():
    data = a_file()
    data["plies"].append(["draw", "0" * 16])

    assert refusal(data).params["ply"] == len(data["plies"])


def test_a_result_that_was_not_played_is_refused():
    data = a_file()
    data["result"]["scores"][0] += 1

    assert refusal(data).code == "wrong_result"


def test_a_result_of_a_game_that_is_not_over_is_refused():
    data = a_file()
    del data["plies"][-1]

    assert refusal(data).code == "wrong_result"


def test_a_game_of_older_rules_is_good_as_far_as_it_goes():
    data = a_file(rules_version=1)
    data["plies"][4][1] = "0" * 16

    assert verify(loads(json.dumps(data))).failed_at == 5


def test_a_game_of_newer_rules_is_named_as_such():
    data = a_file(rules_version=3)
    data["plies"][4][1] = "0" * 16

    assert refusal(data).code == "newer_rules"


# Files


def test_a_file_is_written_completely_or_not_at_all(tmp_path, monkeypatch):
    record = a_game().record
    path = tmp_path / "game.kontor"
    save(record, path)
    assert load(path) == record

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(RecordError, match=r"game\.kontor cannot be written: No space left on device"):
        save(a_match().record, path)

    assert load(path) == record
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["nowhere/game.kontor", "."])
def test_a_place_that_cannot_be_written_is_told(tmp_path, name):
    with pytest.raises(RecordError) as caught:
        save(a_match().record, tmp_path / name)

    assert caught.value.code == "unwritable"


@pytest.mark.parametrize(("name", "code"), [("missing.kontor", "no_such_file"), (".", "not_a_file")])
def test_a_file_that_cannot_be_read_is_told(tmp_path, name, code):
    with pytest.raises(RecordError) as caught:
        load(tmp_path / name)

    assert caught.value.code == code
    assert caught.value.params == {"name": (tmp_path / name).name}


# New records


@pytest.mark.parametrize(
    ("given_seats", "options", "code"),
    [
        ((), {}, "bad_options"),
        ((ANN, BO), {"target": 3}, "bad_options"),
        ((ANN, BO), {"wings": True}, "bad_options"),
        ((ANN, ANN), {}, "bad_field"),
        ((ANN, Seat("", "", 1)), {}, "bad_field"),
        ((ANN, Seat("Bo", "random", 1)), {}, "bad_field"),
    ],
)
def test_a_new_game_is_checked_like_a_file(given_seats, options, code):
    with pytest.raises(RecordError) as caught:
        new_record("toy", given_seats, options, 1)

    assert caught.value.code == code


def test_without_a_seed_chance_picks_one():
    assert len({new_record("toy", [ANN]).seed for _ in range(20)}) > 15


# Anything at all

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=2**62),
    st.floats(),
    st.text(max_size=50),
    st.sampled_from(["", "draw", "bank", "0" * 16, "0" * 32, "2026-01-01T00:00:00Z", "\u202e", "toy", [[]], {"a": {}}]),
    st.recursive(st.none(), lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=3), inner), max_leaves=5),
)


def places(value, path=()):
    """Every path into JSON values."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


@pytest.mark.slow
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_changed_in_a_file_it_is_refused_or_true(data):
    """One or two places get junk or vanish; no other exception than RecordError ever comes out."""
    file = to_dict(loads(json.dumps(a_file(parent={"game": "0" * 32, "ply": 0}))))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from([path for path in places(file) if path]))
        inner = file
        for part in path[:-1]:
            inner = inner[part]
        if data.draw(st.booleans()) and data.draw(st.booleans()):
            del inner[path[-1]]
        else:
            inner[path[-1]] = data.draw(JUNK)
    try:
        text = json.dumps(file)
    except ValueError:
        return
    try:
        record = loads(text)
        done = verify(record)
    except RecordError:
        return
    assert loads(dumps(record)) == record
    assert done.failed_at is None or record.rules_version < 2
    for state in done.states:
        state.check()


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200), st.integers(0, 2000), st.integers(0, 50))
def test_bytes_overwritten_in_a_file_never_surprise(junk, start, cut):
    text = dumps(a_game().record).encode()
    text = text[:start] + junk + text[start + cut :]
    with suppress(RecordError):
        verify(loads(text))


def test_a_line_break_in_the_name_of_a_file_breaks_no_sentence(tmp_path):
    """27: the window showed such names on one line, logs and tools did not."""
    with pytest.raises(RecordError, match="There is no file ") as caught:
        load(tmp_path / "evil\u202e\nname.kontor")

    assert str(caught.value).isprintable()
