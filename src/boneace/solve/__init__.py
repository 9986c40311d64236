"""Equilibria, best responses and exact values of games, found from their rules alone.

A game is used through its drivers, so any game of the register works, also one from outside:

    from boneace import solve
    found = solve.equilibrium("kuhn", target=1e-6)
    found.value, found.exploitability

`equilibrium` does it all. It uses `Setting` (a game with its options), `tree` (its places
and payoffs), `Vectors` and `Samples` (the algorithms), and `Run`, which can be saved to a file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from boneace.solve import checkpoint as _files
from boneace.solve.errors import SolveError
from boneace.solve.run import ALGORITHMS, SAMPLED, USUAL, Decision, Progress, Run, Solution, Until
from boneace.solve.sampling import Samples
from boneace.solve.setting import Setting
from boneace.solve.tree import LIMIT, Tree, tree
from boneace.solve.vector import Vectors, best_response, exploitability, value

TARGET = 1e-4
"""The exploitability at which a run ends by default."""
SECONDS = 10.0
"""The length of a run of samples by default."""


def equilibrium(
    game: str,
    *,
    seats: int | None = None,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    algorithm: str = USUAL,
    iterations: int | None = None,
    target: float | None = None,
    seconds: float | None = None,
    checkpoint: str | Path | None = None,
    seed: int = 0,
    limit: int = LIMIT,
    decisions: int | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
    walked: Callable[[int], None] = lambda states: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Solution:
    """Solve a game: find strategies that no player can gain much against.

    `options` has the options that differ from the preset. The run ends after this many
    `iterations`, at an exploitability of `target` (in units of the returns), or after this many
    `seconds`, whichever comes first; without any of them at TARGET, or for `mccfr` after SECONDS.
    With `checkpoint`, a file, the run continues from it, if it exists, and is saved there. `limit`
    is the number of states that a tree, or one sampled round, may have. A match that is not over
    after so many `decisions` is cut, and nobody has won anything: so a game that has no end can be
    solved. `options` may have the cards of a smaller pack, as in `Setting.of`. `walked` is called
    with the number of states while the tree is made, `told` with the progress of the run; `stopped`
    may end it.

    Raises OptionError for an unknown game or option, SolveError for a game that cannot be solved
    like this and for a checkpoint that does not belong here, StudyError if the checkpoint cannot
    be written.
    """
    file = None if checkpoint is None else _files.place(checkpoint)
    until = Until(iterations, target, seconds)
    if until == Until():
        until = Until(seconds=SECONDS) if algorithm == SAMPLED else Until(target=TARGET)
    run = Run(Setting.of(game, seats, preset, options), algorithm, seed, limit, walked, decisions)
    if file is not None and file.exists():
        run.resume(file)
    return run.go(until, told, stopped, file)


__all__ = [
    "ALGORITHMS",
    "LIMIT",
    "SAMPLED",
    "SECONDS",
    "TARGET",
    "USUAL",
    "Decision",
    "Progress",
    "Run",
    "Samples",
    "Setting",
    "Solution",
    "SolveError",
    "Tree",
    "Until",
    "Vectors",
    "best_response",
    "equilibrium",
    "exploitability",
    "tree",
    "value",
]
