"""Activating persons, what counts, and persons with rules of their own.  Chapters 8 and 14"""

import pytest

from app.engines.bruges.components import BIT, NUMBER
from tests.engines.bruges.builder import (
    A,
    B,
    C,
    asks,
    closing,
    display,
    do,
    names,
    said,
    threats,
    turn,
    verbs,
    workers,
)
from tests.engines.bruges.rows import a_turn

FIVE = "queen earl judge mayor reeve"
OTHER = "smith prince baker dyer monk"


def test_a_lightning_text_comes_once():
    """R64: at once and never again while he stays; again each time he moves in."""
    state = turn(hand={A: "alchemist"}, houses={A: "red+bookkeeper blue"}, guilders={A: 3})
    do(state, "recruit alchemist 1")
    assert state.guilders[A] == 6
    assert verbs(state, "activate") == ["bookkeeper"]
    again = turn(hand={A: "alchemist"}, houses={A: "blue"}, guilders={A: 3}, used="alchemist")
    do(again, "recruit alchemist 0")
    assert again.guilders[A] == 6


def test_a_lightning_text_is_compulsory():
    """R64: parts that are impossible are skipped, the others carried out."""
    state = turn(hand={A: "lock_keeper"}, houses={A: "blue"}, guilders={A: 3})
    do(state, "recruit lock_keeper 0")
    assert (state.guilders[A], asks(state)) == (2, ("red", "end_turn"))
    state = turn(hand={A: "gatekeeper"}, houses={A: "blue"}, guilders={A: 6 + 1}, tiles={A: (0, 1)})
    do(state, "recruit gatekeeper 0")
    assert state.tiles[:2] == [1, 1]


def test_the_worker_is_shown_on_the_card():
    """R65: not the colour of the card; once per round."""
    state = turn(houses={A: "red+prince"}, workers={A: "violet violet"})
    assert said(state) == ["end"]
    state = turn(houses={A: "red+prince"}, workers={A: "yellow yellow"})
    do(state, "activate prince")
    assert (workers(state, A), said(state)) == ("yellow", ["end"])


def test_only_in_the_own_turn():
    """R65, R66: the other's persons are not offered."""
    state = turn(houses={A: "red+bookkeeper", B: "red+innkeeper"})
    assert said(state) == ["activate bookkeeper", "end"]
    do(state, "end")
    assert said(state) == ["activate innkeeper", "end"]


def test_marks_are_cleared():
    """R66, R69, R84: at the end of the round."""
    state = closing(houses={A: "red+bookkeeper"}, used="bookkeeper", hand={A: FIVE, B: OTHER})
    assert state.used == 0
    state = turn(houses={A: "red+bookkeeper"}, used="bookkeeper")
    assert said(state) == ["end"]


def test_the_mark_belongs_to_the_card():
    """R69: back to the hand and laid out again in the same round, he is still used."""
    state = turn(
        new_citizens=True, houses={A: "red+master_of_ceremonies blue+bookkeeper"}, workers={A: "yellow"},
        guilders={A: 1},
    )  # fmt: skip
    do(state, "activate bookkeeper", "activate master_of_ceremonies")
    assert (names(state.hand[A]), state.guilders[A]) == ("bookkeeper", 6)
    do(state, "recruit bookkeeper 1")
    assert said(state) == ["end"]
    assert state.used & BIT[NUMBER["bookkeeper"]]


def test_the_mark_ends_in_the_discard_pile():
    """R69 (ruling): discarded and fetched from the discard pile in the same round, he can be activated again."""
    state = turn(
        new_citizens=True, houses={A: "red+hangman blue+bookkeeper red"}, workers={A: "red"},
        hand={A: "market_overseer"}, guilders={A: 9},
    )  # fmt: skip
    do(state, "activate bookkeeper", "activate hangman")
    assert (names(state.discard), state.used & BIT[NUMBER["bookkeeper"]]) == ("bookkeeper", 0)
    do(state, "recruit market_overseer 1", "lay bookkeeper 2")
    assert said(state) == ["activate bookkeeper", "end"]
    assert state.used == BIT[NUMBER["hangman"]]


