"""Matches between bots, with any rules: how long they last, who wins, and what happens in them.

`boneace.study.simulate.run.simulate` plays them and returns a `told.Simulated`. What is played and
how it is counted is shared with the comparison of rules (`boneace.study.compare`).
"""
