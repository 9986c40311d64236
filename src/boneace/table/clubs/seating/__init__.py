"""The pairings of a round: pure functions of who is there and of what was played before.

A *unit* is what plays as one: a person, or two partners. It is a tuple of members; None is a bot.
"""
