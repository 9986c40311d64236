"""Vingt-Un: each player against the dealer for 21, with a deal that passes on."""
