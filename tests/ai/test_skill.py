"""Luck and skill: the sums lead to the result, luck is told apart from play, mistakes are found."""

from dataclasses import replace
from functools import partial
from random import Random
from statistics import NormalDist

import pytest

from app.ai import POLICIES
from app.ai.player import StoppedError, shares
from app.ai.skill import decisions
from app.ai.skill.account import DEEP_DEALS, account, costly, generator, luck_alone, runs
from app.ai.skill.decisions import (
    CHECK,
    DEEP,
    GLANCE,
    QUICK,
    QUICK_FAR,
    Effort,
    JudgedDecision,
    consider,
    consider_run,
    continued,
)
from app.ai.skill.ledger import CORRECTION, LUCK, OTHERS, OWN, Estimate, Ledger, mean_of, squared_excess
from app.ai.skill.outlook import CARRY, LEARNT, PastGame, span, views
from app.ai.skill.parts import ALL, BOTH, DECISIONS_PART, LUCK_PART, SEED, joined, look_at, part_of
from app.engines import GAMES
from app.engines.contract import NOBODY
from tests.ai.opponents import positions
from tests.ai.toy import NeverCareless, ToyGame, ToyPolicy, a_toy
from tests.marks import THOROUGH

DRAW, BANK, LOOK = ("draw",), ("bank",), ("look",)
ENTERED = {"port_royal": (LEARNT,), "bruges": (CARRY, LEARNT)}
BASES = [(key, players) for key in GAMES for players in GAMES[key].players if players in (1, 2, 3)]


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(POLICIES, "toy", ToyPolicy())


def a_game(state, decide):
    """The game from a state on; ``decide`` picks an action."""
    states, actions = [state], []
    while states[-1].actor != NOBODY:
        actions.append(decide(states[-1]))
        states.append(states[-1].clone())
        states[-1].apply(actions[-1])
    return PastGame(states, actions)


def at_random(seed):
    """Plays any legal action."""
    rng = Random(seed)
    return lambda state: rng.choice(state.legal())


def by_policy(state):
    """Plays as the rollout policy does."""
    return POLICIES[state.game.key].others(state, Random(1))[0]


def gap(found, seat):
    """By how much the sums of a seat miss the result."""
    sums = found.sums(seat)
    terms = (sums.start, sums.luck, sums.decisions, sums.improvement, sums.others, sums.correction)
    return sum(term.value for term in terms) - sums.result.value


@pytest.mark.parametrize(
    "seed", [0, pytest.param(1, marks=pytest.mark.slow), *(pytest.param(seed, marks=THOROUGH) for seed in (2, 3, 4))]
)
def test_the_sums_lead_from_the_start_to_the_result(seed):
    played = a_game(ToyGame().new(3, seed=seed), at_random(seed))

    found = account(played, seed)

    for seat, share in enumerate(shares(played.states[-1])):
        assert found.sums(seat).result.value == share
        assert gap(found, seat) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.quick_for("taverns", "port_royal")
@pytest.mark.parametrize(("key", "players"), BASES)
def test_every_game_adds_up(key, players):
    """The rest of a game of random moves, in the eyes of every seat."""
    whole = a_game(GAMES[key].new(players, None, 3), at_random(3))
    first = max(0, whole.plies - 60)
    played = PastGame(whole.states[first:], whole.actions[first:])

    found = luck_alone(played, 1, 2)

    for seat, share in enumerate(shares(played.states[-1])):
        assert found.sums(seat).result.value == pytest.approx(share)
        assert gap(found, seat) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.quick_for("port_royal", "loyang")
@pytest.mark.parametrize("key", list(GAMES))
def test_every_ply_adds_up(key):
    """From one position to the next there is nothing but the terms of the ply between."""
    whole = a_game(GAMES[key].new(2, None, 4), at_random(4))
    played = PastGame(whole.states[-40:], whole.actions[-39:])
    found = luck_alone(played, 1, 2)

    for ply in range(1, played.plies + 1):
        for seat in range(2):
            change = sum(found.term(ply, seat, kind).value for kind in (LUCK, OWN, OTHERS, CORRECTION))
            moved = found.chance(ply, seat).value - found.chance(ply - 1, seat).value
            assert change == pytest.approx(moved, abs=1e-12)


