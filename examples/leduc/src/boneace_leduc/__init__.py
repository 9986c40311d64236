"""Leduc poker: one card each, and one on the table."""
