"""An opponent's turn told in one line, and what it did to a person: for every game, by its log alone."""

import re
from random import Random

import pytest

from app.engines import GAMES
from app.engines.bruges.plays import VERBS
from app.match.match import Match, new_match
from app.match.record import load
from app.match.seats import Seat
from app.models import turns
from app.models.games import presenter
from app.models.language import Language
from app.models.presenter import LogLine
from tests.golden.make import FOLDER

ANN, BOB, CAT = Seat("Ann", "", 0), Seat("Bob", "apprentice", 1), Seat("Cat", "apprentice", 2)
SEATS = (ANN, BOB, CAT)
OTHERS = turns.others(SEATS, 0)


@pytest.fixture(params=["en", "de"])
def language(qapp, request):
    """Each language the program speaks; English again afterwards."""
    spoken = Language(qapp)
    spoken.use(request.param)
    yield request.param
    spoken.use("en")


def played(game, seed=5, plies=400, until=lambda match: False, options=None):
    match, random = new_match(game, SEATS, options or {}, seed), Random(seed)
    while not match.finished and match.ply < plies and not until(match):
        match.play(random.choice(match.state.legal()))
    return match


def whole_turns(match):
    """The plies that end a turn of an opponent."""
    plies = range(1, match.ply + 1)
    return [ply for ply in plies if turns.ends_turn(match, ply) and match.states[ply - 1].actor]


@pytest.mark.quick_for("murano", "port_royal")
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_one_line_of_the_sentences_of_its_log(game, language):
    match, words = played(game), presenter(game)
    some = 0
    for ply in whole_turns(match)[:40]:
        turn = turns.turn_at(words, match, ply, SEATS)
        seat = match.states[ply - 1].actor
        assert turn.seat == seat
        assert turn.plies[-1] == ply
        assert {match.states[each - 1].actor for each in turn.plies} == {seat}
        assert {match.states[each - 1].turn for each in turn.plies} == {match.states[ply - 1].turn}
        assert "\n" not in turn.text
        assert not turn.text.startswith(f"{SEATS[seat].name} ")
        sentences = [line.text for each in turn.plies for line in turns.told(words, match, each, SEATS)]
        for sentence in turn.text.split(turns.BETWEEN) if turn.text else ():
            once = turns.once(sentence)
            number = int(sentence.removeprefix(once)[2:-2]) if sentence != once else 1
            assert sum(once in whole for whole in sentences) >= number
        some += bool(turn.text)
    assert some > 5


def test_a_line_tells_each_thing_once_with_its_number_and_without_the_name():
    """Taverns: who took two dice of the same number seemed to have taken one."""
    lines = [
        LogLine(1, "Bob takes a die."),
        LogLine(1, "Bob takes a die."),
        LogLine(0, "You pay Bob 2."),
        LogLine(1, "Bobby."),
    ]

    assert turns.in_one_line(lines, "Bob") == "takes a die\u00a0(2×)\u00a0· You pay Bob 2\u00a0· Bobby"


def test_what_happened_twice_is_told_twice_in_one_sentence():
    """Taverns: "takes a 4" though both dice were a 4."""
    match, words = played("taverns"), presenter("taverns")
    found = [turns.turn_at(words, match, ply, SEATS) for ply in whole_turns(match)]
    twice = [(turn, each) for turn in found for each in turn.text.split(turns.BETWEEN) if turns.once(each) != each]

    assert not [each for turn, each in twice if each in turn.asides], "whose deed, if nobody's?"
    assert any(re.fullmatch("takes a [1-6]\u00a0[(][2-9]×[)]", each) for _, each in twice)
    for turn, each in twice:
        lines = [line.text for ply in turn.plies for line in turns.told(words, match, ply, SEATS)]
        assert each == f"{turns.once(each)}\u00a0({sum(turns.once(each) in line for line in lines)}×)"


