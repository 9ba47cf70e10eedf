"""Dice keep their keys on the way from coaster to tray to space, so that they glide.  R53, R54"""

from itertools import pairwise

from app.engines.taverns import components as c
from app.models.table import NO_VIEWER
from app.models.taverns.pieces import NONE
from tests.engines.taverns.builder import A, B, C, do, drafting, placing, service
from tests.models.play import SEATS, persons
from tests.models.taverns.play import PRESENTER, games


def zone(state, key):
    return PRESENTER.table(state, A, persons(state.players)).zone(key)


def keys(state, key):
    return [piece.key for piece in zone(state, key).pieces]


def test_a_taken_die_goes_from_coaster_to_tray():
    state = drafting(["1 1 2 6", "3 3 4 5"])
    assert keys(state, "coaster:0") == ["coaster:0", "die:0:1:0", "die:0:1:1", "die:0:2:0", "die:0:6:0"]

    do(state, "draft 1")

    assert keys(state, "tray:0") == ["die:0:1:0"]
    assert keys(state, "coaster:0") == ["coaster:0", "die:0:1:1", "die:0:2:0", "die:0:6:0"]


def test_coasters_go_to_the_left_with_their_dice():
    """C9: seat 1 starts; after one pick each, coaster 1 lies before seat 2 and so on."""
    state = drafting(["1 1 2 6", "3 3 4 5", "2 4 5 6"], start=B)
    do(state, "draft 5", "draft 6", "draft 6")

    assert keys(state, "coaster:2") == ["coaster:1", "die:1:3:0", "die:1:3:1", "die:1:4:0"]
    assert keys(state, "coaster:0")[0] == "coaster:2"
    assert keys(state, "coaster:1")[0] == "coaster:0"
    assert zone(state, "coaster:0").pieces[0].origin == C


def test_a_coaster_tells_where_it_goes_and_for_the_last_pick_nowhere():
    state = drafting(["1 1 2 6", "3 3 4 5", "2 4 5 6"])
    assert [zone(state, f"coaster:{seat}").pieces[0].goes_to for seat in (A, B, C)] == [1, 2, 0]

    for _ in range(3 * 3):
        state.apply(state.legal()[0])
    assert [zone(state, f"coaster:{seat}").pieces[0].goes_to for seat in (A, B, C)] == [NONE, NONE, NONE]


def test_no_white_die_is_ever_lost_or_doubled_in_a_draft():
    for states, _ in games():
        for state in states:
            if state.decision == "draft_die":
                shown = PRESENTER.table(state, 0, SEATS[: state.players]).pieces()
                white = [piece.key for piece in shown if piece.key.startswith("die:") and ":own:" not in piece.key]
                assert len(white) == len(set(white)) == 4 * state.players


def test_a_die_keeps_its_key_through_the_draft():
    """Whatever is taken: all other dice stay what they are."""
    for states, _ in games():
        for before, after in pairwise(states):
            if before.decision == after.decision == "draft_die" and before.round == after.round:
                faces = [
                    {p.key: p.pips for p in PRESENTER.table(s, 0, SEATS[: s.players]).pieces() if "die:" in p.key}
                    for s in (before, after)
                ]
                assert faces[0] == faces[1]


def used(state, key):
    """The faces of the used dice in a tray, and the number of all dice there."""
    pieces = zone(state, key).pieces
    return [piece.pips for piece in pieces if piece.used], len(pieces)


def test_dice_of_players_who_are_done_are_used_and_those_of_others_wait():
    state = placing("1 2 3 4", active=B, start=A)
    state.white[A] = [1, 2, 3, 4]

    assert used(state, "tray:0") == ([1, 2, 3, 4], 4)
    assert used(state, "tray:1") == ([], 4)


def test_a_used_die_stays_on_the_table_and_says_so():
    """It was gone as soon as it had brought something."""
    state = placing("3 3 5 6")
    do(state, "place 3 cash_till", "place 3 barrel", "place 5 monk", "place 6 beer_delivery", "finish")
    assert used(state, "tray:0") == ([], 0)

    do(state, "activate cash_till")
    assert used(state, "tray:0") == ([3], 1)
    assert len(keys(state, "placed:0")) == 3
    (die,) = zone(state, "tray:0").pieces
    assert "Used this evening." in PRESENTER.describe(die, NO_VIEWER).tip

    do(state, "activate_all")
    assert used(state, "tray:0") == ([3, 3, 5, 6], 4)
    assert not keys(state, "placed:0")


