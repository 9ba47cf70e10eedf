"""What lies on the table: figures, flags and warnings.  R9, R31-R33, R41, R56-R62, R69, R79, R135"""

from app.engines.bruges import components as c
from app.engines.bruges.game import GAME
from app.models.bruges.describe import DESCRIPTIONS, listed_cards
from app.models.bruges.keys import card_key
from app.models.bruges.pieces import NONE, ShipPiece
from app.models.bruges.seat_numbers import FACTS
from app.models.bruges.uses import USES, CardUse
from app.models.table import kind_of
from tests.engines.bruges.builder import A, B, do, throwing, turn
from tests.models.bruges.play import ALL, PRESENTER, games
from tests.models.play import SEATS, clean, persons


def table(state, viewer=A):
    return PRESENTER.table(state, viewer, persons(state.players))


def said(state, key, viewer=A):
    """A piece in words."""
    shown = table(state, viewer)
    return PRESENTER.describe(shown.piece(key), shown.viewer)


def test_all_zones_are_there_in_every_game():
    for options in ({}, ALL):
        state = GAME.new(3, options, 5)
        keys = [zone.key for zone in table(state).zones]
        seats = ("panel", "guilders", "workers", "threats", "canal", "statues", "markers", "houses", "persons", "hand")
        assert keys == [
            *("dice", "piles", "discard", "statues", "track", "majorities", "ships", "exchange", "offer", "uses"),
            *(f"{kind}:{seat}" for seat in range(3) for kind in seats),
        ]


def test_everything_has_a_name_and_a_whole_explanation():
    for states, _ in games():
        for state in states[::41]:
            shown = table(state, state.players - 1)
            for thing in (*shown.zones, *shown.pieces()):
                name, tip, _ = PRESENTER.describe(thing, shown.viewer)
                assert name, thing.key
                assert clean(name + tip.replace("\n", " ")), thing


# the town


def test_dice_tell_what_they_mean_this_round():
    """R30-R32, R41, R166: with the Zwin 3 and 4 are ships."""
    for zwin, middle in ((False, ""), (True, "ship")):
        state = turn(hand={A: "king"}, dice="1 3 4 5 6", zwin=zwin)
        dice = table(state).zone("dice")
        assert [piece.meaning for piece in dice.pieces] == ["advance", middle, middle, "threat", "threat"]
    assert [DESCRIPTIONS.meaning(piece) for piece in dice.pieces] == ["Step", "Ship", "Ship", "Fire", "Intrigue"]
    assert said(state, "die:blue").tip.startswith("1 or 2: 1 guilder of the price of a step.")


def test_the_price_of_a_step_is_the_viewers_own():
    """R41, R145, R146: the notary pays 2 less, the earl may climb without a low die."""
    state = turn(hand={A: "king"}, dice="1 2 3 5 6", houses={A: "red+notary", B: "red+earl"})
    assert [table(state, viewer).zone("track").price for viewer in (A, B)] == [1, 3]

    state = turn(hand={A: "king"}, dice="3 3 3 5 6", houses={A: "red+notary", B: "red+earl"})
    assert [DESCRIPTIONS.next_step(table(state, viewer).zone("track")) for viewer in (A, B)] == [
        "No step this round",
        "Next step: 4 guilders",
    ]


def test_before_the_first_throw_nobody_says_that_there_is_no_step():
    state = GAME.new(2, {}, 1)
    assert not any(state.dice)

    assert DESCRIPTIONS.next_step(table(state).zone("track")) == "The dice set the price"


def test_pawns_and_who_may_climb():
    state = throwing("1 3 3 3 3", guilders={A: 1, B: 0}, steps={A: 3})

    pawns = {piece.key: piece for piece in table(state).zone("track").pieces if piece.face == "pawn"}
    assert pawns["pawn:0"].step == 3
    assert [pawns[f"pawn:{seat}"].may_advance for seat in (A, B)] == [True, False]


def test_majorities_name_who_leads_and_by_how_much():
    """R79-R82, R93"""
    state = turn(
        hand={A: "king"},
        steps={A: 4, B: 2},
        tiles={A: (1, 0), B: (1, 0)},
        houses={B: "red+mason+pet_hen"},
        turned={B: "canal"},
        pets=True,
    )

    zone = table(state).zone("majorities")
    assert {piece.key: (piece.leaders, piece.ahead) for piece in zone.pieces} == {
        "majority:reputation": ((A,), 2),
        "majority:persons": ((B,), 1),
        "majority:canal": ((A, B), 0),
        "majority:pets": ((B,), 1),
    }
    assert table(state).piece("majority:canal").turned == (B,)
    assert said(state, "majority:reputation").tip.startswith("You lead with 4, 2 ahead.")
    assert table(state).piece("marker:1:canal").turned


