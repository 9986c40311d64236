"""The terminal speaks English in these tests, whatever the one speaks in which they are run."""

from __future__ import annotations

import pytest

from boneace.terminal.start import LANGUAGE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, "en")
