"""A bar at the lower edge of a page that says what happened, perhaps with a link to undo it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.views.paint.brushes import draw_text, prepare, rounded, shadow, text_width, wrapped_height
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import IconButton, Link

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.models.notices import Sentence

_STAYS = 12_000
"""Time in ms after which it hides, unless it tells of a failure."""

UNREAD = 1.0
"""Seconds within which nobody can have read it."""

_MARGIN = 14
"""Width of the shadow around it, in px of the drawing."""


class NoticeBar(QWidget):
    """One sentence; hides by itself unless it tells of a failure, and always when the page it lies on is left.

    Attributes:
        action: The link.

    Signals:
        taken: The link was pressed.
    """

    accessible_role = QAccessible.Role.Grouping
    taken = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sentence: Sentence = ""
        self._action: Callable[[], str] | None = None
        self._words = ""
        self._said = 0.0  # when, by the clock of perf_counter
        self._box = QRect()
        self._failure = False
        self.action = Link(parent=self, px=16)
        self.action.clicked.connect(self._take)
        self.shut = IconButton("cross-mark", self, side=30)
        self.shut.clicked.connect(self.hide)
        self._timer = QTimer(self, singleShot=True, interval=_STAYS)
        self._timer.timeout.connect(self.hide)
        keeper.changed.connect(self.update)
        scale.changed.connect(self._place)
        self.hide()

    @property
    def words(self) -> str:
        """The sentence; ``""`` while it is hidden."""
        return self._words if not self.isHidden() else ""

    @property
    def unread(self) -> bool:
        """Whether it was said so shortly before that nobody can have read it."""
        return perf_counter() - self._said < UNREAD

    def say(self, sentence: Sentence, action: Callable[[], str] | None = None, *, failure: bool = False) -> None:
        """Show a sentence.

        Args:
            sentence: The sentence; one that cannot be said in another language goes when the language changes.
            action: Says the text of the link, e.g. to undo what happened; ``None`` for no link.
            failure: Whether it tells of a failure: then it stays until it is closed.
        """
        self._sentence, self._action, self._failure = sentence, action, failure
        self._said = perf_counter()
        self._retranslate()
        self.show()
        self.raise_()
        self._timer.stop()
        if not failure:
            self._timer.start()

    def _retranslate(self) -> None:
        """Set all words in the current language."""
        self._words = self._sentence if isinstance(self._sentence, str) else self._sentence()
        self.action.setText(self._action() if self._action is not None else "")
        self.action.setVisible(self._action is not None)
        self.shut.set_name(self.tr("Close"))
        self.setAccessibleName(self._words)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.words:
            if isinstance(self._sentence, str):
                self.hide()
            else:
                self._retranslate()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # the window was not only minimised
            self.hide()  # also where only its page was: else it would be back together with the page

    def fit(self, box: QRect) -> None:
        """Lie at the lower edge of ``box``, in pixels of the parent."""
        self._box = box
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        self.hide()
        self.taken.emit()

    def _face(self) -> QFont:
        return scale.font("text", 16, weight=600)

    def _place(self) -> None:
        if self._box.isEmpty():
            return
        margin, px = round(_MARGIN * scale.unit), scale.text(16)
        action = self.action.sizeHint() if self.action.text() else None
        close = self.shut.sizeHint()
        tail = (action.width() + px if action else 0) + close.width() + px
        room = min(self._box.width() * 0.92, scale.px(1100)) - tail - 2 * px
        width = min(text_width(self._words, self._face()) + 2, room)
        high = max(px * 3.2, wrapped_height(self._words, self._face(), width) + px * 1.4)
        paper_width = width + tail + 2 * px
        left = self._box.center().x() - paper_width / 2
        top = self._box.bottom() - high - scale.px(18)
        self.setGeometry(
            round(left) - margin, round(top) - margin, round(paper_width) + 2 * margin, round(high) + 2 * margin
        )
        middle = self.height() / 2
        x = self.width() - margin - px * 0.6 - close.width()
        self.shut.setGeometry(round(x), round(middle - close.height() / 2), close.width(), close.height())
        if action:
            x -= action.width() + px * 0.4
            self.action.setGeometry(round(x), round(middle - action.height() / 2), action.width(), action.height())
        self.update()

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        now, px = theme(), scale.text(16)
        margin = _MARGIN * scale.unit
        paper = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        shadow(p, paper, 14 * scale.unit, 12 * scale.unit, 0.45)
        p.setPen(QPen(QColor(now.danger if self._failure else now.brass_fill), 1.4))
        p.setBrush(QColor(now.raised))
        p.drawPath(rounded(paper, 14 * scale.unit))
        end = self.action.x() if self.action.text() else self.shut.x()
        place = QRectF(paper.x() + px, paper.y(), end - paper.x() - px, paper.height())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_text(p, place, self._words, self._face(), now.text, align, wrap=True)
        p.end()
