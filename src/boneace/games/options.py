"""From the declaration of a game to the record of options that its compiled rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.declare import Declaration, Value


def options_layout(declaration: Declaration) -> np.dtype[np.void]:
    """The record layout: `seats`, then one number an option."""
    fields = [("seats", "i8"), *((option.name, "i8") for option in declaration.options)]
    return np.dtype(fields, align=True)


def codes(declaration: Declaration, option: str) -> range:
    """The numbers that stand for the values of a choice, in the order declared."""
    return range(len(declaration.option(option).values))


def options_record(
    declaration: Declaration, seats: int, values: Mapping[str, Value]
) -> npt.NDArray[Any]:
    """The options of a match as an array of one record."""
    record = np.zeros(1, options_layout(declaration))
    record["seats"] = declaration.check_seats(seats)
    for option in declaration.options:
        record[option.name] = option.code(values[option.name])
    return record
