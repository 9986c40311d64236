"""Benchmarks: figures beside peers, and how strong the bots are. `python -m benchmarks --help`."""
