"""Kuhn poker: one card each, one chance to bet."""
