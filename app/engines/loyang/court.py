"""The card phase: deal, distribution round, lord of the manor, starting players.  R28-R42, R47-R51, R60, R61, R96"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.contract import clockwise
from app.engines.loyang.components import COPIES, EMPTY, FIGURES, HAND, LORD
from app.engines.loyang.display import (
    ENOUGH,
    affordable,
    discard_offers,
    free_offers,
    leave,
    money_offers,
    owe_card,
    recycle,
)
from app.engines.loyang.solo import begin_grid

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.loyang.state import State

Step = tuple[Any, ...]
REVEAL: Action = ("reveal",)
BEGINNER: Action = ("beginner",)


def begin_cards(state: State, step: Step) -> None:
    """Shuffle, deal, and begin the distribution round if there are at least two cards each.  R28, R29, R30, R31"""
    state.lord_seat = seat_with(state, COPIES[LORD][0])
    if state.players == 1:
        begin_grid(state)
        return
    if state.round > 1:
        recycle(state)
        deal(state)
    state.chosen = []
    number = len(state.hand[0])
    if number > 1:
        state.agenda.append(("distribute", state.large))
    else:
        state.agenda.append(("partner",))
        if number:
            state.agenda.append(("single", 0))


def seat_with(state: State, card: int) -> int:
    """Who has a card in the display, visible or covered; -1 for nobody."""
    for seat in range(state.players):
        if any(card in (each, state.under[each]) for each in state.visible(seat)):
            return seat
    return -1


def deal(state: State) -> None:
    """The same number for everybody, four if the pile is large enough.  R19, R29, R30, R116"""
    number = min(HAND, len(state.pile) // state.players)
    for seat in range(state.players):
        state.hand[seat] = [state.pile.pop() for _ in range(number)]
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("cards_dealt", number))


def single_card(state: State, step: Step) -> None:
    """With one card each everybody lays it out.  R30"""
    if step[1] == state.players:
        return
    state.agenda.append(("single", step[1] + 1))
    state.turn += 1
    seat = state.active = (state.large + step[1]) % state.players
    card = state.hand[seat].pop()
    state.drawn.append(card)
    state.revealed += 1
    owe_card(state, seat, card, "single")


# -- distribution round


def begin_distribution_turn(state: State, step: Step) -> None:
    """The next player who has not chosen yet.  R31, R61"""
    state.active = step[1]
    state.turn += 1
    state.turned_up = False
    state.agenda.append(("court",))


def next_in_distribution(state: State) -> None:
    """Clockwise to whoever is still in; when all have chosen, the court goes and the markers change hands.  R31, R42"""
    for seat in clockwise((state.active + 1) % state.players, state.players):
        if seat not in state.chosen:
            state.agenda.append(("distribute", seat))
            return
    if state.court:
        state.discard += state.court
        if state.trace is not None:
            state.trace.append(("court_discarded", len(state.court)))
        state.court = []
    state.large, state.small = state.chosen[-1], state.chosen[-2]  # R47
    if state.trace is not None:
        state.trace.append(("markers", state.large, state.small))
    state.agenda.append(("partner",))


def must_take(state: State, seat: int) -> bool:
    """Whether nothing may be added any more.  R34"""
    return len(state.hand[seat]) == 1 or len(state.chosen) == state.players - 1


def hand_offers(state: State, seat: int) -> list[Action]:
    """The hand card to lay out, or the beginner customer instead.  R35, R40, R60"""
    others: list[Action] = [BEGINNER] if state.beginner[seat] != EMPTY else []
    cards = affordable(state, seat, state.hand[seat])
    if not cards and not others:
        cards = state.hand[seat]
    return [("hand", card) for card in cards] + others


def ask_court(state: State, step: Step) -> None:
    """Add a card or take one of the court; with two players a card may be turned up first.

    R10a, R32, R33, R34, R34a, R41, R61
    """
    seat = state.active
    must = must_take(state, seat)
    offers: list[Action] = [] if must else [("add", card) for card in state.hand[seat]]
    if state.court:
        cards = affordable(state, seat, state.court)
        if not cards and must:
            cards = state.court
        offers += [("take", card) for card in cards]
    elif must:
        offers += hand_offers(state, seat)
    if state.players == 2 and not state.turned_up and state.pile:
        offers.append(REVEAL)
    offers += free_offers(state, seat) + discard_offers(state, seat) + money_offers(state, seat)
    state.ask("distribute", seat, offers)


def reveal_court_card(state: State, action: Action) -> None:
    """Turn the top card of the draw pile up into the court.  R61"""
    card = state.pile.pop()
    state.court.append(card)
    state.turned_up = True
    state.revealed += 1
    state.chance_events += 1
    if state.trace is not None:
        state.trace.append(("revealed", state.actor, card))
    state.again()


def add_to_court(state: State, action: Action) -> None:
    """Put a hand card face up into the court.  R32"""
    seat, card = state.actor, action[1]
    state.hand[seat].remove(card)
    state.court.append(card)
    state.revealed += 1
    if state.trace is not None:
        state.trace.append(("added", seat, card))
    next_in_distribution(state)


def take_court_card(state: State, action: Action) -> None:
    """The court card comes first, with all its consequences.  R32, R36, R37"""
    card = action[1]
    state.court.remove(card)
    state.drawn.append(card)
    state.agenda.append(("hand",))
    owe_card(state, state.actor, card, "court")


def ask_hand_card(state: State, step: Step) -> None:
    """Between the cards: the hand card, or the lord of the manor before it.  R10a, R37, R96"""
    seat = state.active
    offers = hand_offers(state, seat)
    lord = state.helper(seat, LORD)
    if lord != EMPTY and state.lord_seat == seat and state.court:
        offers.append(("play", lord, 1))
    state.ask("take_hand_card", seat, offers + free_offers(state, seat) + money_offers(state, seat))


def take_hand_card(state: State, action: Action) -> None:
    """One hand card is laid out.  R32, R35, R37"""
    seat, card = state.actor, action[1]
    state.hand[seat].remove(card)
    state.drawn.append(card)
    state.revealed += 1
    state.agenda.append(("rest",))
    owe_card(state, seat, card, "hand")


def take_beginner(state: State, action: Action) -> None:
    """The beginner customer in place of a hand card.  R60"""
    seat = state.actor
    card = state.beginner[seat]
    state.beginner[seat] = EMPTY
    state.drawn.append(card)
    state.revealed += 1
    state.agenda.append(("rest",))
    owe_card(state, seat, card, "beginner")


def leave_distribution(state: State, step: Step) -> None:
    """The other hand cards go to the court, last of all.  R32, R37"""
    seat = state.active
    for card in state.hand[seat]:
        state.court.append(card)
        if state.trace is not None:
            state.trace.append(("to_court", seat, card))
    state.hand[seat] = []
    state.revealed += 1
    state.chosen.append(seat)
    next_in_distribution(state)


# -- lord of the manor


def play_lord(state: State, seat: int, card: int) -> None:
    """Up to two more court cards, before the hand card.  R96, R97"""
    state.again()
    state.agenda.append(("extra", card, FIGURES[LORD]["extra"]))


def ask_extra(state: State, step: Step) -> None:
    """Another court card, or enough; after the last one the lord goes.  R10a, R96"""
    _, lord, left = step
    seat = state.active
    if not left or not state.court:
        leave(state, seat, [lord])
        return
    offers: list[Action] = [("extra", card) for card in affordable(state, seat, state.court)]
    state.ask(
        "take_extra_court_card",
        seat,
        [*offers, ENOUGH, *free_offers(state, seat), *money_offers(state, seat)],
    )


def take_extra_card(state: State, action: Action) -> None:
    """It is laid out and paid before the next.  R96"""
    card = action[1]
    _, lord, left = state.asked
    state.court.remove(card)
    state.drawn.append(card)
    state.agenda.append(("extra", lord, left - 1))
    owe_card(state, state.actor, card, "extra")


# -- order of the action phase


def ask_partner(state: State, step: Step) -> None:
    """First and second starting player, then the others; with four the first chooses a partner.  R48, R49, R50"""
    rest = [seat for seat in clockwise(state.large, state.players) if seat not in (state.large, state.small)]
    if state.players < 4:
        state.order = [seat for seat in (state.large, state.small) if seat >= 0] + rest
        state.agenda.append(("actions", 0))
        return
    offers: list[Action] = [("partner", seat) for seat in rest]
    state.active = state.large
    state.ask("choose_partner", state.large, offers + free_offers(state, state.large))


def choose_partner(state: State, action: Action) -> None:
    """The partner is third, the other one fourth and partner of the second.  R50, R51"""
    partner = action[1]
    other = next(seat for seat in range(4) if seat not in (state.large, state.small, partner))
    state.order = [state.large, state.small, partner, other]
    if state.trace is not None:
        state.trace.append(("partner", state.large, partner))
    state.agenda.append(("actions", 0))
