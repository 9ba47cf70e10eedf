"""What the README's test command leaves out, ``.ci/run`` runs: the slow tests, and every benchmark once."""

import re
import shlex
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from app.engines import GAMES

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def steps():
    """The words of the command of every step, by its name; without its limit of time."""
    return {name: command[2:] if command[0] == "timeout" else command for name, command in commands().items()}


def commands():
    """The words of the command of every step, by its name."""
    lines = re.findall(r'^step "(.+?)" (.+)$', (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)
    return {name: shlex.split(command) for name, command in lines}


@pytest.fixture
def words(monkeypatch):
    """Gives what the test command of the set-up script tells pytest."""
    spec = spec_from_file_location("bootstrap", ROOT / "packaging" / "bootstrap.py")
    bootstrap = module_from_spec(spec)
    spec.loader.exec_module(bootstrap)
    said = []
    monkeypatch.setattr(bootstrap, "set_up", lambda _what: None)
    monkeypatch.setattr(bootstrap, "keep_compiled_tests", lambda everything: None)
    monkeypatch.setattr(bootstrap, "become", lambda *arguments: said.extend(arguments))
    monkeypatch.chdir(ROOT)
    bootstrap.main(["test"])
    return said[2:]


def left_out(words):
    """The options by which tests are left out, each with its value."""
    return [
        (word, value)
        for word, value in zip(words, [*words[1:], ""], strict=True)
        if word in ("-m", "-k") or re.match("--(ignore|deselect)", word)
    ]


def test_the_test_command_leaves_out_the_slow_and_the_benchmarks_alone(words):
    assert dict(left_out(words)) == {"--ignore=tests/bench": "-m", "-m": "not slow"}


def test_the_slow_tests_are_a_step_of_their_own(steps):
    assert steps["tests"] == ["python3", "packaging/bootstrap.py", "test"]
    assert steps["slow tests"] == [
        *steps["tests"],
        "-m",
        "slow and not gallery and not thorough",
    ]  # the last word on markers counts


def test_every_benchmark_is_run_once_whatever_its_marks(steps):
    command = steps["benchmarks"]
    helpers = [path for path in (ROOT / "tests" / "bench").glob("*.py") if not path.name.startswith("test_")]

    assert command[-1] == "tests/bench"
    assert not left_out(command[2:])  # behind "python -m"
    assert "--benchmark-enable" not in command
    assert not [path for path in helpers if "def test_" in path.read_text("utf-8")]  # pytest would pass by them


def test_no_step_of_tests_can_stand_still_for_ever(words):
    limits = {name: command[1] for name, command in commands().items() if command[0] == "timeout"}

    assert {"tests", "slow tests", "benchmarks"} <= set(limits)
    assert sum(map(int, limits.values())) <= 3600
    assert words[words.index("--max-worker-restart") + 1] == "0"  # what a dead process leaves is waited for in vain


def test_no_rule_is_left_to_the_slow_tests_alone():
    """Whatever is marked slow among the rules has a sister that is not: more seeds of the same."""
    for path in (ROOT / "tests" / "engines").rglob("*.py"):
        assert "@pytest.mark.slow" not in path.read_text("utf-8"), path


def test_of_a_test_over_all_games_only_those_it_names_are_quick(request):
    for item in request.session.items:
        if (mark := item.get_closest_marker("quick_for")) is not None:
            named = set(mark.args) & set(map(str, item.callspec.params.values()))
            assert mark.args
            assert set(mark.args) <= set(GAMES), item.nodeid
            assert bool(named) != bool(item.get_closest_marker("slow")), item.nodeid


def test_what_goes_beside_the_other_steps_is_waited_for(steps):
    """Its failure would be nobody's."""
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    begun = [at for at, line in enumerate(lines) if line.startswith("beside ")]
    ended = [at for at, line in enumerate(lines) if re.match(r'step ".+" outcome$', line)]

    assert len(begun) == len(ended) == 1
    assert begun < ended
    assert ["outcome"] in steps.values()
