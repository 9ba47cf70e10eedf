"""Module 2: schnapps and entertainers; closing time and the end.  R115-R119, R130-R141"""

import pytest

from app.engines.taverns.components import AMOUNT, NOBLE, PRICE, TILES
from tests.engines.taverns.builder import (
    A,
    B,
    C,
    a_state,
    do,
    evening,
    gained,
    go,
    mask,
    names,
    owns,
    placing,
    said,
    service,
    supply_of,
    verbs,
)


def closing(*, round=3, **kwargs):  # noqa: A002
    """The juggler step of a round begins."""
    state = a_state(round=round, **kwargs)
    state.agenda = [("close",)]
    state.trace = []
    return go(state, ("juggle", 0))


def finished(**kwargs):
    """The end of round 8."""
    return closing(round=8, **kwargs)


# -- entertainers


@pytest.mark.parametrize(("number", "name"), [(2, "musician"), (3, "fire_breather"), (5, "juggler")])
def test_an_entertainer_comes_and_his_side_is_chosen(number, name):
    """R131, R19: in turn order; nothing happens at once."""
    state = evening(number, 3, 2, start=B, schnapps={A: 2, B: 2, C: 2})
    before = state.scores()
    assert (state.decision, state.actor) == ("choose_entertainer_side", B)
    assert said(state) == [f"side entertainer_{name} a", f"side entertainer_{name} b"]

    do(state, f"side entertainer_{name} a", f"side entertainer_{name} b", f"side entertainer_{name} b")
    assert state.sides[B] == [(tile == name) * 1 for tile in ("musician", "fire_breather", "juggler")]
    assert state.sides[C] == state.sides[A] == [(tile == name) * 2 for tile in ("musician", "fire_breather", "juggler")]
    assert (state.doubloons, state.beer) == (0, 0)
    assert state.scores() == before


def test_prices_and_goods_of_the_entertainers():
    """R133, R134, R137, R139: schnapps by side, and what it brings."""
    assert PRICE == ((0, 1, 2), (0, 5, 2), (0, 1, 1))
    assert AMOUNT[0] == (0, 2, 3)


def test_the_musician_plays_while_there_is_schnapps():
    """C33 (R132, R133): three times 2 doubloons of income."""
    state = service(level=2, sides={A: "musician_a"}, schnapps={A: 3})
    for _ in range(3):
        do(state, "entertain entertainer_musician")

    assert (state.doubloons, state.schnapps[A]) == (6, 0)
    assert verbs(state, "entertain") == []


def test_the_musicians_other_side_brings_beer():
    """R133: 3 beer for 2 schnapps."""
    state = service(level=2, sides={A: "musician_b"}, schnapps={A: 3})
    do(state, "entertain entertainer_musician")

    assert (state.beer, state.schnapps[A]) == (3, 1)
    assert verbs(state, "entertain") == []


def test_goods_of_entertainers_are_income():
    """R135, R108: what is left over is stored."""
    state = do(service(level=2, sides={A: "musician_b"}, schnapps={A: 2}), "entertain entertainer_musician", "end")

    assert state.stored_beer[A] == 2


def test_the_fire_breather_turns_a_tile_over():
    """R134: free of cost, with the noble, returning nothing."""
    state = service(
        level=2, sides={A: "fire_breather_a"}, schnapps={A: 5}, tiles={A: "barrel"}, laid={A: "beer_dealer"}
    )
    do(state, "entertain entertainer_fire_breather")
    assert state.decision == "choose_free_upgrade"
    assert len(verbs(state, "tile")) == len(said(state)) == 8
    assert "barrel" not in verbs(state, "tile")

    do(state, "tile beer_storage")
    assert state.schnapps[A] == 0
    assert gained(state, A) == "noble"
    assert state.tiles[A] == mask("barrel beer_storage")
    assert names(state.laid[A]) == "beer_dealer"
    assert state.decision == "service"


def test_the_fire_breathers_upgrade_is_timed_like_a_bought_one():
    """R134, R82."""
    state = service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 5})
    do(state, "entertain entertainer_fire_breather", "tile tables")

    assert state.fresh[A] == mask("tables")


def test_the_fire_breather_needs_a_tile():
    """R134, R132: nothing is paid for an effect that could do nothing."""
    everything = " ".join(tile.id for tile in TILES)
    state = service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 9}, tiles={A: everything})

    assert verbs(state, "entertain") == []


def test_the_fire_breather_chases_a_guest_away():
    """R134 (ruling): one must be chosen, targets as for a ban."""
    state = service(
        "regular_2:3", level=2, sides={A: "fire_breather_b"}, schnapps={A: 3}, seated={A: "regular_1 regular_2 noble"}
    )
    do(state, "entertain entertainer_fire_breather")
    assert said(state) == ["ban regular_1"]

    do(state, "ban regular_1")
    assert names(state.removed[-1:]) == "regular_1"
    assert state.schnapps[A] == 1


