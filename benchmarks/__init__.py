"""Benchmarks: speed compared with peers, and bot strength. Run `python -m benchmarks --help`."""