@pytest.mark.quick_for("bruges", "port_royal")
@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_in_a_phase_of_all_is_no_deed_of_the_actor(game, language):
    """The turn of an opponent never says "You reveal" or that a person takes nothing."""
    words, met = presenter(game), 0
    for seed in range(3):
        match = played(game, seed)
        for ply in range(1, match.ply + 1):
            actor = match.states[ply - 1].actor
            others = [each for each in match.events[ply - 1] if each[0] in words.common and each[1] != actor]
            met += bool(others and actor)
            said = {line.text for line in turns.told(words, match, ply, SEATS)}
            own = {line.text for line in words.lines(others, SEATS) if line.text}
            assert actor == 0 or not own & said
    assert met or not words.common


def test_words_are_what_can_be_read():
    assert turns.words("takes the frigate: 3\u00a0coins · passes") == 6
    assert turns.words("") == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_last_turn_of_an_opponent_stays_until_the_next_one(game):
    match, words = played(game), presenter(game)
    found = turns.last_turns(words, match, SEATS, OTHERS, match.ply)

    assert found.keys() <= {1, 2}
    assert found
    for seat, turn in found.items():
        assert turn.seat == seat
        assert turn.text
        later = range(turn.plies[-1] + 1, match.ply + 1)
        mine = [ply for ply in later if match.states[ply - 1].actor == seat and turns.told(words, match, ply, SEATS)]
        assert all(turns.is_answer(match, turns.turn_at(words, match, ply, SEATS)) for ply in mine)


def test_who_passes_in_the_turn_of_another_keeps_the_line_of_the_own_turn():
    """In Port Royal the others may hire too; that Bob passed there took the place of his own turn."""
    words = presenter("port_royal")

    def answered(match):
        turn = match.ply and turns.turn_at(words, match, match.ply, SEATS)
        return turn and turn.seat == 1 and match.ply > 40 and turn.text == "passes" and turns.is_answer(match, turn)

    match = played("port_royal", until=answered)

    assert answered(match)
    assert turns.last_turns(words, match, SEATS, OTHERS, match.ply)[1].text != "passes"
    assert len(turns.last_plies(words, match, SEATS, OTHERS)) > 1


def test_what_takes_points_from_secret_cards_is_told_to_their_owner_alone():
    """A palace took 10 points from a character; at once nothing said so, and a banner was soon gone."""
    match, words = Match(load(FOLDER / "murano" / "3-players-2.kontor")), presenter("murano")
    actor = match.states[445].actor
    told = {
        seat: [line.text for line in turns.struck(words, match, 446, only(seat), seat) if "characters" in line.text]
        for seat in range(3)
    }

    assert actor != 0
    assert told == {0: ["Your characters would score 10 points less now."], 1: [], 2: []}
    assert turns.is_heavy(words, match, 446, only(0), 0)
    assert not turns.is_heavy(words, match, 446, only(1), 1)
    assert turns.struck(words, match, 446, (ANN, ANN, BOB), 0) == []


def test_what_ones_own_ply_takes_from_ones_characters_was_chosen(monkeypatch):
    """Whoever builds a palace beside a character that wants none knows it."""
    match, words = Match(load(FOLDER / "murano" / "3-players-2.kontor")), presenter("murano")
    monkeypatch.setattr(type(words), "harm", lambda _self, _before, _after, _seat: "Less.")
    by_seat = {seat: next(ply for ply in range(1, 60) if match.states[ply - 1].actor == seat) for seat in range(2)}

    assert turns.struck(words, match, by_seat[0], only(0), 0) == []
    assert [line.text for line in turns.struck(words, match, by_seat[1], only(0), 0)][-1:] == ["Less."]


def only(seat):
    """Three seats of which one is a person's."""
    return tuple(ANN if each == seat else BOB for each in range(3))


def plies_that_strike(game, seed=5, plies=800):
    match, words = played(game, seed, plies), presenter(game)
    return match, {ply: turns.struck(words, match, ply, SEATS, 0) for ply in range(1, match.ply + 1)}


NAMED = {"en": r"\b(you|your)\b", "de": r"\b(du|dich|dir|deine[mnrs]?)\b"}
"""How a sentence names the only person."""


