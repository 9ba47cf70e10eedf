"""What the seats know of covered cards, against a second opinion that lists every possibility.  R9, R18, R37, R95"""

from collections import defaultdict
from random import Random

import pytest

from app.engines.bruges import houses, knowledge, persons, piles, plays
from app.engines.bruges.components import BACK, BLUE, COLOUR, IDS, IS_PET, N_BACKS, N_CARDS
from app.engines.contract import NOBODY
from tests.engines.bruges.builder import GAME, A, B, a_state, told
from tests.engines.bruges.oracle import Table
from tests.marks import THOROUGH

DEEDS = ("house", "burn", "raze", "recruit", "lay", "activate", "person")
"""What moves cards between hands and houses."""


def agreed(state, table):
    """The engine holds exactly those ways possible that the second opinion does."""
    mine = {
        (owner, back): {frozenset(zip(cards, way, strict=True)) for way in ways}
        for owner, back, cards, ways in state.followed
    }
    for seat in range(state.players):
        for back in range(N_BACKS):
            assert mine.get((seat, back), {frozenset()}) == table.ways(seat, back)


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(each, marks=THOROUGH) for each in range(12, 40))])
def test_whole_games(seed):
    """Everything that happens in a game, played by somebody who loves houses and fires."""
    random = Random(seed)
    modules = {name: random.random() < 0.5 for name in ("pets", "new_citizens", "zwin")}
    state = GAME.new(random.choice((2, 3, 4, 5)), modules, seed)
    table = Table(state)
    while state.actor != NOBODY and table.size() < 3000:
        liked = [action for action in state.legal() if action[0] in DEEDS[: 2 if random.random() < 0.5 else None]]
        action = random.choice(liked if liked and random.random() < 0.8 else state.legal())
        after = state.clone()
        after.trace = []
        after.apply(action)
        table.hear(state, action, after.trace, after)
        after.check()
        agreed(after, table)
        state = after


def only_blue(pets=False):
    """A table at which all that happens is about blue cards; B watches A."""
    blue = [card for card in range(N_CARDS) if COLOUR[card] == BLUE and (pets or not IS_PET[card])]
    blue = [card for card in a_state(pets=pets).piles[0] + a_state(pets=pets).piles[1] if card in blue][:12]
    names = [IDS[card] for card in blue]
    state = a_state(
        pets=pets, hand={A: " ".join(names[:2])}, houses={A: "red red red"}, left=" ".join(names[2:]), right=""
    )
    state.trace = []
    return state


def happen(state, random):
    """One thing that can happen to A's cards; gives False if it cannot happen now."""
    state.decision, state.agenda, hand = "play_card", [], state.hand[A]
    out = [card for card in state.persons[A] + state.pets[A] if card >= 0]
    deed = random.choices(("draw", "house", "lay", "home", "discard", "raze"), (4, 4, 6, 6, 1, 1))[0]
    if deed == "draw" and state.piles[0] and len(hand) < 5:
        state.asked = ("draw", A, 1)
        piles.draw_card(state, ("draw", 0))
        piles.look(state, ("look", A))
    elif deed == "house" and hand:
        houses.build_from_hand(state, A, random.choice(hand))
    elif deed == "lay" and hand:
        card = random.choice(hand)
        free = houses.homes(state, A, pet=IS_PET[card])
        if not free:
            return False
        knowledge.leaves_hand(state, A, card)
        persons.lay_out(state, A, card, free[0], 0)
    elif deed == "home" and out and len(hand) < 5:
        houses.to_hand(state, A, random.choice(out))
    elif deed == "discard" and hand:
        plays.play_workers(state, A, ("workers", random.choice(hand), BLUE, 0), plays.NO_CHANGE)
    elif deed == "raze" and houses.uninhabited(state, A):
        house = random.choice(houses.uninhabited(state, A))
        state.trace.append(("razed", A, state.houses[A][house]))
        houses.demolish(state, A, house)
    else:
        return False
    state.agenda = []
    return True


def test_many_known_cards_of_one_back():
    """More coming and going than any game has: several known cards, several houses, hands down to nothing."""
    most = cards = 0
    for seed in range(40):
        random = Random(seed)
        state = only_blue()
        table = Table(state)
        for _ in range(60):
            before = state.clone()
            if not happen(state, random):
                continue
            table.hear(before, (), state.trace, state)
            state.trace = []
            agreed(state, table)
            most = max([most, *(len(group.ways) for group in state.followed)])
            cards = max([cards, *(len(group.cards) for group in state.followed)])
            if table.size() > 2000:
                break
    assert most >= 12
    assert cards >= 3


