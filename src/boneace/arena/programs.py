"""Programs that play in the arena: in any language, with one line of JSON for each question and
answer.

The arena starts the program and writes to its standard input:

    {"type": "begin", "boneace": 1, "game": "thirty-one", "seats": 2, "options": {…}, "seed": 7}
    {"type": "choose", "view": {…}, "moves": ["draw", "take", "knock"]}

For each `choose` it reads one line, `{"move": "draw"}`. `begin` comes before each match, and has no
answer. `view` is what the seat sees, as the table sends it. The program's standard error is shown.
It ends when its standard input does. Ctrl+C is for the arena alone: the program can still answer.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
import weakref
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from boneace.arena.asking import beginning, choosing, move_of
from boneace.errors import OptionError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

PATIENCE = 60.0
"""Seconds that a program may think about one move."""


class Running:
    """A program that has been started; one match after another may use it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command) or [""],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0,  # else Ctrl+C would end it in the middle of a move
            )
        except (OSError, ValueError) as error:
            told = say("arena-no-program", program=command, why=str(error))
            raise OptionError(told) from error
        self.in_step = True
        """Whether it has answered all questions: another match may begin."""
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        weakref.finalize(self, _end, self._process)

    def _read(self) -> None:
        assert self._process.stdout is not None
        lines, output = self._lines, self._process.stdout
        for line in output:
            lines.put(line)
        lines.put(b"")

    def tell(self, message: dict[str, Any]) -> None:
        """Write one line. Raises OptionError if the program has ended."""
        assert self._process.stdin is not None
        self.in_step = False
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._ended() from error

    def answer(self) -> str:
        """The move that the program names. Raises OptionError if no move comes in time."""
        try:
            line = self._lines.get(timeout=PATIENCE)
        except queue.Empty:
            told = say("arena-program-slow", program=self.command, seconds=int(PATIENCE))
            raise OptionError(told) from None
        if not line:
            raise self._ended()
        found = move_of(
            line,
            lambda text, why: say("arena-program-answer", program=self.command, text=text, why=why),
        )
        self.in_step = True
        return found

    def _ended(self) -> OptionError:
        status = self._process.wait()
        return OptionError(say("arena-program-ended", program=self.command, status=str(status)))


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


_idle: defaultdict[str, list[Running]] = defaultdict(list)
"""Programs that no bot uses now, by command: starting one takes longer than playing a match."""


def _keep(running: Running) -> None:
    """Let the next bot use a program. Not one that has ended, or may still answer too late."""
    if running.in_step:
        _idle[running.command].append(running)


class Program:
    """A bot that asks a program."""

    def __init__(self, command: str, game: str, seed: int) -> None:
        self._game, self._seed = game, seed
        self._running = _idle[command].pop() if _idle[command] else Running(command)
        self._begun = False
        weakref.finalize(self, _keep, self._running)

    def choose(self, seat: Seat) -> str:
        """The move that the program names, in notation."""
        if not self._begun:
            self._running.tell(beginning(self._game, seat, self._seed))
            self._begun = True
        self._running.tell(choosing(self._game, seat))
        return self._running.answer()
