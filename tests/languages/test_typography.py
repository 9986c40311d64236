"""Signs stand as a reader of each language expects them: spaces in French, quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from boneace.languages.catalogues import files
from boneace.languages.codes import LANGUAGES
from tests.languages.catalogues import parsed
from tests.places import PACKAGE, short

NO_BREAK = "\u00a0"
PLACED = "\ufffc"
#: French puts a no-break space before these signs and inside « »: no line begins with a sign.
BROKEN = re.compile(rf"(?<=\S)[^\S{NO_BREAK}][!?;:»](?![\w/])|«(?!{NO_BREAK})|(?<!{NO_BREAK})»")
#: A language has one pair of quotation marks; the straight ones belong to code.
MARKS = {"en": "“”", "de": "„“"}
EVERY_MARK = "„“”«»"
CODE = re.compile(r"^```.*?^```|`[^`]*`|<[^<>\s]*>|^\|?[\s|:-]+$", re.DOTALL | re.MULTILINE)

in_every_language = pytest.mark.parametrize("code", LANGUAGES)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = [e.value if isinstance(e, ftl.TextElement) else PLACED for e in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def _said(path: Path) -> list[str]:
    texts = _Texts()
    texts.visit(parsed(path))
    return texts.found


def _catalogues(code: str) -> set[Path]:
    return {path for web in (False, True) for path in files(code, web=web)}


def _of_french() -> list[tuple[str, str]]:
    books = sorted(PACKAGE.glob("games/*/rulebook.fr.md"))
    lines = [(p, line) for p in books for line in CODE.sub("", p.read_text("utf-8")).splitlines()]
    said = [(path, text) for path in sorted(_catalogues("fr")) for text in _said(path)]
    return [(short(path), text) for path, text in [*said, *lines]]


def test_french_signs_are_never_torn_from_their_words() -> None:
    texts = _of_french()
    assert len(texts) > 2000
    assert [found for found in texts if BROKEN.search(found[1])] == []


@in_every_language
def test_a_language_has_one_kind_of_quotation_marks(code: str) -> None:
    other = set(EVERY_MARK) - set(MARKS.get(code, "«»"))
    wrong = [
        (short(path), text)
        for path in sorted(_catalogues(code))
        for text in _said(path)
        if other & set(text)
    ]
    assert wrong == []
