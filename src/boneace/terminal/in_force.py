"""The rules that a match is played by, in lines of text."""

from __future__ import annotations

from boneace.languages import say
from boneace.match.match import Match


def in_force(match: Match) -> list[str]:
    """The preset of a match and what differs from it, a line each."""
    declaration = match.declaration
    preset = declaration.preset(match.preset)
    lines = [f"{declaration.title}, {preset.title}. {preset.summary}"]
    for name, value in declaration.differences(match.preset, match.options).items():
        option = declaration.option(name)
        text = _yes_or_no(bool(value)) if option.kind == "bool" else str(value)
        clauses = ", ".join(option.clauses)
        lines.append(say("terminal-house-rule", rule=option.title, value=text, clauses=clauses))
    return lines


def _yes_or_no(value: bool) -> str:
    return say("terminal-yes") if value else say("terminal-no")