def test_a_benefit_after_the_cost():
    """R71, R77: the worker paid cannot be exchanged any more."""
    assert verbs(turn(houses={A: "red+mason"}, workers={A: "red"}), "activate") == []
    assert verbs(turn(houses={A: "red+mason"}, workers={A: "red blue"}), "activate") == ["mason"]


def test_one_op_with_a_benefit_is_enough():
    """R71: the Baron always, the Sovereign Princess without a card too, the Baroness with a card to draw."""
    state = turn(houses={A: "red+sovereign_princess red+theologian"}, workers={A: "red violet"})
    assert verbs(state, "activate") == ["sovereign_princess", "theologian"]


def test_who_chooses():
    """R72, R136: the opponent what he gives, the active player everything else."""
    state = turn(hand={A: "smuggler"}, houses={A: "red"}, guilders={A: 3, B: 2}, workers={B: "red"})
    do(state, "recruit smuggler 0")
    assert asks(state) == ("yellow", "give_guilders_or_worker")
    state = turn(players=3, houses={A: "red+pickpocket"}, workers={A: "brown"}, guilders={B: 2, C: 2})
    do(state, "activate pickpocket")
    assert asks(state) == ("red", "choose_target")


def test_persons_override_the_rules():
    """R70: a second card, a house without a worker, a tile without a card, two steps without a low die."""
    state = turn(
        hand={A: "king queen mason"}, houses={A: "red+messenger red+architect red+bard"}, workers={A: "blue blue blue"},
        guilders={A: 2}, tiles={A: (0, 2)},
    )  # fmt: skip
    do(state, "activate architect", "card mason", "activate bard", "activate messenger", "workers king")
    assert (state.tiles[:2], len(state.houses[A]), state.guilders[A], asks(state)) == (
        [1, 2], 4, 0, ("red", "play_card"),
    )  # fmt: skip


def test_workers_of_choice():
    """R76: each colour freely, equal ones too."""
    state = turn(houses={A: "red+cook"}, workers={A: "yellow"})
    do(state, "activate cook")
    assert len(said(state)) == 15
    assert {"take blue blue", "take blue violet", "take red violet"} <= set(said(state))


def test_groups():
    """R75, R153: Travellers and pets are one group each; of one group one counts."""
    houses = "red+saddler red+dane red+scot red+pet_hen yellow+pet_cow+mason"
    state = turn(new_citizens=True, pets=True, houses={A: houses}, workers={A: "yellow"})
    do(state, "activate saddler")
    assert state.guilders[A] == 3


def test_pets_are_persons():
    """R88, R94: Jailer, Barker, Portraitist, Hangman, Chamberlain; the Watchdog is a person of Protection."""
    given = {"pets": True, "guilders": {A: 12}}
    state = turn(**given, hand={A: "barker"}, houses={A: "red+pet_hen red+pet_cow+watchdog"})
    do(state, "recruit barker 0")
    assert state.points[A] == 3
    state = turn(**given, hand={A: "pet_horse"}, houses={A: "red+portraitist red+chamberlain"})
    do(state, "recruit pet_horse 0")
    assert (state.points[A], state.guilders[A]) == (1, 3)
    state = turn(**given, hand={A: "jailer"}, houses={A: "red+pet_hen"}, threats={A: "red red blue"})
    do(state, "recruit jailer 0")
    assert said(state) == ["return blue red", "return red red"]


def test_an_empty_house_of_a_pet():
    """R94, R97, R99: for a person a house with a pet only is empty."""
    state = turn(new_citizens=True, pets=True, hand={A: "brewer"}, houses={A: "red red+pet_hen"}, guilders={A: 9},
                 discard="mason")  # fmt: skip
    do(state, "recruit brewer 0", "lay mason 1")
    assert display(state, A) == "brewer mason pet_hen"


# -- persons one by one


