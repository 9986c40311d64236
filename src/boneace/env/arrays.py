"""The arrays of many matches at once: the results of a step, and the arguments of the compiled
step."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace.kernel.specialized import SpecializedOptions

Array = npt.NDArray[Any]
_LINE = 64
"""Bytes at whose multiples an array begins: JAX does not share memory with another alignment."""


def aligned(shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Array:
    """An array of zeros in a separate block of memory, which other libraries can share without a
    copy."""
    kind = np.dtype(dtype)
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.zeros(size + _LINE, np.uint8)
    first = -memory.ctypes.data % _LINE
    return memory[first : first + size].view(kind).reshape(shape)


class Step(NamedTuple):
    """The results of a step, match by match. The next step overwrites the arrays."""

    observations: npt.NDArray[np.uint8]
    """By place of the `Tensor`, what the seat to move observes; at the end, what the seat that
    moved last observes."""
    masks: npt.NDArray[np.bool_]
    """By action, whether it is legal. No action is legal where a match has ended."""
    rewards: npt.NDArray[np.float32]
    """What each seat has won: 0 until the match ends."""
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    """Whether the match was cut at the limit of decisions."""
    seats: npt.NDArray[np.int8]
    """Whose turn it is; OVER (-2) where the match has ended."""


class Arguments(NamedTuple):
    """The arguments of the compiled `step`. Your own loop writes `actions` and reads the rest."""

    o: Array | SpecializedOptions
    states: Array
    decks: Array
    """The position of each match in its shuffles (`boneace.env.decks`)."""
    pack: int
    """The cards that are shuffled, as a set."""
    rngs: npt.NDArray[np.uint64]
    """The generator of each match, for everything drawn except cards."""
    made: npt.NDArray[np.int32]
    """Decisions made in each match."""
    turn: npt.NDArray[np.int8]
    """The seat to move, or OVER."""
    row: npt.NDArray[np.int8]
    """The table of `Actions` by which its moves are numbered."""
    legal: npt.NDArray[np.int64]
    """Its legal moves, as a set."""
    chosen: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    """The action to take in each match."""
    numbers: npt.NDArray[np.int16]
    players: npt.NDArray[np.int8] | None
    dealer: int
    mode: int
    limit: int
    loses: bool
    penalty: float
    given: bool
    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    last: npt.NDArray[np.uint8]
