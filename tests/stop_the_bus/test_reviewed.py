"""The review of a match in which the player who stopped the bus last is out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from boneace.games.lives.heuristics import last_turn

RECORD = """
boneace = 1
game = "stop-the-bus"
preset = "default"
players = ["Ann", "Ben"]
dealer = 1

[options]
lives = 1
free_ride = false

[[deals]]
pack = "2H 5S KC 6D 4C TS KD 9H JS"
moves = ["swap 2H for KD", "stop", "swap 6D for JS"]
"""


def test_a_match_whose_stopper_is_out_is_reviewed(tmp_path: Path) -> None:
    """The search for the last turn of the player who stopped had gone round for ever."""
    file = tmp_path / "match.toml"
    file.write_text(RECORD, encoding="utf-8")
    command = [sys.executable, "-m", "boneace", "review", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "swap 2H for KD" in done.stdout


def test_the_last_turn_is_found_where_the_stopper_is_out() -> None:
    over = SimpleNamespace(alive=0b01, turn=1, turns=3)
    assert last_turn(over, 0) == 0
