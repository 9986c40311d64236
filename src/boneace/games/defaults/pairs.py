"""Partners in a game from another package: its declaration says when there are any."""

from __future__ import annotations

from boneace import games
from boneace.games.facts import Facts


def in_pairs(game: str, options: Facts) -> bool:
    """Whether seats opposite each other are partners at a table with these options."""
    declaration = games.declaration(game)
    values = {
        name: declaration.option(name).value(getattr(options, name))
        for name in declaration.partners or {}
    }
    return declaration.in_pairs(values, options.seats)
