"""How many deals the stretches of a game get, so that the sum of a seat's luck is known well."""

from math import hypot

import pytest

from app.ai.skill.account import DEEP_DEALS, QUICK_DEALS, Account, dealt_again, swinging
from app.ai.skill.ledger import LUCK, Estimate, Ledger
from app.ai.skill.outlook import CARRY, Span
from app.ai.skill.precision import LUCK_ERROR, MOST_DEALS, deals_wanted, is_worthwhile
from app.models.review import skill


def error(spreads, deals):
    """Standard error of the sum of the stretches."""
    return hypot(*[spread / number**0.5 for spread, number in zip(spreads, deals, strict=True)])


def test_the_sum_is_known_as_well_as_is_asked_for_with_the_fewest_deals():
    spreads = [0.02, 0.06, 0.04]
    deals = deals_wanted([[spread] for spread in spreads])
    assert error(spreads, deals) == pytest.approx(LUCK_ERROR, rel=0.03)
    assert deals[1] / deals[0] == pytest.approx(3, rel=0.1)
    even = [sum(deals) // 3] * 3
    assert error(spreads, even) > error(spreads, deals)


def test_the_seat_that_needs_most_deals_gets_them():
    assert deals_wanted([[0.02, 0.05], [0.03, 0.01]]) == [
        max(pair) for pair in zip(deals_wanted([[0.02], [0.03]]), deals_wanted([[0.05], [0.01]]), strict=True)
    ]


def test_nothing_is_dealt_for_ever():
    assert deals_wanted([[1.0, 0.0], [0.0, 0.0]]) == [MOST_DEALS, 0]
    assert deals_wanted([]) == []


def test_a_few_deals_more_are_not_worth_another_look():
    assert not is_worthwhile(QUICK_DEALS + 1, QUICK_DEALS)
    assert is_worthwhile(2 * QUICK_DEALS, QUICK_DEALS)


def account_of(luck):
    """An account of a game in which each stretch has one stroke of luck, by stretch and seat, and its error."""
    spans = []
    for number, row in enumerate(luck):
        ledgers = {}
        for seat, (value, error) in enumerate(row):
            ledgers[seat] = ledger = Ledger()
            estimate = Estimate(value, error**2)
            ledger.plies[number, LUCK] = ledger.sums[LUCK] = estimate
        spans.append(Span(ledgers, {}, CARRY))
    found = Account(None)
    found.spans[0] = [*spans, Span({}, {}, CARRY)]
    return found


def test_what_is_dealt_again_has_the_most_luck_or_is_not_known_well():
    luck = [[(0.0, 0.0)]] * 20
    luck = [*luck, [(0.3, 0.001)], [(0.0, 0.04)]]
    found = account_of(luck)
    assert (0, 20) in swinging(found)

    again = {number: deals for viewer, number, deals in dealt_again(found)}

    assert again[20] == DEEP_DEALS, "a stroke of luck that is told is no error of the estimate"
    assert again[21] > QUICK_DEALS
    assert again.keys() - {20, 21} <= {number for _, number in swinging(found)}


def test_the_window_reckons_with_the_deals_of_the_account():
    assert (skill.QUICK_DEALS, skill.DEEP_DEALS) == (QUICK_DEALS, DEEP_DEALS)
