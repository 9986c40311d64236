"""The review of a match: every decision by what its seat knew then; luck and skill separated."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from boneace.analysis.analysts import Valuer, valuer_of
from boneace.analysis.beliefs import Belief, CountsHands, beliefs
from boneace.analysis.decisions import Decision, Played, played
from boneace.analysis.luck import account
from boneace.cluster import Threads, in_order
from boneace.games.options import options_record
from boneace.kernel.arguments import whole, wrong_type
from boneace.match.match import Match
from boneace.values import Analyst, Expected, MoveValue, Sureness, Values

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.cluster import Workers
    from boneace.moves import Move

PLAYOUTS, FEWEST = 8_000, 500
"""Playouts for each decision by default: the most, and the fewest (in a very long match)."""
ALL_PLAYOUTS = 5_000_000
"""Playouts for a whole match: less than a minute on two cores."""
THREADS = 2
"""Decisions valued at the same time; compiled playouts let other threads run."""

Told = Callable[[int, int], None]
"""Called with the number of decisions done, and the number of all."""


@dataclass(frozen=True)
class Reviewed:
    """One decision: what the moves were worth to the seat, and which it made."""

    ply: int
    """The number of the event, from 0."""
    deal: int
    seat: int
    made: Move
    values: Values
    loss: float
    """How much less the move made is worth than the best; 0 if no difference is shown."""
    chance_loss: float | None
    """The same in chances to win the match."""
    luck: float
    """What cards and other players have brought since the seat's last decision."""
    before: tuple[Belief, ...]
    """What the seat believed about hidden hands when it made the move."""
    after: tuple[Belief, ...] | None
    """The same at its next decision in the deal; None if it had no other."""

    @property
    def value(self) -> MoveValue:
        """The value of the move made."""
        return self.values.of(self.made.number)


@dataclass(frozen=True)
class Summary:
    """A seat over the whole match: `start + luck - loss == end`."""

    seat: int
    name: str
    start: float
    """What the seat could expect before the first event."""
    end: float
    """What it has won; where the match is not over, what it can expect."""
    luck: float
    loss: float
    last_luck: float
    """The part of the luck that came after its last decision."""
    decisions: int
    mistakes: int
    """The number of decisions that lost value."""


@dataclass(frozen=True, repr=False)
class Review:
    """A match reviewed."""

    game: str
    preset: str
    players: tuple[str, ...]
    over: bool
    sure: Sureness
    """How the least certain of the decisions was valued; `rollout` if there are none."""
    seats: tuple[Summary, ...]
    decisions: tuple[Reviewed, ...]
    """In the order in which they were made."""

    @property
    def worst_first(self) -> tuple[Reviewed, ...]:
        """The decisions that lost value, the largest losses first."""
        lost = [decision for decision in self.decisions if decision.loss > 0]
        return tuple(sorted(lost, key=lambda decision: (-decision.loss, decision.ply)))

    def __repr__(self) -> str:
        seats, lost = len(self.players), len(self.worst_first)
        made = f"{len(self.decisions)} decisions, {lost} with a loss"
        return f"<Review of {self.game}, {seats} seats: {made} ({self.sure})>"

    def _repr_svg_(self) -> str:
        """What each seat could expect, decision by decision, for a notebook."""
        drawn: str = import_module("boneace.analysis.plot").svg(self)
        return drawn

    def _repr_html_(self) -> str:
        """The same with the tables of the report."""
        page: str = import_module("boneace.analysis.page").html(self)
        return page


_LEAST_SURE: tuple[Sureness, ...] = ("rollout", "abstract", "exact")


