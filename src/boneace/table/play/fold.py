"""From stored events to a match. Imports the rules of games, which takes a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boneace import bots, games
from boneace.compiling.warm import warm
from boneace.declare import CUT
from boneace.kernel.contract import CHANCE
from boneace.languages import say
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.errors import StoreError
from boneace.table.play import notes, shuffle
from boneace.table.store.stored import StoredEvent, StoredMatch


def fold(stored: StoredMatch, events: Sequence[StoredEvent]) -> Match:
    """The match after its stored events. Raises StoreError if they do not fit together.

    Events that were taken back are left out. The cards come from the seed again, and must be the
    same as the stored cards.
    """
    events = notes.read(events, stored.id).events
    if stored.format not in shuffle.VERSIONS:
        raise StoreError(say("serving-unknown-dealing", match=stored.id))
    match = new(
        stored.game,
        players=[seat.name for seat in stored.seats],
        preset=stored.preset,
        options=dict(stored.options),
        dealer="cut" if stored.dealer == CUT else stored.dealer,
        shuffles=shuffle.shuffles(stored),
        at_once=True,
    )
    _play(stored, match, events, 0)
    return match


def go_on(stored: StoredMatch, match: Match, events: Sequence[StoredEvent]) -> None:
    """Follow the next events of the log, which hold no notes, with a match.

    Raises StoreError, IllegalMove or InvalidMove where they do not fit; the match is then not to
    be used any more.
    """
    begin = len(match)
    counted = [replace(event, number=at) for at, event in enumerate(events, begin + 1)]
    _play(stored, match, counted, begin)


def _play(stored: StoredMatch, match: Match, events: Sequence[StoredEvent], begin: int) -> None:
    """Play events that are numbered as in the match; `begin` is how many it has already."""
    for event in events:
        if event.seat == CHANCE:
            continue  # dealt with the decision before it, and compared below
        if len(match) != event.number - 1:
            raise _unfit(stored, event.number)
        if match.takes_aside(event.move):
            match.aside(event.seat, event.move, as_written=True)
        else:
            match.push(event.move, event.seat)
    plies = match.plies_from(begin)
    if len(plies) < len(events):
        raise _unfit(stored, begin + len(plies) + 1)
    for event, ply in zip(events, plies, strict=False):
        if (event.seat, event.move) != (ply.seat, ply.text):
            raise _unfit(stored, event.number)


def _unfit(stored: StoredMatch, number: int) -> StoreError:
    return StoreError(say("serving-unfit", match=stored.id, number=number))


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
