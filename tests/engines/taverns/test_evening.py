"""Next evening, the tavern fills, the waitress, the draft.  R22-R54"""

from collections import Counter

import pytest

from app.engines.taverns.components import SUMMER, TILES, WINTER
from tests.engines.taverns.builder import (
    GAME,
    A,
    B,
    C,
    D,
    again,
    do,
    drafting,
    evening,
    filling,
    gained,
    mask,
    names,
    owns,
    placing,
    said,
    service,
    supply_of,
    verbs,
)

ALL_TILES = " ".join(tile.id for tile in TILES)


def phases(state):
    """Play on with the first choices to the end of the round: who decided what, without repetitions."""
    told = []
    this = state.round
    while state.round == this and state.decision != "over":
        if not told or told[-1] != (state.decision, state.actor):
            told.append((state.decision, state.actor))
        state.apply(state.legal()[-1])  # finish, end, decline nothing, last face
    return told


# -- A: the next evening


def test_the_phases_follow_each_other():
    """R22, R23: choice, filling, draft; then each player places and serves in one go."""
    state = evening(3, 3, start=B, counter_guests={C: 1})

    # the last choice throws the counter guest away; four rounds of picks
    assert phases(state) == [
        ("choose_round_bonus", B),
        ("choose_round_bonus", C),
        ("choose_round_bonus", A),
        ("use_counter_guest_redraw", C),
        *[("draft_die", seat) for seat in (B, C, A)] * 4,
        ("place_dice", B),
        ("service", B),
        ("place_dice", C),
        ("service", C),
        ("place_dice", A),
        ("service", A),
    ]


def test_the_beer_mug_goes_to_the_left():
    """R117: the next round starts with the next seat."""
    state = evening(3, 3, start=C)
    phases(state)

    assert (state.round, state.start) == (4, A)


def test_everybody_gets_a_counter_guest_in_round_1():
    """C01 (R25, R26, R30)."""
    state = evening(1)

    assert state.counter_guests == [1, 1]
    assert GAME.new(2, seed=4).counter_guests == [1, 1]


@pytest.mark.parametrize(("level", "track"), [(1, SUMMER), (2, WINTER)])
def test_what_each_evening_brings(level, track):
    """R26, R31: the printed bonuses of both sides."""
    kinds = [space.bonus for space in track]
    choices = {
        number: [option if isinstance(option, str) else names([option]) for option in space.options]
        for number, space in enumerate(track, 1)
        if space.options
    }

    if level == 1:
        assert [number for number, kind in enumerate(kinds, 1) if kind == "counter_guest"] == [1, 4, 6]
        assert choices == {
            2: ["three_stack", "beer_dealer"],
            3: ["die", "dishwasher"],
            5: ["table", "supplier"],
            7: ["die", "beer_dealer"],
        }
        assert kinds[7] == "free_upgrade"
    else:
        assert [number for number, kind in enumerate(kinds, 1) if kind == "counter_guest"] == [1, 4, 7]
        assert [number for number, kind in enumerate(kinds, 1) if kind == "entertainer"] == [2, 3, 5]
        assert choices == {6: ["die", "dishwasher"], 8: ["table", "supplier"]}


def test_the_guest_of_round_2_is_not_recruited():
    """C02 (R26, R27): no beer is paid, and one guest may still be recruited this round."""
    state = evening(2, three_stack="guest_3_4 guest_3_1", stored_beer={A: 2})
    do(state, "bonus three_stack", "bonus beer_dealer")

    assert owns(state, A, "guest_3_4") == owns(state, B, "beer_dealer") == 1
    assert supply_of(state, "beer_dealer") == 15
    assert names(state.three_stack) == "guest_3_1"
    assert state.stored_beer == [2, 0]
    while state.decision == "draft_die":
        state.apply(state.legal()[0])
    do(state, "finish")
    state.beer = 3
    assert "recruit guest_3_1" in said(again(state))


