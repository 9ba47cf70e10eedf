"""What follows the chances: luck, decisions, a master's second looks; and what is kept across versions."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from app.ai.decision_review import SECOND_LOOKS, Candidate, DecisionReview, Points
from app.ai.skill.account import account
from app.ai.skill.decisions import continued
from app.ai.skill.ledger import LUCK, NOTHING, Estimate
from app.ai.skill.outlook import PastGame
from app.ai.skill.parts import DECISIONS_PART, LUCK_PART, SEED
from app.ai.skill.precision import LUCK_ERROR
from app.ai.worker import Worker
from app.models.review.analysis import VERSION, kept_values
from app.models.review.skill import DEEP_DEALS, QUICK_DEALS, ShareChange
from app.models.review.timeline import Advice, Alternative
from app.session import analysis as module
from app.session.analysis import DEEP, Analysis
from app.session.answers import way
from app.session.stages import LUCKY_STRETCHES
from app.session.thinker import WAITING, in_flight
from tests.session.analysis_bench import Bench, costly
from tests.weighed import invented


def test_luck_and_skill_follow_stretch_by_stretch_when_the_chances_are_known(over):
    told = []
    over.analysis.weighed.connect(lambda done, total: told.append((done, total)))
    with over.emitted(over.analysis.finished):
        over.start()
    asked = [part.looks for _, part in over.asker.parts]
    assert asked.count((LUCK_PART,)) == 1, "each one needs to know how the one before was left"
    assert asked.count((DECISIONS_PART,)) == in_flight() - WAITING, "as many as there are processes"
    both = [part for part in over.tell_all(costly) if not part.leaves]
    parts, decisions = ([part for part in both if part.looks == (look,)] for look in (LUCK_PART, DECISIONS_PART))
    stretches = [(turn.first, turn.last) for turn in over.timeline.turns] + [(over.timeline.plies,) * 2]
    for half in (parts, decisions):
        assert [(part.first, part.offset + len(part.actions)) for part in half] == stretches
        assert [part.number for part in half] == list(range(len(half)))
    assert [part.entered for part in parts] == [(), *[("learnt",)] * (len(parts) - 1)]
    steps = [(done, len(parts)) for done in range(len(parts) + 1)]
    assert told == steps + steps[-1:] * LUCKY_STRETCHES
    assert over.analysis.skill().complete
    assert all(part.state is over.timeline.states[part.offset] for part in parts)


def test_the_curve_does_not_wait_for_luck_and_skill(emitted, archive):
    bench = Bench(emitted, archive, plies=100_000)
    bench.start()
    with emitted(bench.analysis.finished):
        while bench.asker.open:
            assert not bench.asker.parts
            bench.asker.answer()
            QCoreApplication.processEvents()
    assert bench.asker.parts
    bench.analysis.close()


def test_a_second_look_is_told_what_followed(over):
    """A turn that went on as it was meant to is no mistake, whatever the rollout policy would have made of it.

    Nor is a good action before a bad one: it is judged by what could have followed, too.
    """
    over.start()
    over.tell_all(costly)
    while over.asker.second:
        over.asker.advise(0)
        QCoreApplication.processEvents()
    states, plies = over.timeline.states, range(1, over.timeline.plies + 1)
    played = PastGame(states, [over.timeline.played(ply) for ply in plies])
    asked = over.asker.continuations

    assert len(asked) == SECOND_LOOKS
    assert {len(ways) for _, ways in asked} == {1, 2}
    assert min(len(ways[0]) for _, ways in asked) == 1
    for state, (did, *mended) in asked:
        position = next(at for at, each in enumerate(states) if each is state)
        assert did == continued(played, position)
        mistakes = [at for at in range(position + 1, position + len(did)) if len(states[at].legal()) > 1]
        assert len(mended) == bool(mistakes)
        for better in mended:
            actual = played.actions[mistakes[0]]
            best = next(action for action in states[mistakes[0]].legal() if action != actual)
            assert better == (*played.actions[position : mistakes[0]], best)


def test_luck_and_skill_are_kept_and_the_rest_of_them_is_asked_for(over, archive):
    over.start()
    while len(over.analysis.parts) < 9:
        over.asker.tell(costly)
        QCoreApplication.processEvents()
    known = dict(over.analysis.parts)
    over.analysis.close()
    over.start()
    assert list(over.analysis.parts) == list(known)
    for first, part in known.items():
        again = over.analysis.parts[first]
        assert (again.last, again.leaves, again.verdicts) == (part.last, part.leaves, part.verdicts)
        assert again.luck == {
            ply: tuple(ShareChange(round(x.value, 5), x.error) for x in row) for ply, row in part.luck.items()
        }
    assert {part.number for _, part in over.asker.parts} == set(range(9, 9 + in_flight() - WAITING))
    over.tell_all(costly)
    while over.asker.second:
        over.asker.advise(0)
        QCoreApplication.processEvents()
    over.tell_all(costly)
    known = {first: part.deals for first, part in over.analysis.parts.items()}
    over.analysis.close()
    n_desks = len(over.askers)
    over.start()
    assert len(over.askers) == n_desks, "all is known"
    assert over.analysis.skill().complete
    assert {first: part.deals for first, part in over.analysis.parts.items()} == known
    assert max(known.values()) > DEEP_DEALS


def test_the_luckiest_stretches_are_looked_at_again_and_keep_their_decisions(over):
    lucky = {}

    def told(part):
        return invented(part, lambda ply: 0.001 * (ply % 50) + (0.2 if part.leaves else 0.0), lambda at, state: 0.03)

    over.start()
    while over.asker.parts and not over.asker.parts[0][1].leaves:
        over.asker.tell(told)
        QCoreApplication.processEvents()
    before = dict(over.analysis.parts)
    for part in over.tell_all(told):
        lucky[part.first] = part
        assert part.deals == DEEP_DEALS
    assert len(lucky) == LUCKY_STRETCHES
    least = min(before[first].swing for first in lucky)
    assert all(part.swing <= least for first, part in before.items() if first not in lucky)
    for first, part in over.analysis.parts.items():
        assert part.deals == (DEEP_DEALS if first in lucky else QUICK_DEALS)
        assert part.verdicts == before[first].verdicts
        assert (part.luck == before[first].luck) != (first in lucky)
        if first in lucky:
            assert lucky[first].leaves == before[first].leaves
            assert part.swing > 0.2


def unsure(part):
    """Luck that is known the worse the later it is, and the better the more often it is dealt."""
    error = Estimate(0.0, (0.0004 * part.number) ** 2 * QUICK_DEALS / part.deals)
    return replace(costly(part), sums=(error, error))


def test_luck_is_dealt_again_until_its_sum_is_known_well(over, until):
    """That comes last, and the training questions do not wait for it; the game is complete once it is done."""
    completed = []
    over.analysis.completed.connect(completed.append)
    over.start()
    over.tell_all(unsure)
    stretches, before = len(over.analysis.parts), over.analysis.skill().totals(0)[0].error
    while over.asker.second:
        assert not over.asker.parts
        over.asker.advise(0)
        QCoreApplication.processEvents()
    assert over.asker.parts
    assert over.analysis.looked_through
    assert not completed

    told = over.tell_all(unsure)

    deals = [part.deals for part in told]
    assert deals == sorted(deals, reverse=True)
    assert all(part.leaves == over.analysis.parts[part.first].leaves for part in told)
    assert 0 < len(told) < stretches, "what is known well enough is left alone"
    after = over.analysis.skill().totals(0)[0].error
    assert after < min(before, 1.1 * LUCK_ERROR)
    assert {over.analysis.parts[part.first].deals for part in told} == set(deals)
    until(lambda: completed == [over.id])


def test_a_stretch_that_the_disk_damaged_is_worked_out_again_with_what_follows(over, archive, caplog):
    over.start()
    over.tell_all()
    over.analysis.close()
    third = over.timeline.turns[2].first
    archive.store_analysis(over.id, VERSION, {third: [[0.5, 0.5], [0.001, 0.001], DEEP, None, [third, "x"]]})
    over.start()
    damaged = [message for message in caplog.messages if "damaged" in message]
    assert len(damaged) == 1
    assert damaged[0].startswith(f"analysis: position {third} of {over.id} is damaged")
    over.answer_all()
    assert len(over.analysis.parts) == 2
    assert over.asker.parts[0][1].first == third


def test_after_a_stretch_that_fails_no_further_one_is_asked_for(over):
    over.start()
    over.asker.tell()
    QCoreApplication.processEvents()
    request_id, failed = over.asker.parts.pop(0)
    with over.emitted(over.analysis.failed):
        over.asker.report(("failed", request_id, "ValueError: no"))
    told = over.tell_all()
    assert len(told) <= in_flight() - WAITING, "those that were asked already"
    assert failed.first not in over.analysis.parts
    assert not over.analysis.busy
    assert not over.analysis.skill().complete


def test_a_master_looks_at_the_costliest_decisions_of_the_observer(over):
    over.start()
    over.tell_all(costly)
    verdicts = over.analysis.skill().verdicts
    positions = over.analysis.skill().costly(0, SECOND_LOOKS)
    assert len(positions) == SECOND_LOOKS
    assert all(over.timeline.states[each].actor == 0 for each in positions)
    losses = [verdicts[at].seems for at in positions]
    assert losses == sorted(losses, reverse=True)

    asked = []
    while over.asker.second:
        state, taken = over.asker.advise(0)
        position = next(at for at, each in enumerate(over.timeline.states) if each is state)
        assert over.timeline.taken(position + 1) == taken
        asked.append(position)
        QCoreApplication.processEvents()
    assert asked == positions
    assert over.analysis.looked_through
    over.tell_all()
    assert not over.analysis.busy


def test_what_a_master_found_is_told_and_kept(over, archive):
    over.start()
    over.tell_all(costly)
    state, taken = over.asker.second[0][1:]
    other = next(index for index in range(len(state.legal())) if index != taken)
    with over.emitted(over.analysis.advised) as told:
        over.asker.advise(other, 0.12, 0.02)
    position = told[0]
    advice = over.analysis.values[position].advice
    assert advice == Advice(state.game.write(state, state.legal()[other]), 0.12, 0.02, 40)
    assert advice.better
    assert over.analysis.skill().decision(position + 1, 0) == ShareChange(-0.12, 0.02)

    same = over.asker.second[0][2]
    with over.emitted(over.analysis.advised) as told:
        over.asker.advise(same, 0.0, 0.0)
    assert over.analysis.values[told[0]].advice == Advice("", 0.0, 0.0, 40)

    over.analysis.close()
    assert kept_values(archive, over.id, over.timeline.plies, over.timeline.players)[position].advice == advice
    over.start()
    anew = 0
    while over.asker.second:
        over.asker.advise(0)
        QCoreApplication.processEvents()
        anew += 1
    assert anew == SECOND_LOOKS - 2, "two are known"


def test_a_game_that_goes_on_gets_no_second_look(bench):
    bench.start()
    bench.answer_all(Random(1).random)
    assert not bench.asker.second
    assert not bench.asker.parts
    assert not bench.analysis.busy


@pytest.mark.parametrize(
    ("advice", "better"),
    [
        (Advice("bank", 0.1, 0.02, 40), True),
        (Advice("", 0.1, 0.02, 40), False),
        (Advice("bank", 0.1, 0.06, 40), False),
        (Advice("bank", 0.01, 0.001, 40), False),
        (Advice("bank", -0.1, 0.01, 40), False),
    ],
)
def test_only_what_stands_clear_of_the_error_is_called_better(advice, better):
    assert advice.better is better


def test_values_of_another_version_are_not_shown(bench, archive):
    archive.store_analysis(bench.id, "older", {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert kept_values(archive, bench.id, 20, 2) == {}
    archive.store_analysis(bench.id, VERSION, {3: [[0.5, 0.5], [0.1, 0.1], 9]})
    assert list(kept_values(archive, bench.id, 20, 2)) == [3]


def test_a_closed_archive_loses_the_values_but_not_the_analysis(bench, archive):
    bench.start()
    archive.close()
    with bench.emitted(bench.analysis.finished):
        bench.answer_all()
    assert len(bench.analysis.values) == 21


def test_a_real_worker_gives_shares_that_sum_to_one(emitted, archive, monkeypatch):
    monkeypatch.setattr(module, "QUICK", 4)
    monkeypatch.setattr(module, "DEEP", 6)
    bench = Bench(emitted, archive)
    real = Analysis(archive, Worker)
    try:
        with emitted(real.finished):
            real.start(bench.id, bench.timeline, 0)
        assert sorted(real.values) == list(range(21))
        assert all(sum(value.shares) == pytest.approx(1) for value in real.values.values())
    finally:
        real.close()


@pytest.mark.slow
def test_a_real_worker_finds_what_the_report_prints(emitted, until, archive, monkeypatch):
    """The same deals, so that anybody can check the window's figures from a file."""
    monkeypatch.setattr(module, "QUICK", 2)
    monkeypatch.setattr(module, "DEEP", 2)
    bench = Bench(emitted, archive, plies=100_000, seed=8)
    timeline = bench.timeline
    real = Analysis(archive, Worker)
    try:
        real.start(bench.id, timeline, 0)
        until(lambda: timeline.plies in real.parts)
        skill = real.skill()
    finally:
        real.close()
    played = PastGame(timeline.states, [timeline.played(ply) for ply in range(1, timeline.plies + 1)])
    told = account(played, SEED, deep=False)
    for seat in range(2):
        for ply in range(1, timeline.plies + 1):
            assert skill.luck(ply, seat).value == pytest.approx(told.term(ply, seat, LUCK).value)
            assert skill.luck(ply, seat).error == pytest.approx(told.term(ply, seat, LUCK).error)
        sums = told.sums(seat)
        found = skill.balance(seat, sums.start.value, sums.result.value)
        assert found.margin == max(1, round(196 * sums.luck.error))
    assert {at: each.loss.value for at, each in skill.verdicts.items()} == pytest.approx(
        {at: each.loss.value for at, each in told.decisions.items()}
    )


