"""How far the bots of Three-Stake Brag are from an equilibrium of a deal for two, exactly.

The play of `expert` and `master` is found for every hand at every place of the whole round of
vying, with every amount; what best replies gain from it is then exact. The match has no end, so
only chips count. The tables also show the value of a solution to the eldest, and what the master
wins from the expert. The expert is measured without the decisions in which it plays like the novice
(`boneace.bots.careless`).
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table

import boneace
from benchmarks.report import console, machine
from boneace import games
from boneace.bots.seat import Seat
from boneace.cards import FRENCH_52, Cards, members
from boneace.games.facts import facts
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.players import CHANCES, moves_by_hand, round_of
from boneace.games.three_stake_brag.solving import position, prepare
from boneace.games.three_stake_brag.solving.deal import Deal
from boneace.games.three_stake_brag.solving.holes import DEALER, ELDEST, Singles, Whole
from boneace.games.three_stake_brag.solving.learning import BEST, VALUE
from boneace.games.vying.betting import Floats
from boneace.games.vying.solved import mixture
from boneace.games.vying.words import LABELS
from boneace.match.match import Match

GAME = "three-stake-brag"
LEVELS = {"expert": False, "master": True}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--upcards", type=int, default=10, help="pairs of upcards, drawn at random (%(default)s)")
    add("--limit", type=int, default=6, help="of the vying (%(default)s)")
    add("--rounds", type=int, default=300, help="of learning the solution (%(default)s)")
    add("--seed", type=int, default=7, help="of the upcards (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    prepare()
    options = {"vying_limit": arguments.limit, "deals": 0}
    luck, begun, rows = Random(arguments.seed), process_time(), []
    table = Table(title=f"Bots in a deal of Three-Stake Brag for two, limit {arguments.limit}")
    heads = (
        "upcards",
        "solution",
        "exploitability",
        "expert",
        "its",
        "master",
        "its",
        "between them",
    )
    for head in heads:
        table.add_column(head, justify="right")
    for _ in range(arguments.upcards):
        upcards = " ".join(FRENCH_52.text(card) for card in luck.sample(range(52), 2))
        found = _deal(upcards, options, arguments.rounds)
        rows.append(found)
        table.add_row(upcards, *(f"{number:+.4f}" for number in found))
    table.add_row("mean", *(f"{number:+.4f}" for number in np.mean(rows, 0)))
    console.print(table)
    console.print(f"processor seconds: {process_time() - begun:.0f}")


def _deal(upcards: str, options: dict[str, Any], rounds: int) -> list[float]:
    """The value of the vying, and the exploitability of the solution and of each level."""
    values = games.declaration(GAME).resolve(None, options)
    deal: Deal = position("", upcards, values)
    for _ in range(rounds):
        deal.learn()
    found = [*deal.vying.measured()]
    levels = [plays(deal, upcards, options, fine) for fine in LEVELS.values()]
    for shares in levels:
        best = [deal.vying.worth(player, BEST, shares) for player in (ELDEST, DEALER)]
        found += [deal.vying.worth(ELDEST, VALUE, shares), sum(best) / 2]
    return [*found, _against(deal, *levels)]


def _against(deal: Deal, expert: Singles, master: Singles) -> float:
    """What the master wins from the expert in a deal, on average over both orders of speaking."""
    tree = deal.vying.tree
    eldest = (np.repeat(tree.player, np.diff(tree.edges)) == ELDEST)[:, None]
    first = deal.vying.worth(ELDEST, VALUE, np.where(eldest, master, expert))
    second = deal.vying.worth(ELDEST, VALUE, np.where(eldest, expert, master))
    return (first - second) / 2


def plays(deal: Deal, upcards: str, options: dict[str, Any], fine: bool) -> Singles:
    """How often the bot makes each move with each hand, at every place."""
    vying = deal.vying
    match = boneace.new(GAME, seats=2, options=options, by_hand=True, dealer=1)
    hidden = list(members(PACK & ~Cards.parse(upcards).mask))[:4]
    for card in hidden:  # any cards will do
        match.push(FRENCH_52.text(card))
    for up in upcards.split():
        match.push(up)
    found = np.zeros_like(vying.sums)
    classes = [_classes(match, deal, player) for player in (ELDEST, DEALER)]
    _walk(match, deal, 0, fine, classes, found)
    return found


def _classes(match: Match, deal: Deal, player: int) -> Whole:
    chances = games.drivers(GAME, CHANCES)
    options = Seat.of(match, player).options
    up, holes = 1 << deal.upcards[player], deal.vying.holes
    return np.array([chances.class_of(options, holes.cards(h) | up) for h in range(len(holes))])


def _walk(
    match: Match, deal: Deal, at: int, fine: bool, classes: list[Whole], found: Singles
) -> None:
    vying = deal.vying
    place, first = vying.rounds.places[at], vying.tree.edges[at]
    seat = Seat.of(match, place.player)
    mixed = _mixed(seat, fine, classes[place.player])
    for edge, (move, to) in enumerate(zip(place.moves, place.after, strict=True), first):
        if move in mixed:
            found[edge] = mixed.pop(move)
        if to >= 0:
            match.push(LABELS[move])
            _walk(match, deal, to, fine, classes, found)
            match.pop()
    assert not mixed, mixed


def _mixed(seat: Seat, fine: bool, classes: Whole) -> dict[int, Floats]:
    """How often each move is made, by hidden cards."""
    o, f = facts(seat.options), facts(seat.view)
    exact = moves_by_hand(seat, o, f) if fine else None
    if exact is not None:
        return {move: shares.astype(np.float64) for move, shares in exact[1].items()}
    mixed = mixture(*round_of(seat, o, f, fine))
    return {move: shares[classes] for move, shares in mixed.items()}
