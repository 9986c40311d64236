"""The command-line arguments of a match in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boneace import games
from boneace.bots.kinds import KINDS
from boneace.declare import written
from boneace.errors import BoneAceError, OptionError, quoted
from boneace.languages import say
from boneace.languages.choice import add_option, metavar
from boneace.languages.lists import either
from boneace.languages.streams import BAD_INPUT
from boneace.terminal.seats import CUT, YOU
from boneace.terminal.start import play

USUAL_SEATS = 4
USUAL_BOT = "novice"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a match in the terminal to a parser."""
    epilog = (say("commands-play-epilog"), say("commands-play-epilog-dumb"))
    parser.epilog = "".join(f"{line}\n" for line in epilog)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add, option = parser.add_argument, say("commands-play-option")
    add("game", metavar=metavar("game"), help=say("commands-game"))
    add("--plain", action="store_true", help=say("commands-play-plain"))
    add("--preset", metavar=metavar("name"), help=say("commands-play-preset"))
    add("--option", metavar=metavar("option"), action="append", default=[], help=option)
    kinds = either([f"{kind.name} ({kind.title})" for kind in KINDS])
    seats = say("commands-play-seats", usual=USUAL_SEATS)
    bots = say("commands-play-bots", bots=kinds)
    add("--seats", metavar=metavar("number"), help=seats)
    add("--bots", metavar=metavar("kind"), default=USUAL_BOT, help=bots)
    add("--name", metavar=metavar("name"), help=say("commands-play-name"))
    add("--dealer", metavar=metavar("seat"), help=say("commands-play-dealer"))
    add_option(parser)
    add("--seed", metavar=metavar("number"), help=say("commands-play-seed"))
    add("--record", metavar=metavar("file", ".toml"), help=say("commands-play-record"))


def from_arguments(parsed: argparse.Namespace) -> int:
    """Play a match as the arguments specify; returns the exit status."""
    try:
        declaration = games.declaration(parsed.game)
        bots = [kind.strip() for kind in parsed.bots.split(",")]
        seats = _seats(parsed.seats, bots, declaration.min_seats, declaration.max_seats)
        declaration.check_seats(seats)
        if len(bots) == 1:
            bots *= seats - 1
        elif len(bots) != seats - 1:
            counts = {"bots": len(bots), "seats": seats, "others": seats - 1}
            raise OptionError(say("terminal-bots-count", **counts))
        usual = "0" if declaration.cut is None else CUT
        dealer = _dealer(usual if parsed.dealer is None else parsed.dealer)
        seed = None if parsed.seed is None else _whole(parsed.seed, "--seed")
        options = written(parsed.option)
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
        language=getattr(parsed, "language", None),
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
        raise OptionError(say("commands-whole", name=name, text=quoted(text))) from None
