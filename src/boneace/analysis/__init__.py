"""What moves are worth: hints during a match, and the review of a match that has been played.

Every decision is judged by what its seat knew then. An *analyst* values the moves
(`boneace.values`): the game's own, if it has one, otherwise playouts in sampled worlds.
"""

from boneace.analysis.hints import Hint, HintedMove, hint
from boneace.analysis.review import Review, review
from boneace.values import Analyst, Expected, MoveValue, Values

__all__ = [
    "Analyst",
    "Expected",
    "Hint",
    "HintedMove",
    "MoveValue",
    "Review",
    "Values",
    "hint",
    "review",
]