def review(
    match: Match,
    *,
    playouts: int | None = None,
    seat: int | None = None,
    analyst: Analyst | None = None,
    compiled: bool = False,
    workers: Workers | None = None,
    told: Told | None = None,
) -> Review:
    """Review a match as far as it was played. Raises OptionError for a `seat` that does not exist,
    WrongType or WrongValue for `playouts` that are not a number from 1 on.

    With `seat` only the decisions of that seat are valued. `playouts` is the number for each
    decision; by default as many as a minute allows, 8000 at most. `analyst` replaces the game's
    own; where it has no value, playouts are made. `compiled` uses compiled rules even if the match
    is interpreted, and waits for them. `workers` (`boneace.cluster`) value the decisions instead of
    threads of this process, by compiled rules: the numbers stay the same, and an `analyst` must be
    picklable. `told` is called after every decision, with the number done and the number of all.
    """
    if not isinstance(match, Match):
        raise wrong_type("match", "arguments-a-match", match)
    if seat is not None:
        match.view(seat)  # checks it
    if playouts is not None:
        playouts = whole("playouts", playouts, 1)
    options = options_record(match.declaration, match.seats, match.options)
    found = played(match, compiled=compiled or workers is not None)
    wanted = range(match.seats) if seat is None else [seat]
    decisions = [one for one in found.decisions if one.seat.seat in wanted]
    if playouts is None:
        playouts = max(FEWEST, min(PLAYOUTS, ALL_PLAYOUTS // max(1, len(decisions))))
    asked = valuer_of(match.game, options, playouts, analyst)
    values = _valued(asked, decisions, workers, told)
    counter = CountsHands(match.game, options)
    known = [
        tuple(beliefs(decision.seat, value.hands, counter))
        for decision, value in zip(decisions, values, strict=True)
    ]
    summaries, reviewed = [], []
    for one in wanted:
        mine = [at for at, decision in enumerate(decisions) if decision.seat.seat == one]
        own = [(decisions[at], values[at], known[at]) for at in mine]
        summary, told_of = _of_seat(match, asked, found, one, own)
        summaries.append(summary)
        reviewed += told_of
    reviewed.sort(key=lambda decision: decision.ply)
    sures = {value.sure for value in values}
    return Review(
        match.game,
        match.preset,
        tuple(match.players),
        match.over,
        next((sure for sure in _LEAST_SURE if sure in sures), "rollout"),
        tuple(summaries),
        tuple(reviewed),
    )


def _valued(
    valuer: Valuer, decisions: list[Decision], workers: Workers | None, told: Told | None
) -> list[Values]:
    """The values of all decisions, found by workers, else in a few threads."""
    found: list[Values] = []
    with ExitStack() as open_until_done:
        if workers is None:
            workers = Threads(THREADS)
            open_until_done.callback(workers.close)
        seats = ((one.seat,) for one in decisions)
        for _, values in in_order(partial(_values_of, valuer), seats, workers):
            found.append(values)
            if told is not None:
                told(len(found), len(decisions))
    return found


def _values_of(valuer: Valuer, seat: Seat, _stopped: Callable[[], bool]) -> Values:
    return valuer.values(seat)


def _of_seat(
    match: Match,
    valuer: Valuer,
    found: Played,
    seat: int,
    own: list[tuple[Decision, Values, tuple[Belief, ...]]],
) -> tuple[Summary, list[Reviewed]]:
    start, end = valuer.expected(found.begun[seat]), valuer.expected(found.ended[seat])
    made = [values.of(decision.made.number) for decision, values, _ in own]
    losses = [0.0 if value.is_as_good else value.behind for value in made]
    expected = [(value.worth + loss, loss) for value, loss in zip(made, losses, strict=True)]
    sums = account(start.worth, expected, end.worth)
    reviewed = []
    for at, (decision, values, before) in enumerate(own):
        goes_on = at + 1 < len(own) and own[at + 1][0].deal == decision.deal
        reviewed.append(
            Reviewed(
                decision.ply,
                decision.deal,
                seat,
                decision.made,
                values,
                losses[at],
                _chance_loss(made[at], values.best, losses[at]),
                sums.lucks[at],
                before,
                own[at + 1][2] if goes_on else None,
            )
        )
    summary = Summary(
        seat,
        match.players[seat],
        start.worth,
        end.worth,
        sums.luck,
        sums.loss,
        sums.last_luck,
        len(own),
        sum(loss > 0 for loss in losses),
    )
    return summary, reviewed


def _chance_loss(made: Expected, best: Expected, loss: float) -> float | None:
    if made.chance is None or best.chance is None:
        return None
    return max(0.0, best.chance - made.chance) if loss else 0.0
