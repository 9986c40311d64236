"""Mus at the terminal: facing partners, the lances, stones and amarracos, signals, the count."""
