"""A dialog inside the window: the page below goes dim, and the keyboard stays on the sheet."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.views.magnifier import look_at, seen_of
from app.views.paint import brushes
from app.views.paint.guard import painting
from app.views.scale import scale
from app.views.theme import keeper, theme
from app.views.widgets.buttons import Button, SignButton
from app.views.widgets.labels import TextLabel

RADIUS = 18
MARGIN = 24
_PANEL_MS = 180


class Sheet(QWidget):
    """A panel over the whole window, opened and closed once.

    What lies below is disabled while the sheet is open, so that Tab, shortcuts and screen
    readers reach nothing but the sheet.  Subclasses fill ``body`` and override ``retranslate``.

    Args:
        host: The widget to cover.
        width: Of the panel, in px of the drawing; less where the window is smaller.
        height: Likewise.
        art: Share of the width that stays free on the left for a picture.

    Attributes:
        scrolls: Whether what does not fit can be scrolled to: such a sheet is never larger than the window.
        body: The layout below the heading.
        heading: The words at the top.

    Signals:
        closed: It was closed, by whatever means.
    """

    closed = Signal()
    animated = True
    scrolls = False
    accessible_role = QAccessible.Role.Dialog

    def __init__(self, host: QWidget, width: float, height: float, *, art: float = 0) -> None:
        super().__init__(host)
        self._host, self._wanted, self._art = host, (width, height), art
        self._blocked: list[QWidget] = []
        self._before: QWidget | None = None
        self._share = art  # of the width that the picture really has
        self._shown = 1.0
        self.panel = QWidget(self)
        self.heading = TextLabel(role="display", px=27, weight=800)
        self.close_button = SignButton("cross", side=40)
        self.close_button.clicked.connect(self.dismiss)
        self._outer = QVBoxLayout(self.panel)
        self.top = QHBoxLayout()
        self.top.addWidget(self.heading, 1)
        self.top.addWidget(self.close_button)
        self._outer.addLayout(self.top)
        self.body = QVBoxLayout()
        self._outer.addLayout(self.body, 1)
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(_PANEL_MS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._step)
        host.installEventFilter(self)
        scale.changed.connect(self.place)
        keeper.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    # Life

    def open(self) -> None:
        """Show the sheet and give it the keyboard."""
        self.retranslate()
        self._say_name()
        self._before = self._host.window().focusWidget()
        for each in self._host.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if each is not self and each.isEnabled() and not each.isHidden():
                each.setEnabled(False)
                self._blocked.append(each)
        self.place()
        self.show()
        self.place()  # what is on it knows its size only when it is shown
        self.raise_()
        (self.first_focus() or self.close_button).setFocus(Qt.FocusReason.PopupFocusReason)
        look_at(self, QRectF(self.panel.geometry()))  # its beginning, wherever the keyboard is
        if self.animated:
            self._motion.start()

    def dismiss(self) -> None:
        """Close without doing anything; what Escape and a click beside the panel do."""
        self.shut()

    def shut(self) -> None:
        """Close and give the page back."""
        if self.isHidden():
            return
        self._motion.stop()
        self.hide()
        self._host.removeEventFilter(self)
        for each in self._blocked:
            each.setEnabled(True)
        self._blocked.clear()
        self._give_back()
        self.closed.emit()
        self.deleteLater()

    def _give_back(self) -> None:
        """The keyboard goes where it was, else to the page below."""
        before = self._before
        if before is None or not isValid(before) or not before.isVisible():
            before = next((each for each in self._host.findChildren(QWidget) if _takes_keys(each)), None)
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget | None:
        """What gets the keyboard at first; the close button unless overridden.

        A button there is pressed by Enter wherever the keyboard is, unless that place has its own use for it.
        """
        return None

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.close_button.set_name(self.tr("Close"))

    def _say_name(self) -> None:
        """A dialog has the name of its heading, which a reader says when the keyboard comes to it."""
        self.setAccessibleName(self.heading.text())

    # Place and looks

    def place(self) -> None:
        """Put the panel in the middle, as large as wanted and possible."""
        self.setGeometry(self._host.rect())
        seen = seen_of(self._host)
        room = seen if self.scrolls else self.rect()
        room_w, room_h = room.width() - scale.px(48), room.height() - scale.px(40)
        text = scale.text(16) / 16  # text yields less than boxes when the window is small
        width = min(room_w, self._wanted[0] * max(scale.unit, text))
        margin = round(scale.px(MARGIN))
        self._share = self._art
        if width > seen.width():  # on a page larger than the window words go before the picture
            width, self._share = width * (1 - self._art), 0.0
        left = margin + round(width * self._share)
        self._outer.setContentsMargins(left, round(margin * 0.8), margin, margin)
        self._outer.setSpacing(round(scale.px(10)))
        height = min(room_h, self.height_wanted(width - left - margin) or self._wanted[1] * max(scale.unit, text))
        drop = (1 - self._shown) * min(8.0, scale.px(12))
        x = seen.x() + max(0.0, seen.width() - width) / 2  # what is larger than the window is seen from its beginning
        y = seen.y() + max(0.0, seen.height() - height) / 2 + drop
        x, y = (min(max(at, 0.0), most) for at, most in ((x, self.width() - width), (y, self.height() - height)))
        self.panel.setGeometry(QRect(round(x), round(y), round(width), round(height)))
        self.update()

    def height_wanted(self, width: float) -> float:
        """Height in px that a content of this width needs; 0 for the height of the drawing."""
        return 0.0

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme()
        p = QPainter(self)
        brushes.prepare(p)
        p.fillRect(self.rect(), QColor(10, 8, 6, round(150 * self._shown)))
        place = QRectF(self.panel.geometry())
        brushes.shadow(p, place, scale.px(RADIUS), scale.px(18), 0.5)
        p.setPen(QPen(QColor(now.line), 1.2))
        p.setBrush(QColor(now.panel))
        p.drawPath(brushes.rounded(place, scale.px(RADIUS)))
        self.paint_panel(p, place)
        p.end()

    def picture(self) -> QRectF:
        """The place of the picture on the left; empty where there is none, or no room for it."""
        place = QRectF(self.panel.geometry())
        return QRectF(place.x(), place.y(), place.width() * self._share, place.height())

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        """Paint below the widgets of the panel."""

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():  # what was shut waits to be deleted
            self.retranslate()
            self._say_name()
            self.place()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        usual = self.first_focus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(usual, Button) and usual.isEnabled():
            usual.click()
        event.accept()  # nothing reaches the page below

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not QRectF(self.panel.geometry()).contains(QPointF(event.position())):
            self.dismiss()

    def _step(self, value: float) -> None:
        self._shown = value
        self.place()


def _takes_keys(widget: QWidget) -> bool:
    """Whether it stands for the whole page when nothing on it has the keyboard."""
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus)
