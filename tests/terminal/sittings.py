"""Matches to test the terminal with: fixed seeds and novices, so that they are quick."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from typing import Any

from boneace.terminal.plain import Plain
from boneace.terminal.sitting import Sitting, sit_down
from boneace.terminal.start import complete


def sitting(
    preset: str | None = None,
    seats: int = 3,
    seed: int = 3,
    options: Mapping[str, object] | None = None,
    watch: bool = False,
    game: str = "thirty-one",
) -> Sitting:
    kinds = ["novice" if watch else "you", *["novice"] * (seats - 1)]
    names = complete([None] * seats, kinds)
    return sit_down(game, preset, options, kinds, names, 0, seed)


def told(found: Sitting, *commands: str) -> list[str]:
    """What plain mode says when these lines are typed and the input ends."""
    out = io.StringIO()
    Plain(found, io.StringIO("".join(f"{command}\n" for command in commands)), out).run()
    return out.getvalue().splitlines()


class Answers(io.StringIO):
    """What a person types who reads what is said: at each prompt what `policy` makes of it."""

    def __init__(self, out: io.StringIO, policy: Any) -> None:
        super().__init__()
        self._out = out
        self._policy = policy
        self._read = 0

    def readline(self, *_: Any) -> str:
        said = self._out.getvalue()
        lines, self._read = said[self._read :].splitlines(), len(said)
        return f"{self._policy(lines)}\n"


def menu(lines: list[str]) -> Iterator[str]:
    """The moves that a menu offers."""
    for line in lines:
        if found := re.fullmatch(r"\d+: (\w+(?: \w\w)?)(?: \(.*\))?", line):
            yield found[1]
