"""How far the compiling of a game is: a share done and a time left.

Whoever compiles writes it down a line at a time (`python -m boneace.warm --progress`), whoever
waits reads those lines. Nothing here needs the compiler.
"""

from __future__ import annotations

from dataclasses import dataclass

from boneace.languages import say

_MARK = "progress"
_MINUTE = 60


@dataclass(frozen=True)
class Progress:
    """`share` is what is done, 0 to 1; `left` the seconds that the rest will take, about."""

    share: float
    left: float

    def line(self) -> str:
        """As it is written down."""
        return f"{_MARK} {self.share:.3f} {self.left:.1f}"

    @classmethod
    def read(cls, line: str) -> Progress | None:
        """What a line says, None where it is about something else.

        >>> Progress.read("progress 0.250 30.0"), Progress.read("thirty-one: ready after 3 s")
        (Progress(share=0.25, left=30.0), None)
        """
        match line.split():
            case [mark, share, left] if mark == _MARK:
                try:
                    return cls(float(share), float(left))
                except ValueError:
                    return None
        return None

    @property
    def percent(self) -> int:
        return int(100 * self.share)

    def told(self) -> str:
        """The same as part of a sentence."""
        if self.left > 1.5 * _MINUTE:
            minutes = round(self.left / _MINUTE)
            return say("engine-compiling-minutes", percent=self.percent, minutes=minutes)
        seconds = max(5, 5 * round(self.left / 5))  # it is a guess: no odd seconds
        return say("engine-compiling-seconds", percent=self.percent, seconds=seconds)
