"""Clubs: people who play together often, their house rules, and the evenings that they plan."""
