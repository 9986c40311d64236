"""Matches on disk: the tables, their versions, and what is written."""
