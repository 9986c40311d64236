"""A bot that plays at a table of another server: `boneace bot`."""
