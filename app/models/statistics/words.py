"""Words and numbers of the page of statistics, in the current language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale

from app.models.days import date_name, local
from app.models.games import entry, presenter
from app.models.levels import level_name
from app.models.losses import LOSSES
from app.models.review.skill import MARGIN
from app.models.statistics.choice import BASE, MODULES, Grouping, Kind
from app.models.statistics.rating import ENOUGH, Unrated, unrated
from app.models.strength import STRENGTH
from app.models.text import Translated, lines, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from app.ai.losses import LevelLoss
    from app.match.results import Result
    from app.models.options import OptionWords
    from app.models.statistics.choice import GameFilter, Rules
    from app.models.statistics.figures import GameFigures, Mean
    from app.models.statistics.mistakes import Mistake
    from app.models.statistics.rating import OwnRating, RatingChange

NONE = "–"
"""Shown in place of a figure that is not known."""


class NamedFigure(NamedTuple):
    """A figure with its texts.

    Attributes:
        label: Its name.
        value: The figure as text.
        note: Margin, number of games and the like, in a few words; may be ``""``.
        tip: What the figure means, one or two sentences.
    """

    label: str
    value: str
    note: str
    tip: str


def number(value: float, digits: int = 0) -> str:
    """A number as the language writes it, with a true minus and ``digits`` decimals."""
    return QLocale().toString(float(value), "f", digits).replace("-", "\N{MINUS SIGN}")


def signed(value: float, digits: int = 0) -> str:
    """As ``number``, with a plus for positive values; a value that is 0 when rounded has no sign."""
    text = number(value, digits)
    if not set(text) & set("123456789"):  # only zeros: ``number`` may have given it a minus
        return number(0.0, digits)
    return f"+{text}" if value > 0 else text


class StatisticsWords(Translated):
    """Words of the page of statistics; ``WORDS`` is the one instance."""

    # figures

    def tiles(self, found: GameFigures, steps: Sequence[LevelLoss] = ()) -> list[NamedFigure]:
        """The figures at the head of the page, in order; ``steps`` is what the levels give away in such games."""
        return [
            self._games(found),
            *self._wins(found),
            self._points(found),
            self._loss(found, steps),
            self._luck(found),
            self._streak(found),
            self._rating(found),
        ]

    def _games(self, found: GameFigures) -> NamedFigure:
        tip = self.tr("Finished games that match the choice above.")
        note = self.tr("since {day}").format(day=date_words(found.first)) if found.first else ""
        return NamedFigure(self.tr("Games"), number(found.games), note, tip)

    def _wins(self, found: GameFigures) -> list[NamedFigure]:
        over_tip = self.tr(
            "Wins beyond what somebody as strong as the opponents can expect: one of two games at a table of two, "
            "one of four at a table of four. In 95 of 100 cases chance alone leads no further away than what stands "
            "behind ±."
        )
        tip = self.tr("Games won against opponents, a tie in equal parts, and the range that holds the true share.")
        if found.wins is None:
            nobody = self.tr("no game with opponents")
            return [
                NamedFigure(self.tr("Wins"), NONE, nobody, tip),
                NamedFigure(self.tr("Against expectation"), NONE, "", over_tip),
            ]
        wins = found.wins
        low, high = (round(100 * each) for each in wins.interval)
        note = self.tr("{won} of {games} ({low}–{high}%)").format(
            won=wins_words(wins.won), games=number(wins.games), low=low, high=high
        )
        even = self.tr("expected: {even} (±{chance})").format(even=number(wins.even, 1), chance=number(wins.chance, 1))
        return [
            NamedFigure(self.tr("Wins"), self.percent(wins.share), note, tip),
            NamedFigure(self.tr("Against expectation"), signed(wins.over, 1), even, over_tip),
        ]

    def _points(self, found: GameFigures) -> NamedFigure:
        label, tip = self.tr("Points"), self.tr("Mean of the points, with the range that holds the true mean.")
        if found.points is None:
            return NamedFigure(label, NONE, self.tr("choose a game") if found.games else "", tip)
        note = self.tr("best {best}").format(best=number(found.best))
        if found.points.margin is not None:
            note = self.tr("±{margin}, best {best}").format(
                margin=number(found.points.margin, 1), best=number(found.best)
            )
        return NamedFigure(label, number(found.points.value, 1), note, tip)

    def _loss(self, found: GameFigures, steps: Sequence[LevelLoss]) -> NamedFigure:
        tip = self.tr(
            "What your decisions gave away of the chance to win, per game, against the best that was found. Known of "
            "games that were analysed to the end."
        )
        told = lines(tip, LOSSES.place(steps, found.loss), LOSSES.scale(steps))
        return NamedFigure(
            self.tr("Given away"), self.percents(found.loss, plain=True), self._analysed(found.loss), told
        )

    def _luck(self, found: GameFigures) -> NamedFigure:
        tip = self.tr("What luck brought of the chance to win, per game. Known of games that were analysed to the end.")
        return NamedFigure(self.tr("Luck"), self.percents(found.luck), self._analysed(found.luck), tip)

    def _analysed(self, found: Mean | None) -> str:
        if found is None:
            return self.tr("no game analysed")
        games = self.tr("%n game(s)", "", found.games)
        if found.margin is None:
            return games
        return self.tr("±{margin}%, {games}").format(margin=number(100 * found.margin, 1), games=games)

    def _streak(self, found: GameFigures) -> NamedFigure:
        tip = self.tr("The latest games that ended alike, and the most wins in a row.")
        label, streak = self.tr("Streak"), found.streak
        if streak is None:
            return NamedFigure(label, NONE, "", tip)
        note = self.tr("won in a row, longest {longest}") if streak.won else self.tr("without a win, longest {longest}")
        return NamedFigure(label, number(streak.length), note.format(longest=number(streak.longest)), tip)

    def _rating(self, found: GameFigures) -> NamedFigure:
        label = self.tr("Rating")
        tip = self.tr(
            "How strong you are, on one scale with the levels of the opponents: the Apprentice has 1000, and who has "
            "400 more wins ten games of eleven. Your true strength is most likely within what stands behind ±. What "
            "counts are games against a single opponent, from their beginning, with rules for which the strength of "
            "its level was measured."
        )
        rating = found.rating
        if rating is None:
            return NamedFigure(label, NONE, self.tr("no rated game") if found.points else self.tr("choose a game"), tip)
        if not rating.told:
            note = self.tr("after {enough} rated games, {games} so far")
            return NamedFigure(label, NONE, note.format(enough=ENOUGH, games=rating.games), tip)
        return NamedFigure(label, self.rating(rating), self.rating_note(rating), tip)

    def rating(self, found: OwnRating) -> str:
        """The rating as a whole number, without its margin."""
        return str(round(found.rating.elo))

    def rating_note(self, found: OwnRating) -> str:
        """Margin of the rating and number of rated games."""
        games = self.tr("%n rated game(s)", "", found.games)
        return self.tr("±{margin}, {games}").format(margin=round(found.rating.margin), games=games)

    def change(self, found: RatingChange) -> str:
        """One sentence: how a game changed the rating."""
        now, margin = round(found.after.rating.elo), round(found.after.rating.margin)
        if not found.before.told:
            return self.tr("Your first rating: {now} (±{margin}).").format(now=now, margin=margin)
        words = self.tr("Your rating: {before} → {now} (±{margin}).")
        return words.format(before=round(found.before.rating.elo), now=now, margin=margin)

    def percent(self, share: float) -> str:
        """A share (0 to 1) in whole per cent."""
        return self.tr("{percent}%").format(percent=number(100 * share))

    def percents(self, found: Mean | None, *, plain: bool = False) -> str:
        """A mean share in per cent with one decimal; ``plain`` is without a sign and at least 0."""
        if found is None:
            return NONE
        value = 100 * found.value
        return self.tr("{percent}%").format(percent=number(max(0.0, value), 1) if plain else signed(value, 1))

    def percent_of(self, share: float) -> str:
        """A share (0 to 1) in per cent with one decimal."""
        return self.tr("{percent}%").format(percent=number(100 * share, 1))

    # mistakes

    def mistake(self, found: Mistake, *, named: bool = False) -> str:
        """A kind of mistake in a few words; ``named`` begins them with the game."""
        say = presenter(found.game).kind_words
        played, better = (say(kind) or self.tr("something else") for kind in (found.played, found.better))
        if found.played == found.better:
            words = self.tr("Wrong choice: {played}").format(played=played)
        else:
            words = self.tr("{played} instead of {better}").format(played=played, better=better)
            words = words[:1].upper() + words[1:]
        return self.tr("{game}: {words}").format(game=entry(found.game).title, words=words) if named else words

    def mistake_tip(self, found: Mistake) -> str:
        """A kind of mistake in full, with what is given away in a game and its margin."""
        loss = self.tr("{loss} of the chance to win per game (±{margin})").format(
            loss=self.percent_of(found.loss), margin=self.percent_of(MARGIN * found.error)
        )
        return lines(self.mistake(found, named=True), self.tr("%n decision(s)", "", found.times), loss)

    def no_mistakes(self, found: GameFigures) -> str:
        """Why there are no kinds of mistakes to show."""
        if found.loss is None:
            return self.tr("Nothing is known yet. A game is analysed at its end and in its review.")
        return self.tr("No kind of mistake stands out.")

    # choices

    def rules(self, rules: Rules, game: str) -> str:
        """Name of a choice of rules; ``game`` is the key of the game whose option it may be."""
        if isinstance(rules, tuple):
            return self.tr("With {module}").format(module=option_name(game, *rules))
        return {
            "": self.tr("All modules"),
            BASE: self.tr("Base game"),
            MODULES: self.tr("With modules"),
        }[rules]

    def kind(self, kind: Kind) -> str:
        """Name of a kind of games."""
        return {
            Kind.OWN: self.tr("Own games"),
            Kind.RATED: self.tr("Rated"),
            Kind.UNRATED: self.tr("Not rated"),
            Kind.SEVERAL: self.tr("Several humans"),
            Kind.AGAIN: self.tr("Played again"),
        }[kind]

    def players(self, players: int) -> str:
        """Number of seats, in words."""
        return self.tr("%n player(s)", "", players)

    def opponents(self, levels: Sequence[str]) -> str:
        """Name for the opponents: their level, that there are several levels, or nobody."""
        if not levels:
            return self.tr("Nobody")
        return level_name(levels[0]) if len(set(levels)) == 1 else self.tr("Several levels")

    def played_by(self, game: str, options: Mapping[str, Any]) -> str:
        """Name of a group of games with the same rules: game and options other than the default."""
        return self.tr("{game}, {rules}").format(game=entry(game).title, rules=STRENGTH.rules(game, options))

    def table(self, game: str, levels: Sequence[str], players: int) -> str:
        """Name of a group of games: game, opponents and number of players."""
        if players == 1:
            return self.tr("{game}, alone").format(game=entry(game).title)
        return self.tr("{game}, {opponents}, {players}").format(
            game=entry(game).title, opponents=self.opponents(levels), players=self.players(players)
        )

    def grouping(self, grouping: Grouping) -> str:
        """Title of the first column: what the games of a group have in common."""
        return {
            Grouping.TABLE: self.tr("Game and opponents"),
            Grouping.GAME: self.tr("Game"),
            Grouping.LEVEL: self.tr("Opponents"),
            Grouping.PLAYERS: self.tr("Players"),
            Grouping.RULES: self.tr("Rules"),
        }[grouping]

    # remarks

    def left_out(self, several: int, again: int) -> str:
        """How many games are not counted and why; ``""`` where all are."""
        parts = []
        if several:
            parts.append(self.tr("%n game(s) with several humans left out.", "", several))
        if again:
            parts.append(self.tr("%n game(s) begun at a position of another one left out.", "", again))
        return " ".join(parts)

    def no_rating(self, results: Sequence[Result], chosen: GameFilter) -> str:
        """Why none of the results is rated; ``""`` where one is, without results, and unless a game is chosen."""
        reasons = {unrated(each) for each in results}
        if not chosen.game or not reasons or None in reasons:
            return ""
        if Unrated.SEVERAL in reasons or Unrated.AGAIN in reasons:
            return self.tr("These games are not rated.")
        if reasons <= {Unrated.TABLE, Unrated.ALONE}:
            return self.tr("No rating: the levels were measured at tables of two only.")
        if Unrated.RULES in reasons:
            return self.tr("No rating: the levels were not measured by these rules.")
        return self.tr("No rating: none of these games was of two against a level that was measured.")

    def counting(self, left: int) -> str:
        """How many older games have still to be entered into the table of results."""
        return self.tr("Older games still to be counted: {count}.").format(count=number(left))

    def weighing(self, left: int) -> str:
        """For how many games luck and decisions have still to be added up."""
        return self.tr("Games whose luck and decisions are still to be added up: {count}.").format(count=number(left))

    def exported(self, count: int, file: str) -> str:
        """A file of this name was written, with ``count`` games."""
        return self.tr("%n game(s) exported to the file {file}.", "", count).format(file=shown(file))

    # charts

    def charts(self) -> list[tuple[str, str]]:
        """Title of each trend, and what its line and its band show; in the order of ``figures.TRENDS``."""
        return [
            (self.tr("Wins against expectation"), self.tr("summed up; band: chance alone")),
            (self.tr("Points"), self.tr("moving mean and its 95% range")),
            (self.tr("Given away by decisions"), self.tr("% per game, moving mean")),
            (self.tr("Luck"), self.tr("% per game, moving mean")),
        ]

    def marked(self, remark: str) -> str:
        """What line and band of a trend show, where what the opponents give away is drawn as well."""
        return self.tr("{remark}; dashed: opponents").format(remark=remark)

    def no_trend(self, at: int, found: GameFigures) -> str:
        """Why the trend with index ``at`` in ``figures.TRENDS`` cannot be drawn."""
        if at == 1 and found.games and found.points is None:
            return self.tr("Choose a game: points of different games cannot be compared.")
        if at > 1:
            return self.tr("Three analysed games are needed. A game is analysed at its end and in its review.")
        return self.tr("Three games are needed.")

    def trend(self, at: int, last: float, low: float, high: float) -> str:
        """Last value of a trend and its band, as description of the chart for screen readers."""
        words = (
            self.tr("At the last game {value}; chance alone would lie between {low} and {high}.")
            if at == 0
            else self.tr("At the last game {value}, between {low} and {high}.")
        )
        return words.format(value=number(last, 1), low=number(low, 1), high=number(high, 1))


def option_name(game: str, key: str, value: object) -> str:
    """An option with its value, as the dialog of a new game calls it."""
    words: OptionWords = entry(game).option_words()[key]
    return words.title if value is True else f"{words.title}: {words.choice(value)}"


def wins_words(won: float) -> str:
    """A number of wins, with one decimal if ties make it no whole number."""
    return number(won) if won == int(won) else number(won, 1)


def date_words(instant: str) -> str:
    """The local day of an instant (ISO 8601, UTC)."""
    return date_name(local(instant).date())


WORDS = StatisticsWords()
