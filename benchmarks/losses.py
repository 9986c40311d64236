"""What each level gives away in Best, Pair and Thirty-one, by the solution that reviews show.

All levels play the matches in turn. At every decision, each level is asked for its move with
several seeds; how much less that is worth than the best move is its loss. All levels meet the same
decisions, so the luck of the cards counts little, and far fewer deals separate them than matches
would need.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from time import process_time

from rich.table import Table

import boneace
from benchmarks.report import console, machine
from boneace import bots
from boneace.analysis.analysts import valuer_of
from boneace.arena.figures import Estimate, ratio_of
from boneace.arena.players import make
from boneace.bots.seat import Seat
from boneace.games.best_pair_thirty_one import players

GAME = "best-pair-thirty-one"
PLAYOUTS = 4_000
"""The loss at the few decisions that the solution never reaches."""
Losses = dict[str, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=300, help="of processor time; %(default)s")
    parser.add_argument(
        "--player", nargs="+", default=bots.names(), help="as in the arena, weakest first"
    )
    parser.add_argument("--asked", type=int, default=4, help="seeds of each level; %(default)s")
    parser.add_argument("--seed", type=int, default=0)


def run(arguments: argparse.Namespace) -> None:
    machine()
    players.prepare()  # compiled before the clock starts
    begun, found = process_time(), list[tuple[Losses, int, int]]()
    while process_time() - begun < arguments.seconds or len(found) < 2:
        number = arguments.seed * 100_000 + len(found)
        found.append(_match(number, arguments.player, arguments.asked))
    deals = [deals for _, deals, _ in found]
    choices = sum(many for *_, many in found)
    console.print(f"{len(found)} matches, {sum(deals)} deals, {choices} choices")
    table = Table(title="Lost by a seat in a deal, in hundredths of a game")
    for column in ("level", "lost", "more than the level above"):
        table.add_column(column)
    above = dict(pairwise(arguments.player))
    for name in arguments.player:
        lost = ratio_of([losses[name] for losses, *_ in found], deals)
        less = above.get(name)
        gaps = [losses[name] - losses[less] for losses, *_ in found] if less else []
        table.add_row(name, _told(lost), _told(ratio_of(gaps, deals)) if gaps else "")
    console.print(table)


def _match(number: int, levels: Sequence[str], asked: int) -> tuple[Losses, int, int]:
    """A match: what each level lost on average as one seat, the deals, and the choices."""
    match, luck = boneace.new(GAME, seed=number), Random(number)
    players_of = {
        name: [make(name, GAME, number * asked + at) for at in range(asked)] for name in levels
    }
    valuer = valuer_of(GAME, Seat.of(match, 0).options, PLAYOUTS, seed=number)
    lost, choices, deal = dict.fromkeys(levels, 0.0), 0, 0
    playing: list[str] = []
    while not match.over:
        if match.deal != deal:
            deal, playing = match.deal, [luck.choice(levels) for _ in range(match.seats)]
        seat = Seat.of(match, match.seat)
        if len(seat.legal) < 2:
            match.push(seat.legal[0])
            continue
        choices += 1
        values = valuer.values(seat)
        moves = {name: [bot.choose(seat) for bot in made] for name, made in players_of.items()}
        for name, made in moves.items():
            behind = sum(values.of(move.number).behind for move in made) / asked
            lost[name] += behind / match.seats
        match.push(moves[playing[match.seat]][0])
    return lost, deal, choices


def _told(found: Estimate) -> str:
    return f"{100 * found.mean:.2f} ± {100 * found.within:.2f}"
