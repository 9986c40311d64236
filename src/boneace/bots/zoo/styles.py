"""Styles of betting: what to do with a hand of known worth, in any game of vying.

A game describes each decision as a `Bet`; a style answers it. So the same seven characters sit at
every table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy
from boneace.bots.zoo.entry import Entry

if TYPE_CHECKING:
    from boneace.moves import Move

GOOD, STRONG, BAD = 0.6, 0.85, 0.35
"""Chances of holding the best hand: for opening, for raising or waiting, for bluffing."""
BLUFFS = 0.25
"""The share of bad hands that a bluffer bets on."""
WORTH = 2.0
"""Raise while the stake times the chance to lose is below this: 5 units at 60 %, 20 at 90 %."""


@dataclass(frozen=True)
class Bet:
    """A decision in a round of vying."""

    good: float
    """The chance that the hand is the best of those left, compared with random hands."""
    stay: Move
    """Pass where nobody has bet; otherwise match, see or accept."""
    give_up: Move | None
    """The move that leaves the round; None if nothing has been bet."""
    up: tuple[Move, ...]
    """The moves that bet or raise, the lowest first; empty beyond a sensible limit."""
    price: float
    """The chance of winning from which to stay is better than to give up."""
    asked: float
    """What is staked now, in units of the first stake."""
    luck: Random
    mood: Random

    @property
    def facing(self) -> bool:
        """Whether somebody has bet."""
        return self.give_up is not None

    def raised_for(self, good: float) -> Move | None:
        """The raise that a hand of this worth is good for, or None."""
        if not self.up or good < GOOD or self.asked * (1 - good) >= WORTH:
            return None
        return self.up[int((len(self.up) - 1) * (good - GOOD) / (1.001 - GOOD) / 2)]


Style = Callable[[Bet], "Move"]


def caller(bet: Bet) -> Move:
    return bet.stay


def raiser(bet: Bet) -> Move:
    return bet.up[-1] if bet.up else bet.stay


def folder(bet: Bet) -> Move:
    return bet.give_up if bet.give_up and bet.good < 0.97 else bet.stay


def honest(bet: Bet) -> Move:
    return _as_if(bet, bet.good)


def _as_if(bet: Bet, good: float) -> Move:
    """The bet that players make with a hand of this worth."""
    raised = bet.raised_for(good if not bet.facing or good > STRONG else 0.0)
    if raised:
        return raised
    return bet.give_up if bet.give_up and good < bet.price else bet.stay


def bluffer(bet: Bet) -> Move:
    bluffs = bet.good < BAD and bet.mood.random() < BLUFFS
    return _as_if(bet, 0.95 if bluffs else bet.good)


def trapper(bet: Bet) -> Move:
    if not bet.facing:
        return bet.stay
    if bet.good > STRONG and bet.asked > 1.5 and bet.up:
        return bet.up[-1]
    return bet.give_up if bet.give_up and bet.good < bet.price else bet.stay


STYLES: Mapping[str, Style] = {
    "caller": caller,
    "raiser": raiser,
    "folder": folder,
    "honest": honest,
    "bluffer": bluffer,
    "trapper": trapper,
}


class Styled(Strategy):
    """A player whose betting is one of these styles."""

    def __init__(self, game: str, seed: int = 0, style: str = "honest") -> None:
        super().__init__(game, seed)
        self.style = style

    def answer(self, bet: Bet) -> Move:
        """The move of the style at a decision."""
        return STYLES[self.style](bet)

    def __repr__(self) -> str:
        return f"<{self.style} for {self.game}>"


def styled(player: type[Styled]) -> list[Entry]:
    """A player of a game with each of the styles."""
    return [Entry(style, partial(player, style=style), f"zoo-{style}") for style in STYLES]
