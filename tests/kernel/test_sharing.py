"""What one process compiles, others wait for and load."""

import os
import subprocess
import sys

import pytest
from filelock import FileLock

from boneace.kernel import build

TEMPLATE = """
from boneace.kernel.bound import State
from boneace.kernel.sets import compiled

@compiled
def plus(number):
    return number + State
"""
CALL = """
from boneace.kernel.build import bind
plus = bind("sharedgame.rules", "sharedgame.template").plus
assert plus(2) == 3
print(sum(plus.stats.cache_misses.values()), sum(plus.stats.cache_hits.values()))
"""


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_two_processes_compile_a_function_once(tmp_path, monkeypatch):
    package = tmp_path / "sharedgame"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("State = 1\n")
    (package / "template.py").write_text(TEMPLATE)
    monkeypatch.setenv("BONEACE_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    bound = build.bind.__wrapped__("sharedgame.rules", "sharedgame.template")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    with FileLock(os.path.join(os.path.dirname(bound.__file__), "lock")):
        children = [
            subprocess.Popen(
                [sys.executable, "-c", CALL],
                env={**os.environ, "PYTHONPATH": path},
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(2)
        ]
    found = sorted(child.communicate()[0].split() for child in children)
    assert found == [["0", "1"], ["1", "0"]]