@pytest.mark.parametrize(
    ("guilders", "receivers"),
    [(0, []), (1, ["yellow", "green", "blue"]), (2, ["yellow green", "yellow blue", "green blue"]), (3, []), (9, [])],
)
def test_the_moneylender(guilders, receivers):
    """R138: one each and nothing to oneself; all of them if there is enough."""
    state = turn(players=4, hand={A: "moneylender"}, houses={A: "red"}, guilders={A: 3 + guilders})
    do(state, "recruit moneylender 0")
    assert verbs(state, "receivers") == receivers
    if receivers:
        do(state, f"receivers {receivers[0]}")
    given = min(guilders, 3)
    assert (state.points[A], state.guilders[A], sum(state.guilders)) == (given, guilders - given, guilders)
    assert max(state.guilders[1:]) <= 1


def test_who_can_be_robbed():
    """R136, R137, R173: whoever has less gives what he has; who has nothing is not asked."""
    state = turn(players=4, hand={A: "beggar"}, houses={A: "red"}, guilders={A: 3},
                 workers={B: "red", 3: "blue blue blue"})  # fmt: skip
    do(state, "recruit beggar 0")
    assert (asks(state), workers(state, A), workers(state, 3)) == (("red", "end_turn"), "blue blue red", "blue")


def test_the_well_builder():
    """R140: lapses at the end of the turn; one tile only; offered after the last card too."""
    state = turn(houses={A: "red+well_builder red+acrobat red+bard"}, workers={A: "red blue"}, guilders={A: 4},
                 tiles={A: (1, 1)})  # fmt: skip
    do(state, "activate well_builder", "activate acrobat", "tile left", "activate bard")
    assert (state.tiles[:2], state.guilders[A]) == ([2, 2], 0)
    state = turn(houses={A: "red+well_builder"}, hand={A: "king mason"})
    do(state, "workers mason", "activate well_builder")
    assert state.free_canal
    do(state, "end", "end")
    assert not state.free_canal
    assert verbs(state, "canal") == []


def test_the_well_builder_and_a_card():
    """R140: action IV costs nothing then."""
    state = turn(houses={A: "red+well_builder"}, hand={A: "king"})
    assert verbs(state, "canal") == []
    do(state, "activate well_builder", "canal king left")
    assert (state.tiles[0], state.guilders[A]) == (1, 0)


def test_the_troublemaker():
    """R38, R141: opponents with a tile choose; the owner keeps his."""
    state = turn(
        players=4, hand={A: "troublemaker"}, houses={A: "red"}, guilders={A: 6},
        tiles={A: (1, 1), B: (1, 2), 3: (0, 3)},
    )  # fmt: skip
    do(state, "recruit troublemaker 0")
    assert (asks(state), said(state)) == (("yellow", "choose_canal_loss"), ["break left", "break right"])
    do(state, "break right")
    assert state.tiles == [1, 1, 1, 1, 0, 0, 0, 2]


def test_exchanging_workers():
    """R144: as many as wanted, in any colours; what was taken is not returned again."""
    state = turn(houses={A: "red+mason"}, workers={A: "red blue"})
    do(state, "activate mason", "swap blue red")
    assert (workers(state, A), said(state)) == ("red", ["end"])


def test_sharing_the_first_place():
    """R147: the Judge needs a step, a tile, a person or a pet of his own; alone in front he turns it anyway."""
    state = closing(players=3, pets=True, houses={A: "red+judge", B: "red+king+pet_hen"}, last_round=3)
    assert (state.turned[A], state.turned[B]) == (0b0010, 0b1000)
    state = closing(
        pets=True, houses={A: "red+judge+pet_cow", B: "red+king+pet_hen"}, steps={A: 1, B: 1},
        tiles={A: (1, 0), B: (0, 1)}, last_round=3,
    )  # fmt: skip
    assert state.turned == [0b1111, 0]
    state = closing(houses={A: "red+judge", B: "red+king red+queen"}, steps={B: 1}, tiles={B: (0, 1)}, last_round=3)
    assert state.turned == [0, 0b111]


