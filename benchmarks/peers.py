"""Kuhn and Leduc poker beside other libraries' games of the same rules: decisions a second.

Everything is measured in one run on one core, in processor time of all threads; the runs of the
libraries alternate. The best run counts, and the spread is how far the worst of them was below it.
The games of Bone Ace are those of `examples/`. Peers: the extra `bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.table import Table

from benchmarks import rivals
from benchmarks.report import console, counted, machine, processor, progress
from benchmarks.rivals import Maker
from benchmarks.timing import Work, all_of
from boneace import games

EXAMPLES = Path(__file__).parents[1] / "examples"
BATCHES = (1, 16, 128, 1024, 4096, 16384)
LIBRARIES = ("boneace", "numba", "numpy", "open_spiel", "pgx", "jax", "rlcard", "envpool")
NONE = "it has no such game"


@dataclass
class Measured:
    """The thing that was run and its rate; without a rate, the reason."""

    game: str
    part: str
    library: str
    how: str
    batch: int | None
    rate: float | None
    spread: float | None
    note: str = ""


@dataclass(frozen=True)
class Entry:
    """One library in one table."""

    library: str
    how: str
    make: Maker | None
    batch: int | None = None


# --- Bone Ace -------------------------------------------------------------------------------------


def episodes(game: str) -> Work:
    """`Episode` from Python: legal actions, act."""
    from boneace.env.episode import Episode

    random = Random(1).random

    def run(matches: int) -> int:
        decisions = 0
        for number in range(matches):
            episode = Episode.new(game, seed=number)
            while not episode.over:
                legal = episode.legal
                episode.act(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    run(2)
    return run


def in_open_spiel(game: str) -> Work:
    """The same rules through OpenSpiel's interface."""
    import pyspiel

    import boneace.env.openspiel  # noqa: F401

    return rivals.by_states(pyspiel.load_game(f"boneace_{game}"))


def playouts(game: str) -> Work:
    """The compiled driver: whole matches, without observations."""
    from boneace.solve.setting import Setting

    setting, rng = Setting.of(game), np.array([88172645463325252], np.uint64)
    state = np.zeros(1, setting.layout)

    def run(matches: int) -> int:
        return int(setting.compiled.playouts(setting.options, state, rng, matches)[0])

    run(2)
    return run


def vector(game: str, batch: int) -> Work:
    """The vector environment in a compiled loop, which draws the actions too."""
    from benchmarks.vector import compiled
    from boneace.env.vector import Vector

    matches = Vector.of(game, batch, autoreset="same_step")
    matches.reset(seed=1)
    return warm(compiled(matches))


def called(game: str, batch: int) -> Work:
    """The same, with a call from Python for each step; NumPy draws the actions from the masks."""
    from boneace.env.vector import Vector

    matches, numbers = Vector.of(game, batch, autoreset="same_step"), np.random.default_rng(1)
    matches.reset(seed=1)

    def run(steps: int) -> int:
        for _ in range(steps):
            matches.step(rivals.at_random(matches.now.masks, numbers))
        return steps * batch

    return warm(run)


def warm(work: Work) -> Work:
    """The same work, after one run to compile it."""
    work(1)
    return work


# --- what is compared -----------------------------------------------------------------------------

NAMES: dict[str, dict[str, str | None]] = {
    "kuhn": {
        "open_spiel": "kuhn_poker",
        "rlcard": None,
        "pgx": "kuhn_poker",
        "envpool": "KuhnPoker-v1",
    },
    "leduc": {
        "open_spiel": "leduc_poker",
        "rlcard": "leduc-holdem",
        "pgx": "leduc_holdem",
        "envpool": "LeducHoldem-v1",
    },
}
"""The name of the game in each library; None if the library lacks it."""


