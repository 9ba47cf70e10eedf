"""In which order luck and decisions of the stretches of a game are asked for, and when a stretch is complete."""

from app.ai.skill.ledger import NOTHING, Estimate
from app.ai.skill.parts import ALL, DECISIONS_PART, LUCK_PART, SectionFindings
from app.session.weighing import Weighing

LUCK, DECISIONS = (LUCK_PART, ALL), (DECISIONS_PART, ALL)
STRETCHES = [(0, 4), (4, 9), (9, 12), (12, 12)]


def luck(name):
    return SectionFindings({}, (NOTHING,) * 2, (name,), {})


def decisions(*positions):
    return SectionFindings({}, (), (), dict.fromkeys(positions, "judged"))


def asked(weighing, number, processes=2):
    """The next questions, which get the numbers from ``number`` on."""
    found = []
    while (question := weighing.next(processes)) is not None:
        weighing.ask(number + len(found), *question)
        found.append(question)
    return found


def test_one_process_has_luck_and_all_have_decisions():
    weighing = Weighing(STRETCHES, 0)
    assert asked(weighing, 1) == [(0, LUCK), (0, DECISIONS), (4, DECISIONS)]
    weighing.take(1, luck("carry"))
    assert asked(weighing, 4) == [(4, LUCK)]
    assert weighing.leaves(0) == ("carry",)
    weighing.take(3, decisions(5))
    assert asked(weighing, 5) == [(9, DECISIONS)]
    assert not list(weighing.completed()), "of the first stretch the decisions are missing"


def test_stretches_are_complete_in_order_and_told_once():
    weighing = Weighing(STRETCHES, 1)
    assert asked(weighing, 1) == [(4, LUCK), (4, DECISIONS), (9, DECISIONS)]
    weighing.take(3, decisions(10))
    weighing.take(1, luck("learnt"))
    asked(weighing, 4)
    weighing.take(4, luck("shown"))
    assert not list(weighing.completed())
    weighing.take(2, decisions(4, 6))
    told = list(weighing.completed())
    assert [(first, last, found.leaves, list(found.decisions)) for first, last, found in told] == [
        (4, 9, ("learnt",), [4, 6]),
        (9, 12, ("shown",), [10]),
    ]
    assert not list(weighing.completed())
    assert weighing.busy
    asked(weighing, 6)
    weighing.take(5, decisions())
    weighing.take(6, luck("carry"))
    assert [(first, last) for first, last, _ in weighing.completed()] == [(12, 12)]
    assert not weighing.busy


def test_what_was_taken_back_is_asked_again_first():
    weighing = Weighing(STRETCHES, 0)
    first = asked(weighing, 1)
    weighing.take_back()
    assert asked(weighing, 11) == first


def test_after_a_failure_nothing_more_is_asked():
    weighing = Weighing(STRETCHES, 0)
    asked(weighing, 1)
    weighing.give_up(2)
    assert weighing.busy
    weighing.take(1, luck("carry"))
    weighing.take(3, decisions())
    assert asked(weighing, 4) == []
    assert not list(weighing.completed())
    assert not weighing.busy


def own(seat, name, plies):
    """Luck in the view of one of two seats, by ply; what is told of the other seat does not count."""
    rows = {ply: (Estimate(value), Estimate(9.0)) for ply, value in plies.items()}
    turned = {ply: row if seat == 0 else row[::-1] for ply, row in rows.items()}
    total = (Estimate(sum(plies.values())), Estimate(9.0))
    return SectionFindings(turned, total if seat == 0 else total[::-1], (name,), {})


def test_luck_in_the_views_of_several_seats_is_asked_for_beside_each_other():
    weighing = Weighing(STRETCHES, 0, [0, 1])
    assert asked(weighing, 1) == [
        (0, (LUCK_PART, 0)),
        (0, (LUCK_PART, 1)),
        (0, DECISIONS),
        (4, DECISIONS),
    ]
    weighing.take(2, own(1, "shown", {2: 0.5, 3: 0.25}))
    assert asked(weighing, 5) == [(4, (LUCK_PART, 1))], "it need not wait for the other view"
    assert weighing.leaves(0, 1) == ("shown",)
    assert weighing.leaves(0, 0) == ()
    weighing.take(3, decisions(1))
    assert not list(weighing.completed())
    weighing.take(1, own(0, "carry", {2: -0.5}))

    (first, last, found), *more = weighing.completed()

    assert (first, last, more) == (0, 4, [])
    assert found.leaves == ("carry", "shown")
    assert found.luck == {2: (Estimate(-0.5), Estimate(0.5)), 3: (NOTHING, Estimate(0.25))}
    assert found.sums == (Estimate(-0.5), Estimate(0.75))
    assert list(found.decisions) == [1]
