"""The method: what the server commits to, and where each card lies (docs/fair-cards.md).

Before the server knows what the players add, it puts every pack of a match in a secret order, and
seals each place of it with a separate salt. The commitment is over all of these seals. Then the
players' coins determine the order in which the places are dealt. So nobody chooses the cards, and
one card can be opened, and checked, without the others.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from functools import lru_cache
from struct import Struct
from typing import Literal, NamedTuple

VERSION: Literal[2] = 2
"""The version of the method; 1 was dealt from the server's secret alone."""

CARDS = 52
"""Places in a pack. In a smaller pack some numbers are not cards; they are skipped."""

CUT, PREPARED = -1, 40
"""The number of the pack that is cut for the first deal, and how many packs follow it that the
commitment covers."""

SALT_BYTES = 16
LONGEST_COIN = 64

Coins = Sequence[str | None]
"""What each seat has added; None if it added nothing."""

_EIGHT = Struct(">8I").unpack  # the numbers in a block


def shuffled(key: bytes, label: str, cards: int = CARDS) -> list[int]:
    """The numbers 0 … cards - 1 in an order that depends only on the key and the label.

    The numbers come from HMAC-SHA256 in counter mode; those that would bias it are rejected.
    """
    numbers = _numbers(key, label)
    order = list(range(cards))
    for last in range(cards - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _numbers(key: bytes, label: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from _EIGHT(hmac.digest(key, f"{label}/{counter}".encode(), "sha256"))
        counter += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    fair = (1 << 32) - (1 << 32) % limit
    while (number := next(numbers)) >= fair:
        pass
    return number % limit


# -- what the server commits to --------------------------------------------------------------------


def hidden_pack(secret: bytes, pack: int) -> list[int]:
    """The server's order of a pack: the card at each place."""
    return shuffled(secret, f"boneace/pack/{VERSION}/{pack}")


def salts(secret: bytes, pack: int) -> list[bytes]:
    """The salts of the places: because of them, a seal cannot be broken by trying all cards."""
    label, blocks = f"boneace/salts/{VERSION}/{pack}", CARDS * SALT_BYTES // 32
    stream = b"".join(
        hmac.digest(secret, f"{label}/{block}".encode(), "sha256") for block in range(blocks)
    )
    return [stream[at : at + SALT_BYTES] for at in range(0, len(stream), SALT_BYTES)]


def sealed(pack: int, place: int, card: int, salted: bytes) -> bytes:
    """The seal of one place of a pack."""
    label = f"boneace/card/{VERSION}/{pack}/{place}/{card}/"
    return hashlib.sha256(label.encode() + salted).digest()


def seals(secret: bytes, pack: int) -> list[bytes]:
    """The seals of all places of a pack."""
    cards, salted = hidden_pack(secret, pack), salts(secret, pack)
    return [sealed(pack, place, cards[place], salted[place]) for place in range(CARDS)]


def seal_of_pack(pack: int, places: Sequence[bytes]) -> bytes:
    """The seal of a pack: one over those of its places."""
    return hashlib.sha256(f"boneace/seals/{VERSION}/{pack}/".encode() + b"".join(places)).digest()


def seal_of_secret(secret: bytes) -> bytes:
    """The seal of the secret itself, for tables that open it at the end."""
    return hashlib.sha256(f"boneace/secret/{VERSION}/".encode() + secret).digest()


class Binding(NamedTuple):
    """What a commitment is made from: the seal of the secret, and those of the packs from CUT."""

    secret: bytes
    packs: tuple[bytes, ...]

    @property
    def commitment(self) -> bytes:
        """The commitment, published before anybody adds a coin."""
        label = f"boneace/commitment/{VERSION}/"
        return hashlib.sha256(label.encode() + self.secret + b"".join(self.packs)).digest()


@lru_cache(maxsize=64)  # some milliseconds, and several who watch may ask for the same proof
def bound(secret: bytes) -> Binding:
    """What a secret commits the server to."""
    packs = range(CUT, PREPARED)
    found = tuple(seal_of_pack(pack, seals(secret, pack)) for pack in packs)
    return Binding(seal_of_secret(secret), found)


# -- what the players add --------------------------------------------------------------------------


def mixed(commitment: bytes, coins: Coins) -> bytes:
    """The key of the order in which places are dealt: the coins by seat, and the commitment."""
    told = "".join(f"{seat}:{coin}/" for seat, coin in enumerate(coins) if coin is not None)
    return hashlib.sha256(
        f"boneace/coins/{VERSION}/".encode() + commitment + told.encode()
    ).digest()


def places(mix: bytes, pack: int) -> list[int]:
    """The places of a pack in the order in which they are dealt."""
    return shuffled(mix, f"boneace/places/{VERSION}/{pack}")


def order(secret: bytes, mix: bytes, pack: int) -> list[int]:
    """A pack in the order in which its cards are dealt."""
    hidden = hidden_pack(secret, pack)
    return [hidden[place] for place in places(mix, pack)]
