"""Games of exchanging for lives at the terminal: piles, spare hands, open cards, the knock."""
