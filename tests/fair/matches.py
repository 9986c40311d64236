"""Matches dealt by the method of fair cards, for tests."""

from __future__ import annotations

import random
from typing import NamedTuple

from boneace import games
from boneace.fair import cards
from boneace.fair.making import Secrets, proof
from boneace.fair.proof import Proof
from boneace.match.beginning import new
from boneace.match.match import Match

SECRET = bytes(range(32))
COINS = ("heads-1", None, "tails_2", "x", "y", "z", None)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")


class Played(NamedTuple):
    match: Match
    secrets: Secrets

    def proof(self, viewer: int | None = None) -> Proof:
        return proof(self.match, "k3", self.secrets, viewer)


def played(
    game: str,
    seed: int,
    *,
    cut: bool = False,
    opens: bool = False,
    seats: int | None = None,
    most: int = 400,
) -> Played:
    """A match by chance, to its end or for this many events."""
    names = NAMES[: seats or min(4, games.declaration(game).max_seats)]
    secrets = Secrets(SECRET, COINS[: len(names)], opens)
    mix = cards.mixed(cards.bound(SECRET).commitment, secrets.coins)
    match = new(
        game,
        players=list(names),
        dealer="cut" if cut else 0,
        shuffles=lambda k: cards.order(SECRET, mix, k),
        at_once=True,
    )
    rng = random.Random(seed)
    while not match.over and len(match) < most:
        match.push(rng.choice(list(match.legal)))
    return Played(match, secrets)


def example() -> Played:
    """The match of `example.json`, which other programs may be tried on."""
    return played("best-pair-thirty-one", 5, cut=True, opens=True, seats=2, most=40)