@pytest.mark.quick_for("taverns", "bruges")
@pytest.mark.parametrize("key", list(GAMES))
def test_there_is_no_luck_without_chance(key):
    """Where nothing was drawn or thrown, the seat that acts learns nothing."""
    whole = a_game(GAMES[key].new(2, None, 5), at_random(5))
    played = PastGame(whole.states[-60:], whole.actions[-59:])
    found = luck_alone(played, 1, 2)

    quiet = [ply for ply in range(1, played.plies + 1) if not played.by_chance(ply)]
    assert quiet
    for ply in quiet:
        assert found.term(ply, played.states[ply - 1].actor, LUCK).value == 0.0


def test_who_looks_through_a_stack_has_learnt_what_lies_there():
    """Nothing was drawn, but deals with other tiles are believed no longer: they may lack the tile that is taken."""
    policy, rng = POLICIES["murano"], Random(1)
    played = a_game(
        GAMES["murano"].new(2, None, 1), lambda state: LOOK if LOOK in state.legal() else rng.choice(state.legal())
    )
    ply = max(ply for ply in range(1, played.plies + 1) if played.actions[ply - 1] == LOOK)
    after_it = played.states[ply]
    assert len(after_it.palaces) == 2  # and the other seat holds some, face down
    assert after_it.own_palaces[1 - after_it.actor]
    stretch = next(each for each in played.stretches(policy) if each[0] < ply <= each[1])

    found = span(played, policy, after_it.actor, [after_it.actor], stretch, LEARNT, 24, Random(1))

    assert found.ledgers[after_it.actor].plies[ply, LUCK].error > 0.0


def test_chance_does_not_change_what_the_others_hold():
    """Luck is told by deals in which they hold the same as before: dealt anew, it would suit what chance brought."""
    policy, told = POLICIES["murano"], []

    class Noting:
        def __getattr__(self, name):
            return getattr(policy, name)

        def world(self, view, viewer, rng, former=None):
            found = policy.world(view, viewer, rng, former)
            if former is not None:
                told.append((view.turn, found, former))
            return found

    game = GAMES["murano"].new(2, None, 3)
    played = a_game(game, lambda state: policy.playout(state, Random(1))[0])
    entered = CARRY
    for stretch in played.stretches(policy)[60:90]:
        entered = span(played, Noting(), 0, [0], stretch, entered, 2, Random(1)).leaves

    same = [found.hand[1] and sorted(found.hand[1]) == sorted(former.hand[1]) for _, found, former in told]
    assert len(told) > 20
    assert sum(map(bool, same)) > 0.8 * len([found for _, found, _ in told if found.hand[1]]) > 10
    assert all(found.hand[0] == former.hand[0] for _, found, former in told if former.turn == found.turn)


def test_the_hidden_things_are_not_looked_at():
    """The same game with another order of the deck behind it has the same account, but for what came up."""
    one, other = a_toy(points=(3, 4), pot=2, deck=[0, 1, 2, 3]), a_toy(points=(3, 4), pot=2, deck=[3, 2, 1, 0])
    found = [
        consider(PastGame([state, after(state, BANK)], [BANK]), 0, ToyPolicy(), QUICK, Random(1))
        for state in (one, other)
    ]

    assert found[0] == found[1]


def after(state, action):
    """The position that an action leads to."""
    following = state.clone()
    following.apply(action)
    return following


