"""From stored events to a match. Imports the rules of games, which takes a moment."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import zip_longest

from boneace import bots, games
from boneace.compiling.warm import warm
from boneace.declare import CUT
from boneace.kernel.contract import CHANCE
from boneace.languages import later
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.errors import Outdated
from boneace.table.play import notes, outdated, shuffle
from boneace.table.store.stored import StoredEvent, StoredMatch

log = logging.getLogger(__name__)


def fold(stored: StoredMatch, events: Sequence[StoredEvent]) -> Match:
    """The match after its stored events. Raises Outdated where they do not fit the rules.

    Events that were taken back are left out. The cards come from the seed again, and must be the
    same as the stored cards.
    """
    events = notes.read(events).events
    if (reason := outdated.why(stored)) is not None:
        raise Outdated(reason, events)
    at = [1]
    try:
        return _folded(stored, events, at)
    except Exception as error:  # other rules may stumble over anything
        log.warning("match %s does not fit the rules at event %s", stored.id, at[0], exc_info=error)
        raise Outdated(later("errors-old-log", number=at[0]), events) from error


def _folded(stored: StoredMatch, events: Sequence[StoredEvent], at: list[int]) -> Match:
    """The match after its events; `at` is kept at the number of the event that is played."""
    match = new(
        stored.game,
        players=[seat.name for seat in stored.seats],
        preset=stored.preset,
        options=dict(stored.options),
        dealer="cut" if stored.dealer == CUT else stored.dealer,
        shuffles=shuffle.shuffles(stored),
        at_once=True,
    )
    for event in events:
        if event.seat == CHANCE:
            continue  # dealt with the decision before it, and compared below
        at[0] = event.number
        if len(match) != event.number - 1:
            raise ValueError("another number of events came before it")
        if match.takes_aside(event.move):
            match.aside(event.seat, event.move, as_written=True)
        else:
            match.push(event.move, event.seat)
    plies = match.plies
    for event, ply in zip_longest(events, plies[: len(events)]):
        at[0] = event.number
        if ply is None or (event.seat, event.move) != (ply.seat, ply.text):
            raise ValueError("something else happens")
    return match


def begin(game: str) -> None:
    """Load a game, interpreted, and call once everything that a table asks of it."""
    match = new(game, seed=0, at_once=True)
    assert isinstance(match.turn, int)
    match.push(bots.make("novice", game).choose(bots.Seat.of(match, match.turn)))
    match.present(0)


def go_on_compiled(game: str) -> None:
    """Load the compiled rules of a game, then let its matches continue with them."""
    warm(game)
    games.go_on_compiled(game)
