"""Shipped games without tables and messages: under another name they are games from outside
with rules, words and heuristics alone, which the plain table draws."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tests.outside import running


class Bare(NamedTuple):
    name: str
    title: str
    source: str
    """The folder of the shipped game."""

    @property
    def package(self) -> str:
        return self.name.replace("-", "_")


#: A game with exchanges between the hand and the table, and with lives.
ALLEY_CAT = Bare("alley-cat", "Alley Cat", "stop_the_bus")
#: A game with bets, for up to ten players.
TEN = Bare("ten", "Ten", "three_stake_brag")
#: A game with discards of any cards of the hand.
JUMBLE = Bare("jumble", "Jumble", "primiera")
#: A game with Spanish cards.
CANTINA = Bare("cantina", "Cantina", "mus")

DECLARATION = """
from dataclasses import replace
from boneace.games.{source}.declaration import DECLARATION as FOUND
DECLARATION = replace(FOUND, name="{name}", package="{package}", presets=(),
    layout=None, asides=None)
"""
CATALOGUE = """
{name}-game = {title}
    .summary = A game.
"""


def write(folder: Path, *found: Bare) -> Path:
    """Write packages as pip installs them in a folder; returns the folder."""
    for game in found:
        given = {**game._asdict(), "package": game.package}
        modules = {
            module: f"from boneace.games.{game.source}.{module} import *\n"
            for module in ("rules", "words", "heuristics")
        }
        modules["declaration"] = DECLARATION.format(**given)
        catalogue = CATALOGUE.format(**given)
        running.write(folder, game.name, "**AC-01** Three cards each.", catalogue, **modules)
    return folder
