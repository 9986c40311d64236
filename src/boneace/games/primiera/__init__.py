"""Primiera and Primero: four cards, a draw, and the best claim or point takes the pot."""
