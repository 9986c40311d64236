"""The games as environments for learners: actions, observations, episodes, and doors to libraries.

Nothing here adds a rule. `Episode` is one match with the questions that learners ask; the other
modules offer it in the form that a library expects.
"""
