"""Words that every game and every interface needs are in one catalogue, which all of them read."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from boneace.languages import say, speaking
from boneace.languages.catalogues import SHARED, files
from boneace.languages.codes import LANGUAGES
from tests.languages.catalogues import parsed
from tests.places import short

NAMED = ({"ace", "king"}, {"spades", "hearts"}, {"oros", "copas"}, {"novice", "club"})
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


class _Choices(Visitor):
    """Where a message chooses between words by the name of a rank, a suit or a bot."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        named = [v for v in node.variants if isinstance(v.value.elements[0], ftl.TextElement)]
        if named and any(one <= keys for one in NAMED):
            self.found.append(keys)
        self.generic_visit(node)


def _everywhere(code: str) -> set[Path]:
    return {path for web in (False, True) for path in files(code, web=web)}


@in_every_language
def test_ranks_suits_and_bots_have_their_names_once(code: str) -> None:
    again = []
    for path in sorted(_everywhere(code)):
        choices = _Choices()
        choices.visit(parsed(path))
        if choices.found and path.parent.name != SHARED:
            again.append(short(path))
    assert again == []


@in_every_language
def test_what_is_shared_is_nowhere_else(code: str) -> None:
    shared, others = set(), []
    for path in _everywhere(code):
        ids = {entry.id.name for entry in parsed(path).body if isinstance(entry, ftl.Message)}
        if path.parent.name == SHARED:
            shared |= ids
        else:
            others += [(short(path), found) for found in ids]
    assert shared and [found for found in others if found[1] in shared] == []


def test_you_are_called_so_in_one_place() -> None:
    """But where a language has another case of it: “cubierta por ti”."""
    again = [_called_you(code) for code in LANGUAGES]
    assert set.intersection(*again) == set()


def _called_you(code: str) -> set[str]:
    with speaking(code):
        you = say("names-you").casefold()
    return {
        entry.id.name
        for path in _everywhere(code)
        for entry in parsed(path).body
        if isinstance(entry, ftl.Message) and path.parent.name != SHARED and _text(entry) == you
    }


def _text(message: ftl.Message) -> str:
    parts = message.value.elements if message.value else []
    return "".join(part.value for part in parts if isinstance(part, ftl.TextElement)).casefold()
