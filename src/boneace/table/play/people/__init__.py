"""The people at a match: their names, their presence, and their agreements."""
