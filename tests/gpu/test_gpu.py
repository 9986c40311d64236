"""The same rules on a GPU: in numba's simulator everywhere, and on a GPU if there is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boneace.errors import NoCard
from boneace.gpu.card import needed
from boneace.gpu.vector import GpuVector
from boneace.solve.setting import Setting
from tests.gpu import ptx


def has_card():
    try:
        needed()
    except NoCard:
        return False
    return True


def run(command, **environment):
    """Run Python in a process without numba imported; returns the error output if it fails."""
    done = subprocess.run(
        [sys.executable, *command],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


PLAYING = ["-m", "pytest", "-q", "-n", "0", str(Path(__file__).with_name("playing.py"))]


def test_it_plays_as_the_processor_does_in_the_simulator():
    failed, told = run(PLAYING, NUMBA_ENABLE_CUDASIM="1")
    assert not failed, told


@pytest.mark.skipif(not has_card(), reason="there is no GPU")
def test_it_plays_as_the_processor_does_on_a_gpu():
    failed, told = run(PLAYING, NUMBA_ENABLE_CUDASIM="0")
    assert not failed, told


@pytest.mark.skipif(has_card(), reason="there is a GPU")
def test_what_is_missing_is_said_in_a_sentence():
    with pytest.raises(NoCard, match=r"numba-cuda is not installed: pip|no NVIDIA GPU here"):
        GpuVector.of("thirty-one", 8)
    failed, told = run(["-m", "benchmarks", "gpu"])
    assert failed == 1
    assert len(told.splitlines()) == 1 and ("pip install" in told or "no NVIDIA GPU" in told)


@pytest.mark.skipif(not ptx.is_there(), reason="what compiles for GPUs is not installed")
def test_the_rules_compile_for_a_gpu():
    """One game, not optimised: `python -m tests.gpu.ptx` compiles all, which takes minutes."""
    setting = Setting.of("stop-the-bus")
    found = ptx.compiled(setting, ["play_at_random"], optimised=False)["play_at_random"]
    assert ".target sm_90" in found and ".entry" in found
    # its tables are larger than the 64 KiB of constants that a program may have
    assert ptx.constants(found) < 1 << 14
