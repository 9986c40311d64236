"""Progress of compiling: the share grows to the end, and no time is promised."""

from __future__ import annotations

import pytest

from boneace.compiling.progress import Progress
from boneace.compiling.watching import STEPS, Watch


def test_the_share_never_falls() -> None:
    watch = Watch()
    shares = [0.0]
    for step in STEPS:
        for _ in range(2 * step.within):  # more functions than were expected
            shares.append(watch.compiled("help", of_template=False).share)
        shares.append(watch.compiled(step.function, of_template=True).share)
    assert shares == sorted(shares) and len(set(shares)) > len(STEPS)
    assert shares[-1] == 0.99  # loading it afterwards takes a moment too


def test_the_share_is_that_of_the_steps_that_are_done() -> None:
    watch = Watch()
    place = [step.function for step in STEPS].index("advance")
    watch._place = place + 1
    done = sum(step.cost for step in STEPS[: place + 1]) / sum(step.cost for step in STEPS)
    assert watch.progress().share == pytest.approx(done)


def test_every_step_is_a_function_that_is_compiled() -> None:
    from boneace import bots, games

    for step in STEPS:
        found = [games.at_hand("mus", it) for it in (games.DRIVERS, bots.THINKING)]
        assert sum(hasattr(one, step.function) for one in found) == 1, step.function


def test_a_line_is_read_as_it_was_written() -> None:
    progress = Progress(0.25)
    assert Progress.read(progress.line()) == progress
    assert Progress.read("progress of the match") is None
    assert Progress.read("progress a") is None


def test_no_time_is_promised() -> None:
    assert Progress(0.4).told() == "the engine is being compiled: 40 % done"
