"""Phases A to D and G: next evening, the tavern fills, waitress, draft, closing time.  R22-R54, R115-R117"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from app.engines.chance import shuffle
from app.engines.contract import NOBODY
from app.engines.taverns.components import (
    CARDS,
    COLOURED_DICE,
    EXTRA_DIE,
    HELPERS,
    JUGGLER,
    NO_CARD,
    NOBLE,
    PRICE,
    ROUNDS,
    SIDE_A,
    SIDE_B,
    START_EFFECTS,
    SUMMER,
    TABLE,
    TABLES,
    THREE_GUEST,
    TILES,
    WAITRESS,
    WAITRESS_POST,
    WHITE_DICE,
    WINTER,
    Evening,
)
from app.engines.taverns.supply import gain_helper, gain_nobles, gain_schnapps, put_on_deck, reveal, roll, take_guest
from app.engines.taverns.tracks import DECLINE

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

Step = tuple[Any, ...]


def seat_in_order(state: State, place: int) -> int:
    """The seat that is ``place``-th in turn order.  R7"""
    return (state.start + place) % state.players


def ask(state: State, decision: str, seat: int, offers: list[Action]) -> None:
    """Let a seat decide; without an option the decision is skipped.  R8b"""
    if offers:
        state.decision = decision
        state.actor = seat
        state.offers = offers


# -- start cards


def start_card(state: State, step: Step) -> None:
    """Each player chooses one of the three start cards shown; several may choose the same.  R7, R160, R161"""
    if step[1] < state.players:
        state.agenda.append(("start_card", step[1] + 1))
        seat = seat_in_order(state, step[1])
        ask(state, "choose_start_card", seat, [("start", card) for card in state.start_cards])


def choose_start_card(state: State, action: Action) -> None:
    """Take the pictured cards and bonuses in the order listed.  R162, R163"""
    seat = state.actor
    state.taken[seat] = action[1]
    if state.trace is not None:
        state.trace.append(("start_card", seat, action[1]))
    for effect in reversed(START_EFFECTS[action[1]]):
        state.agenda.append((effect[0], seat, *effect[1:], "start"))


def start_take(state: State, step: Step) -> None:
    """A tavern card for the start deck.  R162, R164"""
    gain_helper(state, step[1], step[2], "start")


def start_turn_tile(state: State, step: Step) -> None:
    """A tile of a start card: no noble, and it works from round 1 on.  R162"""
    turn_over(state, step[1], step[2], at_once=True)


def start_cellar(state: State, step: Step) -> None:
    """Beer in the storage from the start; everybody else begins with none.  R15, R166"""
    state.stored_beer[step[1]] = step[2]
    if state.trace is not None:
        state.trace.append(("cellared", step[1], step[2]))


def ask_removed(state: State, step: Step) -> None:
    """Which regulars leave the game: any combination of exactly the number on the card.  R165"""
    seat = step[1]
    own = sorted(card for card in state.deck[seat] if CARDS[card].kind == "regular")
    number: int = step[2]
    offers: list[Action] = [("remove", *cards) for cards in combinations(own, number)]
    ask(state, "choose_removed_regulars", seat, offers)


def remove_regulars(state: State, action: Action) -> None:
    """They are out of the game.  R165"""
    for card in action[1:]:
        state.deck[state.actor].remove(card)
        state.removed.append(card)
        if state.trace is not None:
            state.trace.append(("removed", state.actor, card))


def shuffle_decks(state: State, step: Step) -> None:
    """Shuffle every start deck after the last choice.  R20, R164"""
    for seat in range(state.players):
        shuffle(state.rng, state.deck[seat])
        state.hidden[seat] = len(state.deck[seat])


# -- phase A


def evening_of(state: State) -> Evening:
    """The space of the round track under the moon: summer at level 1, winter from level 2.  R10, R26, R31"""
    return (SUMMER if state.level == 1 else WINTER)[state.round - 1]


def next_evening(state: State, step: Step) -> None:
    """The moon moves on; schnapps that it passes comes before the bonus of the space.  R22, R25, R31, R130, R145"""
    if not state.setting_up():
        state.round += 1
    state.turn += 1
    state.fresh = [0] * state.players
    state.short = 0
    state.phase = ""
    evening = evening_of(state)
    if state.trace is not None:
        state.trace.append(("round_began", state.round))
    schnapps = evening.schnapps if state.level == 2 else evening.schnapps_later
    for place in range(state.players):
        seat = seat_in_order(state, place)
        if schnapps and state.level > 1:
            gain_schnapps(state, seat, schnapps, "track")
        if evening.bonus == "counter_guest":
            state.counter_guests[seat] += 1  # R30
            if state.trace is not None:
                state.trace.append(("counter_guest", seat))
    state.agenda += [
        ("close",),
        ("juggle", 0),
        ("turn", 0),
        ("draft", 0),
        ("waitresses",),
        ("redraw", 0),
        ("fill",),
    ]
    if evening.bonus != "counter_guest":
        state.agenda.append(("bonus", 0, scarce(state, evening)))


def scarce(state: State, evening: Evening) -> int:
    """Bit mask of the helpers nobody may choose this round, because there are too few.  R188, R189, R191

    Checked once, before the first player chooses.
    """
    if not state.tournament:
        return 0
    helpers = [option for option in evening.options if isinstance(option, int)]
    return sum(1 << card for card in helpers if state.supply[card] < state.players)


def round_bonus(state: State, step: Step) -> None:
    """The bonus of the evening for the next player in turn order.  R26, R27, R29, R131"""
    _, place, forbidden = step
    if place == state.players:
        return
    state.agenda.append(("bonus", place + 1, forbidden))
    seat = seat_in_order(state, place)
    evening = evening_of(state)
    if evening.bonus == "choice":
        offers: list[Action] = [
            ("bonus", option) for option in evening.options if is_available(state, option, forbidden)
        ]
        ask(state, "choose_round_bonus", seat, offers)
    elif evening.bonus == "entertainer":
        sides: list[Action] = [("side", evening.entertainer, side) for side in (SIDE_A, SIDE_B)]
        ask(state, "choose_entertainer_side", seat, sides)
    else:
        ask(state, "choose_free_upgrade", seat, free_tiles(state, seat))


def is_available(state: State, option: str | int, forbidden: int) -> bool:
    """Whether a printed option can still be chosen.  R27 (ruling), R28, R188"""
    if option == THREE_GUEST:
        return bool(state.three_stack)
    if option == EXTRA_DIE:
        return True
    assert isinstance(option, int)
    return state.supply[option] > 0 and not forbidden >> option & 1


def choose_round_bonus(state: State, action: Action) -> None:
    """Take the chosen bonus; the guest is not recruited.  R27, R28"""
    seat = state.actor
    option = action[1]
    if option == THREE_GUEST:
        card = state.three_stack[-1]
        take_guest(state, card, open_at_once=True)
        put_on_deck(state, seat, card, "track")
    elif option == EXTRA_DIE:
        state.coloured[seat] += roll(state, 1)
        if state.trace is not None:
            state.trace.append(("coloured_rolled", seat, tuple(state.coloured[seat])))
    else:
        gain_helper(state, seat, option, "track")


def choose_side(state: State, action: Action) -> None:
    """Take the entertainer on the chosen side, for good.  R19, R131"""
    _, tile, side = action
    state.sides[state.actor][tile] = side
    if state.trace is not None:
        state.trace.append(("entertainer", state.actor, tile, side))


def free_tiles(state: State, seat: int) -> list[Action]:
    """Tiles that are not upgraded yet.  R29, R134"""
    return [("tile", tile) for tile in range(len(TILES)) if not state.upgraded(seat, tile)]


def choose_tile(state: State, action: Action) -> None:
    """Turn a tile over free of charge.  R29, R134

    In round 8 of the summer side without a noble and at once; by the fire-breather with the
    noble, and timed as if it were bought.
    """
    by_fire_breather = state.phase == "F"
    turn_over(state, state.actor, action[1], at_once=not by_fire_breather)
    if by_fire_breather:
        gain_nobles(state, state.actor, 1, "upgrade")


def turn_over(state: State, seat: int, tile: int, *, at_once: bool) -> None:
    """Upgrade a tile for good; three kinds work from the next round on.  R14, R82"""
    state.tiles[seat] |= 1 << tile
    if TILES[tile].next_round and not at_once:
        state.fresh[seat] |= 1 << tile
    if state.trace is not None:
        state.trace.append(("upgraded", seat, tile))


# -- phase B


def fill_taverns(state: State, step: Step) -> None:
    """Everybody's tavern fills, without a decision, before anybody may throw it away.  R38, R49"""
    for place in range(state.players):
        fill(state, seat_in_order(state, place))