def parts(game: str, batches: tuple[int, ...]) -> Iterator[tuple[str, list[Entry]]]:
    """The tables of a game, with the rows of each."""
    names = NAMES[game]
    yield (
        "one match at a time, from Python",
        [
            Entry("boneace", "Episode", partial(episodes, game)),
            Entry("boneace", "through OpenSpiel's interface", partial(in_open_spiel, game)),
            Entry(
                "OpenSpiel",
                "its C++ game from Python",
                theirs(rivals.open_spiel, names["open_spiel"]),
            ),
            Entry("RLCard", "its environment", theirs(rivals.rlcard, names["rlcard"])),
        ],
    )
    yield (
        "one match at a time, in compiled code, nothing observed",
        [
            Entry("boneace", "the driver", partial(playouts, game)),
            Entry("OpenSpiel", "its C++ rollouts", theirs(rivals.rollouts, names["open_spiel"])),
        ],
    )
    for batch in batches:
        of_pgx = theirs(rivals.pgx, names["pgx"], batch)
        of_envpool = theirs(rivals.envpool, names["envpool"], batch)
        yield (
            f"a batch of {batch:,}, observations and masks",
            [
                Entry("boneace", "a compiled loop", partial(vector, game, batch), batch),
                Entry("pgx", "a compiled loop", of_pgx, batch),
                Entry("boneace", "a call for each step", partial(called, game, batch), batch),
                Entry("EnvPool", "a call for each step", of_envpool, batch),
            ],
        )


def theirs(make: Callable[..., Work], name: str | None, *given: int) -> Maker | None:
    """The function that makes the work of another library; None if it lacks the game."""
    return None if name is None else partial(make, name, *given)


def measured(game: str, part: str, entries: list[Entry], how: argparse.Namespace) -> list[Measured]:
    """One table. If a library is missing or fails, its row has the reason."""
    works, found = [], []
    for entry in entries:
        row = Measured(game, part, entry.library, entry.how, entry.batch, None, None)
        found.append(row)
        if entry.make is None:
            row.note = NONE
            continue
        try:
            works.append((row, entry.make()))
        except ImportError as error:
            row.note = f"not installed: {error.name}"
        except Exception as error:  # one that fails must not stop the others
            row.note = f"{type(error).__name__}: {error}"[:80]
    runs = all_of([work for _, work in works], how.seconds, how.times)
    for (row, _), rates in zip(works, runs, strict=True):
        row.rate, row.spread = max(rates), 1 - min(rates) / max(rates)
    return found


# --- the command ----------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=[*NAMES, "both"], default="both")
    parser.add_argument("--batches", default=",".join(map(str, BATCHES)), help="(%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.2, help="of each run (%(default)s)")
    parser.add_argument("--times", type=int, default=5, help="runs of each (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything there too")


def run(arguments: argparse.Namespace) -> None:
    for name in NAMES:
        if name not in games.names():
            sys.path.insert(0, str(EXAMPLES / name / "src"))
            games.register(f"boneace_{name}")
    machine()
    about = surroundings()
    console.print(", ".join(f"{name} {number}" for name, number in about["versions"].items()))
    batches = tuple(int(text) for text in arguments.batches.split(",") if text)
    wanted = list(NAMES) if arguments.game == "both" else [arguments.game]
    todo = [(game, *one) for game in wanted for one in parts(game, batches)]
    found: list[Measured] = []
    with progress("peers", len(todo)) as bar:
        for game, part, entries in todo:
            found += measured(game, part, entries, arguments)
            bar.advance(bar.task_ids[0])
    show(found)
    about["load_after"] = load()
    console.print(f"load {about['load']} before, {about['load_after']} after")
    if arguments.json is not None:
        told = {**about, "seconds": arguments.seconds, "times": arguments.times}
        told["measured"] = [asdict(one) for one in found]
        arguments.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def show(found: list[Measured]) -> None:
    """Print the tables, with the ratio of each rate to the first one of its table."""
    for title in dict.fromkeys((one.game, one.part) for one in found):
        rows = [one for one in found if (one.game, one.part) == title]
        table = Table(title=f"{title[0]}: {title[1]}", title_justify="left")
        for column in ("library", "what was run", "decisions a second", "to the first", "spread"):
            left = column in ("library", "what was run")
            table.add_column(column, justify="left" if left else "right")
        for one in rows:
            if one.rate is None or one.spread is None:
                table.add_row(one.library, one.how, one.note, "", "")
                continue
            base = rows[0].rate
            ratio = f"{one.rate / base:.3g} ×" if base else ""
            table.add_row(one.library, one.how, counted(one.rate), ratio, f"{one.spread:.0%}")
        console.print(table)


def surroundings() -> dict[str, Any]:
    """The machine, its load and the versions of the libraries."""
    return {
        "machine": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load": load(),
        "versions": {name: number for name in LIBRARIES if (number := _version(name))},
    }


def load() -> float | None:
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
