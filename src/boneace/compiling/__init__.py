"""Compiling games: in the background, with the share done, and once for all into the cache."""

LOADER = "loading compiled code"
"""The name of a thread that loads compiled code in the background."""