def places_of(state, observer):
    """Where every card is that the observer does not see: by card."""
    found = {}
    for seat in range(state.players):
        if seat != observer:
            found |= dict.fromkeys(state.hand[seat], ("hand", seat))
            found |= {card: ("house", seat, i) for i, card in enumerate(state.houses[seat])}
    for i, pile in enumerate(state.piles):
        found |= dict.fromkeys(pile[:-1], "covered")
        if pile:
            found[pile[-1]] = ("top", i)
    return found | dict.fromkeys(state.reserve, "covered")


def possible_places(state, table, observer):
    """By card, after the second opinion: every place where the observer must reckon with it."""
    possible = defaultdict(set)
    strangers = set(places_of(state, observer))
    for (seat, back), worlds in table.worlds.items():
        if seat == observer:
            continue
        for hand, built in worlds:
            for place, label in [(("hand", seat), x) for x in hand] + [(("house", seat, i), x) for i, x in built]:
                possible[label, back].add(place)
    named = {label for label, _ in possible if isinstance(label, int)}
    found = {card: possible[card, BACK[card]] for card in named if possible[card, BACK[card]]}
    open_backs = [BACK[pile[-1]] for pile in state.piles if pile]
    for seat in range(state.players):
        if seat != observer:
            open_backs += [BACK[card] for card in state.hand[seat] + state.houses[seat]]
    backs = [BACK[card] for card in strangers]
    for card in strangers - named:
        found[card] = {"covered"} if backs.count(BACK[card]) > open_backs.count(BACK[card]) else set()
        found[card] |= {("top", i) for i, pile in enumerate(state.piles) if pile and BACK[pile[-1]] == BACK[card]}
        for (label, back), places in possible.items():
            if back == BACK[card] and isinstance(label, str):
                found[card] |= places
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_possible_card_turns_up_everywhere_it_can_be_and_nowhere_else(seed):
    """Over many deals; a table of twelve blue cards and what the engine makes of it."""
    random = Random(seed)
    state = only_blue()
    spare = [card for card in state.discard if COLOUR[card] == BLUE]
    state.discard = [card for card in state.discard if COLOUR[card] != BLUE]
    state.reserve, state.reserve_used = spare[:3], False
    state.discard += spare[3:]
    table = Table(state)
    done = 0
    while done < 14 and table.size() < 500:
        before = state.clone()
        if happen(state, random):
            table.hear(before, (), state.trace, state)
            state.trace = []
            done += 1
    found = defaultdict(set)
    random = Random(1)
    state.actor = NOBODY
    for _ in range(700):
        for card, place in places_of(state.resample(B, random), B).items():
            found[card].add(place)

    assert found == possible_places(state, table, B)


def seen_by(state, observer):
    """All that a seat sees, fronts where it knows them, backs elsewhere."""
    zones = [
        [(BACK[card], card if state.knows(observer, card) else -1) for card in cards]
        for cards in (*state.hand, *state.houses)
    ]
    tops = [(len(pile), BACK[pile[-1]] if pile else -1) for pile in state.piles]
    rest = [state.discard, state.persons, state.pets, state.followed, len(state.reserve), len(state.drawn)]
    mine = state.legal() if state.actor == observer else []
    return repr((zones, tops, rest, mine, state.docks, [pile[-1:] for pile in state.ship_piles], state.exchange))


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_changes_nothing_that_its_observer_sees(seed):
    """The order of hands and what others know included."""
    random = Random(seed)
    state = GAME.new(random.choice((2, 3, 4, 5)), {"pets": True, "new_citizens": seed % 2 == 0, "zwin": True}, seed)
    while state.actor != NOBODY:
        if random.random() < 0.15:
            for observer in range(state.players):
                other = state.resample(observer, random)
                other.check()
                assert seen_by(other, observer) == seen_by(state, observer)
        liked = [action for action in state.legal() if action[0] in DEEDS]
        state.apply(random.choice(liked if liked and random.random() < 0.8 else state.legal()))


def test_the_order_of_a_hand_does_not_tell_what_left_it():
    """Whichever of three blue cards becomes the house, the backs that stay look the same; and so do the fronts to A."""
    orders = set()
    for built in ("king", "alchemist", "bailiff"):
        state = a_state(hand={A: "king mason alchemist bailiff prince"}, workers={A: "blue"})
        state.trace = []
        houses.build_from_hand(state, A, next(card for card in state.hand[A] if IDS[card] == built))
        orders.add(tuple(BACK[card] for card in state.hand[A]))
        assert state.hand[A] == sorted(state.hand[A], key=lambda card: (BACK[card], card))
    assert len(orders) == 1
    assert told(state, "house")
