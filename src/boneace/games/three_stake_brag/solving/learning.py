"""Learning the vying of a deal: regrets and averages of both players for all hidden cards.

Both learn by DCFR: Brown and Sandholm, “Solving imperfect-information games via discounted regret
minimization”, AAAI 2019 (beta = 0), in turn. Alpha is 2, which needs a tenth to a fifth fewer
rounds here than 3/2. In averages the rounds are weighted by their number, cubed (gamma = 3).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from boneace import games
from boneace.games.three_stake_brag.solving.holes import DEALER, ELDEST, Holes, Singles, Whole
from boneace.games.vying.betting import Floats
from boneace.games.vying.rounds import COMPARED, NO_BRAG, Rounds
from boneace.games.vying.words import LABELS

GAME = "three-stake-brag"
ALPHA, GAMMA = 2.0, 3
LEARN, VALUE, BEST = range(3)


def compiled_passes() -> Any:
    """The passes; the first call of them compiles for some seconds."""
    return games.drivers(GAME, f"{__package__}.passes")


class Arrays(NamedTuple):
    """A round for compiled code: its places with their edges, and its ends."""

    player: Whole
    edges: Whole
    """The start of the edges of each place; the last is the number of all edges."""
    after: Whole
    how: Whole
    pot: Singles
    """The difference for each player between taking the pot and losing it: (ends, players)."""
    paid: Singles
    """The cost for each player of losing it."""


class Cards(NamedTuple):
    """The hidden cards for compiled code, as places among those unseen."""

    first: Whole
    second: Whole


def in_chips(rounds: Rounds, dead: int, ante: int) -> Floats:
    """What each player wins in chips by end, by who takes the pot: (ends, winners, players).

    `dead` lies in the pot before the vying. Each has put in `ante` of it, which counts.
    """
    staked = np.array([end.staked for end in rounds.ends], np.float64)
    lies = dead + staked.sum(1)
    found: Floats = lies[:, None, None] * np.eye(2) - staked[:, None, :] - ante
    return found


def arrays(rounds: Rounds, worth: Floats, takes: bool) -> Arrays:
    """The round with the values of its ends; `takes`: with no brag the best hand takes the pot."""
    how = np.array([end.how for end in rounds.ends])
    won = np.stack([worth[:, player, player] for player in (ELDEST, DEALER)], axis=1)
    lost = np.stack([worth[:, 1 - player, player] for player in (ELDEST, DEALER)], axis=1)
    return Arrays(
        np.array([place.player for place in rounds.places]),
        np.cumsum([0, *(len(place.moves) for place in rounds.places)]),
        np.array([to for place in rounds.places for to in place.after]),
        np.where(how == NO_BRAG, COMPARED, how) if takes else how,
        (won - lost).astype(np.float32),
        (-lost).astype(np.float32),
    )


class Bragging:
    """The vying of a deal, and what both players have learned of it.

    Values are those of `worth`, which is by end, winner and player; what one wins the other loses.
    If nobody takes the pot, half of it goes to each.
    """

    def __init__(self, holes: Holes, rounds: Rounds, worth: Floats, takes: bool) -> None:
        self.holes, self.rounds = holes, rounds
        self.tree = arrays(rounds, worth, takes)
        self.iterations = 0
        edges, hands, places = len(self.tree.after), len(holes), len(rounds.places)
        self.regrets, self.sums = (np.zeros((edges, hands), np.float32) for _ in range(2))
        self.now = np.empty_like(self.sums)
        self._passes = compiled_passes()
        self._passes.averages(self.tree, self.sums, self.now)
        self._own, self._other, self._worth = (
            np.zeros((places, hands), np.float32) for _ in range(3)
        )

    def learn(self) -> None:
        """One round: each player learns once, the eldest first."""
        self.iterations += 1
        grown = float(self.iterations) ** ALPHA
        how = np.array([float(self.iterations) ** GAMMA, grown / (grown + 1)], np.float32)
        for player in (ELDEST, DEALER):
            self._through(player, LEARN, self.now, how)

    def averages(self) -> Singles:
        """How often each move is made on average: (edges, hands)."""
        found = np.empty_like(self.sums)
        self._passes.averages(self.tree, self.sums, found)
        return found

    def measured(self) -> tuple[float, float]:
        """The value of the vying to the eldest, and the exploitability, exactly."""
        shares = self.averages()
        value = self.worth(ELDEST, VALUE, shares)
        return value, (self.worth(ELDEST, BEST, shares) + self.worth(DEALER, BEST, shares)) / 2

    def worth(self, player: int, doing: int, shares: Singles) -> float:
        """The value of the vying to a player who plays by these shares, or best against them."""
        return float(self.by_hand(player, doing, shares).mean(dtype=np.float64))

    def by_hand(self, player: int, doing: int, shares: Singles) -> Singles:
        """The same for each hand."""
        self._through(player, doing, shares, np.zeros(2, np.float32))
        found: Singles = self._worth[0].copy()
        return found

    def reach(self, player: int, shares: Singles) -> tuple[Singles, Singles]:
        """The probabilities of both players of reaching every place, by hand: (places, hands)."""
        self.by_hand(player, VALUE, shares)
        return self._own.copy(), self._other.copy()

    def choices(self) -> dict[str, float]:
        """How often the eldest makes each of the first moves, over all hands."""
        shares, place = self.averages(), self.rounds.places[0]
        return {
            LABELS[move]: float(shares[edge].mean(dtype=np.float64))
            for edge, move in enumerate(place.moves)
        }

    def _through(self, player: int, doing: int, shares: Singles, how: Singles) -> None:
        self._own[0], self._other[0] = 1.0, 1.0 / self.holes.meetings
        self._passes.through(
            Cards(self.holes.first, self.holes.second),
            self.holes.sides[player],
            self.tree,
            player,
            doing,
            self.regrets,
            self.sums,
            shares,
            how,
            self._own,
            self._other,
            self._worth,
        )
