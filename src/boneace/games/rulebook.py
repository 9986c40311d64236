"""The rule books: their text, and one clause of it."""

from __future__ import annotations

import re
from importlib.resources import files

from boneace import games
from boneace.errors import OptionError
from boneace.languages import current, say
from boneace.languages.codes import ENGLISH

_BULLET = r"[-*\d. \t]*"  # a prefix of a clause


def text(game: str) -> str:
    """A game's rule book, in Markdown, in the current language.

    A game without one in that language returns its English one. Raises OptionError for an unknown
    game.
    """
    code = language(game)
    name = "rulebook.md" if code == ENGLISH else f"rulebook.{code}.md"
    return (files(games.declaration(game).package) / name).read_text(encoding="utf-8")


def language(game: str) -> str:
    """The language of the text: the current one if the game has a book in it, else English."""
    folder = files(games.declaration(game).package)
    return current() if (folder / f"rulebook.{current()}.md").is_file() else ENGLISH


def numbers(game: str) -> list[str]:
    """The numbers of the clauses of a game, in the order of its rule book."""
    return re.findall(rf"^{_BULLET}\*\*([A-Z][A-Z0-9-]*-\d+)", text(game), re.MULTILINE)


def clause(game: str, number: str) -> str:
    """One clause as plain text, on one line. Raises OptionError if there is none.

    A clause begins with its number in bold, and goes on over the indented lines that follow.
    """
    label = rf"^{_BULLET}\*\*{re.escape(number.upper())}\b[^*]*\*\*.*(?:\n[ \t]+\S.*)*"
    found = re.search(label, text(game), re.MULTILINE)
    if not found:
        raise OptionError(say("options-no-clause", game=game, clause=number))
    line = " ".join(found[0].lstrip("-* ").replace("**", "").split())
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)
