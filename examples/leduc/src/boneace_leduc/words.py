"""Leduc poker in words: the names of its moves, and the fields that a table shows."""

MOVES = ("fold", "call", "raise")
CLOSED = {"fold": "LP-04", "raise": "LP-06"}
ON_TABLE = ("widow",)
STANDING = ("chips",)
FACTS = ("paid",)