def test_a_lucky_card_is_luck_and_no_merit():
    """One card of four is no skull, and it came: the drawing seat had luck, the other one as much less.

    The rollout policy would have drawn too, so the action itself brought nothing.
    """
    state = a_toy(points=(0, 0), pot=2, deck=[0, 0, 0, 3])
    played = PastGame([state, after(state, DRAW)], [DRAW])

    found = luck_alone(played, 1)

    luck = found.sums(0).luck
    assert luck.value > 2.0 * luck.error > 0.0
    assert found.sums(1).luck.value == pytest.approx(-luck.value)
    assert found.sums(0).improvement.value == 0.0


@pytest.mark.slow  # it takes 120 games
def test_luck_is_nothing_in_the_mean():
    """Whoever plays how: 120 games of players who move at random."""
    sums = []
    for seed in range(120):
        played = a_game(ToyGame().new(2, seed=seed), at_random(seed))
        sums.append(luck_alone(played, seed, 4).sums(0).luck.value)

    mean = mean_of(sums)
    assert abs(mean.value) < 3.0 * mean.error
    assert mean.error < 0.08


def test_a_mistake_is_found_and_weighed():
    """Ten points could have been banked: the game would have been won."""
    state = a_toy(points=(7, 9), pot=3)
    played = a_game(state, lambda now: DRAW if now is state else by_policy(now))

    found = account(played, 1).decisions[0]

    assert found.best == BANK
    assert found.loss.value < -5.0 * found.loss.error < 0.0


def test_the_best_action_loses_nothing():
    state = a_toy(points=(7, 9), pot=3)
    played = PastGame([state, after(state, BANK)], [BANK])

    found = account(played, 1).decisions[0]

    assert (found.best, found.loss.value, found.loss.error) == (BANK, 0.0, 0.0)


@pytest.mark.slow  # it takes 300 looks
def test_what_is_equal_costs_nothing_in_the_mean():
    """The best of noisy values is too good where it was chosen, not where it is judged."""
    state = a_toy(points=(0, 0), pot=3)
    played = PastGame([state, after(state, BANK)], [BANK])

    class Blind(ToyPolicy):
        """Sees no difference but noise: what is luck in the deal."""

        def win_chances(self, state, viewer):
            chance = Random(f"{state.rng.random()} {state.points}").random()
            return [chance, 1.0 - chance]

    found = [consider(played, 0, Blind(), QUICK, Random(seed)) for seed in range(300)]
    judged = mean_of([each.loss.value for each in found])
    assert any(each.deals for each in found)
    assert abs(judged.value) < 3.0 * judged.error

    told = mean_of([each.loss.variance for each in found]).value
    assert mean_of([each.loss.value**2 for each in found]).value < 1.3 * told, "also where nothing was found better"
    assert min(each.loss.variance for each in found) > 0.0


def a_look(monkeypatch, chances_of, *ways, effort=QUICK_FAR):
    """A look at banking, where ``chances_of`` tells by deal and first action the chances after it."""
    deals, state = iter(range(1000)), a_toy(points=(0, 0), pot=3)

    def values(policy, state, ways, limit, rng):
        deal = next(deals)
        return [chances_of(deal, way[0]) for way in ways]

    monkeypatch.setattr(decisions, "_values", values)
    played = PastGame([state, after(state, BANK)], [BANK])
    return consider(played, 0, ToyPolicy(), effort, Random(1), [(way,) for way in (BANK, *ways)])


@pytest.mark.parametrize(("won", "least", "most"), [((0.0, 1.0), 0.01, 0.06), ((1.0, 1.0), 0.0, 0.0)])
def test_a_few_deals_that_agree_are_no_proof(monkeypatch, won, least, most):
    """Late in a game most deals end alike whatever is done; that was told as 0 ± 0, as if none could differ."""
    found = a_look(monkeypatch, lambda deal, action: won[deal % 2], DRAW, LOOK)

    assert found.loss.value == 0.0
    assert least <= found.loss.error <= most
    assert not found.deals


