"""The arena: bots against each other on the same deals, and estimates of their strength."""

from boneace.arena.contests import Table, contest
from boneace.arena.figures import Decisions, Estimate, Pairing
from boneace.arena.playing import Setting

__all__ = ["Decisions", "Estimate", "Pairing", "Setting", "Table", "contest"]
