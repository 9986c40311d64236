"""The games as environments for learners: actions, observations, episodes, and adapters for
libraries.

Nothing here adds a rule. `Episode` is one match with what learners need; the other
modules offer it in the form that a library expects.
"""
