"""The bot that plays by a trained policy: `policy:FILE` in the arena.

Its policy is for one game, one number of seats, and options under which the observations are the
same. It refuses other settings, because their numbers mean something else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from boneace import games
from boneace.bots.out_of_turn import by_policy
from boneace.env.actions import Actions, learners_of
from boneace.env.policies import Policy, loaded, version_of
from boneace.env.tensors import Tensor
from boneace.errors import OptionError
from boneace.games.facts import facts
from boneace.games.options import options_layout
from boneace.kernel.luck import scattered
from boneace.languages import say
from boneace.solve.setting import Setting

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move


class Trained:
    """Draws its moves with the probabilities of the policy."""

    def __init__(self, policy: Policy, game: str, seed: int = 0) -> None:
        if policy.game != game:
            raise OptionError(say("policy-other-game", game=policy.game))
        if policy.actions != version_of(Actions.of(game)):
            raise OptionError(say("policy-other-actions"))
        self.policy, self.game, self.seed = policy, game, seed

    def choose(self, seat: Seat) -> Move:
        """The move. Raises OptionError if the observations are not those that the policy was made
        for."""
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        tensor = _tensor(self.game, seat.options.tobytes())
        if tensor.version != self.policy.tensor:
            raise OptionError(say("policy-other-layout", seats=self.policy.seats))
        # a match that did not wait for machine code does not wait for this either
        observing = tensor.interpreted if seat.at_once else tensor.compiled
        observed = np.zeros(tensor.size, np.uint8)
        observing.observe(seat.options, seat.view, seat.seat, observed)
        legal = self._legal(seat)
        mask = np.zeros(len(Actions.of(self.game)), np.uint8)
        mask[list(legal)] = 1
        shares = self.policy.shares(observed, mask)
        luck = Random(scattered(self.seed, seat.plies))
        [action] = luck.choices(range(len(shares)), shares.tolist())
        return seat.move(legal[action])

    def _legal(self, seat: Seat) -> Mapping[int, int]:
        """The legal actions of a seat, each with its move."""
        by = getattr(learners_of(self.game), "table", None)
        row = 0 if by is None else int(by(facts(seat.options), facts(seat.view)))
        return Actions.of(self.game).legal(row, seat.legal.mask)

    def aside(self, seat: Seat) -> str | None:
        """What the novice does out of turn."""
        return by_policy(self.game, self.seed, seat)

    def __repr__(self) -> str:
        return f"<Trained for {self.game}>"


def player(file: str, game: str, seed: int) -> Trained:
    """The bot of a policy file. Raises OptionError for a file that is not a policy of this game."""
    return Trained(loaded(file), game, seed)


@lru_cache(maxsize=64)
def _tensor(game: str, options: bytes) -> Tensor:
    """The layout of observations under a record of options."""
    declaration = games.declaration(game)
    given = facts(np.frombuffer(options, options_layout(declaration)))
    values = {one.name: one.value(getattr(given, one.name)) for one in declaration.options}
    return Tensor.of(Setting(declaration, given.seats, values, given.without))
