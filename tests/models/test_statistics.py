"""What games come to: chosen, reckoned, rated, grouped, and written to a file."""

import csv
from datetime import date
from io import StringIO
from math import sqrt

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from app.ai.rating import expected
from app.models.statistics import rating
from app.models.statistics.choice import BASE, MODULES, GameFilter, Grouping, Kind, choose, left_out, rules_met
from app.models.statistics.export import COLUMNS, as_csv, harmless, save_csv
from app.models.statistics.figures import (
    DOTS,
    SHOWN,
    figures,
    luck_trend,
    mean,
    moving,
    points_trend,
    streak,
    wins,
    wins_trend,
)
from app.models.statistics.groups import GroupColumn, GroupModel, grouped
from app.models.statistics.rating import ENOUGH, Unrated, change, own_rating, unrated
from app.models.statistics.words import WORDS, signed
from tests.models.statistics_results import a_result

MASTERS = ("master",) * 3


# chosen


def ids(results):
    return [each.id for each in results]


def test_games_are_chosen_by_game_level_players_and_rules():
    two = a_result(levels=("master",))
    four = a_result(levels=("apprentice", "journeyman", "master"), game="murano")
    other = a_result(game="bruges", options={"pets": True}, levels=("apprentice",))
    games = [two, four, other]
    assert choose(games, GameFilter()) == games
    assert choose(games, GameFilter(game="murano")) == [four]
    assert choose(games, GameFilter(level="master")) == [two, four]
    assert choose(games, GameFilter(players=2)) == [two, other]
    assert choose(games, GameFilter(rules=BASE)) == [two, four]
    assert choose(games, GameFilter(rules=MODULES)) == [other]
    assert choose(games, GameFilter(rules=("pets", True))) == [other]
    assert choose(games, GameFilter(rules=("zwin", True))) == []
    assert rules_met(games, "bruges") == [("pets", True)]


def test_a_period_begins_at_midnight_of_this_clock(monkeypatch):
    monkeypatch.setenv("TZ", "UTC")
    before, within = a_result(ended="2026-05-24T00:00:00Z"), a_result(ended="2026-05-25T12:00:00Z")
    assert choose([before, within], GameFilter(days=7), date(2026, 5, 31)) == [within]
    assert choose([before, within], GameFilter(days=30), date(2026, 5, 31)) == [before, within]


def test_games_of_several_persons_and_those_played_again_are_never_mixed_with_own_ones():
    own, several, again = a_result(), a_result(persons=2, levels=()), a_result(again=True)
    both = a_result(persons=2, levels=(), players=2, again=True)
    games = [own, several, again, both]
    assert choose(games, GameFilter()) == [own]
    assert choose(games, GameFilter(kind=Kind.SEVERAL)) == [several, both]
    assert choose(games, GameFilter(kind=Kind.AGAIN)) == [again]
    assert left_out(games, GameFilter()) == (2, 1)
    assert left_out(games, GameFilter(kind=Kind.RATED)) == (0, 0)
    assert WORDS.left_out(2, 1) == (
        "2 games with several humans left out. 1 game begun at a position of another one left out."
    )


def test_rated_and_unrated_games_are_the_own_ones():
    rated, table = a_result(), a_result(levels=MASTERS)
    assert choose([rated, table], GameFilter(kind=Kind.RATED)) == [rated]
    assert choose([rated, table], GameFilter(kind=Kind.UNRATED)) == [table]


# figures


def test_wins_stand_beside_those_of_an_equal():
    """Two of two at tables of two, half of one at a table of four: 2.5 beside 1/2 + 1/2 + 1/4."""
    found = wins([a_result(1), a_result(1), a_result(0.5, levels=MASTERS)])
    assert (found.won, found.games, found.even, found.over) == (2.5, 3, 1.25, 1.25)
    assert found.chance == pytest.approx(1.96 * sqrt(1 / 4 + 1 / 4 + 3 / 16), abs=1e-4)
    assert found.interval[0] < found.share < found.interval[1]


def test_who_plays_alone_is_counted_but_wins_nothing():
    found = figures([a_result(levels=(), points=12)])
    assert (found.games, found.wins, found.streak, found.points.value) == (1, None, None, 12)


def test_points_of_different_games_have_no_mean():
    games = [a_result(points=10), a_result(points=20), a_result(points=12)]
    found = figures(games)
    assert (found.points.value, found.best) == (14, 20)
    assert found.points.margin == pytest.approx(4.303 * sqrt(28 / 3), rel=0.04)  # Student's, two degrees of freedom
    assert figures([*games, a_result(game="murano")]).points is None
    assert figures([]).points is None


def test_loss_and_luck_are_of_analysed_games_alone():
    found = figures([a_result(weights=(0.25, -0.125)), a_result(), a_result(weights=(-0.75, -0.375))])
    assert (found.loss.value, found.loss.games, found.loss.margin) == (0.25, 2, None)
    assert found.luck.value == -0.25
    assert figures([a_result()]).loss is None


