"""Playing a solved deal with the engine, to check the calculation and for what it leaves out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.described import Value
from boneace.games.options import options_record
from boneace.games.vingt_un.solving.game import Floats, Game, Record, as_record
from boneace.games.vingt_un.solving.hands import BUST, TARGET, VALUES
from boneace.kernel.luck import scatter, scattered
from boneace.study.vingt_un.solution import GAME, Progress, Solution, player_passes, quiet

THREADS = 2
AS_PLAYED, BY_COIN = 0, 1
STOOD, DREW, DIVIDED = 0, 1, 2
CHUNK = 100_000  # deals that a thread plays before it reports


@cache
def playing() -> Any:
    """The compiled play."""
    return games.drivers(GAME, "boneace.study.vingt_un.playing")


def table(found: Solution, exact: bool, doubles: int, one: bool = False) -> Record:
    """The strategies at a table except the dealer's own, for compiled code.

    `exact` says that there is one player, against whom the dealer uses their strategy; otherwise
    they use `expected`. `doubles` are the values of first cards on which they call “double”, as a
    set. `one`: they reply to the first hand that stands, as if there were no other.
    """
    return as_record(
        player_draws=found.player.draws,
        player_divides=found.player.divides,
        opens=found.opens,
        fixed=found.reply_to,
        expected=expected(found),
        exact=np.int64(exact),
        one=np.int64(one),
        doubles=np.int64(doubles),
    )


def expected(found: Solution) -> Floats:
    """What the dealer can expect from a hand that stands, by what it shows and by their own count.

    Where the player's strategy never stands on what is shown, any pair may lie under it.
    """
    game = found.game
    usual, any_pair = np.zeros_like(found.masses), np.zeros_like(found.masses)
    nothing = np.zeros((1, 1, 2))
    draws, begin = found.player.draws, game.orders
    kept = begin * (1.0 - game.of_one_kind * found.player.divides)
    player_passes().reach_pass(game.record, found.totals, draws, kept, 0.0, nothing, usual)
    evenly = np.full_like(draws, 0.5)
    player_passes().reach_pass(game.record, found.totals, evenly, begin, 0.0, nothing, any_pair)
    brings = np.zeros((len(game.groups), BUST + 1))
    for group, hand in enumerate(game.groups):
        weights = usual[:, hand] * found.masses[:, hand]
        if weights.sum() == 0.0:
            weights = any_pair[:, hand] * found.masses[:, hand]
        if weights.sum() > 0.0:
            counts = np.bincount(found.totals[:, hand], weights, BUST + 1)[: TARGET + 1]
            brings[group] = game.receives @ (counts / counts.sum())
    return brings


def work(game: Game) -> Record:
    """Working arrays of the dealer, and the value of the pair that each seat has divided."""
    hands = np.zeros(len(game.low))
    return as_record(
        left=np.zeros(VALUES, np.int64),
        pays=np.zeros(BUST + 1),
        q=hands,
        values=hands,
        draws=hands,
        divided=np.zeros(games.declaration(GAME).max_seats, np.int64),
    )


def options(seats: int, values: Mapping[str, Value] | None = None) -> npt.NDArray[Any]:
    """The options of a table where everybody stakes one counter, unless `values` differs."""
    declaration = games.declaration(GAME)
    chosen = {"min_stake": 1, "max_stake": 1, "deals": 1} | dict(values or {})
    return options_record(declaration, seats, declaration.resolve(None, chosen))


def play_deals(
    found: Solution,
    pack: int,
    deals: int,
    how: int,
    *,
    seed: int = 1,
    values: Mapping[str, Value] | None = None,
    doubles: int = 0,
    progress: Progress = quiet,
    what: str = "Playing",
) -> Floats:
    """Play first deals of a dealer and one player from a pack; see `playing.many_deals`."""
    seated, chosen = table(found, True, doubles), options(2, values)

    def play(number: int, size: int) -> Floats:
        seeds = scatter(scattered(seed, number), size, 2)
        return _dealt(found, seated, chosen, pack, seeds, how)[0]

    return sum(
        _in_threads(play, _sizes(deals, CHUNK), progress, what),
        np.zeros((len(found.game.pairs) + 1, 3, 3)),
    )


def play_pairs(
    one: Solution,
    other: Solution,
    pack: int,
    deals: int,
    *,
    seed: int = 1,
    values: tuple[Mapping[str, Value], Mapping[str, Value]],
    progress: Progress = quiet,
    what: str = "Playing",
) -> Floats:
    """Play the same first deals twice, with `one` and with `other`, each under its own rules.

    Returns the number of deals, how much more the player won with `one`, and the sum of the squares
    of the differences.
    """
    seated = [table(found, True, 0) for found in (one, other)]
    chosen = [options(2, rules) for rules in values]

    def play(number: int, size: int) -> Floats:
        seeds = scatter(scattered(seed, number), size, 2)
        won, against = (
            _dealt(found, seated[at], chosen[at], pack, seeds, AS_PLAYED)[1]
            for at, found in enumerate((one, other))
        )
        more = won - against
        return np.array([size, more.sum(), (more**2).sum()])

    return sum(_in_threads(play, _sizes(deals, CHUNK), progress, what), np.zeros(3))


def _dealt(
    found: Solution,
    seated: Record,
    chosen: npt.NDArray[Any],
    pack: int,
    seeds: npt.NDArray[np.uint64],
    how: int,
) -> tuple[Floats, Floats]:
    """The sums of deals, and what the player won in each; see `playing.many_deals`."""
    sums, won = np.zeros((len(found.game.pairs) + 1, 3, 3)), np.zeros(len(seeds))
    playing().many_deals(
        found.game.record,
        seated,
        tuple(found.dealer),
        chosen,
        np.int64(pack),
        seeds,
        how,
        work(found.game),
        sums,
        won,
    )
    return sums, won


def _sizes(whole: int, part: int) -> list[int]:
    return [min(part, whole - begun) for begun in range(0, whole, part)]


def play_matches(
    found: Solution,
    seats: int,
    matches: int,
    values: Mapping[str, Value],
    *,
    exact: bool = False,
    one: bool = False,
    seed: int = 1,
    progress: Progress = quiet,
    what: str = "Playing",
) -> Floats:
    """Play whole matches, in which the pack continues; see `playing.many_matches` and `table`.

    Under one seed, each deal of each match has the same shuffle whatever the rules.
    """
    seated, chosen = table(found, exact, 0, one), options(seats, values)

    def play(number: int, size: int) -> Floats:
        sums = np.zeros((size, 4))
        seeds = scatter(scattered(seed, number), size, int(chosen["deals"][0]), 2)
        playing().many_matches(
            found.game.record,
            seated,
            tuple(found.dealer),
            chosen,
            seeds,
            work(found.game),
            sums,
        )
        return sums

    sizes = _sizes(matches, max(1, matches // 40))
    return np.vstack(_in_threads(play, sizes, progress, what))


def _in_threads(
    play: Callable[[int, int], Floats], sizes: list[int], progress: Progress, what: str
) -> list[Floats]:
    """The results of each part of the play, in order."""
    progress(what, 0.0)
    done: list[Floats] = []
    with ThreadPoolExecutor(THREADS) as pool:
        for sums in pool.map(play, range(len(sizes)), sizes):
            done.append(sums)
            progress(what, len(done) / len(sizes))
    return done
