"""The look of Qt's own widgets: palette, scroll bars and tool tips in the theme in use."""

from __future__ import annotations

import os

from PySide6.QtWidgets import QApplication

from app.views.accessible import tell_roles
from app.views.theme import keeper, load_fonts, palette, theme


def dress(app: QApplication) -> None:
    """Set fonts, style, colours and accessible roles of the application; its colours follow the theme from now on."""
    # A table is hundreds of small pictures: Qt would share the lines of each among threads, which costs a quarter
    # of the processor time of a frame in waking them and gains nothing.  Read by Qt when it paints for the first time.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    tell_roles()
    load_fonts()
    app.setStyle("Fusion")  # takes all its colours from the palette, which the native styles do not
    keeper.changed.connect(_redress)
    _redress()


_TIP_PX = 14
_tips = {"percent": 100}


def use_tip_size(percent: int) -> None:
    """Set the size of text in tool tips, in percent."""
    if percent != _tips["percent"]:
        _tips["percent"] = percent
        _redress()


def _redress() -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setPalette(palette())
        app.setStyleSheet(_sheet())


def _sheet() -> str:
    now = theme()
    bars = "".join(
        f"QScrollBar:{way} {{ background: transparent; {size}: 12px; margin: 0; }}"
        f"QScrollBar::handle:{way} {{ background: {now.line}; border-radius: 4px; margin: 2px; {least}: 36px; }}"
        f"QScrollBar::handle:{way}:hover {{ background: {now.line_strong}; }}"
        f"QScrollBar::add-line:{way}, QScrollBar::sub-line:{way} {{ {size}: 0; {other}: 0; }}"
        f"QScrollBar::add-page:{way}, QScrollBar::sub-page:{way} {{ background: transparent; }}"
        for way, size, other, least in (
            ("vertical", "width", "height", "min-height"),
            ("horizontal", "height", "width", "min-width"),
        )
    )
    tip = (
        f"QToolTip {{ color: {now.text}; background: {now.raised}; border: 1px solid {now.brass_fill};"
        " padding: 4px 7px; font-family: 'Kontor Text';"
        f" font-size: {round(_TIP_PX * _tips['percent'] / 100)}px; }}"
    )
    return bars + tip