def test_the_latest_games_that_ended_alike_are_a_streak():
    lost, won, tied = 0, 1, 0.5
    found = streak([a_result(each) for each in (won, won, tied, lost, won, lost, lost)])
    assert (found.length, found.won, found.longest) == (2, False, 3)
    assert streak([a_result(won)]).won


def test_a_mean_of_nothing_is_none():
    assert mean([]) is None


# trends


def test_the_course_of_wins_sums_up_and_chance_widens():
    found = wins_trend([a_result(each) for each in (1, 0, 1, 1)])
    assert found.x == (1, 2, 3, 4)
    assert found.y == (0.5, 0.0, 0.5, 1.0)
    assert found.high == pytest.approx([1.96 * sqrt(n / 4) for n in (1, 2, 3, 4)], abs=1e-4)
    assert found.low == tuple(-edge for edge in found.high)
    assert wins_trend([a_result(1), a_result(1)]) is None


def test_a_moving_mean_looks_back_a_few_games_with_its_interval():
    found = moving([1.0, 2.0, 3.0, 10.0, 10.0, 10.0, 10.0, 10.0])
    assert found.x == (3, 4, 5, 6, 7, 8)
    assert found.y == pytest.approx([2.0, 4.0, 5.2, 7.0, 8.6, 10.0])  # the last five, at most
    assert found.high[-1] == found.low[-1] == 10.0
    assert found.low[0] == pytest.approx(2 - 4.303 / sqrt(3), abs=0.1)
    assert found.dots[0] == (1.0, 1.0)


def test_a_long_course_is_thinned_and_ends_with_the_last_game():
    found = moving([float(n % 7) for n in range(DOTS + 1)])
    assert (len(found.x), found.x[-1], found.last, found.dots) == (SHOWN, DOTS + 1, DOTS + 1, ())
    assert len(moving([float(n % 7) for n in range(DOTS)]).dots) == DOTS


def test_points_have_a_course_of_one_game_only():
    games = [a_result(points=n) for n in (1, 2, 3)]
    assert points_trend(games).y == (2.0,)
    assert points_trend([*games, a_result(game="murano")]) is None
    assert luck_trend(games) is None


# rating


def test_only_games_of_two_against_a_measured_level_by_measured_rules_are_rated():
    assert unrated(a_result()) is None
    assert unrated(a_result(persons=2)) is Unrated.SEVERAL
    assert unrated(a_result(again=True)) is Unrated.AGAIN
    assert unrated(a_result(levels=())) is Unrated.ALONE
    assert unrated(a_result(levels=MASTERS)) is Unrated.TABLE
    assert unrated(a_result(game="bruges", options={"pets": True})) is Unrated.RULES
    assert unrated(a_result(levels=("nobody",))) is Unrated.LEVEL


def test_a_rating_fits_what_was_won():
    games = [a_result(n % 4 > 0, levels=("apprentice",)) for n in range(200)]
    found = own_rating(games)
    assert found.games == 200
    assert expected(found.rating.elo, 1000.0) == pytest.approx(0.75, abs=0.02)
    assert own_rating([a_result(levels=MASTERS)]) is None


def test_by_other_rules_a_level_has_another_rating(monkeypatch):
    games = [a_result(n % 2, levels=("apprentice",), options={"x": n % 3}) for n in range(30)]
    even = own_rating(games) if not unrated(games[0]) else None
    assert even is None  # nothing was measured with such an option
    monkeypatch.setattr(rating, "levels", lambda _game, options: {"apprentice": 1000.0 + 300.0 * options["x"]})
    monkeypatch.setattr(rating, "assumed", lambda _game: 1300.0)
    assert own_rating(games).rating.elo == pytest.approx(1300.0)


def test_a_game_changes_the_rating_and_says_so():
    games = [a_result(n % 2) for n in range(10)]
    win = a_result(1)
    found = change([*games, a_result(1, game="murano"), win], win.id)
    assert found.before.games == 10
    assert found.after.games == 11
    assert found.after.rating.elo > found.before.rating.elo
    before, after = round(found.before.rating.elo), round(found.after.rating.elo)
    assert WORDS.change(found) == f"Your rating: {before} → {after} (±{round(found.after.rating.margin)})."
    assert change(games, a_result(1, levels=MASTERS).id) is None


