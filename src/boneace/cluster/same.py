"""Whether two machines have the same Bone Ace: other rules or bots would give other numbers."""

from __future__ import annotations

from boneace.sources import digest_of

KINDS = (".py", ".npz", ".json")
"""The suffixes of the files that affect results."""


def digest() -> str:
    """A digest of all sources and tables of the package that is installed here."""
    return digest_of("boneace", KINDS)
