"""Phase F: serving, buying, upgrading, recruiting.  R65-R109, R132-R134, R150, R151"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engines.taverns.components import (
    AMOUNT,
    BARREL,
    BEER_DEALER,
    BEER_STORAGE,
    CARDS,
    CASH_TILL,
    COST,
    DOUBLOONS,
    FACES,
    FIRE_BREATHER,
    GUESTS_PER_TURN,
    MONK,
    MUSICIAN,
    NO_CARD,
    NOBLE_PRICES,
    ON_BARREL,
    ON_DELIVERY,
    ON_MONK,
    ON_TILL,
    PRICE,
    SAFE,
    SCHNAPPS_LIMIT,
    SIDE_A,
    TILES,
)
from app.engines.taverns.evening import ask, free_tiles, turn_over
from app.engines.taverns.placing import beer_per_die
from app.engines.taverns.supply import (
    effect_of,
    gain_helper,
    gain_nobles,
    give_back,
    guests_on_offer,
    put_on_deck,
    take_guest,
    turn_up,
)
from app.engines.taverns.tracks import bannable, bards, push_effect

if TYPE_CHECKING:
    from app.engines.contract import Action
    from app.engines.taverns.state import State

ACTIVATE_ALL: Action = ("activate_all",)
COUNTER: Action = ("counter",)
END: Action = ("end",)
Step = tuple[Any, ...]


def begin_service(state: State, step: Step) -> None:
    """First 1 beer for each beer dealer laid out; dice are not placed again from here on.  R65, R85"""
    state.phase = "F"
    gain_beer(state, state.out(state.active, BEER_DEALER), "beer_dealer")
    state.agenda.append(("serve",))


def gain_doubloons(state: State, number: int, source: str) -> None:
    """Income of this evening.  R2, R135"""
    state.doubloons += number
    if number and state.trace is not None:
        state.trace.append(("doubloons", state.active, number, source))


def gain_beer(state: State, number: int, source: str) -> None:
    """Beer income of this evening.  R2, R135"""
    state.beer += number
    if number and state.trace is not None:
        state.trace.append(("beer", state.active, number, source))


def money(state: State) -> int:
    """Doubloons that the active player can spend.  R73"""
    return state.doubloons + state.stored_doubloons[state.active]


def beer(state: State) -> int:
    """Beer that the active player can spend.  R73"""
    return state.beer + state.stored_beer[state.active]


def pay_doubloons(state: State, cost: int) -> None:
    """Income first, then the safe.  R73"""
    from_income = min(cost, state.doubloons)
    state.doubloons -= from_income
    state.stored_doubloons[state.active] -= cost - from_income


def pay_beer(state: State, cost: int) -> None:
    """Income first, then the beer storage.  R73"""
    from_income = min(cost, state.beer)
    state.beer -= from_income
    state.stored_beer[state.active] -= cost - from_income


def ask_service(state: State, step: Step) -> None:
    """All actions of phase F, in any order, until the turn is ended.  R66, R94, R95, R99, R103, R108, R151"""
    seat = state.active
    offers = activations(state)
    offers += purchases(state)
    offers += upgrades(state, seat)
    budget = beer(state)
    if state.recruited < GUESTS_PER_TURN:
        offers += [("recruit", card) for card in guests_on_offer(state) if COST[card] <= budget]
    offers += [("nobles", number) for number, cost in NOBLE_PRICES.items() if cost <= budget]
    if state.covered >= 0:
        offers.append(("peek", state.covered))
    if state.counter_guests[seat]:
        offers.append(COUNTER)
    offers += entertainments(state, seat)
    offers += [("bard", number) for number in range(1, bards(state, seat) + 1)]
    offers.append(END)
    ask(state, "service", seat, offers)


def activations(state: State) -> list[Action]:
    """Spaces with a die, and all at once.  R67"""
    spaces = [place for place, face in enumerate(state.on_seat) if face]
    if state.on_till:
        spaces.append(ON_TILL)
    if any(state.on_delivery):
        spaces.append(ON_DELIVERY)
    if state.on_barrel:
        spaces.append(ON_BARREL)
    if any(state.on_monk):
        spaces.append(ON_MONK)
    offers: list[Action] = [("activate", space) for space in spaces]
    if offers:
        offers.append(ACTIVATE_ALL)
    return offers


def activate_die(state: State, action: Action) -> None:
    """Remove one die and take what its space yields now.  R67"""
    state.agenda.append(("serve",))
    activate(state, action[1])


def activate(state: State, space: int) -> None:
    """The yield of one die as the space is at this moment.  R67, R83, R84"""
    seat = state.active
    if space == ON_TILL:
        state.on_till = 0
        gain_doubloons(state, state.value(seat, CASH_TILL), "cash_till")  # R69
    elif space == ON_DELIVERY:
        take_off(state.on_delivery)
        gain_beer(state, beer_per_die(state, seat), "beer_delivery")  # R70
    elif space == ON_BARREL:
        state.on_barrel = 0
        gain_beer(state, state.value(seat, BARREL), "barrel")  # R71
    elif space == ON_MONK:
        take_off(state.on_monk)
        push_effect(state, seat, ("monastery", state.value(seat, MONK)), "monk")  # R72
    else:
        state.on_seat[space] = 0
        gain_doubloons(state, DOUBLOONS[state.seated[seat][space]], CARDS[state.seated[seat][space]].id)  # R68


def take_off(dice: list[int]) -> None:
    """Remove one die; which one makes no difference.  R67"""
    dice[next(face for face in FACES if dice[face])] -= 1


def activate_all(state: State, action: Action) -> None:
    """Remove all remaining dice in a fixed order: seats, till, delivery, barrel, monk.  R67 (ruling)"""
    state.agenda.append(("serve",))
    state.agenda.append(("activate_rest",))


def activate_rest(state: State, step: Step) -> None:
    """The next die of all, then the rest; what a die brings is resolved in between.  R67"""
    remaining = activations(state)
    if remaining:
        state.agenda.append(("activate_rest",))
        activate(state, remaining[0][1])


def purchases(state: State) -> list[Action]:
    """Tavern cards that can be paid and were not bought this round.  R75, R150"""
    budget = money(state)
    bought = state.bought
    return [
        ("buy", card)
        for card, left in enumerate(state.supply)
        if left and COST[card] <= budget and not bought >> card & 1
    ]


def buy_tavern_card(state: State, action: Action) -> None:
    """Pay for a tavern card; each type once a round.  R75"""
    card = action[1]
    state.agenda.append(("serve",))
    pay_doubloons(state, COST[card])
    state.bought |= 1 << card
    if state.trace is not None:
        state.trace.append(("bought", state.active, card, COST[card]))
    gain_helper(state, state.active, card, "bought")


def upgrade_cost(tile: int, returned: int) -> int:
    """Doubloons for an upgrade when so many matching cards are returned; never below 0.  R78, R80"""
    return max(0, TILES[tile].cost - returned * TILES[tile].discount)


def upgrades(state: State, seat: int) -> list[Action]:
    """Payable tiles with each number of returned cards.  R78, R80, R81"""
    budget = money(state)
    mask = state.tiles[seat]
    laid = state.laid[seat]
    offers: list[Action] = []
    for tile, facts in enumerate(TILES):
        if mask >> tile & 1:
            continue
        if facts.card < 0 or facts.card not in laid:
            if facts.cost <= budget:
                offers.append(("upgrade", tile, 0))
            continue
        cards = range(laid.count(facts.card) + 1)
        offers += [("upgrade", tile, returned) for returned in cards if upgrade_cost(tile, returned) <= budget]
    return offers


def upgrade_tile(state: State, action: Action) -> None:
    """Return cards, pay the rest, turn the tile over, gain a noble.  R78, R79, R80, R83, R84"""
    _, tile, returned = action
    seat = state.active
    state.agenda.append(("serve",))
    for _ in range(returned):
        give_back(state, seat, TILES[tile].card)
    cost = upgrade_cost(tile, returned)
    pay_doubloons(state, cost)
    if state.trace is not None:
        state.trace.append(("upgrade_paid", seat, tile, cost, returned))
    turn_over(state, seat, tile, at_once=False)
    gain_nobles(state, seat, 1, "upgrade")


def recruit_guest(state: State, action: Action) -> None:
    """Pay, gain, refill, then the instant bonus once, then the signature.  R94, R95, R96, R171, R172"""
    card = action[1]
    seat = state.active
    state.agenda.append(("serve",))
    pay_beer(state, COST[card])
    state.recruited += 1
    if state.trace is not None:
        state.trace.append(("recruited", seat, card, COST[card]))
    take_guest(state, card, open_at_once=False)
    put_on_deck(state, seat, card, "recruited")
    if state.level == 5:
        state.agenda.append(("sign", seat, CARDS[card].column))
    push_effect(state, seat, effect_of(card), "guest")


def hire_nobles(state: State, action: Action) -> None:
    """Pay 9, 14 or 18 beer for one, two or three nobles; no signature.  R99, R177"""
    state.agenda.append(("serve",))
    cost = NOBLE_PRICES[action[1]]
    pay_beer(state, cost)
    if state.trace is not None:
        state.trace.append(("nobles_hired", state.active, action[1], cost))
    gain_nobles(state, state.active, action[1], "hired")


def peek_refill(state: State, action: Action) -> None:
    """Turn the replacement guest up now.  R97"""
    state.agenda.append(("serve",))
    turn_up(state, action[1])


def counter_guest_step(state: State, action: Action) -> None:
    """Return a counter guest for 1 monastery space, whatever the monk.  R103"""
    seat = state.active
    state.agenda.append(("serve",))
    state.counter_guests[seat] -= 1
    if state.trace is not None:
        state.trace.append(("counter_returned", seat))
    push_effect(state, seat, ("monastery", 1), "counter_guest")


def entertainments(state: State, seat: int) -> list[Action]:
    """Entertainers that can be paid and would do something.  R132, R133, R134"""
    offers: list[Action] = []
    for tile in (MUSICIAN, FIRE_BREATHER):
        side = state.sides[seat][tile]
        if not side or state.schnapps[seat] < PRICE[tile][side]:
            continue
        if tile == FIRE_BREATHER:
            targets = free_tiles(state, seat) if side == SIDE_A else bannable(state, seat)
            if not targets:
                continue
        offers.append(("entertain", tile))
    return offers


def use_entertainer(state: State, action: Action) -> None:
    """Pay the schnapps and take the effect.  R132-R135"""
    tile = action[1]
    seat = state.active
    side = state.sides[seat][tile]
    state.agenda.append(("serve",))
    state.schnapps[seat] -= PRICE[tile][side]
    if state.trace is not None:
        state.trace.append(("entertained", seat, tile, side))
    if tile == MUSICIAN and side == SIDE_A:
        gain_doubloons(state, AMOUNT[tile][side], "musician")
    elif tile == MUSICIAN:
        gain_beer(state, AMOUNT[tile][side], "musician")
    elif side == SIDE_A:
        state.agenda.append(("free_tile", seat))
    else:
        state.agenda.append(("ban", seat, "fire_breather"))


def ask_free_tile(state: State, step: Step) -> None:
    """Which tile the fire-breather turns over.  R134"""
    ask(state, "choose_free_upgrade", step[1], free_tiles(state, step[1]))


def use_bard(state: State, action: Action) -> None:
    """Some or all of the bard steps.  R151"""
    state.agenda.append(("serve",))
    state.bards_used += action[1]
    if state.trace is not None:
        state.trace.append(("bards_played", state.active, action[1]))
    state.agenda.append(("reputation", state.active, action[1], "bard"))


def end_turn(state: State, action: Action) -> None:
    """Store what fits, lose the rest, show the replacement guest.  R108, R109, R136, R140"""
    seat = state.active
    doubloons, casks, bottles = money(state), beer(state), state.schnapps[seat]
    state.stored_doubloons[seat] = min(doubloons, state.value(seat, SAFE))
    state.stored_beer[seat] = min(casks, state.value(seat, BEER_STORAGE))
    state.doubloons = state.beer = 0
    if state.level >= 2:
        state.schnapps[seat] = min(bottles, SCHNAPPS_LIMIT)
    state.dice = [0] * len(state.dice)
    state.on_seat = [0] * len(state.on_seat)
    state.on_till = state.on_barrel = 0
    state.on_delivery = [0] * len(state.on_delivery)
    state.on_monk = [0] * len(state.on_monk)
    state.phase = ""
    if state.trace is not None:
        kept = state.stored_doubloons[seat], state.stored_beer[seat], state.schnapps[seat]
        state.trace.append(("stored", seat, *kept[:2]))
        lost = doubloons - kept[0], casks - kept[1], bottles - kept[2]
        if any(lost):
            state.trace.append(("lost", seat, *lost))
    if state.covered >= 0 and state.display[state.covered] != NO_CARD:
        turn_up(state, state.covered)
