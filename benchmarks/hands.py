"""Hand comparisons per second in compiled code, in every game whose showdowns compare hands."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numba import njit

from benchmarks.report import Rate, machine, rates
from benchmarks.timing import Work, best_of
from boneace import games
from boneace.cards import members, set_of
from boneace.games.options import options_record
from boneace.kernel.specialized import record
from boneace.kernel.twins import twin

best_pair, brag, primiera = (
    twin(f"boneace.games.{game}.scoring")
    for game in ("best_pair_thirty_one", "three_stake_brag", "primiera")
)
pair_hand, pair_value = best_pair.pair_hand, best_pair.pair_value
brag_strength, unbeaten = brag.strength, brag.unbeaten
primiera_strength = primiera.strength

HANDS = 4096
LIMIT = "limit"


@njit
def best_pair_wins(o: Any, first: int, second: int, upcard: int) -> bool:
    return bool(pair_value(pair_hand(o, first, upcard)) > pair_value(pair_hand(o, second, upcard)))


@njit
def brag_wins(o: Any, first: int, second: int, upcard: int) -> bool:
    mine, other = brag_strength(o, first), brag_strength(o, second)
    return bool(unbeaten(mine, max(mine, other)))


@njit
def primiera_wins(o: Any, first: int, second: int, upcard: int) -> bool:
    return bool(primiera_strength(o, first) > primiera_strength(o, second))


@njit
def neither(o: Any, first: int, second: int, upcard: int) -> bool:
    """Compare nothing, to measure the cost of the loop itself."""
    return first > second


def comparing(game: str, wins: Callable[..., bool], cards: int) -> Work:
    """A function that plays rounds in which every hand is compared with another one."""
    declaration = games.declaration(game)
    options = options_record(declaration, declaration.min_seats, declaration.resolve())
    pack = list(members(games.part(game, "words").PACK.cards))
    chance = Random(31)
    hands = np.array([set_of(chance.sample(pack, cards)) for _ in range(HANDS)], np.int64)

    @njit
    def meet(o: Any, hands: Any, rounds: int) -> int:
        o, won = record(o, 0), 0
        for turn in range(rounds):
            for place in range(len(hands)):
                other = hands[(place * 8 + turn) % len(hands)]
                won += wins(o, hands[place], other, 0)
        return won

    meet(options, hands, 1)

    def run(rounds: int) -> int:
        meet(options, hands, rounds)
        return rounds * HANDS

    return run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = __doc__


def run(arguments: argparse.Namespace) -> None:
    machine()
    contests = [
        ("best-pair-thirty-one", best_pair_wins, 3),
        ("three-stake-brag", brag_wins, 3),
        ("primiera", primiera_wins, 4),
    ]
    works = [comparing("primiera", neither, 4), *(comparing(*contest) for contest in contests)]
    names = [LIMIT, *(name for name, _, _ in contests)]
    titles = ["the loop alone", *(f"hands of {cards}" for _, _, cards in contests)]
    found = [
        Rate(name, title, rate, "comparisons")
        for name, title, rate in zip(names, titles, best_of(works), strict=True)
    ]
    rates("Hand comparisons a second of one core", found, LIMIT)
