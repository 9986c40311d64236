"""The heuristics of a game that has none: a template imports this empty module instead."""
