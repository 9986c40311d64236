"""Ids of matches and tables, and the keys that open seats: made at random, kept as digests."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Protocol

from boneace.languages import say
from boneace.table.errors import WrongLink

_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class _Member(Protocol):
    """Somebody at a table or in a club: a number, and the digest of a key, in hexadecimal."""

    @property
    def id(self) -> int: ...
    @property
    def digest(self) -> str: ...


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
    seat = holder(keys.items(), key)
    if seat is None:
        raise WrongLink(say("errors-key"), status=403)
    return seat


def member_of(members: Iterable[_Member], key: str) -> int | None:
    """The member, by number, that a key belongs to; None if it is nobody's."""
    return holder(((one.id, bytes.fromhex(one.digest)) for one in members), key)


def holder(keys: Iterable[tuple[int, bytes]], key: str) -> int | None:
    """The seat or the member, by number, whose digest is that of a key; None if nobody's is."""
    given = digest(key)
    return next((number for number, known in keys if hmac.compare_digest(known, given)), None)