def test_the_fire_breather_needs_a_guest_without_a_die():
    """R134: nobles do not count."""
    state = service(
        "regular_2:3", level=2, sides={A: "fire_breather_b"}, schnapps={A: 3}, seated={A: "regular_2 noble"}
    )
    assert verbs(state, "entertain") == []
    do(state, "activate regular_2")
    assert verbs(state, "entertain") == ["entertainer_fire_breather"]


def test_five_schnapps_are_needed_for_an_upgrade():
    """R134, R136: more than four are possible within the own turn."""
    assert verbs(service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 4}), "entertain") == []
    assert verbs(service(level=2, sides={A: "fire_breather_a"}, schnapps={A: 5}), "entertain") != []


def test_entertainers_not_taken_do_nothing():
    """R131, R132: nor do those of others."""
    assert verbs(service(level=2, schnapps={A: 9}), "entertain") == []
    assert verbs(service(level=2, schnapps={A: 9}, sides={B: "musician_a"}), "entertain") == []
    assert verbs(placing("2", level=2, schnapps={A: 9}, sides={A: "musician_a"}), "entertain") == []


def test_a_tile_may_be_used_in_the_round_it_came():
    """R132."""
    state = evening(2, 2, 2)
    do(state, "side entertainer_musician a", "side entertainer_musician b")
    while state.decision == "draft_die":
        state.apply(state.legal()[0])

    assert "entertain entertainer_musician" in said(do(state, "finish"))


def test_at_most_four_schnapps_after_the_turn():
    """R108, R136, R130: six from phase A are there until the turn ends; others keep theirs."""
    state = service(level=2, schnapps={A: 6, B: 6})
    assert state.schnapps == [6, 6]
    do(state, "end")

    assert state.schnapps == [4, 6]
    do(state, "finish", "end")
    assert state.schnapps == [5, 5]  # 4 and what round 5 brings


def test_schnapps_tokens_never_run_out():
    """R4, R141 (ruling): a player may hold more than the box has."""
    state = service(level=3, reputation={A: 2}, schnapps={A: 25})
    state.offers = []
    state.agenda.append(("serve",))
    go(state, ("reputation", A, 1, "bard"))

    assert state.schnapps[A] == 26


# -- the juggler before closing


def test_the_juggler_saves_a_card():
    """R115, R139: for one schnapps, once; the card lies on top of the draw pile and is known."""
    state = closing(level=2, sides={A: "juggler_a"}, schnapps={A: 3}, laid={A: "waitress table waitress"},
                    seated={A: "noble noble regular_1"}, deck={A: "regular_2"})  # fmt: skip
    assert (state.decision, state.actor) == ("use_juggler_return", A)
    assert said(state) == ["decline", "return waitress", "return table", "return noble", "return regular_1"]

    do(state, "return noble")
    assert state.schnapps[A] == 2
    assert ("gained", A, NOBLE, "juggler") in state.trace
    assert state.round == 4
    assert ("came", A, NOBLE) in state.trace  # drawn first in the next round
    assert owns(state, A, "noble") == 2


def test_the_juggler_takes_one_noble_out_of_the_stack():
    """R139, R35: the others stay at their table until closing time."""
    sides, schnapps = {A: "juggler_a", B: "juggler_a"}, {A: 1, B: 1}
    state = finished(level=2, sides=sides, schnapps=schnapps, seated={A: "noble noble regular_1", B: "regular_1"})
    do(state, "return noble")

    assert state.actor == B
    assert (names(state.seated[A]), state.nobles[A]) == ("noble regular_1", 1)


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("table", "bard waitress noble regular_1 guest_4_1"),
        ("bard", "waitress table noble regular_1 guest_4_1"),
        ("noble", "bard waitress table regular_1 guest_4_1"),
        ("guest_4_1", "bard waitress table noble regular_1"),
    ],
)
def test_any_laid_out_card_qualifies(card, left):
    """R139, R116: also a table under a guest, a bard, the only noble; the rest is discarded."""
    state = finished(
        level=3, sides={A: "juggler_a"}, schnapps={A: 1}, laid={A: "bard waitress table"},
        seated={A: "noble regular_1 guest_4_1"}, discard={A: ""},
    )  # fmt: skip
    do(state, f"return {card}")

    assert names(state.deck[A]) == card
    assert sorted(names(state.discard[A]).split()) == sorted(left.split())
    assert state.nobles[A] == 0


def test_the_juggler_may_be_left_out():
    """R139: none is an option, and costs nothing."""
    state = closing(level=2, sides={A: "juggler_a"}, schnapps={A: 3}, laid={A: "waitress"}, seated={A: "regular_1"})
    do(state, "decline")

    assert state.schnapps[A] == 3
    assert state.decision != "use_juggler_return"


def test_who_is_asked_for_the_juggler():
    """R139: owners of side A with schnapps and a card, in turn order."""
    sides = {A: "juggler_a", B: "juggler_b", C: "juggler_a"}
    seated = {A: "regular_1", B: "regular_1", C: "regular_1"}
    state = closing(players=3, level=2, start=C, sides=sides, schnapps={A: 1, B: 1, C: 1}, seated=seated)
    asked = [state.actor]
    do(state, "decline")
    asked.append(state.actor)
    do(state, "decline")
    assert asked == [C, A]
    assert state.decision != "use_juggler_return"

    assert closing(level=2, sides={A: "juggler_a"}, seated={A: "regular_1"}).decision != "use_juggler_return"
    assert closing(level=2, sides={A: "juggler_a"}, schnapps={A: 1}).decision != "use_juggler_return"


