"""The arena: bots against each other on the same deals, and what that says of their strength."""

from boneace.arena.contests import Table, contest
from boneace.arena.figures import Estimate, Pairing, Thinking
from boneace.arena.playing import Setting

__all__ = ["Estimate", "Pairing", "Setting", "Table", "Thinking", "contest"]
