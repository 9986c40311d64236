"""What moves are worth in Best, Pair and Thirty-one: by the solution that the master plays.

The game is solved at every score (`solving.policy`), the betting of a deal when its first decision
comes, and the third stage when it comes. A move is worth what it brings a seat against the other
player of the solution, whose hands are weighted by how the solution bets with them. (The master
assumes more hands: `solving.third.WIDE`.) It is the solution of a simpler game: the blueprint of
the third stage is not exact, and it ignores suits.

Unsolved positions are valued by playouts, and marked: other options, positions that the
solution never reaches, and everything while the rules are still interpreted.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.declaration import DECLARATION
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.values import Expected, MoveValue, Values

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.games.best_pair_thirty_one.solving.policy import Policy
    from boneace.games.best_pair_thirty_one.solving.sight import Sight
    from boneace.games.best_pair_thirty_one.solving.worths import MoveWorth, Worth
    from boneace.games.facts import Facts

MIXED = 0.01
"""A move that the solution makes less often than this does not count as part of its mix."""
NEAR = 0.01
"""If the solution would mix in a move that is worth less by more than this, in games, it has not
learned the decision, because it seldom gets there. Then its mix is not shown."""
TOLERANCE = 0.003
"""A move that is worth less by at most this, in games, is as good: the solution is no closer."""


def analyst(options: Facts) -> Solved | None:
    """The analyst for a match of one game with the usual options, if the policy is complete."""
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    if options != _usual():
        return None
    try:
        policy = shipped()
    except ValueError:  # the file is of another kind
        return None
    return Solved(policy) if policy is not None and policy.whole else None


def _usual() -> Facts:
    values = {option.name: option.default for option in DECLARATION.options}
    return facts(options_record(DECLARATION, 2, values))


_working = Lock()  # the second decision of a deal waits for the solution of the first


class Solved:
    """Values by the solution."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def __repr__(self) -> str:
        return f"<Solved analyst for {DECLARATION.name}>"

    def values(self, seat: Seat) -> Values | None:
        """Value every legal move of a seat whose turn it is."""
        from boneace.games.best_pair_thirty_one.solving import worths

        sight = _sight(seat)
        if sight is None:
            return None
        with _working:
            found = worths.moves_of(sight)
            if found is None:
                return None
            rng = np.random.default_rng((seat.plies, seat.seat))
            hands = _hands(seat, worths.hands_of_other(sight, rng))
        best = max(of.worth.games for of in found)
        learned = all(best - of.worth.games <= NEAR for of in found if (of.mix or 0) >= MIXED)
        moves = [_value(seat, of, best, learned) for of in found]
        moves.sort(key=lambda value: value.behind)
        return Values(tuple(moves), "abstract", hands)

    def expected(self, seat: Seat) -> Expected | None:
        """Value the position of a seat, no matter whose turn it is, and after the end too."""
        from boneace.games.best_pair_thirty_one.solving import worths

        view = seat.view[0]
        if int(view["phase"]) == st.DONE:
            won, lost = (int(view["games"][s]) for s in (seat.seat, 1 - seat.seat))
            return Expected(float(won - lost), chance=float(won > lost))
        if int(view["phase"]) == st.DEALING and int(view["to_deal"]) == 6:
            return _expected(self._before_the_deal(seat))
        if seat.legal:
            values = self.values(seat)
            return None if values is None else values.expected
        sight = _sight(seat)
        if sight is None or sight.phase != st.BETTING:
            return None
        with _working:
            return _expected(worths.waiting(sight))

    def _before_the_deal(self, seat: Seat) -> Worth:
        from boneace.games.best_pair_thirty_one.solving.betting import D, N
        from boneace.games.best_pair_thirty_one.solving.worths import Worth

        dealer = int(seat.view[0]["dealer"])
        points = [int(seat.view[0]["points"][s]) for s in (1 - dealer, dealer)]
        role = D if seat.seat == dealer else N
        return Worth.to(role, self._policy.worth(*points), self._policy.lead(*points))


def _sight(seat: Seat) -> Sight | None:
    """What a seat sees of a deal that can be solved now; None if it cannot."""
    from boneace.games.best_pair_thirty_one.solving.sight import sight_of

    if int(seat.view[0]["phase"]) not in (st.BETTING, st.COUNTING):
        return None
    if seat.at_once and not seat.thinking().compiled:
        return None
    return sight_of(seat.options, seat.view, seat.seat)


def _value(seat: Seat, of: MoveWorth, best: float, learned: bool) -> MoveValue:
    mix = of.mix if learned else None
    return MoveValue(
        of.worth.games,
        chance=of.worth.chance,
        move=seat.move(of.move),
        behind=best - of.worth.games,
        behind_error=0.0 if of.worth.games == best else TOLERANCE,
        mix=0.0 if mix is not None and mix < MIXED else mix,
    )


def _expected(worth: Worth) -> Expected:
    return Expected(worth.games, chance=worth.chance)


def _hands(seat: Seat, of_other: list[int]) -> Any:
    """Hands of both seats, in the form of `Values.hands`."""
    found = np.zeros((len(of_other), 2), np.int64)
    found[:, seat.seat] = int(seat.view[0]["hands"][seat.seat])
    found[:, 1 - seat.seat] = of_other
    return found
