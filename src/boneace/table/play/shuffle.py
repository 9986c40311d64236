"""The shuffles of a match, all derived from its one secret seed.

A restart must deal the same cards, so nothing random is drawn while a match runs: shuffle *k* is a
pure function of the seed and *k*. The stream is HMAC-SHA256 in counter mode with a label that
contains the version of the method; a match stores the version it was dealt with.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterator
from struct import Struct

SEED_BYTES = 32
VERSION = 1
"""The version of the method below. A new method gets a new number; old matches keep the old one."""

CARDS = 52

_EIGHT = Struct(">8I").unpack  # the numbers in a block


def new_seed() -> bytes:
    """A fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def _numbers(seed: bytes, label: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers that depends only on the seed and the label."""
    counter = 0
    while True:
        yield from _EIGHT(hmac.digest(seed, f"{label}/{counter}".encode(), "sha256"))
        counter += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    """A uniform number from 0 to limit - 1: draws that would bias it are rejected."""
    fair = (1 << 32) - (1 << 32) % limit
    while (number := next(numbers)) >= fair:
        pass
    return number % limit


def shuffle(seed: bytes, k: int, cards: int = CARDS) -> list[int]:
    """The k-th shuffle (from 0): the cards 0 … cards - 1, in the order in which they are dealt."""
    numbers = _numbers(seed, f"boneace/shuffle/{VERSION}/{k}")
    order = list(range(cards))
    for last in range(cards - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def shuffles(seed: bytes) -> Callable[[int], list[int]]:
    """The shuffles of a match as the engine asks for them."""
    return lambda k: shuffle(seed, k)


def bot_seed(seed: bytes, seat: int, ply: int) -> int:
    """The seed for a bot's random choices at this ply: the same after a restart.

    It is a separate stream: it reveals nothing about the shuffles.
    """
    label = f"boneace/bot/{VERSION}/{seat}/{ply}".encode()
    return int.from_bytes(hmac.digest(seed, label, "sha256")[:8], "big")
