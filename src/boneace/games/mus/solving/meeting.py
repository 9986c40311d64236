"""The ends of a deal: one matrix for each account, multiplied with all hands that get there."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from boneace.games.mus.playing.hands import Whole
from boneace.games.mus.solving.betting import MANO
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.solving.stakes import Account, Terms, cells, settle

Singles = npt.NDArray[np.float32]


class Meeting:
    """The ends of a deal after one stage, each a column of accounts.

    Columns with equal accounts share a matrix: the value of the deal to mano by the two hands,
    times how often these are dealt. So a pass is one product per matrix.
    """

    def __init__(
        self, dealt: Dealt, hands: tuple[Whole, Whole], accounts: list[Account], terms: Terms
    ) -> None:
        numbers = {account: number for number, account in enumerate(dict.fromkeys(accounts))}
        of = np.array([numbers[account] for account in accounts], np.int64)
        self.order = np.argsort(of, kind="stable")
        self.starts = np.searchsorted(of[self.order], np.arange(len(numbers) + 1))
        self.back = np.argsort(self.order)
        ways = cells(dealt, *hands)
        weight = dealt.weight[np.ix_(*hands)].astype(np.float32)
        self.worths = np.empty((len(numbers), *weight.shape), np.float32)
        worths = settle(list(numbers), terms, ways).astype(np.float32)
        for worth, out in zip(worths, self.worths, strict=True):
            np.multiply(worth[ways.of], weight, out=out)

    def values(self, seat: int, others: Singles) -> Singles:
        """The value of each column to the hands of a seat, weighted by the other's play.

        `others` has the shape (columns, hands of the other), the result (columns, own hands).
        """
        given = others[self.order]
        rows, columns = self.worths.shape[1:]
        found = np.empty((len(given), rows if seat == MANO else columns), np.float32)
        for number, worth in enumerate(self.worths):
            these = slice(self.starts[number], self.starts[number + 1])
            np.matmul(given[these], worth.T if seat == MANO else worth, out=found[these])
        if seat != MANO:
            np.negative(found, out=found)
        return found[self.back]
