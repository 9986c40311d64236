"""Discarding any cards of a hand at once: rules and words."""
