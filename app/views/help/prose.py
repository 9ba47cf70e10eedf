"""Makes a ``QTextDocument`` in the look of the program from Markdown: Qt reads it, then each block is formatted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import (
    QColor,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from app.views.theme import font, mix, theme

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtWidgets import QTextEdit

LINE_HEIGHT = 124
"""Height of a line in per cent of that of its font."""
_HEADINGS = {2: (1.1, 0.3, 800), 3: (0.9, 0.2, 700)}
"""Space above and below, both in ems, and weight of headings, by level; their size is what Qt gives them."""


def prose(
    markdown: str, anchors: Sequence[str], px: int, picture: Callable[[str], QSizeF], parent: QTextEdit | None = None
) -> QTextDocument:
    """A formatted document.

    Args:
        markdown: The text.
        anchors: Anchors for its headings, one for each, in order.
        px: Size of the letters in px.
        picture: Gives the size in px of a picture by its name.
        parent: The widget whose ``loadResource`` paints the pictures; it owns the document.
    """
    # Sizes of pictures are set here, so that Qt can lay the text out without painting its fifty pictures.
    document = QTextDocument(parent)
    document.setUndoRedoEnabled(False)
    document.setDefaultFont(font("text", px))
    features = QTextDocument.MarkdownFeature
    document.setMarkdown(markdown, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(_spaced(0, px * 0.5))
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, px)
    for first, last in _boxes(document):
        _frame_box(document, first, last, px)
    names = iter(anchors)
    for block in _blocks(document):
        if block.blockFormat().headingLevel():
            _dress_heading(block, next(names), px)
        elif block.textList() is not None:
            _dress_item(block, px)
        _dress_fragments(block, picture)
    cursor.endEditBlock()
    return document


def dress_bullets(document: QTextDocument, px: int) -> None:
    """Format the bullets of a document that was not made by ``prose``."""
    for block in _blocks(document):
        if block.textList() is not None:
            dress_bullet(block, px)


def texts(document: QTextDocument) -> Iterable[tuple[int, str]]:
    """Position and text of each block."""
    return ((block.position(), block.text()) for block in _blocks(document))


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    found, place = [], block.begin()
    while not place.atEnd():
        found.append(place.fragment())
        place += 1
    return found


def _spaced(above: float, below: float, line_height: int = LINE_HEIGHT) -> QTextBlockFormat:
    """A block format with margins in px and a height of lines in per cent."""
    made = QTextBlockFormat()
    made.setTopMargin(round(above))
    made.setBottomMargin(round(below))
    made.setLineHeight(line_height, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    return made


def _inked(colour: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    return made


def _dress_heading(block: QTextBlock, name: str, px: int) -> None:
    above, below, weight = _HEADINGS[block.blockFormat().headingLevel()]
    cursor = QTextCursor(block)
    cursor.mergeBlockFormat(_spaced(px * above, px * below, 100))
    look = QTextCharFormat()
    look.setFontFamilies([font("display", px).family()])
    look.setFontWeight(weight)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    cursor.mergeCharFormat(look)
    cursor.setPosition(block.position())
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
    named = QTextCharFormat()
    named.setAnchor(True)
    named.setAnchorNames([name])
    cursor.mergeCharFormat(named)


def _dress_item(block: QTextBlock, px: int) -> None:
    items = block.textList()
    first, last = items.item(0) == block, items.item(items.count() - 1) == block
    QTextCursor(block).mergeBlockFormat(_spaced(12 if first else 0, 12 if last else px * 0.25))
    dress_bullet(block, px)


def dress_bullet(block: QTextBlock, px: int) -> None:
    """Make the bullet of an item smaller and set it farther from the words than Qt does."""
    # The block's format is that of the bullet alone: the words have formats of their own.
    look = QTextCharFormat(block.charFormat())
    look.setProperty(QTextFormat.Property.FontPixelSize, round(px * 0.75))
    look.setFontStretch(350)  # Qt leaves a space of this font between bullet and words, so it has to be a wide one
    QTextCursor(block).setBlockCharFormat(look)


def _dress_table(table: QTextTable, px: int) -> None:
    table.removeRows(0, 1)  # Markdown demands a header; ``Section.markdown`` gives an empty one
    look = QTextTableFormat(table.format())
    look.setBorder(0)
    look.setBorderCollapse(False)
    look.setCellPadding(0)
    look.setCellSpacing(2)
    look.setHeaderRowCount(0)
    table.setFormat(look)
    cell = QTextTableCellFormat()
    cell.setTopPadding(round(px * 0.12))
    cell.setBottomPadding(round(px * 0.12))
    cell.setRightPadding(round(px * 0.9))
    for row in range(table.rows()):
        for column in range(table.columns()):
            table.cellAt(row, column).setFormat(cell)
    cursor = table.firstCursorPosition()
    cursor.setPosition(table.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeBlockFormat(_spaced(0, 0))
    cursor.mergeCharFormat(_inked(theme().text_2))


def _boxes(document: QTextDocument) -> list[tuple[int, int]]:
    """First and last position of each worked example, the last one first."""
    # In this order, because the frame around one moves all positions behind it.
    found: list[tuple[int, int]] = []
    for block in _blocks(document):
        if not block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel):
            continue
        end = block.position() + block.length() - 1
        if found and found[-1][1] == block.position() - 1:
            found[-1] = (found[-1][0], end)
        else:
            found.append((block.position(), end))
    return found[::-1]


def _frame_box(document: QTextDocument, first: int, last: int, px: int) -> None:
    """Put a tinted frame around a worked example."""
    now = theme()
    look = QTextFrameFormat()
    look.setBackground(QColor(mix(now.brass_fill, now.panel, 0.86)))
    look.setBorder(1)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(QColor(mix(now.brass_fill, now.panel, 0.45)))
    look.setPadding(round(px * 0.7))
    look.setTopMargin(round(px * 0.3))
    look.setBottomMargin(round(px * 0.8))
    cursor = QTextCursor(document)
    cursor.setPosition(first)
    cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
    plain = QTextBlockFormat()
    plain.setLeftMargin(0)
    plain.setRightMargin(0)
    cursor.mergeBlockFormat(plain)
    frame = cursor.insertFrame(look)
    none = QTextBlockFormat()  # Qt leaves an empty block before and behind a frame: make these 1 px high
    none.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    for position in (frame.firstPosition() - 1, frame.lastPosition() + 1):
        if not document.findBlock(position).text():
            cursor.setPosition(position)
            cursor.setBlockFormat(none)


def _dress_fragments(block: QTextBlock, picture: Callable[[str], QSizeF]) -> None:
    """Give the links of a block their colour, and its pictures their size."""
    for part in _fragments(block):
        shown = part.charFormat()
        if not (shown.isImageFormat() or shown.anchorHref()):
            continue
        cursor = QTextCursor(block)
        cursor.setPosition(part.position())
        cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
        if shown.isImageFormat():
            sized = QTextFormat(shown).toImageFormat()
            size = picture(sized.name())
            sized.setWidth(size.width())
            sized.setHeight(size.height())
            cursor.setCharFormat(sized)
            cursor.mergeBlockFormat(_spaced(0, block.blockFormat().bottomMargin(), 100))
        else:
            ink = _inked(theme().brass)
            ink.setFontUnderline(False)
            cursor.mergeCharFormat(ink)
