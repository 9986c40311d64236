"""Exchanging with cards that lie face up, one card or the whole hand: rules and words."""
