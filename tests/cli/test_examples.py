"""The examples in the help of the commands can be run."""

from __future__ import annotations

import shlex
from importlib import import_module
from pkgutil import iter_modules

import pytest

from boneace import commands, games
from boneace.cli import ADDED, _parser
from boneace.commands.compare import NAME
from boneace.games import EXAMPLES as OF_EXAMPLES
from boneace.games.fewer import apart, cards_of
from boneace.languages import say
from boneace.solve.deals import solver_of

EXAMPLES = [
    line.strip()
    for found in iter_modules(commands.__path__)
    for name in ("EXAMPLES", "SMALL")
    for line in getattr(import_module(f"boneace.commands.{found.name}"), name, "").splitlines()
    if line.strip().startswith("boneace ")
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 10


@pytest.mark.parametrize("command", ADDED)
def test_the_help_of_every_command_has_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        _parser(command).parse_args([command, "--help"])
    told = capsys.readouterr().out
    assert f"examples:\n  boneace {command}" in told or command == "table"
    assert f"\n  boneace {command}" in told


def test_the_help_of_solve_names_every_game_with_a_solver_of_its_own() -> None:
    about = " ".join(say("solve-about").split())
    own = [name for name in games.names() if solver_of(name) is not None]
    assert len(own) > 3
    for name in own:
        assert f" {name}" in about, name
        assert any(f"solve {name} " in example for example in EXAMPLES), name
    assert "--certify" in about and "--policy" in about


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_understood(example: str) -> None:
    given = shlex.split(example)[1:]
    if given[:2] == NAME.split():
        given[:2] = [NAME]
    parsed = vars(_parser(given[0]).parse_args(given))
    game = parsed.get("game")
    if game is None or game in OF_EXAMPLES:
        return
    declaration = games.declaration(game)
    for key in ("preset", "against_preset"):
        declaration.preset(parsed.get(key))
    for key in ("option", "against"):
        given_options = dict(text.split("=", 1) for text in parsed.get(key) or [])
        proper, cards = apart(declaration, given_options)
        values = declaration.resolve(parsed.get("preset"), proper)
        if cards is not None:
            pack = games.part(game, "words").PACK
            declaration.check_cards(2, values, cards_of(pack, cards))
