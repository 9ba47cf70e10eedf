"""What lies where, with the numbers and explanations that a person is shown."""

from app.engines.murano.components import CELLS, CHARACTERS, ISLANDS
from app.models.murano.describe import DESCRIPTIONS
from app.models.murano.routes import Leg
from tests.engines.murano.builder import A, B, C, D, a_state, acting, do, passing, scoring
from tests.models.murano.play import PRESENTER, games
from tests.models.play import clean, persons

FREE, SECOND = Leg(6, 12, 13, 0), Leg(5, 10, 12, 1)


def table(state, viewer=A):
    return PRESENTER.table(state, viewer, persons(state.players))


def piece(state, key, viewer=A):
    return table(state, viewer).piece(key)


def words(state, key, viewer=A):
    """Name and tip of a piece."""
    shown = table(state, viewer)
    return PRESENTER.describe(shown.piece(key), shown.viewer)


def island(state, name, viewer=A):
    """What is counted there."""
    return piece(state, f"island:{name}", viewer).counts


def test_everything_has_a_name_and_clean_words():
    for states, _ in games():
        for state in states[::7]:
            shown = table(state)
            for zone in shown.zones:
                assert PRESENTER.describe(zone, shown.viewer).name or zone.kind == ""
            for each in shown.pieces():
                said = PRESENTER.describe(each, shown.viewer)
                assert said.name, each.key
                assert clean(said.name + said.tip), each
                assert each.key.startswith(("panel:", "drawn:")) or said.tip, each.key
                assert said.tip.startswith(said.printed)


def test_no_key_lies_twice_on_the_table():
    for states, _ in games():
        for state in states[::3]:
            keys = [each.key for each in table(state).pieces()]
            assert len(keys) == len(set(keys))


def test_zones_are_the_same_in_every_position_of_a_game():
    for states, _ in games():
        zones = [[zone.key for zone in table(state).zones] for state in states[::25]]
        assert all(each == zones[0] for each in zones)


# the way to an action space


def test_the_way_to_a_taken_space_is_shown_with_its_price():
    """C05: Ship@13 makes room, Ship@11 acts, for 1 gold."""
    shown = piece(a_state(gold={A: 5}), "space:13")

    assert shown.reach.legs == (FREE, SECOND)
    assert (shown.reach.ships, shown.reach.price) == (2, 1)
    assert shown.reach.open
    assert "At least 2 ships must move: 1 gold." in words(a_state(gold={A: 5}), "space:13").tip


def test_three_ships_and_too_little_gold():
    """C06: 3 gold for ships and 2 for the building; 3 do not suffice, 5 do."""
    ships = "10 11 12 13 01 03 05 18"
    poor, rich = a_state(ships=ships, gold={A: 3}), a_state(ships=ships, gold={A: 5})

    assert (piece(rich, "space:12").reach.ships, piece(rich, "space:12").reach.price) == (3, 3)
    assert len(piece(rich, "space:12").reach.legs) == 3
    assert piece(poor, "space:12").reach.legs == ()
    assert "Your gold does not reach for ships and action." in words(poor, "space:12").tip
    assert "Your gold does not reach for ships and action." not in words(rich, "space:12").tip


def test_an_impossible_action_is_blocked():
    """R25: nothing to produce, nothing to sell."""
    shown = piece(a_state(gold={A: 5}), "space:15")

    assert shown.least == -1
    assert not shown.reach.open
    assert not shown.reach.most


def test_only_who_is_asked_sees_ways():
    assert piece(a_state(), "space:14", B).reach is None


def test_a_plan_in_the_making_shows_what_was_moved_and_what_follows():
    state = do(a_state(gold={A: 5}), "act space_13")
    ring = table(state).zone("ring")
    assert (ring.target, ring.plan, ring.route) == (12, (), (FREE, SECOND))

    do(state, "move space_13 space_14")
    ring = table(state).zone("ring")
    assert (ring.plan, ring.route) == ((FREE,), (SECOND,))
    assert [each.key for each in ring.pieces if each.target] == ["space:13"]


