"""Benchmarks that count processor time: what others do on the machine meanwhile is not counted."""

from time import process_time

import pytest

process_clock = pytest.mark.benchmark(timer=process_time)
