"""The dialog of the credits: the program, the authors of the games, symbols, fonts and libraries."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtGui import QDesktopServices

from app import __version__
from app.models.games import ENTRIES
from app.views.help.reading import Reading
from app.views.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QWidget


class AboutDialog(Sheet):
    """Credits and licences."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, 860, 760)
        self.text = Reading()
        self.text.anchorClicked.connect(self._open)
        self.body.addWidget(self.text, 1)

    def first_focus(self) -> QWidget:
        return self.text

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("About Kontor"))
        self.text.setAccessibleName(self.heading.text())
        self.text.show_html("".join(self._paragraphs()))

    def _paragraphs(self) -> list[str]:
        games = "".join(
            f"<li><b>{escape(game.title)}</b>: {escape(game.people)}, {escape(game.publisher)}, {game.year}</li>"
            for game in ENTRIES.values()
        )
        return [
            _p(self.tr("Version {version}").format(version=__version__)),
            _p(
                self.tr(
                    "Kontor is an unofficial fan implementation. It is not made, endorsed or supported by the authors "
                    "or publishers of the games. All texts, pictures and sounds are our own; names and trademarks "
                    "belong to their owners. If you like a game, buy it and play it with friends."
                )
            ),
            _h(self.tr("The games and their authors")),
            f"<ul>{games}</ul>",
            _p(self.tr("The rules follow the versions that can be played online on Yucata.")),
            _h(self.tr("Symbols")),
            _p(
                self.tr(
                    "The symbols come from {site} by Lorc, Delapouite and contributors, under the licence {licence}. "
                    "They were recoloured and shaded."
                ).format(
                    site=_link("https://game-icons.net", "game-icons.net"),
                    licence=_link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0"),
                )
            ),
            _h(self.tr("Fonts")),
            _p(
                self.tr(
                    "Alegreya and Alegreya SC by Juan Pablo del Peral (Huerta Tipográfica), Source Sans 3 by Paul D. "
                    "Hunt (Adobe), under the SIL Open Font License 1.1, merged and renamed as its terms ask for."
                )
            ),
            _h(self.tr("Libraries")),
            _p(
                self.tr(
                    "Qt and PySide6 under the LGPL 3, pyqtgraph, platformdirs and miniaudio under the MIT licence, "
                    "NumPy under the BSD licence, and Python under the PSF licence."
                )
            ),
            _p(self.tr("The full licence texts lie beside the program.")),
        ]

    def _open(self, url: QUrl) -> None:
        if url.scheme() == "https":
            QDesktopServices.openUrl(url)


def _p(html: str) -> str:
    return f"<p>{html}</p>"


def _h(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _link(url: str, text: str) -> str:
    return f"<a href='{url}'>{text}</a>"
