"""Makes `talk.npz`: `python -m boneace.games.mus.playing.making`, a few minutes.

The frequencies of mus, the discards and the values of hands depend on each other, so they are
calculated alternately until they agree.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from boneace.games.mus.playing.exchanges import FEW, best_exchange, worth_of_hands
from boneace.games.mus.playing.hands import Floats, Hands, Values, hands_of
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.talk import FILE, of_options
from boneace.games.mus.scoring import ORDERS
from boneace.games.mus.state import HAND

TURNS, ROUNDS = 7, 80
SHARP = 0.004
"""A difference, in games, at which a player cuts the mus in seven cases of ten."""


def agree(hands: Hands) -> dict[str, Floats]:
    """The tables for one order of the ranks; `talk.Tables` says what they are."""
    many = len(hands.mass)
    dealt = np.zeros((HAND + 1, many))
    dealt[0] = hands.mass
    fresh = np.tile(hands.mass, (SEATS, 1))
    mus = np.full((2, SEATS, many), 0.5)
    after = worth_of_hands(hands, fresh, ROUNDS)
    gain = np.zeros((2, SEATS, many))
    for turn in range(TURNS):
        ways = [[best_exchange(hands, at, of_seat) for at in range(many)] for of_seat in after]
        brings = np.array([[way[0] for way in of_seat] for of_seat in ways])
        dealt[1:] = 0
        for seat in range(SEATS):
            weight = hands.mass * mus[0, seat]
            for at, (_, thrown, then) in enumerate(ways[seat]):
                dealt[thrown.bit_count()] += weight[at] * then
        whole = dealt[1:].sum(axis=0)
        whole /= whole.sum()
        stages = list(enumerate((hands.mass, whole)))
        for stage, begun in stages:
            ranges = begun * mus[stage] + FEW * hands.mass
            ranges /= ranges.sum(axis=1, keepdims=True)
            gain[stage] = worth_of_hands(hands, ranges, ROUNDS) - brings
        pace = 0.7 if turn else 1.0
        mus += pace * (1 / (1 + np.exp(np.clip(gain / SHARP, -50, 50))) - mus)
        all_others = float((whole * mus[1]).sum(axis=1).mean()) ** (SEATS - 1)
        stay = worth_of_hands(hands, np.tile(whole, (SEATS, 1)), ROUNDS)
        after = stay + all_others * np.maximum(brings - stay, 0)
        after -= (after @ whole).mean()  # what one gains by it, another loses
        said = [float((begun * mus[at]).sum(axis=1).mean()) for at, begun in stages]
        print(turn + 1, *(f"{share:.2f}" for share in said), sep="\t")  # how often mus is said
    dealt[1:] /= dealt[1:].sum(axis=1, keepdims=True)
    return {"gain": gain, "after": after, "mus": mus, "dealt": dealt}


def main() -> None:
    found = {}
    for kings, wild in product(range(len(ORDERS)), range(2)):
        for name, table in agree(hands_of(Values(kings, la_real=0, wild=wild))).items():
            found[f"{name}{of_options(kings, wild)}"] = table.astype(np.float32)
    np.savez_compressed(FILE, allow_pickle=False, **found)


if __name__ == "__main__":
    main()
