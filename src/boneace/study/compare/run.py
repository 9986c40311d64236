"""Comparing two sets of house rules: match after match, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic, thread_time

from boneace import bots, cluster, games
from boneace.arena.contests import setting_of
from boneace.arena.playing import Setting
from boneace.errors import OptionError
from boneace.kernel.arguments import (
    a_function,
    instance,
    list_of_names,
    rules_given,
    seconds_given,
    whole,
)
from boneace.languages import say
from boneace.study.compare.batch import batch, load
from boneace.study.compare.labels import Labels
from boneace.study.compare.playing import play
from boneace.study.compare.tally import Pair, Tally
from boneace.study.compare.told import Compared

USUAL_SEATS = 3
USUAL_LEVEL, QUICKEST = "club", "novice"
QUICK = 0.5
"""The most seconds that an average match of the usual level may take."""
Told = Callable[[Tally], None]


@dataclass(frozen=True)
class Rules:
    """A set of house rules: a preset, the options that differ from it, and the number of seats."""

    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int | None = None
    """None means three, or as near to that as the rules allow."""

    def __post_init__(self) -> None:
        rules_given(self.preset, self.options, self.seats)


def compare(
    game: str,
    first: Rules,
    second: Rules,
    *,
    matches: int = 200,
    level: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    seconds: float | None = None,
    languages: Sequence[str] = (),
    workers: cluster.Workers | None = None,
    told: Told = lambda tally: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Compared:
    """Play `matches` matches of a game with each of two sets of rules, and compare them.

    All seats are bots of one `level`; without one it is `club`, or `novice` where a match of club
    players takes longer than half a second. Match number n has the same shuffles, the same bots
    and the same first dealer under both. `seconds` ends it earlier; then, and when `stopped`
    returns true, the figures are of the matches that both sets of rules have. Numbers depend on the
    seed, not on `jobs`, the number of processes; with more than one, call this under
    `if __name__ == "__main__"`. `workers` play the matches instead of these processes, such as
    those of a cluster (`boneace.cluster`). `told` is called with a `Tally` after each pair of
    matches; its text is available in these `languages`, by default in the current one.

    Raises OptionError for what cannot be played.
    """
    instance("first", first, Rules), instance("second", second, Rules)
    settings = settings_of(game, first, second, seed)
    whole("matches", matches, 1), whole("jobs", jobs, 1), list_of_names("languages", languages)
    seconds_given(seconds)
    a_function("told", told)
    a_function("stopped", stopped)
    end = None if seconds is None else monotonic() + seconds

    def ended() -> bool:
        return stopped() or (end is not None and monotonic() > end)

    tally = Tally(settings, level_of(settings, level, ended), matches, Labels(languages))
    with cluster.sharing(min(jobs, matches), given=workers) as shared:
        for one, other in batch(settings, [tally.level], matches, tally.labels, shared, ended):
            tally.add(one, other)
            told(tally)
    return tally.compared()


def settings_of(game: str, first: Rules, second: Rules, seed: int) -> Pair:
    """The settings of two sets of rules. Raises OptionError for rules that cannot be played."""
    return setting_of_rules(game, first, seed), setting_of_rules(game, second, seed)


def must_differ(settings: Pair) -> None:
    """Raise OptionError if both sets of rules are the same."""
    one, other = settings
    values = [games.declaration(each.game).resolve(each.preset, each.options) for each in settings]
    if values[0] == values[1] and one.seats == other.seats:
        raise OptionError(say("compare-same"))


def setting_of_rules(game: str, rules: Rules, seed: int) -> Setting:
    """The setting of a set of rules. Raises OptionError for rules that cannot be played."""
    declaration, seats = games.declaration(game), rules.seats
    if seats is None:
        values = declaration.proposed(rules.preset) | dict(rules.options or {})
        allowed = declaration.seats(declaration.resolve(rules.preset, values))
        seats = min(allowed, key=lambda many: abs(many - USUAL_SEATS))
    return setting_of(game, seats, rules.preset, rules.options, seed, None)


def level_of(settings: Pair, level: str | None, ended: Callable[[], bool] = lambda: False) -> str:
    """The level of the bots. Raises OptionError for an unknown one."""
    check_level(settings[0].game, level)
    if level is not None:
        return level
    taken = []
    for setting in settings:
        load(setting, [USUAL_LEVEL])
        begun, usual = thread_time(), [USUAL_LEVEL] * setting.seats
        play(setting, usual, 0, Labels(), partial(_too_long, begun, ended))
        taken.append(thread_time() - begun)
    return USUAL_LEVEL if sum(taken) / len(taken) <= QUICK else QUICKEST


def check_level(game: str, level: str | None) -> None:
    """Raise OptionError for an unknown level."""
    if level is not None:
        bots.make(level, game)


def _too_long(begun: float, ended: Callable[[], bool]) -> bool:
    return ended() or thread_time() - begun > 2 * QUICK
