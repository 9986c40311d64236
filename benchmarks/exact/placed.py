"""The play of a learned policy at every decision of a deal, with each hand that is possible
there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from benchmarks.exact.part import Part, Shares
from benchmarks.exact.sums import DRAW, STAND, TAKE, Floats
from benchmarks.exact.turns import DRAWS, KNOCKS, TAKES
from boneace import games, solve
from boneace.games.lives.playing.mixing import CHOICES
from boneace.games.thirty_one import state as st
from boneace.kernel.contract import OVER

States = Any
ANY = -1
"""Some card of the stock."""
TRIES = 1_000
LAST = {st.STAND: STAND, st.TAKE: TAKE, st.DRAW: DRAW}


class Placed:
    """The strategies of a policy, given as a table (`sums`), in one part of a small pack."""

    def __init__(self, part: Part, setting: solve.Setting, sums: Floats) -> None:
        self.part, self.setting, self.sums = part, setting, sums
        self.sets = part.sets
        self.passes = games.drivers(setting.game, "boneace.games.lives.playing.learning")
        self.drivers = setting.interpreted
        self.shares = [
            tuple(legal / legal.sum(-1, keepdims=True) for legal in pair) for pair in part.legal
        ]

    def strategies(self) -> list[Shares]:
        """The strategies of both seats."""
        (turn, drop, last), (answer, turn2, drop2, last2) = self.shares
        self._turn([], turn, drop)
        self._last([st.KNOCK], answer)
        for outcome, before in self._outcomes(self.part.up, set(), 0):
            self._turn(before, turn2[outcome], drop2[outcome])
            self._last([*before, st.KNOCK], last[outcome])
            card = outcome % self.sets.cards
            for after, moves in self._outcomes(card, {self.part.up}, outcome // self.sets.cards):
                self._last([*before, *moves, st.KNOCK], last2[outcome, after])
        return [tuple(pair) for pair in self.shares]

    def _outcomes(self, up: int, gone: set[int], drawn: int) -> Iterator[tuple[int, list[int]]]:
        """Every outcome of a turn after some draws: its number, and moves that lead to it."""
        n = self.sets.cards
        for card in sorted(set(range(n)) - {up} - gone):
            number = self.sets.pack[card]
            yield card, [st.TAKE, number]
            if drawn < self.part.stock:
                yield card + n, [st.DRAW, number, number]

    # --- one decision, for all hands --------------------------------------------------------------

    def _turn(self, line: list[Any], turn: Floats, drop: Floats) -> None:
        state = self._after(line)
        up = 1 << int(state["upcard"][0])
        hands = [(n, mask) for n, mask in enumerate(self.sets.masks.tolist()) if not mask & up]
        taking = self._after([*line, st.TAKE])
        for n, mask in hands:
            shares = self._mixed(state, mask)
            turn[n] = 0
            turn[n, KNOCKS] = shares.get(st.KNOCK, 0.0)
            turn[n, DRAWS] = shares.get(st.DRAW, 0.0)
            thrown = self._mixed(taking, mask | up) if st.TAKE in shares else {}
            for place, card in enumerate(self.sets.hands[n].tolist()):
                kept = thrown.get(self.sets.pack[card], 0.0)
                turn[n, TAKES + place] = shares.get(st.TAKE, 0.0) * kept
        if self.part.stock > line.count(st.DRAW):
            self._drawn(line, drop, up)

    def _drawn(self, line: list[Any], drop: Floats, up: int) -> None:
        state = self._after([*line, st.DRAW, ANY])
        for n, cards in enumerate(self.sets.drawn.tolist()):
            numbers = [self.sets.pack[card] for card in cards]
            mask = sum(1 << number for number in numbers)
            if not mask & up:
                thrown = self._mixed(state, mask)
                drop[n] = [thrown.get(number, 0.0) for number in numbers]

    def _last(self, line: list[Any], last: Floats) -> None:
        state = self._after(line)
        up = 1 << int(state["upcard"][0])
        for n, mask in enumerate(self.sets.masks.tolist()):
            if not mask & up:
                last[n] = 0
                for move, share in self._mixed(state, mask).items():
                    last[n, LAST[move]] = share

    def _mixed(self, state: States, hand: int) -> dict[int, float]:
        """The policy's strategy in a state, if the seat to move holds this hand."""
        out, shares = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
        state["hands"][0, state["turn"][0]] = hand
        self.passes.mix(self.setting.options, state, self.sums, out, shares)
        found: dict[int, float] = {}
        for move, share in zip(out.tolist(), shares.tolist(), strict=True):
            if move >= 0 and share > 0:
                found[move] = found.get(move, 0.0) + share
        return found

    # --- public histories -------------------------------------------------------------------------

    def _after(self, line: list[Any]) -> States:
        """A state with a public history: a deal that has it, played by the rules."""
        thrown = [move for move in line if isinstance(move, int) and move < st.DRAW]
        others = [card for card in self.sets.pack if card not in thrown]
        others.remove(self.sets.pack[self.part.up])
        rng = np.random.default_rng(0)
        for _ in range(TRIES):
            found = self._played(rng.permutation(others).tolist(), line)
            if found is not None:
                return found
        raise AssertionError(f"no deal goes {line}")

    def _played(self, others: list[int], line: list[Any]) -> States | None:
        """The state after a line, or None if a player shows a 31 before its end."""
        held = self._held(line)
        for hand in held:
            while len(hand) < 3:
                hand.append(others.pop())
        state = self.setting.begun(self.drivers)
        dealt = [held[1 - place % 2][place // 2] for place in range(6)]  # eldest, then the dealer
        for move in [*dealt, self.sets.pack[self.part.up], *line]:
            stock = int(state["stock"][0])
            number = (stock & -stock).bit_length() - 1 if move is ANY else move
            seats, legal = self._next(state)
            if seats == OVER or not legal >> number & 1:
                return None
            assert self.drivers.play_all(self.setting.options, state, np.array([number])) < 0
        return state if self._next(state)[0] >= 0 else None

    @staticmethod
    def _held(line: list[Any]) -> list[list[int]]:
        """The cards that the dealer and eldest must be dealt: those they discard after taking."""
        held: list[list[int]] = [[], []]
        seat = 1
        for before, move in pairwise(line):
            if isinstance(move, int) and move < st.DRAW:
                if before == st.TAKE:
                    held[seat].append(move)
                if before != st.DRAW:
                    seat = 1 - seat
        return held

    def _next(self, state: States) -> tuple[int, int]:
        seats, legal = np.zeros(1, np.int64), np.zeros(1, np.int64)
        self.drivers.turns_and_moves(self.setting.options, state, seats, legal)
        return int(seats[0]), int(legal[0])
