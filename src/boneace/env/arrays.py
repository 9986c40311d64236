"""The arrays of many matches at once: what a step leads to, and what the compiled step takes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace.kernel.specialized import SpecializedOptions

Array = npt.NDArray[Any]
_LINE = 64
"""Bytes at whose multiples an array begins: JAX does not share memory with another alignment."""


def aligned(shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Array:
    """An array of zeros in memory of its own, which other libraries can share without a copy."""
    kind = np.dtype(dtype)
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.zeros(size + _LINE, np.uint8)
    first = -memory.ctypes.data % _LINE
    return memory[first : first + size].view(kind).reshape(shape)


class Step(NamedTuple):
    """What a step leads to, match by match. The arrays are written over by the next step."""

    observations: npt.NDArray[np.uint8]
    """By place of the `Tensor`, what the seat to move observes; at the end, what the seat that
    moved last does."""
    masks: npt.NDArray[np.bool_]
    """By action, whether it is legal. None is where a match has ended."""
    rewards: npt.NDArray[np.float32]
    """By seat, what it has won: 0 until the match ends."""
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    """Whether the match was cut at the limit of decisions."""
    seats: npt.NDArray[np.int8]
    """Whose turn it is; OVER (-2) where the match has ended."""


class Arguments(NamedTuple):
    """The arguments of the compiled `step`. A loop of your own writes `actions` and reads on."""

    o: Array | SpecializedOptions
    states: Array
    decks: Array
    """Where each match has got to in its shuffles, as `boneace.env.decks` has it."""
    pack: int
    """The cards that are shuffled, as a set."""
    rngs: npt.NDArray[np.uint64]
    """The generator of each match, for all that is drawn but cards."""
    made: npt.NDArray[np.int32]
    """Decisions made in each match."""
    turn: npt.NDArray[np.int8]
    """The seat to move, or OVER."""
    row: npt.NDArray[np.int8]
    """By which table of `Actions` its moves are numbered."""
    legal: npt.NDArray[np.int64]
    """Its legal moves, as a set."""
    chosen: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    """What to do in each match."""
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
