"""The strength of bots: each level against the zoo of every game, by `boneace.arena`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise

from benchmarks.report import console, machine, progress
from boneace import arena, bots, games
from boneace.bots import zoo

OPTIONS: dict[str, dict[str, object]] = {
    "primiera": {"vying": True},
    "mus": {"games": 1},
    "vingt-un": {"deals": 20},  # not the arena's `deals`: bots must know when the match ends
}
"""Options that add vying, or make matches shorter."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", nargs="+", default=games.names(), choices=games.names())
    parser.add_argument("--player", nargs="+", default=bots.names(), help="the bots to measure")
    parser.add_argument("--others", nargs="+", default=["zoo"], help="the bots they play against")
    parser.add_argument("--ladder", action="store_true", help="each level against the one below")
    parser.add_argument("--matches", type=int, default=200, help="sets of matches for every two")
    parser.add_argument("--seconds", type=float, help="at most, for each bot in each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)


def run(arguments: argparse.Namespace) -> None:
    machine()
    console.print("| game | bot | against | sets | won | interval | a deal | ms each |")
    console.print("|---|---|---|---:|---:|---:|---:|---:|")
    below = dict(pairwise(reversed(bots.names())))
    for game in arguments.game:
        for player in arguments.player:
            if not arguments.ladder:
                tell(measured(arguments, game, player, arguments.others))
            elif player in below:
                tell(measured(arguments, game, player, [below[player]]))


def measured(
    arguments: argparse.Namespace, game: str, player: str, asked: Sequence[str]
) -> arena.Table:
    """Play one bot against the others in a game, with a progress bar."""
    others = [name for name in asked if name != "zoo" or zoo.names(game)]
    with progress(f"{game}, {player}", 1) as bar:

        def told(done: int, total: int) -> None:
            bar.update(bar.task_ids[0], completed=done, total=total)

        return arena.contest(
            game,
            [player, *others],
            matches=arguments.matches,
            options=OPTIONS.get(game),
            seconds=arguments.seconds,
            seed=arguments.seed,
            jobs=arguments.processes,
            gauntlet=True,
            told=told,
        )


def tell(table: arena.Table) -> None:
    """Print the rows of a table in Markdown."""
    for one in table.pairings:
        share, gain = one.share, one.gain
        console.print(
            f"| {table.setting.game} | {one.first} | {one.second} | {one.sets} | {share.mean:.1%} "
            f"| {share.low:.0%} to {share.high:.0%} "
            f"| {gain.mean:+.2f} ± {gain.within:.2f} {table.unit} "
            f"| {1000 * table.thinking[one.first].mean:.0f} |",
            highlight=False,
            soft_wrap=True,
        )