def a_choice(over, seat):
    """A position in which a seat had more than one action."""
    course = over.timeline
    return next(at for at in range(course.plies) if course.actor(at + 1) == seat and len(course.states[at].legal()) > 1)


def look(over, further=(), played=()):
    """Answers a second look: another action is the best, and the one that was taken is the second."""
    request_id, state, taken = over.asker.second.pop(0)
    other = (taken + 1) % len(state.legal())
    rows = (
        Candidate(other, Estimate(0.6, 0.01**2), NOTHING, further),
        Candidate(taken, Estimate(0.5, 0.01**2), Estimate(-0.1, 0.02**2), played),
    )
    over.asker.report(("reconsidered", request_id, DecisionReview(other, 0.1, 0.02, 40, rows, 77)))
    QCoreApplication.processEvents()
    return other, taken


@pytest.mark.parametrize("seat", [0, 1])
def test_what_somebody_looks_at_comes_before_all_else_whoever_decided(over, seat):
    over.start()
    waiting = [part for _, part in over.asker.parts]
    position = a_choice(over, seat)
    over.analysis.look_at(position)
    assert not over.asker.parts, "the others wait"
    other, taken = look(over)
    (request_id, state, ways, seed), *more = over.asker.counts
    legal = over.timeline.states[position].legal()
    assert (state, seed, more) == (over.timeline.states[position], 77, [])
    assert ways == [(legal[other],), (legal[taken],)]
    points = Points(((5.0, 1.0), (3.0, 1.0)), ((Estimate(2.0, 0.25), NOTHING), (NOTHING, NOTHING)), 30)
    over.asker.report(("counted", request_id, points))
    QCoreApplication.processEvents()
    advice = over.analysis.values[position].advice
    best, own = advice.alternatives
    assert (advice.seed, advice.ends, advice.runs) == (77, 30, 40)
    assert best.action == advice.action != "" == own.action
    assert (best.points, best.more) == ((5.0, 1.0), ((2.0, 0.5), (0.0, 0.0)))
    assert (own.points, own.behind) == ((3.0, 1.0), (-0.1, 0.02))
    assert [part for _, part in over.asker.parts] == waiting, "now it goes on where it was"


