"""Scores, labels of the title bar, the end in sentences, and signs on the slider."""

from app.models.games import entry
from app.models.presenter import NO_SEAT, EventSign
from tests.engines.murano.builder import A, B, a_state, acting, do, scoring
from tests.models.murano.play import PRESENTER, game, games
from tests.models.play import ANNA, LENI, SEATS, clean

TWO = (ANNA, LENI)


def test_rows_show_the_track_and_what_everybody_may_know():
    for states, _ in games():
        for state in states[::13]:
            rows = PRESENTER.scores(state, SEATS[: state.players])
            assert [row.points for row in rows] == state.scores()
            for row in rows:
                assert sum(part.points for part in row.parts) == row.points
                assert clean(row.tip)
    state = a_state(gold={B: 4}, docks={"navagero_dock_white": B}, hand={B: "crests"})
    facts = {fact.key: fact.value for fact in PRESENTER.scores(state, TWO)[B].facts}
    assert facts == {"gold": 4, "placed": 1, "characters": 1}


def test_headings():
    assert PRESENTER.heading(a_state()) == "Round 1"
    assert PRESENTER.heading(game(1, 12)[0][0]) == "Start characters"
    board = {"navagero_s1": "street_red"}
    state = scoring(board=board, docks={"navagero_dock_white": A}, hand={A: "customers_red"})
    assert PRESENTER.heading(state) == "Scoring"
    assert PRESENTER.heading(game(0, 11)[0][-1]) == "The end"


def test_chips_tell_round_end_and_options():
    def chips(state):
        return {chip.key: chip.text for chip in PRESENTER.chips(state)}

    assert chips(a_state(4)) == {"round": "Round 1", "islands": "6 islands"}
    assert chips(a_state(left={"palace": 0}))["phase"] == "1 sort to go"
    state = a_state(3, left={"glassworks": 1, "palace": 0}, gold={A: 5}, gold_for_red_ship=True)
    assert chips(state)["gold_for_red_ship"] == "Gold for the red ship"
    do(state, "act space_02", "move space_01 space_02")
    assert chips(state)["phase"] == "Last round"
    assert chips(game(0, 11)[0][-1])["phase"] == "Game over"
    for states, _ in games():
        for each in states[::31]:
            assert all(clean(chip.text + chip.tip) for chip in PRESENTER.chips(each))


def test_the_winner_is_told_first_and_gold_decides():
    """C33 (R65)"""
    state = scoring(vp={A: 62, B: 62}, gold={A: 2, B: 4})
    assert PRESENTER.result(state, TWO) == [
        "Leni wins with 62 points.",
        "With equal points, gold decides.",
        "1. Leni: 62 points, 4 gold",
        "2. Anna: 62 points, 2 gold",
    ]
    assert PRESENTER.result(scoring(vp={A: 9}), TWO)[0] == "You win with 9 points."
    assert PRESENTER.result(scoring(), TWO)[0] == "Shared victory with 5 points: Anna and Leni."
    assert PRESENTER.result(a_state(), TWO) == []


def test_the_options_have_words_and_no_goal():
    words = entry("murano").option_words()

    assert list(words) == ["start_character", "gold_for_red_ship", "max_one_workshop", "no_workshop_in_scoring"]
    assert all(each.title and each.sentence.endswith(".") for each in words.values())
    assert entry("murano").goal({}) == 0


def test_no_gauge_is_shown():
    assert PRESENTER.gauge(a_state()) is None


def test_characters_gondoliers_and_the_end_have_signs():
    state = acting("recruit_character", gold={A: 5}, characters="crests few_red_blue trio_equal")
    state.trace = []
    do(state, "recruit crests")

    assert PRESENTER.event_signs([tuple(state.trace)], TWO) == [
        EventSign(1, "carnival-mask", A, "You recruit a character for 1 gold.")
    ]
    for states, events in games():
        found = PRESENTER.event_signs(events, SEATS[: states[0].players])
        assert all(clean(mark.text) for mark in found)
        assert (found[-1].glyph, found[-1].seat) == ("laurels-trophy", NO_SEAT)
        assert sum(mark.glyph == "hourglass" for mark in found) == 1
        assert sum(mark.glyph == "canoe" for mark in found) == sum(seat >= 0 for seat in states[-1].docks)
