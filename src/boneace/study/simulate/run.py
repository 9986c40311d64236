"""Playing matches between bots, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from boneace import cluster, games
from boneace.arena.players import check, named
from boneace.arena.playing import Setting, unit_of
from boneace.errors import OptionError
from boneace.kernel.arguments import a_function, instance, list_of_names, seconds_given, whole
from boneace.languages import say
from boneace.study.compare.batch import batch, by_turns
from boneace.study.compare.labels import Labels
from boneace.study.compare.playing import MOST_DEALS, Played
from boneace.study.compare.run import Rules, setting_of_rules
from boneace.study.compare.tally import rules_told
from boneace.study.simulate.figures import figures
from boneace.study.simulate.told import Simulated

USUAL_BOT = "novice"


def simulate(
    game: str,
    bots: Sequence[str] = (),
    rules: Rules | None = None,
    *,
    matches: int = 200,
    seed: int = 0,
    jobs: int = 1,
    seconds: float | None = None,
    workers: cluster.Workers | None = None,
    keep: Callable[[str], None] | None = None,
    told: Callable[[int], None] = lambda done: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Simulated:
    """Play `matches` matches between bots, and return how they went.

    `bots` are named as in the arena (`boneace.arena.players.make`) and take the seats in rotation;
    by default all are novices. The first dealer changes from match to match. `keep` is called with
    each match as a line of a file of records, in the order of the matches. `seconds` ends it
    earlier; then, and when `stopped` returns true, the figures are of the complete matches. Numbers
    depend on the seed, not on `jobs`, the number of processes; with more than one, call this under
    `if __name__ == "__main__"`. `workers` play the matches instead of these processes, such as
    those of a cluster (`boneace.cluster`). `told` is called with the number of matches played,
    from 0 on.

    Raises OptionError for what cannot be played, for unknown bots, and for one that makes an
    illegal move.
    """
    rules = Rules() if rules is None else instance("rules", rules, Rules)
    setting = setting_of_rules(game, rules, seed)
    names = entrants(setting, list_of_names("bots", bots))
    whole("matches", matches, 1), whole("jobs", jobs, 1)
    seconds_given(seconds)
    a_function("told", told)
    a_function("stopped", stopped)
    if keep is not None:
        a_function("keep", keep)
    end = None if seconds is None else monotonic() + seconds

    def ended() -> bool:
        return stopped() or (end is not None and monotonic() > end)

    labels, side = Labels(), list[Played]()
    recorded = keep is not None
    with cluster.sharing(min(jobs, matches), given=workers) as shared:
        told(0)
        for (match,) in batch([setting], names, matches, labels, shared, ended, recorded=recorded):
            if keep is not None:
                keep(match.record)
                match.record = ""
            side.append(match)
            told(len(side))
    seated = by_turns(names, setting.seats)
    return Simulated(
        game=game,
        title=games.declaration(game).title,
        bots=seated,
        seed=seed,
        unit=say("compare-unit", unit=unit_of(setting.match(0))),
        asked=matches,
        most_deals=MOST_DEALS,
        rules=rules_told(setting, side),
        figures=figures(game, seated, side, labels) if side else [],
    )


def entrants(setting: Setting, bots: Sequence[str]) -> list[str]:
    """The bots that play. Raises OptionError for unknown bots, and for more bots than seats."""
    names = named(setting.game, bots) or [USUAL_BOT]
    if len(names) > setting.seats:
        raise OptionError(say("simulate-too-many", bots=len(names), seats=setting.seats))
    check(setting.game, names)
    return names
