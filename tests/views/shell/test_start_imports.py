"""What the program brings in before its window is painted for the first time: every module costs a person time."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

LATER = (
    "app.ai",
    "app.engines.bruges",
    "app.engines.loyang",
    "app.engines.murano",
    "app.engines.port_royal",
    "app.engines.taverns",
    "app.views.board.view",
    "app.views.game.page",
    "app.views.library",
    "app.views.review.page",
    "app.views.review.plot",
    "app.views.statistics",
    "app.views.training.page",
    "miniaudio",
    "numpy",
    "pyqtgraph",
)
"""What only a page needs that is opened later; tables, opponents and charts are most of the program."""

SCRIPT = """
import sys
import app.main
app.main.main(["--data", sys.argv[1]])
print(*sorted(sys.modules))
"""


def test_the_window_stands_without_tables_opponents_and_charts(tmp_path):
    """The start page had brought in the whole review, a fifth of the time to the first painted window."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KONTOR_TIME_START": "1"}
    said = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    told, names = said.splitlines()
    assert told.startswith("first paint after")
    assert "app.views.start.page" in names.split()
    assert not set(LATER) & set(names.split())
