"""Solving a deal: both strategies as given, or improved until neither can gain much by a change.

Where both play their best, the two are improved in turn by regret (CFR+, with averages that weigh
later rounds more, and the latest regret counted twice). Their distance from the value of the game
is then calculated exactly: what each could still gain by a best reply to the average of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace.games.vingt_un.solving.game import Floats, Game, Ints
from boneace.games.vingt_un.solving.hands import TARGET, VALUES
from boneace.languages import say
from boneace.study.vingt_un.solution import (
    Dealer,
    Player,
    Progress,
    Solution,
    counts_of,
    open_hands,
    passes,
    player_passes,
    quiet,
)
from boneace.study.vingt_un.strategies import Strategy

THREADS = 2
AS_GIVEN, BY_REGRET, BEST_REPLY = range(3)  # as in `passes`
#: The most rounds of improving, and how many at the start are left out of the average.
ROUNDS, LEFT_OUT = 120, 5
#: In groups less likely than RARE the dealer learns only in one of SELDOM rounds.
RARE, SELDOM = 1e-5, 4
#: From which round on, and how often, the strategies are evaluated; and when they are good enough:
#: the two together can gain no more than this, in stakes.
LOOKED_AT, EVERY, CLOSE = 30, 10, 2.5e-4
START = 17  # what a dealer stands on before they have learned anything
_KEY_BITS = 50  # of the key of a set of cards

Singles = npt.NDArray[np.float32]


class Learned(NamedTuple):
    """What a dealer has learned: regrets, and the sums for the averages."""

    regrets: Singles
    pair_regrets: Singles
    sums: Singles
    pair_sums: Singles


class Solver:
    """One deal being solved: its tables, and the arrays that the passes fill."""

    def __init__(self, game: Game) -> None:
        self.game = game
        pairs, shown = len(game.pairs), len(game.low)
        groups, nodes = len(game.groups), len(game.node_union)
        self.totals = np.zeros((pairs, shown), np.int64)
        self.masses = np.zeros((pairs, shown))
        passes().fill_totals(game.record, self.totals)
        passes().fill_masses(game.record, self.masses)
        self.reach, self.stands = np.zeros((pairs, shown)), np.zeros((pairs, shown))
        self.worth, self.drawing = np.zeros((pairs, shown)), np.zeros((pairs, shown))
        self.received = np.zeros((groups, VALUES))
        self.able = np.ones(pairs)
        self.apart = np.full(pairs, np.nan)
        self.opens = np.zeros(nodes)
        self.learned = Learned(
            np.zeros((groups, nodes, 2), np.float32),
            np.zeros((groups, VALUES, 2), np.float32),
            np.zeros((groups, nodes, 2), np.float32),
            np.zeros((groups, VALUES, 2), np.float32),
        )
        self.regrets = np.zeros((pairs, shown, 2)), np.zeros((pairs, 2))
        self.sums, self.pair_sums = np.zeros((pairs, shown, 2)), np.zeros((pairs, 2))

    def divide(
        self, chosen: Strategy, progress: Progress, values: Sequence[int] = range(VALUES)
    ) -> None:
        """Find the value of dividing pairs of these values, where there are enough cards."""
        fixed = counts_of(chosen)
        alone = open_hands().draw_alone(self.game.record, fixed, self.opens)
        for value in values if self.game.enough else ():
            progress(say("study-dividing"), value / VALUES)
            if self.game.pack[value] > 1 and self.game.alike[value] > 0:
                # Play by a rule ignores the other hand, so two hands are worth twice one.
                brings = (
                    2 * alone[self.game.divided[value]]
                    if chosen
                    else divided_value(self.game, self.opens, value, fixed)
                )
                self.apart[pair_of(self.game, value)] = brings

    # --- strategies to begin with -----------------------------------------------------------------

    def new_dealer(self, chosen: Strategy) -> Dealer:
        """The first strategy of a dealer: a rule, or drawing to 17 if they play their best."""
        game = self.game
        hard, soft = (START, START) if chosen is None else (chosen.hard, chosen.soft)
        draws = game.node_total < np.where(game.node_total > game.node_low, soft, hard)
        every = np.tile(draws.astype(np.float32), (len(game.groups), 1))
        return Dealer(every, np.zeros((len(game.groups), VALUES), np.float32))

    def new_player(self, chosen: Strategy) -> Player:
        """The first strategy of a player: a rule, or drawing half the time if they play their
        best."""
        game, shape = self.game, self.totals.shape
        if chosen is None:
            return Player(np.full(shape, 0.5), np.zeros(len(game.pairs)))
        low = game.low[game.pairs][:, None] + game.low[None, :]
        soft = (self.totals > low) & (self.totals <= TARGET)
        draws = self.totals < np.where(soft, chosen.soft, chosen.hard)
        return Player(draws.astype(np.float64), np.zeros(len(game.pairs)))

    # --- passes -----------------------------------------------------------------------------------

    def dealer_pass(self, mode: int, dealer: Dealer, weight: float = 0.0, turn: int = 0) -> float:
        """One pass of the dealer over all groups; returns what they receive in them."""
        due = np.ones(len(self.game.groups), np.bool_)
        if mode == BY_REGRET:
            often = (self.reach * self.masses).sum(axis=0)[self.game.groups]
            turns = np.arange(len(due)) // THREADS + turn
            due = (often > 0.0) & ((often > RARE) | (turns % SELDOM == 0))
            self.received[~due] = 0.0
        with ThreadPoolExecutor(THREADS) as pool:
            parts = [
                pool.submit(
                    passes().dealer_pass, self.game.record, part, THREADS, mode, due, self.totals,
                    self.able, self.reach, tuple(dealer), tuple(self.learned), weight,
                    self.stands, self.received,
                )
                for part in range(THREADS)
            ]  # fmt: skip
            for part in parts:
                part.result()
        return float((self.received @ self.game.first).sum())

    def player_pass(self, mode: int, player: Player) -> float:
        """One pass of the player over their decisions; returns their expectation of the deal."""
        found = player_passes().player_pass(
            self.game.record, mode, self.totals, self.masses, self.stands, self.apart,
            tuple(player), self.regrets, self.worth, self.drawing,
        )  # fmt: skip
        return float(found)

    def reach_pass(self, player: Player, weight: float = 0.0) -> None:
        """Find how often a player's strategy stands on each pair and group."""
        begin = self.game.orders * (1.0 - self.game.of_one_kind * player.divides)
        player_passes().reach_pass(
            self.game.record, self.totals, player.draws, begin, weight, self.sums, self.reach
        )

    # --- both play their best ---------------------------------------------------------------------

    def improve(self, dealer: Dealer, progress: Progress) -> tuple[Dealer, float, int]:
        """Improve both strategies in turn.

        Returns the dealer's average, what they could gain by a best reply to the player's, and the
        number of rounds.
        """
        player = self.new_player(None)
        self.reach_pass(player)
        rounds, gap, gained, average = 0, 1.0, 0.0, dealer
        while rounds < ROUNDS and gap > CLOSE:
            rounds += 1
            weight = float(max(0, rounds - LEFT_OUT) ** 2)
            self.dealer_pass(BY_REGRET, dealer, weight, rounds)
            self.player_pass(BY_REGRET, player)
            self.pair_sums[:, 0] += weight
            self.pair_sums[:, 1] += weight * player.divides
            self.reach_pass(player, weight)
            progress(say("study-strategies-in-turn"), rounds / ROUNDS)
            if rounds >= LOOKED_AT and rounds % EVERY == 0:
                average, gap, gained = self.gap(dealer, player)
        return average, gained, rounds

    def gap(self, dealer: Dealer, player: Player) -> tuple[Dealer, float, float]:
        """The dealer's average, and what both together, and the dealer alone, gain by best replies.

        The arrays of the passes are left as they are after the dealer's average.
        """
        mine = Dealer(
            _average(self.learned.sums, dealer.draws),
            _average(self.learned.pair_sums, dealer.divides),
        )
        played = Player(_average(self.sums, player.draws), _average(self.pair_sums, player.divides))
        now = self.reach.copy()
        self.reach_pass(played)
        best = self.dealer_pass(BEST_REPLY, Dealer(mine.draws.copy(), mine.divides.copy()))
        received = self.dealer_pass(AS_GIVEN, mine)
        value = self.player_pass(AS_GIVEN, copied(played))
        gains = self.player_pass(BEST_REPLY, copied(played)) - value
        self.reach[:] = now
        return mine, gains + best - received, best - received


