"""Setting up a match: mistakes are reported before anything is drawn or compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from boneace import games
from boneace.declare import suggestion
from boneace.errors import BoneAceError, OptionError, quoted, shown
from boneace.languages import say, speaking
from boneace.languages.choice import language_of
from boneace.languages.streams import BAD_INPUT, INTERRUPTED, at_terminal, can_write
from boneace.names import LONGEST, alike, free
from boneace.terminal.broken_off import ended_by_signals
from boneace.terminal.seats import CUT, YOU

if TYPE_CHECKING:
    from boneace.compiling.progress import Progress
    from boneace.terminal.sitting import Sitting

#: Characters that the drawn table needs: frames, large figures, suits.
DRAWN = "─│█▀▄●♠♥♦♣"
PAUSE = 0.8


def play(
    game: str,
    preset: str | None,
    options: Mapping[str, object] | None,
    seats: Sequence[str],
    names: Sequence[str | None] | None = None,
    dealer: int | str = 0,
    seed: int | None = None,
    plain: bool = False,
    *,
    record: Path | None = None,
    pause: float = PAUSE,
    language: str | None = None,
) -> int:
    """Play a match in this terminal; returns the exit status.

    `seats` are the players: “you” or the kind of a bot. At most one seat is you; with none, you
    watch. Missing names are filled in. `record` is a file that the record of the match is written
    to, even if the match is broken off; `pause` is the seconds after each bot's move. `language`
    defaults to that of the terminal.
    """

    def run() -> int:
        from boneace.terminal.sitting import sit_down

        wanted = games.declaration(game).proposed(preset) | dict(options or {})
        called = check(game, preset, wanted, seats, names, dealer, record)
        sitting = sit_down(game, preset, wanted, seats, called, dealer, seed, at_once=True)
        with ended_by_signals():
            try:
                status = _plain(sitting) if plain or not _can_draw() else _drawn(sitting, pause)
            finally:
                written = record is None or _written(sitting, record)
        return status if written else BAD_INPUT

    try:
        with speaking(language_of(language, os.environ)):
            return at_terminal("boneace", run)
    except OptionError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return BAD_INPUT


def check(
    game: str,
    preset: str | None,
    options: Mapping[str, object] | None,
    seats: Sequence[str],
    names: Sequence[str | None] | None,
    dealer: int | str,
    record: Path | None,
) -> list[str]:
    """The name of every seat. Raises OptionError for what cannot be played, without the engine."""
    from boneace import bots

    declaration = games.declaration(game)
    declaration.check_seats(len(seats), declaration.resolve(preset, options))
    if dealer == CUT and declaration.cut is None:
        raise OptionError(say("terminal-no-cut", game=declaration.name))
    if dealer != CUT and dealer not in range(len(seats)):
        raise OptionError(say("terminal-no-such-dealer", last=len(seats) - 1, dealer=dealer))
    for kind in seats:
        if kind != YOU and kind not in bots.names():
            known = suggestion(kind, bots.names())
            raise OptionError(say("terminal-no-bot", kind=quoted(kind), known=known))
    if list(seats).count(YOU) > 1:
        raise OptionError(say("terminal-one-person"))
    if record is not None and record.suffix.lower() != ".toml":
        raise OptionError(say("terminal-not-toml", file=str(record)))
    if record is not None and (record.is_dir() or not record.absolute().parent.is_dir()):
        raise OptionError(say("terminal-no-folder", file=str(record)))
    return complete([*(names or ()), *[None] * len(seats)][: len(seats)], seats)


def complete(names: Sequence[str | None], seats: Sequence[str]) -> list[str]:
    """The names with the missing ones filled in. Raises OptionError for an invalid one."""
    given = [None if name is None else clean(name) for name in names]
    taken = {alike(name) for name in given if name}
    if len(taken) != sum(name is not None for name in given):
        raise OptionError(say("terminal-same-name"))
    bots = free(taken)
    you = say("names-you")
    if alike(you) in taken:
        raise OptionError(say("terminal-name-taken", name=you))
    return [
        name or (you if kind == YOU else next(bots))
        for name, kind in zip(given, seats, strict=True)
    ]


def clean(name: str) -> str:
    """A name as it is shown: one line of printable text."""
    text = " ".join(name.split())
    if not text or not text.isprintable() or len(text) > LONGEST:
        raise OptionError(say("terminal-bad-name", most=LONGEST, name=shown(name)))
    return text


def _can_draw() -> bool:
    dumb = os.environ.get("TERM", "") == "dumb"
    if dumb or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return all(can_write(stream, DRAWN) for stream in (sys.stdout, sys.stderr))


def _plain(sitting: Sitting) -> int:
    from boneace.compiling import preparing
    from boneace.terminal.line_by_line import LineByLine

    with suppress(AttributeError, ValueError):  # text that cannot be read is simply not a move
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        with preparing.shown(sys.stderr) as tell, preparing.Preparing(sitting.match.game, tell):
            return LineByLine(sitting, sys.stdin, sys.stdout).run()
    except KeyboardInterrupt:
        print(say("terminal-interrupted"))
        return INTERRUPTED


def _drawn(sitting: Sitting, pause: float) -> int:
    from boneace.compiling.preparing import Preparing
    from boneace.terminal import layouts as kinds

    def tell(progress: Progress | None) -> None:
        sitting.preparing = progress

    with Preparing(sitting.match.game, tell):
        status = kinds.app(sitting.view())(sitting, pause).run() or 0
    # the drawn screen is gone now: print a line about the result
    print(farewell(sitting))
    return status


def farewell(sitting: Sitting) -> str:
    """How the match ended, or that it was not finished."""

    if not sitting.match.over:
        return say("terminal-left")
    last = sitting.match.effects(len(sitting.match) - 1, sitting.you, you=True)
    return last[-1].line


def _written(sitting: Sitting, record: Path) -> bool:
    """Write the record whole, or say why not and leave the file that was there."""
    from boneace.study.files import write_text

    try:
        write_text(record, sitting.match.to_record().to_toml())
    except BoneAceError as error:
        why = say("terminal-not-recorded", why=str(error))
        print(f"boneace: {why}", file=sys.stderr)
        return False
    return True
