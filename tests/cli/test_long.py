"""What is given to a command, a function or a record may be of any length: an error quotes little.

An option is called as it is on the command line, never by the name of a function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import boneace
from boneace import bots
from boneace.cli import ADDED, _parser, main
from boneace.env.vector import Vector
from boneace.errors import BoneAceError
from boneace.match.replaying import replay
from boneace.record import from_dict
from boneace.solve.setting import Setting

LONG = {
    "word": "x" * 5000,
    "sentence": "word " * 1000,
    "figures": "9" * 5000,
    "quotes": "'\n" * 2500,
}
VALUES = {**LONG, "number": 9**4000, "endless": 10**9000, "list": ["x" * 5000]}
MOST = 600


def read(key: str, value: object) -> object:
    record = {"boneace": 1, "game": "thirty-one", "players": ["a", "b"], "deals": []}
    return replay(from_dict(record | {key: value}))


def dealt(moves: list[object]) -> object:
    return read("deals", [{"pack": "AS KS QS JS TS 9S 8S", "moves": moves}])


def keyed(given: object) -> dict[str, int]:
    return {given if isinstance(given, str) else "x" * 5000: 1}


CALLS: dict[str, Callable[[Any], object]] = {
    "game": lambda given: boneace.new(given),
    "seats": lambda given: boneace.new("thirty-one", given),
    "preset": lambda given: boneace.new("thirty-one", preset=given),
    "option": lambda given: boneace.new("thirty-one", options={"lives": given}),
    "choice": lambda given: boneace.new("thirty-one", options={"keeps": given}),
    "switch": lambda given: boneace.new("thirty-one", options={"free_ride": given}),
    "name of an option": lambda given: boneace.new("thirty-one", options=keyed(given)),
    "dealer": lambda given: boneace.new("thirty-one", dealer=given),
    "standing": lambda given: boneace.new("thirty-one", standing={"lives": [given, given]}),
    "key of a standing": lambda given: boneace.new("thirty-one", standing=keyed(given)),
    "bot": lambda given: bots.make(given, "thirty-one", 1),
    "setting": lambda given: Setting.of("mus", given),
    "batch": lambda given: Vector.of("thirty-one", given),
    "move": lambda given: boneace.new("thirty-one", seed=1).push(given),
    "seat": lambda given: boneace.new("thirty-one", seed=1).push("draw", given),
    "view": lambda given: boneace.new("thirty-one", seed=1).view(given),
    "format": lambda given: read("boneace", given),
    "game of a record": lambda given: read("game", given),
    "preset of a record": lambda given: read("preset", given),
    "options of a record": lambda given: read("options", {"lives": given}),
    "start of a record": lambda given: read("start", {"lives": [given, 1]}),
    "player": lambda given: read("players", [given, given]),
    "key": lambda given: read("k" * 5000, given),
    "early move": lambda given: read("deals", [{"moves": [given]}]),
    "wrong move": lambda given: dealt([given]),
    "late move": lambda given: dealt(["draw", given]),
}


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("call", CALLS)
def test_an_error_quotes_little_of_a_long_value(call: str, value: str) -> None:
    try:
        CALLS[call](VALUES[value])
    except BoneAceError as error:
        assert len(str(error)) < MOST
    else:
        assert call == "player"  # a name in a record may be long


@pytest.mark.parametrize("command", ADDED)
def test_an_option_of_a_command_quotes_little_of_a_long_value(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    under = next(action for action in _parser(command)._actions if action.dest == "==SUPPRESS==")
    assert under.choices is not None
    parser = dict(under.choices)[command]
    read_by_a_function = [action for action in parser._actions if action.type is not None]
    for action in read_by_a_function:
        if not action.option_strings:
            continue
        name = action.option_strings[-1]
        for text in LONG.values():
            for given in ([name, text], [f"{name}={text}"]):
                with pytest.raises(SystemExit) as stopped:
                    main([*command.split(), *given])
                told = capsys.readouterr().err
                error = told.splitlines()[-1]
                assert stopped.value.code == 2
                assert f" {name}: " in error and len(error) < MOST
                assert "invalid" not in error  # argparse says that with the name of a function


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
@pytest.mark.parametrize(
    "arguments",
    [
        ["{}"],
        ["table", "{}"],
        ["table", "--log", "{}"],
        ["table", "--log={}"],
        ["--language", "{}"],
        ["rules", "{}"],
        ["bench", "{}"],
        ["bench", "mus", "--preset", "{}"],
        ["bench", "mus", "--option", "{}"],
        ["bench", "mus", "--option", "target={}"],
        ["bench", "mus", "--option", "{}=1"],
        ["play", "mus", "--bots", "{}"],
        ["play", "mus", "--seats", "{}"],
        ["play", "mus", "--seed", "{}"],
        ["play", "mus", "--dealer", "{}"],
        ["play", "mus", "--name", "{}"],
        ["arena", "mus", "{}", "novice"],
        ["simulate", "mus", "{}"],
        ["solve", "mus", "--iterations", "{}"],
    ],
    ids=" ".join,
)
def test_a_command_quotes_little_of_a_long_argument(
    arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: Any = main([argument.replace("{}", text) for argument in arguments])
    except SystemExit as stopped:
        status = stopped.code
    told = capsys.readouterr().err
    assert status == 2
    assert len(told.rpartition("boneace")[2]) < MOST and "Traceback" not in told


@pytest.mark.parametrize("given", ["9" * 30, str(1 << 63)])
def test_a_number_that_is_too_large_is_told_by_the_name_of_its_option(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "thirty-one", "--matches", given])
    said = f"argument --matches: this must be at most {(1 << 63) - 1}, not '{given}'"
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("x", "this must be a whole number, not 'x'"),
        ("1.5", "this must be a whole number, not '1.5'"),
        ("9" * 301, "this must be a whole number of at most 300 figures"),
    ],
)
def test_only_a_long_number_is_told_how_long_it_may_be(
    given: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "thirty-one", "--seed", given])
    assert said in capsys.readouterr().err
