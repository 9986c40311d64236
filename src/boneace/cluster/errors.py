"""What can go wrong when work is shared out."""

from __future__ import annotations

from boneace.errors import BoneAceError


class ClusterError(BoneAceError):
    """A cluster that cannot be reached or does not suit, or work that no worker survives."""
