"""The sheet: a modal dialog inside the window, in the middle of the dimmed page.

Sheets are widgets of the page and not windows: they scale with it, and no window manager places or decorates them.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
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

RADIUS = 18  # of the corners of the panel, in px of the drawing
MARGIN = 24  # inside the panel, in px of the drawing
_PANEL_MS = 180  # the panel appears


class Sheet(QWidget):
    """A modal dialog that covers its host; the visible panel in its middle holds the content.

    A sheet is opened once and deletes itself when it is closed.  The other children of the host are disabled
    meanwhile, so that Tab, shortcuts and screen readers reach nothing but the sheet.  Subclasses fill ``body`` and
    override ``retranslate``.

    Args:
        host: The widget to cover, as a rule that of the whole page.
        width: Width of the panel, in px of the drawing; less where the window is smaller.
        height: Height of the panel, likewise.
        art: Share of the width (0 to 1) at the left that is kept free for a picture.

    Attributes:
        animated: Whether sheets glide and fade in; the window sets it on the class.
        scrolls: Whether its content scrolls.  Such a panel is never larger than the visible part of a magnified page;
            others may be.
        panel: The panel.
        top: The layout of the first line: heading and close button.
        heading: The heading; also the accessible name of the sheet.
        close_button: The cross at the upper right.
        body: The layout below the first line.

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
        self._disabled: list[QWidget] = []  # children of the host that were disabled
        self._focus_before: QWidget | None = None  # what had the focus when the sheet was opened
        self._art_share = art  # the share of the width that the picture has now: 0 where there is no room for it
        self._progress = 1.0  # how far the sheet has appeared, 0 to 1
        self._height_wanted = 0.0  # ``height_wanted`` when the panel was placed
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
        self.panel.installEventFilter(self)
        # What is on it follows another scale or language in its own time, and says when its size is another.
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(self.place)
        scale.changed.connect(self.place)
        keeper.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    # Life

    def open(self) -> None:
        """Show the sheet and give it the focus; returns at once."""
        self.retranslate()
        self._set_name()
        self._focus_before = self._host.window().focusWidget()
        for each in self._host.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if each is not self and each.isEnabled() and not each.isHidden():
                each.setEnabled(False)
                self._disabled.append(each)
        self.place()
        self.show()
        self.place()  # what is on it knows its size only when it is shown
        self.raise_()
        (self.first_focus() or self.close_button).setFocus(Qt.FocusReason.PopupFocusReason)
        # On a magnified page the focus has scrolled to the first button, which may be at the end of a large sheet.
        look_at(self, QRectF(self.panel.geometry()))
        if self.animated:
            self._motion.start()

    def dismiss(self) -> None:
        """Cancel: what Escape, the cross and a click beside the panel do.  Overridden where that needs more."""
        self.shut()

    def shut(self) -> None:
        """Close the sheet, enable what was disabled, return the focus and emit ``closed``."""
        if self.isHidden():
            return
        self._motion.stop()
        self.hide()
        self._host.removeEventFilter(self)
        for each in self._disabled:
            each.setEnabled(True)
        self._disabled.clear()
        self._return_focus()
        self.closed.emit()
        self.deleteLater()

    def _return_focus(self) -> None:
        """Return the focus to the widget that had it, or to the page below if that is gone."""
        before = self._focus_before
        if before is None or not isValid(before) or not before.isVisible():
            before = next((each for each in self._host.findChildren(QWidget) if _takes_focus(each)), None)
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget | None:
        """The widget that gets the focus at first; ``None`` for the close button.

        If it is a ``Button``, Enter presses it wherever the focus is on the sheet, unless the widget there uses Enter
        itself.
        """
        return None

    def retranslate(self) -> None:
        """Set every text in the current language; called by ``open`` and when the language changes."""
        self.close_button.set_name(self.tr("Close"))

    def _set_name(self) -> None:
        """Make the heading the accessible name, which a screen reader says when the focus comes to the sheet."""
        self.setAccessibleName(self.heading.text())

    # Place and looks

    def place(self) -> None:
        """Cover the host, and place the panel in the middle of its visible part, as large as wanted and possible."""
        self.setGeometry(self._host.rect())
        # Only a panel that cannot scroll may be larger than what is visible of a magnified page: the page scrolls.
        seen = seen_of(self._host)
        room = seen if self.scrolls else self.rect()
        room_w, room_h = room.width() - scale.px(48), room.height() - scale.px(40)
        text = scale.text(16) / 16  # in a small window text shrinks less than lengths: panels follow the larger factor
        width = min(room_w, self._wanted[0] * max(scale.unit, text))
        margin = round(scale.px(MARGIN))
        self._art_share = self._art
        if width > seen.width():  # rather no picture than words that have to be scrolled to
            width, self._art_share = width * (1 - self._art), 0.0
        left = margin + round(width * self._art_share)
        self._outer.setContentsMargins(left, round(margin * 0.8), margin, margin)
        self._outer.setSpacing(round(scale.px(10)))
        self._height_wanted = self.height_wanted(round(width) - left - margin)
        height = min(room_h, self._height_wanted or self._wanted[1] * max(scale.unit, text))
        drop = (1 - self._progress) * min(8.0, scale.px(12))
        x = seen.x() + max(0.0, seen.width() - width) / 2  # what is larger begins at the edge of the visible part
        y = seen.y() + max(0.0, seen.height() - height) / 2 + drop
        x, y = (min(max(at, 0.0), most) for at, most in ((x, self.width() - width), (y, self.height() - height)))
        self.panel.setGeometry(QRect(round(x), round(y), round(width), round(height)))
        self.update()

    def height_wanted(self, width: float) -> float:
        """The height of the panel in pixels if its content is ``width`` px wide; 0 for the height given at first."""
        return 0.0

    @painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        now = theme()
        p = QPainter(self)
        brushes.prepare(p)
        p.fillRect(self.rect(), QColor(10, 8, 6, round(150 * self._progress)))
        place = QRectF(self.panel.geometry())
        brushes.shadow(p, place, scale.px(RADIUS), scale.px(18), 0.5)
        p.setPen(QPen(QColor(now.line), 1.2))
        p.setBrush(QColor(now.panel))
        p.drawPath(brushes.rounded(place, scale.px(RADIUS)))
        self.paint_panel(p, place)
        p.end()

    def picture(self) -> QRectF:
        """The rectangle of the picture at the left of the panel; of width 0 if there is none, or no room for it."""
        place = QRectF(self.panel.geometry())
        return QRectF(place.x(), place.y(), place.width() * self._art_share, place.height())

    def paint_panel(self, p: QPainter, place: QRectF) -> None:
        """Paint on the panel ``place``, below its widgets; nothing unless overridden."""

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self.place()
        elif watched is self.panel and event.type() == QEvent.Type.LayoutRequest and self._has_grown():
            self._settled.start()
        return False

    def _has_grown(self) -> bool:
        """Whether what is on the panel wants another height than it wanted when the panel was placed."""
        around = self._outer.contentsMargins()
        return self.height_wanted(self.panel.width() - around.left() - around.right()) != self._height_wanted

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():  # one that was closed waits for deletion
            self.retranslate()
            self._set_name()
            self.place()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        usual = self.first_focus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(usual, Button) and usual.isEnabled():
            usual.click()
        event.accept()  # else the key would go to the host, the parent

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not QRectF(self.panel.geometry()).contains(QPointF(event.position())):
            self.dismiss()

    def _step(self, value: float) -> None:
        self._progress = value
        self.place()


def _takes_focus(widget: QWidget) -> bool:
    """Whether a widget is one that takes the focus for its page as a whole: buttons have ``TabFocus`` only."""
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus)
