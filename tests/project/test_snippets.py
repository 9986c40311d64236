"""Code shown in the documents is the same as in the files."""

from __future__ import annotations

import pytest

from tests.places import checkout
from tests.snippets import documents, piece, up_to_date

ROOT = checkout()


def test_every_piece_of_a_file_is_as_it_is_there() -> None:
    shown = documents(ROOT)
    assert ROOT / "docs" / "adding-schwimmen.md" in shown
    for path in shown:
        text = path.read_text(encoding="utf-8")
        assert text.count("<!-- from ") > 8
        assert text == up_to_date(text, ROOT), "python -m tests.snippets writes them again"


def test_pieces_are_found_by_name_and_by_line() -> None:
    text = "A = 1\n\n\n@rule\ndef one(a):\n    return a\n\n\nB = [\n    2,\n]\n"
    assert piece(text, "one, A") == "@rule\ndef one(a):\n    return a\n\n\nA = 1\n"
    assert piece(text, '"B =" 2') == "B = [\n    2,\n"
    for what in ("two", '"C" 1', '"    " 1'):  # missing, missing, and ambiguous
        with pytest.raises(LookupError):
            piece(text, what)
