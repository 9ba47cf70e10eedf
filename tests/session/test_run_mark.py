"""The file that tells that the last run was killed, and with which game on the table."""

from app.session.run_mark import NAME, RunMark


def test_what_is_left_behind_tells_the_game(tmp_path):
    first = RunMark(tmp_path)
    assert (first.interrupted, first.game_id) == (False, "")
    first.put("abc")

    second = RunMark(tmp_path)
    assert (second.interrupted, second.game_id) == (True, "abc")

    third = RunMark(tmp_path)  # after which no game was on the table
    assert (third.interrupted, third.game_id) == (True, "")


def test_a_run_that_ends_as_it_should_leaves_nothing(tmp_path):
    mark = RunMark(tmp_path)
    mark.put("abc")
    mark.put("")
    mark.remove()

    assert not RunMark(tmp_path).interrupted


def test_what_cannot_be_read_or_written_stops_nothing(tmp_path):
    (tmp_path / NAME).write_bytes(bytes([0xFF, 0xFE]))
    assert RunMark(tmp_path).interrupted

    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    mark = RunMark(tmp_path)
    mark.put("abc")
    assert (mark.interrupted, mark.game_id) == (True, "")
