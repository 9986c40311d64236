"""A run of a solver: begun, continued, measured, saved to a file and resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.kernel.arguments import any_whole, instance, number, text, whole
from boneace.languages import say
from boneace.solve import checkpoint
from boneace.solve.errors import SolveError
from boneace.solve.sampling import Samples
from boneace.solve.setting import Setting
from boneace.solve.tree import LIMIT, Tree, tree
from boneace.solve.vector import ALGORITHMS as EXACT
from boneace.solve.vector import Vectors, exploitability, strategy, value
from boneace.solve.walk import NONE, Floats

SAMPLED = "mccfr"
ALGORITHMS = (*EXACT, SAMPLED)
USUAL = "dcfr"
MEASURED = 100_000
"""The most states of a game for which sampled strategies are measured too."""
TOO_OFTEN = 16  # a run is measured again when it has grown by one sixteenth
KEPT_EVERY = 30.0  # seconds


@dataclass(frozen=True)
class Until:
    """When a run ends: whichever comes first. None means no limit, but one must be given.

    `iterations` counts those of the checkpoint too, `seconds` only those of this run; `target` is
    an exploitability.
    """

    iterations: int | None = None
    target: float | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None:
            whole("iterations", self.iterations)
        for name in ("target", "seconds"):
            if (given := getattr(self, name)) is not None:
                number(name, given)


@dataclass(frozen=True)
class Progress:
    """How far a run is: `share` is from 0 to 1; `exploitability` is None until it is measured."""

    share: float
    iterations: int
    exploitability: float | None


@dataclass(frozen=True)
class Decision:
    """A seat, its view where it decides (a record of the game's State, and the key of all that it
    has seen), and the probability of each move, by its notation."""

    seat: int
    view: npt.NDArray[Any] = field(repr=False)
    key: bytes = field(repr=False)
    moves: dict[str, float]


@dataclass(frozen=True)
class Solution:
    """The result of a run so far.

    `values` is what each seat wins on average where all play their average strategies, in units of
    the returns; from sampling without a tree, what it has won in the samples. `exploitability` is
    half of NashConv, exactly; None if the game is too large for that. The value of a game of two
    seats is at most twice the exploitability away. `strategies` are vectors over the sequences of
    `tree`; both None if there is no tree.
    """

    setting: Setting
    algorithm: str
    iterations: int
    seconds: float
    values: tuple[float, ...]
    exploitability: float | None
    tree: Tree | None = field(repr=False)
    strategies: tuple[Floats, Floats] | None = field(repr=False)

    @property
    def value(self) -> float:
        """The average winnings of seat 0, the first dealer."""
        return self.values[0]

    def decisions(self) -> Iterator[Decision]:
        """The strategy at every place, seat by seat; nothing if there is no tree."""
        if self.tree is None or self.strategies is None:
            return
        for seat, (part, vector) in enumerate(zip(self.tree.seats, self.strategies, strict=True)):
            for layer in part.layers:
                table = vector[layer.first : layer.end].reshape(layer.shape)
                for row, moves in enumerate(layer.moves):
                    view = layer.views[row : row + 1]
                    yield Decision(
                        seat,
                        view,
                        layer.keys[row].tobytes(),
                        _by_label(self.setting.labels(view), moves[moves != NONE], table[row]),
                    )


def _by_label(labels: list[str], moves: npt.NDArray[Any], weights: Floats) -> dict[str, float]:
    weights = weights[: len(moves)]
    total = weights.sum()
    shares = weights / total if total > 0 else np.full(len(moves), 1 / len(moves))
    return {labels[move]: float(share) for move, share in zip(moves, shares, strict=True)}


class Run:
    """A game, and an algorithm that is solving it.

    `algorithm` is one of ALGORITHMS; `seed` matters to sampling alone. `told` is called with the
    number of states while the tree is made. A match that is not over after so many `decisions` is
    cut: nobody has won anything. Raises SolveError for a game that cannot be solved like
    this: see `boneace.solve.tree.tree`; WrongType and WrongValue for arguments of the wrong type
    or size.
    """

    def __init__(
        self,
        setting: Setting,
        algorithm: str = USUAL,
        seed: int = 0,
        limit: int = LIMIT,
        told: Callable[[int], None] = lambda states: None,
        decisions: int | None = None,
    ) -> None:
        if decisions is not None:
            whole("decisions", decisions, 1)
        seed = any_whole("seed", seed)
        if text("algorithm", algorithm) not in ALGORITHMS:
            known = ", ".join(ALGORITHMS)
            raise SolveError(say("solve-no-algorithm", given=algorithm, known=known))
        self.setting, self.algorithm = instance("setting", setting, Setting), algorithm
        self.seed = seed if algorithm == SAMPLED else None
        self.seconds, self.cut = 0.0, decisions
        self.tree: Tree | None
        self._solver: Vectors | Samples
        if algorithm == SAMPLED:
            self._solver = Samples(setting, seed, limit, decisions)
            self.tree = _tree_if_small(setting, min(limit, MEASURED), decisions)
        else:
            self.tree = tree(setting, limit, told, decisions)
            self._solver = Vectors(self.tree, algorithm)

    def __repr__(self) -> str:
        told = f"{self.algorithm} on {self.setting.game}, {self.setting.seats} seats"
        return f"<Run of {told}: {self.iterations} iterations>"

    @property
    def iterations(self) -> int:
        """The rounds of learning so far, with those of a checkpoint that it continues from."""
        return self._solver.iterations

    def go(
        self,
        until: Until,
        told: Callable[[Progress], None] = lambda progress: None,
        stopped: Callable[[], bool] = lambda: False,
        keep: Path | None = None,
    ) -> Solution:
        """Run until the end, or until `stopped` returns True after an iteration.

        `told` is called from time to time; the checkpoint `keep` is written at once, regularly, and
        at the end. Raises SolveError for a target that cannot be measured.
        """
        if until.target is not None and self.tree is None:
            raise SolveError(say("solve-unmeasured", game=self.setting.declaration.title))
        if keep is not None:
            self.save(keep)  # if it cannot be written, the error comes now
        begun = kept = perf_counter()
        before, share = self.seconds, Share(until, self.iterations)
        look, measured = _next_look(self.iterations), None
        if until.target is not None and self.iterations:
            measured = self._measured()[1]
        while not share.ended(self.iterations, measured, perf_counter() - begun) and not stopped():
            self._solver.iterate()
            self.seconds = before + perf_counter() - begun
            if self.iterations < look:
                continue
            look = _next_look(self.iterations)
            if self.tree is not None:
                measured = self._measured()[1]
            told(share.progress(self.iterations, measured, perf_counter() - begun))
            if keep is not None and perf_counter() - kept > KEPT_EVERY:
                self.save(keep)
                kept = perf_counter()
        self.seconds = before + perf_counter() - begun
        if keep is not None:
            self.save(keep)
        return self.found()

    def found(self) -> Solution:
        """The solution so far."""
        values, exploited = self._measured()
        strategies = self._strategies()
        made = self.algorithm, self.iterations, self.seconds
        return Solution(self.setting, *made, values, exploited, self.tree, strategies)

    def _strategies(self) -> tuple[Floats, Floats] | None:
        if self.tree is None:
            return None
        one, other = self.tree.seats
        if isinstance(self._solver, Vectors):
            return self._solver.average(0), self._solver.average(1)
        wanted = self._solver.wanted
        return strategy(one, wanted(one)), strategy(other, wanted(other))

    def _measured(self) -> tuple[tuple[float, ...], float | None]:
        """The values of the seats, and the exploitability."""
        strategies = self._strategies()
        if self.tree is None or strategies is None:
            assert isinstance(self._solver, Samples)
            won = self._solver.won / max(1, self.iterations)
            return tuple(won.tolist()), None
        worth = value(self.tree, strategies)
        return (worth, -worth), exploitability(self.tree, strategies)

    # --- saved to a file --------------------------------------------------------------------------

    def _about(self) -> dict[str, Any]:
        return {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "options": self.setting.words | ({} if self.cut is None else {"decisions": self.cut}),
            "rules": self.setting.rules,
            "algorithm": self.algorithm,
            "seed": self.seed,
        }

    def save(self, path: Path) -> None:
        """Write a checkpoint. Raises StudyError if the file cannot be written."""
        done = {"iterations": self.iterations, "seconds": self.seconds}
        checkpoint.save(path, {**self._about(), **done}, self._solver.kept())

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint. Raises SolveError for one that does not belong here."""
        about, arrays = checkpoint.load(path, self._about())
        try:
            iterations, seconds = int(about["iterations"]), float(about["seconds"])
            if iterations < 0 or not all(np.isfinite(array).all() for array in arrays.values()):
                raise ValueError("no numbers of a run")
            self._solver.restore(iterations, arrays)
            self.seconds = seconds
        except (ValueError, KeyError, TypeError) as error:
            raise checkpoint.broken(path) from error