@pytest.mark.parametrize("game", ["port_royal", "loyang", "bruges"])
def test_what_happens_to_a_person_is_found_by_the_sentence_that_names_it(game, language):
    """A fee, a swap at one's own stall, the plague: nothing is written down per game."""
    _match, struck = plies_that_strike(game)

    said = [line.text for lines in struck.values() for line in lines]
    assert said
    assert all(re.search(NAMED[language], text, re.IGNORECASE) for text in said)


@pytest.mark.parametrize("game", GAMES)
def test_only_few_plies_of_others_strike(game):
    """Nor what everybody does when an evening or a round begins; own ones only if threats strike within them."""
    match, struck = plies_that_strike(game)

    own = [ply for ply, lines in struck.items() if lines and match.states[ply - 1].actor == 0]
    assert all(("damage", 0) in [event[:2] for event in match.events[ply - 1]] for ply in own)
    assert sum(map(bool, struck.values())) <= 0.06 * match.ply


@pytest.mark.parametrize(("game", "about", "heavy"), [("port_royal", "fee", False), ("bruges", "strikes", True)])
def test_a_fee_is_a_small_thing_and_a_threat_that_strikes_is_none(game, about, heavy):
    """“This concerns you” stopped for every fee of a coin, though the pace was brisk."""
    found = set()
    for seed in (1, 2, 3, 5):
        match, struck = plies_that_strike(game, seed, 350)
        told = [ply for ply, lines in struck.items() if lines and about in lines[0].text]
        found |= {turns.is_heavy(presenter(game), match, ply, SEATS, 0) for ply in told}

    assert found == {heavy}


def test_dice_thrown_within_ones_own_ply_strike():
    """Who drew the last card lost ten guilders to the dice that followed, and only the log said so."""
    match = played("bruges", 6, until=lambda match: struck_by_own_ply(match))

    said = turns.struck(presenter("bruges"), match, match.ply, SEATS, match.states[-2].actor)
    assert [line.seat for line in said] == [match.states[-2].actor]
    assert turns.is_heavy(presenter("bruges"), match, match.ply, SEATS, match.states[-2].actor)


@pytest.mark.parametrize(
    ("game", "name", "ply", "seat"), [("taverns", "2-players-2", 163, 0), ("loyang", "1-players-0", 3, 0)]
)
def test_what_one_pays_oneself_as_a_round_or_phase_begins_strikes_nobody(game, name, ply, seat):
    """Whoever paid the juggler a schnapps read “This concerns you: you reveal 2 regulars” as the next evening began."""
    match, words = Match(load(FOLDER / game / f"{name}.kontor")), presenter(game)
    seats = tuple(ANN if each == seat else BOB for each in range(match.state.players))
    before, after = (turns._figures(words.scores(state, seats)[seat]) for state in match.states[ply - 1 : ply + 1])  # noqa: SLF001

    assert match.states[ply - 1].actor == seat
    assert any(after[key] < value for key, value in before.items()), "it has paid"
    assert turns.struck(words, match, ply, seats, seat) == []


def struck_by_own_ply(match):
    """Whether somebody has just thrown dice that cost it all its guilders."""
    if not match.ply:
        return False
    seat = match.states[-2].actor
    return any(event[:2] == ("damage", seat) for event in match.events[-1]) and not match.state.guilders[seat]


def test_a_ply_after_which_a_person_has_what_it_had_does_not_strike():
    """That Ann could take nothing, or leads the first round, names her and changes nothing of hers."""
    match, words = played("port_royal"), presenter("port_royal")
    named = 0
    for ply in range(1, match.ply + 1):
        before, after = match.states[ply - 1 : ply + 1]
        about = [line for line in words.lines(match.events[ply - 1], SEATS) if line.seat == 0]
        same = words.table(before, 0, SEATS).zone("coins:0") == words.table(after, 0, SEATS).zone("coins:0")
        if before.actor and about and same:
            named += 1
            assert not turns.struck(words, match, ply, SEATS, 0)
    assert named


