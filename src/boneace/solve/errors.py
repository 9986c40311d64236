"""The errors of solving, in words a user can act on."""

from boneace.errors import BoneAceError


class SolveError(BoneAceError):
    """A game that cannot be solved like this, or a checkpoint that cannot be used."""
