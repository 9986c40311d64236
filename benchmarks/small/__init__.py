"""Thirty-one with few cards and a cap on turns: the same rules, small enough to solve exactly."""