def test_what_happened_since_is_told_turn_by_turn(language):
    match, words = played("taverns"), presenter("taverns")
    since = match.ply - 60

    found = turns.turns_since(words, match, SEATS, OTHERS, since)

    assert len(found) > 2
    assert [turn.plies[0] for turn in found] == sorted(turn.plies[0] for turn in found)
    assert all(turn.plies[0] > since and turn.text and turn.seat for turn in found)
    assert turns.turns_since(words, match, SEATS, OTHERS, match.ply) == []


@pytest.mark.parametrize(
    ("game", "options", "words_of_nobody"),
    [
        ("bruges", {"exchange": True}, "Exchange card"),
        ("port_royal", {}, "The game is over"),
        ("taverns", {}, "coasters"),
    ],
)
def test_how_the_game_goes_on_is_nobodys_deed(game, options, words_of_nobody):
    """“Otto: takes a 4 · The coasters go on to the left · takes a 5”, “takes the frigate · The game is over”."""
    words, in_log = presenter(game), 0
    for seed in range(3):
        match = played(game, seed, options=options)
        for ply in range(1, match.ply + 1):
            in_log += any(words_of_nobody in line.text for line in words.lines(match.events[ply - 1], SEATS))
            assert not any(words_of_nobody in line.text for line in turns.told(words, match, ply, SEATS))
    assert in_log


def test_what_is_about_nobody_can_be_told_apart():
    """Loyang: "4 cards of the court are discarded" stood where there was no room for what was bought."""
    match, words = played("loyang"), presenter("loyang")
    found = [turns.turn_at(words, match, ply, SEATS) for ply in whole_turns(match)]
    asides = {each for turn in found for each in turn.asides}

    assert any("discarded" in each for each in asides)
    assert not any(SEATS[turn.seat].name in each for turn in found for each in turn.asides if "Turn order" not in each)


def test_the_card_that_is_played_is_what_a_turn_of_bruges_is_about():
    """After two activations the line of the turn left out the card."""
    match, words = played("bruges"), presenter("bruges")
    cards = 0
    for ply in whole_turns(match):
        turn = turns.turn_at(words, match, ply, SEATS)
        assert set(turn.main) <= set(turn.text.split(turns.BETWEEN))
        verbs = [match.record.plies[each - 1].text.split()[0] for each in turn.plies]
        if played_cards := [verb for verb in verbs if verb in VERBS]:
            cards += 1
            assert turn.main
            assert not any(each.startswith("activates") for each in turn.main[:1]), played_cards
        else:
            assert not turn.main
    assert cards > 5


def test_what_brought_points_is_known_of_each_sentence():
    match, words = played("taverns", plies=2000), presenter("taverns")
    some = 0
    for ply in whole_turns(match):
        turn = turns.turn_at(words, match, ply, SEATS)
        assert turn.gains.keys() <= set(turn.text.split(turns.BETWEEN))
        rows = [words.scores(match.states[at], SEATS)[turn.seat].points for at in (turn.plies[0] - 1, ply)]
        if rows[1] > rows[0]:
            some += 1
            assert turn.gains
    assert some > 5


def test_a_die_taken_by_all_does_not_hide_the_turn_before():
    """ "Bob gets: Table" was all that was left of an evening in which he had got five nobles."""
    words = presenter("taverns")
    match = played(
        "taverns",
        plies=4000,
        until=lambda match: match.state.round > 2 and match.state.decision == "draft_die" and match.state.drafted > 4,
    )
    found = turns.last_turns(words, match, SEATS, OTHERS, turns.last_end(match))

    for seat in (1, 2):
        turn = found[seat]
        assert {match.states[ply - 1].decision for ply in turn.plies} <= words.together
        assert turn.earlier.seat == seat
        assert not {match.states[ply - 1].decision for ply in turn.earlier.plies} & words.together
        assert turn.earlier.plies[-1] < turn.plies[0]
