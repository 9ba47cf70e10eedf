"""The arena: what it plays, what it counts, and what it refuses."""

import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace

import pytest

from app.ai import arena, ladder
from app.ai.statistics import bootstrap, elo, percentile, student_95, wilson

QUICK = ["port_royal", "--seats", "apprentice,random", "--games", "6"]


def run(capsys, *arguments):
    code = arena.main(arguments)
    out, err = capsys.readouterr()
    return code, out.splitlines(), err.splitlines()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "game: 'chess' is not one of port_royal"),
        (["port_royal", "--seats", "king,master"], "--seats: 'king'"),
        (["port_royal", "--seats", "master"], "--players"),
        (["port_royal", "--seats", "master,random", "--players", "9"], "--players"),
        (["port_royal", "--seats", "master,random,random", "--players", "2"], "--players"),
        (["port_royal", "--options", "expansion=x"], "only none, cards, contracts"),
        (["port_royal", "--options", "weather=good"], "'weather' is not one of expansion"),
        (["port_royal", "--options", "influence"], "influence cannot be ''"),
        (["port_royal", "--games", "0"], "--games: 0"),
        (["port_royal", "--jobs", "0"], "--jobs: 0"),
        (["port_royal", "--iterations", "-3"], "must be positive"),
        (["port_royal", "--seconds", "nan"], "must be positive"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(capsys, arguments, named):
    code, out, err = run(capsys, *arguments)

    assert code == 2
    assert out == []
    assert len(err) == 1
    assert named in err[0]


def test_a_match_is_reported(capsys):
    code, out, err = run(capsys, *QUICK, "--options", "expansion=contracts,influence=8,automatic_pass=true")

    assert (code, err) == (0, [])
    text = "\n".join(out)
    assert "6 games in 3 blocks" in text
    assert "'influence': 8" in text
    assert "'automatic_pass': True" in text
    for word in ("wins", "Wilson", "Elo", "mean score", "95 %", "rounds a game", "decisions a second"):
        assert word in text


def test_games_are_rounded_up_to_whole_blocks(capsys):
    _, out, _ = run(capsys, "port_royal", "--seats", "apprentice,random", "--players", "3", "--games", "4")

    assert "apprentice v random v random; 6 games in 2 blocks" in out[0]


@pytest.mark.slow
def test_processes_give_the_same_games(capsys):
    alone = [line for line in run(capsys, *QUICK)[1] if "wins" in line or "score" in line]
    two = [line for line in run(capsys, *QUICK, "--jobs", "2")[1] if "wins" in line or "score" in line]

    assert alone == two


def test_a_match_goes_on_where_it_stopped(capsys, tmp_path, monkeypatch):
    """Games that are there are not played again, more are played on, and the figures are those of one run."""
    file, played = tmp_path / "blocks", []
    real = arena.play_block
    monkeypatch.setattr(arena, "play_block", lambda task: played.append(task[1]) or real(task))

    def figures(*more):
        return [line for line in run(capsys, *QUICK, *more)[1] if "wins" in line or "score" in line or "games" in line]

    run(capsys, *QUICK[:-1], "4", "--file", str(file))
    with file.open("a") as half:
        half.write('[{"seed":3,"sha')
    on = figures("--file", str(file))

    assert played == [1, 2, 3]
    assert on == figures() == figures("--file", str(file))
    assert played == [1, 2, 3, 1, 2, 3]


@pytest.mark.parametrize("other", [["--iterations", "5"], ["--options", "influence=8"], ["--seats", "novice,random"]])
def test_games_of_another_match_are_not_counted(capsys, tmp_path, other):
    file = tmp_path / "blocks"
    run(capsys, *QUICK, "--file", str(file))

    code, out, err = run(capsys, *QUICK, *other, "--file", str(file))

    assert (code, out) == (2, [])
    assert "games of another kind" in err[0]


def test_games_of_another_program_are_not_counted(capsys, tmp_path, monkeypatch):
    file = tmp_path / "blocks"
    run(capsys, *QUICK, "--file", str(file))
    monkeypatch.setattr(arena, "sources", lambda: "other")

    assert run(capsys, *QUICK, "--file", str(file))[0] == 2


def a_match(*levels, **options):
    return arena.MatchUp("port_royal", levels, options, iterations=5, seconds=1.0)


def test_a_block_rotates_the_seats_on_the_same_luck():
    """The same seed each time; equal players would take all seats once."""
    block = arena.play_block((a_match("random", "apprentice", "apprentice"), 4))

    assert [game.seed for game in block] == [4, 4, 4]
    assert all(sum(game.shares) == pytest.approx(1.0) for game in block)
    assert all(len(game.scores) == len(game.times) == 3 for game in block)


def test_the_result_belongs_to_the_level_not_to_the_seat():
    """Random loses from every seat."""
    block = arena.play_block((a_match("random", "apprentice"), 2))

    assert [game.shares for game in block] == [[0.0, 1.0], [0.0, 1.0]]


def test_a_game_is_reproducible():
    first, second = (arena.play(a_match("master", "journeyman"), 3, 1) for _ in range(2))

    assert (first.shares, first.scores, first.rounds) == (second.shares, second.scores, second.rounds)


def test_wilsons_interval():
    """50 of 100: 40.4 % to 59.6 %, as in every table; 0 of 10: 0 to 27.8 %."""
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_elo_of_a_win_share():
    """75 % of two: 190.8; an equal share is 0 for any number of players."""
    assert elo(0.75, 2) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25, 4) == pytest.approx(0.0)
    assert elo(1.0, 2) == float("inf")
    assert elo(0.0, 2) == -float("inf")


