"""The keys are declared once: the buttons, what may be typed and the help have no others."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from boneace.languages.catalogues import files
from boneace.languages.codes import LANGUAGES
from boneace.terminal.app import TableApp
from boneace.terminal.keys import KEYS_AT, RESERVED
from tests.places import PACKAGE, short

#: For each kind of keys the folder of its table, and the name of the game in words there.
KINDS = {
    "bank": ("bank", "Bank"),
    "mus": ("mus", "Mus"),
    "stop-the-bus": ("exchange", "StopTheBus"),
    "switch": ("exchange", "Switch"),
    "thirty-one": ("exchange", "ThirtyOne"),
    "vying": ("vying", "Vying"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_has_the_keys_that_are_declared(kind: str) -> None:
    folder, name = KINDS[kind]
    app = getattr(import_module(f"boneace.terminal.{folder}.drawn"), f"{name}App")
    speech = getattr(import_module(f"boneace.terminal.{folder}.speech"), name)
    assert KEYS_AT[kind] == app.KEY_OF
    bound = {binding.key for binding in vars(app)["BINDINGS"] if "verb(" in binding.action}
    assert bound == set(KEYS_AT[kind].values()) == set(speech.short)
    for move, key in KEYS_AT[kind].items():
        assert move in speech.short[key]


def test_the_keys_of_every_table_are_reserved() -> None:
    common = {binding.key for binding in vars(TableApp)["BINDINGS"] if len(binding.key) == 1}
    assert common <= set(RESERVED)
    assert all(common.isdisjoint(keys.values()) for keys in KEYS_AT.values())


def test_no_table_writes_a_key_itself() -> None:
    """But for `b`, the side wagers, which the page has no key for."""
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