def test_the_lighthouse_has_a_way_of_its_own():
    """R86: without gold Ship@01 cannot be cleared away, but the red one may join it."""
    shown = piece(a_state(gold={A: 0}, cards={A: "lighthouse"}), "space:1")

    assert (shown.reach.shared, shown.reach.price) == (1, 0)
    assert shown.reach.legs == (Leg(0, 17, 0, 0),)


def test_ships_on_one_space_know_of_each_other():
    state = a_state(gold={A: 0}, cards={A: "lighthouse"})
    do(state, "share space_01")
    do(state, "move red space_01")

    assert piece(state, "ship:0").beside == "ship:1"
    assert piece(state, "ship:1").beside == "ship:0"


def test_prices_are_those_of_the_viewer():
    """R83: the Harbour lowers them to 1 and 3, the Inn a first character to 0."""
    state = a_state(cards={A: "harbor inn"}, gold={A: 0})

    assert piece(state, "space:3").least == 1
    assert piece(state, "space:3", B).least == 2
    assert piece(state, "space:6").least == 0
    assert piece(state, "dock:navagero:0").price == 1
    assert piece(state, "dock:navagero:1").price == 3
    assert piece(state, "dock:navagero:1", B).price == 2


# islands


def test_spaces_for_buildings_are_open_beside_a_street():
    """C19"""
    state = a_state(board={"navagero_s4": "street_empty"})

    opened = {cell for cell in CELLS if cell.startswith("navagero") and piece(state, f"cell:{cell}").is_open}
    assert opened == {"navagero_b3", "navagero_b6"}
    assert not piece(state, "cell:navagero_s4").free
    assert piece(state, "tile:navagero_s4").button == "cell:navagero_s4"


def test_an_island_counts_what_stands_on_it():
    board = {
        "navagero_s1": "street_red",
        "navagero_s2": "street_blue",
        "navagero_b1": "shop_red A",
        "navagero_b2": "palace_3",
        "navagero_b4": "glassworks B",
    }
    state = a_state(board=board, docks={"navagero_dock_orange": A})
    shown = island(state, "navagero")

    assert shown.customers == (1, 1, 0)
    assert shown.shops == (1, 0, 0)
    assert (shown.glassworks, shown.palaces, shown.crests, shown.specials) == (1, 1, 3, 0)
    assert (shown.mine, shown.others) == (1, 1)
    assert shown.income == 1
    assert shown.gondoliers == (1, 0)
    assert "“Income” would bring you 1 gold here." in words(state, "island:navagero").tip


def test_tiles_show_owner_customer_and_crests():
    board = {"navagero_s1": "street_grey", "navagero_b1": "shop_red B", "navagero_b2": "palace_2"}
    state = a_state(board=board)

    assert piece(state, "tile:navagero_s1").face == "street_grey"
    assert piece(state, "tile:navagero_b1").owner == B
    assert "Owner: Leni" in words(state, "tile:navagero_b1").tip
    assert (piece(state, "tile:navagero_b2").face, piece(state, "tile:navagero_b2").owner) == ("palace_2", -1)


def test_sacca_serenella_is_closed_with_few_players():
    """R10"""
    assert island(a_state(3), "sacca_serenella") is None
    assert len(table(a_state(3)).zone("island:sacca_serenella").pieces) == 1
    four = table(a_state(4))
    assert four.piece("island:sacca_serenella").counts
    assert sum(each.key.startswith("dock:") for each in four.pieces()) == 4 * len(ISLANDS)


def test_gondoliers_stand_on_gondolas_and_the_last_ones_have_served():
    docks = {"navagero_dock_white": A, "navagero_dock_grey": A}
    state = scoring(docks=docks, board={"navagero_s1": "street_red"}, hand={A: "customers_red few_red_blue"})
    assert piece(state, "dock:navagero:3").taken_by == A

    do(state, "score few_red_blue navagero")
    assert not piece(state, "gondolier:navagero:0").used
    assert piece(state, "gondolier:navagero:3").used


