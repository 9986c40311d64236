"""The games in OpenSpiel, with explicit chance. Importing this registers them all.

>>> import boneace.env.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("boneace_thirty_one", {"seats": 3, "lives": 1})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 3)

The parameters of a game are its options, and `seats`, `preset`, `dealer`, `limit` and `memory`:
`boneace.env.openspiel.parameters`. Nothing is compiled before the first state is made.
"""

from __future__ import annotations

from boneace.languages import say

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("env-openspiel-needs")) from error

from boneace.env.openspiel.game import name_of, register

__all__ = ["name_of", "register"]

register()
