"""What a seat knows and what is dealt anew; what ends undo.  R5, R36, R55, R85"""

from collections import Counter
from random import Random

import pytest

from app.engines.contract import NOBODY
from app.engines.murano.components import CHARACTERS, FACE, PLAYER_COLOURS, SPECIALS
from tests.engines.murano.builder import (
    GAME,
    A,
    B,
    C,
    a_state,
    acting,
    do,
    events,
    go,
    passing,
    people,
    said,
    scoring,
    tiles,
)


def played(seed, plies, players=3, **options):
    """A position after some random plies."""
    random = Random(seed)
    state = GAME.new(players, options, seed)
    for _ in range(plies):
        if state.actor == NOBODY:
            break
        state.apply(random.choice(state.legal()))
    return state


def view(state, seat):
    """All that a person at the table sees: what lies open, how much is hidden, and what is his."""
    own = state.own_shops[seat], state.own_palaces[seat], state.hand[seat], state.legal() if state.actor == seat else 0
    return (
        own, state.decision, state.actor, state.ships, state.cells, state.markers, state.docks, state.tally, state.gold,
        state.vp, state.ready, state.supply, state.beads, state.bag, state.cards, state.scored, state.recruited,
        state.own_glassworks, state.own_specials, state.glassworks, state.specials_left, state.drawn_street,
        [len(stack) for stack in (state.streets, state.shops, state.palaces, state.characters, state.specials)],
        [len(cards) for cards in (*state.hand, *state.own_shops, *state.own_palaces, state.drawn)],
        state.drawn if state.actor == seat else 0, state.scores(),
    )  # fmt: skip


@pytest.mark.parametrize("start_character", [False, True])
def test_a_resample_keeps_what_is_seen_and_every_invariant(start_character):
    """R5: for every observer, whoever is to act."""
    for seed in range(60):
        state = played(seed, 11 * seed, start_character=start_character)
        for observer in range(3):
            other = state.resample(observer, Random(seed))
            other.check()
            assert view(other, observer) == view(state, observer)


def test_a_resample_leaves_the_state_and_its_chance_alone():
    """R5: the original is untouched, the copy has another future."""
    state = played(3, 160)
    before = state.digest()
    other = state.resample(B, Random(1))

    assert state.digest() == before
    assert other.rng.seed != state.rng.seed
    assert other.streets != state.streets
    assert other.characters != state.characters
    assert other.specials != state.specials


def test_equal_knowledge_and_seed_give_equal_deals():
    """R5: nothing of the truth is left in a resample, whatever was true."""
    for seed in range(40):
        state = played(seed, 17 * seed, start_character=True)
        for observer in range(3):
            other = state.resample(observer, Random(99))  # the same to the observer, else another truth
            first, second = state.resample(observer, Random(seed)), other.resample(observer, Random(seed))
            assert first == second
            assert first.legal() == second.legal()


def test_everything_hidden_turns_up_everywhere():
    """R5: streets, shops of others, characters of others, box and deck, about equally often."""
    state = a_state(unbuilt={B: "shop_red palace_1"}, hand={A: "crests", B: "shops_red shops_blue"})
    random, seen = Random(5), {key: Counter() for key in ("street", "shop", "palace", "hand", "top", "box", "special")}
    for _ in range(800):
        other = state.resample(A, random)
        seen["street"][other.streets[-1]] += 1
        seen["shop"].update(tiles(other.own_shops[B]))
        seen["palace"].update(tiles(other.own_palaces[B]))
        seen["hand"].update(other.hand[B])
        seen["top"][other.characters[-1]] += 1
        seen["box"].update(other.boxed)
        seen["special"][other.specials[-1]] += 1
        assert people(other.hand[A]) == ["crests"]
    unknown = {card for card in range(40) if "serenella" not in CHARACTERS[card]} - {CHARACTERS.index("crests")}

    assert set(seen["hand"]) == set(seen["top"]) == set(seen["box"]) == unknown
    for key, each in (("top", 800 / 37), ("hand", 1600 / 37), ("box", 4000 / 37), ("special", 800 / 15)):
        assert sum((number - each) ** 2 / each for number in seen[key].values()) < 2 * len(seen[key])
    assert {key: max(seen[key].values()) < 400 for key in ("shop", "palace")} == {"shop": True, "palace": True}
    assert set(seen["shop"]) == {"shop_red", "shop_blue", "shop_grey"}
    assert set(seen["street"]) == {1, 2, 3, 4}


