"""What the command line takes for a match in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boneace import games
from boneace.errors import BoneAceError, OptionError
from boneace.languages import LANGUAGES, say
from boneace.terminal.start import BAD_INPUT, CUT, YOU, play

USUAL_SEATS = 4
USUAL_BOT = "novice"
EPILOG = """\
With a screen reader, a braille display or a pipe, use --plain: one fact a line, nothing is drawn.
Where the terminal cannot draw (a pipe, TERM=dumb) --plain is taken by itself.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a match in the terminal to a parser."""
    parser.epilog = EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("game", metavar="GAME", help="a game, as `boneace games` names it")
    add("--plain", action="store_true", help="line by line: for screen readers and pipes")
    add("--preset", metavar="NAME", help="a way the game is really played")
    add(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule that differs from the preset (repeatable)",
    )
    add(
        "--seats",
        metavar="N",
        help=f"how many play, you and bots ({USUAL_SEATS}, or as near as the game allows)",
    )
    add(
        "--bots",
        metavar="KIND",
        default=USUAL_BOT,
        help="novice or club, or a list with commas, one for each bot (%(default)s)",
    )
    add("--name", metavar="NAME", help="what you are called at the table")
    add(
        "--dealer",
        metavar="SEAT",
        help="who deals first: a seat (you are 0), or cut in a game that cuts for it",
    )
    add(
        "--language",
        metavar="CODE",
        help=f"{', '.join(f'{code} ({name})' for code, name in LANGUAGES.items())}; "
        "else BONEACE_LANGUAGE, or what the terminal speaks",
    )
    add("--seed", metavar="N", help="repeat the shuffles and the bots of a match")
    add("--record", metavar="FILE", help="write the record of the match to FILE (TOML)")


def from_arguments(parsed: argparse.Namespace) -> int:
    """Play a match as the arguments ask; returns the exit status."""
    try:
        declaration = games.declaration(parsed.game)
        bots = [kind.strip() for kind in parsed.bots.split(",")]
        seats = _seats(parsed.seats, bots, declaration.min_seats, declaration.max_seats)
        if len(bots) == 1:
            bots *= seats - 1
        elif len(bots) != seats - 1:
            counts = {"bots": len(bots), "seats": seats, "others": seats - 1}
            raise OptionError(say("terminal-bots-count", **counts))
        usual = "0" if declaration.cut is None else CUT
        dealer = _dealer(usual if parsed.dealer is None else parsed.dealer)
        seed = None if parsed.seed is None else _whole(parsed.seed, "--seed")
        options = _options(parsed.option)
    except BoneAceError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return BAD_INPUT
    return play(
        parsed.game,
        parsed.preset,
        options,
        [YOU, *bots],
        [parsed.name],
        dealer,
        seed,
        parsed.plain,
        record=None if parsed.record is None else Path(parsed.record),
        language=parsed.language,
    )


def _seats(given: str | None, bots: list[str], least: int, most: int) -> int:
    if given is not None:
        return _whole(given, "--seats")
    if len(bots) > 1:
        return len(bots) + 1
    return min(max(USUAL_SEATS, least), most)


def _dealer(text: str) -> int | str:
    return CUT if text.strip().lower() == CUT else _whole(text, "--dealer")


def _whole(text: str, name: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OptionError(f"{name} must be a whole number, not “{text}”") from None


def _options(given: list[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option is written NAME=VALUE, not “{text}”")
        found[name.strip()] = value.strip()
    return found
