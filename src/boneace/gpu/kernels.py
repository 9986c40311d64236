"""What each thread of a GPU does: all that happens in one match, by the loops of `boneace.env`.

Match `i` is played by thread `i`. Its random numbers come from its own generator, so its course
depends neither on the others nor on how threads are arranged.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba import config, cuda

from boneace.kernel.contract import OVER

THREADS = 64
"""Threads of a block."""


def _as_it_is(array: Any) -> Any:
    return array


def _unwrapped(array: Any) -> Any:
    """The array inside the one that numba's simulator gives to kernels, whose records cannot be
    copied by assignment."""
    return array._item._ary


def blocks(many: int) -> int:
    """The number of blocks that play this many matches."""
    return -(-many // THREADS)


def kernels_of(
    loops: Any, o: Any, pack: int, players: Any, dealer: int, mode: int, limit: int,
    loses: bool, penalty: float,
) -> Any:  # fmt: skip
    """The kernels of a setting. The arguments are constants for the compiler."""
    choose_in, play_in, any_of, fine = loops.choose, loops.play_chosen, loops.any_of, loops.FINE
    start, play_move, moves = loops.start, loops.play, loops.moves
    seat_to_move, record = loops.seat_to_move, loops.record
    plain = _unwrapped if config.ENABLE_CUDASIM else cuda.jit(device=True)(_as_it_is)

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def choose(
        turn: Any, row: Any, legal: Any, chosen: Any, actions: Any, numbers: Any, found: Any
    ) -> None:  # fmt: skip
        """Write the moves for the actions; to `found[0]` the first match whose action is
        illegal."""
        i = cuda.grid(1)
        if i < len(turn):
            wrong = choose_in(i, i + 1, actions, turn, row, legal, numbers, mode, loses, chosen)
            if wrong != fine:
                cuda.atomic.min(found, 0, wrong)

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def play(
        states: Any, decks: Any, rngs: Any, made: Any, turn: Any, row: Any, legal: Any,
        chosen: Any, observations: Any, size: Any, masks: Any, many: Any, rewards: Any,
        terminated: Any, truncated: Any, last: Any, seen: Any, fresh: Any, won: Any, found: Any,
    ) -> None:  # fmt: skip
        """Play the chosen moves, unless one is illegal; to `found[1]` a match that cannot begin."""
        i = cuda.grid(1)
        if i < len(states) and found[0] == len(states):
            failed = play_in(
                i, i + 1, o, plain(states), decks, pack, rngs, made, turn, row, legal, chosen,
                players, dealer, mode, limit, penalty, observations, size, masks, many, rewards,
                terminated, truncated, last, plain(seen), i, plain(fresh), won[i],
                rngs[i : i + 1],
            )  # fmt: skip
            if failed != fine:
                cuda.atomic.max(found, 1, failed)

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def pick(turn: Any, row: Any, legal: Any, by_table: Any, rngs: Any, actions: Any) -> None:
        """Write a random legal action for each match; 0 if no seat is to move."""
        i = cuda.grid(1)
        if i < len(turn):
            actions[i] = 0
            if turn[i] >= 0:
                actions[i] = by_table[row[i], any_of(legal[i], rngs[i : i + 1])]

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def play_at_random(states: Any, rngs: Any, fresh: Any, steps: Any) -> None:
        """Make random legal moves, of chance too; a match that is over begins again."""
        i = cuda.grid(1)
        if i >= len(states):
            return
        all_states, s, rng = plain(states), record(states, i), rngs[i : i + 1]
        for _ in range(steps):
            if s.deal < 1 or seat_to_move(o, s) == OVER:
                all_states[i] = plain(fresh)[0]
                start(o, s)
            play_move(o, s, any_of(moves(o, s), rng))

    return SimpleNamespace(choose=choose, play=play, pick=pick, play_at_random=play_at_random)
