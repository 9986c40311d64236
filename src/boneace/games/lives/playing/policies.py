"""Learned policies in a file: the probability of each choice in each situation, and the value of
lives.

A policy has one byte for a situation: the shares of its first and its third choice, in fifteenths;
the second has the rest. NEVER if the situation has never occurred.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from boneace.errors import WrongValue
from boneace.games.lives.playing.equity import SHAPE, Floats
from boneace.games.lives.playing.mixing import CHOICES
from boneace.languages import say

Bytes = npt.NDArray[np.uint8]
WHOLE = 15
NEVER = 255
FORMAT = 1


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy in the form for search."""

    shares: Bytes
    """By situation and choice, in fifteenths; all 0 if nothing is known."""
    equity: Floats
    """The chance of two players to win, flat: by dealer, lives, and the other's."""


def packed(sums: Floats) -> Bytes:
    """A policy in bytes, from how often each choice was made."""
    by_situation = sums.reshape(-1, CHOICES)
    total = by_situation.sum(axis=1)
    met = total > 0
    shares = np.zeros(by_situation.shape)
    shares[met] = by_situation[met] / total[met, None]
    first = np.rint(WHOLE * shares[:, 0]).astype(np.uint8)
    third = np.rint(WHOLE * shares[:, 2]).astype(np.uint8)
    third = np.minimum(third, WHOLE - first)
    return np.where(met, first << 4 | third, NEVER).astype(np.uint8)


def unpacked(kept: Bytes) -> Bytes:
    """The shares of all choices."""
    found = np.zeros((len(kept), CHOICES), np.uint8)
    met = kept != NEVER
    found[met, 0] = kept[met] >> 4
    found[met, 2] = kept[met] & 15
    found[met, 1] = WHOLE - found[met, 0] - found[met, 2]
    return found.ravel()


def write(path: Path, game: str, kept: Mapping[str, Bytes], equities: Mapping[str, Floats]) -> None:
    """Write policies by name, with the equities of their kinds of match."""
    arrays = {f"policy {name}": policy for name, policy in kept.items()}
    arrays |= {f"equity {name}": table.astype(np.float32) for name, table in equities.items()}
    np.savez_compressed(path, allow_pickle=False, about=np.array([f"{game} {FORMAT}"]), **arrays)


@cache
def read(path: Path, game: str, name: str, kind: str, situations: int) -> Policy:
    """One policy of a file. Raises WrongValue for a file that does not have it for this game."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            if str(kept["about"][0]) != f"{game} {FORMAT}":
                raise ValueError("made for something else")
            policy, equity = kept[f"policy {name}"], kept[f"equity {kind}"].astype(np.float64)
    except (BadZipFile, KeyError, EOFError, OSError, ValueError) as error:
        raise unreadable(path, game, str(error)) from error
    right = policy.dtype == np.uint8 and policy.shape == (situations,) and equity.shape == SHAPE
    shares = unpacked(policy) if right else None
    if shares is None or shares.max() > WHOLE or not ((equity >= 0) & (equity <= 1)).all():
        raise unreadable(path, game, f"{name}, {kind}")
    return Policy(shares, np.ascontiguousarray(equity).ravel())


def unreadable(path: Path, game: str, why: str) -> WrongValue:
    """The error for a wrong file, with the command that makes it again."""
    package = game.replace("-", "_")
    return WrongValue(say("lives-no-policy", file=str(path), why=why, game=package))