# stacks


def test_one_sort_sold_out_warns_and_marks_the_others():
    """R73"""
    state = a_state(left={"glassworks": 0, "palace": 2})
    depot = table(state).zone("depot")

    assert depot.missing == 1
    assert DESCRIPTIONS.warning(depot) == "Sold out: Glass factories. 1 sort to go"
    assert depot.sold_out == ("glassworks",)
    stacks = [piece(state, f"stack:{sort}") for sort in ("glassworks", "palace", "shop")]
    assert [(each.empty, each.soon) for each in stacks] == [(True, False), (False, True), (False, False)]
    assert piece(state, "space:2").sold_out
    assert DESCRIPTIONS.warning(table(a_state()).zone("depot")) == ""


def test_the_last_round_is_announced():
    state = a_state(3, left={"glassworks": 1, "palace": 0}, gold={A: 5})
    do(state, "act space_02", "move space_01 space_02")

    depot = table(state).zone("depot")
    assert (depot.missing, depot.ended) == (0, True)
    assert DESCRIPTIONS.warning(depot).startswith("Last round! Sold out: ")


def test_streets_lie_in_two_halves():
    """R12"""
    state = a_state(streets_left=5)

    assert [piece(state, f"stack:street:{half}").count for half in (0, 1)] == [3, 2]
    state = a_state(streets_left=1)
    assert not any(piece(state, f"stack:street:{half}").empty for half in (0, 1))


def test_all_40_characters_and_15_cards_can_be_seen():
    """R120"""
    state = a_state(cards={B: "bank"})
    characters = piece(state, "deck:characters").listed()
    assert len({each.face for each in characters}) == 40
    assert [each.face for each in characters if each.place == "absent"] == [
        "own_three_sacca_serenella",
        "two_gondoliers_sacca_serenella",
    ]
    specials = piece(state, "deck:specials").listed()
    assert len(specials) == 15
    assert [(each.face, each.owner) for each in specials if each.place == "owned"] == [("bank", B)]


def test_the_bag_says_what_is_in_it():
    assert piece(a_state(beads={A: "red red", B: "green"}), "bag").beads == (8, 10, 9)


# characters


def test_own_characters_say_what_they_would_score_on_each_island_now():
    """R60-R64, live"""
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red", "san_donato_s1": "street_red"}
    state = a_state(board=board, docks={"navagero_dock_white": A}, hand={A: "customers_red"})
    shown = piece(state, "character:customers_red")

    found = {ISLANDS[at.island]: (at.points, at.gondoliers) for at in shown.island_scores}
    assert found["navagero"] == (5, 1)
    assert found["san_donato"] == (2, 0)
    assert found["sacca_mattia"] == (0, 0)
    assert len(found) == 5
    assert (ISLANDS[shown.best.island], shown.best.points) == ("navagero", 5)
    tip = words(state, "character:customers_red").tip
    assert "Navagero: 5 points" in tip.split("\n")
    assert "San Donato: 2 points, no free gondolier there" in tip.split("\n")
    assert "Best assignment: Navagero, 5 points." in tip


def test_the_sum_of_the_best_assignment_stands_above_the_hand():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    docks = {"navagero_dock_white": A, "navagero_dock_brown": A}
    state = a_state(board=board, docks=docks, hand={A: "customers_red crests"}, vp={A: 9})
    now = table(state).zone("hand:0").outlook

    assert [(CHARACTERS[each.card], ISLANDS[each.island], each.points, each.given) for each in now.assigned] == [
        ("customers_red", "navagero", 5, ())
    ]
    assert (now.unused, now.points) == (1, 6)
    assert DESCRIPTIONS.score_now(now) == ("Score now: 5 + 1 for gondolier", "Score now: 6")
    assert now.total == 15
    assert DESCRIPTIONS.score_now(table(a_state()).zone("hand:0").outlook)[0] == "Score now: 0"
    idle = a_state(docks={"navagero_dock_white": A}, hand={A: "customers_red"})  # noughts only, and yet a point
    assert DESCRIPTIONS.score_now(table(idle).zone("hand:0").outlook)[0] == "Score now: 1 for gondolier"


