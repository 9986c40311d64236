"""The values of positions of Best, Pair and Thirty-one with all cards seen, for `benchmarks.luck`.

Both players are assumed to play the solution of the betting, and to stand from a fixed total
afterwards. That need not be near their real play: it only decides how much luck is removed
(`boneace.arena.luck`). Values are pairs: how much likelier seat 0 is to win the game than seat 1,
and the value of the game in games, a double one counting as two.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from boneace.arena import luck
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.solving.betting import D, N, over, settings_of_codes
from boneace.games.best_pair_thirty_one.solving.policy import Policy, shipped
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.sight import Situation, sight_of
from boneace.games.best_pair_thirty_one.solving.solved import betting_of
from boneace.games.best_pair_thirty_one.solving.stakes import single, stake
from boneace.games.best_pair_thirty_one.solving.upcards import with_best
from boneace.games.count import TARGET, count_high

GAME = "best-pair-thirty-one"
ENOUGH = 26
"""The total from which both are assumed to stand: it comes nearest to the solution."""
CARDS = {value: 16 if value == 10 else 4 for value in range(2, 12)}
"""The number of cards of the pack with each count."""
Worths = np.ndarray[Any, np.dtype[np.float64]]


class Judge:
    """The values, by the solution of the betting after a number of rounds."""

    def __init__(self, options: Any, rounds: int) -> None:
        self.options, self.rounds = options, rounds
        policy = shipped()
        assert policy is not None
        self.policy = policy
        settings = settings_of_codes(options)
        assert settings is not None
        self.settings = settings
        self._kept: tuple[Situation, Valued] | None = None
        self._dealt: list[int] | None = None  # the hands of N and D as they were dealt

    def worth(self, state: Any) -> Worths:
        """The value of a position to seat 0."""
        s = state[0]
        if int(s["phase"]) == st.DONE:
            won = float(s["games"][0] - s["games"][1])
            return np.array([single(won), won])
        n = 1 - int(s["dealer"])
        if int(s["phase"]) == st.DEALING:
            points = int(s["points"][n]), int(s["points"][1 - n])
            to_n = np.array([self.policy.lead(*points), self.policy.worth(*points)])
        else:
            to_n = self._in_the_deal(state, n)
        return to_n if n == 0 else -to_n

    def of_chance(self, state: Any, made: int) -> Worths:
        """The gain by a chance move. Cards of a deal count when the last one is dealt."""
        s = state[0]
        if int(s["phase"]) != st.DEALING:
            return luck.of_chance(GAME, self.options, self, state, made)
        if int(s["to_deal"]) > 1:
            return np.zeros(2)
        dealer = int(s["dealer"])
        n, up = 1 - dealer, (int(s["upcard"][1 - dealer]), made)
        points = int(s["points"][n]), int(s["points"][dealer])
        valued = self._valued(Situation(up, with_best(up, points), self.settings))
        usual = valued.mean - self._best(points, with_best(up, points))
        dealt = luck.after(GAME, self.options, state, made)
        brought, hands = self.worth(dealt), dealt[0]["hands"]
        self._dealt = [int(hands[n]), int(hands[dealer])]
        return brought - usual if n == 0 else brought + usual

    def _best(self, before: tuple[int, int], points: tuple[int, int]) -> Worths:
        """N's gain by the point for Best: as much as N loses if the other gets it."""
        n, d = before
        to_n, to_d = self._at(n + 1, d), self._at(n, d + 1)
        return (to_n - to_d) / 2 if points[N] > n else (to_d - to_n) / 2

    def _at(self, n: int, d: int) -> Worths:
        """The value of a score to N, before a deal or after the last one."""
        ended = over(n, d, self.settings)
        if ended is not None:
            return np.array([single(ended), ended])
        return np.array([self.policy.lead(n, d), self.policy.worth(n, d)])

    def _valued(self, situation: Situation) -> Valued:
        if self._kept is None or self._kept[0] != situation:
            deal = betting_of(situation, self.rounds)
            self._kept = situation, Valued(deal, situation.cards, self.policy)
        return self._kept[1]

    def _in_the_deal(self, state: Any, n: int) -> Worths:
        """The value of a position of the betting or of the third stage to N."""
        s = state[0]
        if int(s["phase"]) == st.BETTING:
            own, other = (sight_of(self.options, state, seat) for seat in (n, 1 - n))
            assert own is not None and other is not None
            valued = self._valued(own.situation)
            table = valued.deal.table
            places = valued.places(own.holding(table), other.holding(table))
            return places[own.place(valued.deal.tree)]
        seats = n, 1 - n
        points = int(s["points"][n]), int(s["points"][1 - n])
        won, lost = self._next(points[N] + 1, points[D]), self._next(points[N], points[D] + 1)
        chance = _chance(s, [int(s["hands"][seat]) for seat in seats], seats)
        if self._dealt is None:
            return lost + (won - lost) * chance
        sight = sight_of(self.options, state, n)
        assert sight is not None
        valued = self._valued(sight.situation)
        line = valued.line(sight.told.line(valued.deal.tree), self._dealt)
        return line + (won - lost) * (chance - to_n(_totals(self._dealt), N, 0))

    def _next(self, n: int, d: int) -> Worths:
        """The value of a score after a deal to N, who deals next."""
        return self._at(n, d) if max(n, d) >= st.GAME else -self._at(d, n)


