"""The programs of docs/env-learners.md: they can be compiled, and run where their library is.

They learn for `STEPS` decisions, which a test cuts short.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "env-learners.md"
FENCE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = FENCE.findall(PAGE.read_text(encoding="utf-8"))
STEPS = re.compile(r"^STEPS(.*?) = \d[\d_]*", re.MULTILINE)
NEEDS = {
    "sb3_contrib": "stable-baselines3 sb3-contrib",
    "torchrl": "torchrl",
    "tianshou": "tianshou",
    "ray.rllib": "'ray[rllib]' torch",
    "torch": "torch",
    "pyspiel": "open_spiel",
    "jax": "jax",
}


def lacking(program: str) -> str:
    """What to install before the program runs; empty if everything is there."""
    modules = set(re.findall(r"^(?:from|import) ([\w.]+)", program, re.MULTILINE))
    wanted = [one for one in NEEDS if any(f"{name}.".startswith(f"{one}.") for name in modules)]
    if "ray.rllib" in wanted:
        wanted += ["torch", "dm_tree"]
    there = {"ray.rllib": "ray", "dm_tree": "tree"}
    return " ".join(NEEDS.get(one, one) for one in wanted if not find_spec(there.get(one, one)))


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_runs(program: str) -> None:
    short, times = STEPS.subn(r"STEPS\1 = 2_000", program)
    assert times == 1
    compile(short, str(PAGE), "exec")
    if missing := lacking(program):
        pytest.skip(f"its libraries are not installed: pip install {missing}")
    alone = os.environ | {"OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "-c", short], capture_output=True, text=True, env=alone)
    assert done.returncode == 0, done.stderr[-3000:]


def test_there_are_programs() -> None:
    assert len(PROGRAMS) > 7
