"""The value of a deal by the averages that both have learned, and the gains of best replies.

Both are exact: a best reply is found by the same passes over all cards as in learning.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boneace.games.vingt_un.solving.deal import AS_GIVEN, BEST_REPLY, FOLLOWED, Deal
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.hands import VALUES


@dataclass(frozen=True)
class Measured:
    """A deal at the averages of both, in chips."""

    value: float
    """Its value to the player."""
    player_gains: float
    """What the player gains by a best reply to the dealer’s average."""
    dealer_gains: float

    @property
    def exploitability(self) -> float:
        """Half of what both gain."""
        return (self.player_gains + self.dealer_gains) / 2.0


def measured(deal: Deal) -> Measured:
    """Measure a deal. The state of learning does not change."""
    kept = deal.reach.copy(), deal.begin.copy(), deal.stands.copy(), deal.received.copy()
    try:
        return _measured(deal)
    finally:
        deal.reach, deal.begin, deal.stands, deal.received = kept


def dealer_best(deal: Deal, stakes: Floats, divides: Floats, players: list[list[Floats]]) -> float:
    """The dealer's winnings by their best reply to a player with these frequencies.

    `players` has by line and kind how often they draw. Fills `reach` and `received`.
    """
    best = np.zeros((len(players), VALUES))
    for line, kinds in enumerate(players):
        deal.begin[line] = deal.begins(line, stakes, divides)
        for kind, draws in enumerate(kinds):
            deal.stood(line, kind, draws, 0.0, np.zeros((1, 1, 2)))
        _replies(deal, line, np.ones(VALUES), BEST_REPLY)
        best[line] = deal.brought(line, stakes, divides)
    return float(deal.by_stake(best).max(axis=2).sum())


def _measured(deal: Deal) -> Measured:
    both, lines = deal.both, range(len(deal.dealt.lines))
    stakes, divides = both.stakes.average, both.divides.average
    called = deal.called(both.doubles.average)
    players = [[kind[line].average() for kind in both.players] for line in lines]
    dealer = dealer_best(deal, stakes, divides, players)
    for line in lines:
        _replies(deal, line, called[line], FOLLOWED)
    given = np.array([_worth(deal, line, called[line], players[line], divides) for line in lines])
    value = float((deal.by_stake(given).sum(axis=2).T * stakes).sum())
    reply = np.array([_worth(deal, line, called[line], players[line], None) for line in lines])
    player = float(deal.by_stake(reply).sum(axis=2).max(axis=0).sum())
    return Measured(value, player - value, dealer + value)


def _replies(deal: Deal, line: int, called: Floats, mode: int) -> None:
    """The dealer’s average, or their best reply, on a line: fill `stands` and `received`."""
    deal.tell(line, called)
    every = np.ones(len(deal.dealt.game.groups), np.bool_)
    for kind, dealers in enumerate(deal.both.dealers):
        dealer = dealers[line]
        deal.dealer_pass(line, kind, mode, every, dealer.average(), dealer.learned, 0.0)


def _worth(
    deal: Deal, line: int, called: Floats, draws: list[Floats], divides: Floats | None
) -> Floats:
    """The value of a line to a player by first card; `divides` is None for their best reply."""
    mode = BEST_REPLY if divides is None else AS_GIVEN
    play = [of.copy() for of in draws]
    worth = deal.player_pass(line, called, mode, play, [np.zeros((*of.shape, 2)) for of in draws])
    choices = deal.pairs(line, called, worth)
    mixed = choices.max(axis=1) if divides is None else (divides[line] * choices).sum(axis=1)
    return deal.worth_of_first(line, called, worth, mixed)
