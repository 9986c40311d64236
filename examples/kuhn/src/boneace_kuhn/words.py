"""Kuhn poker in words: the names of its moves, by number."""

MOVES = ("pass", "bet")