def test_the_preacher_at_every_step():
    """R148, R159: each single one, also with the Noblewoman."""
    state = turn(hand={A: "burgrave"}, houses={A: "red+preacher red+noblewoman red"}, guilders={A: 9},
                 threats={A: "red blue violet"})  # fmt: skip
    do(state, "recruit burgrave 2", "return red")
    assert (asks(state), state.steps[A]) == (("red", "preacher"), 2)
    do(state, "decline")
    assert (state.points[A], state.guilders[A], threats(state, A)) == (1, 4, "blue violet")


def test_stucco_of_every_house():
    """R102, R149, R175: Architect, Carpenter, Sovereign Princess, a Traveller; the house's colour."""
    given = {"new_citizens": True, "threats": {A: "blue red"}}
    for person, worker in (("architect", "blue"), ("sovereign_princess", "red")):
        state = turn(**given, hand={A: "king"}, houses={A: f"red+stucco_worker red+{person}"}, workers={A: worker})
        do(state, f"activate {person}", "return blue")
        assert threats(state, A) == "red"
    state = turn(**given, hand={A: "carpenter king"}, houses={A: "red+stucco_worker red"}, guilders={A: 6})
    do(state, "recruit carpenter 1", "return blue")
    assert threats(state, A) == "red"
    state = turn(**given, hand={A: "greek"}, houses={A: "red+stucco_worker red"}, guilders={A: 3}, workers={A: "blue"},
                 discard="king")  # fmt: skip
    do(state, "recruit greek 1", "card king", "return blue")
    assert threats(state, A) == "red"


def test_the_tower_keeper_and_every_tile():
    """R150: Acrobat and Gatekeeper too; the colour of the space."""
    state = turn(hand={A: "gatekeeper"}, houses={A: "red+tower_keeper red+acrobat red"}, guilders={A: 6 + 1 + 4},
                 workers={A: "red"}, threats={A: "blue yellow"})  # fmt: skip
    do(state, "recruit gatekeeper 2", "tile left", "return blue", "activate acrobat", "tile left", "return yellow")
    assert (state.points[A], state.guilders[A], threats(state, A)) == (2, 0, "")


def test_the_fire_eater_not_for_himself():
    """R151: for others whatever way they come, in their colour."""
    state = turn(hand={A: "fire_eater"}, houses={A: "red"}, guilders={A: 6}, threats={A: "yellow"})
    do(state, "recruit fire_eater 0")
    assert said(state) == ["end"]
    state = turn(hand={A: "swindler"}, houses={A: "blue blue+fire_eater"}, guilders={A: 3}, threats={A: "yellow blue"})
    do(state, "recruit swindler 0")
    assert said(state) == ["end"]


def test_the_astronomer_looks_ahead_only():
    """R152: not at himself, not at persons laid out before; the Puppeteer's and Primus' activations neither."""
    state = turn(hand={A: "astronomer"}, houses={A: "red red+alchemist"}, guilders={A: 6})
    do(state, "recruit astronomer 0")
    assert (state.guilders[A], said(state)) == (0, ["end"])
    state = turn(exchange="primus:1", hand={A: "king"}, houses={A: "red red+alchemist red+astronomer"},
                 guilders={A: 12})  # fmt: skip
    do(state, "recruit king 0 exchange")
    assert (state.guilders[A], asks(state)) == (6, ("red", "end_turn"))
    state = turn(new_citizens=True, houses={A: "red+astronomer red+swedish_woman", B: "red+alchemist"},
                 workers={A: "blue"})  # fmt: skip
    do(state, "activate swedish_woman")
    assert (state.guilders[A], asks(state)) == (6, ("red", "end_turn"))


def test_the_storekeeper_counts_what_is_built_now():
    """R154: a section that lost a tile does not count."""
    state = turn(houses={A: "red+storekeeper"}, workers={A: "brown"}, tiles={A: (4, 5)}, crowned={A: (True, True)})
    do(state, "activate storekeeper")
    assert state.points[A] == 2


