"""A prepared game needs no compiler in the checks: every driver is compiled."""

import os

import pytest

from boneace import bots, games
from boneace.testing.ready import main

pytestmark = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")


def test_every_driver_of_a_game_is_ready() -> None:
    from numba.core.dispatcher import Dispatcher

    assert main(["thirty-one"]) == 0
    for template in (games.DRIVERS, bots.THINKING):
        bound = games.drivers("thirty-one", template).unchecked
        found = {
            name: len(value.signatures)
            for name, value in vars(bound).items()
            if isinstance(value, Dispatcher)
            and value.py_func.__module__ == bound.__name__
            # only drivers have machine code of their own
            and value.targetoptions.get("no_cpython_wrapper") is not True
        }
        assert len(found) > 2 and all(found.values()), found