def test_a_decision_that_was_looked_at_is_kept_with_its_points_and_not_asked_again(over, archive):
    over.start()
    position = a_choice(over, 1)
    over.analysis.look_at(position)
    look(over)
    request_id = over.asker.counts[0][0]
    points = Points(((5.0,), (3.0,)), ((Estimate(2.0, 0.25),), (NOTHING,)), 30)
    over.asker.report(("counted", request_id, points))
    QCoreApplication.processEvents()
    found = over.analysis.values[position].advice
    over.analysis.close()
    assert kept_values(archive, over.id, over.timeline.plies, 2)[position].advice == found
    over.start()
    over.analysis.look_at(position)
    assert not over.asker.second
    assert not over.asker.counts


def test_points_are_counted_after_the_turns_of_the_second_look(over, archive):
    """Also where the second look was kept; a plan is cut where what was really dealt does not allow it."""
    over.start()
    course = over.timeline
    for position in range(course.plies):
        state, played = course.states[position], course.continuation(position + 1)
        other = (course.taken(position + 1) + 1) % len(state.legal())
        after = state.clone()
        after.apply(state.legal()[other])
        if played and other != course.taken(position + 1) and after.actor == state.actor:
            break
    over.analysis.look_at(position)
    plan = after.legal()[0]
    look(over, further=(plan, ("no", "such", "action")), played=tuple(played))
    wanted = [(state.legal()[other], plan), (course.played(position + 1), *played)]
    assert over.asker.counts[0][2] == wanted
    over.analysis.compare(position, 0)
    assert over.asker.tried[0][2] == wanted[0]
    over.analysis.close()

    over.start()
    over.analysis.look_at(position)

    assert not over.asker.second
    assert over.asker.counts[0][2] == wanted


