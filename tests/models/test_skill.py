"""Luck and decisions as they are shown: what adds up, what is named, what is kept."""

import pytest

from app.match.match import new_match
from app.match.seats import Seat
from app.models.review.skill import ShareChange, Skill, StretchSkill, TurnSkill, Verdict, is_clear, points, share_won
from app.models.review.skill_words import SkillWords
from app.models.review.timeline import Advice, PositionValue, Timeline

ANN, OTTO, LENI = Seat("Ann", "", 0), Seat("Otto", "apprentice", 1), Seat("Leni", "", 3)


@pytest.fixture(scope="module")
def timeline():
    """Three turns of Port Royal: nobody draws, everybody stops at once; nobody else can take anything."""
    match = new_match("port_royal", (ANN, OTTO), {}, 3)
    while match.state.turn < 4:
        actions = match.state.legal()
        match.play(("draw",) if ("draw",) in actions and not match.state.harbour else actions[0])
    return Timeline(match.states, match.events, [ply.text for ply in match.record.plies])


def known(timeline, luck, verdicts=None, error=0.01):
    """All that can be known of a game: the luck of seat 0 by ply, the other has as much less; verdicts by position."""
    parts = {}
    for first, last in [*((turn.first, turn.last) for turn in timeline.turns), (timeline.plies, timeline.plies)]:
        rows = {ply: value for ply, value in luck.items() if first < ply <= last}
        total = sum(rows.values())
        parts[first] = StretchSkill(
            last,
            ("learnt",),
            (ShareChange(total, error), ShareChange(-total, error)),
            {ply: (ShareChange(value, error), ShareChange(-value, error)) for ply, value in rows.items()},
            {at: each for at, each in (verdicts or {}).items() if first <= at < last},
        )
    return parts


def own(timeline, seat):
    """The plies of a seat."""
    return [ply for ply in range(1, timeline.plies + 1) if timeline.actor(ply) == seat]


def test_the_figures_of_the_sentence_add_up(timeline):
    ply = own(timeline, 0)[0]
    verdicts = {ply - 1: Verdict("stop", ShareChange(-0.114, 0.01), 0.1, 32)}
    skill = Skill(timeline, {}, known(timeline, {1: 0.104, 2: 0.077}, verdicts))

    found = skill.balance(0, 0.334, 1.0)

    assert (found.start, found.decisions, found.luck, found.result) == (33, -11, 18, 100)
    assert found.start + found.decisions + found.luck + found.rest == found.result
    assert found.even == 82


def test_what_is_smaller_than_its_own_error_is_part_of_the_rest(timeline):
    ply = own(timeline, 0)[0]
    verdicts = {ply - 1: Verdict("stop", ShareChange(-0.03, 0.031), 0.1, 32)}
    skill = Skill(timeline, {}, known(timeline, {1: 0.05}, verdicts, error=0.03))

    found = skill.balance(0, 0.5, 0.0)

    assert (found.decisions, found.luck, found.rest) == (0, 0, -50)
    assert found.margin == round(196 * (len(timeline.turns) + 1) ** 0.5 * 0.03)


def test_a_decision_that_noise_makes_better_than_the_best_is_no_gain(timeline):
    ply = own(timeline, 0)[0]
    skill = Skill(timeline, {}, known(timeline, {}, {ply - 1: Verdict("stop", ShareChange(0.04, 0.01), 0.1, 32)}))
    assert skill.balance(0, 0.5, 1.0).decisions == 0


def test_noise_that_goes_both_ways_is_no_loss(timeline):
    """Shown is only what was given away; the sums count both, for noise alone must not add up to a loss."""
    one, other = own(timeline, 0)[:2]
    values = {one - 1: PositionValue((0.5, 0.5), (0.0, 0.0), 32, Advice("draw", -0.05, 0.01, 96))}
    verdicts = {ply - 1: Verdict("stop", ShareChange(-0.05, 0.01), 0.1, 32) for ply in (one, other)}
    skill = Skill(timeline, values, known(timeline, {}, verdicts))

    assert [skill.decision(ply, 0).value for ply in (one, other)] == [0.0, -0.05]
    assert skill.totals(0)[1].value == 0.0
    assert skill.balance(0, 0.5, 1.0).decisions == 0


