"""The heuristics of a game that has none: a template imports them where there are no others."""
