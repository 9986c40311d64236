"""The keys are declared once: the buttons, the input and the help have no others."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest

from boneace.games.sent import ActingView
from boneace.languages.catalogues import files
from boneace.languages.codes import LANGUAGES
from boneace.terminal.app import TableApp
from boneace.terminal.keys import KEYS_AT, RESERVED
from tests.places import PACKAGE, short

from .sittings import SWAPPING, VYING, sitting

#: The games whose views list the possible actions, with a number of seats for each.
ACTING = {**dict.fromkeys(("thirty-one", *SWAPPING), 3), **VYING}


@pytest.mark.parametrize("kind", ("bank", "mus"))
def test_a_table_has_the_keys_that_are_declared(kind: str) -> None:
    name = kind.capitalize()
    app = getattr(import_module(f"boneace.terminal.{kind}.drawn"), f"{name}App")
    speech = getattr(import_module(f"boneace.terminal.{kind}.speech"), name)
    assert KEYS_AT[kind] == app.KEY_OF
    bound = {binding.key for binding in vars(app)["BINDINGS"] if "verb(" in binding.action}
    assert bound == set(KEYS_AT[kind].values()) == set(speech.short)
    for move, key in KEYS_AT[kind].items():
        assert move in speech.short[key]


@pytest.mark.parametrize("game", ACTING)
def test_a_letter_does_one_thing_at_a_time(game: str) -> None:
    """Every move has its key in the view, and no two moves that are legal at once share one."""
    rng, match = random.Random(5), sitting(None, ACTING[game], 5, game=game).match
    told = 0
    while not match.over and told < 150:
        assert match.turn != "chance"
        view = match.present(match.turn)
        assert isinstance(view, ActingView)
        keys = {one.move: one.key for one in view.actions}
        assert not set(keys.values()) & set(RESERVED)
        assert {move for place in view.buttons for move in place} <= keys.keys()
        open_now = {named(move.text, keys) for move in match.legal} - {BY_CARD}
        assert len({keys[move] for move in open_now}) == len(open_now)
        match.push(rng.choice(list(match.legal)))
        told += 1
    assert told > 5


#: For this move a card of the hand is pressed, if the game names no such action.
BY_CARD = "a card"


def named(move: str, keys: Mapping[str, str]) -> str:
    """The action that a move belongs to."""
    verb = move.split()[0]
    found = move if move in keys else verb
    return BY_CARD if found not in keys and verb == "discard" else found


def test_the_keys_of_every_table_are_reserved() -> None:
    common = {binding.key for binding in vars(TableApp)["BINDINGS"] if len(binding.key) == 1}
    assert common <= set(RESERVED)
    assert all(common.isdisjoint(keys.values()) for keys in KEYS_AT.values())


def test_no_table_writes_a_key_itself() -> None:
    """Except for `b`, the side wagers, which have no key on the page."""
    again = []
    for path in sorted((PACKAGE / "terminal").glob("*/*.py")):
        if path.parent.name == "plain":  # it gives letters to any moves
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        again += [
            f"{short(path)}: {text}"
            for text in _texts(tree)
            if re.fullmatch("[a-z](  [a-z])*", text)
        ]
    assert set(again) == {"boneace/terminal/exchange/drawn.py: b"}


def _texts(tree: ast.AST) -> list[str]:
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_of_a_table_writes_a_key_itself(code: str) -> None:
    again = [
        f"{path.stem}: {line}"
        for path in files(code)
        if path.stem.startswith("terminal-")
        for line in _messages(path)
        if KEY.search(line)
    ]
    assert again == []


#: A letter where a key stands: before a move, or alone in brackets; “o” is Spanish for “or”.
KEY = re.compile(r"\([a-z]\)|[:;,] [a-np-z] (mus|pass|draw|stake|swap|knock)\b|, [b-df-np-z] [2-9]")


def _messages(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