def test_the_card_of_the_evening_is_there_in_the_same_round():
    """R3, R26: it lies on top of the draw pile when the tavern fills."""
    state = evening(2, three_stack="guest_3_4 guest_3_1", deck={A: "regular_1 regular_2 regular_3"})
    do(state, "bonus three_stack", "bonus beer_dealer")

    assert names(state.seated[A]) == "guest_3_4 regular_1 regular_2"
    assert names(state.laid[B]) == "beer_dealer"


def test_a_bonus_must_be_taken_and_only_what_is_there():
    """R8b, R27: no way to decline; an empty supply is no option."""
    state = evening(2, supply={"beer_dealer": 1})
    assert said(state) == ["bonus three_stack", "bonus beer_dealer"]

    do(state, "bonus beer_dealer")
    assert (state.actor, said(state)) == (B, ["bonus three_stack"])


def test_the_first_player_may_take_the_last_one():
    """R7, R27: the choices fall in turn order."""
    state = evening(5, 3, start=C, supply={"table": 1, "supplier": 1})
    do(state, "bonus table")
    assert (state.actor, said(state)) == (A, ["bonus supplier"])

    do(state, "bonus supplier")
    assert state.decision == "draft_die"  # nothing is left for the third


def test_the_fifth_display_card_comes_up_at_once_when_the_three_stack_ends():
    """R27, R98: and it is no option of this bonus."""
    state = evening(2, three_stack="guest_3_4", guest_deck="guest_6_1 guest_6_2")
    before = state.revealed
    do(state, "bonus three_stack")

    assert names(state.display[4:]) == "guest_6_1"
    assert state.covered == -1
    assert state.revealed > before
    assert said(state) == ["bonus beer_dealer"]


def test_the_bonus_die_is_rolled_at_once_and_kept():
    """R28, R51: it is one of three coloured dice, with the face rolled in phase A."""
    state = evening(3, deck={A: "waitress waitress waitress regular_1 regular_2 regular_3"})
    do(state, "bonus die")
    assert len(state.coloured[A]) == 1
    face = state.coloured[A][0]

    do(state, "bonus dishwasher")
    assert state.out(A, 3) == 3
    assert len(state.coloured[A]) == 3
    assert state.coloured[A][0] == face


def test_the_bonus_die_is_for_one_round():
    """R28, R116: dice go back to the supply."""
    state = evening(3, discard={A: "regular_1 regular_2 regular_3", B: "regular_1 regular_2 regular_3"})
    do(state, "bonus die", "bonus die")
    assert [len(faces) for faces in state.coloured] == [1, 1]
    phases(state)

    assert state.round == 4
    assert state.coloured == [[], []]


def test_the_last_summer_evening_turns_a_tile_over():
    """R29: free of charge, no noble, no card returned, and any tile that lies on its base side."""
    state = evening(8, tiles={A: "safe"})
    assert state.decision == "choose_free_upgrade"
    assert len(verbs(state, "tile")) == 8
    assert "safe" not in verbs(state, "tile")

    do(state, "tile barrel")
    assert state.tiles[A] == mask("safe barrel")
    assert owns(state, A, "noble") == 0
    assert (state.actor, len(verbs(state, "tile"))) == (B, 9)


def test_the_free_upgrade_holds_this_very_evening():
    """R29, R32, R50, R58: the table is filled, the waitress rolls, the wash place raises."""
    state = evening(8, 4, supply={"waitress": 0, "dishwasher": 0, "table": 0})
    do(state, "tile tables", "tile waitress_post", "tile wash_place", "tile cash_till")

    assert [len(state.seated[seat]) for seat in range(4)] == [4, 3, 3, 3]
    assert [len(state.coloured[seat]) for seat in range(4)] == [0, 1, 0, 0]
    assert [state.raises(seat) for seat in range(4)] == [0, 0, 1, 0]


def test_a_full_tavern_gets_nothing_in_the_last_summer_evening():
    """R29, R8b."""
    state = evening(8, tiles={A: ALL_TILES})

    assert (state.decision, state.actor) == ("choose_free_upgrade", B)


