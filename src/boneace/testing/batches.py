"""Batches: many states at once give the same as one at a time; illegal moves change nothing."""

from __future__ import annotations

import numpy as np

from boneace.cards import members
from boneace.errors import BoneAceError
from boneace.kernel.contract import ALL_HANDS, OVER
from boneace.match.match import Match
from boneace.testing.case import Case, State, differing
from boneace.testing.walks import Walk, everywhere

BATCH = 12
STEPS = 60
_NO_CARDS = np.zeros(0, np.int8)


def check_batches(case: Case) -> None:
    """A batch of random matches gives the same as each match played alone."""
    walks = [Walk(case, seed) for seed in range(BATCH)]
    states = np.zeros(BATCH, case.rules.State)
    states["dealer"] = [walk.dealer for walk in walks]
    case.drivers.begin_all(case.o, states)
    seats, legal = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)
    for step in range(STEPS):
        case.drivers.turns_and_moves(case.o, states, seats, legal)
        for place, walk in enumerate(walks):
            alone = (walk.seat, walk.legal if walk.seat != OVER else 0)
            if (int(seats[place]), int(legal[place])) != alone:
                raise walk.failure("in a batch the turn or the legal moves differ")
            if found := differing(states[place : place + 1], walk.s):
                raise walk.failure(f"in a batch the state differs: {found}")
        chosen = np.array([0 if walk.over else walk.choose() for walk in walks], np.int64)
        _require_refused(case, states, walks, chosen, step)
        if (stopped := int(case.drivers.play_all(case.o, states, chosen))) >= 0:
            raise walks[stopped].failure("a batch refuses a legal move")
        for walk, move in zip(walks, chosen.tolist(), strict=True):
            if not walk.over:
                walk.play(move)


def _require_refused(
    case: Case, states: State, walks: list[Walk], chosen: State, step: int
) -> None:
    """An illegal move in one place of a batch stops it there; the states after it are unchanged."""
    place = step % len(walks)
    illegal = _illegal(walks[place])
    if walks[place].over or not illegal:
        return
    tried, copy = chosen.copy(), np.frombuffer(bytearray(states.tobytes()), states.dtype)
    tried[place] = illegal[step % len(illegal)]
    stopped = int(case.drivers.play_all(case.o, copy, tried))
    if stopped != place:
        problem = f"a batch stopped at {stopped}, not at the illegal move {tried[place]} in {place}"
        raise walks[place].failure(problem)
    if copy[place:].tobytes() != states[place:].tobytes():
        raise walks[place].failure("a stopped batch has changed states it must not change")


def _illegal(walk: Walk) -> list[int]:
    legal = 0 if walk.over else walk.legal
    return [-2, -1, *members(~legal & (1 << 63) - 1), 63, 64, 127]


def check_refusals(case: Case) -> None:
    """Illegal moves are refused by every driver and by Match, and change nothing."""

    def holds(walk: Walk) -> None:
        match, before = walk.match(), walk.s.tobytes()
        plies, legal = len(match), [move.text for move in match.legal]
        for move in _illegal(walk):
            _require_no_effect(walk, match, move)
        if walk.s.tobytes() != before or match.view(ALL_HANDS).record.tobytes() != before:
            raise walk.failure("an illegal move has changed the state")
        if (len(match), [move.text for move in match.legal]) != (plies, legal):
            raise walk.failure("an illegal move has changed the match")

    everywhere(holds, case, 6)


def _require_no_effect(walk: Walk, match: Match, move: int) -> None:
    case = walk.case
    if case.drivers.play_one(case.o, walk.s, move):
        raise walk.failure(f"the illegal move {move} was played")
    if move >= 0:
        chances = np.zeros(64, np.int8)
        stopped = case.drivers.advance(case.o, walk.s, move, _NO_CARDS, 0, chances)
        if stopped[0] != case.drivers.ILLEGAL:
            raise walk.failure(f"advance does not refuse the illegal move {move}")
    try:
        match.push(move)
    except BoneAceError as error:
        if not str(error).strip():
            raise walk.failure(f"move {move} was refused without a reason") from error
    except Exception as error:
        raise walk.failure(f"pushing the illegal move {move} raises {error!r}") from error
    else:
        raise walk.failure(f"push accepts the illegal move {move}")