def test_the_better_action_is_not_dropped_for_three_bad_deals(monkeypatch):
    """One that was worth 9 in 100 more was, and the loss told as 0 ± 0.1."""
    bad, noise = {0: -0.3, 1: 0.01, 2: 0.01}, Random(1)

    def chances_of(deal, action):
        level = 0.2 + 0.02 * noise.random()
        return level + (bad.get(deal, 0.1) if action == LOOK else 0.0)

    found = a_look(monkeypatch, chances_of, DRAW, ("other",), LOOK)

    assert found.best == LOOK
    assert found.loss.value == pytest.approx(-0.1, abs=0.01)


def test_the_better_action_is_not_dropped_for_one_bad_deal_of_a_short_look(monkeypatch):
    def chances_of(deal, action):
        return 0.2 + ((0.1 if deal else -0.05) if action == LOOK else 0.0)

    short = replace(QUICK_FAR, choosing=GLANCE)
    found = a_look(monkeypatch, chances_of, DRAW, ("other",), LOOK, effort=short)

    assert found.best == LOOK


@pytest.mark.parametrize(("mean", "error"), [(0.0, 0.01), (0.01, 0.01), (-0.02, 0.01), (-0.3, 0.01), (0.0, 0.0)])
def test_the_square_of_what_exceeds_nothing(mean, error):
    """Against the sum over many slices of the normal distribution."""
    slices = NormalDist()
    values = (mean + error * slices.inv_cdf((i + 0.5) / 20_000) for i in range(20_000))
    expected = sum(max(0.0, value) ** 2 for value in values) / 20_000

    assert squared_excess(Estimate(mean, error * error)) == pytest.approx(expected, rel=0.02, abs=1e-9)


def test_after_a_look_that_found_nothing_better_a_run_is_looked_at_in_fewer_deals(monkeypatch):
    """Whole placings of dice are plans: most decisions of a turn follow a look that compared all of it."""
    played = a_game(GAMES["taverns"].new(2, None, 6), by_policy)
    run = max(runs(played)[:10], key=len)
    looks = []

    def look(game, position, policy, effort, rng, **rest):
        looks.append(effort)
        return consider(game, position, policy, effort, rng, **rest)

    monkeypatch.setattr(decisions, "consider", look)
    found = consider_run(played, run, POLICIES["taverns"], Effort(8, 4), Random(1))

    assert list(found) == run
    assert all(each.best == played.actions[position] for position, each in found.items() if not each.deals)
    assert looks[0] == Effort(8, 4)
    assert {each.choosing for each in looks} == {8, GLANCE}


@pytest.mark.parametrize(
    ("effort", "seems", "checked"), [(QUICK, 0.02, True), (QUICK, 0.001, False), (QUICK_FAR, 0.02, False)]
)
def test_what_seems_a_mistake_at_the_end_of_the_turn_is_looked_at_further(monkeypatch, effort, seems, checked):
    """What that look says takes its place, whatever it is; the rest of the run is looked at as after a mistake."""
    played = a_game(GAMES["taverns"].new(2, None, 6), by_policy)
    run = max(runs(played)[:10], key=len)
    looks = []

    def look(game, position, policy, effort, rng, ways=(), stop=None, improved=()):
        looks.append((position, effort, ways))
        mine, other = continued(game, position), ((False,),)
        if ways or position != run[0]:
            return JudgedDecision(mine[0], Estimate(0.0, 9e-6), 0.0, (mine, other), 0)
        return JudgedDecision(other[0], Estimate(-seems, 0.0), seems, (other, mine), 8)

    monkeypatch.setattr(decisions, "consider", look)
    found = consider_run(played, run, POLICIES["taverns"], effort, Random(1))

    again = [(run[0], CHECK, (((False,),), continued(played, run[0])))] if checked else []
    assert looks[0] == (run[0], effort, ())
    assert looks[len(run) :] == again
    assert found[run[0]].seems == pytest.approx(0.003 if checked else seems)  # and what its error leaves open
    assert looks[1][1].choosing == effort.choosing
    left_open = 0.003 if effort.far else 0.0  # where nothing was found better
    assert [found[position].seems for position in run[1:]] == pytest.approx([left_open] * (len(run) - 1))


