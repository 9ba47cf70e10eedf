"""What stands for PySide6.QtOpenGL and PySide6.QtOpenGLWidgets where charts are drawn.

pyqtgraph imports both and inherits from ``QOpenGLWidget``, whether anything is drawn with OpenGL or not.  Kontor's
charts are not: that spares 3 MB of memory, and ten megabytes of a packaged program.
"""

from PySide6.QtWidgets import QWidget

MODULES = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""What this module stands for."""


class QOpenGLWidget(QWidget):
    """A widget that is never made: pyqtgraph makes one only where ``useOpenGL`` was set."""
