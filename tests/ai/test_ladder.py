"""The ladder: what a file may hold, what holds today, and what is made of it."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.ai import POLICIES, calibrations, ladder, published
from app.ai.ladder import ENOUGH, PATH, LadderError, append, current, load, pairing_of, steps, text_of
from app.ai.levels import APPRENTICE, JOURNEYMAN, MASTER, NOVICE, RANDOM
from app.ai.published import DOCUMENT, document, in_few, option_sets, ratings
from app.engines import GAMES
from tests.ai.ladders import a_calibration, a_pairing, as_entry

ROOT = Path(__file__).resolve().parents[2]


class TestShipped:
    """The file that comes with the program."""

    def test_it_is_sound_and_written_as_the_program_writes_it(self):
        held = load()

        assert {it.game for it in held} == set(GAMES)
        assert PATH.read_text("utf-8") == text_of(held)

    def test_it_is_in_order_of_time(self):
        days = [it.date for it in load()]

        assert days == sorted(days)

    def test_the_page_is_current(self):
        assert DOCUMENT.read_text("utf-8") == document(load(), calibrations.load()), "run python -m app.ai.published"

    def test_the_known_commands_measure_what_stands_beside_them(self):
        from app.ai.arena import match_of, parser

        for it in load():
            if it.command:
                words = it.command.split()
                assert words[:3] == ["python", "-m", "app.ai.arena"]
                given = parser().parse_args(words[3:])
                match = match_of(given)
                game = GAMES[it.game]
                chosen = {option.key: option.default for option in game.options}
                assert chosen | dict(match.options) == chosen | dict(it.options)
                assert (match.game, match.levels, match.iterations or None) == (it.game, it.seats, it.iterations)
                assert (given.games, given.seed) == (it.games, it.seeds[0][0])


def test_what_is_written_is_read_again(tmp_path):
    pairings = (
        a_pairing(seeds=((1, 100),), iterations=24, scores=(73.0, None), commit="0783c13", note="“ä”"),
        a_pairing("port_royal", players=3, games=60, wins=None, percent=63, options=None),
    )
    path = tmp_path / "ladder.json"
    path.write_text(text_of(pairings), encoding="utf-8")

    assert load(path) == pairings


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "game: 'chess' is not one of port_royal"),
        ({"players": 3}, "seats: master, journeyman is not one seat of a level and 2 of another"),
        ({"players": 5}, "players: murano is not played by 5"),
        ({"seats": ["master", "expert"]}, "seats: 'expert' is not one of random, novice, apprentice"),
        ({"seats": ["master", "master"]}, "seats: master, master is not one seat"),
        ({"seats": ["master"]}, "seats: master is not one seat"),
        ({"options": {"colour": 1}}, "options: murano has no colour=1"),
        ({"options": {"start_character": 1}}, "options: murano has no start_character=1"),
        ({"options": {"start_character": False}}, "start_character=False is the default"),
        ({"games": 0}, "games cannot be 0"),
        ({"games": 200.0}, "games cannot be 200.0"),
        ({"wins": 201}, "wins: 201 of 200 games cannot be"),
        ({"wins": 150.25}, "wins: 150.25 is no number of wins and halves"),
        ({"wins": None}, "wins, percent: one of them has to be known"),
        ({"percent": 75}, "wins, percent: one of them has to be known, and only one"),
        ({"wins": 151}, "interval: 68.6 to 80.5 is not Wilson's for 151 of 200 games, which is 69.1 to 80.9"),
        ({"interval": [68.6, 80.6]}, "interval: 68.6 to 80.6 is not Wilson's"),
        ({"interval": [68.6]}, "interval cannot be [68.6]"),
        ({"seeds": [[1, 99]]}, "seeds: 99 of them are not what 200 games of 2 players take"),
        ({"seeds": [[100, 1]]}, "seeds: "),
        ({"seeds": [1, 100]}, "seeds cannot be [1, 100]"),
        ({"iterations": 24, "seconds": 2.7}, "iterations, seconds: a level thinks by one of them"),
        ({"iterations": True}, "iterations cannot be true"),
        ({"command": "rm -rf /"}, "command cannot be"),
        ({"commit": "HEAD"}, "commit cannot be"),
        ({"date": "2026-02-30"}, "date cannot be"),
        ({"date": "2026-02-20T24:00"}, "date cannot be"),
        ({"date": "2026-02-20 12:00"}, "date cannot be"),
        ({"note": None}, "note cannot be null"),
        ({"elo": 1500}, "elo is not a field of a pairing"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(tmp_path, change, complaint):
    path = tmp_path / "ladder.json"
    path.write_text(json.dumps({"pairings": [as_entry(a_pairing()), as_entry(a_pairing()) | change]}))

    with pytest.raises(LadderError) as caught:
        load(path)

    told = str(caught.value)
    assert told.startswith("ladder.json: pairing 2: ")
    assert complaint in told
    assert "\n" not in told


@pytest.mark.parametrize("text", ["", "[]", "{", '{"pairings": 1}', '{"pairings": [1]}', '{"pairings": [{}]}', "\xff"])
def test_a_file_of_another_kind_is_refused(tmp_path, text):
    path = tmp_path / "ladder.json"
    path.write_text(text, encoding="latin-1")

    with pytest.raises(LadderError, match=r"^ladder\.json: "):
        load(path)
    with pytest.raises(LadderError, match="cannot be read"):
        load(tmp_path / "absent.json")


def test_seeds_of_a_match_that_was_stopped_are_possible():
    """203 games of two are 102 seeds, the last in one rotation only."""
    entry = as_entry(a_pairing(games=203, wins=181.5, seeds=((7900000, 7900052), (7900100, 7900148))))

    assert pairing_of(entry).games == 203


class TestCurrent:
    """Which measurement holds."""

    def test_the_newest_with_enough_games_does(self):
        old, new, few = a_pairing(wins=120), a_pairing(wins=130), a_pairing(games=40, wins=40)

        assert current([old, new, few]) == [new]
        assert current([few, old]) == [old]

    def test_without_enough_games_it_is_the_newest(self):
        assert current([a_pairing(games=40, wins=30), last := a_pairing(games=20, wins=20)]) == [last]

    def test_other_options_and_tables_are_other_things(self):
        several = [
            a_pairing(),
            a_pairing(players=3),
            a_pairing(options={"start_character": True}),
            a_pairing(seats=(MASTER, APPRENTICE)),
            a_pairing("bruges"),
        ]

        assert current(several) == several

    def test_what_was_measured_before_a_level_changed_is_not_told(self, monkeypatch):
        monkeypatch.setitem(POLICIES, "murano", SimpleNamespace(since={JOURNEYMAN: "2026-11-22T20:15"}))
        monkeypatch.setitem(POLICIES, "bruges", SimpleNamespace(since={}))
        day, before = a_pairing(date="2026-11-22"), a_pairing(date="2026-11-22T20:14")
        after, weaker = a_pairing(date="2026-11-22T20:15"), a_pairing(seats=(APPRENTICE, NOVICE), date="2026-11-20")
        elsewhere = a_pairing("bruges", date="2026-11-22")

        assert current([day, before, weaker, elsewhere]) == [weaker, elsewhere]
        assert current([after, day, before]) == [after]

    def test_a_change_at_one_table_leaves_what_was_measured_at_others(self, monkeypatch):
        """Of the Taverns two players at level 5 is a table of its own, whatever else is played with."""
        monkeypatch.setattr(type(POLICIES["taverns"]), "since", {MASTER: "2026-11-20", f"{MASTER} 25": "2026-11-22"})
        others = [
            a_pairing("taverns", date="2026-11-21", seats=(MASTER, JOURNEYMAN), **rest)
            for rest in ({}, {"players": 3, "options": {"level": 5}}, {"options": {"level": 3}})
        ]
        changed = [
            a_pairing("taverns", date="2026-11-21", seats=(MASTER, JOURNEYMAN), options={"level": 5, **more})
            for more in ({}, {"tournament": True})
        ]
        weaker = a_pairing("taverns", date="2026-11-21", seats=(JOURNEYMAN, APPRENTICE), options={"level": 5})

        assert current([*others, *changed, weaker]) == [*others, weaker]

    def test_steps_are_from_level_to_level_with_enough_games_and_known_options(self):
        step = a_pairing()
        others = [
            a_pairing(seats=(MASTER, APPRENTICE)),
            a_pairing(seats=(APPRENTICE, RANDOM)),
            a_pairing(players=3, games=ENOUGH - 1, wins=60),
            a_pairing(options=None),
            a_pairing("bruges"),
        ]

        assert steps([*others, step], "murano") == [step]


def test_appending_keeps_what_is_there_and_refuses_what_cannot_be(tmp_path):
    path = tmp_path / "ladder.json"
    path.write_text(text_of([a_pairing()]))
    append(a_pairing("bruges"), path)
    before = path.read_text("utf-8")

    with pytest.raises(LadderError, match="Wilson"):
        append(a_pairing(interval=(10.0, 20.0)), path)

    assert [it.game for it in load(path)] == ["murano", "bruges"]
    assert path.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_what_took_longer_stands_where_it_began(tmp_path):
    path = tmp_path / "ladder.json"
    path.write_text(text_of([]))
    for moment in ("2026-11-23T22:21", "2026-11-23T22:27", "2026-11-23T22:23", "2026-11-23"):
        append(a_pairing(date=moment), path)

    assert [it.date[10:] for it in load(path)] == ["", "T22:21", "T22:23", "T22:27"]


def test_the_options_of_all_modules_are_options_of_the_games():
    assert any(game.all_modules for game in GAMES.values())
    for key, game in GAMES.items():
        assert pairing_of(as_entry(a_pairing(key, options=dict(game.all_modules))))


class TestRatings:
    """Elo of a game."""

    def test_they_rest_on_tables_of_two_with_the_same_options_and_enough_games(self):
        """Odds of 3 are 400 log10(3) = 190.8 points."""
        some = [
            a_pairing(seats=(JOURNEYMAN, APPRENTICE), wins=150),
            a_pairing(seats=(MASTER, APPRENTICE), games=40, wins=39),
            a_pairing(players=3, wins=190),
            a_pairing(options={"start_character": True}, wins=190),
        ]

        found = ratings(some, "murano", {})

        assert list(found) == [JOURNEYMAN, APPRENTICE]
        assert found[JOURNEYMAN].elo == pytest.approx(1190.8, abs=0.05)

    def test_a_level_without_a_way_to_the_anchor_has_none(self):
        assert ratings([a_pairing()], "murano", {}) == {}

    @pytest.mark.parametrize("game", GAMES)
    def test_every_game_has_them(self, game):
        assert set(ratings(load(), game, {})) >= {MASTER, JOURNEYMAN, APPRENTICE, NOVICE}
        assert option_sets(load(), game)[0] == {}


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (0.5, (1, 2)),
        (0.75, (3, 4)),
        (0.725, (3, 4)),
        (0.72, (7, 10)),
        (0.66, (2, 3)),
        (0.797, (4, 5)),
        (0.8675, (7, 8)),
        (0.895, (9, 10)),
        (0.9, (9, 10)),
        (0.83, (5, 6)),
        (0.95, (19, 20)),
        (0.454, (9, 20)),
        (0.995, (49, 50)),
        (1.0, (49, 50)),
        (0.0, (1, 50)),
        (0.2, (1, 5)),
    ],
)
def test_shares_are_said_in_few_words(share, told):
    assert in_few(share) == told


def test_the_page_says_what_it_does_not_know():
    text = document([a_pairing(), a_pairing("bruges", games=8, wins=5)], ())

    murano, bruges = text.index("## Murano"), text.index("## Bruges")
    assert "Nothing measured with enough games." in text[bruges : text.index("## Every")]
    assert "no larger table was measured" in text[murano:bruges]
    assert "Elo, base game" not in text
    assert ": chances" not in text


def test_the_page_tells_how_true_the_chances_are():
    text = document([], [a_calibration("bruges", players=5)])

    (row,) = (line for line in text[text.index("### Bruges: chances") :].splitlines() if line.startswith("| 5 |"))
    assert row.startswith(
        "| 5 | 80 | 3.1 | 2.6 | 1.5 | 0.400 | 0.500 | 20 % | 51.0 ± 1.0 | 20.0 | 5001–5080 | 16 | `python"
    )


class TestCommands:
    """``python -m app.ai.ladder`` and ``app.ai.published``."""

    def test_the_page_is_written_and_compared(self, tmp_path, monkeypatch, capsys):
        monkeypatch.setattr(published, "DOCUMENT", tmp_path / "opponents.md")

        assert published.main(["--check"]) == 1
        assert published.main([]) == 0
        assert published.main(["--check"]) == 0
        assert "run python -m app.ai.published" in capsys.readouterr().err

    def test_the_file_is_checked_as_a_program(self):
        done = subprocess.run(
            [sys.executable, "-m", "app.ai.ladder", "check"], cwd=ROOT, capture_output=True, text=True, check=False
        )

        assert (done.returncode, done.stderr) == (0, "")
        assert "all sound" in done.stdout

    def test_a_bad_file_is_one_sentence(self, monkeypatch, capsys):
        def broken():
            raise LadderError("ladder.json: pairing 2: games cannot be 0")

        monkeypatch.setattr(ladder, "load", broken)

        assert ladder.main(["check"]) == 1
        assert capsys.readouterr().err == "ladder.json: pairing 2: games cannot be 0\n"