def test_two_players():
    """R162: each opponent is the one opponent."""
    state = turn(hand={A: "thief"}, houses={A: "red"}, guilders={A: 3, B: 2})
    do(state, "recruit thief 0")
    assert state.guilders == [2, 0]


def test_opponents_clockwise_from_the_left_neighbour():
    """R16, R178: whoever began the round; each is finished before the next."""
    state = turn(
        players=4, active=C, start=A, hand={C: "quack"}, houses={C: "red"}, guilders={C: 3}, threats={A: "blue blue"},
        workers={A: "red"},
    )  # fmt: skip
    do(state, "recruit quack 0")
    assert asks(state)[0] == "blue"
    do(state, "colour red")
    assert asks(state)[0] == "red"
    do(state, "colour blue")
    assert (workers(state, A), asks(state)[0]) == ("", "yellow")


def test_who_can_pay_is_asked():
    """R170: in full or not at all; the Vandal's house has neither person nor pet."""
    state = turn(pets=True, houses={A: "red+vandal", B: "red+king red+pet_hen"}, workers={A: "blue"})
    do(state, "activate vandal")
    assert (threats(state, B), asks(state)[0]) == ("blue", "red")
    state = turn(houses={A: "red+vandal", B: "red+king blue red"}, workers={A: "blue"})
    do(state, "activate vandal")
    assert said(state) == ["marker", "raze 1", "raze 2"]
    do(state, "raze 2")
    assert (len(state.houses[B]), display(state, B), threats(state, B)) == (2, "king", "")
    state = turn(houses={A: "red+swindler"}, workers={A: "violet", B: "red blue blue"})
    do(state, "activate swindler")
    assert said(state) == ["marker", "give blue", "give red"]
    state = turn(houses={A: "red+robber"}, workers={A: "yellow"}, guilders={B: 1})
    do(state, "activate robber")
    assert (threats(state, B), state.guilders[B]) == ("yellow", 1)


@pytest.mark.parametrize(("card", "worker", "colour"), [("arsonist", "red", "red"), ("murderer", "brown", "brown")])
def test_no_way_out(card, worker, colour):
    """R73, R170: Arsonist and Murderer take no payment; without a damage nobody is asked."""
    state = turn(houses={A: f"red+{card}", B: "red"}, workers={A: worker, B: "red"}, guilders={B: 9})
    do(state, f"activate {card}")
    assert (threats(state, B), asks(state)) == (colour, ("red", "end_turn"))


def test_markers_given_away():
    """R55, R177: no points for the giver; up to the limit."""
    state = turn(players=3, new_citizens=True, hand={A: "strategist"}, houses={A: "red"}, guilders={A: 3},
                 threats={A: "red blue violet"})  # fmt: skip
    do(state, "recruit strategist 0", "hand red yellow")
    assert "stop" in said(state)
    do(state, "hand violet yellow")
    assert (threats(state, A), threats(state, B), state.points) == ("blue", "red violet", [0, 0, 0])


def test_at_least_one_marker_goes_back():
    """R177: from one up to the limit, equal ones are one choice."""
    state = turn(houses={A: "red+priest"}, workers={A: "brown"}, threats={A: "red red blue"})
    do(state, "activate priest")
    assert said(state) == ["return blue", "return red", "return blue red", "return red red"]


@pytest.mark.parametrize(
    ("card", "most"),
    [("count", 1), ("monk", 1), ("priest", 2), ("nun", 1), ("militia", 1), ("master_at_arms", 1), ("theologian", 1)],
)
def test_up_to_a_limit(card, most):
    """R177: no more markers than the text says, though there are six."""
    state = a_turn(card, {"threats": {A: "blue blue red red violet violet"}, "guilders": {A: 9}})
    do(state, f"activate {card}")
    assert {len(action) - 1 for action in state.legal()} == set(range(1, most + 1))


