"""Argparse's own texts, in the current language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from boneace.errors import quoted
from boneace.languages import say

# Texts of argparse, as it passes them to gettext, and the name of each in the catalogue. A text
# that is not listed, because another version of Python words it differently, stays in English.
_TEXTS = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "unrecognized arguments: %s": "unrecognized",
    "not allowed with argument %s": "not-allowed",
    "ignored explicit argument %r": "ignored",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "command",
    "expected one argument": "one",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
}
_COUNTED = "expected %s argument"


class Parser(argparse.ArgumentParser):
    """A parser that does not hide an error in writing its help, such as a full disk.

    Its errors shorten what was given, if that is long. A list, such as that of bots, may follow
    options too.
    """

    _given: Sequence[str] = ()
    _intermixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._given = [*(sys.argv[1:] if args is None else args)]
        lists = any(found.nargs == "*" for found in self._get_positional_actions())
        if not lists or self._intermixing:
            return super().parse_known_args(args, namespace)
        # argparse would cut off the word “usage” as long as it is in English
        before, self.usage = self.usage, self.format_usage().removeprefix(_text("usage: ")).strip()
        self._intermixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.usage, self._intermixing = before, False

    def error(self, message: str) -> NoReturn:
        for given in self._given:
            for text in (given, given.partition("=")[2]):
                for written in (text, repr(text)[1:-1]):
                    if (short := quoted(written)) != written:
                        message = message.replace(written, short)
        super().error(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        if message and file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)


class Command(Parser):
    """The parser of one command: it refuses what it does not know itself, with its own usage.

    Argparse would leave that to the parser of all commands.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, unknown = super().parse_known_args(args, namespace)
        if unknown and not self._intermixing:
            self.error(_text("unrecognized arguments: %s") % " ".join(unknown))
        return found, unknown


def examples(lines: str) -> str:
    """Examples under their heading, for the end of a help."""
    return f"{say('commands-examples')}\n{lines}"


class Wrapped(argparse.HelpFormatter):
    """Sentences are wrapped; lines that begin with a space, such as examples, stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            line
            if not line or line[0].isspace()
            else super(Wrapped, self)._fill_text(line, width, indent)
            for line in text.splitlines()
        )


@contextmanager
def translated() -> Iterator[None]:
    """Make argparse use the current language inside the block."""
    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    setattr(argparse, "_", _text)  # noqa: B010 - the types do not know it
    setattr(argparse, "ngettext", _counted)  # noqa: B010
    try:
        yield
    finally:
        for name, function in before.items():
            setattr(argparse, name, function)


def _text(message: str) -> str:
    """A text of argparse, translated, with its trailing white space, which catalogues drop."""
    name = _TEXTS.get(message)
    if name is None:
        return message
    return say(f"commands-argparse-{name}") + message[len(message.rstrip()) :]


def _counted(one: str, many: str, count: int) -> str:
    """A text of argparse about a number; argparse fills in the number."""
    if one != _COUNTED:
        return one if count == 1 else many
    return say("commands-argparse-several", count=count)
