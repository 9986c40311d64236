"""From stored events to a match. Imports the rules of games, which takes a moment."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
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
    """The match after its stored events. Raises Outdated if they do not fit the rules.

    Events that were taken back are left out. The cards come from the seed again, and must be the
    same as the stored cards.
    """
    events = notes.read(events).events
    if (reason := outdated.why(stored)) is not None:
        raise Outdated(reason, events)
    try:
        match = new(
            stored.game,
            players=[seat.name for seat in stored.seats],
            preset=stored.preset,
            options=dict(stored.options),
            dealer="cut" if stored.dealer == CUT else stored.dealer,
            shuffles=shuffle.shuffles(stored),
            at_once=True,
        )
        _play(match, events)
    except Exception as error:  # other rules may fail in any way
        at = error.number if isinstance(error, _Unfit) else 1
        log.warning("match %s does not fit the rules at event %s", stored.id, at, exc_info=error)
        raise Outdated(later("errors-old-log", number=at), events) from error
    return match


def go_on(match: Match, events: Sequence[StoredEvent]) -> bool:
    """Follow the next events of the log, which hold no notes, with a match.

    Returns False if they do not fit; the match must then not be used any more.
    """
    begin = len(match)
    try:
        _play(match, [replace(event, number=at) for at, event in enumerate(events, begin + 1)])
    except _Unfit:
        return False
    return True


class _Unfit(Exception):
    """An event does not follow from those before it."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


def _play(match: Match, events: Sequence[StoredEvent]) -> None:
    """Play events that are numbered as in the match. Raises _Unfit."""
    for event in events:
        if event.seat == CHANCE:
            continue  # dealt with the decision before it, and compared below
        if len(match) != event.number - 1:
            raise _Unfit(event.number)
        try:
            if match.takes_aside(event.move):
                match.aside(event.seat, event.move, as_written=True)
            else:
                match.push(event.move, event.seat)
        except Exception as error:
            raise _Unfit(event.number) from error
    before = events[0].number - 1 if events else 0
    for event, ply in zip_longest(events, match.plies_from(before)[: len(events)]):
        if ply is None or (event.seat, event.move) != (ply.seat, ply.text):
            raise _Unfit(event.number)


def begin(game: str) -> None:
    """Load a game, interpreted, and call once every function that a table uses."""
    match = new(game, seed=0, at_once=True)
    assert isinstance(match.turn, int)
    match.push(bots.make("novice", game).choose(bots.Seat.of(match, match.turn)))
    match.present(0)


def go_on_compiled(game: str) -> None:
    """Load the compiled rules of a game, then let its matches continue with them."""
    warm(game)
    games.go_on_compiled(game)
