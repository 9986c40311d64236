"""The standard streams of a command: characters they cannot encode are replaced by plain ones.

A Windows terminal, a file that it redirects to, or a machine with no language set can encode only
some of the characters in our sentences. Writing must not fail for that: “ becomes ", ½ becomes 1/2,
♠ becomes S, ñ becomes n. A stream that can encode a character gets the character itself.
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
#: The exit status when the reader closed the pipe, and when the user interrupts.
CLOSED, INTERRUPTED = 1, 130
PLAIN = "boneace-plain"
"""The name of the error handler, for `reconfigure(errors=…)`."""

# Characters and their replacements; any other character is decomposed by Unicode.
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
    """The ASCII replacement for a character; “?” if there is none like it.

    >>> [plain(sign) for sign in "“♠ñ½…ж"]
    ['"', 'S', 'n', '1/2', '...', '?']
    """
    if sign.isascii():
        return sign
    if sign in _PLAIN:
        return _PLAIN[sign]
    if "\udc80" <= sign <= "\udcff":  # a byte of a file name that is not text
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
    """Inside the block, no write to a stream fails because a character cannot be encoded."""
    if not isinstance(stream, TextIOWrapper):  # a program that uses us has replaced the stream
        yield
        return
    before = stream.errors
    stream.reconfigure(errors=PLAIN)
    try:
        yield
    finally:
        with suppress(OSError, ValueError):  # closed by its reader
            stream.reconfigure(errors=before)


def can_write(stream: TextIO | None, signs: str) -> bool:
    """Whether a stream can encode these characters."""
    try:
        signs.encode(getattr(stream, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def print_json(value: Any, **how: Any) -> None:
    """Print a value as lossless JSON: in UTF-8, else in ASCII with escapes.

    `how` is passed to `json.dumps`, such as `indent`.
    """
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    utf8 = codecs.lookup(encoding).name == "utf-8"
    text = json.dumps(value, ensure_ascii=not utf8, **how)
    if utf8 and not can_write(sys.stdout, text):
        text = json.dumps(value, **how)  # a surrogate from a file name that is not text
    print(text)


def at_terminal(program: str, run: Callable[[], int]) -> int:
    """Run a whole command; returns its exit status.

    All output can be written. If the reader closed the pipe (`… | head -1`) the command ends
    silently with `CLOSED`; if a file cannot be read or written it prints a sentence and ends with
    `BAD_INPUT`; an interrupt shows no traceback. The command-line parser's SystemExit passes
    through.
    """
    streams = [stream for stream in (sys.stdout, sys.stderr) if stream is not None]
    with ExitStack() as inside:
        for stream in streams:
            inside.enter_context(readable(stream))
            inside.callback(_let_go, stream)
        try:
            try:
                return run()
            finally:  # a failed write must show now, not when the interpreter ends
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
    """Discard what is left for a stream that cannot be written: the last flush must not fail."""
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