# -- tiles


def test_who_looked_a_stack_through_knows_what_was_in_it():
    """R5: B has bought a red shop before and a blue one after A looked; A knows the three of each pool."""
    state = a_state(gold={A: 4, B: 9}, unbuilt={B: "shop_red shop_red shop_red"}, top="shop_blue")
    do(state, "act space_04", "move space_03 space_04", "look", "pick shop_grey")
    go(state, ("action", "buy_shop"))
    do(state, "top")
    assert tiles(state.own_shops[B])[-1] == "shop_red"
    assert len(state.own_shops[B]) == 4
    late = Counter()
    for seed in range(60):
        other = state.resample(A, Random(seed))
        assert tiles(other.own_shops[B][:3]) == ["shop_red"] * 3  # no other shop was missing in the stack
        late.update(tiles(other.own_shops[B][3:]))

    assert set(late) == {"shop_blue", "shop_grey"}
    third = {tuple(tiles(state.resample(B, Random(seed)).own_shops[A])) for seed in range(60)}
    assert third == {("shop_blue",), ("shop_grey",)}  # B has looked at its own alone: all the red ones


def test_a_palace_out_of_the_game_may_be_any():
    """R11 (ruling), R5: until a look through the stack tells which."""
    state = a_state(gold={A: 9})
    assert {state.resample(A, Random(seed)).removed[0] for seed in range(40)} == {9, 10, 11}
    state.agenda.append(("mode",))
    state = go(a_state(gold={A: 9}), ("action", "buy_palace"))
    do(state, "look")

    assert {state.resample(A, Random(seed)).removed[0] & FACE for seed in range(40)} == {state.removed[0]}
    assert {state.resample(B, Random(seed)).removed[0] & FACE for seed in range(40)} == {9, 10, 11}


def test_the_tile_of_a_final_build_is_not_betrayed():
    """R5, R72: while the buyer decides where to put it, the others do not know its face."""
    state = a_state(board={"navagero_s4": "street_red"}, top="shop_blue", gold={A: 9})
    state.ended, state.turns_left = True, 1
    go(state, ("action", "buy_shop"))
    do(state, "top")
    assert said(state) == ["tile shop_blue navagero_b3", "tile shop_blue navagero_b6", "leave"]
    offered = Counter(said(state.resample(B, Random(seed)))[0] for seed in range(60))

    assert set(offered) == {f"tile shop_{colour} navagero_b3" for colour in ("red", "blue", "grey")}
    other = state.resample(B, Random(1))
    do(other, said(other)[0])
    assert other.own_shops[A] == []


# -- cards


def test_cards_put_under_a_deck_are_known_to_who_put_them():
    """R5, R36: A knows the bottom of the deck, B does not."""
    state = acting("recruit_character", characters="shops_red shops_blue shops_grey")
    do(state, "recruit shops_blue")
    bottoms = {tuple(people(state.resample(A, Random(seed)).characters[:2])) for seed in range(30)}
    assert bottoms == {("shops_grey", "shops_red")}
    assert len({tuple(people(state.resample(B, Random(seed)).characters[:2])) for seed in range(30)}) > 20


def test_known_cards_that_are_drawn_again():
    """R5, R36: A knows what B looks at; once B has kept one, it could be any of them."""
    state = acting("recruit_character", players=3, characters="shops_red shops_blue shops_grey")
    do(state, "recruit shops_blue")
    state.scored[C] = state.characters[3:]  # three cards are left
    del state.characters[3:], state.known[3:]
    go(state, ("action", "recruit_character"))
    known = {CHARACTERS.index("shops_red"), CHARACTERS.index("shops_grey")}
    assert state.actor == B
    assert all(known < set(state.resample(A, Random(seed)).drawn) for seed in range(30))
    assert not any(known < set(state.resample(C, Random(seed)).drawn) for seed in range(3))
    twin = do(state.clone(), "decline")
    assert all(known < set(twin.resample(A, Random(seed)).characters) for seed in range(30))
    do(state, "recruit shops_red")

    kept = {people(state.resample(A, Random(seed)).hand[B])[0] for seed in range(60)}
    assert {"shops_red", "shops_grey"} < kept
    for seed in range(30):  # neither of the two has gone anywhere else
        other = state.resample(A, Random(seed))
        assert known < {*other.hand[B], *other.characters}


