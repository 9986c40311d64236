"""Ids of matches and tables, and the keys that open seats: made at random, kept as digests."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from boneace.languages import say
from boneace.table.errors import WrongLink

_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(letters: int = 12) -> str:
    """A new id, of letters and digits that cannot be confused."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(letters))


def digest(key: str) -> bytes:
    """The stored digest of a key."""
    return hashlib.sha256(key.encode()).digest()


def seat_of(keys: dict[int, bytes], key: str | None) -> int | None:
    """The seat that a key opens; None for a spectator, who has no key."""
    if key is None:
        return None
    digested = digest(key)
    for seat, known in keys.items():
        if hmac.compare_digest(known, digested):
            return seat
    raise WrongLink(say("errors-key"), status=403)
