"""In the packaged program: what stands for PySide6.QtOpenGL and PySide6.QtOpenGLWidgets.

pyqtgraph imports both and inherits from ``QOpenGLWidget``, whether anything is drawn with OpenGL or not. Kontor's
charts are not, so ten megabytes stay behind.
"""

from PySide6.QtWidgets import QWidget


class QOpenGLWidget(QWidget):
    """A widget that is never made: pyqtgraph makes one only where ``useOpenGL`` was set."""
