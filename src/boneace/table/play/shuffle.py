"""The shuffles of a match: a pure function of the stored match.

A restart must deal the same cards, so nothing random is drawn while a match runs. A match stores
the version of the method by which it was dealt.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from boneace.fair import cards as fair

if TYPE_CHECKING:
    from boneace.table.store.stored import StoredMatch

SEED_BYTES = 32

FROM_SEED = 1
"""Dealt from the seed alone: older matches, and those whose cards are not secret."""
VERSION = fair.VERSION
"""Bound by a commitment, and dealt with the coins of the seats."""
VERSIONS = (FROM_SEED, VERSION)


def new_seed() -> bytes:
    """A fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def shuffle(seed: bytes, k: int, cards: int = fair.CARDS) -> list[int]:
    """The k-th shuffle from a seed alone: the cards 0 … cards - 1, in the order dealt."""
    return fair.shuffled(seed, f"boneace/shuffle/{FROM_SEED}/{k}", cards)


def shuffles(stored: StoredMatch) -> Callable[[int], list[int]]:
    """The shuffles of a match in the form that the engine needs."""
    seed = stored.seed
    if stored.format == FROM_SEED:
        return lambda k: shuffle(seed, k)
    mix = fair.mixed(stored.commitment or b"", stored.coins or ())
    return lambda k: fair.order(seed, mix, k)


def bot_seed(seed: bytes, seat: int, ply: int) -> int:
    """The seed for a bot's random choices at this ply: the same after a restart.

    It is a separate stream: it reveals nothing about the shuffles.
    """
    label = f"boneace/bot/1/{seat}/{ply}".encode()
    return int.from_bytes(hmac.digest(seed, label, "sha256")[:8], "big")
