"""What is asked, and the buttons for it.  It speaks to the person who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engines.contract import NOBODY
from app.engines.taverns import components as c
from app.engines.taverns.evening import evening_of
from app.engines.taverns.state import SERVICE
from app.models.presenter import Button, Prompt
from app.models.taverns.buttons import BUTTONS
from app.models.taverns.spelling import spell
from app.models.taverns.turn_prompts import TavernsTurn, pick
from app.models.taverns.words import (
    entertainer_name,
    entertainer_text,
    evening_text,
    start_name,
    start_text,
    tile_name,
    tile_text,
    words,
)
from app.models.text import Translated, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engines.taverns.state import State
    from app.match.seats import Seat
    from app.models.selection import Path

Asked = tuple[str, str, list[Button]]


class TavernsPrompts(Translated):
    """The prompt bar."""

    def __init__(self) -> None:
        self._turn = TavernsTurn()

    def prompt(self, state: State, seats: Sequence[Seat], chosen: Path = ()) -> Prompt:
        """See ``Presenter.prompt``."""
        seat = state.actor
        if seat == NOBODY:
            return Prompt(self.tr("The game is over."))
        if not seats[seat].is_person:
            return Prompt(self.others(state.decision, seats[seat].name), seat=seat)
        if state.decision == "place_dice":
            asked = self._turn.placing(state, chosen)
        elif state.decision == "service":
            asked = self._turn.service(state, chosen)
        else:
            asked = getattr(self, f"_{state.decision}")(state, seats, chosen)
        title, hint, buttons = asked
        return Prompt(title, hint, tuple(buttons), seat)

    def others(self, decision: str, name: str) -> str:
        """What somebody else decides."""
        texts = {
            "choose_start_card": self.tr("{name} chooses a start card."),
            "choose_removed_regulars": self.tr("{name} decides which regulars leave."),
            "choose_round_bonus": self.tr("{name} chooses the bonus of the evening."),
            "choose_free_upgrade": self.tr("{name} chooses a tile to turn over."),
            "choose_entertainer_side": self.tr("{name} chooses a side of the entertainer."),
            "use_counter_guest_redraw": self.tr("{name} decides whether to draw new guests."),
            "draft_die": self.tr("{name} chooses a die."),
            "place_dice": self.tr("{name} places dice."),
            "service": self.tr("{name} serves the guests."),
            "choose_banned_card": self.tr("{name} decides whom to ban."),
            "choose_signature_column": self.tr("{name} chooses a column of the guest book."),
            "choose_substitute_helper": self.tr("{name} chooses another helper."),
            "use_juggler_return": self.tr("{name} decides which card the juggler saves."),
        }
        return texts[decision].format(name=name)

    # set-up

    def _choose_start_card(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        if chosen:
            card = pick(state, chosen)[1]
            return self.tr("Begin with “{name}”?").format(name=start_name(card)), start_text(card), [BUTTONS.take()]
        title = self.tr("Choose one of the three start cards")
        return title, self.tr("Everybody may choose the same one. Its cards are shuffled into your draw pile."), []

    def _choose_removed_regulars(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        number = len(state.legal()[0]) - 1
        if len(chosen) == number:
            cards = pick(state, chosen)[1:]
            names = listed([self.regular(card) for card in cards])
            title = self.tr("Remove for good: {regulars}?").format(regulars=names)
            return title, self.tr("Better guests come sooner then."), [BUTTONS.remove()]
        if chosen:
            return self.tr("And the second regular?"), self.tr("Both leave the game for good."), []
        title = self.tr("Which %n regular(s) leave the game?", "", number)
        return title, self.tr("They are out for good, so that better guests come sooner."), []

    def regular(self, card: int) -> str:
        """A regular with its figures, for lists."""
        text = self.tr("a regular who wants a {die} and pays %n", "", c.DOUBLOONS[card])
        return text.format(die=c.DIE[card])

    # phases A and B

    def _choose_round_bonus(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        hint = evening_text(state.round, winter=state.level > 1)
        if state.tournament and len(state.legal()) < len(evening_of(state).options):
            hint += " " + self.tr("Helpers that do not suffice for everybody cannot be chosen.")
        paths = {action: path for path, action in spell(state)}
        buttons = [
            Button(paths[action][0], self._option(state, action[1]), shortcut=str(number + 1))
            for number, action in enumerate(state.legal())
        ]
        return self.tr("Choose the bonus of this evening"), hint, buttons

    def _option(self, state: State, option: int | str) -> str:
        if option == c.EXTRA_DIE:
            return self.tr("A die")
        card = state.three_stack[-1] if option == c.THREE_GUEST else int(option)
        return words(card).name

    def _choose_free_upgrade(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        if chosen:
            tile = pick(state, chosen)[1]
            title = self.tr("Turn over “{tile}”?").format(tile=tile_name(tile))
            return title, tile_text(tile), [BUTTONS.upgrade()]
        title = self.tr("Which tile do you turn over free of charge?")
        if state.phase == SERVICE:
            return title, self.tr("It brings a noble, too."), []
        return title, self.tr("No noble comes with it, but it works this very evening."), []

    def _choose_entertainer_side(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        tile = state.legal()[0][1]
        title = self.tr("{name}: which side do you choose?").format(name=entertainer_name(tile))
        hint = self.tr("A: {a} B: {b} The choice is final.")
        hint = hint.format(a=entertainer_text(tile, c.SIDE_A), b=entertainer_text(tile, c.SIDE_B))
        return title, hint, BUTTONS.sides()

    def _use_counter_guest_redraw(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        number = state.counter_guests[state.actor]
        hint = self.tr(
            "For a counter guest (you have %n) all cards laid out are discarded, and new ones come.", "", number
        )
        return self.tr("Keep these guests or draw anew?"), hint, [BUTTONS.redraw(), BUTTONS.keep()]

    # draft

    def _draft_die(self, state: State, seats: Sequence[Seat], _chosen: Path) -> Asked:
        seat = state.actor
        left = c.WHITE_DICE - len(state.white[seat])
        if left == 1:
            return self.tr("Take the last die"), self.tr("Then everybody has 4 white dice."), []
        before = (seat - 1) % state.players
        if len(state.white[before]) > len(state.white[seat]):
            hint = self.tr("The coaster before {name} comes to you next: {faces}.")
        else:
            hint = self.tr("The coaster before {name} comes to you next; {name} still takes one of {faces}.")
        title = self.tr("Choose a die from your coaster; it is die {number} of {all}.")
        title = title.format(number=c.WHITE_DICE - left + 1, all=c.WHITE_DICE)
        return title, hint.format(name=seats[before].name, faces=", ".join(map(str, state.coaster[before]))), []

    # bonuses

    def _choose_banned_card(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        buttons = [BUTTONS.decline()] if ("decline",) in state.legal() else []
        if chosen:
            card = state.seated[state.actor][pick(state, chosen)[1]]
            title = self.tr("Ban {guest} for good?").format(guest=words(card).the)
            return title, self._loss(card), [*buttons, BUTTONS.ban()]
        hint = self.tr("A regular or guest without a die leaves the game for good, with all points.")
        return self.tr("Whom do you ban?"), hint, buttons

    def _loss(self, card: int) -> str:
        return self.tr("It counts %n point(s).", "", c.POINTS[card])

    def _choose_signature_column(self, _state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        hint = self.tr("Click a free cell of the guest book; its bonus is yours at once.")
        return self.tr("In which column is the signature?"), hint, [BUTTONS.decline()]

    def _choose_substitute_helper(self, state: State, _seats: Sequence[Seat], _chosen: Path) -> Asked:
        buttons = [
            Button(path[0], words(action[1]).name, shortcut=str(number))
            for number, (path, action) in enumerate(spell(state))
            if action[0] == "substitute"
        ]
        hint = self.tr("The pile of the guest's bonus is empty.")
        return self.tr("Which other helper do you take?"), hint, [BUTTONS.decline(), *buttons]

    def _use_juggler_return(self, state: State, _seats: Sequence[Seat], chosen: Path) -> Asked:
        if chosen:
            card = pick(state, chosen)[1]
            title = self.tr("Put {card} back on your draw pile?").format(card=words(card).the)
            return title, self.tr("It costs 1 schnapps."), [BUTTONS.decline(), BUTTONS.put_back()]
        hint = self.tr("For 1 schnapps one card laid out goes on top of your draw pile instead of the discard pile.")
        return self.tr("Does the juggler save a card?"), hint, [BUTTONS.decline()]
