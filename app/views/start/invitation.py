"""The panel in place of the games to go on with while there are none: it offers a lesson and a new game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.models.games import entry
from app.views.paint import brushes
from app.views.paint.brushes import LEFT, draw_text
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.start.picture import PictureButton
from app.views.theme import MIN_TEXT_PX, accent_text, font, keeper, theme
from app.views.widgets.buttons import GHOST, PRIMARY, Button


class Invitation(QWidget):
    """A picture, a title, a sentence and two buttons.

    Attributes:
        picture: The picture of the game; pressing it presses the button that ``first`` returns.
        game: Key of the game that is shown, and that ``play`` sets up.
        lesson: Key of the game whose lesson ``teach`` opens; ``""`` if none is offered.
        play: The button of a new game.
        teach: The button of the lesson.

    Signals:
        new_game: Set up a game; its key.
        learn: Open the lesson of a game; its key.
    """

    new_game = Signal(str)
    learn = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = self.lesson = ""
        self._first, self._begun = True, False  # as given to ``offer``
        self._named = False  # whether the name of the lesson's game is the title, since the button has no room for it
        self.picture = PictureButton(self)
        self.picture.clicked.connect(self._picture_clicked)
        self.play = Button(parent=self, px=18)
        self.teach = Button(parent=self, glyph_name="open-book", px=18)
        self.play.clicked.connect(self._play)
        self.teach.clicked.connect(self._teach)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._arrange)

    def offer(self, game: str, lesson: str, *, first: bool, begun: bool = False) -> None:
        """Set what is offered.

        Args:
            game: Key of the game for a new game.
            lesson: Key of a game whose lesson has not been finished; ``""`` for no lesson.
            first: Whether no game has been finished here yet; then the lesson is the main button.
            begun: Whether that lesson was begun.
        """
        self.game, self.lesson, self._first, self._begun = game, lesson, first, begun
        taught = first and bool(lesson)
        self.teach.kind, self.play.kind = (PRIMARY, GHOST) if taught else (GHOST, PRIMARY)
        self.teach.setVisible(bool(lesson))
        self._named = False
        self.retranslate()

    def first(self) -> Button:
        """The main button, which gets the focus at first."""
        return self.teach if self._first and self.lesson else self.play

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self.game:
            return
        self.play.setText(self.tr("First game") if self._first else self.tr("New game"))
        self.play.setAccessibleName(self.tr("New game of {game}").format(game=entry(self.game).title))
        if self.lesson:
            title = entry(self.lesson).title
            name = self.tr("Go on with the lesson of {game}") if self._begun else self.tr("Learn {game}")
            self.teach.setAccessibleName(name.format(game=title))
        self.picture.game = self.game
        self.picture.set_name(self.first().accessibleName())
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.game:
            return
        p = QPainter(self)
        brushes.prepare(p)
        now, box = theme(), self._words_box()
        over = self.tr("WELCOME") if self._first else self.tr("NO GAME IS UNDER WAY")
        title = self.tr("Your first game") if self._first else self.tr("Another game?")
        if self._named:
            title = entry(self.lesson).title
        y = box.y() + scale.px(14)
        line, high = scale.text(14) * 1.5, scale.text(30) * 1.2
        over_font = brushes.fit_font(over, "text", scale.text(14), box.width() - scale.px(20), weight=700)
        draw_text(p, QRectF(box.x(), y, box.width(), line), over, over_font, accent_text(self.game))
        title_font = brushes.fit_font(title, "display", scale.text(30), box.width(), weight=800)
        draw_text(p, QRectF(box.x(), y + line, box.width(), high), title, title_font, now.text)
        top = y + line + high
        room = QRectF(box.x(), top, box.width(), self.play.y() - scale.px(4) - top)
        draw_text(p, room, self._sentence(), self._fitting(room), now.text_2, LEFT, wrap=True)
        p.end()

    def _sentence(self) -> str:
        if not self._first:
            title = entry(self.game).title
            return self.tr("The last one was {game}. Choose one above, or play it again.").format(game=title)
        if self._begun:
            return self.tr("You are in the middle of this lesson. It goes on where you left it.")
        if self.lesson:
            return self.tr("A coach shows you the first moves at the real table. Every game is kept after each move.")
        return self.tr("Choose one above. Every game is kept after each move.")

    def _fitting(self, room: QRectF) -> QFont:
        """The largest font in which the wrapped sentence fits ``room``."""
        words, px = self._sentence(), scale.text(16.5)
        while px > MIN_TEXT_PX and brushes.wrapped_height(words, font("text", px), room.width()) > room.height():
            px -= 0.5
        return font("text", px)

    def _picture_box(self) -> QRectF:
        pad = scale.px(16)
        return QRectF(pad, pad, self.width() * 0.4, self.height() - 2 * pad)

    def _words_box(self) -> QRectF:
        x = self._picture_box().right() + scale.px(26)
        return QRectF(x, 0, self.width() - scale.px(24) - x, self.height())

    def _arrange(self) -> None:
        self.picture.setGeometry(self._picture_box().toAlignedRect())
        box = self._words_box()
        height, gap = max(scale.px(46), scale.text(18) * 1.9), scale.px(12)
        y = box.bottom() - scale.px(16) - height
        main_first = dict.fromkeys((self.first(), self.play, self.teach))  # without the second mention of the main one
        shown = [each for each in main_first if not each.isHidden()]
        room = box.width() - gap * (len(shown) - 1)
        self._name_teach(room - sum(each.sizeHint().width() for each in shown if each is not self.teach))
        # Two buttons share the width in proportion to their words; a single one takes what it needs, if it can.
        wishes = [each.sizeHint().width() for each in shown]
        fills = len(shown) > 1 or sum(wishes) > room
        x = box.x()
        for each, wish in zip(shown, wishes, strict=True):
            width = room * wish / sum(wishes) if fills else wish
            each.setGeometry(round(x), round(y), round(width), round(height))
            x += width + gap

    def _name_teach(self, room: float) -> None:
        """Set the words of the lesson's button: with the game, or without if they need more than ``room`` px.

        Without the game on the button, the title tells it (``_named``).
        """
        if not self.lesson:
            return
        self._named = self._first and self._begun
        self.teach.setText(self.tr("Keep learning") if self._begun else self._learn_by_name())
        # Before the first game the title is "Your first game", which can give way to the name.
        if self._first and not self._begun and self.teach.sizeHint().width() > room:
            self._named = True
            self.teach.setText(self.tr("Learn"))

    def _learn_by_name(self) -> str:
        return self.tr("Learn {game}").format(game=entry(self.lesson).title)

    def _picture_clicked(self) -> None:
        self.first().click()

    def _play(self) -> None:
        self.new_game.emit(self.game)

    def _teach(self) -> None:
        self.learn.emit(self.lesson)
