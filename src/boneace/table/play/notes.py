"""Notes in the log of a match, besides moves and cards; the rules do not know them.

A note is an event of the seat NOTE. So the numbers of the log and of the match differ from the
first note on; `read` gives the events that count, with the numbers of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from boneace.languages import later
from boneace.table.errors import Outdated
from boneace.table.store.stored import StoredEvent

NOTE = -2
"""The seat of a note; -1 is chance."""

END, PAUSE, RESUME, HINTS = "end", "pause", "resume", "hints"
_SPENT, _STAND_IN, _BACK = "spent", "stand-in", "back"


def undo(first: int) -> str:
    """The note that the match is taken back to this number of events."""
    return f"undo {first}"


def spent(seat: int, milliseconds: int) -> str:
    """The note that a decision of a seat took this long by its clock."""
    return f"{_SPENT} {seat} {milliseconds}"


def stand_in(seat: int) -> str:
    """The note that a bot plays for the person of a seat, who is absent or out of time."""
    return f"{_STAND_IN} {seat}"


def back(seat: int) -> str:
    """The note that the person of a seat is playing again."""
    return f"{_BACK} {seat}"


def changes_match(note: str) -> bool:
    """Whether the note changes how the match continues, or ends it."""
    return note.split()[0] not in (PAUSE, RESUME, HINTS, _SPENT, _STAND_IN, _BACK)


@dataclass
class Log:
    """The content of a log: the events that count, and the agreements."""

    rows: int = 0
    """The number of events stored, including notes and events taken back."""
    events: list[StoredEvent] = field(default_factory=list)
    undos: int = 0
    spent: list[tuple[int, int]] = field(default_factory=list)
    """The costs of decisions that no clock has counted yet: seat and milliseconds."""
    stood_in: set[int] = field(default_factory=set)
    """The seats of people for whom a bot plays."""
    helped: set[int] = field(default_factory=set)
    """The seats of people for whom a bot has played at any time."""
    paused: bool = False
    hints: bool = False
    """Whether it was agreed during the match that players may ask for hints."""
    ended: bool = False
    """Whether the match was ended by agreement, before its rules ended it."""

    def take(self, note: str) -> None:
        """Follow a note. Raises ValueError if this version does not know it."""
        match note.split():
            case ["undo", first]:
                del self.events[int(first) :]
                self.undos += 1
            case ["spent", seat, milliseconds]:
                self.spent.append((int(seat), int(milliseconds)))
            case ["stand-in", seat]:
                self.stood_in.add(int(seat))
                self.helped.add(int(seat))
            case ["back", seat]:
                self.stood_in.discard(int(seat))
            case ["pause"] | ["resume"]:
                self.paused = note == PAUSE
            case ["hints"]:
                self.hints = True
            case ["end"]:
                self.ended = True
            case _:
                raise ValueError(note)


def read(stored: Sequence[StoredEvent]) -> Log:
    """The log of a match. Raises Outdated for a note that this version does not know."""
    log = Log()
    for event in stored:
        log.rows += 1
        if event.seat == NOTE:
            try:
                log.take(event.move)
            except ValueError:
                raise Outdated(later("errors-old-log", number=event.number), stored) from None
            continue
        number = len(log.events) + 1
        log.events.append(event if event.number == number else replace(event, number=number))
    return log
