"""The self-test says why it fails."""

import pytest
from PySide6.QtWidgets import QWidget

from app.views import selftest
from app.views.review import charts
from app.views.review.charts import Chart
from app.views.review.lines import Frame, SeatLine


class NeverImported:
    """What draws charts, not there yet."""

    def ready(self):
        return False


@pytest.mark.parametrize(
    ("shown", "lines", "condition"), [(False, 1, "hidden"), (True, 0, "empty"), (True, 1, "not imported")]
)
def test_a_chart_that_does_not_appear_is_told_with_its_condition(shown, lines, condition, qtbot, monkeypatch):
    for module in (charts, selftest):
        monkeypatch.setattr(module, "PLOT", NeverImported())
    monkeypatch.setattr(selftest, "CHART_SECONDS", 0)
    review = QWidget()
    qtbot.addWidget(review)
    chart = Chart(stepped=True, parent=review)
    chart.show_lines(Frame(2, 1.0, (0.0, 1.0), "", (0,)), [SeatLine(0, "Ada", True, (0.0, 2.0), (0.0, 1.0))] * lines)
    review.show()
    chart.setVisible(shown)

    with pytest.raises(RuntimeError, match=rf"charts \({condition}\)"):
        selftest.await_charts(review)
