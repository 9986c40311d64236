"""Messages with a slip in their names, which nothing asks for.

Where one of these may be missing, another text is shown instead: the notation of a move, the name
of a field. So a slip in its name raises no error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import get_close_matches

from boneace.games.facts import facts
from boneace.languages import Later
from boneace.testing import messages
from boneace.testing.case import Case
from boneace.testing.sources import sources_of
from boneace.testing.wording import known_moves

KINDS = ("move", "fact", "place")
"""What the defaults ask for besides the texts of the declaration: `<game>-move-…`."""


def check_used(case: Case) -> None:
    """The messages of moves, facts and places belong to one, and their attributes are read."""
    texts, usual = set(_texts(case)), set(_usual(case))
    moves = {part for move in known_moves(case) for part in (move, move.partition(" ")[0])}
    ids = {text.strip().lower().replace(" ", "-") for text in moves | texts}
    for name in messages.names(case):
        message, _, attribute = name.partition(".")
        kind, _, rest = message.removeprefix(f"{case.game}-").partition("-")
        if message in texts or name in usual:
            continue
        if attribute and message in usual:
            raise case.failure(f"nothing asks for {attribute} of {message}: is it misspelt?")
        allowed = ("", "hint", "closed") if rest in case.words.CLOSED else ("", "hint")
        likely = get_close_matches(kind, KINDS, 1, 0.75)
        if likely and not (kind == "move" and rest in ids and attribute in allowed):
            raise case.failure(f"nothing asks for the message {name}: is it misspelt?")


def _usual(case: Case) -> Iterator[str]:
    """The messages that the declaration and the defaults ask for."""
    for text in case.declaration.texts:
        if isinstance(text, Later):
            yield text.message
    standing = case.words.standing(facts(case.o), facts(case.begun()))
    for name in {*standing, *case.words.FACTS}:
        yield f"{case.game}-fact-{name.replace('_', '-')}"
    for name in case.words.ON_TABLE:
        yield f"{case.game}-place-{name}"


def _texts(case: Case) -> Iterator[str]:
    """All texts in the source of the game."""
    for source in sources_of(case):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