def test_what_follows_a_decision_is_played_with_care():
    """By all seats: of those who play carelessly nobody can tell what an action is good for."""
    state = a_toy(points=(7, 9), pot=3)
    played = PastGame([state, after(state, DRAW)], [DRAW])

    for effort in (QUICK, DEEP):
        one, other = (consider(played, 0, policy, effort, Random(1)) for policy in (NeverCareless(), ToyPolicy()))
        assert one == other


def test_a_mistake_at_the_end_of_a_good_turn_is_found():
    """The looks before it compare it with what the rollout policy does in the end, which may be no better.

    Dice are placed as the policy would, then somebody buys nothing and ends the turn.
    """
    policy = POLICIES["taverns"]
    played = a_game(GAMES["taverns"].new(2, None, 6), by_policy)
    run, position = next(
        (run, at)
        for run in runs(played)[8:]
        for at in run[3:]
        if played.states[at].decision == "service" and played.actions[at][0] == "recruit"
    )
    after_it = played.states[position].clone()
    after_it.apply(("end",))
    spoilt = PastGame([*played.states[: position + 1], after_it], [*played.actions[:position], ("end",)])

    found = consider_run(spoilt, [at for at in run if at <= position], policy, QUICK, Random(1))
    again = consider(spoilt, position, policy, DEEP, Random(1), found[position].ways)

    assert position in costly(found)
    assert again.best[0] == "recruit"
    assert again.loss.value < -0.03


def test_runs_hold_every_choice_once():
    played = a_game(GAMES["murano"].new(2, None, 6), by_policy)
    found = runs(played)

    everything = [position for run in found for position in run]
    assert everything == [position for position in range(played.plies) if len(played.states[position].legal()) > 1]
    for run in found:
        assert len({played.states[position].actor for position in run}) == 1
        assert not any(played.by_chance(ply) for ply in range(run[0] + 1, run[-1] + 1))


def test_a_plan_ends_where_luck_comes_in():
    state = a_toy(points=(0, 0), pot=1, deck=[3, 2, 1])
    played = a_game(state, by_policy)

    assert continued(played, 0) == (DRAW,)


@pytest.mark.slow
def test_the_account_does_not_depend_on_the_number_of_processes():
    """Port Royal, for a process of its own does not know the toy."""
    whole = a_game(GAMES["port_royal"].new(2, None, 6), by_policy)
    played = PastGame(whole.states[-12:], whole.actions[-11:])

    alone, shared = account(played, 5), account(played, 5, jobs=2)

    for seat in range(2):
        assert alone.sums(seat) == shared.sums(seat)
    assert alone.decisions == shared.decisions


def test_the_errors_of_a_sum_know_what_it_shares():
    """What one ply takes and the next one gives back in the same deals cancels, deal by deal."""
    ledger = Ledger()
    ledger.add(1, LUCK, [0.2, 0.6, 0.4])
    ledger.add(2, LUCK, [0.2, 0.6, 0.4], -1.0)
    ledger.close()

    assert ledger.sums[LUCK].value == ledger.sums[LUCK].variance == 0.0
    assert ledger.plies[1, LUCK].value == pytest.approx(0.4)
    assert ledger.plies[1, LUCK].error == pytest.approx(0.2 / 3**0.5)


def test_there_is_one_view_where_nobody_knows_more():
    assert views(POLICIES["port_royal"], 3) == [(0, [0, 1, 2])]
    assert views(POLICIES["bruges"], 2) == [(0, [0]), (1, [1])]


def test_an_unfinished_game_adds_up_to_where_it_stands():
    whole = a_game(ToyGame().new(2, seed=2), at_random(2))
    played = PastGame(whole.states[:8], whole.actions[:7])

    found = luck_alone(played, 1)

    assert gap(found, 0) == pytest.approx(0.0, abs=1e-12)
    assert 0.0 < found.sums(0).result.value < 1.0


