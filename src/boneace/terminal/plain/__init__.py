"""The plain table in the terminal, for every game that does not have its own."""