def test_a_seat_that_saw_others_draw_its_known_cards_reckons_with_each_of_them():
    """R5, R36: A declines three cards, the last of the deck; B and then C keep one of them, A draws the last one."""
    three = ["shops_red", "shops_blue", "shops_grey"]
    state = acting("recruit_character", players=3, characters=" ".join(three))
    state.scored[C] = state.characters[:]
    del state.characters[:], state.known[:]
    do(state, "decline")
    go(state, ("action", "recruit_character"))
    do(state, "recruit shops_blue")

    seen = Counter()
    for seed in range(300):
        other = state.resample(A, Random(seed))
        kept = people(other.hand[B])[0]
        rest = [name for name in three if name != kept]
        assert people(other.characters) == rest[::-1]  # in the order drawn
        assert other.resample(A, Random(1)).hand[B][0] in [CHARACTERS.index(name) for name in three]
        other.check()
        seen[kept] += 1
    assert set(seen) == set(three)
    assert min(seen.values()) > 70  # 100
    assert len({state.resample(C, Random(seed)).hand[B][0] for seed in range(40)}) > 5  # C has seen nothing

    go(state, ("action", "recruit_character"))
    do(state, "recruit shops_red")
    pairs = Counter()
    for seed in range(300):
        other = state.resample(A, Random(seed))
        assert sorted(people([*other.hand[B], *other.hand[C], *other.characters])) == sorted(three)
        pairs[people(other.hand[B])[0], people(other.hand[C])[0]] += 1
    assert len(pairs) == 6

    go(state, ("action", "recruit_character"))
    assert (state.actor, people(state.drawn)) == (A, ["shops_grey"])
    deals = [state.resample(A, Random(seed)) for seed in range(60)]
    assert {(*people(other.hand[B]), *people(other.hand[C])) for other in deals} == {
        ("shops_red", "shops_blue"),
        ("shops_blue", "shops_red"),
    }


def test_special_cards_seen_are_known_wherever_they_go():
    """R5, R55: A put the harbor and the inn under; when B takes the inn, A knows where the harbor lies."""
    board = {"navagero_s1": "street_red", "navagero_s4": "street_red"}
    state = a_state(board=board, unbuilt={A: "special_building", B: "special_building"}, specials="bank harbor inn")
    go(state, ("action", "build"))
    do(state, "tile special_building navagero_b1", "card bank")
    others = state.specials[2:]
    state.cards[B] = sum(1 << card for card in others[:-1])
    state.specials, state.specials_known = [*state.specials[:2], others[-1]], [*state.specials_known[:2], 0]
    state.agenda, state.offers = [], []
    go(state, ("end_turn",))
    go(state, ("action", "build"))
    do(state, "tile special_building navagero_b2")
    assert SPECIALS.index("harbor") in state.drawn
    assert state.resample(A, Random(1)).drawn == state.drawn  # the third one is all that is left
    do(state, "card inn")

    names = {tuple(SPECIALS[card] for card in state.resample(A, Random(seed)).specials) for seed in range(20)}
    assert names == {("harbor", SPECIALS[others[-1]])}
    assert state.specials_known == [1 << A | 1 << B, 1 << B]


def test_the_seat_that_looks_keeps_its_cards():
    """R5, R90: also before the first turn, when another seat is the start player."""
    state = GAME.new(3, {"start_character": True}, seed=5)
    do(state, "decline")
    looking = state.actor
    assert looking != state.active

    for seed in range(10):
        assert state.resample(looking, Random(seed)).drawn == state.drawn
    for observer in {A, B, C} - {looking}:
        assert len({tuple(state.resample(observer, Random(seed)).drawn) for seed in range(10)}) > 5


def test_a_scored_card_is_public_and_all_are_when_the_game_is_over():
    """R5 (ruling)."""
    docks = {"navagero_dock_white": A, "navagero_dock_brown": B, "san_donato_dock_white": A}
    state = scoring(hand={A: "few_red_blue crests own_equals_others", B: "customers_all"}, docks=docks)
    before = state.revealed
    do(state, "score few_red_blue navagero")
    assert state.revealed > before
    hands = {tuple(state.resample(B, Random(seed)).hand[A]) for seed in range(20)}
    assert len(hands) > 10
    assert all(CHARACTERS.index("few_red_blue") not in hand for hand in hands)
    do(state, "finish")

    assert state.actor == NOBODY
    assert all(state.resample(B, Random(seed)).hand == state.hand for seed in range(10))


