"""Answers of a study in Markdown, for the documentation."""

from __future__ import annotations

from boneace.study.show import played, title, told
from boneace.study.told import Answer, Part, Studied


def markdown(found: Studied) -> str:
    """All answers, with a heading for each."""
    return "\n\n".join(_answer(answer) for answer in found.answers)


def _answer(answer: Answer) -> str:
    parts = [f"## {answer.title}", answer.about, played(answer)]
    parts += [_part(part) for part in answer.parts if not part.long]
    return "\n\n".join(part for part in parts if part)


def _part(part: Part) -> str:
    heads = [part.corner, *(head.title for head in part.heads)]
    ruled = ["---", *(["---:"] * len(part.heads))]
    lines = [[row.head.title, *(told(part, cell) for cell in row.cells)] for row in part.rows]
    table = "\n".join("| " + " | ".join(line) + " |" for line in (heads, ruled, *lines))
    return "\n\n".join([f"**{title(part)}**", table, *part.notes])