class Valued:
    """A deal with its solution: its value to N on average, and with any two hands."""

    def __init__(self, deal: QuickDeal, ups: tuple[int, int], policy: Policy) -> None:
        self.deal, self.ups = deal, ups
        if deal.over is not None:
            self.mean = np.array([single(deal.over), deal.over])
            return
        lines, settings = deal.tree.lines, deal.settings
        games = deal.both([stake(line, policy.worth, settings) for line in lines])[N]
        leads = deal.both([stake(line, policy.lead, settings, single) for line in lines])[N]
        self._worths = leads, games
        n, d = deal.reach(N)[1], deal.reach(D)[1]
        of_lines = [
            sum(float(a @ (w @ b)) for a, w, b in zip(n, worths, d, strict=True))
            for worths in self._worths
        ]
        self.mean = np.array(of_lines) + np.array([deal.prials(single), deal.prials()])
        self._shares = [deal.shares(place) for place in range(len(deal.tree.nodes))]
        self._places: dict[tuple[int, int], list[Worths]] = {}

    def places(self, n: int, d: int) -> list[Worths]:
        """The value of every decision of the betting to N with these holdings."""
        if (n, d) not in self._places:
            self._places[n, d] = self._walked(n, d)
        return self._places[n, d]

    def line(self, line: int, hands: list[int]) -> Worths:
        """The value of a line of the betting to N with these hands."""
        table = self.deal.table
        n, d = (
            int(held.of[list(held.cards).index(hand & ~(1 << up))])
            for held, hand, up in zip((table.n, table.d), hands, self.ups, strict=True)
        )
        found: Worths = self._ends(n, d)[:, line]
        return found

    def _ends(self, n: int, d: int) -> Worths:
        often = self.deal.table.dealt.ways[n, d] / self.deal.table.dealt.all
        worths = [[worth[n, d] for worth in worths] for worths in self._worths]
        found: Worths = np.array(worths) / often
        return found

    def _walked(self, n: int, d: int) -> list[Worths]:
        deal = self.deal
        ends = self._ends(n, d)
        found: list[Worths] = [np.zeros(2)] * len(deal.tree.nodes)
        for place in range(len(found) - 1, -1, -1):
            node = deal.tree.nodes[place]
            shares = self._shares[place][:, (n, d)[node.seat]]
            each = [found[a] if a >= 0 else ends[:, ~a] for a in node.after]
            found[place] = sum(share * of for share, of in zip(shares, each, strict=True))
        return found


# --- the third stage ------------------------------------------------------------------------------


def _chance(s: Any, hands: list[int], seats: tuple[int, int]) -> float:
    """The probability that N makes the point of the third stage, by a simple model of it."""
    out = sum(1 << role for role, seat in enumerate(seats) if s["satisfied"] >> seat & 1)
    turn = int(s["turn"] != seats[N])
    if int(s["phase"]) == st.DRAWING:  # waiting for a card
        return mean_drawn(_totals(hands), turn, out)
    return to_n(_totals(hands), turn, out)


def _totals(hands: list[int]) -> tuple[int, int]:
    """The totals of the hands of N and D."""
    n, d = (int(count_high(np.int64(hand))) for hand in hands)
    return n, d


@cache
def to_n(totals: tuple[int, int], turn: int, out: int) -> float:
    """The probability that N makes the point if both stand from `ENOUGH`, by their totals.

    `turn` is the player to choose, and `out` the set of those who stand.
    """
    if totals[turn] < ENOUGH:
        return mean_drawn(totals, turn, out)
    out |= 1 << turn
    if out == 3:
        return float(1 + np.sign(totals[N] - totals[D])) / 2
    return to_n(totals, 1 - turn, out)


def mean_drawn(totals: tuple[int, int], turn: int, out: int) -> float:
    """The same after the player to choose has asked for a card from a whole pack."""
    return sum(many * drawn(totals, turn, out, more) for more, many in CARDS.items()) / 52


def drawn(totals: tuple[int, int], turn: int, out: int, more: int) -> float:
    """The same after the player to choose has drawn a card that counts `more`."""
    total = totals[turn] + more
    if total >= TARGET:
        return float((total == TARGET) == (turn == N))
    after = (total, totals[D]) if turn == N else (totals[N], total)
    return to_n(after, turn if out else 1 - turn, out)