def test_who_is_asked_at_the_scoring_has_something_to_score():
    """R5, R28, R60a: in every resample the same seat decides, with at least one combination."""
    state = scoring(hand={A: "crests few_red_blue"}, docks={"navagero_dock_white": A})
    assert said(state) == ["score few_red_blue navagero", "finish"]

    for seed in range(40):
        other = state.resample(B, Random(seed))
        assert (other.actor, other.decision, len(other.hand[A])) == (A, "assign_characters", 2)
        assert len(other.legal()) >= 2


def test_what_happened_betrays_nothing():
    """R5: events of hidden purchases name the sort or the number only."""
    assert events(acting("buy_shop", gold={A: 9}), "top")[0] == ("bought", A, "shop", 2)
    state = acting("buy_palace", gold={A: 9})
    assert events(state, "look") == [("looked_through", A, "palace")]
    assert events(state, "pick palace_2")[0] == ("bought", A, "palace", 4)
    state = a_state(characters="shops_red shops_blue shops_grey")
    happened = events(state, "act space_06", "move space_05 space_06", "recruit shops_blue")
    assert happened[1:3] == [("characters_drawn", A, 3), ("recruited", A, 1)]


# -- what can be taken back


def grows(state, *texts):
    """Whether something was disclosed by these actions."""
    before = state.revealed
    do(state, *texts)
    return state.revealed > before


def test_what_is_disclosed_ends_undo():
    """R5: tiles and cards seen, beads and streets drawn, faces and special cards laid open."""
    assert grows(acting("buy_shop"), "top")
    state = acting("buy_palace")
    assert grows(state, "look")
    assert not grows(state, "pick palace_1")
    state = a_state()
    assert not grows(state, "act space_06")
    assert grows(state, "move space_05 space_06")
    assert not grows(state, said(state)[0])
    board = {"navagero_s1": "street_red", "san_donato_s1": "street_red", "san_donato_b1": "glassworks A"}
    state = acting("build", board=board, unbuilt={A: "shop_red special_building glassworks"})
    assert not grows(state, "tile glassworks san_donato_b2")
    assert grows(state, "tile shop_red navagero_b1")
    assert grows(state, "tile special_building navagero_b2")
    assert state.actor == A
    assert grows(state, said(state)[0])
    assert grows(acting("build"), "street")
    assert grows(acting("production", board=board), "produce 1")
    assert not grows(acting("production", board=board, beads={A: "red"}), "produce 0")


def test_what_the_scoring_shows_ends_undo():
    """R5, R60: a seat that has nothing to choose shows its points, and so does who is asked."""
    docks = {f"navagero_dock_{PLAYER_COLOURS[seat]}": seat for seat in (A, B)}
    state = a_state(docks=docks, hand={A: "own_equals_others"})
    state.agenda, state.ended, state.turns_left = [], True, 1
    before = state.revealed
    go(state, ("end_turn",))
    assert (state.decision, state.actor) == ("assign_characters", A)
    assert state.revealed > before  # B has nothing to choose, and A has
    assert grows(state, "finish")


def test_moves_and_open_purchases_can_be_taken_back():
    """R5, R35: ships, glass factories, special buildings, gondoliers, gold, passing."""
    state = a_state()
    before = state.revealed
    do(state, "act space_02", "move space_01 space_02")
    passing(state)
    for action in ("take_gold", "buy_special_building"):
        acting(action)
    assert not grows(acting("place_gondolier"), "dock navagero_dock_white")
    assert not grows(acting("hire_or_dismiss"), "dismiss")
    assert state.revealed == before


def test_the_digest_tells_positions_apart():
    """R5: what is hidden counts as well."""
    state = a_state(unbuilt={A: "shop_red"}, hand={A: "crests"}, beads={A: "red"})
    twin = state.clone()
    assert twin == state
    assert twin.digest() == state.digest()
    for change in (
        lambda s: s.streets.reverse(),
        lambda s: s.characters.reverse(),
        lambda s: s.specials.reverse(),
        lambda s: s.palaces.reverse(),
        lambda s: s.known.__setitem__(0, 1),
        lambda s: s.gold.__setitem__(B, 9),
        lambda s: s.hand[A].clear(),
        lambda s: setattr(s, "owes_bead", True),
        lambda s: setattr(s, "passes", 3),
        lambda s: s.rng.random(),
    ):
        other = state.clone()
        change(other)
        assert other != state
        assert other.digest() != state.digest()