def test_of_a_damaged_turn_the_readable_beginning_counts(over):
    course = over.timeline
    damaged = Alternative("", (0.5, 0.01), (0.0, 0.0), further=("nonsense", "more of it"))
    assert way(course, 0, damaged) == (course.played(1),)


def test_who_looks_away_stops_the_thought_and_the_others_go_on(over):
    over.start()
    over.analysis.look_at(a_choice(over, 0))
    late = over.asker.second[0][0]
    over.analysis.look_at(-1)
    assert over.asker.parts
    over.asker.report(("reconsidered", late, DecisionReview(0, 0.1, 0.02, 40)))
    QCoreApplication.processEvents()
    assert all(value.advice is None for value in over.analysis.values.values())


def test_what_somebody_tries_is_compared_before_all_else_and_then_it_goes_on(over):
    over.start()
    position = a_choice(over, 0)
    over.analysis.look_at(position)
    other, taken = look(over)
    assert over.asker.counts
    with over.emitted(over.analysis.compared) as heard:
        over.analysis.compare(position, taken)
        ((request_id, *asked),) = over.asker.tried
        state = over.timeline.states[position]
        assert asked == [state, (state.legal()[other],), taken, 77]
        assert not over.asker.counts, "its points wait"
        assert not over.asker.parts
        over.asker.report(("compared", request_id, Candidate(taken, Estimate(0.4, 0.01**2), Estimate(-0.2, 0.02**2))))
    at, place, found = heard
    assert (at, place, found.chance, found.behind) == (position, taken, (0.4, 0.01), (-0.2, 0.02))
    assert over.asker.counts, "now the points are asked for again"
    over.analysis.look_at(-1)
    assert over.asker.parts


