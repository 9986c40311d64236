"""Matches of one setting, one after another, as environments begin them: each has at least one
decision.

Some matches end with the deal: a hand of 31 may win at once, before anybody could do anything.
There is nothing to learn from such a match, and libraries do not allow it. So another is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boneace.env.episode import Episode
from boneace.env.kit import bounds_of
from boneace.errors import OptionError, WrongValue
from boneace.kernel.arguments import one_of, whole, wrong_type
from boneace.kernel.luck import HIGHEST_SEED, scattered
from boneace.languages import say
from boneace.solve.setting import Setting

TRIES = 1000
SEEDS = 1 << 63
"""Environments without a given seed draw one below this."""
ERROR, LOSE, RANDOM = "error", "lose", "random"
"""What an illegal action does: it raises an error, it loses the match, or it is replaced by a
random legal one."""
RENDER_MODES = ("ansi", "human")


def check_reset_options(given: object) -> None:
    """Check the `options` of a reset: a mapping, or None."""
    if given is not None and not isinstance(given, Mapping):
        raise wrong_type("options", "arguments-a-mapping", given)


@dataclass(frozen=True)
class Series:
    """How the matches of an environment begin."""

    setting: Setting
    dealer: int = 0
    limit: int | None = None

    def begin(
        self, seed: int, ready: Callable[[Episode, int], bool] | None = None
    ) -> tuple[Episode, int]:
        """A match in which somebody has a decision, and the seed that it was dealt from.

        The match of `seed` is tried first. If it is over at once, the next seed is
        `boneace.kernel.luck.scattered(seed, 0)`, and so on. `ready`, called with the match and its
        seed, can add a condition.
        """
        seed = whole("seed", seed, 0, HIGHEST_SEED)
        for _ in range(TRIES):
            begun = Episode(self.setting, dealer=self.dealer, limit=self.limit).dealt_from(seed)
            if not begun.over if ready is None else ready(begun, seed):
                return begun, seed
            seed = scattered(seed, 0)
        raise WrongValue(say("env-libraries-no-match", tries=str(TRIES)))

    def check_render_mode(self, mode: str | None) -> None:
        """Raise an error for an unknown mode, and for one of a match that has no log: the library
        keeps a log of matches with the whole pack only."""
        if mode is not None:
            one_of("render_mode", mode, RENDER_MODES)
            if self.setting.without:
                raise OptionError(say("env-libraries-no-log"))

    @property
    def lowest(self) -> float:
        """The return of a seat that loses by an illegal action: the lowest possible result, or
        -1."""
        low = bounds_of(self.setting).low
        return float(low) if low > -float("inf") else -1.0