@pytest.mark.slow
@pytest.mark.parametrize("key", ["port_royal", "bruges"])
def test_a_second_look_at_a_stretch_has_more_deals_and_the_luck_of_the_report(key):
    """One view for all, and one for everybody; the report's second pass has the same deals."""
    played = a_game(GAMES[key].new(2, None, 6), by_policy)
    policy = POLICIES[key]
    stretches = played.stretches(policy)
    number = next(at for at, each in enumerate(stretches) if at > 2 and played.by_chance(each[1]))
    first = look_at(
        part_of(played.states, lambda ply: played.actions[ply - 1], stretches[number], number, ENTERED[key]), policy
    )

    again = part_of(
        *(played.states, lambda ply: played.actions[ply - 1], stretches[number], number),
        *(ENTERED[key], first.leaves, DEEP_DEALS),
    )
    found = look_at(again, policy)

    assert not found.decisions
    assert found.leaves == first.leaves
    assert found.luck.keys() == first.luck.keys()
    for at, (viewer, seats) in enumerate(views(policy, 2)):
        rng = generator(SEED, 1, viewer, number)
        told = span(
            played, policy, viewer, seats, stretches[number], ENTERED[key][at], DEEP_DEALS, rng, first.leaves[at]
        )
        for seat in seats:
            assert found.sums[seat] == told.ledgers[seat].sums[LUCK]


@pytest.mark.slow
@pytest.mark.parametrize("key", ["port_royal", "bruges"])
def test_luck_and_decisions_of_a_stretch_are_the_same_asked_for_one_by_one(key):
    """Luck also view by view: in Bruges each seat has its own."""
    played = a_game(GAMES[key].new(2, None, 6), by_policy)
    policy = POLICIES[key]
    stretches = played.stretches(policy)
    number = next(at for at, each in enumerate(stretches) if at > 2 and played.by_chance(each[1]))

    def found(entered, looks, viewer=ALL):
        taken = partial(part_of, played.states, lambda ply: played.actions[ply - 1], stretches[number], number)
        return look_at(taken(entered, looks=looks, viewer=viewer), policy)

    both, decisions = found(ENTERED[key], BOTH), found(ENTERED[key], (DECISIONS_PART,))
    viewers = [viewer for viewer, _ in views(policy, 2)]
    lucks = [found(ENTERED[key][at : at + 1], (LUCK_PART,), viewer) for at, viewer in enumerate(viewers)]

    assert joined(lucks, decisions) == both
    assert all(not luck.decisions for luck in lucks)
    assert (decisions.luck, decisions.leaves) == ({}, ())
    assert both.luck
    assert both.decisions


def test_who_asks_for_a_stretch_can_have_it_stopped():
    played = a_game(GAMES["port_royal"].new(2, None, 6), by_policy)
    asked = iter([False] * 20)
    part = part_of(
        played.states, lambda ply: played.actions[ply - 1], played.stretches(POLICIES["port_royal"])[0], 0, ()
    )

    with pytest.raises(StoppedError):
        look_at(part, POLICIES["port_royal"], stop=lambda: next(asked, True))


def test_the_first_look_finds_a_mistake_that_shows_in_the_next_turn():
    """In Murano, who brings about the end while behind has lost; the end of the own turn tells little of it."""
    policy = POLICIES["murano"]
    state = next(each for each in positions(GAMES["murano"], 2, {}, seed=4, step=1) if each.turn == 136)
    mistake = ("act", 12)
    plan = [mistake]
    game = a_game(state, lambda now: plan.pop() if plan else by_policy(now))

    near = consider(game, 0, policy, QUICK, Random(1))
    section = part_of(game.states, lambda ply: game.actions[ply - 1], game.stretches(policy)[0], 0, ())
    found = look_at(section, policy).decisions[0]

    assert near.loss.value > -0.02
    assert found.loss.value < -0.05  # 256 deals say -0.07
    assert found.best != mistake
