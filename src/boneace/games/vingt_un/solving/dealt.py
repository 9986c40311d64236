"""What a pack deals: the probabilities of all cards over which a deal is summed.

A *line* is a stake, and whether the dealer has called “double”. Two *kinds* of hands stand without
showing their first two cards: those of players who were not asked whether they divide, and pairs
that were kept together. Everybody sees which kind a hand is, since turns are public.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.vingt_un.solving.divided import divided
from boneace.games.vingt_un.solving.game import Floats, Game, game
from boneace.games.vingt_un.solving.hands import ACE, BUST, TARGET, TEN, VALUES
from boneace.games.vingt_un.solving.packs import Pack
from boneace.games.vingt_un.solving.setting import Setting

NAME = "vingt-un"
#: A group is learned in each round if a careful player gets there more often than the
#: first of these; else in one of 2, 4, 16 rounds.
OFTEN = ((3e-4, 1), (3e-5, 2), (3e-6, 4), (-1.0, 16))


@cache
def template(name: str) -> Any:
    """A compiled template of this package."""
    return games.drivers(NAME, f"{__package__}.{name}")


@cache
def receives() -> Floats:
    """What the dealer receives by the rules, by their count (BUST: over-drawn) and another’s."""
    found = np.zeros((BUST + 1, BUST))
    template("passes").fill_receives(found)
    return found


class Dealt:
    """Everything that does not change while a deal is being learned."""

    def __init__(self, setting: Setting, pack: Pack, told: Callable[[float], None]) -> None:
        self.setting = setting
        self.pack = pack
        both = setting.dealer_divides and pack.enough
        free = setting.draws_on_21
        self.game = game(pack, receives(), draws_on_21=free, divides=both, divided=both)
        at = self.game.counts[self.game.pairs]
        self.values = np.array([[np.argmax(row > 0), 9 - np.argmax(row[::-1] > 0)] for row in at])
        self.natural = int(np.flatnonzero(self.game.total[self.game.pairs] == TARGET)[0])
        self.may_divide = setting.divides and pack.enough
        kind = self.game.of_one_kind if self.may_divide else np.zeros(len(at))
        same = self.values[:, 0] == self.values[:, 1]
        self.shares = np.stack([1.0 - kind, kind])[: 2 if self.may_divide else 1]
        self.able = (self.shares > 0.0).astype(np.float64)
        self.able[:, self.natural] = 0.0
        self.pair_of = np.flatnonzero(same)  # by value
        low = self.game.low
        self.totals = np.zeros((len(at), len(low)), np.int64)
        template("passes").fill_totals(self.game.record, self.totals)
        left = self.game.cards - 4 - self.game.size
        self.served = np.tile(left >= 2, (len(at), 1))  # the last card is not dealt (VU-49)
        self.chances, self.naturals = _chances(self.game, pack)
        self.lines = [
            (at, called)
            for at in range(len(setting.stakes))
            for called in ((False, True) if setting.doubles else (False,))
        ]
        self.scales = [setting.stakes[at] * (2 if called else 1) for at, called in self.lines]
        self.turns = np.stack([self._turns(shares) for shares in self.shares])
        #: by value, line and the stake on the second card, the value of dividing by the dealer’s
        #: first card, times the probability of both cards and theirs
        self.apart = np.zeros((VALUES, len(self.lines), len(setting.stakes), VALUES))
        if self.may_divide:
            stakes = np.array([self._stakes(line) for line in range(len(self.lines))])
            self.apart = divided(pack, free, receives(), stakes, told)

    def _stakes(self, line: int) -> list[tuple[int, int]]:
        """The stakes of both hands of a divided pair, by the stake on the second card."""
        times = 2 if self.lines[line][1] and self.setting.covers_divided else 1
        return [(self.scales[line], times * second) for second in self.setting.stakes]

    def begins(self, often: Floats) -> Floats:
        """By pair, how often a player holds it in one order or the other, by their first card."""
        found: Floats = often[self.values[:, 0]] + often[self.values[:, 1]]
        found[self.pair_of] /= 2.0
        found[self.natural] = 0.0
        return found

    def _turns(self, shares: Floats) -> npt.NDArray[np.int64]:
        """The interval, in rounds, at which the dealer learns each group."""
        reach, nothing = np.zeros(self.totals.shape), np.zeros((1, 1, 2))
        draws = np.where(self.totals < 18, 0.5, 0.0)
        begin = self.begins(np.ones(VALUES)) * shares
        given = self.game.record, self.totals, draws, begin, 0.0, nothing, reach
        template("player_passes").reach_pass(*given)
        often = (reach * self.chances.sum(axis=2)).sum(axis=0)[self.game.groups]
        found = np.zeros(len(often), np.int64)
        for least, every in reversed(OFTEN):
            found[often > least] = every
        return found


def _chances(game: Game, pack: Pack) -> tuple[Floats, Floats]:
    """The probabilities by pair, hand shown and the dealer’s first card, if they have no natural;
    and by pair and first card, if they have one."""
    most = int(game.size.max()) + 3
    ways = np.array([_falling(held, most) for held in pack.counts])
    cards = game.counts[game.pairs][:, None, :] + game.counts[None, :, :]
    left = np.array(pack.counts) - cards
    chance = ways[np.arange(VALUES), np.minimum(cards, most)].prod(axis=2)
    sizes = cards.sum(axis=2)
    chance /= np.maximum(_falling(pack.size, most + 2)[np.minimum(sizes, most + 2)], 1.0)
    number = np.maximum(pack.size - sizes, 2).astype(np.float64)
    left = np.maximum(left, 0)
    natural = left[..., ACE] * left[..., TEN] / (number * (number - 1.0))
    free = left / number[..., None]
    free[..., ACE] -= natural
    free[..., TEN] -= natural
    naturals = np.zeros((len(game.pairs), VALUES))
    naturals[:, ACE] = naturals[:, TEN] = chance[:, 0] * natural[:, 0]
    return chance[..., None] * free, naturals


def _falling(number: int, most: int) -> Floats:
    """n, n(n−1), n(n−1)(n−2) … from 1 on."""
    return np.concatenate([[1.0], np.cumprod(np.maximum(number - np.arange(most), 0.0))])
