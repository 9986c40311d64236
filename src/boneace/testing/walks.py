"""Random matches, repeatable from a seed, and properties that must hold in all of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from boneace.cards import members
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.states import of_bytes
from boneace.match.match import Match
from boneace.testing.case import Case, State

LONGEST = 20_000
"""The most moves that a match of random moves may take."""
TIRED = 2_000
"""Moves after which a walk ignores its preferences: one that likes to raise would never end."""


KEPT = 400
"""The first moves of a walk that are kept, for the other walks with the same case and seed."""


class Track:
    """The first moves of a random match, made once for all checks that walk through it.

    Every track has its own preferences: a weight for each move number, some of them small. So one
    match is full of knocks, another uses up its stock, a third keeps high cards. With uniform
    choices most of a game would never be reached.
    """

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.seed = case, seed
        self._chance = Random(seed)
        self.taste = [self._chance.choice((1, 1, 1, 1 / 8, 1 / 64)) for _ in range(63)]
        self.dealer = self._chance.randrange(case.seats)
        self.moves: list[int] = []
        begun = case.begun(self.dealer)
        self.states = [begun.tobytes()]
        self.turns = [case.turn(begun)]

    def goes_on(self, plies: int) -> bool:
        """Whether there is another move after this many, and it is kept."""
        while len(self.moves) <= min(plies, KEPT - 1) and self.turns[-1][0] != OVER:
            self._go_on()
        return plies < len(self.moves)

    def _go_on(self) -> None:
        done, s = len(self.moves), of_bytes(self.states[-1], self.case.rules.State)
        move = drawn(self.case, self.turns[-1], self.taste, self._chance, self.seed, done)
        made = played(self.case, s, move, self.seed, done)
        self.moves.append(move)
        self.states.append(s.tobytes())
        self.turns.append(made)


def drawn(
    case: Case, turn: tuple[int, int], taste: list[float], chance: Random, seed: int, plies: int
) -> int:
    """A legal move by a taste, until TIRED; for chance, any card that may come."""
    seat, legal = turn[0], list(members(turn[1]))
    if not legal:
        problem = "there is no legal move, but the match is not over"
        raise case.failure(problem, seed, plies)
    if seat == CHANCE or plies > TIRED:
        return legal[chance.randrange(len(legal))]
    return chance.choices(legal, [taste[move] for move in legal])[0]


def played(case: Case, s: State, move: int, seed: int, plies: int) -> tuple[int, int]:
    """Make a legal move; returns whose turn it is then, and the legal moves."""
    if not case.drivers.play_one(case.o, s, move):
        raise case.failure(f"move {move} is legal, but was refused", seed, plies)
    return case.turn(s)


_tracks: list[tuple[Case, dict[int, Track]]] = []


def track_of(case: Case, seed: int) -> Track:
    """The track with a seed of a case. Those of two cases are kept: checks run case by case, and
    some of them take the case with a last deal instead of one without."""
    kept = next((tracks for one, tracks in _tracks if one is case), None)
    if kept is None:
        kept = {}
        _tracks[:] = [*_tracks[-1:], (case, kept)]
    if seed not in kept:
        kept[seed] = Track(case, seed)
    return kept[seed]


class Walk:
    """A random match, move by move: along the track of its seed, then alone."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.chance = Random(f"{seed}, alone")
        self._track: Track | None = track_of(case, seed)
        self.taste, self.dealer = self._track.taste, self._track.dealer
        self._bytes = bytearray(self._track.states[0])
        self.s: State = np.frombuffer(self._bytes, case.rules.State)
        self.moves: list[int] = []
        self.seat, self.legal = self._track.turns[0]

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def choose(self) -> int:
        """A legal move, chosen by `drawn`."""
        plies = len(self.moves)
        if self._track is not None and self._track.goes_on(plies):
            return self._track.moves[plies]
        turn = self.seat, self.legal
        return drawn(self.case, turn, self.taste, self.chance, self.seed, plies)

    def play(self, move: int) -> None:
        track, plies = self._track, len(self.moves)
        if track is not None and track.goes_on(plies) and track.moves[plies] == move:
            self._bytes[:] = track.states[plies + 1]
            self.seat, self.legal = track.turns[plies + 1]
        else:
            self._track = None
            self.seat, self.legal = played(self.case, self.s, move, self.seed, plies)
        self.moves.append(move)

    def match(self) -> Match:
        """The moves so far as a match."""
        found = self.case.match(self.dealer)
        for move in self.moves:
            found.push(move)
        return found

    def step(self) -> bool:
        """Make one more move; False if the match is over."""
        if self.over:
            return False
        if len(self.moves) > LONGEST:
            raise self.failure(f"the match is not over after {LONGEST} moves")
        self.play(self.choose())
        return True

    def go(self, plies: int) -> Walk:
        """Make `plies` more moves, or fewer if the match ends."""
        plies -= self._leap(plies)
        for _ in range(plies):
            if not self.step():
                break
        return self

    def _leap(self, plies: int) -> int:
        """As many of these moves as are on the track, at once; returns how many."""
        track, begun = self._track, len(self.moves)
        if track is None or plies <= 0:
            return 0
        track.goes_on(begun + plies - 1)
        end = min(begun + plies, len(track.moves))
        if end > begun:
            self.moves += track.moves[begun:end]
            self._bytes[:] = track.states[end]
            self.seat, self.legal = track.turns[end]
        return max(0, end - begun)

    def failure(self, problem: str) -> AssertionError:
        return self.case.failure(problem, self.seed, len(self.moves))


def after(case: Case, dealer: int, moves: list[int]) -> State:
    """The state after these moves of a match."""
    s = case.begun(dealer)
    for move in moves:
        case.drivers.play_one(case.o, s, move)
    return s


def generator(seed: int) -> State:
    """A random generator for the drivers."""
    return np.array([seed * 2 + 1], np.uint64)


def everywhere(holds: Callable[[Walk], None], case: Case, examples: int, plies: int = 120) -> None:
    """Require a property of random matches cut at random places, short ones anywhere in them.

    If it fails, this looks for the shortest beginning of that match in which it also fails.
    """
    for seed in range(examples):
        cut = Random(seed * 31 + case.seats).randrange(plies + 1)
        walk = Walk(case, seed).go(cut)
        if walk.over and len(walk.moves) < plies // 4:
            # otherwise short matches would be checked only when they are over
            cut %= len(walk.moves) + 1
            walk = Walk(case, seed).go(cut)
        try:
            holds(walk)
        except AssertionError:
            for shorter in range(cut):
                holds(Walk(case, seed).go(shorter))
            raise
