"""The standard streams of a command: what they cannot encode is written with plain signs.

A terminal of Windows, a file that it redirects to, or a machine with no language set takes only
some of the signs that sentences are made of. Nothing that is said may fail for that: “ becomes ",
½ becomes 1/2, ♠ becomes S, ñ becomes n. A stream that can encode a sign gets the sign itself.
"""

from __future__ import annotations

import codecs
import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from io import TextIOWrapper
from typing import Any, TextIO

BAD_INPUT = 2
#: The exit status where whoever reads has gone, and where the person breaks off.
CLOSED, INTERRUPTED = 1, 130
PLAIN = "boneace-plain"
"""The name of the error handler, for `reconfigure(errors=…)`."""

# Signs and what stands for them, one by one; what is left out is taken apart by Unicode.
_PLAIN: dict[str, str] = dict(
    pair
    for signs, plain in (
        ("‘’‚‹›′", "'"),
        ("“”„«»″", '"'),
        ("‐‑‒–—―−─━╌┄┈", "-"),
        ("│┃║┊┆╎▏▎▍❙", "|"),
        ("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┡┩╇", "+"),
        ("▌▋▊▉█▀▄▇▆▅", "#"),
        ("▂▃▁░▒▓", ":"),
        ("•‣●▪■◆▰✱", "*"),
        ("○◦□◇▱", "o"),
        ("→▶▸►", ">"),
        ("←◀◂◄", "<"),
        ("▲△↑", "^"),
        ("▼▽↓↵", "v"),
        ("♠♤", "S"), ("♥♡", "H"), ("♦♢", "D"), ("♣♧", "C"),
        ("¡¿", ""), ("·", "-"), ("×", "x"), ("÷⁄", "/"), ("±", "+-"), ("†", "+"), ("✓✔", "y"),
        ("∪", "U"),
        ("≤", "<="), ("≥", ">="), ("≠", "!="), ("≈", "~"), ("€", "EUR"), ("£", "GBP"),
        ("æ", "ae"), ("Æ", "AE"), ("œ", "oe"), ("Œ", "OE"), ("ø", "o"), ("Ø", "O"),
        ("ß", "ss"), ("ł", "l"), ("Ł", "L"), ("đ", "d"), ("Đ", "D"), ("ð", "d"), ("þ", "th"),
    )
    for pair in dict.fromkeys(signs, plain).items()
)  # fmt: skip


@lru_cache(maxsize=1024)
def plain(sign: str) -> str:
    """What stands for a sign in ASCII; “?” for one that has nothing like it there.

    >>> [plain(sign) for sign in "“♠ñ½…ж"]
    ['"', 'S', 'n', '1/2', '...', '?']
    """
    if sign.isascii():
        return sign
    if sign in _PLAIN:
        return _PLAIN[sign]
    if "\udc80" <= sign <= "\udcff":  # a byte of a file's name that is no text
        return f"\\x{ord(sign) - 0xDC00:02x}"
    if unicodedata.combining(sign):
        return ""
    apart = unicodedata.normalize("NFKD", sign)
    return "?" if apart == sign else "".join(plain(part) for part in apart)


def _handled(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(plain(sign) for sign in error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _handled)


@contextmanager
def readable(stream: TextIO | None) -> Iterator[None]:
    """Inside the block nothing fails that is written to a stream for want of a sign."""
    if not isinstance(stream, TextIOWrapper):  # a program that uses us has put its own here
        yield
        return
    before = stream.errors
    stream.reconfigure(errors=PLAIN)
    try:
        yield
    finally:
        with suppress(OSError, ValueError):  # closed by whoever read it
            stream.reconfigure(errors=before)


def can_write(stream: TextIO | None, signs: str) -> bool:
    """Whether a stream can encode these signs themselves."""
    try:
        signs.encode(getattr(stream, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def print_json(value: Any, **how: Any) -> None:
    """Print a value as JSON of which nothing is lost: in UTF-8, else in ASCII with escapes.

    `how` is for `json.dumps`, such as `indent`.
    """
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    utf8 = codecs.lookup(encoding).name == "utf-8"
    text = json.dumps(value, ensure_ascii=not utf8, **how)
    if utf8 and not can_write(sys.stdout, text):
        text = json.dumps(value, **how)  # a surrogate of a name that is no text
    print(text)


def at_terminal(program: str, run: Callable[[], int]) -> int:
    """Run a whole command; returns its exit status.

    What is said can always be written. Where nobody reads any more (`… | head -1`) the command
    ends with `CLOSED` and without a word; a file that cannot be read or written is told in a
    sentence with `BAD_INPUT`; a person who breaks off is not shown a traceback. What the parser of
    a command line raises (SystemExit) goes through.
    """
    streams = [stream for stream in (sys.stdout, sys.stderr) if stream is not None]
    with ExitStack() as inside:
        for stream in streams:
            inside.enter_context(readable(stream))
            inside.callback(_let_go, stream)
        try:
            try:
                return run()
            finally:  # what cannot be written must show now, not when the interpreter ends
                for stream in streams:
                    stream.flush()
        except BrokenPipeError:
            return CLOSED
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            print(f"{program}: {where}{error.strerror or error}", file=sys.stderr)
            return BAD_INPUT
        except KeyboardInterrupt:
            return INTERRUPTED


def _let_go(stream: TextIO) -> None:
    """What is left for a stream that cannot be written goes nowhere: no last flush may fail."""
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