def test_a_die_that_was_made_a_joker_is_used_and_says_so_while_the_joker_lies_there():
    """It was gone, and with it one of those that had brought something."""
    state = placing("1 2 3 6", level=2, sides={A: "juggler_b"}, schnapps={A: 1})
    do(state, "juggle 3", "place X monk", "place 1 cash_till", "place 2 barrel", "place 6 beer_delivery", "finish")
    assert used(state, "tray:0") == ([3], 1)

    do(state, "activate barrel")
    assert used(state, "tray:0") == ([2, 3], 2)
    do(state, "activate_all")
    assert used(state, "tray:0") == ([1, 2, 3, 6], 4)


def test_used_dice_stay_until_the_next_evening():
    """In whole games: all dice of a seat lie somewhere from its first roll until the dice are rolled again.

    Once no more dice are placed, a joker is one more beside the die that it was.
    """
    seen = 0
    for states, _ in games():
        for state in states[::7]:
            if state.phase in ("E", "F"):
                for seat in range(state.players):
                    lying = keys(state, f"tray:{seat}") + keys(state, f"placed:{seat}")
                    if state.phase == "F":
                        lying = [key for key in lying if ":x:" not in key]
                    assert len(lying) == len(state.white[seat]) + len(state.coloured[seat])
                    seen += len(used(state, f"tray:{seat}")[0])
    assert seen > 100


def test_no_used_die_can_be_chosen():
    for states, _ in games():
        for state in states[::3]:
            if state.actor >= 0 and state.phase in ("E", "F"):
                gone = {piece.key for piece in zone(state, f"tray:{state.actor}").pieces if piece.used}
                assert not gone & {key for path, _ in PRESENTER.spell(state) for key in path}


def test_a_placed_die_moves_alone_when_placed_from_left_to_right():
    state = placing("2 2 2 5", seated={A: "regular_1 regular_5"})
    before = keys(state, "tray:0")

    do(state, "place 2 regular_1", "place 2 regular_5")

    assert keys(state, "placed:0") == before[:2]
    assert keys(state, "tray:0") == before[2:]


def test_an_activated_die_is_the_one_that_goes():
    state = service("cash_till:3 barrel:3 monk:5")
    till, barrel, monk = keys(state, "placed:0")

    do(state, "activate cash_till")
    assert keys(state, "placed:0") == [barrel, monk]
    do(state, "activate monk")
    assert keys(state, "placed:0") == [barrel]
    assert till != barrel


def test_own_dice_are_known_by_their_colour():
    state = placing("2 2 2 5 6", laid={A: "waitress"})

    assert [(p.key, p.owner) for p in zone(state, "tray:0").pieces][-1] == ("die:0:own:0", A)


def test_a_joker_is_a_die_of_its_own():
    """R137"""
    state = do(placing("2 2 3 5", level=2, sides={A: "juggler_b"}, schnapps={A: 2}), "juggle 2")

    assert keys(state, "tray:0")[-1] == "die:0:x:0"
    assert zone(state, "tray:0").pieces[-1].face == "die_x"
    do(state, "place X monk")
    assert zone(state, "placed:0").pieces[0].space == c.ON_MONK


def test_unplaced_dice_are_shown_as_lost_while_serving():
    """R60"""
    state = placing("2 2 3 5")
    state.apply(("place", 5, c.ON_MONK))
    state.apply(("finish",))

    assert all(piece.lost for piece in zone(state, "tray:0").pieces)
    assert len(zone(state, "tray:0").pieces) == 3


def test_every_die_is_shown_exactly_once_in_every_phase():
    for states, _ in games():
        for state in states[::4]:
            if state.phase == "E":
                shown = keys(state, f"tray:{state.active}") + keys(state, f"placed:{state.active}")
                assert len(shown) == len(state.white[state.active]) + len(state.coloured[state.active])


def test_dice_lie_by_their_numbers_while_others_move():
    """They lay as they were taken while another placed, and by their numbers when the own turn began."""
    state = placing("1 2 3 4", active=B, start=B)
    state.white[A], state.coloured[A] = [5, 2, 4, 2], [3]

    assert [piece.pips for piece in zone(state, "tray:0").pieces] == [2, 2, 3, 4, 5]
