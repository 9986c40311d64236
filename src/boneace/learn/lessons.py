"""The first deal of a game, for learning: a record with notes, `lesson.toml` in the game's folder.

The learner has seat 0 and plays the written moves; the notes give the reasons. A deal may have
`x-notes`: by the number of moves made in it, one note or a list, each the last part of a message id
(`draw` is `thirty-one-learn-draw`). It may also have `x-pictured`: the numbers of moves after which
the rule book shows a picture of the table, with the notes of that moment below.

    [[deals]]
    pack = "KH 9S 4D …"
    moves = ["draw", "discard 4D", …]
    x-notes = { 0 = ["goal", "hand"], 1 = "draw", 12 = "end" }
    x-pictured = [1]
"""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING, NamedTuple

from boneace import games, record
from boneace.kernel.contract import CHANCE
from boneace.languages import say
from boneace.learn.written import LESSON
from boneace.match.replaying import replay

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.record import Record

LEARNER = 0
"""The seat of the learner."""

_NOTES, _PICTURED = "x-notes", "x-pictured"


class Note(NamedTuple):
    """A text shown after this number of events of the match."""

    after: int
    text: str


class Lesson(NamedTuple):
    """A lesson in the current language: its match, played through, and its notes in order."""

    match: Match
    notes: list[Note]
    pictured: list[int]
    """The numbers of events after which the rule book shows the table."""


def lesson(game: str) -> Lesson:
    """The lesson of a game.

    Raises OptionError for an unknown game, FileNotFoundError where it has no lesson, RecordError
    and ValueError where the file is not right.
    """
    with as_file(files(games.declaration(game).package) / LESSON) as path:
        written = record.read(path)
    match = replay(written, at_once=True)
    return Lesson(match, _notes(game, written, match), _pictured(game, written, match))


def _notes(game: str, written: Record, match: Match) -> list[Note]:
    found: list[Note] = []
    begun, moved = 0, _moved(match)
    for number, deal in enumerate(written.deals, 1):
        for made, keys in sorted((int(k), v) for k, v in deal.carried.get(_NOTES, {}).items()):
            if not 0 <= made <= len(deal.moves):
                raise ValueError(
                    f"{game}: deal {number} has no {made} moves to note anything after"
                )
            after = moved[begun + made]
            for key in [keys] if isinstance(keys, str) else keys:
                found.append(Note(after, say(f"{game}-learn-{key}")))
        begun += len(deal.moves)
    return found


def _pictured(game: str, written: Record, match: Match) -> list[int]:
    found: list[int] = []
    begun, moved = 0, _moved(match)
    for number, deal in enumerate(written.deals, 1):
        for made in deal.carried.get(_PICTURED, []):
            if str(made) not in deal.carried.get(_NOTES, {}):
                raise ValueError(f"{game}: deal {number} has no note after {made} moves to picture")
            found.append(moved[begun + made])
        begun += len(deal.moves)
    return found


def _moved(match: Match) -> list[int]:
    """By the number of moves made, the number of events until the next move or the end.

    The cards that chance deals after a move belong to it.
    """
    moves = [at for at, ply in enumerate(match.plies) if ply.seat != CHANCE]
    return [*moves, len(match)]
