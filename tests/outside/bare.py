"""Shipped games without what draws and tells them: under another name they are games from outside
with rules, words and heuristics alone, which the plain table draws."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tests.outside.running import offer


class Bare(NamedTuple):
    name: str
    title: str
    source: str
    """The folder of the shipped game."""

    @property
    def package(self) -> str:
        return self.name.replace("-", "_")


#: Cards of the hand are exchanged for cards on the table; there are lives.
ALLEY_CAT = Bare("alley-cat", "Alley Cat", "stop_the_bus")
#: Amounts are bet; up to ten sit down.
TEN = Bare("ten", "Ten", "three_stake_brag")
#: Any cards of the hand are discarded.
JUMBLE = Bare("jumble", "Jumble", "primiera")
#: The cards are Spanish.
CANTINA = Bare("cantina", "Cantina", "mus")

DECLARATION = """
from dataclasses import replace
from boneace.games.{source}.declaration import DECLARATION as FOUND
DECLARATION = replace(FOUND, name="{name}", package="{package}", presets=(),
    layout=None, asides=None)
"""
RULEBOOK = """# {title}

- **AC-01** Three cards each.
"""
CATALOGUE = """
{name}-game = {title}
    .summary = A game.
"""


def write(folder: Path, *found: Bare) -> Path:
    """Packages as pip leaves them in a folder. Returns the folder."""
    for game in found:
        given = {**game._asdict(), "package": game.package}
        package = folder / game.package
        (package / "languages").mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "declaration.py").write_text(DECLARATION.format(**given))
        (package / "rulebook.md").write_text(RULEBOOK.format(**given))
        (package / "languages" / "en.ftl").write_text(CATALOGUE.format(**given), encoding="utf-8")
        for module in ("rules", "words", "heuristics"):
            source = f"from boneace.games.{game.source}.{module} import *\n"
            (package / f"{module}.py").write_text(source)
        offer(folder, game.name, game.package)
    return folder