def test_the_discard_pile_is_a_list_by_group():
    """R10"""
    state = turn(hand={A: "king"}, left="monk", right="nun", reserve="bard", discard="abbot mason baron")

    pile = table(state).piece("discard")
    assert pile.face == "baron"
    assert pile.count == len(state.discard)
    listed = [piece.key for piece in listed_cards(pile)]
    assert len(listed) == len(state.discard)
    assert listed.index("list:baron") < listed.index("list:mason") < listed.index("list:abbot")


def test_statues_lie_with_the_next_one_on_top():
    """R5, R58"""
    state = turn(hand={A: "king"}, taken={B: (7,)})

    stack = table(state).zone("statues").pieces
    assert [piece.key for piece in stack] == ["statue:2", "statue:3", "statue:4", "statue:5", "statue:6"]
    assert [piece.key for piece in stack if piece.top] == ["statue:6"]
    assert [piece.key for piece in table(state).zone("statues:1").pieces] == ["statue:7"]
    assert table(state).piece("space:0:left:5").statue == 6


def test_ships_in_dock_and_on_their_piles():
    """R31, R112"""
    state = turn(hand={A: "king"}, workers={A: "red"}, zwin=True, docks="red:six_guilders blue:advance")

    shown = table(state)
    ships = kind_of(ShipPiece, shown.zone("ships"))
    assert {ship.key for ship in ships if ship.docked} == {"ship:red:six_guilders", "ship:blue:advance"}
    assert len([ship for ship in ships if not ship.docked]) == 5
    assert "In its dock" in said(state, "ship:red:six_guilders").tip


def test_the_exchange_card_of_the_round_and_those_to_come():
    """R124, R129"""
    state = turn(hand={A: "king"}, exchange="quartus:3")

    card = table(state).piece("exchange:quartus")
    assert (card.action, card.markers) == (c.TAKE_GUILDERS, 3)
    assert said(state, card.key).tip.startswith("Take guilders: 5 guilders instead of the pips.")
    assert len(listed_cards(table(state).piece("exchanges"))) == 11


# a seat


def test_the_third_threat_is_announced():
    """R33, R171: not to whom a person protects."""
    state = turn(
        hand={A: "king"},
        threats={A: "blue blue brown", B: "blue blue"},
        workers={A: "red red"},
        houses={B: "red+dike_reeve"},
    )

    mine, theirs = (table(state).piece(f"threat:{seat}:blue") for seat in (A, B))
    assert mine.warns
    warning = "Flood: the next marker costs all 2 workers."
    assert said(state, mine.key).tip.startswith(warning)
    assert DESCRIPTIONS.warnings(table(state).zone("threats:0").pieces) == warning
    assert (theirs.protector, theirs.warns) == (c.NUMBER["dike_reeve"], False)
    assert DESCRIPTIONS.warnings(table(state).zone("threats:1").pieces) == ""
    assert table(state).piece("threat:0:red").count == 0


def test_the_canal_is_a_map_with_colours_and_prices():
    """R56, R57, R163: the Scot pays 1 less for the next space."""
    state = turn(hand={A: "king"}, tiles={A: (2, 0)}, guilders={A: 1}, houses={A: "red+scot"}, new_citizens=True)

    spaces = {piece.key: piece for piece in table(state).zone("canal:0").pieces}
    assert len(spaces) == 10
    assert [spaces[f"space:0:left:{n}"].colour for n in range(1, 6)] == list(c.CANALS[A][0])
    assert [spaces[f"space:0:left:{n}"].built for n in range(1, 6)] == [True, True, False, False, False]
    assert [spaces[f"space:0:left:{n}"].next for n in range(1, 6)] == [False, False, True, False, False]
    third, first = spaces["space:0:left:3"], spaces["space:0:right:1"]
    assert (third.price, third.points, third.dear) == (2, 3, True)
    assert (first.next, first.price, first.dear) == (True, 0, False)


def test_houses_with_persons_and_pets():
    """R62, R89"""
    state = turn(hand={A: "king"}, houses={A: "red+mason+pet_hen blue"}, pets=True)

    shown = table(state)
    assert [piece.face for piece in shown.zone("houses:0").pieces] == ["red", "blue"]
    lived_in, empty = shown.zone("houses:0").pieces
    assert (lived_in.person, lived_in.animal) == (c.NUMBER["mason"], c.NUMBER["pet_hen"])
    assert (empty.person, empty.animal) == (NONE, NONE)
    assert "Nobody lives here yet." in said(state, empty.key).tip
    assert [(piece.key, piece.house) for piece in shown.zone("persons:0").pieces] == [
        ("card:mason", 0),
        ("card:pet_hen", 0),
    ]


