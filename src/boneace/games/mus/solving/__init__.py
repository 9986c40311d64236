"""Mus for two, solved: the four lances of one deal at a score, with exact exploitability.

Two hands meet, mano’s and the other’s, after the mus has been cut. `hands` is what may be dealt,
`betting` the betting of a lance, `stakes` the value of a deal by the count, `stages` the lances
with public knowledge, `meeting` the products at the ends of a deal, `passes` the passes through a
stage, `learning` the deal and what has been learned about it. `worth` is the value of the game at a
score, and `whole_game` solves deals on a grid of scores to find it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from boneace.described import Value
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.contract_solving import Position, WholeGame
    from boneace.games.mus.solving.hands import Dealt
    from boneace.games.mus.solving.stakes import Terms

DEAL = ("score",)
"""The arguments that identify a deal."""
COUNTS = ("kings", "la_real", "target", "pass_pays", "ordago_settles")
"""The options that change the value of a deal between two, except wild cards."""


def prepare() -> None:
    """Nothing is compiled: rounds of learning are products of matrices in NumPy."""


def position(score: str, upcards: str, values: Mapping[str, Value]) -> Position:
    """The deal at this score, mano’s stones first (“20-15”).

    Raises ValueError for an impossible score, and for wild cards.
    """
    from boneace.games.mus.solving.learning import Deal

    target = int(values["target"])
    stones = re.fullmatch(r"\s*(\d{1,3})\s*[-–:]\s*(\d{1,3})\s*", score)
    if stones is None or max(map(int, stones.groups())) >= target:
        raise ValueError(say("mus-bad-score", given=score, most=target - 1))
    mano, other = map(int, stones.groups())
    return Deal(dealt_of(values), terms_of(values)._replace(stones=(mano, other)))


def whole(values: Mapping[str, Value]) -> WholeGame:
    """Deals at all scores of a grid, to be solved. Raises ValueError for wild cards."""
    from boneace.games.mus.solving.whole_game import Whole

    return Whole(dealt_of(values), terms_of(values))


def dealt_of(values: Mapping[str, Value]) -> Dealt:
    """The possible hands. Raises ValueError for wild cards."""
    from boneace.games.mus.declaration import DECLARATION
    from boneace.games.mus.playing.hands import Values
    from boneace.games.mus.solving.hands import dealt

    if values["wild"] != "none":
        raise ValueError(say("mus-unsolved"))
    kings, la_real = (DECLARATION.option(name).code(values[name]) for name in ("kings", "la_real"))
    return dealt(Values(kings, la_real))


def terms_of(values: Mapping[str, Value]) -> Terms:
    """The count of a deal at zero stones each, and the value of the game after it.

    That value is in the package for the game of the preset; for others it is a model.
    """
    from boneace.games.mus.solving.stakes import Terms
    from boneace.games.mus.solving.worth import SHIPPED, race_model, shipped

    target = int(values["target"])
    literal, in_order = values["pass_pays"] == "literal", values["ordago_settles"] == "counted"
    usual = counts_as_usual(values) and SHIPPED.exists()
    worth = shipped(target) if usual else race_model(target)
    return Terms(target, (0, 0), worth, literal, in_order)


def counts_as_usual(values: Mapping[str, Value]) -> bool:
    """Whether a deal without wild cards counts as in the game whose value is in the package."""
    from boneace.games.mus.declaration import DECLARATION

    return all(values[name] == DECLARATION.option(name).default for name in COUNTS)
