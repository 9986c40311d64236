"""Thirty-one with eight cards and a cap on turns: the same rules, small enough to solve exactly."""