@pytest.mark.parametrize(("luck", "result", "even"), [(-0.3, 1.0, 100), (0.3, 0.0, 0), (0.25, 0.5, 25)])
def test_the_chance_with_average_luck_is_a_chance(timeline, luck, result, even):
    skill = Skill(timeline, {}, known(timeline, {1: luck}))
    assert skill.balance(0, 0.5, result).even == even


def test_a_decision_counts_for_who_took_it_only(timeline):
    ply = own(timeline, 1)[0]
    skill = Skill(timeline, {}, known(timeline, {}, {ply - 1: Verdict("stop", ShareChange(-0.2, 0.01), 0.1, 32)}))
    assert skill.decision(ply, 1) == ShareChange(-0.2, 0.01)
    assert skill.decision(ply, 0) == ShareChange()
    assert skill.balance(0, 0.5, 1.0).decisions == 0


@pytest.mark.parametrize(
    ("advice", "loss"),
    [
        (Advice("draw", 0.05, 0.02, 96), ShareChange(-0.05, 0.02)),
        (Advice("draw", -0.05, 0.02, 96), ShareChange(0.0, 0.02)),
        (Advice("", 0.0, 0.0, 0), ShareChange(0.0, 0.0)),
    ],
)
def test_where_a_master_looked_again_its_judgement_holds(timeline, advice, loss):
    """One decision, one number: the better look replaces the quick one."""
    ply = own(timeline, 0)[0]
    values = {ply - 1: PositionValue((0.5, 0.5), (0.0, 0.0), 32, advice)}
    skill = Skill(timeline, values, known(timeline, {}, {ply - 1: Verdict("stop", ShareChange(-0.2, 0.01), 0.1, 32)}))
    assert skill.decision(ply, 0) == loss
    assert skill.verdicts[ply - 1].best == advice.action


def test_the_ply_between_two_stretches_has_luck_from_both(timeline):
    parts = known(timeline, {})
    edge = timeline.turns[1].first
    row = (ShareChange(0.1, 0.03), ShareChange(-0.1, 0.03))
    parts[0] = StretchSkill(edge, ("learnt",), row, {edge: row}, {})
    after = parts[edge]
    parts[edge] = StretchSkill(after.last, after.leaves, row, {edge: row}, {})

    assert Skill(timeline, {}, parts).luck(edge, 0) == ShareChange(pytest.approx(0.2), pytest.approx(0.03 * 2**0.5))


def test_what_is_not_known_yet_is_not_shown(timeline):
    edge, parts = timeline.turns[1].first, known(timeline, {1: 0.1})
    some = Skill(timeline, {}, {0: parts[0]})
    assert not some.complete
    assert some.known == edge - 1, "its last ply has more luck in the next stretch"
    assert some.turns(0) == []
    assert Skill(timeline, {}, {0: parts[0], edge: parts[edge]}).turns(0)[0].luck == ShareChange(0.1, 0.01)
    assert Skill(timeline, {}, {}).known == 0
    assert Skill(timeline, {}, parts).known == timeline.plies


def test_turns_add_up_their_plies(timeline):
    turn = timeline.turns[0]
    luck = {ply: 0.01 * ply for ply in range(1, turn.last + 1)}
    found = Skill(timeline, {}, known(timeline, luck)).turns(1)
    assert found[0].luck.value == pytest.approx(-sum(luck.values()))
    assert [(each.first, each.last) for each in found] == [(each.first, each.last) for each in timeline.turns]


def test_the_great_moments_stand_clear_of_their_errors(timeline):
    skill = Skill(timeline, {}, known(timeline, {1: 0.05, 2: -0.1, 3: 0.019}))
    assert skill.moments(0) == (1, 2)
    assert skill.moments(1) == (2, 1)
    assert Skill(timeline, {}, known(timeline, {1: 0.05})).moments(0) == (1, 0)
    assert Skill(timeline, {}, known(timeline, {1: 0.05}, error=0.03)).moments(0) == (0, 0)


def test_the_costliest_decisions_are_told_by_the_deals_that_do_not_judge_them(timeline):
    first, second, *_ = own(timeline, 0)
    verdicts = {
        first - 1: Verdict("stop", ShareChange(-0.01, 0.01), 0.02, 32),
        second - 1: Verdict("stop", ShareChange(0.01, 0.01), 0.04, 32),
        own(timeline, 1)[0] - 1: Verdict("stop", ShareChange(-0.3, 0.01), 0.3, 32),
    }
    skill = Skill(timeline, {}, known(timeline, {}, verdicts))
    assert skill.costly(0, 9) == [second - 1, first - 1]
    assert skill.costly(0, 1) == [second - 1]


