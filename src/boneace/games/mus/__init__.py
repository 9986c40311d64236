"""Mus: four rounds of betting on four cards, two against two."""
