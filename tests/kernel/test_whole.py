"""Rules are compiled only inside the drivers that call them, with everything that they call."""

import os
import subprocess
import sys

import pytest

from boneace.kernel import build

RULES = """
from boneace.kernel.sets import hot_rule, rule

State = 1

@rule
def least(one, other, third):
    return min(one, other, third)

@hot_rule
def between(number, low, high):
    return least(max(number, low, -100), high, 100)

@rule
def unused(number):
    return least(number, number, number)
"""
TEMPLATE = """
from numba import njit

from boneace.kernel.bound import between, least, unused
from boneace.kernel.sets import compiled, compiled_loop

@compiled
def first(number):
    if number < -1_000:
        return least(number, number, number)
    return between(number, -3, 3)

@compiled_loop
def total(numbers):
    found = 0
    for number in range(numbers):
        found += between(number, 2, 4)
    return found

@njit(forceinline=True)
def foreign(number):
    return between(number, 5, 6)

@compiled
def both(number):
    return total(number) + between(number, 0, 9) + foreign(number)

@njit
def of_a_user(number):
    return between(number, 0, 9) + both(number)
"""
CALL = """
from boneace.kernel.build import bind
bound = bind("wholegame.rules", "wholegame.template")
print(bound.first(-7), bound.first(-2000), bound.total(5), bound.both(5), bound.of_a_user(5))
print(*(sum(it.stats.cache_hits.values()) for it in (bound.first, bound.total, bound.both)))
"""
FOUND = ["-3", "-2000", "13", "23", "28"]

pytestmark = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")


@pytest.fixture
def game(make_game):
    """A game of three rules."""
    return make_game("wholegame", rules=RULES, template=TEMPLATE)


def called() -> list[str]:
    done = subprocess.run([sys.executable, "-c", CALL], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_is_compiled_is_right_and_is_loaded_again(game):
    assert called() == [*FOUND, "0", "0", "0"]
    assert called() == [*FOUND, "1", "1", "1"]


def test_only_drivers_become_machine_code(game):
    bound = build.bind.__wrapped__("wholegame.rules", "wholegame.template")
    assert bound.first(8) == 3
    (driver,) = bound.first.overloads.values()
    (rule,) = bound.between.overloads.values()
    engine = driver.library.codegen._engine
    assert engine.is_symbol_defined(driver.fndesc.mangled_name)
    assert rule.fndesc.mangled_name in {it.name for it in rule.library.get_defined_functions()}
    assert not engine.is_symbol_defined(rule.fndesc.mangled_name)


def test_hot_rules_are_inlined_into_loops(game):
    bound = build.bind.__wrapped__("wholegame.rules", "wholegame.template")
    assert bound.total(5) == 13
    (loop,) = bound.total.overloads.values()
    left = {function.name for function in loop.library.get_defined_functions()}
    assert not [name for name in left if "between" in name]