@pytest.mark.parametrize(
    ("found", "named", "clear"),
    [
        (ShareChange(0.05, 0.02), 5, True),
        (ShareChange(0.05, 0.03), 5, False),
        (ShareChange(0.05, 0.06), 0, False),
        (ShareChange(0.004, 0.001), 0, False),
        (ShareChange(-0.05, 0.02), -5, True),
    ],
)
def test_nothing_smaller_than_its_error_is_named(found, named, clear):
    assert points(found) == named
    assert is_clear(found) is clear


def test_a_shared_win_counts_in_parts():
    assert [share_won((1, 3, 1), seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_the_sentence_names_what_there_is(timeline):
    words, ply = SkillWords((ANN, OTTO)), own(timeline, 0)[0]
    wrong = {ply - 1: Verdict("stop", ShareChange(-0.11, 0.01), 0.1, 32)}

    def told(luck, verdicts):
        skill = Skill(timeline, {}, known(timeline, luck, verdicts, error=0.001))
        return words.headline(skill.balance(0, 0.33, 1.0))

    assert told({1: 0.18}, wrong) == "Weaker moves −11% (±2), luck +18% (±1): with average luck 82%"
    assert told({1: 0.18}, {}) == "No clear mistakes, luck +18% (±1): with average luck 82%"
    assert told({}, wrong) == "Weaker moves −11% (±2), luck made no clear difference (±1)"
    assert told({}, {}) == "No clear mistakes, and luck made no clear difference (±1)"
    skill = Skill(timeline, {}, known(timeline, {1: 0.18}, wrong))
    way = words.way(skill.balance(0, 0.33, 1.0))
    assert way == "From 33% to 100%. All else: +60% (the others, good moves, errors of the estimate)."


def test_no_figure_is_smaller_than_what_stands_behind_its_own_sign(timeline):
    """18 ± 39 says nothing: it is part of the rest, and the sum still adds up."""
    words, ply = SkillWords((ANN, OTTO)), own(timeline, 0)[0]
    unsure = {ply - 1: Verdict("stop", ShareChange(-0.11, 0.06), 0.1, 32)}
    balance = Skill(timeline, {}, known(timeline, {1: 0.18}, unsure, error=0.1)).balance(0, 0.33, 1.0)

    assert words.headline(balance) == "No clear mistakes, and luck made no clear difference (±39)"
    assert balance.start + balance.decisions + balance.luck + balance.rest == balance.result
    assert words.terms(0, ShareChange(-0.11, 0.06), ShareChange(0.18, 0.1)) == ""
    assert words.terms(0, ShareChange(-0.12, 0.06), ShareChange(0.18, 0.1)) == "Your win chance: decision −12% (±12)"


def test_the_only_person_is_you():
    assert SkillWords((ANN, OTTO)).moment(0, ShareChange(-0.21, 0.02)) == "−21% for you"
    assert SkillWords((ANN, OTTO)).moment(1, ShareChange(0.21, 0.02)) == "+21% for Otto"
    assert SkillWords((ANN, LENI)).moment(0, ShareChange(0.21, 0.02)) == "+21% for Ann"


def test_headings_and_turns_call_the_only_person_you_as_sentences_do():
    you, turn = SkillWords((ANN, OTTO)), TurnSkill(96, 106, ShareChange(), ShareChange())
    assert (you.title(0), you.title(1)) == ("Your luck and skill", "Luck and skill: Otto")
    assert (you.whose(0), you.whose(1)) == ("Your win chance", "Win chance of Otto")
    assert you.turn(0, 0, turn) == "Your turn, moves 97 to 106\nYour win chance: hardly changed"
    assert you.turn(1, 0, turn) == "Your turn, moves 97 to 106\nWin chance of Otto: hardly changed"
    assert you.turn(0, 1, turn).startswith("Otto’s turn, moves 97 to 106\n")
    assert SkillWords((ANN, LENI)).turn(0, 0, turn) == "Ann’s turn, moves 97 to 106\nWin chance of Ann: hardly changed"
