"""The tables of the pages in docs/studies: the answers of `boneace study GAME`, in Markdown."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter, process_time

from benchmarks.report import console, machine
from boneace import games
from boneace.study.answers import study
from boneace.study.pages import markdown
from boneace.study.questions import Asked
from boneace.study.told import Studied

FOLDER = Path("docs/studies")
BEGIN, END = "<!-- tables -->", "<!-- /tables -->"
SEED = 1
#: Questions that are also answered for other presets of a game.
MORE = {
    "thirty-one": (("common", "knock"),),
    "three-stake-brag": (("two-braggers", "open"),),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="without any: all games")
    parser.add_argument("--page", action="store_true", help=f"write the tables into {FOLDER}")


def run(arguments: argparse.Namespace) -> None:
    machine()
    for game in arguments.games or games.shipped():
        begun, clock = process_time(), perf_counter()
        parts = [(f"boneace study {game}{named(game)}", study(Asked(game, seed=SEED)))]
        for preset, question in MORE.get(game, ()):
            command = f"boneace study {game} {question} --preset {preset}"
            parts.append((command, study(Asked(game, preset, seed=SEED), [question])))
        spent = process_time() - begun
        console.print(f"{game}: {spent:.0f} s of processor time, {perf_counter() - clock:.0f} s")
        if arguments.page:
            write(game, parts)


def named(game: str) -> str:
    """The arguments for a command with questions: without them, Vingt-Un answers in another way."""
    return " match rules" if game == "vingt-un" else ""


def write(game: str, parts: list[tuple[str, Studied]]) -> None:
    """Write the tables between the marks of the page."""
    path = FOLDER / f"{game}.md"
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(f"```sh\n{command}\n```\n\n{markdown(found)}" for command, found in parts)
    path.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}", encoding="utf-8")
