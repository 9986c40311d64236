"""The words for a player or dealer that are neither a bot nor a number."""

from __future__ import annotations

YOU = "you"
CUT = "cut"  # instead of a dealer: the cards decide
