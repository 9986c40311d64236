"""Rules interpreted first and compiled later: the same matches, and no compiler until then."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import boneace
from boneace import bots, games
from boneace.kernel import at_hand
from boneace.kernel.build import interpret
from boneace.match.match import Match

RULES = "boneace.games.thirty_one.rules"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as in a process in which nothing has been compiled."""
    monkeypatch.setattr(at_hand, "_known", {})


def begun(at_once: bool = True) -> Match:
    return boneace.new("thirty-one", 3, preset="banking", seed=11, at_once=at_once)


def step(match: Match, random: Random) -> None:
    moves = list(match.legal)
    match.push(random.choice(moves))


def facts(match: Match) -> tuple[object, ...]:
    views = [match.view(seat).record.tobytes() for seat in (None, 0, 1, 2)]
    return match.plies, match._s.tobytes(), match._at, int(match._seat), views, match.log()


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("switched_at", [0, 1, 17])
def test_a_match_switched_in_its_middle_is_as_if_compiled_from_the_start(switched_at: int) -> None:
    match, other = begun(), begun(at_once=False)
    for number in range(40):
        if match.over:
            break
        if number == switched_at:
            games.go_on_compiled("thirty-one")
        assert games.at_hand("thirty-one").compiled == (number >= switched_at)
        for one in (match, other):
            step(one, Random(number))
        assert facts(match) == facts(other)
    assert match.pop() == other.pop()
    assert facts(match) == facts(other)


@pytest.mark.usefixtures("fresh")
def test_what_an_interpreted_driver_gives_has_no_width() -> None:
    match = begun()
    assert type(match._seat) is int and type(match._legal) is int


@pytest.mark.usefixtures("fresh")
def test_a_bot_does_not_wait_for_the_compiler() -> None:
    match = begun()
    assert isinstance(match.turn, int)
    seat = bots.Seat.of(match, match.turn)
    chosen = {bots.make(name, "thirty-one", 5).choose(seat) for name in bots.names()}
    assert len(chosen) == 1 and not games.at_hand("thirty-one", bots.THINKING).compiled
    games.go_on_compiled("thirty-one")
    searched = bots.make("club", "thirty-one", 5).choose(seat)
    compiled = bots.Seat.of(begun(at_once=False), match.turn)
    assert searched == bots.make("club", "thirty-one", 5).choose(compiled)


def test_policies_and_worlds_are_the_same_interpreted() -> None:
    plain, machine = (
        interpret(RULES, bots.THINKING),
        games.drivers("thirty-one", bots.THINKING),
    )
    match = begun(at_once=False)
    assert isinstance(match.turn, int)
    seat = bots.Seat.of(match, match.turn)
    for chance in range(30):
        found = [one.policy_of(seat.options, seat.view, chance) for one in (plain, machine)]
        assert found[0] == found[1]
    means = [np.zeros(63), np.zeros(63)]
    for one, found_means in zip((plain, machine), means, strict=True):
        rng = np.array([99], np.uint64)  # its products overflow, and wrap around in both
        mask = seat.legal.mask
        one.search(seat.options, seat.view, mask, rng, 20, 1, found_means, 100)
    assert means[0].tolist() == means[1].tolist()


def test_what_is_at_hand_is_pickled_as_its_name() -> None:
    found = games.at_hand("thirty-one")
    assert pickle.loads(pickle.dumps(found)) is found
    with pytest.raises(AttributeError, match="no driver fly"):
        found.fly()


PROGRAM = """
import sys, boneace
from boneace import bots, games
for name in games.names():
    match = boneace.new(name, seed=3, at_once=True)
    for _ in range(6):
        seat = bots.Seat.of(match, match.turn)
        match.push(bots.make("club", name, 1).choose(seat))
        bots.act(match, {0: bots.make("novice", name)})
        match.present(0), match.log(1)
        if match.over:
            break
    match.pop()
assert not {"numba", "llvmlite"} & set(sys.modules), "the compiler was loaded"
"""


def test_no_game_needs_the_compiler_to_begin(tmp_path: Path) -> None:
    paths = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": paths, "BONEACE_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert not list(tmp_path.rglob("*")), "something was compiled"
