"""`python -m boneace.study.compare.worker`: a comparison in a process of its own, for the table.

It reads a task from standard input, as JSON, and prints the results so far in every
language, one line of JSON each time, the last when it has ended.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from time import monotonic, process_time

from msgspec import Struct, json

from boneace.described import Value
from boneace.languages import speaking
from boneace.languages.codes import LANGUAGES
from boneace.priority import give_way
from boneace.study.compare.run import Rules, compare
from boneace.study.compare.tally import Tally
from boneace.study.compare.told import Compared

EVERY = 0.5
"""Seconds between two lines."""
SLOWEST = 4
"""It also ends after so many times its seconds, where others use the processor."""


class RulesAsked(Struct):
    """A set of rules, as `boneace.study.compare.run.Rules` takes it."""

    preset: str | None
    options: dict[str, Value | None]
    seats: int | None


class Task(Struct):
    """What to compare, and the seconds of processor time after which to end."""

    game: str
    first: RulesAsked
    second: RulesAsked
    matches: int
    level: str | None
    seed: int
    seconds: float


def main() -> int:
    """Run one comparison."""
    give_way(10)
    task = json.decode(sys.stdin.buffer.read(), type=Task)
    with suppress(BrokenPipeError):
        _compare(task)
    return 0


def _compare(task: Task) -> None:
    last, newest = monotonic(), None

    def told(tally: Tally) -> None:
        nonlocal last, newest
        newest = tally
        if monotonic() - last >= EVERY:
            _tell(tally)
            last = monotonic()

    compare(
        task.game,
        Rules(task.first.preset, task.first.options, task.first.seats),
        Rules(task.second.preset, task.second.options, task.second.seats),
        matches=task.matches,
        level=task.level,
        seed=task.seed,
        seconds=SLOWEST * task.seconds,
        stopped=lambda: process_time() > task.seconds,
        languages=tuple(LANGUAGES),
        told=told,
    )
    if newest is not None:
        _tell(newest)


def _tell(tally: Tally) -> None:
    told: dict[str, Compared] = {}
    for code in LANGUAGES:
        with speaking(code):
            told[code] = tally.compared()
    sys.stdout.buffer.write(json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
