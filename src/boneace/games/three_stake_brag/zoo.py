"""Strategies for Three-Stake Brag: they differ in the vying, and draw to thirty-one in the same
way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.bots.zoo.shares import dealt, share_below
from boneace.bots.zoo.styles import Bet, Styled, styled
from boneace.cards import FRENCH_52
from boneace.games import drivers
from boneace.games.facts import Facts
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.drawing import CLASSES
from boneace.games.three_stake_brag.players import CHANCES, GAME
from boneace.games.three_stake_brag.scoring import PAIR, PRIAL, strength
from boneace.games.three_stake_brag.state import BRAGGED, MODERN, TURN, VIE

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move

LIMIT = 60
"""Stakes beyond which nobody raises; in modern vying everybody gives up beyond it."""
OPENS, AGAIN, MARGIN, HIGHEST = 0.8, 0.9, 0.2, 150
"""For an escalator: the chances to win from which it brags and raises; the margin over the price
that it needs to stay; and the stakes beyond which it goes no further."""
ENOUGH = 26
"""A count to stand on while others are still to draw."""


@lru_cache(maxsize=8)
def _strengths(o: Facts) -> list[int]:
    return sorted(strength(o, hand) for hand in dealt(FRENCH_52.cards, 3))


def count(turn: Turn) -> Move:
    """Draw to beat the best count that stands; otherwise stand on 26, or with the best count."""
    f, seat = turn.f, turn.seat
    own, stood = f.counts[seat], 0
    waiting = False
    for other in range(turn.o.seats):
        if other == seat:
            continue
        if not f.stood >> other & 1:
            waiting = True
        elif f.counts[other] <= 31:
            elder = (other - f.dealer - 1) % turn.o.seats < (seat - f.dealer - 1) % turn.o.seats
            stood = max(stood, f.counts[other] + elder)  # the count needed to beat it
    stands = own >= max(stood, ENOUGH if waiting else 0)
    return turn.legal["stand" if stands or "draw" not in turn.legal else "draw"]


def bet_of(turn: Turn) -> Bet:
    """The decision in the round of vying."""
    f, o, seat = turn.f, turn.o, turn.seat
    others = f.vying.bit_count() - 1
    staked, stake = f.staked[seat], o.stake
    stay = turn.first("see", "match", "pass")
    assert stay is not None
    give_up = turn.first("drop")
    if o.vying == MODERN and give_up and staked > LIMIT * stake:
        stay = give_up  # otherwise players who always match would match forever
    cost = f.asked if o.vying == MODERN else f.asked - staked
    return Bet(
        good=share_below(_strengths(o), f.own_strength) ** others,
        stay=stay,
        give_up=give_up,
        up=tuple(turn.verb("brag") + turn.verb("raise")) if f.asked < LIMIT * stake else (),
        price=cost / max(1, f.pots[BRAGGED] + cost),
        asked=f.asked / stake,
        luck=turn.luck,
        mood=turn.mood,
    )


class Bettor(Styled):
    """A style in the vying."""

    def decide(self, turn: Turn) -> Move:
        return self.answer(bet_of(turn)) if turn.f.phase == VIE else count(turn)


class Textbook(Strategy):
    """Brags by what a pair is worth, raises prials, and drops less than a pair to a real brag."""

    def decide(self, turn: Turn) -> Move:
        f = turn.f
        if f.phase == TURN:
            return count(turn)
        bet, stake = bet_of(turn), turn.o.stake
        rank = f.own_strength // 4
        if rank >= PRIAL:
            return self.by(bet, 5 * stake)
        if rank >= PAIR:
            high = rank >= PAIR + 6  # eights
            if not bet.facing or (high and f.asked < 6 * stake):
                return self.by(bet, (2 + (rank - PAIR) // 4) * stake)
            limit = (8 + 2 * (rank - PAIR)) * stake
            return bet.stay if f.asked <= limit or not bet.give_up else bet.give_up
        cheap = f.asked - f.staked[turn.seat] <= stake and rank >= 11  # a king or an ace
        return bet.give_up if bet.give_up and not cheap else bet.stay

    def by(self, bet: Bet, chips: int) -> Move:
        """Raise by this many chips, or by as many as are allowed."""
        return bet.up[min(chips, len(bet.up)) - 1] if bet.up else bet.stay


class Doubter(Strategy):
    """Trusts no bet: stays in whenever the odds against any hand allow it, and never raises."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase == TURN:
            return count(turn)
        bet, asked = bet_of(turn), turn.f.asked
        if not bet.give_up:
            return bet.up[0] if bet.up and bet.good > 0.45 else bet.stay
        sees = "see" in turn.legal
        price = 2 * asked if sees else asked
        if turn.o.vying != MODERN:
            price -= turn.f.staked[turn.seat]
        stays = bet.good * (turn.f.pots[BRAGGED] + price) > price
        return bet.stay if stays else bet.give_up


class Escalator(Strategy):
    """Goes up by the most with good hands, again and again with very good ones; never bluffs.

    It counts the visible cards: only the chance to beat all that are left matters.
    """

    def choose(self, seat: Seat) -> Move:
        """One of the legal moves."""
        self._options = seat.options
        return super().choose(seat)

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase == TURN:
            return count(turn)
        bet, wins = bet_of(turn), self._wins(turn)
        ups = turn.verb("brag") + turn.verb("raise")
        good = wins > (AGAIN if bet.facing else OPENS)
        if ups and good and turn.f.asked < HIGHEST * turn.o.stake:
            return ups[-1]
        return bet.give_up if bet.give_up and wins < bet.price + MARGIN else bet.stay

    def _wins(self, turn: Turn) -> float:
        """The chance to have the best hand of those left, whatever they have staked."""
        f, odds = turn.f, drivers(GAME, CHANCES)
        seen = int(f.hands[turn.seat]) | sum(int(f.shown[seat]) for seat in range(turn.o.seats))
        mine, wins = int(odds.class_of(self._options, f.hands[turn.seat])), 1.0
        for other in range(turn.o.seats):
            if other != turn.seat and f.vying >> other & 1:
                row = np.zeros(CLASSES)
                odds.fill_classes(self._options, f.shown[other], PACK & ~seen, row)
                wins *= float(row[:mine].sum() + row[mine] / 2)
        return wins


STRATEGIES = (
    textbook("three-stake-brag", Textbook),
    *styled(Bettor),
    Entry("doubter", Doubter, "three-stake-brag-zoo-doubter"),
    Entry("escalator", Escalator, "three-stake-brag-zoo-escalator"),
)
