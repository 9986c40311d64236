"""Pieces of real files in the documents, so that the documents show the current code.

A line `<!-- from PATH: WHAT -->` stands before a block of code. WHAT is a list of names that a
Python file defines at its top, or the first words of a line in quotes and the number of lines
from it: `"- **SCH-09**" 2`. Run `python -m tests.snippets` from the checkout to bring the blocks up
to date; a test fails when one is not.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from tests.places import checkout

MARK = re.compile(
    r"^<!-- from (?P<path>\S+): (?P<what>[^\n]+) -->\n\n"
    r"```(?P<kind>\w*)\n(?P<block>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
BY_LINE = re.compile(r'"(?P<first>.+)" (?P<many>\d+)')


def piece(text: str, what: str) -> str:
    """A piece of a file. Raises LookupError if it is not in the file, or is there more than
    once."""
    by_line = BY_LINE.fullmatch(what)
    if by_line is None:
        pieces = [_defined(text, name) for name in what.split(", ")]
        apart = (
            "\n\n\n" if any(one.startswith(("@", "def ", "class ")) for one in pieces) else "\n\n"
        )
        return apart.join(pieces) + "\n"
    lines = text.splitlines()
    found = [at for at, line in enumerate(lines) if line.startswith(by_line["first"])]
    if len(found) != 1:
        raise LookupError(f"{len(found)} lines begin with {by_line['first']}")
    return "\n".join(lines[found[0] : found[0] + int(by_line["many"])]) + "\n"


def _defined(text: str, name: str) -> str:
    for node in ast.parse(text).body:
        first = node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = {node.name}
            first = min([first, *(each.lineno for each in node.decorator_list)])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {each.id for each in targets if isinstance(each, ast.Name)}
        else:
            continue
        if name in names:
            return "\n".join(text.splitlines()[first - 1 : node.end_lineno])
    raise LookupError(f"nothing called {name} is defined")


def up_to_date(document: str, root: Path) -> str:
    """A document with every piece copied from its file."""

    def replaced(found: re.Match[str]) -> str:
        text = (root / found["path"]).read_text(encoding="utf-8")
        head = found[0][: found.start("block") - found.start()]
        return f"{head}{piece(text, found['what'])}```"

    return MARK.sub(replaced, document)


def documents(root: Path) -> list[Path]:
    """The documents with pieces of files."""
    every = sorted((root / "docs").glob("*.md"))
    return [path for path in every if MARK.search(path.read_text(encoding="utf-8"))]


def main() -> int:
    root = checkout()
    for path in documents(root):
        path.write_text(up_to_date(path.read_text(encoding="utf-8"), root), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
