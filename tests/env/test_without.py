"""Only their own modules need the libraries for learners, and these say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import boneace
from boneace.env.episode import Episode
Episode.new("thirty-one", seed=7).act("draw")
try:
    import boneace.env.{module}
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "library"), [("gymnasium", "Gymnasium"), ("pettingzoo", "PettingZoo")]
)
def test_a_sentence_says_what_to_install(module: str, library: str) -> None:
    script = SCRIPT.format(module=module)
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    told = f"{library} is not installed: pip install 'boneace[env]'\n"
    assert (said.stdout, said.stderr) == (told, "")


def test_a_sentence_says_that_stable_baselines3_is_missing() -> None:
    script = SCRIPT.format(module="stable_baselines3").replace(
        'sys.modules["gymnasium"] =', 'sys.modules["stable_baselines3"] ='
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    told = "Stable-Baselines3 is not installed: pip install stable-baselines3\n"
    assert (said.stdout, said.stderr) == (told, "")
