"""Expeditions.  R30, R38, R39"""

from tests.engines.port_royal.builder import A, B, a_state, do, go_of, names, purses, said


def test_a_jack_replaces_the_second_priest():
    """C11 (R39, R7): 1 + 1 + 3 points before, 3 is the sailor; afterwards 1 + 4."""
    state = a_state(own={A: ["priest_1", "jack_of_all_trades_1", "sailor_1"]}, row=["expedition_2_crosses"])
    do(state, "claim expedition_2_crosses")

    assert sorted(names(state.discard)) == ["jack_of_all_trades_1", "priest_1"]
    assert purses(state) == [5, 3]
    assert state.scores() == [5, 0]
    assert names(state.displays[A]) == ["sailor_1", "expedition_2_crosses"]


def test_only_the_active_player_claims():
    """C12 (R38): B's go offers the flute and pass; his own turn offers the claim before the first reveal."""
    state = a_state(own={B: ["captain_1", "captain_1"]}, row=["expedition_2_anchors"], harbour=["ship_flute_s2_c2"])
    go_of(state, B)
    assert said(state) == ["take_ship ship_flute_s2_c2", "pass"]

    do(state, "pass")

    assert state.active == B
    assert said(state) == ["draw", "claim expedition_2_anchors"]


def test_a_claim_without_valid_payment_is_not_offered():
    """R38, R39: one captain is not two anchors, and a settler is no anchor."""
    state = a_state(own={A: ["captain_1", "settler_1"]}, row=["expedition_2_anchors"])

    assert said(state) == ["draw"]


def test_several_payments_are_asked_for():
    """R39: two priests and two jacks for two crosses: three ways, every multiset once."""
    own = {A: ["priest_1", "priest_1", "jack_of_all_trades_1", "jack_of_all_trades_1"]}
    state = do(a_state(own=own, row=["expedition_2_crosses"]), "claim expedition_2_crosses")

    assert state.decision == "choose_expedition_payment"
    assert said(state) == [
        "pay priest priest",
        "pay priest jack_of_all_trades",
        "pay jack_of_all_trades jack_of_all_trades",
    ]
    do(state, "pay jack_of_all_trades jack_of_all_trades")
    assert names(state.displays[A]) == ["priest_1", "priest_1", "expedition_2_crosses"]
    assert said(state) == ["draw"]


def test_a_single_payment_is_used_without_asking():
    """R39."""
    state = a_state(own={A: ["captain_1", "captain_1", "settler_1"]}, row=["expedition_2_anchors_1_house"])
    do(state, "claim expedition_2_anchors_1_house")

    assert state.decision == "discover_action"
    assert names(state.displays[A]) == ["expedition_2_anchors_1_house"]
    assert state.scores() == [6, 0]
    assert purses(state) == [6, 3]


def test_any_number_of_expeditions_between_reveals_and_takes():
    """R38: between reveals, and in phase 2 between takes; a claim costs no take."""
    own = {A: ["settler_1", "settler_1", "priest_1", "priest_1"]}
    state = a_state(own=own, row=["expedition_2_houses", "expedition_2_crosses"], top=["ship_flute_s1_c1"])
    do(state, "draw", "claim expedition_2_houses")
    assert said(state) == ["draw", "stop", "claim expedition_2_crosses"]
    do(state, "stop")
    assert said(state) == ["take_ship ship_flute_s1_c1", "claim expedition_2_crosses", "pass"]

    do(state, "take_ship ship_flute_s1_c1")

    assert said(state) == ["claim expedition_2_crosses", "pass"]  # no take is left, the claim is (R50)
    do(state, "claim expedition_2_crosses")
    assert state.active == B
    assert state.scores() == [8, 0]


def test_the_active_player_is_not_skipped_while_he_can_claim():
    """R54: nothing is affordable, but the expedition is."""
    own = {A: ["settler_1", "settler_1"]}
    state = a_state(own=own, row=["expedition_2_houses"], coins=[0, 0], harbour=["governor_0"])
    do(state, "stop")

    assert said(state) == ["claim expedition_2_houses", "pass"]


def test_given_persons_lose_ability_and_points():
    """R39, R66: the settler's symbol and point are gone."""
    own = {A: ["settler_1", "settler_1"]}
    state = do(a_state(own=own, row=["expedition_2_houses"]), "claim expedition_2_houses")

    assert state.count(A, "settler") == 0
    assert state.scores()[A] == 4


def test_five_players_can_claim_the_special_expedition():
    """R16, R39: one of each symbol, 5 points and 3 coins."""
    own = {A: ["settler_1", "captain_1", "jack_of_all_trades_1"]}
    state = a_state(5, own=own)
    do(state, "claim expedition_anchor_cross_house")

    assert state.scores()[A] == 5
    assert purses(state)[A] == 6