def test_who_tries_something_and_leaves_hears_nothing_of_it(over):
    over.start()
    position = a_choice(over, 0)
    over.analysis.look_at(position)
    look(over)
    heard = []
    over.analysis.compared.connect(lambda *each: heard.append(each))
    over.analysis.compare(position, 0)
    late = over.asker.tried[0][0]
    over.analysis.look_at(-1)
    over.asker.report(("compared", late, Candidate(0, Estimate(), NOTHING)))
    QCoreApplication.processEvents()
    assert not heard
    assert over.asker.parts


def test_a_decision_that_cannot_be_looked_at_is_given_up(over):
    over.start()
    position = a_choice(over, 0)
    over.analysis.look_at(position)
    with over.emitted(over.analysis.advised):
        over.asker.report(("failed", over.asker.second[0][0], "ValueError: no"))
    assert over.analysis.given_up == {position}
    assert over.asker.parts


def test_a_damaged_second_look_is_found_again_instead_of_shown(over, archive):
    row = [[0.5, 0.5], [0.001, 0.001], DEEP]
    good = ["", 0.0, 0.0, 40, 7, 0, [["", 0.5, 0.01, 0.0, 0.0, [], [], []]]]
    for at, bad in enumerate(
        (
            good[:4],
            [*good[:4], -1, 0, []],
            [*good[:6], [["draw", 0.5, 0.01, 0.0, 0.0, [], [], []]]],
            [*good[:6], [["", 0.5, 0.01, 0.0, 0.0, [1.0], [], []]]],
            [*good[:6], [["", 0.5, 0.01, 0.0, 0.0, [], []]]],
            [*good[:6], [["", 0.5, 0.01, 0.0, 0.0, [], [], [1]]]],
            [*good[:6], good[6] * 9],
        )
    ):
        archive.store_analysis(over.id, VERSION, {at: [*row, bad], 10: [*row, good]})
        assert at not in kept_values(archive, over.id, over.timeline.plies, 2)
    assert kept_values(archive, over.id, over.timeline.plies, 2)[10].advice.alternatives