def test_persons_used_this_round_are_greyed():
    """R69, R71"""
    state = turn(hand={A: "king"}, houses={A: "red+bookkeeper blue+innkeeper"}, used="innkeeper")

    shown = table(state)
    usable, used = shown.piece("card:bookkeeper"), shown.piece("card:innkeeper")
    assert (usable.state, usable.used) == ("usable", False)
    assert (used.state, used.used) == ("used", True)
    assert said(state, used.key).tip.startswith("Used this round.")
    assert table(state, B).piece("card:bookkeeper").state == ""


def test_the_menu_says_what_each_card_would_bring():
    """R52-R60, R159"""
    state = turn(
        hand={A: "king mason"},
        dice="4 3 2 3 3",
        houses={A: "red+rhetorician blue+reckoning_master red"},
        guilders={A: 3},
        threats={A: "yellow"},
        workers={A: "yellow"},
    )

    lines = {
        piece.key: {card_key(each.card): USES.line(each) for each in piece.by_card if not each.blocked}
        for piece in table(state).zone("uses").pieces
    }
    assert lines["use:workers"] == {"card:king": "+3 blue workers", "card:mason": "+3 yellow workers"}
    assert lines["use:guilders"] == {"card:king": "+6 guilders", "card:mason": "+4 guilders"}
    assert lines["use:threat"]["card:mason"] == "−1 Raid, +1 point"
    assert lines["use:canal"]["card:king"] == "space 1: 1 guilder"
    assert lines["use:house"]["card:mason"] == "−1 yellow worker"
    assert lines["use:recruit"]["card:mason"] == "−3 guilders, 1 point at the end"
    assert table(state, B).zone("uses").pieces == ()


def test_a_person_that_costs_nothing_is_free():
    """“−0 guilders, 0 points at the end”"""
    free = next(card for card in range(len(c.PRICE)) if not c.PRICE[card])

    assert USES.line(CardUse(free, c.RECRUIT, -1, naming=False)).startswith("free, ")


def test_what_can_be_searched_lies_open_for_the_one_who_searches():
    """R98"""
    state = turn(
        hand={A: "prior"},
        houses={A: "red blue"},
        guilders={A: 9},
        discard="monk nun mason",
        left="king",
        right="bard",
        reserve="poet",
        new_citizens=True,
    )
    do(state, "recruit prior 0")

    assert {"card:monk", "card:nun"} <= {piece.key for piece in table(state).zone("offer").pieces}
    assert "card:mason" not in {piece.key for piece in table(state).zone("offer").pieces}
    assert table(state, B).zone("offer").pieces == ()


def test_panels_count_everything():
    """R135: the points so far, and those at the end."""
    state = turn(hand={A: "king monk"}, houses={A: "red+mason blue"}, points={A: 9}, steps={A: 2}, turned={A: "canal"})

    panel = table(state).piece("panel:0")
    numbers = panel.numbers
    assert (numbers.counter, numbers.total) == (9, state.scores()[A])
    assert sum(numbers.points) == numbers.total
    assert len(FACTS.labels()) == len(numbers.points)
    assert (panel.left, panel.active, panel.acting, panel.starts) == (4, True, True, True)
    assert {fact.key: fact.value for fact in FACTS.all(numbers)}["expected"] == numbers.total
    assert table(do(state, "workers king", "end")).piece("panel:0").left == 3


def test_tables_of_two_viewers_differ_in_fronts_and_explanations_only():
    states, _ = games()[1]
    for state in states[::29]:
        shown = [PRESENTER.table(state, viewer, SEATS[:3]) for viewer in (0, 2)]
        keys = [
            [(zone.key, len(zone.pieces)) for zone in each.zones if zone.key not in ("uses", "offer")] for each in shown
        ]
        assert keys[0] == keys[1]


def test_the_dice_lie_until_they_are_rolled_again():
    """R28: their results stand for the whole round, whatever they were used for."""
    thrown = 0
    for states, _ in games():
        for state in states[::5]:
            dice = PRESENTER.table(state, A, persons(state.players)).zone("dice").pieces
            assert [piece.value for piece in dice] == list(state.dice)
            thrown += all(state.dice)
    assert thrown > 100
