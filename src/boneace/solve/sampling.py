"""Counterfactual regret minimization by samples of play, for two seats or more.

External sampling: Lanctot, Waugh, Zinkevich and Bowling, "Monte Carlo sampling for regret
minimization in extensive games" (NIPS 2009). In each round every seat tries all its own moves
against one sample of the cards and of the moves of the others. It needs no tree in memory: what
has been learned is in a table, by what a seat knows. With two seats in a zero-sum game the averages
converge to an equilibrium; with more they are a strategy without a guarantee.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.cards import members
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.luck import scattered
from boneace.kernel.states import clone
from boneace.languages import say
from boneace.solve.errors import SolveError
from boneace.solve.setting import Setting
from boneace.solve.tree import Seat
from boneace.solve.walk import KEY, NONE, NOTHING_SEEN, Floats, seen

State = npt.NDArray[Any]

DEEPEST = 200
"""Decisions of one seat in a row in one match. All its moves are tried at each, so a longer match
could not be played through anyway."""


class Place:
    """The strategy learned at one place: two numbers for each legal move, in order."""

    __slots__ = ("regrets", "sums")

    def __init__(self, regrets: list[float], sums: list[float]) -> None:
        self.regrets = regrets
        self.sums = sums
        """How often each move was chosen, in probabilities: their shares are the strategy."""

    def chosen(self) -> list[float]:
        """The probability of each move in this round."""
        good = [max(regret, 0.0) for regret in self.regrets]
        total = sum(good)
        if total <= 0:
            return [1 / len(good)] * len(good)
        return [share / total for share in good]

    def __repr__(self) -> str:
        return f"<Place with {len(self.regrets)} moves>"


class Samples:
    """A table of places, by `boneace.solve.walk.seen`, and the average winnings of the seats.

    The same seed gives the same numbers. A match that is not over after so many `decisions` is cut:
    nobody has won anything. `iterate` raises SolveError where the moves of one seat
    lead to more than `limit` states in one round, or to more than DEEPEST decisions.
    """

    def __init__(
        self, setting: Setting, seed: int, limit: int, decisions: int | None = None
    ) -> None:
        self.setting, self.seed, self.limit, self.decisions = setting, seed, limit, decisions
        self.iterations = 0
        self.table: dict[bytes, Place] = {}
        self.won = np.zeros(setting.seats)
        """The sum over the rounds of what each seat could expect."""
        self._drivers = setting.compiled
        self._view = np.zeros(1, setting.layout)
        self._luck, self._made, self._depth = Random(), 0, 0

    def __repr__(self) -> str:
        told = f"{self.setting.game}, {len(self.table)} places"
        return f"<Samples of {told}: {self.iterations} iterations>"

    def iterate(self) -> None:
        """Play one round: each seat learns once."""
        self._luck = Random(scattered(self.seed, self.iterations))
        self.iterations += 1
        for seat in range(self.setting.seats):
            self._made = self._depth = 0
            begun = self.setting.begun(self._drivers)
            nothing = [NOTHING_SEEN] * self.setting.seats
            self.won[seat] += self._explore(begun, self._see(begun, nothing), seat, 0)

    def _explore(self, state: State, keys: list[bytes], seat: int, made: int) -> float:
        """The expected winnings of a seat in a state, which changes; learns on the way.

        So many decisions have been made before.
        """
        while True:
            mover, legal = self._dealt(state)
            keys = self._see(state, keys)
            if mover == OVER:
                return self._returns(state, seat)
            if made == self.decisions:
                return 0.0
            made += 1
            moves = list(members(legal))
            place = self.table.get(keys[mover])
            if place is None:
                place = Place([0.0] * len(moves), [0.0] * len(moves))
                self.table[keys[mover]] = place
            chosen = place.chosen()
            if mover == seat:
                return self._try_all(state, keys, seat, moves, chosen, place, made)
            if mover == (seat + 1) % self.setting.seats:
                place.sums = [old + new for old, new in zip(place.sums, chosen, strict=True)]
            keys = self._played(state, keys, mover, self._luck.choices(moves, chosen)[0])

    def _try_all(
        self,
        state: State,
        keys: list[bytes],
        seat: int,
        moves: list[int],
        chosen: list[float],
        place: Place,
        made: int,
    ) -> float:
        self._depth += 1
        if self._depth > DEEPEST:
            raise SolveError(say("solve-too-deep", game=self._title, limit=DEEPEST))
        worth = []
        for move in moves:
            after = clone(state)
            seen_then = self._played(after, keys, seat, move)
            worth.append(self._explore(after, seen_then, seat, made))
        self._depth -= 1
        expected = sum(share * found for share, found in zip(chosen, worth, strict=True))
        place.regrets = [
            regret + found - expected for regret, found in zip(place.regrets, worth, strict=True)
        ]
        return expected

    @property
    def _title(self) -> str:
        return self.setting.declaration.title

    def _dealt(self, state: State) -> tuple[int, int]:
        """Deal the cards that come next; returns the seat to move then, and its moves."""
        o, drivers = self.setting.options, self._drivers
        mover, legal = drivers.turn_and_moves(o, state)
        while mover == CHANCE:
            cards = list(members(legal))
            drivers.play_one(o, state, cards[self._luck.randrange(len(cards))])
            mover, legal = drivers.turn_and_moves(o, state)
        return mover, legal

    def _played(self, state: State, keys: list[bytes], mover: int, move: int) -> list[bytes]:
        """Make a move of a seat; returns the keys of the new knowledge of the seats."""
        self._made += 1
        if self._made > self.limit:
            limit = f"{self.limit:,}"
            raise SolveError(say("solve-round-too-large", game=self._title, limit=limit))
        self._drivers.play_one(self.setting.options, state, move)
        return self._see(state, keys, mover, move)

    def _see(
        self, state: State, keys: list[bytes], mover: int = NONE, move: int = NONE
    ) -> list[bytes]:
        found = []
        for seat, key in enumerate(keys):
            self._drivers.look(self.setting.options, state, seat, self._view)
            found.append(seen(key, move if seat == mover else NONE, self._view.tobytes()))
        return found

    def _returns(self, state: State, seat: int) -> float:
        out = np.zeros(self.setting.seats)
        self._drivers.returns_of(self.setting.options, state, out)
        return float(out[seat])

    # --- what has been found ----------------------------------------------------------------------

    def wanted(self, seat: Seat) -> Floats:
        """The sums of the moves of a seat over the sequences of a tree; 0 if never sampled."""
        found = np.zeros(seat.sequences)
        for layer in seat.layers:
            for row, key in enumerate(layer.keys):
                place = self.table.get(key.tobytes())
                if place is not None:
                    at = layer.first + row * layer.shape[1]
                    found[at : at + len(place.sums)] = place.sums
        return found

    def kept(self) -> dict[str, npt.NDArray[Any]]:
        """All that has been learned, as arrays."""
        places = list(self.table.values())
        return {
            "keys": np.frombuffer(b"".join(self.table), np.uint8),
            "widths": np.array([len(place.sums) for place in places], np.int64),
            "regrets": np.array([x for place in places for x in place.regrets], np.float64),
            "sums": np.array([x for place in places for x in place.sums], np.float64),
            "won": self.won,
        }

    def restore(self, iterations: int, kept: dict[str, npt.NDArray[Any]]) -> None:
        """Continue from the arrays that another run saved. Raises ValueError or KeyError if they
        do not fit together."""
        keys, widths = kept["keys"].tobytes(), kept["widths"]
        ends = np.cumsum(widths).tolist()
        regrets, sums = kept["regrets"].tolist(), kept["sums"].tolist()
        if len(keys) != KEY * len(ends) or not len(regrets) == len(sums) == int(widths.sum()):
            raise ValueError("arrays of different lengths")
        self.won[:] = kept["won"]
        self.iterations = iterations
        self.table = {}
        for number, (begin, end) in enumerate(zip([0, *ends], ends, strict=False)):
            key = keys[number * KEY : (number + 1) * KEY]
            self.table[key] = Place(regrets[begin:end], sums[begin:end])
