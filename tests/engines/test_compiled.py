"""What runs is what was asked for: the sources, or with ``KONTOR_COMPILED=1`` the compiled modules."""

import os
from importlib import import_module

import pytest

import app
from app.compiled import BUILD, SUFFIX
from app.engines import GAMES

MODULES = [
    *("app.engines.chance", "app.engines.contract", "app.ai.playouts", "app.ai.search"),
    *(f"app.engines.{game}.state" for game in GAMES),
    *(f"app.ai.{game}.rollout_policy" for game in GAMES),
]


@pytest.mark.parametrize("name", MODULES)
def test_modules_come_from_where_they_should(name):
    file = import_module(name).__file__

    assert os.environ["KONTOR_COMPILED"] == str(int(app.COMPILED))
    if app.COMPILED:
        assert file == str(BUILD.joinpath(*name.split("."))) + SUFFIX
    else:
        assert file.endswith(".py")
