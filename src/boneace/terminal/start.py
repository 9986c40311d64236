"""Setting a match up: whatever is wrong is said before anything is drawn or compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from boneace import games
from boneace.declare import suggestion
from boneace.errors import BoneAceError, OptionError
from boneace.languages import say, speaking
from boneace.languages.choice import language_of

if TYPE_CHECKING:
    from boneace.terminal.sitting import Sitting

YOU = "you"
CUT = "cut"  # in place of a dealer: the cards decide
BAD_INPUT = 2
INTERRUPTED = 130
PAUSE = 0.8
LONGEST_NAME = 16
BOT_NAMES = (
    "Ann", "Ben", "Cleo", "Dirk", "Edda", "Finn", "Greta", "Hugo", "Ida", "Jan", "Kim", "Lena",
)  # fmt: skip


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

    `seats` says who sits where: “you” or the kind of a bot. At most one seat is you; with none,
    you watch. Missing names are filled in. `record` is a file that the record of the match is
    written to, also when it is broken off; `pause` the seconds after each bot's move. `language`
    is that of the terminal where it is not given.
    """
    try:
        code = language_of(language, os.environ)
    except OptionError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return BAD_INPUT
    with speaking(code):
        return _played(game, preset, options, seats, names, dealer, seed, plain, record, pause)


def _played(
    game: str,
    preset: str | None,
    options: Mapping[str, object] | None,
    seats: Sequence[str],
    names: Sequence[str | None] | None,
    dealer: int | str,
    seed: int | None,
    plain: bool,
    record: Path | None,
    pause: float,
) -> int:
    """The match in the language that is spoken."""
    try:
        options = proposed(game, preset, options)
        called = check(game, preset, options, seats, names, dealer, record)
        sitting = _load(game, preset, options, seats, called, dealer, seed)
    except BoneAceError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    try:
        return _plain(sitting) if plain or not _can_draw() else _drawn(sitting, pause)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        if record is not None:
            _write(sitting, record)


def proposed(
    game: str, preset: str | None, options: Mapping[str, object] | None
) -> dict[str, object]:
    """The options that were given, and beside them what the game proposes for a new match."""
    return games.declaration(game).proposed(preset) | dict(options or {})


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
            raise OptionError(say("terminal-no-bot", kind=kind, known=known))
    if list(seats).count(YOU) > 1:
        raise OptionError(say("terminal-one-person"))
    if record is not None and (record.is_dir() or not record.absolute().parent.is_dir()):
        raise OptionError(say("terminal-no-folder", file=str(record)))
    return complete([*(names or ()), *[None] * len(seats)][: len(seats)], seats)


def complete(names: Sequence[str | None], seats: Sequence[str]) -> list[str]:
    """The names with the missing ones filled in. Raises OptionError for one that will not do."""
    given = [None if name is None else clean(name) for name in names]
    taken = {name.casefold() for name in given if name}
    if len(taken) != sum(name is not None for name in given):
        raise OptionError(say("terminal-same-name"))
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    you = say("terminal-you")
    if you.casefold() in taken:
        raise OptionError(say("terminal-name-taken", name=you))
    return [
        name or (you if kind == YOU else next(free))
        for name, kind in zip(given, seats, strict=True)
    ]


def clean(name: str) -> str:
    """A name as it is shown: one line of printable text."""
    text = " ".join(name.split())
    if not text or not text.isprintable() or len(text) > LONGEST_NAME:
        raise OptionError(say("terminal-bad-name", most=LONGEST_NAME, name=repr(name)))
    return text


def _load(
    game: str,
    preset: str | None,
    options: Mapping[str, object] | None,
    seats: Sequence[str],
    names: Sequence[str],
    dealer: int | str,
    seed: int | None,
) -> Sitting:
    """The match and its bots, with a word to the user where that takes long."""
    from boneace.terminal.loading import patiently
    from boneace.terminal.sitting import sit_down

    return patiently(
        game, lambda: sit_down(game, preset, options, seats, names, dealer, seed), sys.stdout
    )


def _can_draw() -> bool:
    dumb = os.environ.get("TERM", "") == "dumb"
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb


def _plain(sitting: Sitting) -> int:
    from boneace.terminal.plain import Plain

    # a sentence must never fail for want of a quotation mark in the terminal's encoding
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        return Plain(sitting, sys.stdin, sys.stdout).run()
    except BrokenPipeError:
        _silence(sys.stdout)
        return 1
    except KeyboardInterrupt:
        print(say("terminal-interrupted"))
        return INTERRUPTED


def _silence(stream: TextIO) -> None:
    """Nobody reads any more: let the interpreter's last flush go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _drawn(sitting: Sitting, pause: float) -> int:
    from boneace.terminal import kinds

    status = kinds.app(sitting.match.game)(sitting, pause).run() or 0
    # the drawn screen is gone now: leave a trace of how it went
    print(farewell(sitting))
    return status


def farewell(sitting: Sitting) -> str:
    """How the match ended, or that it did not."""
    from boneace.terminal import kinds

    if not sitting.match.over:
        return say("terminal-left")
    last = sitting.match.effects(len(sitting.match) - 1, sitting.you)
    return kinds.speech(sitting.match.game).told(last[-1], sitting.you, sitting.names)


def _write(sitting: Sitting, record: Path) -> None:
    try:
        record.write_text(sitting.match.to_record().to_toml(), encoding="utf-8")
    except (OSError, BoneAceError) as error:
        why = say("terminal-not-recorded", why=str(error))
        print(f"boneace: {why}", file=sys.stderr)
