"""Which language to use for the person at a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from boneace.errors import OptionError, quoted
from boneace.languages import best_of, say
from boneace.languages.codes import LANGUAGES

OPTION = "--language"
LANGUAGE = "BONEACE_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set is the terminal's language


def language_of(given: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the one given, else BONEACE_LANGUAGE, else the terminal's.

    Raises OptionError for an unknown language; the terminal's is only a preference.
    """
    wanted = given or environment.get(LANGUAGE)
    if not wanted:
        return language_of_terminal(environment)
    code = wanted.strip().lower().replace("_", "-").partition("-")[0]
    if code not in LANGUAGES:
        raise OptionError(say("commands-no-language", wanted=quoted(wanted), known=known()))
    return code


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """The language that suits the terminal; English if none of ours does."""
    local = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return best_of(local.partition(".")[0].replace("_", "-"))


def asked_for(arguments: Sequence[str]) -> str | None:
    """The value of --language, before or after the command; None if it is not given.

    >>> asked_for(["play", "mus", "--language", "es"]), asked_for(["--language=eu", "games"])
    ('es', 'eu')
    """
    found = None
    for text, after in zip(arguments, [*arguments[1:], None], strict=True):
        if text == "--":
            break
        if text == OPTION and after is not None:
            found = after
        elif text.startswith(f"{OPTION}="):
            found = text.removeprefix(f"{OPTION}=")
    return found


def after_language(arguments: Sequence[str]) -> int:
    """How many arguments a leading --language takes.

    >>> after_language(["--language", "es", "play"]), after_language(["play", "--language", "es"])
    (2, 0)
    """
    at = 0
    while at < len(arguments) and arguments[at].partition("=")[0] == OPTION:
        at += 1 if "=" in arguments[at] else 2
    return min(at, len(arguments))


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add --language to a parser; it sets nothing if it is not given."""
    parser.add_argument(
        OPTION,
        metavar=metavar("code"),
        default=argparse.SUPPRESS,
        help=say("commands-language-help", known=known(), variable=LANGUAGE),
    )


def known() -> str:
    """The languages available, with their names."""
    return ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())


def metavar(name: str, ending: str = "") -> str:
    """The placeholder for a value in the help of a command; for a file, with its ending."""
    return say(f"commands-metavar-{name}") + ending
