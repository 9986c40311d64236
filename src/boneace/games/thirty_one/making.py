"""Makes `policies.npz`: `python -m boneace.games.thirty_one.making`.

It learns a policy for each kind of stakes and number of players; the same seed gives the same file.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

from boneace import games
from boneace.games.lives.playing.equity import Floats
from boneace.games.lives.playing.policies import Bytes, packed, write
from boneace.games.lives.playing.self_play import Learner, learned
from boneace.games.options import options_record
from boneace.games.thirty_one.policies import FILE, GAME, KINDS, PLAYERS

LIVES = 4
SHORT = 0.25
"""The share of the deals for all policies but the first one, which most people meet."""


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=500_000)  # in a round, for two players
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--only", choices=tuple(KINDS))  # one kind of stakes
    given = parser.parse_args(arguments)
    kept, equities = dict[str, Bytes](), dict[str, Floats]()
    for kind, options in KINDS.items():
        if given.only not in (None, kind):
            continue
        for players in PLAYERS:
            name, first = f"{kind} {players}", not kept
            deals = int(given.deals * (1 if first else SHORT) * 2 / players)
            learner = of(kind, options, players, given.seed)
            learned(learner, given.rounds, deals, partial(told, name, given.rounds))
            kept[name] = packed(learner.sums)
            if players == 2:
                equities[kind] = learner.equity
            write(given.out, GAME, kept, equities)


def of(kind: str, options: dict[str, str], players: int, seed: int) -> Learner:
    """The learner of one policy."""
    declaration = games.declaration(GAME)
    values = declaration.resolve(None) | options | {"lives": LIVES}
    record = options_record(declaration, players, values)
    return Learner(GAME, record, -1 if kind == "points" else LIVES, seed)


def told(name: str, rounds: int, done: int) -> None:
    """Show how far it has got."""
    bar = "#" * (40 * done // rounds)
    print(
        f"\r{name:12} [{bar:40}]", end="\n" if done == rounds else "", file=sys.stderr, flush=True
    )


if __name__ == "__main__":
    main()
