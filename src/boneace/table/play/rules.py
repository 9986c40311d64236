"""A digest of the rules of a game, by which two programs can check that theirs are the same."""

from __future__ import annotations

import hashlib
from functools import cache


@cache
def layout(game: str) -> str:
    """A digest of the rules of a game and of its record layouts.

    It is the same on every machine that has the same version of the rules. The first call takes a
    moment: it reads the sources.
    """
    # imported here: the page is served before slow imports
    from boneace import games
    from boneace.games.options import options_layout
    from boneace.kernel.build import digest_of_rules

    declaration = games.declaration(game)
    state = games.part(game, "rules").State
    told = [digest_of_rules(f"{declaration.package}.rules")]
    told += [repr(kind.descr) for kind in (state, options_layout(declaration))]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]