def test_blocks_of_equal_results_leave_no_doubt():
    assert bootstrap([0.5] * 20, Random(1)) == (0.5, 0.5)
    low, high = bootstrap([0.0, 1.0] * 50, Random(1))
    assert 0.35 < low < 0.45 < 0.55 < high < 0.65


def test_percentiles():
    assert percentile(list(range(100)), 0.95) == 95
    assert percentile([7.0], 1.0) == 7.0


class TestRecord:
    """``--record``: a finished match is appended to the ladder."""

    @pytest.fixture(autouse=True)
    def path(self, tmp_path, monkeypatch):
        path = tmp_path / "ladder.json"
        path.write_text(ladder.text_of([]))
        monkeypatch.setattr(ladder, "commit_here", lambda: "0123456789abcdef0123456789abcdef01234567")
        return path

    def test_what_was_measured_stands_in_the_file(self, capsys, path):
        given = [*QUICK, "--seed", "5", "--options", "influence=8", "--note", "a try", "--record", str(path)]
        code, out, err = run(capsys, *given)

        assert (code, err) == (0, [])
        assert out[-1].startswith("recorded in ladder.json")
        (it,) = ladder.load(path)
        assert (it.game, it.seats, it.players, it.games) == ("port_royal", ("apprentice", "random"), 2, 6)
        assert (it.options, it.seeds, it.note) == ({"influence": 8}, ((5, 7),), "a try")
        assert f"wins {100 * it.share:.1f} %" in "\n".join(out)
        assert f"mean score {it.scores[1]:.2f}" in "\n".join(out)
        assert (it.iterations, it.seconds, it.commit[:7]) == (None, None, "0123456")
        assert it.command == (
            "python -m app.ai.arena port_royal --seats apprentice,random --games 6 --seed 5 --options influence=8"
        )

    def test_the_command_in_the_file_measures_the_same_again(self, capsys, path):
        run(capsys, *QUICK, "--players", "3", "--jobs", "1", "--record", str(path))
        first = ladder.load(path)[0]
        run(capsys, *first.command.split()[3:], "--record", str(path))

        assert replace(ladder.load(path)[1], date=first.date) == first
        assert first.seeds == ((1, 2),), "4 games in two blocks of three"

    def test_the_moment_is_the_one_at_which_the_games_began(self, capsys, path, monkeypatch):
        """A level that is changed while the games go on is not what they measured."""
        clock = [datetime(2026, 11, 22, 20, 59, tzinfo=UTC)]
        blocks = arena.blocks

        def play_for_an_hour(*words):
            clock[0] = clock[0].replace(hour=21)
            return blocks(*words)

        monkeypatch.setattr(arena, "datetime", SimpleNamespace(now=lambda zone: clock[0].astimezone(zone)))
        monkeypatch.setattr(arena, "blocks", play_for_an_hour)
        run(capsys, *QUICK, "--record", str(path))

        assert ladder.load(path)[0].date == "2026-11-22T20:59"

    @pytest.mark.slow
    def test_how_long_a_level_may_think_is_kept_where_it_thinks(self, capsys, path):
        match = ["port_royal", "--seats", "master,apprentice", "--games", "2"]
        run(capsys, *match, "--iterations", "1", "--record", str(path))
        run(capsys, *match, "--seconds", "0.01", "--record", str(path))

        one, other = ladder.load(path)
        assert (one.iterations, one.seconds) == (1, None)
        assert (other.iterations, other.seconds) == (None, 0.01)
        assert one.command.endswith("--seed 1 --iterations 1")
        assert other.command.endswith("--seconds 0.01 --jobs 1")

    @pytest.mark.parametrize("seats", ["apprentice,apprentice", "master,journeyman,random", "master,master,random"])
    def test_what_is_no_pairing_is_refused_before_it_is_played(self, capsys, path, seats):
        code, out, err = run(capsys, "port_royal", "--seats", seats, "--record", str(path))

        assert (code, out) == (2, [])
        assert err == ["--record: wants one seat of a level against the others, all of one other level"]

    def test_a_bad_file_is_found_before_anything_is_played(self, capsys, path):
        path.write_text("{}")
        code, out, err = run(capsys, *QUICK, "--record", str(path))

        assert (code, out) == (2, [])
        assert len(err) == 1
        assert path.read_text() == "{}"

    def test_without_the_flag_nothing_is_recorded(self, capsys, path):
        before = ladder.PATH.read_bytes()
        run(capsys, *QUICK)

        assert ladder.load(path) == ()
        assert ladder.PATH.read_bytes() == before


def test_the_commit_is_that_of_a_clone_without_changes(tmp_path, monkeypatch):
    """In a clone of its own; a changed engine is refused, a changed ladder is not."""

    def git(*words):
        done = subprocess.run(["git", *words], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    module = tmp_path / "app" / "ai" / "ladder.py"
    module.parent.mkdir(parents=True)
    monkeypatch.setattr(ladder, "__file__", str(module))
    with pytest.raises(ladder.LadderError, match="only a clone"):
        ladder.commit_here()

    git("init", "-q")
    for name in ("ladder.py", "ladder.json"):
        module.with_name(name).write_text("1")
    git("add", ".")
    git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "first")
    assert ladder.commit_here() == git("rev-parse", "HEAD")

    module.with_name("ladder.json").write_text("2")
    assert ladder.commit_here() == git("rev-parse", "HEAD")
    module.with_name("new.py").write_text("2")
    with pytest.raises(ladder.LadderError, match="differs from the last commit"):
        ladder.commit_here()


def test_the_interval_of_a_mean_of_few_values_is_wide():
    """Tables have 3.182, 2.228 and 1.980 for 3, 10 and 120 degrees of freedom."""
    assert [student_95(n) for n in (3, 10, 120)] == pytest.approx([3.182, 2.228, 1.980], rel=0.01)