def fill(state: State, seat: int) -> None:
    """Reveal cards until every table is taken.  R32, R33, R34, R35, R36, R37

    Further nobles lie on the first one; table cards add tables at once.
    """
    tables = state.value(seat, TABLES)
    seated, laid = state.seated[seat], state.laid[seat]
    while len(seated) < tables:
        card = reveal(state, seat)
        if card == NO_CARD:
            state.short |= 1 << seat  # R37: no redraw
            break
        if state.trace is not None:
            state.trace.append(("came", seat, card))
        if card > NOBLE:
            seated.append(card)  # R34
        elif card == NOBLE:
            state.nobles[seat] += 1  # R35
            if state.nobles[seat] == 1:
                seated.append(NOBLE)
        else:
            laid.append(card)  # R36
            tables += card == TABLE


def redraw(state: State, step: Step) -> None:
    """In turn order each player may throw his full tavern away for a counter guest.  R7, R30, R49

    Each finishes all his redraws before the next decides; with free tables nobody is asked (ruling).
    """
    place = step[1]
    if place == state.players:
        return
    seat = seat_in_order(state, place)
    if state.counter_guests[seat] and not state.short >> seat & 1:
        state.agenda.append(("redraw", place))
        ask(state, "use_counter_guest_redraw", seat, [("keep",), ("redraw",)])
    else:
        state.agenda.append(("redraw", place + 1))


