"""Hints and reviews at a table, made for a seat from what that seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneace.analysis.decisions import played
from boneace.analysis.hints import hint_of, titles_of
from boneace.analysis.review import review
from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.play import fold
from boneace.table.play.past.reviewed import (
    DecisionReviewed,
    MatchReviewed,
    MoveValued,
    SeatReviewed,
)
from boneace.table.play.protocol import Hinted, MoveHint

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boneace.analysis.hints import Hint
    from boneace.analysis.review import Reviewed
    from boneace.bots.seat import Seat
    from boneace.table.store.stored import StoredEvent, StoredMatch


def told(known: Seat) -> Hinted:
    """What the legal moves of a seat are worth, from what it knows, in the current language."""
    return sent(hint_of(known), known.plies)


def sent(found: Hint, number: int) -> Hinted:
    """A hint after this many events, in the form that the page gets."""
    moves = [
        MoveHint(
            move=hinted.move.text,
            label=hinted.label,
            worth=hinted.value.worth,
            error=hinted.value.error,
            chance=hinted.value.chance,
            why=hinted.why,
        )
        for hinted in found.moves
    ]
    return Hinted(number, found.sure, moves, list(found.hands))


def reviewed(
    stored: StoredMatch,
    events: Sequence[StoredEvent],
    stopped: Callable[[], bool] = lambda: False,
) -> MatchReviewed:
    """The review of a stored match; `labelled` has the labels of its moves.

    It takes seconds: call it in a thread. Raises TableError (503) once `stopped` says so: the
    server could not end before the thread does.
    """

    def go_on(done: int, of: int) -> None:
        if stopped():
            raise TableError(say("errors-stopping"), status=503)

    match = fold.fold(stored, events)
    found = review(match, told=go_on)
    seats = [
        SeatReviewed(
            seat.seat,
            seat.name,
            seat.start,
            seat.end,
            seat.luck,
            seat.loss,
            seat.decisions,
            seat.mistakes,
        )
        for seat in found.seats
    ]
    decisions = [_decision(decision) for decision in found.decisions]
    return MatchReviewed(stored.id, found.over, found.sure, seats, decisions)


def _decision(decision: Reviewed) -> DecisionReviewed:
    value = decision.value
    moves = [
        MoveValued(one.move.text, one.move.text, one.worth, one.error, one.chance)
        for one in decision.values.moves
    ]
    return DecisionReviewed(
        ply=decision.ply,
        deal=decision.deal,
        seat=decision.seat,
        made=decision.made.text,
        best=decision.values.best.move.text,
        loss=decision.loss,
        error=value.behind_error,
        chance_loss=decision.chance_loss,
        luck=decision.luck,
        moves=moves,
    )


def labelled(
    found: MatchReviewed, stored: StoredMatch, events: Sequence[StoredEvent]
) -> MatchReviewed:
    """A review with the moves' button labels in the current language."""
    decisions = played(fold.fold(stored, events)).decisions
    titles = {decision.ply: titles_of(decision.seat) for decision in decisions}

    def named(decision: DecisionReviewed) -> DecisionReviewed:
        called = titles[decision.ply]
        moves = [replace(one, label=called.get(one.move, one.move)) for one in decision.moves]
        return replace(decision, moves=moves)

    return replace(found, decisions=[named(one) for one in found.decisions])
