"""How far the compiling of a game has got: the share done and the time left.

The process that compiles prints it line by line (`python -m boneace.compiling.warm --progress`);
the process that waits reads those lines. Nothing here needs the compiler.
"""

from __future__ import annotations

from dataclasses import dataclass

from boneace.languages import say

_MARK = "progress"
_MINUTE = 60


@dataclass(frozen=True)
class Progress:
    """`share` is the part that is done, 0 to 1; `left` the seconds that the rest takes, roughly."""

    share: float
    left: float

    def line(self) -> str:
        """The progress as a line that `read` understands."""
        return f"{_MARK} {self.share:.3f} {self.left:.1f}"

    @classmethod
    def read(cls, line: str) -> Progress | None:
        """The progress that a line gives; None where the line is about something else.

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
        seconds = max(5, 5 * round(self.left / 5))  # an estimate: exact seconds would mislead
        return say("engine-compiling-seconds", percent=self.percent, seconds=seconds)
