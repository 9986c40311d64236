"""Fair cards: the server is bound to its cards beforehand, and the players' coins deal them.

`docs/fair-cards.md` says how, so that any other program can check a match too.
"""
