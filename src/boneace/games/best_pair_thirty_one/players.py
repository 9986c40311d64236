"""The expert and the master of Best, Pair and Thirty-one: they play by the solution of the deal.

At the first decision of a deal its betting is solved, using the value of the game at every score
and a blueprint of the third stage (`solving.policy`). When the third stage comes, it is solved
again, for the hands that the betting leaves, or that lie open after a see. They make each move with
the probabilities of these solutions. Options that hardly change a decision are ignored.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.declaration import OPTIONS
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots import Seat
    from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
    from boneace.games.best_pair_thirty_one.solving.sight import Sight
    from boneace.moves import Move

SOLVED = ("prial_first", "two_prials", "two_32s", "pair_cards", "showdown")
"""Options for deals with a prial, which have no betting, and for two hands of 32: they change what
the betting is worth by less than the solution errs. So does who shows a hand, until hands have been
compared; then what lies open is solved for, as are the cards that count for Pair.
"""


def player(level: str, seed: int) -> Solver | None:
    """The bot of a level: from the expert on, it plays by the solution."""
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    if shipped() is None:
        return None
    made = {"expert": Solver, "master": Thorough}.get(level)
    return None if made is None else made(seed)


def prepare() -> None:
    """Load what the players need, and compile it if necessary: about ten seconds."""
    from boneace.games.best_pair_thirty_one.solving import prepare as ready
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    if shipped() is not None:
        ready()


class Solver:
    """Bets, draws and stands by an equilibrium of the deal."""

    rounds, third_rounds = 60, 12

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Move | None:
        """The move; None if there is no solution for it."""
        shares = _shares(seat, self)
        if shares is None:
            return None
        luck = Random(scattered(self.seed, seat.plies))
        [move] = luck.choices(list(shares), list(shares.values()))
        return seat.move(move)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for Best, Pair and Thirty-one>"


class Thorough(Solver):
    """The same with more thought."""

    rounds, third_rounds = 120, 40


def _shares(seat: Seat, player: Solver) -> dict[int, float] | None:
    """How often to make each move; None if there is no solution for it."""
    from boneace.games.best_pair_thirty_one.solving.sight import sight_of
    from boneace.games.best_pair_thirty_one.solving.solved import betting_of, third_of
    from boneace.games.best_pair_thirty_one.solving.third import WIDE

    sight = sight_of(solved_options(seat.options), seat.view, seat.seat)
    if sight is None:
        return None
    sight = sight._replace(told=sight.told._replace(laid_open=laid_open(seat.options, seat.view)))
    hidden = bool(seat.options["pair_cards"][0] == st.HIDDEN)
    sight = sight._replace(situation=sight.situation._replace(hidden=hidden))
    if sight.phase == st.BETTING:
        return _bets(sight, betting_of(sight.situation, player.rounds))
    rounds = player.rounds, player.third_rounds
    third = third_of(sight.situation, sight.told, *rounds, WIDE)
    share = third.share(sight.role, sight.ranks, sight.standing)
    return None if share is None else {st.DRAW: share, st.STAND: 1 - share}


def solved_options(options: Any) -> Any:
    """The options, with those that hardly change the decision at their defaults."""
    found = options.copy()
    for option in OPTIONS:
        if option.name in SOLVED:
            found[option.name] = option.code(option.default)
    return found


def laid_open(options: Any, state: Any) -> tuple[int, int] | None:
    """The hidden cards that the non-dealer and the dealer were dealt, if both have shown them."""
    view = state[0]
    if options["showdown"][0] != st.ALL or view["how"][st.PAIR] != st.SEEN:
        return None
    n, d = (
        int(view["shown"][seat]) & ~(1 << int(view["upcard"][seat]))
        for seat in (1 - int(view["dealer"]), int(view["dealer"]))
    )
    return n, d


def _bets(sight: Sight, deal: QuickDeal) -> dict[int, float]:
    """How often to make each bet with the hand of the seat."""
    place, holding = sight.place(deal.tree), sight.holding(deal.table)
    moves, shares = deal.tree.nodes[place].moves, deal.shares(place)[:, holding]
    return {move: float(share) for move, share in zip(moves, shares, strict=True)}
