"""Lessons and puzzles at the table: made from records, with the views of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.analysis.hints import hint_from
from boneace.bots.seat import Seat
from boneace.languages.you import heard_by
from boneace.learn.lessons import LEARNER, lesson
from boneace.learn.puzzles import puzzle
from boneace.learn.written import puzzle_lines
from boneace.match.past import Past
from boneace.table.play import payload, shuffle
from boneace.table.play.learning.taught import LessonSent, MoveAsked, NoteSent, PuzzleSent
from boneace.table.play.past import hints
from boneace.table.play.protocol import KEPT_EVENTS
from boneace.table.store.stored import StoredMatch, StoredSeat

if TYPE_CHECKING:
    from boneace.match.match import Match


def lesson_of(game: str) -> LessonSent:
    """The lesson of a game, in the current language.

    Raises OptionError for an unknown game, FileNotFoundError if it has no lesson.
    """
    match, notes, pictured = lesson(game)
    replay = payload.replay(match, as_stored(match, LEARNER), LEARNER, you=True)
    result = match.present(LEARNER).result
    sent = [NoteSent(*note) for note in notes]
    return LessonSent(replay, sent, _asked(match), result, pictured)


def _asked(match: Match) -> list[MoveAsked]:
    """The moves of the learner, with the alternatives. This takes the match back."""
    found = []
    while len(match):
        _, text, aside = match.plies[-1]
        match.pop()
        if match.turn == LEARNER and not aside:
            view = match.present(LEARNER)
            found.append(MoveAsked(len(match), text, view.legal, view.closed))
    return found[::-1]


def puzzle_of(game: str, number: int) -> PuzzleSent:
    """A puzzle of a game, counted from 0, in the current language.

    Raises OptionError for an unknown game, IndexError for a puzzle that does not exist.
    """
    match, seat, values = puzzle(game, number)
    hint = hints.sent(hint_from(Seat.of(match, seat), values), len(match))
    seen = max(0, match.known(seat) - KEPT_EVENTS)
    welcome = payload.welcomed(match, seat, seen, Past(), as_stored(match, seat), you=True)
    return PuzzleSent(number, len(puzzle_lines(game)), welcome, hint.sure, hint.moves)


def as_stored(match: Match, you: int | None = None) -> StoredMatch:
    """A match that is not in a store, in the form that the page gets matches.

    The reader’s seat, if given, is called “You”: the names in a record are those of strangers.
    """
    names = heard_by(you, match.players)
    seats = tuple(StoredSeat("human", str(name)) for name in names)
    return StoredMatch(
        id="learn",
        game=match.game,
        preset=match.preset,
        options=match.options,
        seats=seats,
        dealer=0,
        seed=b"",
        format=shuffle.FROM_SEED,
    )
