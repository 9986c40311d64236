"""Makes the file of policies of a game for lives: one for each kind of stakes and players.

The same seed gives the same file.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from boneace import games
from boneace.games.lives.playing.equity import Floats
from boneace.games.lives.playing.policies import Bytes, packed, write
from boneace.games.lives.playing.self_play import Learner, learned
from boneace.games.options import options_record

LIVES = 4


@dataclass(frozen=True)
class Plan:
    """The policies of a game, and how long to learn each."""

    game: str
    file: Path
    kinds: Mapping[str, dict[str, str]]
    """By the kind of stakes: the options for learning."""
    players: tuple[int, ...]
    deals: int
    """Deals in a round, for two players."""
    short: float = 1.0
    """The share of these deals for policies other than the first, which most people meet."""


def make(plan: Plan, arguments: list[str] | None = None) -> None:
    """Learn all policies and write them, by the arguments of a command."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=plan.deals)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=plan.file)
    parser.add_argument("--only", choices=tuple(plan.kinds))  # one kind of stakes
    given = parser.parse_args(arguments)
    kept, equities = dict[str, Bytes](), dict[str, Floats]()
    for kind, options in plan.kinds.items():
        if given.only not in (None, kind):
            continue
        for players in plan.players:
            name, first = f"{kind} {players}", not kept
            deals = int(given.deals * (1 if first else plan.short) * 2 / players)
            learner = of(plan.game, options, players, given.seed)
            learned(learner, given.rounds, deals, partial(told, name, given.rounds))
            kept[name] = packed(learner.sums)
            if players == 2:
                equities[kind] = learner.equity
            write(given.out, plan.game, kept, equities)


def of(game: str, options: dict[str, str], players: int, seed: int) -> Learner:
    """The learner of one policy."""
    declaration = games.declaration(game)
    values = declaration.resolve(None) | options | {"lives": LIVES}
    record = options_record(declaration, players, values)
    return Learner(game, record, -1 if options.get("keeps") == "points" else LIVES, seed)


def told(name: str, rounds: int, done: int) -> None:
    """Show the progress."""
    bar = "#" * (40 * done // rounds)
    print(
        f"\r{name:12} [{bar:40}]", end="\n" if done == rounds else "", file=sys.stderr, flush=True
    )
