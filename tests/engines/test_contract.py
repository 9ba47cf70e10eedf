"""What every game promises, checked over all of ``GAMES``."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engines import GAMES
from app.engines.contract import NOBODY, IllegalAction, Option, ReadError
from tests.engines.suite import BOUND, a_game, everything, play, some_options
from tests.marks import THOROUGH

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def seeds(few, some, many=0, blocks=1):
    """The quick tests play games of the first ``few`` seeds, the slow ones those up to ``some``.

    The thorough ones play all others, in so many blocks.
    """
    size = -(-(many - some) // blocks)
    more = [range(at, min(at + size, many)) for at in range(some, many, size)] if many else []
    slow = [pytest.param(range(few, some), marks=pytest.mark.slow)]
    thorough = [pytest.param(block, marks=THOROUGH) for block in more]
    cases = [range(few), *slow, *thorough]
    return pytest.mark.parametrize("seeds", cases, ids=lambda block: f"{block.start}-{block.stop}")


ROOT = Path(__file__).parents[2]


@games
@seeds(5, 16, 640, blocks=4)
def test_random_games_keep_every_invariant(game, seeds):
    """Games of all options and player counts, checked at each action; they end."""
    for seed in seeds:
        random = Random(f"0:{seed}")
        state = a_game(game, seed)
        for now, _ in play(state, random):
            legal = now.legal()
            assert legal, now.decision
            assert len(set(legal)) == len(legal)
            now.check()
        assert state.actor == NOBODY, f"more than {BOUND} plies"
        state.check()
        assert sorted(state.ranking())[0] == 1


@games
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), picks=st.lists(st.integers(0, 10**6), max_size=400))
def test_any_sequence_of_choices_is_sound(game, seed, picks):
    """Hypothesis chooses the actions, so that what fails is shrunk."""
    state = a_game(game, seed)
    state.check()
    for pick in picks:
        if state.actor == NOBODY:
            break
        legal = state.legal()
        state.apply(legal[pick % len(legal)])
        state.check()


@games
def test_clones_are_independent_and_equal(game):
    """A clone goes the same way; all earlier clones are unchanged at the end."""
    state = a_game(game, 17)
    kept = []
    for now, action in play(state, Random(4), 400):
        clone = now.clone()
        kept.append((clone, clone.digest()))
        twin = now.clone()
        twin.apply(action)
        kept.append((twin, twin.digest()))
    assert kept[-1][0] == state or state.actor != NOBODY
    for clone, digest in kept:
        assert clone.digest() == digest
    assert kept[1][0].digest() == kept[2][0].digest()  # the twin is the next position


@games
def test_the_same_seed_and_actions_give_the_same_game(game):
    """Also with a trace, which only listens."""
    first, second = a_game(game, 23), a_game(game, 23)
    second.trace = []
    for now, action in play(first, Random(8)):
        assert now.legal() == second.legal()
        second.apply(action)
    assert first == second
    assert first.digest() == second.digest()
    assert second.trace


@games
def test_asking_twice_gives_the_same_list(game):
    state = a_game(game, 31)
    for now, _ in play(state, Random(2), 200):
        assert now.legal() == now.clone().legal() == now.legal()


@games
@seeds(3, 12)
def test_write_and_read_are_inverse(game, seeds):
    """For every legal action of every state reached, and the texts differ."""
    for seed in seeds:
        for now, _ in play(a_game(game, seed), Random(seed), 300):
            texts = [game.write(now, action) for action in now.legal()]
            assert len(set(texts)) == len(texts)
            assert [game.read(now, text) for text in texts] == now.legal()


@games
@pytest.mark.parametrize("text", ["", "fly", "draw draw", "hire nobody", "\x00", "hire sailor_1#99"])
def test_foreign_texts_are_refused(game, text):
    with pytest.raises(ReadError, match="is not legal in"):
        game.read(a_game(game, 3), text)


@games
def test_the_checked_door_refuses_and_changes_nothing(game):
    """Names the action, the decision and what is legal."""
    state = a_game(game, 5)
    before = state.digest()
    with pytest.raises(IllegalAction, match=state.decision):
        game.play(state, ("fly", 3))
    assert state.digest() == before
    game.play(state, state.legal()[0])
    assert state.digest() != before


class Sly(str):
    """A text that claims to be everything."""

    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Rude:
    """A thing that claims to be everything and cannot even be named."""

    def __eq__(self, other):
        return True

    __hash__ = None

    def __repr__(self):
        raise ValueError("never")


def lookalikes(action):
    """Things that are not the action, however equal some of them are to it."""
    yield from (None, True, 0, 1.5, "", "end", [], {}, set(), b"draw", object(), Rude(), (), (None,), ([],))
    yield from (list(action), [action], (action,), (*action, -1), (*action, None), action * 50_000)
    verb, *arguments = action
    yield from ((Sly(verb), *arguments), (verb.encode(), *arguments), (verb.upper() + " ", *arguments))
    for at, value in enumerate(action):
        others = [None, [value], {}, (value,), float("nan"), float("inf"), object(), Rude(), Sly(value), 10**400, -7]
        if type(value) is int:
            others += [float(value), value + 0j, str(value), 2**70 + value]
            others += [bool(value)] if value in (0, 1) else []
        yield from ((*action[:at], other, *action[at + 1 :]) for other in others)


@games
@seeds(1, 2, 5)
def test_nothing_but_a_listed_action_passes_the_checked_door(game, seeds):
    """``("give", True)`` and ``("draw", 0.0)`` passed: they raised in the middle, or wrote what nobody can read."""
    for seed in seeds:
        for ply, (now, _) in enumerate(play(a_game(game, seed), Random(seed), 240)):
            if ply % 12:
                continue
            now.trace = [("before",)]
            before, digest, legal = everything(now), now.digest(), now.legal()
            for action in legal[:: 1 + len(legal) // 3]:
                for other in lookalikes(action):
                    with pytest.raises(IllegalAction, match=now.decision):
                        game.play(now, other)
            assert (everything(now), now.digest()) == (before, digest)
            now.trace = None


@games
def test_the_checked_door_applies_the_listed_action(game, monkeypatch):
    """Not an equal one of the caller, which would stay in the position and its trace."""
    state = a_game(game, 6)
    applied = []
    monkeypatch.setattr(type(state), "apply", lambda self, action: applied.append(action))
    given = [(*action,) for action in state.legal()]
    for action in given:
        game.play(state, action)

    assert applied == given
    assert not {id(action) for action in applied} & {id(action) for action in given}


@games
def test_hostile_texts_are_refused_and_change_nothing(game):
    """Whatever it claims to equal, and however long it is."""
    for seed in range(3):
        for ply, (now, action) in enumerate(play(a_game(game, seed), Random(seed), 120)):
            if ply % 20:
                continue
            text, before = game.write(now, action), everything(now)
            for other in (None, 1, text.encode(), [text], Sly(text), Rude(), f" {text}", f"{text}\n", text * 100_000):
                with pytest.raises(ReadError, match="is not legal in") as refusal:
                    game.read(now, other)
                assert len(str(refusal.value)) < 200
            assert everything(now) == before


@games
def test_a_finished_game_offers_nothing(game):
    state = a_game(game, 9)
    for _ in play(state, Random(9)):
        pass
    assert (state.actor, state.decision, state.legal()) == (NOBODY, "over", [])
    with pytest.raises(IllegalAction, match="nothing"):
        game.play(state, ("fly",))


@games
def test_states_pickle(game):
    """What is sent to a worker comes back equal, with the same rules object."""
    state = a_game(game, 12)
    for _ in play(state, Random(1), 60):
        pass
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state
    assert copy.game is game
    for now, action in play(state, Random(1)):
        assert copy.legal() == now.legal()
        copy.apply(action)
    assert copy == state


@games
@seeds(1, 2, 6)
def test_a_resample_is_legal_for_everybody(game, seeds):
    """Same decision and offers, invariants hold, random play from it ends."""
    for seed in seeds:
        for ply, (now, _) in enumerate(play(a_game(game, seed), Random(seed), 250)):
            if ply % 25:
                continue
            for observer in range(now.players):
                other = now.resample(observer, Random(ply))
                other.check()
                if observer == now.actor:
                    assert other.legal() == now.legal()
                assert (other.decision, other.actor, other.scores()) == (now.decision, now.actor, now.scores())
                for _ in play(other, Random(7)):
                    pass
                assert other.actor == NOBODY


@games
def test_rounds_and_turns_count_from_one(game):
    """From the first decision on: "Round 0, your move" stood on the start page.  They go on without a gap."""
    for seed in range(20):
        state = a_game(game, seed)
        assert (state.round, state.turn) == (1, 1)
        last = (1, 1)
        for now, _ in play(state, Random(seed)):
            assert now.round - last[0] in (0, 1), now.decision
            assert now.turn >= last[1]
            last = now.round, now.turn


@games
def test_revealed_rounds_and_turns_only_grow(game):
    """And what chance gave was shown to somebody."""
    last = (0, 0, 0, 0)
    for now, _ in play(a_game(game, 2), Random(3)):
        mark = (now.revealed, now.chance_events, now.round, now.turn)
        assert all(new >= old for new, old in zip(mark, last, strict=True))
        assert mark[0] > last[0] or mark[1] == last[1]
        last = mark


def came_out(state, seat, action):
    """What an action leads to, ``None`` where it is not legal.

    What happened, the decision after it, what the seat may choose there; what it knows then (equal
    knowledge gives equal deals); and whether chance had a hand in it.
    """
    if action not in state.legal():
        return None
    state.trace = []
    before = state.chance_events
    state.apply(action)
    legal = state.legal() if state.actor == seat else None
    knowledge = state.resample(seat, Random(0)).digest()
    return [*state.trace], state.decision, legal, knowledge, state.chance_events > before


@games
@seeds(1, 3, 12)
def test_chance_events_tell_luck_from_choice(game, seeds):
    """In every deal that the seat to act must reckon with, an action without chance comes out the same.

    And one with chance does not, most of the time.
    """
    lucky = differing = without = 0
    for seed in seeds:
        for ply, (now, action) in enumerate(play(a_game(game, 60 + seed), Random(seed), 400)):
            if ply % 3:
                continue
            seat = now.actor
            *told, knowledge, by_luck = came_out(now.clone(), seat, action)
            others = [came_out(now.resample(seat, Random(17 * ply + k)), seat, action) for k in range(4)]
            others = [other for other in others if other]
            if by_luck:
                lucky += 1
                differing += any(other[3] != knowledge for other in others)
            elif not any(other[4] for other in others):
                without += 1
                assert all([*other[:3]] == told for other in others), (seed, ply, action)
    assert without > lucky / 10 > 0
    assert differing > 0.7 * lucky


def public(state, action):
    """What everybody sees of an action: what happened, who is asked what, and the points."""
    if action not in state.legal():
        return None
    state.trace = []
    state.apply(action)
    return state.trace, state.decision, state.actor, state.scores(), state.round, state.turn


@games
@seeds(1, 4, 16)
def test_what_is_shown_to_anybody_is_counted(game, seeds):
    """Otherwise it could be taken back after a look.

    Where ``revealed`` does not grow, an action comes out the same in every deal that any seat must
    reckon with.
    """
    own_cards_count = game.key != "bruges"  # there a hand card just played may still be taken back
    still = plies = 0
    for seed in seeds:
        for ply, (now, action) in enumerate(play(a_game(game, 90 + seed), Random(seed))):
            plies += 1
            after = now.clone()
            outcome = public(after, action)
            ends = after.actor == NOBODY or after.turn != now.turn or after.actor != now.actor
            if after.revealed > now.revealed or (ply % 5 and not ends):
                continue
            still += 1
            for observer in range(now.players) if own_cards_count else [now.actor]:
                others = [public(now.resample(observer, Random(7 * ply + k)), action) for k in range(4)]
                assert all(other in (None, outcome) for other in others), (seed, ply, action)
    assert still > plies / 10


@games
def test_options_are_complete_and_defaults_are_choices(game):
    for option in game.options:
        assert option.default in option.choices
    state = game.new(min(game.players), None, 1)
    assert set(state.options) == {option.key for option in game.options}


def test_an_option_says_what_blocks_it():
    """The dialog greys it with this reason."""
    option = Option("contracts", (False, True), False, needs={"expansion": ("cards",)}, players=range(2, 5))
    assert option.blocked(3, {"expansion": "cards"}) == ""
    assert option.blocked(3, {"expansion": "none"}) == "expansion"
    assert option.blocked(5, {"expansion": "cards"}) == "players"


@games
def test_random_options_cover_every_choice(game):
    """The suite itself would notice a choice that it never plays."""
    seen = {option.key: set() for option in game.options}
    for seed in range(300):
        random = Random(seed)
        for key, value in some_options(game, random.choice(game.players), random).items():
            seen[key].add(value)
    for option in game.options:
        assert seen[option.key] == set(option.choices)


def test_the_engines_need_the_standard_library_only():
    """A fresh interpreter without site-packages plays a game."""
    code = (
        "from app.engines import GAMES\n"
        "for game in GAMES.values():\n"
        "    state = game.new(min(game.players), None, 1)\n"
        "    while state.actor >= 0: state.apply(state.legal()[0])\n"
        "import sys\n"
        "assert not [m for m in sys.modules if m.startswith('PySide6')]\n"
    )
    subprocess.run([sys.executable, "-S", "-c", code], check=True, timeout=120, cwd=ROOT)
