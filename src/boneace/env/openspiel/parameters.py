"""The parameters of a game in OpenSpiel.

| Parameter | What it is                                                                      |
|-----------|---------------------------------------------------------------------------------|
| `seats`   | how many play; the fewest that the game allows                                  |
| `preset`  | a named set of options                                                          |
| an option | each option of the game: true or false, a whole number, or one of some words    |
| `cards`   | the cards of a smaller pack, such as `AS KS QS`; none: the whole pack           |
| `dealer`  | the seat that deals first                                                       |
| `limit`   | decisions after which a match is cut, and nobody has won anything; 0: the usual |
| `memory`  | how many rows of the past an information state tensor holds, 65,536 at most     |

An option that is given overrides the preset. A word that looks like a number is in quotation marks
where parameters are text, as in `boneace_thirty_one(pack='32')`; otherwise OpenSpiel would read a
number.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import NamedTuple

from boneace.declare import Declaration
from boneace.described import Value
from boneace.env.memory import MOST_ROWS, ROWS
from boneace.games import fewer
from boneace.kernel.arguments import whole
from boneace.solve.setting import Setting

Parameter = bool | int | str

#: OpenSpiel passes the parameters that were given, by name, and then the defaults of the rest, by
#: name. This one sorts before all others and is never given: it marks where the rest begins.
_REST = "_"

MEMORY = ROWS
"""Events in an information state tensor: more than any sensibly played deal has."""


def specified(declaration: Declaration) -> dict[str, Parameter]:
    """The parameters of a game, each with its default, which also gives its type."""
    options: dict[str, Parameter] = {one.name: one.default for one in declaration.options}
    preset = declaration.presets[0].name if declaration.presets else ""
    own: dict[str, Parameter] = {"seats": declaration.min_seats, "preset": preset, fewer.CARDS: ""}
    return {_REST: "", **own, "dealer": 0, "limit": 0, "memory": MEMORY, **options}


class Chosen(NamedTuple):
    """The meaning of the parameters of one game."""

    given: dict[str, Parameter]
    """The parameters as OpenSpiel can write them as text, and read them again."""
    setting: Setting
    dealer: int
    limit: int | None
    memory: int


def chosen(declaration: Declaration, parameters: Mapping[str, Parameter]) -> Chosen:
    """The meaning of the parameters that OpenSpiel passes.

    Raises OptionError or WrongValue for what the game does not allow.
    """
    given = dict(takewhile(lambda item: item[0] != _REST, parameters.items()))
    options: dict[str, Value] = {
        name: value.strip("'") if isinstance(value, str) else value
        for name, value in given.items()
        if name in {fewer.CARDS, *(one.name for one in declaration.options)}
    }
    seats, preset = given.get("seats"), given.get("preset")
    setting = Setting.of(
        declaration.name,
        None if seats is None else int(seats),
        str(preset) if preset else None,
        options,
    )
    return Chosen(
        {name: _written(value) for name, value in given.items()},
        setting,
        whole("dealer", given.get("dealer", 0), 0, setting.seats - 1),
        whole("limit", given.get("limit", 0), 0) or None,
        whole("memory", given.get("memory", MEMORY), 0, MOST_ROWS),
    )


def _written(value: Parameter) -> Parameter:
    """A value; a word that looks like another type is put in quotation marks."""
    if isinstance(value, str) and not set(value) - set("+-.0123456789"):
        return f"'{value}'"
    return value
