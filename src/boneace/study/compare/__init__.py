"""Two sets of house rules of any game, played by the same bots with the same shuffles.

`boneace.study.compare.run.compare` plays them and returns a `told.Compared`: the length of a match,
who wins by the place at the table, and how often each thing happens, with intervals.
"""
