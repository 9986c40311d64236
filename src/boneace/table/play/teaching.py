"""Lessons at the table: made from the record of a game, with the views of the learner's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.learn.lessons import LEARNER, lesson
from boneace.table.play import payload, shuffle
from boneace.table.play.taught import LessonSent, MoveAsked, NoteSent
from boneace.table.store.stored import StoredMatch, StoredSeat

if TYPE_CHECKING:
    from boneace.match.match import Match


def lesson_of(game: str) -> LessonSent:
    """The lesson of a game, in the language spoken.

    Raises OptionError for an unknown game, FileNotFoundError where it has no lesson.
    """
    match, notes = lesson(game)
    replay = payload.replay(match, _as_stored(match), LEARNER, you=True)
    result = match.present(LEARNER).result
    sent = [NoteSent(*note) for note in notes]
    return LessonSent(replay, sent, _asked(match), result)


def _asked(match: Match) -> list[MoveAsked]:
    """The moves of the learner, with what else could be played. This takes the match back."""
    found = []
    while len(match):
        _, text, aside = match.plies[-1]
        match.pop()
        if match.turn == LEARNER and not aside:
            view = match.present(LEARNER)
            found.append(MoveAsked(len(match), text, view.legal, view.closed))
    return found[::-1]


def _as_stored(match: Match) -> StoredMatch:
    """A match that no store holds, as the page is told of matches."""
    seats = tuple(StoredSeat("human", name) for name in match.players)
    return StoredMatch(
        id="lesson",
        game=match.game,
        preset=match.preset,
        options=match.options,
        seats=seats,
        dealer=0,
        seed=b"",
        format=shuffle.VERSION,
    )