def test_schnapps_of_the_round_track_at_level_2():
    """C29 (R31, R130, R145): 7 by round 8; at level 3 only those of rounds 2 and 8."""
    for level, expected in ((2, [0, 1, 2, 0, 1, 2, 0, 1]), (3, [0, 1, 0, 0, 0, 0, 0, 1])):
        found = []
        for number in range(1, 9):
            state = evening(number, 2, level, schnapps={A: 4, B: 4})
            assert state.schnapps[A] == state.schnapps[B]
            found.append(state.schnapps[A] - 4)  # above 4 until the turn ends
        assert found == expected


def test_schnapps_comes_before_the_bonus_of_the_space():
    """R25: the schnapps of round 2 is there when the musician's side is chosen."""
    state = evening(2, 2, 2)

    assert state.decision == "choose_entertainer_side"
    assert state.schnapps == [1, 1]


def test_no_schnapps_in_summer():
    """R10, R31."""
    assert all(evening(number).schnapps == [0, 0] for number in range(1, 9))


# -- B: the tavern fills


def test_cards_are_revealed_until_all_tables_are_taken():
    """C03 (R32, R33, R34, R36): the table card adds a table at once."""
    state = filling(deck={A: "regular_1 waitress regular_2 table regular_3 regular_4 supplier"})

    assert names(state.seated[A]) == "regular_1 regular_2 regular_3 regular_4"
    assert names(state.laid[A]) == "waitress table"
    assert gained(state, A) == "supplier"


def test_a_full_tavern_reveals_nothing_more():
    """C04 (R33): the table card comes too late."""
    state = filling(deck={A: "regular_1 regular_2 regular_3 table waitress"})

    assert names(state.seated[A]) == "regular_1 regular_2 regular_3"
    assert state.laid[A] == []
    assert gained(state, A, 2) == "table waitress"


def test_nobles_share_one_table():
    """C05 (R35)."""
    state = filling(deck={A: "noble regular_1 noble supplier noble regular_2 regular_3"})

    assert names(state.seated[A]) == "noble regular_1 regular_2"
    assert state.nobles[A] == 3
    assert names(state.laid[A]) == "supplier"
    assert gained(state, A) == "regular_3"


def test_the_upgraded_tables_seat_four():
    """R32, R82: from the round after the upgrade on."""
    deck = {A: "regular_1 regular_2 regular_3 regular_4 regular_5"}

    assert len(filling(deck=deck, tiles={A: "tables"}).seated[A]) == 4
    assert len(filling(deck=deck, fresh={A: "tables"}).seated[A]) == 3  # within the round itself


def test_tables_revealed_in_this_phase_count_each():
    """R32: 3 + 2; all table cards out of one pile."""
    state = filling(deck={A: "table table regular_1 regular_2 regular_3 regular_4 noble noble regular_5"})

    assert names(state.seated[A]) == "regular_1 regular_2 regular_3 regular_4 noble"
    assert state.nobles[A] == 1  # with all tables full the second noble stays in the pile


def test_cards_go_to_their_places():
    """R36: tavern cards are laid beside the tavern in the order revealed, guests sit down."""
    deck = "bard beer_dealer supplier waitress dishwasher guest_4_1 guest_5_1 regular_1"
    state = filling(level=3, deck={A: deck})

    assert names(state.laid[A]) == "bard beer_dealer supplier waitress dishwasher"
    assert names(state.seated[A]) == "guest_4_1 guest_5_1 regular_1"


def test_an_empty_pile_is_made_of_the_discard_pile():
    """C06 (R37): nine cards are shuffled in, and revealing goes on."""
    discard = "regular_2 regular_3 regular_4 regular_5 regular_6 regular_7 guest_4_1 guest_4_2 guest_4_3"
    state = filling(deck={A: "regular_1"}, discard={A: discard})

    assert ("shuffled", A, 9) in state.trace
    assert names(state.seated[A][:1]) == "regular_1"
    assert len(state.seated[A]) == 3
    assert state.discard[A] == []
    assert len(state.deck[A]) == state.hidden[A] == 7


