"""German and English are complete: the same check as on the command line, over the real texts."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_every_text_is_translated_with_its_placeholders_and_plurals():
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "translate.py", "check"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