def test_a_rating_is_told_after_enough_games():
    games = [a_result(n % 2) for n in range(ENOUGH)]
    assert change(games[1:], games[-1].id) is None
    first = change(games, games[-1].id)
    assert WORDS.change(first).startswith("Your first rating: ")
    assert WORDS.tiles(figures(games[1:]))[-1].note == "after 5 rated games, 4 so far"
    assert WORDS.tiles(figures(games))[-1].value == str(round(first.after.rating.elo))


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (a_result(levels=MASTERS), "No rating: the levels were measured at tables of two only."),
        (a_result(options={"x": 1}), "No rating: the levels were not measured by these rules."),
        (a_result(persons=2), "These games are not rated."),
        (a_result(levels=("nobody",)), "No rating: none of these games was of two against a level that was measured."),
        (a_result(), ""),
    ],
)
def test_why_there_is_no_rating_is_said(game, words):
    assert WORDS.no_rating([game], GameFilter(game="port_royal")) == words
    assert WORDS.no_rating([game], GameFilter()) == ""


# words


def test_signs_are_those_of_what_is_shown():
    assert [signed(each, 1) for each in (1.24, -1.24, 0.04, -0.04)] == ["+1.2", "−1.2", "0.0", "0.0"]


def test_what_is_not_known_is_a_dash():
    tiles = {tile.label: (tile.value, tile.note) for tile in WORDS.tiles(figures([a_result(levels=())]))}
    assert tiles["Wins"] == ("–", "no game with opponents")
    assert tiles["Luck"] == ("–", "no game analysed")
    assert tiles["Rating"] == ("–", "no rated game")


# groups


def test_games_are_grouped_by_game_and_opponents():
    games = [
        a_result(1, game="murano"),
        a_result(levels=("apprentice", "master"), game="murano"),
        a_result(levels=("apprentice",)),
        a_result(1, levels=("apprentice",)),
        a_result(levels=()),
    ]
    model = GroupModel()
    model.show_results(games, Grouping.TABLE)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        "Port Royal, alone",
        "Port Royal, Apprentice, 2 players",
        "Murano, Journeyman, 2 players",
        "Murano, Several levels, 3 players",
    ]
    assert [model.index(1, column).data() for column in (GroupColumn.GAMES, GroupColumn.WINS, GroupColumn.OVER)] == [
        "2",
        "1 (50%)",
        "0.0",
    ]
    assert [len(grouped(games, each)) for each in Grouping] == [4, 2, 4, 3, 2]


def test_a_column_is_sorted_and_what_is_not_known_comes_last(qtmodeltester):
    games = [a_result(1), a_result(0, game="murano"), a_result(0.5, game="bruges"), a_result(levels=(), game="loyang")]
    model = GroupModel()
    model.show_results(games, Grouping.GAME)
    qtmodeltester.check(model)
    chosen = QPersistentModelIndex(model.index(0, 0))
    for order, names in (
        (Qt.SortOrder.DescendingOrder, ["Port Royal", "Bruges", "Murano", "At the Gates of Loyang"]),
        (Qt.SortOrder.AscendingOrder, ["Murano", "Bruges", "Port Royal", "At the Gates of Loyang"]),
    ):
        model.sort(GroupColumn.WINS, order)
        assert [model.index(row, 0).data() for row in range(4)] == names
    assert (chosen.row(), chosen.data()) == (2, "Port Royal")  # what is selected goes along


def test_a_row_is_read_with_the_names_of_its_columns():
    model = GroupModel()
    model.show_results([a_result(1)], Grouping.GAME)
    words = model.index(0, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Game: Port Royal, Games: 1, Wins: 1 (100%)")


# file


def test_a_file_has_a_line_for_each_game():
    games = [
        a_result(0.5, levels=("apprentice", "master"), weights=(0.25, -0.125), options={"contracts": True}),
        a_result(levels=(), again=True),
    ]
    names, first, second = csv.reader(StringIO(as_csv(games)))
    assert tuple(names) == COLUMNS
    assert dict(zip(names, first, strict=True)) == {
        "id": games[0].id,
        "ended_utc": games[0].ended,
        "game": "port_royal",
        "players": "3",
        "persons": "1",
        "begun_at_a_position": "0",
        "name": "Ann",
        "opponents": "apprentice|master",
        "options": '{"contracts": true}',
        "points": "10",
        "place": "1",
        "won": "0.5",
        "even_share": "0.3333",
        "luck": "0.25",
        "luck_error": "0.01",
        "loss": "-0.125",
        "loss_error": "0.01",
        "rated": "0",
    }
    assert dict(zip(names, second, strict=True))["won"] == ""


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@SUM(A1)", "\t=1", "  =1", "\r=1"])
def test_a_name_is_never_a_formula(name):
    _, row = csv.reader(StringIO(as_csv([a_result(name=name)]), newline=""))
    assert row[COLUMNS.index("name")] == f"'{name}"
    assert harmless("Ann = Bo") == "Ann = Bo"


def test_a_file_is_written_so_that_umlauts_survive(tmp_path):
    save_csv([a_result(name="Jürgen, „der Große“")], tmp_path / "a.csv")
    raw = (tmp_path / "a.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbfid,")
    assert raw.count(b"\r\n") == 2
    assert "Jürgen, „der Große“" in raw.decode("utf-8-sig")