def keep_guests(state: State, action: Action) -> None:
    """Stay with what came.  R49"""
    state.agenda[-1] = ("redraw", state.agenda[-1][1] + 1)


def redraw_guests(state: State, action: Action) -> None:
    """Return a counter guest; all cards of this phase are discarded and the tavern fills anew.  R49"""
    seat = state.actor
    state.counter_guests[seat] -= 1
    if state.trace is not None:
        state.trace.append(("redrew", seat))
    clear_tavern(state, seat)
    fill(state, seat)


def clear_tavern(state: State, seat: int) -> None:
    """Put all laid-out cards on the discard pile.  R6, R49, R116"""
    seated = [card for card in state.seated[seat] if card not in (NO_CARD, NOBLE)]
    state.discard[seat] += [*seated, *[NOBLE] * state.nobles[seat], *state.laid[seat]]
    state.seated[seat] = []
    state.laid[seat] = []
    state.nobles[seat] = 0


# -- phases C and D


def waitresses(state: State, step: Step) -> None:
    """Roll the coloured dice of the waitresses, three at most; then the white ones.  R16, R28, R50, R51, R52"""
    for place in range(state.players):
        seat = seat_in_order(state, place)
        wanted = state.out(seat, WAITRESS) + state.value(seat, WAITRESS_POST)
        number = min(wanted, COLOURED_DICE - len(state.coloured[seat]))
        if number:
            state.coloured[seat] += roll(state, number)
            if state.trace is not None:
                state.trace.append(("coloured_rolled", seat, tuple(state.coloured[seat])))
    state.turn += 1
    state.drafted = 0
    for place in range(state.players):
        seat = seat_in_order(state, place)
        state.coaster[seat] = sorted(roll(state, WHITE_DICE))
        if state.trace is not None:
            state.trace.append(("white_rolled", seat, tuple(state.coaster[seat])))


def draft(state: State, step: Step) -> None:
    """The next pick; after each of the four rounds the coasters go to the left.  R5, R53, R54"""
    pick = step[1]
    if pick == WHITE_DICE * state.players:
        return
    if pick and pick % state.players == 0:
        state.coaster = [state.coaster[seat - 1] for seat in range(state.players)]
        if state.trace is not None:
            state.trace.append(("coasters_passed",))
    state.drafted = pick
    state.agenda.append(("draft", pick + 1))
    seat = seat_in_order(state, pick % state.players)
    ask(state, "draft_die", seat, [("draft", face) for face in sorted(set(state.coaster[seat]))])


def draft_die(state: State, action: Action) -> None:
    """Take a die from the coaster in front.  R24, R53"""
    seat = state.actor
    state.coaster[seat].remove(action[1])
    state.white[seat].append(action[1])
    if state.trace is not None:
        state.trace.append(("drafted", seat, action[1]))


# -- juggler and closing time


def juggle(state: State, step: Step) -> None:
    """Before closing, owners of the juggler's side A may save a laid-out card.  R8b, R115, R139, R139a

    Also a table card under a guest, a noble out of the stack, a guest at a returned table (R84).
    """
    place = step[1]
    if place == state.players:
        return
    state.agenda.append(("juggle", place + 1))
    seat = seat_in_order(state, place)
    if state.sides[seat][JUGGLER] != SIDE_A or state.schnapps[seat] < PRICE[JUGGLER][SIDE_A]:
        return
    cards = sorted({*state.laid[seat], *state.seated[seat]} - {NO_CARD})
    if cards:
        offers: list[Action] = [DECLINE, *(("return", card) for card in cards)]
        ask(state, "use_juggler_return", seat, offers)


def juggler_return(state: State, action: Action) -> None:
    """Pay the schnapps; the card goes on top of the draw pile.  R139"""
    seat = state.actor
    card = action[1]
    state.schnapps[seat] -= PRICE[JUGGLER][SIDE_A]
    if card == NOBLE:
        state.nobles[seat] -= 1
        if not state.nobles[seat]:
            state.seated[seat][state.seated[seat].index(NOBLE)] = NO_CARD
    elif card < len(HELPERS):
        state.laid[seat].remove(card)
    else:
        state.seated[seat][state.seated[seat].index(card)] = NO_CARD
    put_on_deck(state, seat, card, "juggler")


def close(state: State, step: Step) -> None:
    """Discard what is laid out; after round 8 the game ends, else the mug goes to the left.  R116, R117"""
    for seat in range(state.players):
        clear_tavern(state, seat)
        state.white[seat] = []
        state.coloured[seat] = []
        state.coaster[seat] = []
    if state.round == ROUNDS:
        state.decision = "over"
        state.actor = NOBODY
        state.offers = []
        if state.trace is not None:
            state.trace.append(("game_over",))
        return
    state.start = (state.start + 1) % state.players
    state.agenda.append(("evening",))
