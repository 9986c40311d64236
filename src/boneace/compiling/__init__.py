"""Compiling games: in the background, with the share done, and once for all into the cache."""
