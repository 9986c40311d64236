"""Strategies for Best, Pair and Thirty-one: they differ at Pair, and play Thirty-one alike."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.bots.zoo.shares import dealt, share_below
from boneace.bots.zoo.styles import GOOD, STRONG, Bet, Styled, styled
from boneace.cards import FRENCH_52
from boneace.games.best_pair_thirty_one.scoring import A_PAIR, pair_value
from boneace.games.best_pair_thirty_one.state import BETTING

if TYPE_CHECKING:
    from boneace.moves import Move

SATISFIED, SATISFIED_LATE = 26, 24
KING, ACE = 11, 12
"""Ranks of single cards, counted from the deuce."""


@lru_cache(maxsize=2)
def _worths(cards: int) -> list[int]:
    return sorted(pair_value(hand) for hand in dealt(FRENCH_52.cards, cards))


def count(turn: Turn) -> Move:
    """Stand on 26, or on 24 where the other player stands."""
    enough = SATISFIED_LATE if turn.f.satisfied else SATISFIED
    return turn.legal["stand" if turn.f.own_total >= enough else "draw"]


def bet_of(turn: Turn) -> Bet:
    """The decision at Pair. A dealer's fold after a pass costs nothing: there it is the pass."""
    f = turn.f
    facing = f.bragger >= 0
    worths = _worths(2 if turn.o.pair_cards else 3)
    stay = turn.first("see") if facing else turn.first("pass", "fold", "see")
    assert stay is not None
    return Bet(
        good=share_below(worths, f.own_value),
        stay=stay,
        give_up=turn.first("fold") if facing else None,
        up=tuple(turn.verb("raise")),
        price=1 / (2 * f.asked),  # seeing wins or loses `asked`, folding loses one less
        asked=f.asked,
        luck=turn.luck,
        mood=turn.mood,
    )


class Bettor(Styled):
    """A style at Pair."""

    def decide(self, turn: Turn) -> Move:
        return self.answer(bet_of(turn)) if turn.f.phase == BETTING else count(turn)


class Textbook(Strategy):
    """Raises pairs, sees with a king or an ace, folds the rest."""

    def decide(self, turn: Turn) -> Move:
        f = turn.f
        if f.phase != BETTING:
            return count(turn)
        bet = bet_of(turn)
        pair = f.own_value >= A_PAIR
        high = pair or f.own_value // 4 >= (KING if f.asked < 3 else ACE)
        if bet.facing:
            if pair and bet.up:
                return bet.up[0]
            return bet.give_up if bet.give_up and not high else bet.stay
        if bet.up and (pair or f.own_value // 4 == ACE):
            return bet.up[0]
        return turn.legal["see"] if high and "see" in turn.legal else bet.stay


class Opener(Strategy):
    """Raises first with any hand; answers a raise only with a good one."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase != BETTING:
            return count(turn)
        bet = bet_of(turn)
        if bet.up and (not bet.facing or bet.good > STRONG):
            return bet.up[0]
        return bet.give_up if bet.give_up and bet.good < GOOD else bet.stay


STRATEGIES = (
    textbook("best-pair-thirty-one", Textbook),
    *styled(Bettor),
    Entry("opener", Opener, "best-pair-thirty-one-zoo-opener"),
)
