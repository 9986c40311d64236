"""Watching numba compile a game: which functions are done, and how many are left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from boneace.compiling.progress import Progress


class Step(NamedTuple):
    """A function of a template. `boneace.compiling.warm` calls them in this order.

    `cost` is its share of the whole, in hundredths, and `within` how many functions of the rules
    are compiled with it: those that no earlier step has called. Both were measured for Thirty-one;
    for other games they are close enough for an estimate.
    """

    function: str
    cost: int
    within: int


STEPS = (
    Step("begin", 5, 8),
    Step("turn_and_moves", 4, 6),
    Step("advance", 28, 38),
    Step("shuffled", 1, 0),
    Step("look", 7, 3),
    Step("policy_of", 14, 14),
    Step("aside_of", 1, 0),
    Step("search", 26, 35),
    Step("rollouts", 10, 2),
    Step("play_one", 4, 0),
    Step("sample", 9, 0),
    Step("returns_of", 1, 2),
)
_PLACES = {step.function: place for place, step in enumerate(STEPS)}


class Watch:
    """Counts what numba has compiled, and estimates how much of the whole that is."""

    def __init__(self) -> None:
        self._place = 0  # of the step that is being compiled
        self._within = 0  # functions compiled since it began
        self._most = 0.0

    def compiled(self, function: str, of_template: bool) -> Progress:
        """Count a function that has been compiled, of a template or of the rules.

        Returns the progress so far.
        """
        place = _PLACES.get(function) if of_template else None
        if place is None:
            self._within += 1
        elif place >= self._place:
            self._place, self._within = place + 1, 0
        return self.progress()

    def progress(self) -> Progress:
        """The progress so far. The share never falls, and never passes 0.99."""
        done = float(sum(step.cost for step in STEPS[: self._place]))
        if self._place < len(STEPS):
            step = STEPS[self._place]
            done += step.cost * min(1.0, self._within / (step.within + 1))
        self._most = max(self._most, min(0.99, done / sum(step.cost for step in STEPS)))
        return Progress(self._most)


@contextmanager
def watched(tell: Callable[[Progress], None]) -> Iterator[None]:
    """Call `tell` with the progress after every function that numba compiles in this context."""
    from numba.core import event

    watch = Watch()

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, happened: Any) -> None:
            pass

        def on_end(self, happened: Any) -> None:
            function = happened.data["dispatcher"].py_func
            module = function.__module__ or ""  # None if it was made by `exec`
            bound = not module.startswith(("boneace.", "numba."))
            tell(watch.compiled(function.__name__, bound))

    listener = Listener()
    event.register("numba:compile", listener)
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)