def test_the_new_pile_is_shuffled():
    """R37: the first card drawn from it is any of them."""
    seen = Counter()
    for seed in range(300):
        state = filling(deck={A: "regular_1"}, discard={A: "regular_2 regular_3 regular_4"}, seed=seed)
        seen[names(state.seated[A][1:2])] += 1
    assert set(seen) == {"regular_2", "regular_3", "regular_4"}
    assert min(seen.values()) > 60


def test_the_last_card_needs_no_new_pile():
    """R37: a pile that ends with the last table is not made anew."""
    state = filling(deck={A: "regular_1 regular_2 regular_3"}, discard={A: "regular_4"})

    assert state.deck[A] == []
    assert names(state.discard[A]) == "regular_4"


def test_with_both_piles_empty_tables_stay_free_and_nobody_asks():
    """R37, R49 (ruling): no redraw, although a counter guest is there."""
    state = filling(deck={A: "regular_1 waitress"}, discard={A: ""}, counter_guests={A: 1, B: 1})

    assert names(state.seated[A]) == "regular_1"
    assert (state.decision, state.actor) == ("use_counter_guest_redraw", B)


def test_filling_is_no_decision():
    """R38: without counter guests the next thing asked is the draft."""
    assert filling().decision == "draft_die"


def test_a_counter_guest_throws_the_evening_away():
    """C07 (R49, R30): three cards go, three tables are free again, new cards come."""
    state = filling(
        deck={A: "regular_5 regular_6 regular_7 guest_4_1 waitress guest_4_2 regular_1"},
        discard={A: ""},
        counter_guests={A: 1},
    )
    assert names(state.seated[A]) == "regular_5 regular_6 regular_7"
    do(state, "redraw")

    assert names(sorted(state.discard[A])) == "regular_5 regular_6 regular_7"
    assert names(state.seated[A]) == "guest_4_1 guest_4_2 regular_1"
    assert names(state.laid[A]) == "waitress"
    assert state.counter_guests[A] == 0
    assert state.decision == "draft_die"


def test_the_counter_guest_may_stay():
    """R30, R49: keeping the guests keeps the counter guest."""
    state = do(filling(counter_guests={A: 2}), "keep")

    assert state.counter_guests[A] == 2
    assert state.decision == "draft_die"


def test_table_cards_thrown_away_no_longer_count():
    """R49, R32, R35: three tables again, and the next noble is a first noble."""
    state = filling(
        deck={A: "table noble noble regular_1 regular_2 regular_3 noble regular_4 noble regular_5 regular_6"},
        counter_guests={A: 1},
    )
    assert names(state.seated[A]) == "noble regular_1 regular_2 regular_3"
    do(state, "redraw")

    assert names(state.seated[A]) == "noble regular_4 regular_5"
    assert state.nobles[A] == 2
    assert gained(state, A) == "regular_6"
    assert state.discard[A].count(6) == 2


def test_cards_thrown_away_come_back_only_with_a_new_pile():
    """R49, R37."""
    state = filling(deck={A: "regular_1 regular_2 regular_3 regular_4"}, discard={A: ""}, counter_guests={A: 1})
    do(state, "redraw")

    assert names(state.seated[A][:1]) == "regular_4"
    assert {*names(state.seated[A][1:]).split()} < {"regular_1", "regular_2", "regular_3"}
    assert len(state.deck[A]) == 1
    assert state.discard[A] == []


def test_each_finishes_his_redraws_before_the_next_decides():
    """R7, R49 (ruling): all taverns are full first; then in turn order; dice come after the last."""
    state = filling(start=B, players=3, counter_guests={A: 1, B: 2, C: 1})
    assert all(len(seated) >= 3 for seated in state.seated)
    asked = []
    for text in ("redraw", "redraw", "keep", "redraw"):
        assert state.decision == "use_counter_guest_redraw"
        assert said(state) == ["keep", "redraw"]
        assert not any(state.coaster)
        asked.append(state.actor)
        do(state, text)

    assert asked == [B, B, C, A]
    assert state.decision == "draft_die"
    assert state.counter_guests == [0, 0, 1]


