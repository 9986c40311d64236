"""The plain table in the terminal, for every game that has none of its own."""
