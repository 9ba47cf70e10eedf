"""Pig in pieces and words: its presenter, and the words of its options."""

from functools import partial

from app.engines.contract import NOBODY
from app.models.cast import Cast
from app.models.facade import Facade
from app.models.keys import make_key
from app.models.options import OptionWords
from app.models.outcome import OUTCOME
from app.models.presenter import Button, EventSign, LogLine, Part, Prompt, ScoreRow, TitleChip
from app.models.table import Description, Piece, Table, Zone, viewer_at
from app.models.text import Translated
from app.models.value import value
from tests.sixth_game.rules import HOLD, ROLL

DIE = "die"
"""Key of the die, which is a piece: a click on it throws."""

HOLD_KEY = "button:hold"
"""Key of the button that keeps the points of the turn."""


@value(frozen=True, slots=True, kw_only=True)
class DiePiece(Piece):
    """The die.

    Attributes:
        pips: The number that it shows, 1 to 6.
    """

    pips: int


@value(frozen=True, slots=True)
class PotPiece(Piece):
    """The points of the turn; ``count`` is their number."""


@value(frozen=True, slots=True, kw_only=True)
class KeptPiece(Piece):
    """The points that a seat has kept; ``count`` is their number."""

    seat: int


@value(frozen=True, slots=True, kw_only=True)
class SeatZone(Zone):
    """The zone of a seat, with its ``KeptPiece``."""

    seat: int


class PigWords(Translated):
    """All parts of the presenter; see ``app.models.presenter``.  A larger game has a module for each."""

    def options(self):
        """See ``GameEntry.option_words``."""
        return {"target": OptionWords(self.tr("Points to win"), self.tr("Whoever keeps as many has won."))}

    # the table

    def table(self, state, viewer, seats):
        die = DiePiece(DIE, pips=state.die or 6)  # before the first throw it shows a six
        zones = [Zone("middle", (die, PotPiece("pot", count=state.pot)))]
        for seat, kept in enumerate(state.kept):
            piece = KeptPiece(make_key("kept", seat), count=kept, seat=seat)
            zones.append(SeatZone(make_key("seat", seat), (piece,), seat=seat))
        return Table(tuple(zones), viewer_at(viewer, seats))

    def describe(self, thing, viewer):
        # From piece and viewer alone: equal pieces must have equal words, see ``Presenter.describe``.
        match thing:
            case DiePiece():
                return Description(self.tr("Die"), self.tr("Click it to throw. A one loses the points of the turn."))
            case PotPiece():
                return Description(self.tr("%n point(s) of this turn", "", thing.count))
            case KeptPiece() | SeatZone():
                return Description(viewer.names[thing.seat])
        return Description(self.tr("Middle of the table"))

    def of_piece(self, key, face):
        return "throw" if key in (DIE, "pot") else "goal"

    # the decision

    def spell(self, state, confirm=True):
        # One click chooses; where it takes several, e.g. a card and a place, the path has several keys.
        paths = {ROLL: (DIE,), HOLD: (HOLD_KEY,)}
        return [(paths[action], action) for action in state.legal()]

    def prompt(self, state, seats, chosen=()):
        if state.actor == NOBODY:
            return Prompt(self.tr("The game is over."))
        blocked = "" if state.pot else self.tr("Throw the die first.")
        # The die lies on the table, so this button is not shown; it gives the die its key on the keyboard.
        roll = Button(DIE, self.tr("Throw"), "rolling-dices", "T", on_table=True)
        hold = Button(HOLD_KEY, self.tr("Keep the points"), "laurels", "Return", primary=True, blocked=blocked)
        return Prompt(self.tr("Throw again, or keep the points?"), "", (roll, hold), state.actor)

    def refusal(self, state, seats, key, chosen=()):
        return self.tr("Throw the die first.") if key == HOLD_KEY else ""

    def advice(self, state, action, seats):
        return self.tr("Throw") if action == ROLL else self.tr("Keep what you have")

    def reason(self, state, action):
        return self.tr("there is more to win than to lose") if action == ROLL else ""

    def explain(self, state, action, seats):
        return (
            self.tr("Throw: there is more to win than to lose.") if action == ROLL else self.tr("Keep what you have.")
        )

    def kind(self, state, action):
        return action[0]

    def kind_words(self, kind):
        return {ROLL[0]: self.tr("throwing"), HOLD[0]: self.tr("keeping")}.get(kind, "")

    # what has happened

    def sentence(self, event, seats):
        kind = event[0]
        if kind == "round_began":
            return ""  # the log has a heading for it, see ``opened``
        mine, theirs = {
            "rolled": (self.tr("You throw {number}."), self.tr("{name} throws {number}.")),
            "held": (self.tr("You keep {number}."), self.tr("{name} keeps {number}.")),
            "lost": (self.tr("You lose {number}."), self.tr("{name} loses {number}.")),
            "game_over": (self.tr("You have won."), self.tr("{name} has won.")),
        }[kind]
        # All other events have the seat second and their number last (``game_over`` has none, and needs none).
        return Cast(seats).say(event[1], mine, theirs, number=event[-1])

    def lines(self, events, seats):
        return [LogLine(event[1], text) for event in events if (text := self.sentence(event, seats))]

    def event_signs(self, events, seats):
        glyphs = {"lost": "hazard-sign", "game_over": "laurels-trophy"}
        return [
            EventSign(ply, glyphs[event[0]], event[1], self.sentence(event, seats))
            for ply, happened in enumerate(events, 1)
            for event in happened
            if event[0] in glyphs
        ]

    # how it stands

    def heading(self, state):
        return self.tr("Round {number}").format(number=state.round)

    def opened(self, event, after):
        return self.heading(after) if event[0] == "round_began" else ""

    def scores(self, state, seats):
        return [ScoreRow(seat, kept, (Part(self.tr("Kept"), kept),)) for seat, kept in enumerate(state.kept)]

    def chips(self, state):
        goal = self.tr("First to {number}").format(number=state.options["target"])
        return [TitleChip("round", self.heading(state), "hourglass"), TitleChip("goal", goal, "laurels")]

    def result(self, state, seats):
        tie = ""  # nothing decides ties: the game is over as soon as one seat has enough
        return OUTCOME.told(state, seats, tie, partial(self._place, seats))

    def _place(self, seats, seat, place, points):
        return self.tr("{place}. {name}: %n point(s)", "", points).format(place=place, name=seats[seat].name)


class PigPresenter(Facade):
    """See ``Presenter``."""

    game = "pig"
    heaps = frozenset({PotPiece, KeptPiece})  # their number is shown even if it is 0 or 1


WORDS = PigWords()

PRESENTER = PigPresenter(
    pieces=WORDS,
    describe=WORDS.describe,
    spelling=WORDS,
    prompts=WORDS,
    refusals=WORDS,
    hints=WORDS,
    kinds=WORDS,
    sentences=WORDS,
    log=WORDS,
    standings=WORDS,
    story=WORDS,
    anchors=WORDS,
)
