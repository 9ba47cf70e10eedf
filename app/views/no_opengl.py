"""A stand-in for PySide6.QtOpenGL and PySide6.QtOpenGLWidgets, for pyqtgraph.

pyqtgraph imports both modules and inherits from ``QOpenGLWidget`` even if nothing is drawn with OpenGL, as in Kontor.
Without the real ones the program takes 3 MB less memory, and a packaged program is ten megabytes smaller.
"""

from PySide6.QtWidgets import QWidget

MODULES = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""The modules that ``lean_pyqtgraph`` replaces by this one."""


class QOpenGLWidget(QWidget):
    """A widget that is never made: pyqtgraph makes one only where ``useOpenGL`` was set."""
