"""Best, Pair and Thirty-one solved: near-equilibria of a deal, with exact exploitability.

`deal` solves one deal, and `learning` learns the betting; `betting` is its tree, made with the
rules; `hands` and `multisets` are what can be dealt and drawn, `blocks` what the betting makes
public, `upcards` everything that depends on the two upcards, `stakes` what is won and lost,
`places` and `layout` the arrays, `passes` and `steps` the compiled passes over the third stage.
`match` solves the whole game, with a `blueprint` of the third stage and `quick` deals; `policy` is
the stored result. `third` solves a third stage when it comes, `sight` is what a player sees,
`solved` caches solutions for bots, `worths` gives the values of moves; `certify` and `replies`
measure the master.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from boneace.cards import Cards
from boneace.described import Value
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.contract_solving import Certificate, Position, WholeGame
    from boneace.games.best_pair_thirty_one.solving.stakes import Equity

GAME = "best-pair-thirty-one"
DEAL = ("score", "upcards")
"""The arguments that identify a deal."""


def prepare() -> None:
    """Load the compiled passes, or compile them: about ten seconds."""
    from boneace.games.best_pair_thirty_one.solving.deal import warm

    warm()


def position(score: str, upcards: str, values: Mapping[str, Value]) -> Position:
    """The deal after these upcards at this score, the non-dealer’s first in both.

    `score` is the points before the deal (“5-5”), `upcards` two cards (“7S TD”). Raises ValueError
    if these are impossible, and for options that change more than the betting.
    """
    from boneace.games.best_pair_thirty_one.solving.betting import settings_of
    from boneace.games.best_pair_thirty_one.solving.deal import Deal
    from boneace.games.best_pair_thirty_one.solving.upcards import Upcards
    from boneace.games.best_pair_thirty_one.state import GAME as ENOUGH

    settings = settings_of(values)
    points = re.fullmatch(r"\s*(\d{1,2})\s*[-–:]\s*(\d{1,2})\s*", score)
    if points is None or max(map(int, points.groups())) >= ENOUGH:
        raise ValueError(say(f"{GAME}-bad-score", given=score, most=ENOUGH - 1))
    Cards.parse(upcards)  # both are cards, and different
    cards = [Cards.parse(card).mask.bit_length() - 1 for card in upcards.replace(",", " ").split()]
    if len(cards) != 2:
        raise ValueError(say(f"{GAME}-bad-upcards", given=upcards))
    n, d = map(int, points.groups())
    return Deal(Upcards.of(cards[0], cards[1]), (n, d), worth(), settings)


def worth() -> Equity:
    """The value of the game by the points of the non-dealer and the dealer, as far as known."""
    from boneace.games.best_pair_thirty_one.heuristics import CHANCES
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    policy = shipped()
    return policy.worth if policy else lambda own, other: float(CHANCES[own, other])


def whole(values: Mapping[str, Value]) -> WholeGame:
    """The whole game, to be solved. Raises ValueError for options that change it."""
    from boneace.games.best_pair_thirty_one.solving.betting import settings_of
    from boneace.games.best_pair_thirty_one.solving.whole_game import Whole

    if settings_of(values):
        raise ValueError(say(f"{GAME}-whole-unsolved"))
    return Whole()


def certificate(values: Mapping[str, Value], full: bool, seed: int) -> Certificate:
    """The measurement of best replies to the master. Raises ValueError for changed options."""
    from boneace.games.best_pair_thirty_one.solving.betting import settings_of
    from boneace.games.best_pair_thirty_one.solving.certify import Full, Sampled
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    if settings_of(values):
        raise ValueError(say(f"{GAME}-whole-unsolved"))
    policy = shipped()
    if policy is None or not policy.whole:
        raise ValueError(say(f"{GAME}-no-policy"))
    return Full(policy) if full else Sampled(policy, seed)
