"""A game that can be played with a part of its pack plays with these cards alone, to the end."""

from __future__ import annotations

from random import Random

import numpy as np

from boneace.cards import Cards, members
from boneace.games.options import options_record
from boneace.kernel.contract import CHANCE, OVER
from boneace.testing.case import Case

MATCHES = 3
MOVES = 400
"""Moves after which a match is left: many games have no end."""


def check_fewer(case: Case) -> None:
    """With the fewest cards that the declaration allows, some move is legal until the end."""
    if case.declaration.enough_cards is None:
        return
    for seed in range(MATCHES):
        _play(case, seed)


def _play(case: Case, seed: int) -> None:
    luck = Random(seed)
    cards = _fewest(case, luck)
    o = options_record(case.declaration, case.seats, case.values, case.pack.cards & ~cards)
    state, told = np.zeros(1, case.rules.State), Cards(cards, case.pack)
    case.drivers.begin(o, state)
    for _ in range(MOVES):
        seat, legal = case.drivers.turn_and_moves(o, state)
        if seat == OVER:
            return
        if seat == CHANCE and legal & ~cards:
            problem = f"with {told} other cards come: the rules must leave out o.without"
            raise case.failure(problem, seed)
        if not legal:
            what = "there is no card to come" if seat == CHANCE else "no move is legal"
            raise case.failure(f"with {told} {what}: enough_cards must ask for more", seed)
        case.drivers.play_one(o, state, luck.choice(list(members(int(legal)))))


def _fewest(case: Case, luck: Random) -> int:
    """Cards of the pack drawn one by one, until the declaration says that they are enough."""
    assert case.declaration.enough_cards is not None
    found, left = 0, case.pack.cards
    while left and not case.declaration.enough_cards(case.values, case.seats, found):
        card = 1 << luck.choice(list(members(left)))
        found, left = found | card, left & ~card
    return found
