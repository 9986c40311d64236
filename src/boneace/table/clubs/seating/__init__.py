"""The pairings of a round: pure functions of the people present and of the past rounds.

A *unit* plays together: a person, or two partners. It is a tuple of members; None is a bot.
"""
