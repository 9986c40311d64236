"""The rule book of Switch, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import VariantBook

BOOK = VariantBook("switch", "T31", Path(__file__).parent, listed="thirty-one", title="Switch")
