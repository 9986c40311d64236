"""A game in a separate package, offered by an entry point in `boneace.games`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside.running import offer, printed, run, write

DECLARATION = """
from dataclasses import replace
from boneace.games.stop_the_bus.declaration import DECLARATION as FOUND, OPTIONS
DECLARATION = replace(FOUND, name="alley-cat", package="alley_cat", options=OPTIONS,
    presets=(), layout=None)
"""
#: The modules of the game: those of Stop the Bus under another name.
MODULES = ("rules", "heuristics", "words", "look", "narration", "worth")

PLAYED = """
import json, random
import boneace
from boneace.languages import speaking
match, chance = boneace.new("alley-cat", seats=3, seed=5, at_once=True), random.Random(1)
while not match.over:
    match.push(chance.choice(match.legal), match.seat)
again = boneace.replay(match.to_record())
with speaking("es"):
    spanish = str(match.declaration.title)
print(json.dumps([match.result(), again.result(), match.declaration.title, spanish]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an installed package: a game with its own names, in two languages."""
    modules = {name: f"from boneace.games.stop_the_bus.{name} import *\n" for name in MODULES}
    modules["declaration"] = DECLARATION
    told = "alley-cat-game = {title}\n    .summary = A game.\n"
    english, spanish = (told.format(title=title) for title in ("Alley Cat", "Gato callejero"))
    package = write(tmp_path, "alley-cat", "**AC-01** Three cards each.", english, **modules)
    (package / "languages" / "es.ftl").write_text(spanish, encoding="utf-8")
    return tmp_path


def refused(folder: Path, game: str) -> str:
    """The command's message about a game that cannot be loaded."""
    done = run(folder, "-m", "boneace", "rules", game)
    assert done.returncode == 2
    return done.stderr.strip()


def test_an_installed_game_is_in_the_register_with_its_own_names(folder: Path) -> None:
    done = run(folder, "-m", "boneace", "games", "--json")
    assert done.returncode == 0, done.stderr
    games = {game["name"]: game for game in json.loads(done.stdout)}
    assert [*games].index("alley-cat") > 8  # after those that come with Bone Ace
    assert games["alley-cat"]["title"] == "Alley Cat"
    book = run(folder, "-m", "boneace", "rules", "alley-cat", "ac-01")
    assert book.stdout == "AC-01 Three cards each.\n"


def test_an_installed_game_is_played_and_replayed(folder: Path) -> None:
    result, again, title, spanish = json.loads(printed(folder, PLAYED))
    assert result == again and result["winners"]
    assert (title, spanish) == ("Alley Cat", "Gato callejero")


def test_a_game_that_cannot_be_loaded_says_why_and_spoils_no_other(folder: Path) -> None:
    offer(folder, "broken", "no_such_package")
    assert refused(folder, "broken").endswith(
        "the game “broken” cannot be loaded from the package no_such_package: "
        "No module named 'no_such_package'"
    )
    listed = run(folder, "-m", "boneace", "games", "--json")
    names = [game["name"] for game in json.loads(listed.stdout)]
    assert "alley-cat" in names and "broken" not in names
    assert listed.stderr.startswith("boneace: warning: the game “broken” cannot be loaded from")
    assert listed.stderr.count("\n") == 1


def test_an_error_in_a_module_of_a_game_is_one_sentence(folder: Path) -> None:
    (folder / "alley_cat" / "words.py").write_text("def labels(\n")
    done = run(folder, "-m", "boneace", "play", "alley-cat", "--plain")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.endswith("the package alley_cat: '(' was never closed (words.py, line 1)\n")


def test_a_package_that_declares_another_name_is_refused(folder: Path) -> None:
    offer(folder, "tom-cat", "alley_cat")
    assert refused(folder, "tom-cat").endswith(
        "the game “tom-cat” cannot be loaded from the package alley_cat: "
        'the entry point is called “tom-cat”, but the declaration says name="alley-cat"'
    )


def test_a_package_that_declares_another_package_is_refused(folder: Path) -> None:
    declared = folder / "alley_cat" / "declaration.py"
    declared.write_text(declared.read_text().replace('package="alley_cat"', 'package="ally_cat"'))
    told = "alley_cat declares the package ally_cat"
    assert refused(folder, "alley-cat").endswith(f"from the package alley_cat: {told}")
    done = run(folder, "-m", "boneace.testing", "--register", "alley_cat", "alley-cat")
    assert done.returncode == 2 and done.stderr == f"boneace.testing: {told}\n"


def test_a_game_without_texts_has_its_name_for_a_title(folder: Path) -> None:
    for catalogue in (folder / "alley_cat" / "languages").iterdir():
        catalogue.unlink()
    assert run(folder, "-m", "boneace", "games").returncode == 0
    done = run(folder, "-m", "boneace", "games", "--json")
    titles = {game["name"]: game["title"] for game in json.loads(done.stdout)}
    assert titles["alley-cat"] == "Alley cat" and titles["mus"] == "Mus"


MADE = """
from boneace.table.play import lobby
from boneace.table.web.app import _described
print("alley-cat" in [game.name for game in _described()[0]])
print(lobby._declaration("alley-cat").title)
"""


def test_the_server_lists_a_game_that_has_no_table_of_its_own(folder: Path) -> None:
    assert printed(folder, MADE) == "True\nAlley Cat\n"