# -- C: the waitress comes


def test_never_more_than_three_coloured_dice():
    """C08 (R50, R51): three waitresses and a permanent one."""
    deck = {A: "waitress waitress waitress regular_1 regular_2 regular_3"}

    assert len(filling(deck=deck, tiles={A: "waitress_post"}).coloured[A]) == 3
    assert len(filling(deck=deck).coloured[A]) == 3


def test_one_die_for_each_waitress():
    """R50: cards that were thrown away give none."""
    assert len(filling(deck={A: "waitress waitress regular_1 regular_2 regular_3"}).coloured[A]) == 2
    assert len(filling(deck={A: "regular_1 regular_2 regular_3"}, tiles={A: "waitress_post"}).coloured[A]) == 1
    state = filling(
        deck={A: "waitress regular_1 regular_2 regular_3 regular_4 regular_5 regular_6"}, counter_guests={A: 1}
    )
    assert do(state, "redraw").coloured[A] == []


def test_a_permanent_waitress_serves_from_the_next_round_on():
    """C19 (R82): upgraded in phase F, no die in this round, one in the next."""
    state = service(doubloons=12, discard={A: "regular_1 regular_2 regular_3 regular_4"})
    do(state, "upgrade waitress_post 0", "end")
    assert state.coloured[A] == []

    do(state, "finish", "end")
    while state.decision != "draft_die":
        state.apply(state.legal()[0])
    assert state.round == 5
    assert len(state.coloured[A]) == 1


# -- D: the draft


def test_coasters_go_to_the_left():
    """C09 (R53)."""
    state = drafting(["1 1 2 6", "3 3 4 5", "2 4 5 6"], start=B)
    do(state, "draft 5", "draft 6", "draft 6")

    assert state.actor == B
    assert state.coaster == [[2, 4, 5], [1, 1, 2], [3, 3, 4]]
    assert state.white == [[6], [5], [6]]


def test_the_options_are_the_faces_in_front():
    """R53, R5: equal dice are one option."""
    state = drafting(["1 1 2 6", "3 3 4 5"])

    assert said(state) == ["draft 1", "draft 2", "draft 6"]
    do(state, "draft 1")
    assert (state.actor, said(state)) == (B, ["draft 3", "draft 4", "draft 5"])
    do(state, "draft 3")
    assert said(state) == ["draft 3", "draft 4", "draft 5"]  # B's coaster


def test_everybody_ends_with_four_white_dice():
    """R54: all 16 dice are dealt, and the last pick has no choice left."""
    state = drafting(["1 2 3 4", "5 6 1 2", "3 4 5 6", "1 2 3 4"], start=D)
    rolled = Counter(face for coaster in state.coaster for face in coaster)
    picks = []
    while state.decision == "draft_die":
        picks.append((state.actor, len(state.legal())))
        state.apply(state.legal()[0])

    assert [len(faces) for faces in state.white] == [4] * 4
    assert Counter(face for faces in state.white for face in faces) == rolled
    assert [actor for actor, _ in picks] == [D, A, B, C] * 4
    assert [number for _, number in picks[-4:]] == [1] * 4
    assert not any(state.coaster)


def test_all_roll_at_once_and_everybody_sees_it():
    """R24, R52: faces from 1 to 6, none left out."""
    seen = Counter()
    for seed in range(40):
        state = GAME.new(4, seed=seed)
        do(state, "keep", "keep", "keep", "keep")
        seen.update(face for coaster in state.coaster for face in coaster)
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert min(seen.values()) > 70  # about 107 expected


def test_white_and_coloured_dice_are_placed_together():
    """R5, R54, R58: the fifth die is a coloured one."""
    state = placing("1 2 3 4 6")

    assert state.dice[1:7] == [1, 1, 1, 1, 0, 1]
    assert "place 6 beer_delivery" in said(state)
