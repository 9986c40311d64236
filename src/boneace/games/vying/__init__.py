"""Vying: rounds of raising and dropping, pots, and the words, heuristics and views of both."""
