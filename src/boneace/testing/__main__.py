"""The conformance suite from a shell: `python -m boneace.testing thirty-one`."""

from __future__ import annotations

import argparse
import sys
import textwrap
import time

from boneace import games
from boneace.errors import OptionError
from boneace.languages.streams import BAD_INPUT, at_terminal
from boneace.testing import CHECKS, Case, Check, matrix, record_game
from boneace.testing.reasons import Failures
from boneace.testing.uncompiled import refused

_WIDE = 18
"""The column of the help in which the meanings of the checks begin."""


def main(arguments: list[str] | None = None) -> int:
    """Check the games named, or all; the exit status is 1 if a check fails, 2 for a bad command."""
    return at_terminal("boneace.testing", lambda: _main(arguments))


def _main(arguments: list[str] | None) -> int:
    given = _parser().parse_args(arguments)
    try:
        for package in given.register:
            games.register(package)
        chosen = [games.declaration(game).name for game in given.games or games.names()]
        for game in chosen:
            games.declaration(game).preset(given.preset)
    except (OptionError, ImportError, SyntaxError) as error:
        print(f"boneace.testing: {error}", file=sys.stderr)
        return BAD_INPUT
    if given.record or given.rewrite:
        for game in chosen:
            for line in record_game(game, given.preset, given.rewrite):
                print(f"wrote {line}")
        return 0
    failures = sum(_check(game, given.preset, tuple(given.check)) for game in chosen)
    return 1 if failures else 0


def _described(check: Check) -> str:
    """A check and what it requires, for the help."""
    sentence = textwrap.wrap(check.meaning, 100 - _WIDE)
    return textwrap.indent("\n".join(sentence), " " * _WIDE).replace(
        " " * _WIDE, f"  {check.name}".ljust(_WIDE), 1
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m boneace.testing",
        description="Check that games fulfil the contract, compiled and interpreted.",
        epilog="checks:\n" + "\n".join(map(_described, CHECKS)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game (default: all)")
    parser.add_argument("--preset", help="check only this preset")
    parser.add_argument(
        "--check",
        action="append",
        default=[],
        choices=[check.name for check in CHECKS],
        metavar="CHECK",
        help="run only this check (repeatable)",
    )
    parser.add_argument(
        "--register",
        action="append",
        default=[],
        metavar="PACKAGE",
        help="register a game from another package",
    )
    parser.add_argument(
        "--record", action="store_true", help="write missing perft counts and playthroughs"
    )
    parser.add_argument(
        "--rewrite",
        action="store_true",
        help="write all of them again, after the rules have changed",
    )
    return parser


def _check(game: str, preset: str | None, wanted: tuple[str, ...]) -> int:
    """Run the checks of a game and print the results; returns the number of failures.

    If a check fails that comes first, only the others of its kind follow; after one that must not
    fail alone, those of its case are skipped: they would mean nothing.
    """
    pairs = [
        (check, case)
        for check, case in matrix(game)
        if preset in (None, case.preset) and (not wanted or check.name in wanted)
    ]
    begun, made, failures, spoiled = time.monotonic(), 0, Failures(), set[Case]()
    wrong: Case | None = None  # where a check failed that comes first
    for number, (check, case) in enumerate(pairs, 1):
        if wrong is not None and not (check.first and case == wrong):
            break
        if case in spoiled:
            continue
        _progress(f"{number}/{len(pairs)}  {case}: {check.name}")
        passed, goes_on = _run(check, case, failures)
        made += 1
        if not passed and check.alone:
            spoiled.add(case)
        if not goes_on:
            wrong = case
    _progress("")
    for line in failures.repeated():
        print(line)
    took = f"{time.monotonic() - begun:.0f} s"
    left = len(pairs) - made
    waiting = f", {left} left out until these pass" if left else ""
    few = failures.reasons < failures.count
    why = f", reasons: {failures.reasons}" if few else ""
    print(f"{game}: {made} checks, {failures.count} failed{waiting}{why}, {took}")
    return failures.count


def _run(check: Check, case: Case, failures: Failures) -> tuple[bool, bool]:
    """Run a check; returns whether it passes, and whether the other checks mean anything.

    A problem is printed only once.
    """
    try:
        check(case)
    except Exception as error:
        if problem := failures.add(check.name, case, error):
            _progress("")
            print(f"FAILED {check.name}: {problem}\n  required: {check.meaning}")
        return False, not (check.first or refused(error))
    return True, True


def _progress(line: str) -> None:
    """Show what is being checked, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
