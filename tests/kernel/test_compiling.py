"""Progress of compiling: the share grows to the end; the time left comes from the time taken."""

from __future__ import annotations

import pytest

from boneace.compiling.progress import Progress
from boneace.compiling.watching import STEPS, Watch


def test_the_share_never_falls_and_the_rest_is_guessed_from_it() -> None:
    clock = iter(range(10_000))
    watch = Watch(lambda: float(next(clock)))
    shares = [0.0]
    for step in STEPS:
        for _ in range(2 * step.within):  # more functions than were expected
            shares.append(watch.compiled("help", of_template=False).share)
        found = watch.compiled(step.function, of_template=True)
        shares.append(found.share)
    assert shares == sorted(shares) and len(set(shares)) > len(STEPS)
    assert shares[-1] == 0.99  # loading it afterwards takes a moment too
    assert found.left < 3


def test_halfway_as_much_is_left_as_was_taken() -> None:
    times = iter([0.0, 40.0])
    watch = Watch(lambda: next(times))
    place = [step.function for step in STEPS].index("advance")
    watch._place = place + 1
    found = watch.progress()
    done = sum(step.cost for step in STEPS[: place + 1]) / sum(step.cost for step in STEPS)
    assert found.share == pytest.approx(done)
    assert found.left == pytest.approx(40 * (1 - done) / done)


def test_every_step_is_a_function_that_is_compiled() -> None:
    from boneace import bots, games

    for step in STEPS:
        found = [games.at_hand("mus", it) for it in (games.DRIVERS, bots.THINKING)]
        assert sum(hasattr(one, step.function) for one in found) == 1, step.function


def test_a_line_is_read_as_it_was_written() -> None:
    progress = Progress(0.25, 90.5)
    assert Progress.read(progress.line()) == progress
    assert Progress.read("progress of the match") is None
    assert Progress.read("progress a b") is None


@pytest.mark.parametrize(
    ("left", "told"), [(1, "5 s"), (33, "35 s"), (89, "90 s"), (95, "2 min"), (170, "3 min")]
)
def test_the_time_left_is_a_round_number(left: float, told: str) -> None:
    assert Progress(0.4, left).told().endswith(f"40 % done, about {told} to go")
