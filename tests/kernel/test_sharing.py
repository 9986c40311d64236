"""While one process compiles code, others wait for it and load it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from boneace.kernel import build

TEMPLATE = """
from boneace.kernel.bound import State
from boneace.kernel.sets import compiled

@compiled
def one():
    return State

also = one

@compiled
def plus(number):
    return number + also()

@compiled
def minus(number):
    return number - State
"""
CALL = """
from boneace.kernel.build import bind
plus = bind("sharedgame.rules", "sharedgame.template").plus
assert plus(2) == 3
print(sum(plus.stats.cache_misses.values()), sum(plus.stats.cache_hits.values()))
"""


pytestmark = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")


@pytest.fixture
def folder(make_game):
    """The folder of the machine code of the game."""
    make_game("sharedgame", rules="State = 1\n", template=TEMPLATE)
    return Path(build.bind.__wrapped__("sharedgame.rules", "sharedgame.template").__file__).parent


def calling(code: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)


def test_two_processes_compile_a_function_once(folder):
    with FileLock(folder / "plus.lock"):
        children = [calling(CALL) for _ in range(2)]
    found = sorted(child.communicate()[0].split() for child in children)
    assert found == [["0", "1"], ["1", "0"]]


def test_no_function_waits_for_another_of_the_same_game(folder):
    with FileLock(folder / "minus.lock"), FileLock(folder / "lock"):
        assert calling(CALL).communicate(timeout=60)[0].split() == ["1", "0"]


def test_it_waits_for_the_same_function(folder):
    with FileLock(folder / "plus.lock"):
        child = calling(CALL)
        with pytest.raises(subprocess.TimeoutExpired):
            child.communicate(timeout=5)
    assert child.communicate()[0].split() == ["1", "0"]


FORKED = """
import multiprocessing, sys
from boneace.kernel.build import bind
plus = bind("sharedgame.rules", "sharedgame.template").plus  # and nothing is compiled before
child = multiprocessing.get_context("fork").Process(target=plus, args=(2,))
child.start()
child.join()
sys.exit(child.exitcode)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is forked")
@pytest.mark.usefixtures("folder")
def test_a_forked_process_has_locks_of_its_own():
    assert calling(FORKED).wait(timeout=60) == 0
