"""“You” in a sentence: the names of players as one of them hears them.

A message chooses its form by the name itself: `[you]` where only the reader is meant, `[among]`
where they are one of several, anything else where they are not. As text it begins a sentence, “You
and Ann”; inside one the message writes `WITHIN($who)`, “you and Ann”.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from boneace.languages import Later, current, say
from boneace.languages.forms import Heard


class Named(str):
    """A name in a sentence for the log, which is put into words for each reader: see `heard`."""

    seat: int

    def __new__(cls, name: str, seat: int) -> Named:
        made = super().__new__(cls, name)
        made.seat = seat
        return made

    def __reduce__(self) -> tuple[type[Named], tuple[str, int]]:
        """How a copy is made: a match keeps such names, and is copied and pickled."""
        return Named, (str(self), self.seat)


def you() -> Heard:
    """The reader, in the current language."""
    return _you(current())


@lru_cache(maxsize=32)
def _you(language: str) -> Heard:
    """The reader in the current language, which is this one: asked for with every event."""
    return Heard(say("names-you"), "you", say("names-you-within"))


def heard_by(seat: int | None, names: Sequence[str]) -> list[str]:
    """The names of the players as one seat hears them (None: a spectator)."""
    return [you() if place == seat else name for place, name in enumerate(names)]


def named(names: Sequence[str]) -> list[str]:
    """The names for sentences that are put into words later."""
    return [Named(name, seat) for seat, name in enumerate(names)]


def heard(line: str | Later, seat: int | None) -> str:
    """A sentence for the log as one seat hears it."""
    if isinstance(line, str):
        return line
    given = {
        key: you() if isinstance(value, Named) and value.seat == seat else value
        for key, value in line.given.items()
    }
    return str(Later(line.message, given))


def you_first(seats: Iterable[int], names: Sequence[str]) -> list[int]:
    """Seats in order, the reader's before the others: a list of sentences begins with “You”."""
    return sorted(seats, key=lambda seat: not isinstance(names[seat], Heard))
