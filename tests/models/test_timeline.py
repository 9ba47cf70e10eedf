"""Turns, rounds, scores and turning points of a past game, and its list of moves."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt

from app.models.review.moves import ListedMoves, MoveFilter, MoveModel, MoveRole, SecondLook
from app.models.review.skill import NOTHING, ShareChange
from app.models.review.timeline import MOST, Advice, PositionValue, Timeline, TurningPoint, turning_points


@dataclass
class State:
    """As much of a state as a timeline reads."""

    turn: int
    round: int
    actor: int
    revealed: int = 0
    chance_events: int = 0
    players: int = 2
    points: tuple = (0, 0)

    def scores(self):
        return list(self.points)


def a_timeline():
    """Three turns of 2, 3 and 1 plies; the first two are round 1."""
    turns = [(1, 1, 0), (1, 1, 1), (2, 1, 1), (2, 1, 0), (2, 1, 1), (3, 2, 0), (3, 2, -1)]
    states = [State(*each, points=(k, 2 * k)) for k, each in enumerate(turns)]
    return Timeline(states, [[("fact", k)] for k in range(6)])


def test_turns_and_rounds_lie_side_by_side():
    timeline = a_timeline()
    assert [(turn.first, turn.last, turn.number, turn.seat) for turn in timeline.turns] == [
        (0, 2, 1, 0),
        (2, 5, 2, 1),
        (5, 6, 3, 0),
    ]
    assert [(each.first, each.last) for each in timeline.rounds] == [(0, 5), (5, 6)]


@pytest.mark.parametrize(("position", "back", "on"), [(0, 0, 2), (1, 0, 2), (2, 0, 5), (3, 2, 5), (5, 2, 6), (6, 5, 6)])
def test_steps_by_turn_go_to_the_next_beginning(position, back, on):
    timeline = a_timeline()
    assert timeline.turn_step(position, -1) == back
    assert timeline.turn_step(position, 1) == on


def test_steps_by_round_go_to_the_next_beginning():
    timeline = a_timeline()
    assert [timeline.round_step(position, 1) for position in range(7)] == [5, 5, 5, 5, 5, 6, 6]
    assert [timeline.round_step(position, -1) for position in range(7)] == [0, 0, 0, 0, 0, 0, 5]


def test_scores_are_those_of_every_position():
    timeline = a_timeline()
    assert timeline.scores == [(k, 2 * k) for k in range(7)]
    assert timeline.top_score() == 12


def test_a_game_without_plies_has_no_turns():
    timeline = Timeline([State(1, 1, 0)], [])
    assert timeline.turns == []
    assert (timeline.turn_step(0, 1), timeline.turn_step(0, -1), timeline.plies) == (0, 0, 0)


def values(*shares, error=0.01):
    """What an analysis found for seat 0 at each position; ``None`` where it found nothing."""
    return {
        position: PositionValue((share, 1 - share), (error, error), 64)
        for position, share in enumerate(shares)
        if share is not None
    }


def test_turning_points_are_told_from_the_view_of_who_acted():
    """Ply 1 is seat 0's and lifts it by 20; ply 3 is seat 1's and lifts seat 0, so it costs seat 1."""
    points = turning_points(a_timeline(), values(0.4, 0.6, 0.6, 0.75, 0.75, 0.75, 0.76))
    assert [(point.ply, point.seat, round(point.change, 2)) for point in points] == [(1, 0, 0.2), (3, 1, -0.15)]


def test_a_swing_within_the_error_of_the_estimate_is_none():
    wide = turning_points(a_timeline(), values(0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, error=0.04))
    narrow = turning_points(a_timeline(), values(0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, error=0.03))
    assert wide == []
    assert [point.ply for point in narrow] == [1]


def test_small_swings_are_none_however_sure():
    assert turning_points(a_timeline(), values(0.4, 0.44, 0.44, 0.44, 0.44, 0.44, 0.44, error=0.0)) == []


def test_a_ply_between_unknown_positions_is_no_turning_point():
    assert turning_points(a_timeline(), values(0.1, None, 0.9, 0.9, 0.9, 0.9, 0.9)) == []


def test_luck_is_told_from_choice():
    """What somebody chose to show was counted as luck, too: every paid hire of Port Royal."""
    timeline = a_timeline()
    for state in timeline.states[1:]:
        state.revealed = 1
    for state in timeline.states[3:]:
        state.revealed, state.chance_events = 2, 1
    points = turning_points(timeline, values(0.4, 0.6, 0.6, 0.4, 0.4, 0.4, 0.4))
    assert [(point.ply, point.chance) for point in points] == [(1, False), (3, True)]


def test_only_the_largest_are_kept_in_order_of_play():
    states = [State(1, 1, 0) for _ in range(41)]
    timeline = Timeline(states, [[] for _ in range(40)])
    shares = []
    share = 0.5
    for k in range(41):
        share += (0.06 + k * 0.004) * (1 if k % 2 else -1)
        shares.append(share)
    points = turning_points(timeline, values(*shares))
    assert len(points) == MOST
    assert [point.ply for point in points] == list(range(31, 41))


# --- the list --------------------------------------------------------------------------------------------------------


@pytest.fixture
def moves(qapp):
    model = MoveModel()
    told = {ply: f"move {ply}" for ply in (1, 3, 4, 5, 6)}
    model.load(a_timeline(), lambda ply: told.get(ply, ""), lambda ply: f"all of {ply}", lambda ply: "")
    return model


@pytest.fixture
def all_moves(qapp):
    """The second ply is one that the log leaves out as too small."""
    model = MoveModel()
    told = {ply: f"move {ply}" for ply in (1, 3, 4, 5, 6)}
    full = {ply: f"all of {ply}" for ply in told}
    model.load(a_timeline(), lambda ply: told.get(ply, ""), lambda ply: full.get(ply, ""), lambda ply: f"choice {ply}")
    return model


class Known:
    """Luck and decisions of a game, in place of a ``Skill``."""

    known = 6

    def __init__(self, decisions=(), luck=()):
        self._decisions, self._luck = dict(decisions), dict(luck)

    def decision(self, ply, seat):
        return self._decisions.get(ply, NOTHING)

    def luck(self, ply, seat):
        return self._luck.get(ply, NOTHING)


def plies(view):
    return [view.index(row, 0).data(MoveRole.PLY) for row in range(view.rowCount())]


def test_the_list_keeps_the_rules_of_models(qtmodeltester, moves):
    qtmodeltester.check(moves)


def test_a_ply_without_words_has_no_row(moves):
    assert plies(moves) == [1, 3, 4, 5, 6]
    assert moves.index(1, 0).data() == "move 3"
    assert moves.index(1, 0).data(Qt.ItemDataRole.ToolTipRole) == "all of 3"


def test_only_rows_that_have_become_others_are_told_of(moves):
    """What is seen of a list is painted anew where that is told; luck and decisions come several times a second."""
    told = []
    moves.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    points = [TurningPoint(4, 0, 0.1, 0.01, False), TurningPoint(5, 0, 0.1, 0.01, False)]
    moves.set_turning_points(points)
    assert told == [(2, 3)]
    moves.set_turning_points(points)
    moves.set_skill(None, 1)
    assert told == [(2, 3)]
    moves.set_turning_points(points[:1])
    assert told[1:] == [(3, 3)]


def test_the_list_can_be_narrowed(moves):
    view = MoveFilter()
    view.setSourceModel(moves)
    moves.set_turning_points(turning_points(a_timeline(), values(0.4, 0.6, 0.6, 0.75, 0.75, 0.75, 0.76)))
    view.show_only(ListedMoves.TURNING, 0)
    assert plies(view) == [1, 3]
    view.show_only(ListedMoves.OWN, 0)
    assert plies(view) == [1, 4, 6]
    view.show_only(ListedMoves.ALL, 0)
    assert plies(view) == [1, 3, 4, 5, 6]


def test_new_turning_points_reach_a_narrowed_list(moves):
    view = MoveFilter()
    view.setSourceModel(moves)
    view.show_only(ListedMoves.TURNING, 0)
    assert plies(view) == []
    moves.set_turning_points(turning_points(a_timeline(), values(0.4, 0.6, 0.6, 0.75, 0.75, 0.75, 0.76)))
    assert plies(view) == [1, 3]


@pytest.mark.parametrize(
    ("known", "listed"),
    [
        (Known(), False),
        (Known(decisions={2: ShareChange(-0.13, 0.02)}), True),
        (Known(decisions={2: ShareChange(-0.03, 0.02)}), False),
        (Known(luck={2: ShareChange(0.05, 0.01)}), True),
        (Known(luck={2: ShareChange(0.004, 0.001)}), False),
    ],
)
def test_a_move_that_the_log_leaves_out_is_listed_where_it_mattered(all_moves, known, listed):
    """A mistake in a choice that the log leaves out was in no list, and the row before it was marked."""
    view = MoveFilter()
    view.setSourceModel(all_moves)
    assert plies(view) == [1, 3, 4, 5, 6]
    assert view.row_of(2) == 0

    all_moves.set_skill(known, 0)

    assert plies(view) == [1, *([2] if listed else []), 3, 4, 5, 6]
    assert view.row_of(2) == int(listed)
    if listed:
        assert view.index(1, 0).data() == view.index(1, 0).data(Qt.ItemDataRole.ToolTipRole) == "choice 2"
    all_moves.set_skill(None, 0)
    assert plies(view) == [1, 3, 4, 5, 6]


def test_a_small_move_is_listed_where_a_master_knew_better_or_the_chances_turned(all_moves):
    view = MoveFilter()
    view.setSourceModel(all_moves)
    view.show_only(ListedMoves.TURNING, 0)
    all_moves.set_second_looks({2: SecondLook(Advice("other", 0.1, 0.01, 40), "other")})
    assert plies(view) == [2]
    all_moves.set_second_looks({2: SecondLook(Advice("", 0.0, 0.01, 40), "")})
    assert plies(view) == []
    all_moves.set_turning_points([TurningPoint(2, 0, 0.1, 0.01, False)])
    assert plies(view) == [2]


def test_the_row_of_a_position_is_the_last_move_before_it(moves):
    view = MoveFilter()
    view.setSourceModel(moves)
    assert [view.row_of(position) for position in range(7)] == [-1, 0, 0, 1, 2, 3, 4]
