"""The parts of Leduc poker that the table shows besides the cards."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.languages import say


def facts(options: Facts, f: Facts) -> list[str]:
    """The chips in the pot."""
    return [say("leduc-pot", count=sum(f.paid))]