def test_who_scores_characters_is_the_one_whose_panel_is_lit():
    """While one's own characters were scored the panel of whoever had moved last stood in its frame."""
    state = scoring(hand={A: "customers_red"}, docks={"navagero_dock_white": A}, board={"navagero_s1": "street_red"})
    shown = table(state)

    assert [shown.piece(f"panel:{seat}").acting for seat in (0, 1)] == [state.actor == 0, state.actor == 1]


def test_characters_to_choose_from_say_what_they_would_add():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    state = acting(
        "recruit_character", board=board, docks={"navagero_dock_white": A}, characters="customers_red crests sole_shop"
    )

    assert piece(state, "character:customers_red").gain == 4  # instead of the point of the gondolier
    assert piece(state, "character:crests").gain == 0


def test_all_hands_are_open_at_the_end():
    """R5"""
    state = scoring(hand={A: "crests", B: "few_red_blue"})

    assert state.over()
    assert {each.key for each in table(state).zone("hand:1").pieces} == {"character:few_red_blue"}


def test_scored_characters_lie_open():
    board = {"navagero_s1": "street_red", "navagero_s2": "street_red"}
    state = scoring(board=board, docks={"navagero_dock_white": A}, hand={A: "customers_red crests"})
    do(state, "score customers_red navagero")

    assert [each.key for each in table(state, B).zone("scored:0").pieces] == ["character:customers_red"]


# before a seat


def test_the_panel_tells_what_everybody_may_know():
    state = a_state(
        3,
        gold={B: 4},
        beads={B: "red green"},
        hand={B: "crests few_red_blue"},
        unbuilt={B: "glassworks shop_red palace_1 palace_2"},
        docks={"navagero_dock_white": B},
    )
    shown = piece(state, "panel:1").numbers

    assert shown.gold == 4
    assert (shown.ready, shown.placed, shown.supply) == (4, 1, 2)
    assert shown.beads == (1, 0, 1)
    assert (shown.glassworks, shown.shops, shown.palaces, shown.specials) == (1, 1, 2, 0)
    assert (shown.characters, shown.recruited, shown.price) == (2, 2, 3)
    assert [(each.active, each.acting) for each in (piece(state, "panel:0"), piece(state, "panel:1"))] == [
        (True, True),
        (False, False),
    ]


def test_a_special_building_card_of_this_turn_works_later():
    """R55"""
    state = a_state(cards={A: "bank"}, fresh={A: "harbor"})

    assert not piece(state, "special:bank").fresh
    assert piece(state, "special:harbor").fresh
    assert words(state, "special:harbor").tip.endswith("It works from the next turn on.")


def test_a_second_workshop_is_barred_by_the_option():
    """R92"""
    state = acting(
        "build",
        board={"navagero_s1": "street_empty"},
        unbuilt={A: "special_building"},
        cards={A: "workshop_red_blue"},
        specials="workshop_red_green bank inn",
        max_one_workshop=True,
    )
    do(state, "tile special_building navagero_b1")

    assert piece(state, "special:workshop_red_green").barred
    assert not piece(state, "special:bank").barred


def test_a_drawn_street_is_open_to_all():
    state = do(acting("build", top="street_blue"), "street")

    assert piece(state, "drawn:street", B).face == "street_blue"
    assert table(state).zone("offer").kind == "street"


def test_four_players_have_their_gondolas_and_nobody_those_of_the_others():
    state = passing(a_state(4))

    assert words(state, "dock:navagero:3", D).name == "Your gondola at Navagero"
    assert words(a_state(2), "dock:navagero:2").name == "Gondola of nobody at Navagero"
    assert words(state, "dock:navagero:3", C).tip.startswith("A free gondola of another colour")
