"""The progress of compiling a game: the share done.

The process that compiles prints it line by line (`python -m boneace.compiling.warm --progress`);
the process that waits reads those lines. Nothing here needs the compiler.
"""

from __future__ import annotations

from dataclasses import dataclass

from boneace.languages import say

_MARK = "progress"


@dataclass(frozen=True)
class Progress:
    """`share` is the part that is done, 0 to 1.

    There is no estimate of the time left: on a machine with other work it would only grow.
    """

    share: float

    def line(self) -> str:
        """The progress as a line that `read` understands."""
        return f"{_MARK} {self.share:.3f}"

    @classmethod
    def read(cls, line: str) -> Progress | None:
        """The progress that a line gives; None if the line is about something else.

        >>> Progress.read("progress 0.250"), Progress.read("thirty-one: ready after 3 s")
        (Progress(share=0.25), None)
        """
        match line.split():
            case [mark, share] if mark == _MARK:
                try:
                    return cls(float(share))
                except ValueError:
                    return None
        return None

    @property
    def percent(self) -> int:
        return int(100 * self.share)

    def told(self) -> str:
        """The same as part of a sentence."""
        return say("engine-compiling-part", percent=self.percent)
