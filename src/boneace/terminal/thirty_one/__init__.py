"""Thirty-one at the terminal: piles, lives, the knock, the widow."""
