"""Thirty-one (Scat, Blitz): collect 31 in one suit; knock; the lowest hand pays a life."""
