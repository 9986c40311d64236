"""Options may stand before, between and after the names that a command takes."""

from __future__ import annotations

import pytest

from boneace.cli import main

ORDERS = [
    "thirty-one novice zoo:random --matches 1 --seats 3",
    "--matches 1 --seats 3 thirty-one novice zoo:random",
    "thirty-one --matches 1 --seats 3 novice zoo:random",
    "thirty-one novice --matches 1 zoo:random --seats 3",
]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_bots_may_follow_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for order in ORDERS:
        assert main([command, *order.split(), "--seed", "4"]) == 0
        said.add(capsys.readouterr().out.partition("ms each")[0])  # without times
    assert len(said) == 1