def copied(player: Player) -> Player:
    """A copy of a strategy, to be changed freely."""
    return Player(player.draws.copy(), player.divides.copy())


def _average(sums: npt.NDArray[Any], otherwise: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The second sum divided by the first; `otherwise` where the first is 0."""
    often = sums[..., 0]
    found = np.array(otherwise)
    np.divide(sums[..., 1], often, out=found, where=often > 0)
    return found


def pair_of(game: Game, value: int) -> int:
    """The number of the pair of two cards of a value."""
    return int(np.flatnonzero(game.counts[game.pairs, value] == 2)[0])


def divided_value(game: Game, opens: Floats, value: int, fixed: Ints) -> float:
    """The expectation of a player who divides a pair, times its probability.

    Each hand is drawn to as if it were alone, and ends with the same cards are combined, whichever
    hand has them.
    """
    keys, times, counts = open_hands().ends(game.record, opens, value)
    both = (keys[:, None] + keys[None, :] - (2 << 5 * value)).ravel()
    low = np.minimum(counts[:, None], counts[None, :]).ravel()
    high = np.maximum(counts[:, None], counts[None, :]).ravel()
    found, where = np.unique(both | low << _KEY_BITS | high << _KEY_BITS + 5, return_inverse=True)
    orders = np.bincount(where.ravel(), (times[:, None] * times[None, :]).ravel())
    cards = found & (1 << _KEY_BITS) - 1
    first, second = found >> _KEY_BITS & 31, found >> _KEY_BITS + 5
    ends = [len(found) * part // (4 * THREADS) for part in range(4 * THREADS + 1)]
    with ThreadPoolExecutor(THREADS) as pool:
        parts = [
            pool.submit(
                open_hands().sum_up,
                game.record,
                cards,
                orders,
                first,
                second,
                fixed,
                begin,
                end,
            )
            for begin, end in pairwise(ends)
        ]
        return float(sum(part.result() for part in parts))


def solve(
    game: Game,
    dealer_plays: Strategy = None,
    player_plays: Strategy = None,
    progress: Progress = quiet,
) -> Solution:
    """Both strategies, and the value of every decision of the player against the dealer's.

    Where the player plays their best, their strategy is the best reply to the dealer, so it is
    pure.
    """
    solver = Solver(game)
    solver.divide(dealer_plays, progress)
    dealer, player = solver.new_dealer(dealer_plays), solver.new_player(player_plays)
    dealer_gains, rounds = 0.0, 0
    if dealer_plays is None:  # in groups never reached, any pair may lie under what is shown
        solver.reach_pass(solver.new_player(None))
        solver.dealer_pass(BEST_REPLY, dealer)
    if dealer_plays is None and player_plays is None:
        dealer, dealer_gains, rounds = solver.improve(dealer, progress)
    elif dealer_plays is None:
        solver.reach_pass(player)
        solver.dealer_pass(BEST_REPLY, dealer)
    solver.dealer_pass(AS_GIVEN, dealer)
    best_player = solver.new_player(None)
    best = solver.player_pass(BEST_REPLY, best_player)
    value = best
    if player_plays is None:
        player = best_player
    else:
        value = solver.player_pass(AS_GIVEN, player)
    progress("Solved", 1.0)
    return Solution(
        game=game, dealer_plays=dealer_plays, player_plays=player_plays,
        totals=solver.totals, masses=solver.masses, opens=solver.opens, apart=solver.apart,
        dealer=dealer, player=player, stands=solver.stands, drawing=solver.drawing,
        worth=solver.worth, value=value, player_gains=best - value, dealer_gains=dealer_gains,
        rounds=rounds,
    )  # fmt: skip
