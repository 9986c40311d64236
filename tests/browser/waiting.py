"""Wait for the page at little cost."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Milliseconds between two checks of the page. Checking at each frame, the default, makes the page
#: draw frames that nobody needs.
BETWEEN_LOOKS = 40


def until(page: Page, condition: str, arg: Any = None, timeout: float | None = None) -> Any:
    """Wait until a condition in JavaScript holds; returns its value."""
    found = page.wait_for_function(condition, arg=arg, timeout=timeout, polling=BETWEEN_LOOKS)
    return found.json_value()