def test_other_limits():
    """R177: Inquisitor, Physician, Sextus, Deacon, Barterer, Strategist."""
    six = {A: "blue blue red red violet violet"}
    state = a_turn("inquisitor", {"threats": six})
    do(state, "recruit inquisitor 0")
    assert {len(action) - 1 for action in state.legal()} == {1, 2, 3}
    state = turn(hand={A: "king"}, threats=six, houses={A: "red+physician"}, exchange="sextus:1")
    do(state, "threat king exchange")
    assert said(state) == ["return blue", "return red", "return violet", "decline"]
    do(state, "decline")
    assert {len(action) - 1 for action in state.legal() if action[0] == "return"} == {1, 2}
    state = a_turn("deacon", {"threats": six})
    do(state, "activate deacon", "option 0")
    assert said(state) == ["return blue", "return red", "return violet"]
    state = a_turn("barterer", {"workers": six})
    do(state, "activate barterer")
    assert {len(action) - 1 for action in state.legal()} == {1, 2}
    state = a_turn("strategist", {"threats": six})
    do(state, "recruit strategist 0", "hand red yellow", "hand red yellow")
    assert (asks(state), threats(state, B)) == (("red", "end_turn"), "red red")


def test_a_discard_by_every_opponent():
    """R176: of their choice; without a card nothing happens."""
    state = turn(players=3, hand={A: "keeper_of_the_seal", C: "king mason"}, houses={A: "red"}, guilders={A: 3})
    do(state, "recruit keeper_of_the_seal 0")
    assert (asks(state), said(state)) == (("green", "choose_discard"), ["card king", "card mason"])
    do(state, "card mason")
    assert names(state.discard) == "mason"


def test_cards_used_without_being_played():
    """R106, R175: no named colour is used up, and it is not the card of the turn."""
    state = turn(
        new_citizens=True, houses={A: "red+russian red+architect red+illuminator"}, workers={A: "red red blue"},
        hand={A: "king queen mason"}, exchange="decimus:1",
    )  # fmt: skip
    do(state, "activate russian", "activate architect", "card king", "activate illuminator", "card queen")
    assert (state.naming, state.played, state.markers) == (True, False, 1)
    assert "workers mason as violet" in said(state)


def test_order_after_a_card():
    """R172: action, lightning text, its repeat, reactions; each finished before the next."""
    state = turn(
        exchange="duodecimus:1", hand={A: "burgrave"}, guilders={A: 6}, threats={A: "yellow red"},
        houses={A: "red red+astronomer red+fire_eater red+preacher red+portraitist"},
    )  # fmt: skip
    order = []
    do(state, "recruit burgrave 0 exchange")
    while state.decision != "end_turn":
        order.append(state.decision)
        do(state, "yes" if state.decision == "astronomer_repeat" else "decline")
    assert order == ["preacher", "preacher", "astronomer_repeat", "preacher", "preacher", "fire_eater"]
    assert (state.steps[A], state.points[A]) == (4, 1)
    facts = [event[0] for event in state.trace if event[0] in ("laid", "advance", "points")]
    assert facts == ["laid", "advance", "advance", "advance", "advance", "points"]


def test_no_person_twice_at_once():
    """R169: an extra card cannot activate the person through whom it is played."""
    state = turn(exchange="primus:2", houses={A: "red+coachman red"}, workers={A: "yellow"}, hand={A: "king alchemist"},
                 guilders={A: 15})  # fmt: skip
    do(state, "activate coachman")
    assert verbs(state, "recruit") == ["king 1", "alchemist 1", "alchemist 1 exchange"]


def test_opponents_are_not_asked_without_a_choice():
    """R73, R173: a single answer is carried out."""
    state = turn(hand={A: "smuggler"}, houses={A: "red"}, guilders={A: 3, B: 2})
    do(state, "recruit smuggler 0")
    assert (state.guilders, asks(state)) == ([2, 0], ("red", "end_turn"))
    state = turn(hand={A: "smuggler"}, houses={A: "red"}, guilders={A: 3, B: 2}, workers={B: "red"})
    do(state, "recruit smuggler 0")
    assert said(state) == ["pay", "give red"]
