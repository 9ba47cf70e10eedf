"""The judgement of Port Royal as learned from games."""

from __future__ import annotations

from pathlib import Path

from app.ai.value import load

VALUE = load(Path(__file__).with_name("value.json"))
"""Made by ``python -m app.ai.train port_royal``."""
