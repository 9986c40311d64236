"""What all tests share."""

from __future__ import annotations

import pytest

# the checks that games share fail with as many words as those in a test file
for shared in ("clauses", "seen", "terminal.pilots", "terminal.sittings", "written"):
    pytest.register_assert_rewrite(f"tests.{shared}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while Playwright is open, no other test can run an event loop."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
