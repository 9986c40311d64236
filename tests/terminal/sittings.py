"""Matches to test the terminal with: fixed seeds and novices, so that they are quick."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import boneace
from boneace.bots import Seat
from boneace.moves import Move
from boneace.terminal.plain import Plain
from boneace.terminal.sitting import Sitting, sit_down
from boneace.terminal.start import complete

#: The games of stages and stakes, with some number of seats that each is played by.
STAKES = {"best-pair-thirty-one": 2, "three-stake-brag": 4, "primiera": 4}


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


class Follows:
    """A bot that makes the first of these moves that is open, else the first that is."""

    def __init__(self, *moves: str) -> None:
        self._moves = moves

    def choose(self, seat: Seat) -> Move:
        found = {move.text: move for move in seat.legal}
        return next((found[text] for text in self._moves if text in found), seat.legal[0])


def arranged(
    game: str,
    seats: int,
    *moves: str,
    seed: int = 3,
    dealer: int = 0,
    options: Mapping[str, object] | None = None,
    standing: Mapping[str, Any] | None = None,
    shuffles: Callable[[int], Sequence[int]] | None = None,
) -> Sitting:
    """A match in which you sit in seat 0 and all the others follow these moves."""
    kinds = ["you", *["novice"] * (seats - 1)]
    match = boneace.new(
        game,
        players=complete([None] * seats, kinds),
        options=options,
        dealer=dealer,
        seed=seed,
        standing=standing,
        shuffles=shuffles,
    )
    return Sitting(match, kinds, {seat: Follows(*moves) for seat in range(1, seats)}, 0)


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


def played(found: Sitting, policy: Callable[[list[str]], str]) -> list[str]:
    """What plain mode says in a whole match that is played by a policy."""
    out = io.StringIO()
    assert Plain(found, Answers(out, policy), out).run() == 0
    assert found.match.over
    return out.getvalue().splitlines()


def menu(lines: list[str]) -> Iterator[str]:
    """The moves that a menu offers."""
    for line in lines:
        if found := re.fullmatch(r"\d+: (\w+(?: \w\w)?)(?: \(.*\))?", line):
            yield found[1]
