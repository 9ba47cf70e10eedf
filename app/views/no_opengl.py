"""pyqtgraph without OpenGL: ``from app.views.no_opengl import pg``.

pyqtgraph imports PySide6.QtOpenGL and PySide6.QtOpenGLWidgets and inherits from ``QOpenGLWidget``, whether anything is
drawn with OpenGL or not.  Kontor's charts are not, so this module stands for both: 3 MB less in memory, and ten
megabytes less in a packaged program.  Nothing else here imports pyqtgraph.
"""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QWidget

MODULES = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""What this module stands for."""


class QOpenGLWidget(QWidget):
    """A widget that is never made: pyqtgraph makes one only where ``useOpenGL`` was set."""


for _name in MODULES:
    sys.modules.setdefault(_name, sys.modules[__name__])

import pyqtgraph as pg  # noqa: E402 - it looks for both

__all__ = ["pg"]