def _tree_if_small(setting: Setting, limit: int, decisions: int | None) -> Tree | None:
    try:
        return tree(setting, limit, decisions=decisions)
    except SolveError:
        return None


def _next_look(iterations: int) -> int:
    """When to measure again: at the same iterations whether or not a run was interrupted."""
    look = 1
    while look <= iterations:
        look += 1 + look // TOO_OFTEN
    return look


class Share:
    """How much of a run is done."""

    def __init__(self, until: Until, begun: int) -> None:
        self.until, self.begun = until, begun
        self.worst: float | None = None

    def ended(self, iterations: int, measured: float | None, seconds: float) -> bool:
        """Whether one of the ends has been reached; `measured` is an exploitability."""
        until = self.until
        return (
            (until.iterations is not None and iterations >= until.iterations)
            or (until.seconds is not None and seconds >= until.seconds)
            or (until.target is not None and measured is not None and measured <= until.target)
        )

    def progress(self, iterations: int, measured: float | None, seconds: float) -> Progress:
        """How far the run is: by the end that is nearest."""
        until, shares = self.until, [0.0]
        if until.iterations is not None:
            shares.append((iterations - self.begun) / max(1, until.iterations - self.begun))
        if until.seconds is not None:
            shares.append(seconds / max(until.seconds, 1e-9))
        if until.target is not None and measured is not None and measured > 0:
            self.worst = max(measured, self.worst or 0)
            if 0 < until.target < self.worst:
                shares.append(log(self.worst / measured) / log(self.worst / until.target))
        return Progress(min(1.0, max(shares)), iterations, measured)
