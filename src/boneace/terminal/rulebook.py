"""The clauses of a game's rule book, and the options of a match, in lines of text."""

from __future__ import annotations

import re
from importlib.resources import files

from boneace import games
from boneace.match import Match


def clause(game: str, number: str) -> str | None:
    """One clause of the rule book as plain text; None where there is none of that number."""
    try:
        book = files(games.declaration(game).package) / "rulebook.md"
        text = book.read_text(encoding="utf-8")
    except OSError:
        return None
    label = rf"^[-*\d. \t]*\*\*{re.escape(number.upper())}\b[^*]*\*\*.*(?:\n[ \t]+\S.*)*"
    found = re.search(label, text, re.MULTILINE)
    if not found:
        return None
    line = " ".join(found[0].lstrip("-* ").replace("**", "").split())
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)


def in_force(match: Match) -> list[str]:
    """The preset of a match and what differs from it, a line each."""
    declaration = match.declaration
    preset = declaration.preset(match.preset)
    lines = [f"{declaration.title}, {preset.title}. {preset.summary}"]
    for name, value in declaration.differences(match.preset, match.options).items():
        option = declaration.option(name)
        text = ("yes" if value else "no") if option.kind == "bool" else value
        lines.append(f"House rule: {option.title}: {text} ({', '.join(option.clauses)}).")
    return lines