def test_the_juggler_also_comes_in_the_last_round():
    """R115, R139a: a phase of its own after the last turn; the card counts in the end."""
    state = closing(round=8, level=2, sides={A: "juggler_a"}, schnapps={A: 1}, seated={A: "noble"}, discard={A: ""})
    assert state.decision == "use_juggler_return"
    do(state, "return noble")

    assert state.decision == "over"
    assert state.scores()[A] == 10


def test_a_banned_card_cannot_be_saved():
    """R105, R139."""
    state = service(
        beer=4, level=2, display="guest_4_7 - - -", seated={A: "regular_1 regular_2"}, sides={A: "juggler_a"},
        schnapps={A: 1},
    )  # fmt: skip
    do(state, "recruit guest_4_7", "ban regular_1", "end", "finish", "end")

    assert said(state) == ["decline", "return regular_2"]


def test_a_guest_at_a_returned_table_can_be_saved():
    """R84, R139: the returned table card itself cannot."""
    state = service(
        doubloons=7, level=2, seated={A: "regular_1 regular_2 regular_3 regular_4"}, laid={A: "table"},
        sides={A: "juggler_a"}, schnapps={A: 1},
    )  # fmt: skip
    do(state, "upgrade tables 1", "end", "finish", "end")

    assert said(state) == ["decline", *(f"return regular_{number}" for number in (1, 2, 3, 4))]


# -- closing time and the end


def test_closing_time():
    """R116, R6: all laid-out cards are discarded, dice go back."""
    state = service("regular_1:2", seated={A: "regular_1 noble noble"}, laid={A: "waitress"}, discard={A: "regular_2"})
    state.round = 8
    do(state, "end", "finish", "end")

    assert state.decision == "over"
    assert sorted(names(state.discard[A]).split()) == ["noble", "noble", "regular_1", "regular_2", "waitress"]
    assert state.laid[A] == state.seated[A] == []
    assert state.nobles[A] == 0
    assert state.white == state.coloured == state.coaster == [[], []]


def test_returned_and_banned_cards_are_not_discarded():
    """R116, R118: they count for nobody."""
    state = service(
        beer=4, doubloons=9, display="guest_4_7 - - -", seated={A: "guest_8_4"}, laid={A: "dishwasher dishwasher"},
        discard={A: ""},
    )  # fmt: skip
    state.round = 8
    do(state, "upgrade wash_place 2", "recruit guest_4_7", "ban guest_8_4", "end", "finish", "end")

    assert sorted(names(state.owned(A)).split()) == ["guest_4_7", "noble"]
    assert state.scores()[A] == 2 + 10
    assert supply_of(state, "dishwasher") == 16


def test_the_game_ends_after_round_8():
    """R117."""
    assert finished().decision == "over"
    assert closing(round=7).decision == "choose_free_upgrade"


def test_the_score_counts_all_cards():
    """R118, R120: also those laid out at the moment; 10 + 1 + 2 + 6 + 0."""
    state = a_state(
        level=1, deck={A: "noble"}, discard={A: "dishwasher"}, laid={A: "table"}, seated={A: "guest_8_4 regular_1"}
    )

    assert state.scores() == [19, 0]


def test_every_noble_of_a_stack_counts():
    """R118."""
    assert a_state(seated={A: "noble noble noble"}).scores() == [30, 0]


def test_schnapps_counts_a_point_each():
    """R118, R140."""
    assert finished(level=2, schnapps={A: 4, B: 1}).scores() == [4, 1]


def test_a_tie_is_broken_by_what_is_stored():
    """C28 (R119): 120 all; 3 goods against 2."""
    decks = {A: " ".join(["noble"] * 12), B: " ".join(["noble"] * 12)}
    state = finished(deck=decks, stored_doubloons={A: 2, B: 1}, stored_beer={A: 1, B: 1})

    assert state.scores() == [120, 120]
    assert state.ranking() == [1, 2]


def test_the_sum_of_both_goods_counts():
    """R119: 2 + 1 is 1 + 2; a shared victory."""
    state = finished(deck={A: "noble", B: "noble"}, stored_doubloons={A: 2, B: 1}, stored_beer={A: 1, B: 2})

    assert state.ranking() == [1, 1]


def test_the_other_places_are_ranked_the_same_way():
    """R119 (ruling)."""
    state = finished(
        players=4, deck={A: "noble", B: "noble noble", C: "noble"}, stored_beer={A: 1, C: 2}, stored_doubloons={A: 1}
    )

    assert state.ranking() == [2, 1, 2, 4]


def test_points_come_before_goods():
    """R119."""
    assert finished(deck={A: "noble"}, stored_beer={B: 2}).ranking() == [1, 2]
