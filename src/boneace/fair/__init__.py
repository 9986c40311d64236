"""Fair cards: the server commits to its cards beforehand, and the players' coins deal them.

`docs/fair-cards.md` describes the method, so that any other program can check a match too.
"""
