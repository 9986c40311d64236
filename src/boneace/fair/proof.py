"""The file that a finished match can be checked with (docs/fair-cards.md, "The file")."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from boneace.errors import BoneAceError
from boneace.fair.cards import CARDS, CUT, LONGEST_COIN, PREPARED, SALT_BYTES
from boneace.languages import say

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SALT_BYTES}}}$")]
Coin = Annotated[str, Meta(pattern=f"^[0-9A-Za-z_-]{{1,{LONGEST_COIN}}}$")]
Place = Annotated[int, Meta(ge=0, lt=CARDS)]
Count = Annotated[int, Meta(ge=0)]


class ProofError(BoneAceError, ValueError):
    """A file that is not a proof."""


class Opened(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is opened: its number in the order of dealing, and its salt."""

    place: Place
    card: Place
    salt: Salt


class PackProof(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that was dealt from; number -1 is the one that was cut for the first deal."""

    number: Annotated[int, Meta(ge=CUT)]
    seals: Annotated[list[Hash], Meta(min_length=CARDS, max_length=CARDS)]
    events: Annotated[list[Count], Meta(max_length=CARDS)]
    """For each card in the order of dealing, the number of the event, from 1, that dealt it; 0
    where it was skipped, because it was not in the pack. A cut counts the cards turned up."""
    opened: list[Opened]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/matches/ID/proof"""

    method: Literal[2]
    match: str
    game: str
    players: list[str]
    ranks: str
    """Card *c* is written as rank c % len(ranks) and suit c // len(ranks)."""
    suits: str
    commitment: Hash
    secret_seal: Hash
    pack_seals: Annotated[list[Hash], Meta(min_length=PREPARED - CUT, max_length=PREPARED - CUT)]
    coins: list[Coin | None]
    seat: int | None
    """Whose cards are opened beside those that everybody has seen."""
    secret: Hash | None
    """The server's secret, where the table opens everything."""
    packs: list[PackProof]


_decoder = msgspec.json.Decoder(Proof)


def read(path: str | Path) -> Proof:
    """Read a proof. Raises ProofError that names the faulty place; OSError."""
    try:
        found = _decoder.decode(Path(path).read_bytes())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ProofError(say("fair-not-read", file=str(path), why=str(error))) from error
    if len(found.coins) != len(found.players):
        raise ProofError(say("fair-coins-seats", file=str(path)))
    return found
