"""Monastery, reputation track and guest book, one step at a time.  R8, R104-R112, R145-R177"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.taverns.components import BARD, BOOK, MONASTERY, NO_CARD, NOBLE, ROWS, Effect
from app.engines.taverns.supply import gain_helper, gain_nobles, gain_schnapps

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

DECLINE: Action = ("decline",)


def push_effect(state: State, seat: int, effect: Effect | None, source: str) -> None:
    """Owe a bonus: it is resolved before anything that lies deeper in the agenda.  R8, R106"""
    if effect:
        state.agenda.append((effect[0], seat, *effect[1:], source))


def gain_card(state: State, step: tuple[int | str, ...]) -> None:
    """Bonus: a tavern card; from an empty supply it is lost.  R4, R106, R191

    With the tournament rules a guest's card may be substituted, no other.  R190
    """
    _, seat, card, source = step
    assert isinstance(seat, int)
    assert isinstance(card, int)
    if not gain_helper(state, seat, card, str(source)) and state.tournament and source == "guest":
        ask_substitute(state, seat, card)


def gain_noble(state: State, step: tuple[int | str, ...]) -> None:
    """Bonus: a noble (a crown).  R106"""
    _, seat, number, source = step
    gain_nobles(state, int(seat), int(number), str(source))


def gain_drink(state: State, step: tuple[int | str, ...]) -> None:
    """Bonus: schnapps.  R106, R152"""
    _, seat, number, source = step
    gain_schnapps(state, int(seat), int(number), str(source))


# -- monastery


def monastery_step(state: State, step: tuple[int | str, ...]) -> None:
    """Move the monastery marker one space, take the bonus, then go on.  R104, R110, R111, R112

    After the last space comes the start, which costs a step like any other (ruling).
    """
    seat, number, source = int(step[1]), int(step[2]), str(step[3])
    if number > 1:
        state.agenda.append(("monastery", seat, number - 1, source))
    at = state.monastery[seat] = (state.monastery[seat] + 1) % len(MONASTERY)
    if state.trace is not None:
        state.trace.append(("monastery_step", seat, at))
    push_effect(state, seat, MONASTERY[at], "monastery")


# -- banning


def bannable(state: State, seat: int) -> list[int]:
    """Places of seated regulars and guests on which no die lies.  R105

    Only in phase F; nobles cannot be banned (ruling).
    """
    if state.phase != "F" or seat != state.active:
        return []
    return [
        place
        for place, card in enumerate(state.seated[seat])
        if card not in (NO_CARD, NOBLE) and not state.on_seat[place]
    ]


def ask_ban(state: State, step: tuple[int | str, ...]) -> None:
    """Ask whom to ban; without a legal card the ban is lost without asking.  R105, R134"""
    seat = int(step[1])
    places = bannable(state, seat)
    if not places:
        return
    state.decision = "choose_banned_card"
    state.actor = seat
    state.ban_from = str(step[2])
    state.offers = [("ban", place) for place in places]
    if step[2] != "fire_breather":
        state.offers = [DECLINE, *state.offers]


def ban(state: State, action: Action) -> None:
    """The card leaves the game for good; its table stays empty.  R105"""
    seat = state.actor
    card = state.seated[seat][action[1]]
    state.seated[seat][action[1]] = NO_CARD
    state.removed.append(card)
    if state.trace is not None:
        state.trace.append(("banned", seat, card))


def decline(state: State, action: Action) -> None:
    """Forfeit a ban, a signature of the track, a substitute or the juggler.  R8a, R105, R139, R174, R190"""
    if state.trace is not None:
        state.trace.append(("declined", state.actor, state.decision))


# -- reputation


def reputation_step(state: State, step: tuple[int | str, ...]) -> None:
    """Move the reputation marker one space around the circuit and resolve it.  R64, R146, R147, R148

    After the crown comes space 1, the host is never entered again.
    """
    seat, number, source = int(step[1]), int(step[2]), str(step[3])
    if number > 1:
        state.agenda.append(("reputation", seat, number - 1, source))
    spaces = state.track()
    at = state.reputation[seat] + 1
    at = state.reputation[seat] = at if at < len(spaces) else 1
    space = spaces[at]
    if state.trace is not None:
        state.trace.append(("reputation_step", seat, at))
    if space["type"] == "schnapps":
        gain_schnapps(state, seat, space["amount"], "reputation")
    elif space["type"] == "crown":
        gain_nobles(state, seat, space["nobles"], "reputation")
    elif space["type"] == "signature":
        state.agenda.append(("choose_column", seat))


# -- guest book


def ask_column(state: State, step: tuple[int | str, ...]) -> None:
    """Signature space: any column that is not full, or none; with a full book it is lost.  R8b, R174"""
    seat = int(step[1])
    columns = [column for column in range(len(BOOK)) if state.book[seat][column] < ROWS]
    if columns:
        state.decision = "choose_signature_column"
        state.actor = seat
        state.offers = [DECLINE, *(("column", column) for column in columns)]


def choose_column(state: State, action: Action) -> None:
    """Sign in the chosen column.  R174"""
    state.agenda.append(("sign", state.actor, action[1]))


def sign(state: State, step: tuple[int | str, ...]) -> None:
    """Put a signature into a column: cell bonus first, then the noble of a full row.  R170, R173, R175, R176"""
    seat, column = int(step[1]), int(step[2])
    book = state.book[seat]
    row = book[column]
    if row >= ROWS:
        if state.trace is not None:
            state.trace.append(("signature_lost", seat, column))
        return
    book[column] += 1
    if state.trace is not None:
        state.trace.append(("signed", seat, column, row))
    if min(book) > row:
        push_effect(state, seat, ("noble", 1), "row")
    push_effect(state, seat, BOOK[column][row], "book")


# -- tournament


def ask_substitute(state: State, seat: int, card: int) -> None:
    """Offer a helper of lower rank for a guest's bonus whose supply is empty, or none.  R8a, R8b, R190"""
    lower = [other for other in range(card) if state.supply[other]]
    if lower:
        state.decision = "choose_substitute_helper"
        state.actor = seat
        state.offers = [DECLINE, *(("substitute", other) for other in lower)]


def substitute(state: State, action: Action) -> None:
    """Gain the other helper instead.  R190"""
    gain_helper(state, state.actor, action[1], "guest")


def bards(state: State, seat: int) -> int:
    """Bard steps not used yet this turn.  R151"""
    return state.out(seat, BARD) - state.bards_used
