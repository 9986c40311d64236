"""No English is left in code: texts for people are messages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.places import PACKAGE, WEB, needs_page_sources, short

#: The name of the program, and names of characters.
SPARE = {"Bone", "Ace", "nbsp", "amp"}
#: Rooms whose texts are for programmers, as is the games' data for learners.
FOR_PROGRAMMERS = ("testing", "kernel", "compiling", "env")
LEARNERS = ("learners.py", "fields.py")
#: Files with texts of argparse, which they look for and replace.
FOUND = ("commands/parsing.py",)
#: Texts for programs or programmers: the names of metrics, and of the interface.
FOR_MACHINES = ("table/web/metrics.py", "table/web/openapi.py", "table/web/spoken.py")
#: The Spanish calls of Mus, and parts of errors of SQLite and Ray that code looks for.
KNOWN = {"medias de reyes", "medias de ases", "corta el mus", "no hay mus", "unable to open"}
KNOWN |= {"timed out during startup"}
TEMPLATE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
READ_ALOUD = re.compile(r"\b(?:title|aria-label|placeholder|alt)=\"[^\"{]*[A-Za-z]{2}")


@needs_page_sources
def test_the_templates_of_the_page_have_no_words() -> None:
    found = {
        short(path): words
        for path in sorted((WEB / "src").rglob("*.svelte"))
        if (words := _words(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def _words(source: str) -> set[str]:
    markup = TEMPLATE.sub("", source)
    outside, depth = "", 0
    for sign in markup:
        depth += (sign == "{") - (sign == "}")
        outside += sign if depth == 0 and sign != "}" else ""
    words = set(re.findall(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>", " ", outside)))
    return words - SPARE | set(READ_ALOUD.findall(outside))


def test_python_shows_no_sentence_of_its_own() -> None:
    """Three words in a row are a sentence; exceptions and the server's log are for programmers."""
    found = [
        f"{short(path)}:{line}: {text}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in FOR_PROGRAMMERS
        and path.name not in LEARNERS
        and path.relative_to(PACKAGE).as_posix() not in (*FOUND, *FOR_MACHINES)
        for line, text in _sentences(path)
        if text not in KNOWN
    ]
    assert found == []


def _sentences(path: Path) -> list[tuple[int, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    spare = {id(part) for node in ast.walk(tree) if _is_spare(node) for part in ast.walk(node)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in spare
        and not all(line.startswith("  boneace") for line in node.value.splitlines())  # examples
        and re.search(r"\b[A-Za-z]{2,} (to|[a-z]{2,}) [a-z]{2,}\b|\d (to|and|or) \d", node.value)
    ]


def _is_spare(node: ast.AST) -> bool:
    """Texts that nobody reads in play: documentation, exceptions, the log, `repr`."""
    if isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ):
        return True
    if isinstance(node, ast.FunctionDef):
        return node.name in ("__repr__", "__getattr__")
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).partition(".")[0] in ("_log", "log", "logger", "logging")
    return False
