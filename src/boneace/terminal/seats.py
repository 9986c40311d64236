"""The words for who plays and who deals that are no bot and no number."""

from __future__ import annotations

YOU = "you"
CUT = "cut"  # instead of a dealer: the cards decide
