"""The rules that a match is played by, in lines of text."""

from __future__ import annotations

from boneace.match import Match


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
